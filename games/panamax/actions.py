"""Everything a player can do in Panamax (rules 3 to 5)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from games.core import Action
from games.panamax.data import Benefit, Side


class WhiteDie(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A place on the action table: rows count from the bottom, row 4 is the executive space."""

    column: int
    row: int


class Container(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A die on a contract; two of the same value and icon on one card are alike."""

    contract: str
    value: int
    rail: bool


class WagonDie(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A die on wagon 1: its space from the left, whose it is, and its value."""

    place: int
    company: str
    value: int


class KeepAdvisor(Action, frozen=True):
    """Keep one of the advisors dealt as the secret objective (3, step 6)."""

    is_sealed: ClassVar[bool] = True

    advisor: str


class KeepContract(Action, frozen=True):
    """Keep one of the starting contracts dealt (3, step 10)."""

    is_sealed: ClassVar[bool] = True

    contract: str


class TakeDie(Action, frozen=True):
    """Take the lowest white die of a column (4.3)."""

    die: WhiteDie


class TransferDie(Action, frozen=True):
    """Pay for moving a white die to the other side, where it must be used (4.3)."""

    die: WhiteDie
    to: WhiteDie


class ActNormally(Action, frozen=True):
    """Use an executive die for its column's action (4.3)."""


class BuyShare(Action, frozen=True):
    """Buy a share of a company, by an executive die or a market (4.3, 5.4)."""

    company: str


class RaisePrice(Action, frozen=True):
    """Raise the price of one's own company by an executive die (4.3)."""

    company: str


class TakeContract(Action, frozen=True):
    """Take a contract that lies open, by one of its sides (4.4)."""

    contract: str
    side: Side


class DrawContract(Action, frozen=True):
    """Commit to the top card of the contract deck (4.4)."""


class Load(Action, frozen=True):
    """Load a die of a contract on a ship, which is brought to that zone if it waits (4.4, 5.2)."""

    container: Container
    ship: str
    zone: str


class LoadTrain(Action, frozen=True):
    """Load a die of a contract on wagon 1 (5.1)."""

    container: Container


class LoadStock(Action, frozen=True):
    """Load a die of one's stock on a ship, which is brought to that zone if it waits (5.4)."""

    ship: str
    zone: str


class StopLoading(Action, frozen=True):
    """Load no more in this action (4.4)."""


class Move(Action, frozen=True):
    """Move a group of ships one step along its lane (4.5)."""

    origin: str
    """A zone; both loading zones of an ocean have one name here."""
    target: str
    ships: tuple[str, ...]

    def __post_init__(self) -> None:
        """Keep the set in order: the same ships are the same action."""
        force_setattr(self, "ships", tuple(sorted(self.ships)))


class StopMoving(Action, frozen=True):
    """Give up the moves that are left (4.5)."""


class PutOnTrain(Action, frozen=True):
    """Put a die of one's stock on wagon 1 (5.4)."""


class RaiseTrainDie(Action, frozen=True):
    """Raise a die of one's own on wagon 1 (5.4)."""

    die: WagonDie


class DeferMarket(Action, frozen=True):
    """Turn the flag over and buy a share later (5.4)."""


class Skip(Action, frozen=True):
    """Let a free action lapse (5.4)."""


class TakeCash(Action, frozen=True):
    """Take the cash for one's ship that left the canal (5.5)."""


class TakeCard(Action, frozen=True):
    """Take the card for one's ship that left the canal (5.5)."""

    card: str


class PlacePassenger(Action, frozen=True):
    """Put a passenger token on a space of the clipboard (2.11)."""

    space: Benefit


class TakeFlag(Action, frozen=True):
    """Take a flag from the platform (4.7)."""

    nation: str


class DeclineFlag(Action, frozen=True):
    """Take no flag from the platform (4.7)."""


class UseStevedore(Action, frozen=True):
    """Discard a stevedore card against the fees (4.7)."""


class KeepStevedore(Action, frozen=True):
    """Pay the fees in full (4.7)."""


class Build(Action, frozen=True):
    """Build a ship of the clipboard in a loading zone (4.6)."""

    ship: str
    zone: str


class PlayCaptain(Action, frozen=True):
    """Play a captain card for its moves (4.6)."""

    card: str


class PlayStevedore(Action, frozen=True):
    """Play a stevedore card for its loads (4.6)."""

    card: str


class DiscardContract(Action, frozen=True):
    """Discard a contract that is one too many (5.3)."""

    contract: str


class EndTurn(Action, frozen=True):
    """Let the next player go on (4.2)."""


SetupAction: TypeAlias = KeepAdvisor | KeepContract
"""What everybody chooses before the first round (3)."""

TableAction: TypeAlias = TakeDie | TransferDie | ActNormally | BuyShare | RaisePrice
"""What is done at the action table and the stock table (4.3)."""

CargoAction: TypeAlias = (
    TakeContract | DrawContract | Load | LoadTrain | LoadStock | StopLoading | PutOnTrain | RaiseTrainDie
)
"""What is done with contracts and container dice (4.4, 5.1 to 5.4)."""

MoveAction: TypeAlias = Move | StopMoving
"""What is done with ships in the canal (4.5)."""

AnswerAction: TypeAlias = (
    DeferMarket
    | Skip
    | TakeCash
    | TakeCard
    | PlacePassenger
    | TakeFlag
    | DeclineFlag
    | UseStevedore
    | KeepStevedore
)
"""What answers something that came by the way (4.8, 5.4)."""

SideAction: TypeAlias = Build | PlayCaptain | PlayStevedore | DiscardContract | EndTurn
"""What can be done besides the main action, and the end of the turn (4.2, 4.6)."""

PanamaxAction: TypeAlias = SetupAction | TableAction | CargoAction | MoveAction | AnswerAction | SideAction
