"""What Livingstone has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from cogs.games.game_cog import GameCog
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

COG = GameCog(LIVINGSTONE, VERBS)
