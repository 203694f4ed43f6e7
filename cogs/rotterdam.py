"""What Rotterdam has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from cogs.game_cog import GameCog
from cogs.quay import Quay
from games.rotterdam.rules import ROTTERDAM

VERBS = {
    "choose_captain": "captain",
    "place_ship": "place",
    "choose_colour": "colour",
    "choose_moves": "sail",
    "unload": "unload",
    "play_luck_turns": "luck_turns",
    "play_extra_cargo": "extra_cargo",
    "play_setback": "setback",
    "play_heavy_storm": "heavy_storm",
    "play_cargo_thief": "cargo_thief",
    "play_police_inspection": "police",
    "lay_card": "lay",
    "offer_trade": "offer",
    "counter_trade": "counter",
    "accept_trade": "accept",
    "decline_trade": "decline",
    "withdraw_trade": "withdraw",
    "show_products": "show",
    "finish_trading": "finish",
    "resume_trading": "resume",
    "fulfil_mission": "mission",
    "end_turn": "end",
}
"""The subcommand for each kind of action."""


async def add(quay: Quay) -> None:
    """The slash group of the game."""
    quay.bot.tree.add_command(GameCog(quay, ROTTERDAM, VERBS).group())
