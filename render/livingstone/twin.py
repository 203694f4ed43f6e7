"""Livingstone's board and hand in words: every fact of the pictures, and the few they leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core import Standing
from games.livingstone.data import CARDS, COLUMNS, GEMS, ROWS, STONES
from games.livingstone.scoring import SOURCES
from games.livingstone.state import Stage
from games.livingstone.view import LivingstoneView, PlayerView
from games.values import Seat, Text, Value, Who
from render.livingstone.camps import leaders
from render.twin import caption_of, line_of, pages_of
from words.catalogue import Words

QUESTIONS = {Stage.PICK: "twin-pick", Stage.ACT: "twin-act", Stage.DONE: "twin-done"}


def caption(view: LivingstoneView, words: Words) -> str:
    """The alternative text of land and board: whose turn it is, with what, and how the points stand."""
    return caption_of(
        (
            _round(view, words),
            _question(view, words),
            *([words.say("twin-pool", dice=view.pool)] if view.result is None else []),
            words.say("twin-scores", scores=tuple(_score(player) for player in view.players)),
            *(line for column, line in _spaces(view, words) if column == view.boat and view.result is None),
        )
    )


def mine_caption(view: LivingstoneView, words: Words) -> str:
    """The alternative text of mine and cards: what is left, and what lies beside it."""
    return caption_of((words.say("picture-mine") + ".", *_stock(view, words), *_held(view, words)))


def hand_caption(view: LivingstoneView, words: Words) -> str:
    """The hand's alternative text: money, the names of the cards, gems and what they are good for."""
    assert view.me is not None
    assert view.own is not None
    gems = view.players[view.me].gems
    return caption_of(
        (
            _purse(view, words),
            words.say("twin-hand", cards=_cards(Counter(view.own.hand))),
            words.say("twin-own-gems", stones=_stones(gems)),
            *(_gem_prices(words) if any(gems.values()) else ()),
        )
    )


def hand_note(view: LivingstoneView, words: Words) -> str:
    """Money, and what gems are good for: the picture shows the cards with their texts."""
    assert view.me is not None
    has_gems = any(view.players[view.me].gems.values())
    return "\n".join([_purse(view, words), *(_gem_prices(words) if has_gems else ())])


def _gem_prices(words: Words) -> Iterator[str]:
    """What gems are sold for, and what they bring at the end if they are not (6.3)."""
    yield words.say("twin-gems-for", **{gem: GEMS[gem].pounds for gem in GEMS})


def describe(view: LivingstoneView, words: Words) -> list[str]:
    """Everything the reader may know, in pages; what is their own comes first."""
    return pages_of(
        [
            *_own(view, words),
            *_table(view, words),
            *_players(view, words),
            *_land(view, words),
            *_stock(view, words),
        ]
    )


def player_line(view: LivingstoneView, seat: Seat, words: Words) -> str:
    """What everybody may know of that player, in one line of a message."""
    player = view.players[seat]
    return line_of(words, seat, words.say("twin-line", points=player.total, tents=player.tents))


def _own(view: LivingstoneView, words: Words) -> Iterator[str]:
    if view.own is None:
        return
    yield _purse(view, words)
    yield words.say("twin-hand", cards=_cards(Counter(view.own.hand)))
    for card in sorted(set(view.own.hand), key=list(CARDS).index):
        yield words.say("twin-card", card=card, text=f"{card}.text")
    yield from _gem_prices(words)


def _table(view: LivingstoneView, words: Words) -> Iterator[str]:
    yield _round(view, words)
    yield _question(view, words)
    if view.result is None:
        yield words.say("twin-pool", dice=view.pool)
    else:
        yield from (words.say("twin-tie", by=f"tie-{name}") for name in view.result.tie_breaks)
        if view.queen_dice:
            yield words.say("twin-queen-dice", dice=view.queen_dice, sum=sum(view.queen_dice))
        yield from (_standing(view, standing, words) for standing in view.result.standings)
    names = ("allow_pass", "free_tent_pays_neighbours")
    chosen = tuple(f"option-{name}" for name in names if getattr(view.options, name))
    yield words.say("twin-options", options=chosen)


def _players(view: LivingstoneView, words: Words) -> Iterator[str]:
    for player in view.players:
        line = words.say(
            "twin-player",
            who=Who(player.seat),
            points=Text("points", {"points": player.total}),
            sources=_sources(player.points),
            tents=player.tents,
            cards=player.hand_size,
            gifts=player.donations,
        )
        yield f"{words.badge(player.seat).letter} \N{EN DASH} {line}"
        yield _gems(player, words)
        if view.result is None:
            yield _taken(player, words)


