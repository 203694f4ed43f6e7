"""Everything a player can do in Livingstone (rules 4.5 and 5)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from games.core import Action
from games.livingstone.data import Space


class TakeDie(Action, frozen=True):
    """Take one die of that value from the pool."""

    value: int


class TakeCoins(Action, frozen=True):
    """Spend the die on that many pounds."""


class DrawCard(Action, frozen=True):
    """Spend the die on one action card."""


class Dig(Action, frozen=True):
    """Spend the die on that many stones from the bag."""


class PlaceTent(Action, frozen=True):
    """Spend the die on a tent in the steamboat's column, with one or both tent cards if wanted."""

    row: int
    use_free_tent: bool = False
    use_any_row: bool = False
    move_from: Space | None = None


class SellGems(Action, frozen=True):
    """Sell gems at the ordinary prices."""

    is_open: ClassVar[bool] = True
    is_free: ClassVar[bool] = True

    clear: int = 0
    blue: int = 0
    red: int = 0


class Donate(Action, frozen=True):
    """Give pounds to the Queen, for good."""

    is_open: ClassVar[bool] = True
    is_free: ClassVar[bool] = True

    amount: int


class PlayCard(Action, frozen=True):
    """Play a card that asks for nothing else."""

    card: str


class PlayDoubleDice(Action, frozen=True):
    """Play Two Dice: take a second, higher die."""

    value: int


class PlayMarket(Action, frozen=True):
    """Play Market: sell gems for pounds and points, all that it shall cover at once."""

    clear: int = 0
    blue: int = 0
    red: int = 0


class PlayExtraTent(Action, frozen=True):
    """Play Second Tent on a space with a scored tent of one's own."""

    space: Space
    move_from: Space | None = None


class PassRound(Action, frozen=True):
    """Take no more dice this round (option `allow_pass`)."""


class EndTurn(Action, frozen=True):
    """Let the next player go on."""


LivingstoneAction: TypeAlias = (
    TakeDie
    | TakeCoins
    | DrawCard
    | Dig
    | PlaceTent
    | SellGems
    | Donate
    | PlayCard
    | PlayDoubleDice
    | PlayMarket
    | PlayExtraTent
    | PassRound
    | EndTurn
)
