"""What is in Panamax's box (rules 2), read from data.toml."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Literal

from msgspec import Struct

from games.box import open_box
from games.values import Seat


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the box: it says where its numbers come from."""

    origin: str


class MoveKind(StrEnum):
    """What it takes to go on from a step of a lane (2.5)."""

    LOCK = "lock"
    WATERWAY = "waterway"


class ZoneKind(StrEnum):
    """What a zone is (2.4)."""

    WAITING = "waiting"
    LOADING = "loading"
    LOCK = "lock"
    WATERWAY = "waterway"
    LAKE = "lake"


class ShipKind(StrEnum):
    """What a ship is (2.6, 2.7)."""

    COMPANY = "company"
    MILITARY = "military"
    CRUISE = "cruise"
    PANAMAX = "panamax"


class Side(StrEnum):
    """Of a contract card: the front brings a flag (2.9)."""

    FRONT = "front"
    BACK = "back"


class FreeAction(StrEnum):
    """What a flag space of the clipboard gives (2.11)."""

    MARKET = "market"
    LOAD = "load"
    MOVE = "move"
    RAIL = "rail"


class Benefit(StrEnum):
    """What a passenger token gives for the rest of the game (2.11)."""

    CHEAP_TRANSFER = "cheap_transfer"
    WIDE_CHOICE = "wide_choice"
    EXTRA_LOAD = "extra_load"


class RewardCard(StrEnum):
    """What the owner of a ship may take instead of cash (2.16)."""

    CAPTAIN = "captain"
    STEVEDORE = "stevedore"
    ADVISOR = "advisor"


class Metric(StrEnum):
    """What an advisor counts at the end (2.14)."""

    SHIPS_BUILT = "ships_built"
    PASSENGERS = "passengers"
    NATIONS = "nations"
    BEST_NATION_FLAGS = "best_nation_flags"
    COMPANIES_HELD = "companies_held"
    OWN_SHARES = "own_shares"
    COMPANY_CASH_PER_2 = "company_cash_per_2"
    OWN_DIVIDEND = "own_dividend"
    NO_DEBT = "no_debt"


class Setup(Row, frozen=True):
    """What every game begins with."""

    rounds: int
    company_cash: int
    player_cash: int
    shares_per_company: int
    shares_to_ceo: int
    dice_per_company: int
    start_price: int
    advisors_dealt: int
    advisors_on_display: int
    setup_contracts_dealt: int
    platform_flags_per_nation: int


class Limits(Row, frozen=True):
    """What nothing may exceed."""

    group_size: int
    wagon_dice: int
    incomplete_contracts: int
    die_most: int
    column_rows: int
    advisors_scored: int
    price_least: int
    price_most: int


class Costs(Row, frozen=True):
    """Amounts of money and of price."""

    transfer: int
    transfer_with_passenger: int
    transfer_with_first_column: int
    fee_contract_die: int
    fee_warehouse_die: int
    bailout_cash: int
    bailout_repay: int
    price_up_on_purchase: int
    price_up_executive: int
    price_down_no_dividend: int
    income_per_pip: int
    warship_bonus_per_flag: int


class FreeActionValues(Row, frozen=True):
    """How strong the free actions are."""

    moves: int
    stock_die: int
    rail_increase: int


class Components(Row, frozen=True):
    """How many of each thing the box holds."""

    action_dice: int
    company_dice: int
    flags: int
    passengers: int
    ceo_awards: int
    shares: int
    company_ships: int
    unique_ships: int
    contracts: int
    setup_contracts: int
    captains: int
    stevedores: int
    advisors: int


class PlayerCount(Row, frozen=True):
    """What differs with the number of players."""

    players: int
    table_dice: int
    executive_dice: int
    turns: Literal[4, 6]
    """Each, in a round; with two players unless the options say otherwise."""
    reroll_at_most: int
    """Dice on one side at which all are rolled again."""


class Column(Row, frozen=True):
    """A column of the action table: for moves, or with a slot for contracts."""

    number: int
    locks: int = 0
    slot: str | None = None


class Company(Row, frozen=True):
    """A shipping company; the seats take them in order."""

    id: str


class Nation(Row, frozen=True):
    """Whose flags are earned."""

    id: str
    ocean: str
    flags: int


class Zone(Row, frozen=True):
    """A place for ships."""

    id: str
    kind: ZoneKind
    ocean: str | None = None
    nation: str | None = None


class Lane(Row, frozen=True):
    """A way through the canal; step 0 are both loading zones of an ocean, the last one is the other ocean."""

    id: str
    from_ocean: str
    to_ocean: str
    path: tuple[str, ...]
    moves: tuple[MoveKind, ...]
    fees: tuple[int, ...]
    soft_fees: tuple[int, ...]


class CompanyShip(Row, frozen=True):
    """A ship that every company has."""

    id: str
    size: int
    slots: int
    least: int
    most: int
    build_cost: int = 0
    """0: it is on the board from the start."""


class UniqueShip(Row, frozen=True):
    """A ship of nobody's."""

    id: str
    kind: ShipKind
    size: int
    start: str
    slots: int = 0
    least: int = 0
    most: int = 0
    nation: str | None = None


class WarshipExits(Row, frozen=True):
    """Where a warship lies after leaving the canal."""

    atlantic: str
    pacific: str


class Reward(Row, frozen=True):
    """What the owner of a ship of that size chooses between when it leaves the canal."""

    size: int
    card: RewardCard
    cash: int


class Crate(Struct, frozen=True, order=True):
    """A container printed on a contract."""

    value: int
    rail: bool


def crates(printed: str) -> tuple[Crate, ...]:
    """The containers of a side, as it is written: `1R 3 6`."""
    return tuple(Crate(int(each[0]), each.endswith("R")) for each in printed.split())


