"""What Congo has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from cogs.game_cog import GameCog
from cogs.quay import Quay
from games.congo.rules import CONGO

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


async def add(quay: Quay) -> None:
    """The slash group of the game."""
    quay.bot.tree.add_command(GameCog(quay, CONGO, VERBS).group())
