"""The state of a game of Panamax (rules 4.0)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct, field

from games.chance import Bag
from games.core import Options, Result, State
from games.panamax.data import (
    BOX,
    COMPANIES,
    FOR_PLAYERS,
    LANES,
    NATIONS,
    SHIPS,
    Benefit,
    Crate,
    ShipKind,
    Side,
    dividend,
)
from games.panamax.frames import AnyFrame
from games.values import Seat


class PanamaxOptions(Options, frozen=True):
    """The options of 7."""

    two_player_turns: Literal[4, 6] = FOR_PLAYERS[min(FOR_PLAYERS)].turns
    """Of each player in a round, with 2 players."""
    preloaded_start: bool = False
    slow_train: bool = False
    soft_fees: bool = False
    random_setup: bool = False


class Phase(StrEnum):
    """Where the game stands when somebody is asked (4)."""

    SETUP = "setup_choices"
    TURNS = "turns"
    RAIL = "rail_phase"
    FEES = "fees_phase"


class CargoDie(Struct, frozen=True):
    """A container die on a ship or on the train."""

    owner: Seat
    value: int


class Vessel(Struct):
    """A ship on the board."""

    lane: str
    """The one it sails in, or will."""
    step: int
    """Of its lane, -1 in the waiting zone."""
    zone: str
    dice: list[CargoDie] = []
    """In the order of loading."""

    @property
    def total(self) -> int:
        """The sum of its cargo."""
        return sum([die.value for die in self.dice])


class Passage(Struct, frozen=True):
    """One step of a group of ships, remembered for the pictures."""

    turn: int
    by: Seat
    lane: str
    origin: str
    target: str
    ships: tuple[str, ...]
    is_push: bool


class Contract(Struct):
    """An incomplete contract on a clipboard."""

    card: str
    side: Side
    left: list[Crate]
    """Containers that still carry their dice."""


class ActionColumn(Struct):
    """A column of the action table."""

    dice: int = 0
    """In its rows, filled from the top."""
    has_executive: bool = False

    @property
    def lowest(self) -> int:
        """The row of the die that can be taken, 4 for the executive one, 0 for none."""
        if self.dice:
            return BOX.limits.column_rows + 1 - self.dice
        return BOX.limits.column_rows + 1 if self.has_executive else 0


class Player(Struct):
    """What one player and the company of that player have."""

    cash: int
    """Personal."""
    company_cash: int
    price: int
    shares_left: int
    """Of the company, unsold."""
    reserve: int
    """Dice."""
    shares: list[int]
    """Held by the player, by the seat of the company."""
    warehouse: int = 0
    """Dice."""
    contracts: list[Contract] = []
    """The newest last."""
    unbuilt: list[str] = []
    """Types of ships on the clipboard."""
    flags: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NATIONS, 0))
    deferred: dict[str, int] = {}
    """Markets deferred, by nation: the turn in which it was done."""
    passengers: list[Benefit] = []
    captain: str | None = None
    stevedore: str | None = None
    fresh: list[str] = []
    """Cards of these won in this very turn of the player's own (5.5)."""
    advisors: list[str] = []
    """Taken during the game."""
    secret: str | None = None
    """The advisor kept."""
    dealt_advisors: list[str] = []
    """Until everybody has chosen."""
    dealt_contracts: list[str] = []
    """Until everybody has chosen."""
    start_contract: str | None = None
    """The starting contract kept, until everybody has chosen."""
    bailouts: int = 0
    awards: list[str] = []

    @property
    def stock(self) -> int:
        """Dice that can be used: warehouse first, then reserve."""
        return self.warehouse + self.reserve

    @property
    def dividend(self) -> int:
        """Per share of the company."""
        return dividend(self.price)

    @property
    def has_first_column(self) -> bool:
        """A flag of every nation: transfers are free (2.11)."""
        return all(self.flags.values())

    @property
    def transfer_cost(self) -> int:
        """What moving a white die to the other side costs the company (2.16)."""
        if self.has_first_column:
            return BOX.costs.transfer_with_first_column
        if Benefit.CHEAP_TRANSFER in self.passengers:
            return BOX.costs.transfer_with_passenger
        return BOX.costs.transfer

    def contract(self, card: str) -> Contract | None:
        """The incomplete contract of that card."""
        for contract in self.contracts:
            if contract.card == card:
                return contract
        return None


class PanamaxState(State):
    """Everything about a game; objectives, what is dealt at set-up and what chance will bring are secret."""

    options: PanamaxOptions
    players: list[Player]
    order: list[Seat]
    """Of play."""
    advisor_bag: Bag
    """Neither dealt nor on display."""
    contract_deck: Bag
    captains: list[str]
    """The top one first."""
    stevedores: list[str]
    flags: dict[str, int]
    """In the supply, by nation."""
    platform: list[str]
    """Nations whose flag lies there."""
    ships: dict[str, Vessel]
    """All on the board."""
    water: dict[str, list[list[str]]] = field(
        default_factory=lambda: {lane: [[] for _ in row.moves] for lane, row in LANES.items()}
    )
    """By lane, the ships at each step from the loading zones on, in their order."""
    waiting: dict[str, list[str]] = field(default_factory=lambda: {lane: [] for lane in LANES})
    """By the lane that begins there."""
    phase: Phase = Phase.SETUP
    round_no: int = 0
    turn_no: int = 0
    """Counts turns; each RAIL phase is one of its own (5.4)."""
    active: Seat = 0
    has_taken: bool = False
    """The active player took a white die this turn."""
    turns_left: int = 0
    """In this round, this one included."""
    frames: list[AnyFrame] = []
    """The last one is asked."""
    queue: list[Seat] = []
    """Who is still to come in RAIL or FEES."""
    fees: list[int] = []
    """Due in this FEES phase, by seat."""
    paid: list[Seat] = []
    """Who paid dividends at the latest round end."""
    columns: list[ActionColumn] = field(default_factory=lambda: [ActionColumn() for _ in BOX.columns])
    slots: dict[str, str | None] = {}
    incoming: str | None = None
    contract_discard: Bag = field(default_factory=Bag)
    advisors: list[str] = []
    """On display."""
    wagon_1: list[CargoDie] = []
    wagon_2: list[CargoDie] = []
    platform_dice: list[CargoDie] = []
    passengers: int = 0
    """Tokens in the supply."""
    trail: list[Passage] = []
    """What moved in the latest turns, one of each player."""
    result: Result | None = None

    @property
    def asked(self) -> Seat:
        """Whose decision it is, once the set-up is done."""
        return self.frames[-1].seat if self.frames else self.active

    def is_ready(self, ship: str) -> bool:
        """Whether a ship in a loading zone may sail (5.2)."""
        built, vessel = SHIPS[ship], self.ships[ship]
        if built.kind is ShipKind.MILITARY:
            return True
        return bool(vessel.dice) and vessel.total >= built.least

    def fee_at(self, lane: str, step: int) -> int:
        """For one die on a ship there at the end of a round (2.5, 7)."""
        return (LANES[lane].soft_fees if self.options.soft_fees else LANES[lane].fees)[step]


def seat_of(company: str) -> Seat:
    """Who leads that company; or ValueError."""
    return COMPANIES.index(company)