class ContractCard(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A contract; a set-up contract has no back."""

    id: str
    nation: str
    front: str
    back: str = ""

    @cached_property
    def sides(self) -> dict[Side, tuple[Crate, ...]]:
        """The containers of each side it has."""
        both = {Side.FRONT: crates(self.front), Side.BACK: crates(self.back)}
        return {side: containers for side, containers in both.items() if containers}


class Contracts(Row, frozen=True):
    """All cards of one back."""

    cards: tuple[ContractCard, ...]


class ClipboardRow(Row, frozen=True):
    """The flag spaces of a nation, from the left."""

    nation: str
    actions: tuple[FreeAction, ...]


class PassengerSpace(Row, frozen=True):
    """A space for one passenger token."""

    id: Benefit


class Captain(Row, frozen=True):
    """A card with moves."""

    id: str
    moves: int


class Stevedore(Row, frozen=True):
    """A card with loads, or against fees."""

    id: str
    loads: int
    reduction: int


class Advisor(Row, frozen=True):
    """A card that counts at the end: `per` for each of its metric, at most `most`."""

    id: str
    metric: Metric
    per: int
    most: int


class Award(Row, frozen=True):
    """What the best company's player takes at the end of a round."""

    id: str
    round: int
    value: int


class Stock(Row, frozen=True):
    """The dividend per share at each price, from the lowest."""

    dividends: tuple[int, ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole box."""

    setup: Setup
    limits: Limits
    costs: Costs
    free_action_values: FreeActionValues
    components: Components
    player_count: tuple[PlayerCount, ...]
    columns: tuple[Column, ...]
    companies: tuple[Company, ...]
    nations: tuple[Nation, ...]
    zones: tuple[Zone, ...]
    lanes: tuple[Lane, ...]
    company_ships: tuple[CompanyShip, ...]
    unique_ships: tuple[UniqueShip, ...]
    warship_exits: WarshipExits
    rewards: tuple[Reward, ...]
    contracts: Contracts
    setup_contracts: Contracts
    clipboard: tuple[ClipboardRow, ...]
    passenger_spaces: tuple[PassengerSpace, ...]
    captains: tuple[Captain, ...]
    stevedores: tuple[Stevedore, ...]
    advisors: tuple[Advisor, ...]
    awards: tuple[Award, ...]
    stock: Stock


BOX, DIGEST = open_box(__file__, Box)


class Ship(Struct, frozen=True):
    """A ship as it was built: what never changes about it."""

    id: str
    kind: ShipKind
    size: int
    slots: int
    least: int
    """Cargo with which it is ready to sail."""
    most: int
    owner: Seat | None = None
    """Whose company's, if there are that many players."""
    type: str | None = None
    """What a company calls it; None for a unique ship."""
    nation: str | None = None
    """A warship's."""


def _ships() -> dict[str, Ship]:
    """Unique ships in the order of table 2.7, then each company's in the order of 2.6."""
    unique = [
        Ship(each.id, each.kind, each.size, each.slots, each.least, each.most, nation=each.nation)
        for each in BOX.unique_ships
    ]
    owned = [
        Ship(
            *(ship_of(seat, each.id), ShipKind.COMPANY, each.size, each.slots, each.least, each.most),
            owner=seat,
            type=each.id,
        )
        for seat in range(len(BOX.companies))
        for each in BOX.company_ships
    ]
    return {ship.id: ship for ship in (*unique, *owned)}


def ship_of(seat: Seat, ship_type: str) -> str:
    """The name of that company's ship of that type."""
    return f"{COMPANIES[seat]}_{ship_type}"


FOR_PLAYERS = {count.players: count for count in BOX.player_count}
COLUMNS = {column.number: column for column in BOX.columns}
EXECUTIVE_ROW = BOX.limits.column_rows + 1
"""Where an executive die lies, above its column."""
COMPANIES = tuple(company.id for company in BOX.companies)
"""By seat."""
NATIONS = {nation.id: nation for nation in BOX.nations}
ZONES = {zone.id: zone for zone in BOX.zones}
LANES = {lane.id: lane for lane in BOX.lanes}
LANE_FROM = {lane.from_ocean: lane.id for lane in BOX.lanes}
"""The lane that begins in each ocean."""
LAST_STEP = len(BOX.lanes[0].moves) - 1
"""The lock before the ocean."""
LAKES = frozenset(zone.id for zone in BOX.zones if zone.kind is ZoneKind.LAKE)
LOADING_ZONES = {zone.id: zone for zone in BOX.zones if zone.kind is ZoneKind.LOADING}
ZONE_OF = {zone.nation: zone.id for zone in BOX.zones if zone.nation is not None}
"""The loading zone of each nation."""
SHIPS = _ships()
SHIP_TYPES = {ship.id: ship for ship in BOX.company_ships}
WARSHIP_EXITS = {"atlantic": BOX.warship_exits.atlantic, "pacific": BOX.warship_exits.pacific}
REWARDS = {reward.size: reward for reward in BOX.rewards}
CONTRACTS = {card.id: card for card in (*BOX.contracts.cards, *BOX.setup_contracts.cards)}
SETUP_CONTRACTS = tuple(card.id for card in BOX.setup_contracts.cards)
CLIPBOARD = {row.nation: row.actions for row in BOX.clipboard}
CAPTAINS = {card.id: card for card in BOX.captains}
STEVEDORES = {card.id: card for card in BOX.stevedores}
ADVISORS = {card.id: card for card in BOX.advisors}
AWARDS = {award.id: award for award in BOX.awards}


def dividend(price: int) -> int:
    """Per share, when the cube lies at that price (2.15)."""
    return BOX.stock.dividends[price - 1]
