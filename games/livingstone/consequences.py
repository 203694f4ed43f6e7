"""What an action of Livingstone costs and brings, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Action
from games.livingstone.actions import (
    Dig,
    DrawCard,
    EndTurn,
    PassRound,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    TakeDie,
)
from games.livingstone.data import CARDS, GEMS, ROWS
from games.livingstone.view import LivingstoneView
from games.values import Event, Text

DOUBTFUL = {kind: frozenset(GEMS) for kind in ("dig", "draw_card", "play_card")}
"""Stones come from the bag, and the mine may collapse by any card drawn."""


def figures(view: LivingstoneView) -> dict[str, int]:
    """Purse, points, tents, gems, cards and what the Queen was given."""
    if view.me is None or view.own is None:
        return {}
    player = view.players[view.me]
    return {
        "pounds": view.own.purse,
        "points": player.total,
        "tents": player.tents,
        **{gem: player.gems[gem] for gem in GEMS},
        "cards": player.hand_size,
        "gift": view.own.chest,
    }


def having(view: LivingstoneView) -> list[Text]:
    """The purse, even when it is empty, and whatever else there is; colours matter when gems are sold."""
    has = figures(view)
    gems = sum(has.pop(gem, 0) for gem in GEMS)
    counts = {"figure-pounds": has.get("pounds", 0), "figure-points": has.get("points", 0)}
    counts |= {"figure-tents": has.get("tents", 0), "have-gems": gems}
    counts |= {"figure-cards": has.get("cards", 0), "have-gift": has.get("gift", 0)}
    return [Text(key, {"count": count}) for key, count in counts.items() if count or key == "figure-pounds"]


def outcome(
    before: LivingstoneView, after: LivingstoneView, events: Sequence[Event], action: Action
) -> Iterator[Text]:
    """What a die is good for, what a tent is worth, and what the end of a round scores."""
    del events
    match action:
        case TakeDie(value) | PlayDoubleDice(value):
            yield Text("says-die", {"die": value})
        case PlaceTent(row):
            yield Text("says-tent", {"points": ROWS[row].round_points})
        case PlayExtraTent(space) if space.column < before.boat:
            yield Text("says-majority", {"row": space.row, "points": ROWS[space.row].majority_points})
        case PlayExtraTent(space):
            yield Text("says-tent", {"points": ROWS[space.row].round_points})
        case PassRound():
            yield Text("says-no_more_dice")
        case EndTurn() if after.active == before.me and after.round_no == before.round_no:
            yield Text("says-again")
    if stones := _stones(before, action):
        yield Text("says-stones", {"count": stones})
    if after.boat < before.boat:
        yield Text("says-boat_back", {"column": after.boat})
    elif after.round_no > before.round_no:
        yield Text("says-next_column", {"column": after.boat, "cost": after.cost})


def doubts(
    before: LivingstoneView, one: LivingstoneView, other: LivingstoneView, action: Action
) -> Iterator[Text]:
    """Which stones, which card, which dice."""
    assert before.me is not None
    if stones := _stones(before, action):
        yield Text("doubt-stones", {"most": min(stones, sum(before.bag.get(gem, 0) for gem in GEMS))})
    if isinstance(action, DrawCard):
        yield Text("doubt-card")
        if any(before.players[before.me].gems.values()):
            yield Text("doubt-collapse")
    if one.result is not None:
        yield Text("doubt-queen")
    elif one.pool != other.pool:
        yield Text("doubt-dice")


def _stones(view: LivingstoneView, action: Action) -> int:
    """How many are drawn from the bag."""
    match action:
        case Dig():
            wanted = view.dice_to_spend[0]
        case PlayCard(card):
            wanted = CARDS[card].stones
        case _:
            wanted = 0
    return min(wanted, sum(view.bag.values()))
