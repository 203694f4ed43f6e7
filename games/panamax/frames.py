"""Decisions that lie on each other in Panamax (rules 4): the top one says who answers and with what."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from games.core import snake
from games.panamax.data import MoveKind
from games.values import Seat


class Source(StrEnum):
    """What gave the moves or loads."""

    DIE = "white_die_action"
    CARD = "card_action"
    FLAG = "flag_action"


class Frame(Struct, frozen=True, tag=snake, tag_field="frame"):
    """A decision; those below wait until it is answered completely."""

    seat: Seat
    """Who answers."""


class Executive(Frame, frozen=True):
    """An executive die was taken: what for (4.3)."""

    column: int


class Moving(Frame, frozen=True):
    """Moves to be made (4.5): the main action, a captain card or a free action."""

    source: Source
    locks: int = 0
    waterways: int = 0
    either: int = 0
    """Moves of any kind."""
    has_begun: bool = False
    warships: tuple[str, ...] = ()
    """Nations of warships moved by spending a move on their group (5.6)."""

    def can_spend(self, kind: MoveKind) -> bool:
        """Whether a move of that kind is left."""
        return bool(self.either or (self.locks if kind is MoveKind.LOCK else self.waterways))

    @property
    def left(self) -> int:
        """Moves of all kinds."""
        return self.locks + self.waterways + self.either


class Loading(Frame, frozen=True):
    """Loads to be made (4.4, 4.6, 5.4): the main action, a stevedore card or a free action."""

    source: Source
    level: int
    """Loads it gives, but for a passenger's benefit."""
    column: int = 0
    """The column used, in the main action."""
    done: int = 0
    """Loads made."""
    has_taken: bool = False
    """A contract was taken, or committed to (4.4 a)."""
    ships: tuple[str, ...] = ()
    """Ships this main action has loaded."""
    has_used_train: bool = False


class DeckSide(Frame, frozen=True):
    """A card of the deck was turned over: by which side it is taken (4.4)."""

    card: str


class FreeRail(Frame, frozen=True):
    """The free action `rail` (5.4)."""


class Market(Frame, frozen=True):
    """The free action `market`, from the flag just placed or from a deferred one (5.4)."""

    nation: str
    is_deferred: bool = False


class Reward(Frame, frozen=True):
    """A ship of the seat's company left the canal: the card or the cash (5.5)."""

    ship: str


class Passenger(Frame, frozen=True):
    """A cruise ship brought a passenger: for which space (5.5)."""


class RailFlag(Frame, frozen=True):
    """Dice came off the train: which flag of the platform, if any (4.7)."""


class FeeStevedore(Frame, frozen=True):
    """Fees are due: whether the stevedore card is used against them (4.7)."""

    fee: int


AnyFrame: TypeAlias = (
    Executive | Moving | Loading | DeckSide | FreeRail | Market | Reward | Passenger | RailFlag | FeeStevedore
)
