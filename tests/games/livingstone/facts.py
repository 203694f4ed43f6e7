"""What the views of Livingstone hold: another value for each fact, which must change what is told."""

from __future__ import annotations

from msgspec.structs import replace

from games.livingstone.state import LivingstoneOptions, Stage
from games.livingstone.view import CampView, LivingstoneView
from tests.render.facts import Facts
from tests.render.positions import moments, with_hand

# Another value for every field that everybody may see.
OTHER_TABLE: dict[str, object] = {
    "options": LivingstoneOptions(allow_pass=True),
    "round_no": 77,
    "boat": 9,
    "cost": 8,
    "starter": 1,
    "active": 1,
    "stage": Stage.DONE,
    "pool": (1, 1, 1),
    "deck_size": 26,
    "discard": {"lion": 1, "rhino": 2},
    "bag": {"black": 17},
    "aside": {"black": 12, "red": 4},
}
OTHER_PLAYER: dict[str, object] = {
    "points": {"tents": 55},
    "total": 99,
    "gems": {"clear": 13, "blue": 0, "red": 0},
    "tents": 1,
    "camps": (CampView(7, 4, 1, 2),),
    "hand_size": 12,
    "donations": 17,
    "dice_taken": (1, 4, 6),
    "has_passed": True,
    "can_take_die": False,
}
OTHER_OWN: dict[str, object] = {"purse": 88, "chest": 77, "hand": ("steamboat_back",)}


def table() -> LivingstoneView:
    """The first of three players is about to take a die."""
    return replace(moments(3)[3], active=0, stage=Stage.PICK, starter=0)


def with_first() -> LivingstoneView:
    """A first player who can take a die."""
    view = moments(3)[3]
    return replace(view, players=(replace(view.players[0], can_take_die=True), *view.players[1:]))


FACTS = (
    # What only some moments have is told there; whose text and whose line it is, is plain.
    Facts(
        table, "", OTHER_TABLE, frozenset({"me", "players", "own", "dice_to_spend", "queen_dice", "result"})
    ),
    Facts(with_first, "players.0", OTHER_PLAYER, frozenset({"seat", "chest", "final_hand"})),
    Facts(lambda: with_hand(5), "own", OTHER_OWN, uncaptioned=frozenset()),
)
