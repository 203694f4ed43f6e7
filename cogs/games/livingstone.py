"""What Livingstone has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from functools import partial

from msgspec.structs import asdict

from cogs.games.game_cog import GameCog
from cogs.panel.manner import Aspect, Icons, Manner
from games.core import Action
from games.livingstone.actions import Donate, PlaceTent, PlayExtraTent, PlayMarket, SellGems, TakeDie
from games.livingstone.data import GEMS
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.view import LivingstoneView
from games.values import Text, Value

VERBS = {
    "take_die": "take_die",
    "take_coins": "coins",
    "draw_card": "draw",
    "dig": "dig",
    "place_tent": "tent",
    "sell_gems": "sell",
    "donate": "give",
    "play_card": "card",
    "play_double_dice": "two_dice",
    "play_market": "market",
    "play_extra_tent": "second_tent",
    "pass_round": "pass",
    "end_turn": "end",
}
"""The subcommand for each kind of action."""


def label(view: LivingstoneView, action: Action) -> Text | None:
    """A tent by its row, a card by its name, the one sale or gift there is by its kind."""
    del view
    match action:
        case SellGems():
            return Text("choice-sell")
        case Donate():
            return Text("choice-give")
        case TakeDie(value):
            return Text("choice-die", {"value": value})
        case PlaceTent(row, move_from=None):
            return Text("choice-tent", {"row": row, **_cards(action)})
        case PlayExtraTent(space, None):
            return Text("choice-second_tent", {"column": space.column, "row": space.row})
    return None


def _cards(action: PlaceTent) -> dict[str, Value]:
    return {"any_row": action.use_any_row, "free_tent": action.use_free_tent}


def value(view: LivingstoneView, action: Action, name: str) -> Text | None:
    """Rows, cards and places of tents, in lists of nothing else."""
    del view
    match action, name:
        case Donate(pounds), "amount" | "amounts":
            return Text("pounds", {"pounds": pounds})
        case ((SellGems() | PlayMarket()), "amounts"):
            return Text("gems-by-colour", asdict(action))
        case PlaceTent(row), "row":
            return Text("choice-row", {"row": row})
        case PlaceTent(), "cards":
            return Text("choice-cards", _cards(action))
        case ((PlaceTent(move_from=place) | PlayExtraTent(move_from=place)), "move_from") if (
            place is not None
        ):
            return Text("choice-space", {"column": place.column, "row": place.row})
        case PlayExtraTent(place), "space":
            return Text("choice-space", {"column": place.column, "row": place.row})
    return None


def _gem(gem: str, count: int) -> str | None:
    """Gems of that colour, if there are any."""
    return f"gem_{gem}" if count else None


ICONS = Icons(
    {
        "take_coins": "coin",
        "draw_card": "cards",
        "dig": "bag",
        "place_tent": "tent",
        "sell_gems": "gem_clear",
        "donate": "chest",
        "play_card": "cards",
        "play_double_dice": "card_double_dice",
        "play_market": "card_market",
        "play_extra_tent": "card_extra_tent",
        "pass_round": "cross",
        "end_turn": "tick",
    },
    {
        "take_die.value": "die_{}".format,
        "play_card.card": "card_{}".format,
        **{f"sell_gems.{gem}": partial(_gem, gem) for gem in GEMS},
    },
)

MANNER = Manner(
    label=label,
    value=value,
    aspects={
        "place_tent": (Aspect("row"), Aspect("cards", ("use_any_row", "use_free_tent")), Aspect("move_from")),
    },
    at_once=frozenset({"take_die"}),
    aside=frozenset({"play_card", "play_market", "play_extra_tent"}),
    listed=frozenset({"sell_gems", "donate"}),
    icons=ICONS,
)

COG = GameCog(LIVINGSTONE, VERBS, MANNER)