def _land(view: LivingstoneView, words: Words) -> Iterator[str]:
    yield words.say("twin-columns", costs=tuple(column.cost for column in COLUMNS.values()))
    for row in ROWS.values():
        seats, tents = leaders(view, row.index)
        yield words.say(
            "twin-row",
            row=row.index,
            points=Text("points", {"points": row.round_points}),
            majority=Text("points", {"points": row.majority_points}),
            who=tuple(Who(seat) for seat in seats),
            tents=tents,
            count=len(seats),
        )
    spaces = [line for _, line in _spaces(view, words)]
    yield from spaces or [words.say("twin-no-tents")]


def _stock(view: LivingstoneView, words: Words) -> Iterator[str]:
    yield words.say("twin-bag", stones=_stones(view.bag))
    yield words.say("twin-aside", stones=_stones(view.aside))
    yield words.say("twin-deck", count=view.deck_size)
    yield words.say("twin-discard", cards=_cards(view.discard))


def _held(view: LivingstoneView, words: Words) -> Iterator[str]:
    """The cards that were still in somebody's hand at the end."""
    for player in view.players:
        if player.final_hand:
            cards = _cards(Counter(player.final_hand))
            yield words.say("twin-held", who=Who(player.seat), cards=cards)


def _round(view: LivingstoneView, words: Words) -> str:
    cost = Text("pounds", {"pounds": view.cost})
    return words.say(
        "twin-round", round=view.round_no, column=view.boat, cost=cost, starter=Who(view.starter)
    )


def _question(view: LivingstoneView, words: Words) -> str:
    """Whom the table waits for, or who has won."""
    if view.active is not None:
        dice = {"dice": view.dice_to_spend} if view.stage is Stage.ACT else {}
        return words.say(QUESTIONS[view.stage], who=Who(view.active), **dice)
    assert view.result is not None
    winners = tuple(Who(seat) for seat in view.result.winners)
    won = words.say("twin-won", who=winners, count=len(winners)) if winners else words.say("twin-nobody")
    return f"{words.say('twin-over')} {won}"


def _standing(view: LivingstoneView, standing: Standing, words: Words) -> str:
    player = view.players[standing.seat]
    assert player.chest is not None
    assert player.final_hand is not None
    return words.say(
        "twin-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        points=Text("points", {"points": standing.total}),
        sources=_sources(standing.sources),
        gift=Text("pounds", {"pounds": player.chest}),
        out=standing.is_out,
        cards=_cards(Counter(player.final_hand)),
    )


def _spaces(view: LivingstoneView, words: Words) -> Iterator[tuple[int, str]]:
    """Each space with tents, by its column."""
    camps: dict[tuple[int, int], list[Text]] = {}
    for player in view.players:
        for camp in player.camps:
            values: dict[str, Value] = {
                "who": Who(player.seat),
                "tents": camp.scored + camp.unscored,
                "unscored": camp.unscored,
            }
            camps.setdefault((camp.column, camp.row), []).append(Text("twin-camp", values))
    for (column, row), there in sorted(camps.items()):
        yield column, words.say("twin-space", column=column, row=row, camps=tuple(there))


def _taken(player: PlayerView, words: Words) -> str:
    who = Who(player.seat)
    state = "twin-passed" if player.has_passed else "twin-can" if player.can_take_die else "twin-cannot"
    return f"{words.say('twin-taken', who=who, dice=player.dice_taken)} {words.say(state, who=who)}"


def _purse(view: LivingstoneView, words: Words) -> str:
    assert view.own is not None
    amounts = {"purse": view.own.purse, "chest": view.own.chest}
    return words.say(
        "twin-purse", **{name: Text("pounds", {"pounds": sum_}) for name, sum_ in amounts.items()}
    )


def _gems(player: PlayerView, words: Words) -> str:
    return words.say("twin-gems", who=Who(player.seat), stones=_stones(player.gems))


def _score(player: PlayerView) -> Text:
    return Text("twin-score", {"who": Who(player.seat), "points": player.total})


def _sources(points: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        Text("twin-source", {"source": f"source-{source}", "points": points[source]})
        for source in SOURCES
        if source in points
    )


def _stones(counts: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(Text(f"stones-{kind}", {"count": counts[kind]}) for kind in STONES if counts.get(kind))


def _cards(counts: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        Text("twin-cards", {"card": card, "count": counts[card]}) for card in CARDS if counts.get(card)
    )
