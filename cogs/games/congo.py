"""What Congo has friendlier than the general case: short names, values of characters, how bids stand."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.game_cog import GameCog
from cogs.panel.manner import Icons, Manner
from games.congo.actions import BoilerDiscard, ChooseCharacter, KeepBid, Pass, PlaySpecial, SettlerSwap
from games.congo.advice import fitting
from games.congo.data import CHARACTERS, HIPPOS
from games.congo.rules import CONGO
from games.congo.state import AT_ONCE, HALVES, Stage, Status
from games.congo.view import CongoView, PlayerView
from games.core import Action
from games.values import Text, Value, Who, points

VERBS = {
    "choose_first_player": "first",
    "choose_character": "send",
    "play_special": "special",
    "decline_special": "no_special",
    "boiler_discard": "discard",
    "settler_swap": "swap",
    "keep_bid": "keep",
    "hunt": "hunt",
    "stay": "stay",
    "gorilla_attack": "attack",
    "fight": "fight",
    "flee": "flee",
    "warrior_attack": "attack",
    "overboard_target": "overboard",
    "skip_overboard": "nobody",
    "add_auxiliaries": "add",
    "pass": "pass",
    "hippo_commit": "hippos",
    "hippo_add": "more_hippos",
}
"""The subcommand for each kind of action."""


def line(view: CongoView, action: Action) -> Text | None:
    """A character says what it would start with, a pass for how long it is."""
    assert view.own is not None
    match action:
        case ChooseCharacter(character):
            return Text("choice-choose_character", _valued(view, character))
        case SettlerSwap(character):
            return Text("choice-settler_swap", _valued(view, character))
        case KeepBid():
            assert view.own.bid is not None
            return Text("choice-keep_bid", _valued(view, view.own.bid))
        case Pass():
            return Text(f"pass-{_passing(view)}", {"total": _total(view)})
    return None


def label(view: CongoView, action: Action) -> Text | None:
    """Characters by what they are worth, others by one word; what comes of it is said beside it."""
    assert view.own is not None
    match action:
        case ChooseCharacter(character):
            return Text("choice-valued", {"value": _value(view, character), "who": _short(view, character)})
        case SettlerSwap(character):
            return Text("choice-yes", {"value": _value(view, character), "who": _short(view, character)})
        case KeepBid():
            bid = view.own.bid
            assert bid is not None
            return Text("choice-no", {"value": _value(view, bid), "who": _short(view, bid)})
        case BoilerDiscard(character):
            return Text(_short(view, character))
        case PlaySpecial(card, None, None):
            return Text("panel-value", {"value": card})
        case PlaySpecial(card, None, str(deck)):
            return Text("choice-settler", {"card": card, "deck": deck})
        case PlaySpecial(card, str(stop), None):
            return Text("panel-parts", {"first": card, "rest": stop})
        case Pass():
            return Text(f"pass-label_{_passing(view)}")
    return None


def more(view: CongoView, action: Action) -> tuple[Text, ...]:
    """What a character called by name is, which auxiliaries fit, and where one stands with a pass."""
    match action:
        case ChooseCharacter(character):
            assert view.own is not None
            fits = Text("choice-fits", {"count": fitting(view.own, character)})
            known = _title(view, character)
            return (Text("panel-parts", {"first": known[0], "rest": fits}),) if known else (fits,)
        case SettlerSwap(character) | BoilerDiscard(character):
            return _title(view, character)
        case Pass():
            return (Text(f"pass-more_{_passing(view)}", {"total": _total(view)}),)
    return ()


def _title(view: CongoView, character: str) -> tuple[Text, ...]:
    """What a character is, if a list calls it by its name."""
    is_named = _short(view, character) == f"name-{character}"
    return (Text(f"title-{character}"),) if is_named else ()


def value(view: CongoView, action: Action, name: str) -> Text | None:
    """Characters as in any list."""
    return label(view, action) if name == "character" else None


def _short(view: CongoView, character: str) -> str:
    """A character by nation and profession; by name where that would be long or two are alike."""
    assert view.own is not None
    about = CHARACTERS[character]
    held = {*view.own.characters, *filter(None, [view.own.bid, view.own.pick, view.own.settler_card])}
    alike = [other for other in held - {character} if _kind(other) == _kind(character)]
    return f"name-{character}" if alike or len(about.professions) > 1 else f"title-{character}"


def _kind(character: str) -> tuple[str, tuple[str, ...]]:
    about = CHARACTERS[character]
    return str(about.nation), tuple(map(str, about.professions))


def _valued(view: CongoView, character: str) -> dict[str, Value]:
    """A character of one's own, and its value here."""
    return {
        "value": _value(view, character),
        "title": f"title-{character}",
        "name": f"name-{character}",
    }


def _value(view: CongoView, character: str) -> int | Text:
    """What a character would start with here: between two numbers if the die decides."""
    assert view.own is not None
    least, most = view.own.worth[character]
    return least if least == most else Text("choice-between", {"least": least, "most": most})


