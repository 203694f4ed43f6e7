"""What Panamax has friendlier than the general case: short names for what one does."""

from __future__ import annotations

from cogs.game_cog import GameCog
from cogs.quay import Quay
from games.panamax.rules import PANAMAX

VERBS = {
    "keep_advisor": "keep",
    "keep_contract": "keep",
    "take_die": "die",
    "transfer_die": "transfer",
    "act_normally": "normal",
    "buy_share": "buy",
    "raise_price": "raise",
    "take_contract": "contract",
    "draw_contract": "contract",
    "load": "load",
    "load_train": "load",
    "load_stock": "load",
    "stop_loading": "stop",
    "move": "move",
    "stop_moving": "stop",
    "put_on_train": "train",
    "raise_train_die": "train",
    "defer_market": "defer",
    "skip": "skip",
    "take_cash": "cash",
    "take_card": "card",
    "place_passenger": "passenger",
    "take_flag": "flag",
    "decline_flag": "no_flag",
    "use_stevedore": "fees",
    "keep_stevedore": "fees",
    "build": "build",
    "play_captain": "captain",
    "play_stevedore": "stevedore",
    "discard_contract": "discard",
    "end_turn": "end",
}
"""The subcommand for each kind of action; alike kinds share one, since Discord takes 25 at most."""


async def add(quay: Quay) -> None:
    """The slash group of the game."""
    quay.bot.tree.add_command(GameCog(quay, PANAMAX, VERBS).group())
