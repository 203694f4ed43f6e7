"""Congo's board and hand in words: every fact of the pictures, and the few they leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import fields

from games.congo.data import (
    AUXILIARIES,
    BOX,
    CARDS,
    CHARACTERS,
    HIPPOS,
    NATIONS,
    POWERS,
    PROFESSIONS,
    STOPS,
    TILES,
)
from games.congo.state import DECKS, HALVES, PastBid, PastTurn, Roll
from games.congo.view import BidView, CongoView, OwnView, PlayerView, StopView
from games.core import Standing
from games.values import Text, Value, Who, points
from render.congo.hand import in_hand
from render.congo.port import here
from render.twin import caption_of, pages_of
from words.catalogue import Words

LANGUAGES = frozenset(language.id for language in BOX.languages)


def caption(view: CongoView, words: Words) -> str:
    """The board's alternative text: the stop, whose turn it is, how the points stand, and the bids."""
    return caption_of(
        (
            _stop_now(view, words),
            _question(view, words),
            words.say("twin-scores", scores=tuple(_score(player) for player in view.players)),
            *(_bid(player, words) for player in view.players if player.bid is not None),
            *_special(view, words),
        )
    )


def choose_caption(view: CongoView, words: Words) -> str:
    """The stop, what each profession and nation is worth there, whose turn it is, and what all hold."""
    return caption_of(
        (
            _stop_now(view, words),
            *_worth(here(view), words),
            _question(view, words),
            *_special(view, words),
            *(_holder(player, words) for player in view.players),
        )
    )


def river_caption(view: CongoView, words: Words) -> str:
    """Where the boat lies, and the stops from there on, then those that it has left, the latest first."""
    place = next(place for place, stop in enumerate(view.river) if stop.id == view.boat)
    ahead, behind = view.river[place + 1 :], view.river[:place]
    stops = (stop for stop in (*ahead, *reversed(behind)) if stop.is_used)
    return caption_of((_stop_now(view, words), *(_stop(stop, words) for stop in stops)))


def charts_caption(view: CongoView, words: Words) -> str:
    """Both charts, those of this stop first."""
    return caption_of((*_worth(here(view), words), *_tables(words)))


def scores_caption(view: CongoView, words: Words) -> str:
    """How the points stand or who has won, where they came from, the stop before and the piles."""
    return caption_of((*_account(view, words), *_piles(view, words)))


def overview_caption(view: CongoView, words: Words) -> str:
    """The points, and both charts."""
    return caption_of((*_account(view, words), *_tables(words)))


def hand_caption(view: CongoView, words: Words) -> str:
    """The hand's alternative text: the cards in hand, and what is sealed."""
    assert view.own is not None
    return caption_of(_held(view.own, words))


def hand_note(view: CongoView, words: Words) -> str:
    """Whom the auxiliaries in hand go with, and what hippo tiles are for: the picture shows the rest."""
    own = view.own
    assert own is not None
    fits = tuple(
        Text("twin-fit", {"kind": kind, "whom": f"board-{kind}-for"})
        for kind in AUXILIARIES
        if kind in own.auxiliaries
    )
    lines = [*([words.say("twin-fits", fits=fits)] if fits else ())]
    return "\n".join([*lines, *([words.say("twin-hippos-for")] if own.hippos else ())])


def describe(view: CongoView, words: Words) -> list[str]:
    """Everything the reader may know, in pages; what is their own comes first."""
    return pages_of(
        [
            *_own(view, words),
            *_table(view, words),
            *_players(view, words),
            *_river(view, words),
            *_piles(view, words),
            *_tables(words),
        ]
    )


def _account(view: CongoView, words: Words) -> Iterator[str]:
    """The scores and where they come from, and how the stop before came out."""
    if view.result is not None:
        yield _question(view, words)
    yield words.say("twin-scores", scores=tuple(_score(player) for player in view.players))
    for player in view.players:
        if gained := _sources(player.points):
            yield words.say("twin-points", who=Who(player.seat), sources=gained)
    if view.previous is not None:
        yield from _previous(view.previous, words)


