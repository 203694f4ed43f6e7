"""What Livingstone has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from functools import partial

from cogs.games.game_cog import GameCog
from cogs.panel.choices import Icons, Manner
from games.livingstone.data import GEMS
from games.livingstone.rules import LIVINGSTONE

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

COG = GameCog(LIVINGSTONE, VERBS, Manner(icons=ICONS))