def _passing(view: CongoView) -> str:
    """How long a pass is: whoever leads may come back once, for the others it is final (4.11)."""
    assert view.me is not None
    bid = view.players[view.me].bid
    assert bid is not None
    is_soft = bid.status is Status.IN and bid.total_half == view.highest_half
    return "for_now" if is_soft else "for_good"


def _total(view: CongoView) -> int | Text:
    """Of one's own bid."""
    assert view.me is not None
    bid = view.players[view.me].bid
    assert bid is not None
    assert bid.total_half is not None
    return points(bid.total_half, HALVES)


def notes(view: CongoView) -> tuple[Text, ...]:
    """What one's own cards do here, what one has sealed, and how the others stand."""
    assert view.own is not None
    if view.stage in AT_ONCE:
        return _sealed(view)
    match view.stage:
        case Stage.SPECIAL if view.me in view.waiting:
            return _special_cards(view)
        case Stage.GORILLA | Stage.WARRIOR:
            return tuple(
                Text("choice-target", {"who": Who(player.seat), "character": player.bid.character})
                for player in view.players
                if player.seat != view.me and player.bid is not None and player.bid.character is not None
            )
        case Stage.AUCTION:
            totals = tuple(_standing(player) for player in view.players if player.bid is not None)
            return (Text("choice-totals", {"totals": totals}),)
        case Stage.OPEN:
            sums = tuple(_sum(player) for player in view.players if player.is_tied)
            return (Text("choice-sums", {"sums": sums}),)
    return ()


def behind(view: CongoView) -> Mapping[str, str]:
    """What one has sealed already and may still change."""
    if view.me is None or view.stage not in AT_ONCE or not view.players[view.me].has_answered:
        return {}
    return {kind: f"change-{kind}" for kind in ("choose_character", "boiler_discard", "hippo_commit")}


def _sealed(view: CongoView) -> tuple[Text, ...]:
    """That one may still change one's mind; before that, what the numbers on the characters are."""
    assert view.me is not None
    if view.players[view.me].has_answered:
        return (Text("choice-sealed"),)
    return (Text("choice-values"),) if view.stage is Stage.CHOOSE else ()


def _special_cards(view: CongoView) -> tuple[Text, ...]:
    """The texts of those that can be played here, and the names of the others."""
    assert view.own is not None
    others = tuple(card for card in view.own.specials if card not in view.own.playable)
    texts = [Text("choice-special", {"card": card, "text": f"{card}.text"}) for card in view.own.playable]
    return (*texts, *([Text("choice-not_here", {"cards": others})] if others else ()))


def _standing(player: PlayerView) -> Text:
    """A bid's total, and whether its owner has passed."""
    assert player.bid is not None
    assert player.bid.total_half is not None
    assert player.bid.status is not None
    total: dict[str, Value] = {"who": Who(player.seat), "total": points(player.bid.total_half, HALVES)}
    return Text(f"choice-{player.bid.status}", total)


def _sum(player: PlayerView) -> Text:
    """What somebody's hippo tiles add up to so far."""
    spent = sum(HIPPOS[tile].value for tile in player.spent)
    return Text("choice-sum", {"who": Who(player.seat), "sum": spent})


def _character(character: str) -> str:
    """A character of one profession by that, one of several by its flag."""
    about = CHARACTERS[character]
    return f"as_{about.professions[0]}" if len(about.professions) == 1 else f"nation_{about.nation}"


def _auxiliary(thing: str | tuple[str, ...]) -> str | None:
    """One auxiliary, by the profession that it serves; a whole set of them has no picture."""
    return AUXILIARY_EMOJI.get(thing, f"auxiliary_{thing}") if isinstance(thing, str) else None


AUXILIARY_EMOJI = {
    "porter": "as_explorer",
    "assistant": "as_anthropologist",
    "nurse": "as_doctor",
    "nun": "as_missionary",
    "askari": "as_officer",
}
"""These carry the sign of the profession that they help."""
ICONS = Icons(
    {
        "choose_character": "cards",
        "play_special": "cards",
        "decline_special": "cross",
        "keep_bid": "tick",
        "hunt": "congo_okapi",
        "stay": "cross",
        "gorilla_attack": "congo_gorilla",
        "fight": "congo_gorilla",
        "flee": "cross",
        "warrior_attack": "congo_warrior",
        "overboard_target": "congo_man_overboard",
        "skip_overboard": "cross",
        "add_auxiliaries": "cards",
        "pass": "pause",
        "hippo_commit": "hippo",
        "hippo_add": "hippo",
    },
    {
        "choose_character.character": _character,
        "settler_swap.character": _character,
        "boiler_discard.character": _character,
        "play_special.card": "congo_{}".format,
        "add_auxiliaries.cards": _auxiliary,
        "hippo_commit.tiles": lambda _: "hippo",
        "hippo_add.tiles": lambda _: "hippo",
    },
)

MANNER = Manner(
    line=line,
    label=label,
    more=more,
    value=value,
    notes=notes,
    behind=behind,
    at_once=frozenset(
        {"choose_character", "play_special", "add_auxiliaries", "hippo_commit", "hippo_add", "boiler_discard"}
    ),
    icons=ICONS,
)

COG = GameCog(CONGO, VERBS, MANNER)