def _worth(stop: StopView, words: Words) -> Iterator[str]:
    """What professions are worth on the tile that lies open here, and nations at its flag."""
    if stop.tile is not None:
        kinds = sorted(PROFESSIONS.values(), key=lambda each: -each.values[stop.tile or ""])
        values = tuple(Text("twin-cell", {"of": kind.id, "value": kind.values[stop.tile]}) for kind in kinds)
        yield words.say("twin-values-here", values=values)
    if stop.flag is not None:
        changes = tuple(
            Text("twin-cell", {"of": nation, "value": NATIONS[nation].modifiers[stop.flag]})
            for nation in POWERS
        )
        yield words.say("twin-modifiers-here", values=changes)


def _held(own: OwnView, words: Words) -> Iterator[str]:
    """What is sealed first, then what is held."""
    if own.bid is not None:
        yield words.say("twin-own-bid", character=own.bid)
    if own.pick is not None:
        yield words.say("twin-own-pick", character=own.pick)
    if own.commitment is not None:
        yield words.say("twin-own-commitment", tiles=own.commitment)
    if own.settler_card is not None:
        yield words.say("twin-own-settler", character=own.settler_card)
    yield words.say("twin-own-characters", characters=own.characters)
    yield words.say("twin-own-auxiliaries", cards=_counted(own.auxiliaries, AUXILIARIES))
    yield words.say("twin-own-specials", cards=own.specials)
    yield words.say("twin-own-hippos", tiles=own.hippos)
    for stop, kind in own.explored.items():
        yield words.say("twin-own-explored", stop=stop, tile=kind)


def _own(view: CongoView, words: Words) -> Iterator[str]:
    own = view.own
    if own is None:
        return
    yield from _held(own, words)
    for character in in_hand(own):
        if character in own.worth:
            low, high = own.worth[character]
            key = "twin-own-worth" if low == high else "twin-own-worth-between"
            yield words.say(key, character=character, low=low, **({} if low == high else {"high": high}))
    for kind in (kind for kind in AUXILIARIES if kind in own.auxiliaries):
        bonus = points(AUXILIARIES[kind].bonus_half, HALVES)
        yield words.say("twin-own-with", kind=kind, bonus=bonus, **{"with": f"board-{kind}-with"})
    if own.hippos:
        yield words.say("twin-hippos-for")
    for card in own.specials:
        key = "twin-playable" if card in own.playable else "twin-not-playable"
        yield f"{words.say('twin-card', card=card, text=f'{card}.text')} {words.say(key)}"


def _table(view: CongoView, words: Words) -> Iterator[str]:
    yield _stop_now(view, words)
    yield _question(view, words)
    if view.first is not None:
        yield words.say("twin-first", who=Who(view.first))
    yield from _special(view, words)
    if view.is_revealed:
        yield words.say("twin-revealed")
    if view.highest_half is not None:
        yield words.say("twin-highest", total=points(view.highest_half, HALVES))
    if view.is_servant_used:
        yield words.say("twin-servant-used")
    yield from (_roll(roll, words) for roll in view.rolls)
    if view.result is not None:
        yield from (words.say("twin-tie", by=f"tie-{name}") for name in view.result.tie_breaks)
        yield from (_standing(view, standing, words) for standing in view.result.standings)
    if view.previous is not None:
        yield from _previous(view.previous, words)
    yield words.say("twin-options", options=tuple(_options(view)))


def _options(view: CongoView) -> Iterator[Text | str]:
    """All of them, with their values."""
    for field in fields(view.options):
        value = getattr(view.options, field.name)
        said = ("twin-yes" if value else "twin-no") if isinstance(value, bool) else str(value)
        yield Text("twin-option", {"option": f"option-{field.name}", "value": said})


def _special(view: CongoView, words: Words) -> Iterator[str]:
    if view.special is None:
        return
    yield words.say("twin-special", who=Who(view.special.owner), card=view.special.card)
    if view.special.stop is not None:
        yield words.say("twin-special-stop", stop=view.special.stop)
    if view.special.deck is not None:
        yield words.say("twin-special-deck", deck=view.special.deck)


def _roll(roll: Roll, words: Words) -> str:
    values: dict[str, Value] = {"cause": f"twin-{roll.cause}-roll", "face": roll.face}
    if roll.seat is not None:
        values["who"] = Who(roll.seat)
    said = words.say("twin-roll" if roll.seat is not None else "twin-roll-port", **values)
    if roll.outcome is None:
        return said
    known = roll.outcome if roll.outcome in NATIONS or roll.outcome in LANGUAGES else f"twin-{roll.outcome}"
    return f"{said} {words.say('twin-outcome', outcome=known)}"


def _previous(past: PastTurn, words: Words) -> Iterator[str]:
    """How the turn before came out."""
    if past.taker is not None:
        yield words.say("twin-past-taken", stop=past.stop, who=Who(past.taker))
    elif past.tied:
        yield words.say("twin-past-tied", stop=past.stop, who=tuple(Who(seat) for seat in past.tied))
    else:
        yield words.say("twin-past-untaken", stop=past.stop)
    if past.special is not None:
        yield words.say("twin-past-special", who=Who(past.special.owner), card=past.special.card)
    for bid in past.bids:
        yield " ".join(_past_bid(bid, words))


def _past_bid(bid: PastBid, words: Words) -> Iterator[str]:
    """A bid of the turn before, as it was seen last."""
    if bid.character is None:
        yield words.say("twin-past-unseen", who=Who(bid.seat))
    else:
        yield words.say("twin-past-bid", who=Who(bid.seat), character=bid.character)
    if bid.auxiliaries:
        yield words.say("twin-added", cards=_counted(bid.auxiliaries, AUXILIARIES))
    if bid.total_half is not None:
        yield words.say("twin-total", total=points(bid.total_half, HALVES))
    if bid.fate is not None:
        yield words.say("twin-past-fate", fate=f"twin-{bid.fate}")
    if bid.hippos:
        yield words.say("twin-spent", tiles=bid.hippos)


def _players(view: CongoView, words: Words) -> Iterator[str]:
    for player in view.players:
        line = _holder(player, words)
        yield f"{words.badge(player.seat).letter} \N{EN DASH} {line}"
        gained = _sources(player.points)
        if gained:
            yield words.say("twin-points", who=Who(player.seat), sources=gained)
        if player.is_first:
            yield words.say("twin-is-first", who=Who(player.seat))
        if player.has_answered:
            yield words.say("twin-answered", who=Who(player.seat))
        if player.bid is not None:
            yield _bid(player, words)
        if player.lost is not None:
            fate = f"twin-{player.lost.fate}"
            yield words.say("twin-lost", who=Who(player.seat), character=player.lost.character, fate=fate)
        if player.is_tied:
            yield words.say("twin-is-tied", who=Who(player.seat))
        if player.spent:
            total = sum(HIPPOS[tile].value for tile in player.spent)
            yield words.say("twin-hippos", who=Who(player.seat), tiles=player.spent, sum=total)


def _holder(player: PlayerView, words: Words) -> str:
    """What everybody may know of what that player has."""
    return words.say(
        "twin-player",
        who=Who(player.seat),
        points=points(player.score_half, HALVES),
        characters=player.characters,
        auxiliaries=player.auxiliaries,
        specials=player.specials,
        hippos=player.hippos,
    )


def _sources(sources: dict[str, int]) -> tuple[Text, ...]:
    """Where points came from, none where there were none."""
    return tuple(
        Text("twin-source", {"source": f"source-{source}", "points": points(half, HALVES)})
        for source, half in sources.items()
        if half
    )


def _bid(player: PlayerView, words: Words) -> str:
    bid = player.bid
    assert bid is not None
    if bid.character is None:
        return words.say("twin-bid-sealed", who=Who(player.seat))
    said = [words.say("twin-bid", who=Who(player.seat), character=bid.character), *_known(bid, words)]
    return " ".join(said)


def _known(bid: BidView, words: Words) -> Iterator[str]:
    """What is known of a character that was sent, what was added, and how it stands."""
    if bid.preference is not None:
        yield words.say("twin-preference", nation=bid.preference)
    if bid.language is not None:
        yield words.say("twin-speaks", language=bid.language)
    if bid.base_half is not None and bid.table_value is not None and bid.modifier is not None:
        base = points(bid.base_half, HALVES)
        yield words.say("twin-base", base=base, value=bid.table_value, modifier=bid.modifier)
    if bid.auxiliaries:
        yield words.say("twin-added", cards=_counted(bid.auxiliaries, AUXILIARIES))
    if bid.total_half is not None:
        yield words.say("twin-total", total=points(bid.total_half, HALVES))
    if bid.status is not None:
        yield words.say(f"twin-{bid.status}")


def _river(view: CongoView, words: Words) -> Iterator[str]:
    for stop in view.river:
        yield _stop(stop, words) if stop.is_used else words.say("twin-unused", stop=stop.id)


def _stop(stop: StopView, words: Words) -> str:
    return " ".join(_facts(stop, words))


def _facts(stop: StopView, words: Words) -> Iterator[str]:
    """What the board says of a stop, what lies there, and how it ended."""
    facts, flag = STOPS[stop.id], Text("twin-no-flag")
    if stop.flag is not None:
        flag = Text("twin-flag", {"nation": stop.flag})
    elif stop.removed_flag is not None:
        flag = Text("twin-flag-removed", {"nation": stop.removed_flag})
    yield words.say(
        "twin-stop", stop=stop.id, points=facts.points, tile=stop.tile or "twin-face-down", flag=flag
    )
    if facts.has_hippos:
        yield words.say("twin-has-hippos", count=BOX.scoring.hippos_for_taker)
    if facts.has_special:
        yield words.say("twin-has-special")
    if stop.explored_by:
        yield words.say("twin-explored-by", who=tuple(Who(seat) for seat in stop.explored_by))
    if stop.taker is not None:
        yield words.say("twin-taken-by", who=Who(stop.taker))
    elif stop.tied:
        yield words.say("twin-tied-by", who=tuple(Who(seat) for seat in stop.tied))
    elif stop.is_past:
        yield words.say("twin-untaken")


def _piles(view: CongoView, words: Words) -> Iterator[str]:
    for deck in DECKS:
        pile = view.piles[deck]
        discard = _counted(pile.discard, (*CHARACTERS, *AUXILIARIES, *CARDS))
        yield words.say("twin-pile", deck=deck, size=pile.size, discard=discard)
    yield words.say("twin-hippo-pile", size=view.hippo_pile, discard=_counted(view.hippo_discard, HIPPOS))
    if view.used_neutrals:
        yield words.say("twin-used-neutrals", characters=view.used_neutrals)
    if view.boxed_neutrals:
        yield words.say("twin-boxed-neutrals", characters=view.boxed_neutrals)
    if view.boxed_tiles:
        yield words.say("twin-boxed-tiles", tiles=_counted(view.boxed_tiles, TILES))


def _tables(words: Words) -> Iterator[str]:
    """The two tables of the overview."""
    for profession in PROFESSIONS.values():
        values = tuple(Text("twin-cell", {"of": kind, "value": profession.values[kind]}) for kind in TILES)
        yield words.say(
            "twin-values", profession=profession.id, auxiliary=profession.auxiliary, values=values
        )
    for nation in POWERS:
        changes = NATIONS[nation].modifiers
        values = tuple(Text("twin-cell", {"of": flag, "value": changes[flag]}) for flag in POWERS)
        face = 1 + BOX.die.preference.index(nation)
        yield words.say("twin-modifiers", nation=nation, values=values, face=face)


def _stop_now(view: CongoView, words: Words) -> str:
    """The stop of this turn with all that holds there."""
    if view.turn_no == 0:
        return words.say("twin-before")
    said = f"{words.say('twin-turn', turn=view.turn_no, turns=view.turns)} {_stop(here(view), words)}"
    if view.port_language is None:
        return said
    return f"{said} {words.say('twin-port-language', language=view.port_language)}"


def _question(view: CongoView, words: Words) -> str:
    """Whom the table waits for, or who has won."""
    if view.result is not None:
        winners = tuple(Who(seat) for seat in view.result.winners)
        return f"{words.say('twin-over')} {words.say('twin-won', who=winners, count=len(winners))}"
    return words.say(f"twin-{view.stage}-ask", who=tuple(Who(seat) for seat in view.waiting))


def _standing(view: CongoView, standing: Standing, words: Words) -> str:
    hand = view.players[standing.seat].final_hand
    assert hand is not None
    return words.say(
        "twin-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        points=points(standing.total, HALVES),
        sources=_sources(standing.sources),
        count=len(hand.characters) + len(hand.auxiliaries) + len(hand.specials),
        characters=hand.characters,
        auxiliaries=_counted(hand.auxiliaries, AUXILIARIES),
        specials=hand.specials,
        hippos=hand.hippos,
    )


def _score(player: PlayerView) -> Text:
    return Text("twin-score", {"who": Who(player.seat), "points": points(player.score_half, HALVES)})


def _counted(things: Iterable[str], order: Iterable[str]) -> tuple[Text, ...]:
    """Each thing once, with its number where there are several."""
    counts = Counter(things)
    return tuple(
        Text("twin-several", {"thing": thing, "count": counts[thing]}) for thing in order if counts[thing]
    )
