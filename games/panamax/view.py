"""What may be seen of a game of Panamax (rules 10)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, View
from games.panamax.data import (
    BOX,
    COMPANIES,
    CONTRACTS,
    LANES,
    SHIPS,
    Benefit,
    Crate,
    MoveKind,
    ShipKind,
    Side,
)
from games.panamax.frames import AnyFrame, Loading, Moving
from games.panamax.loading import loads_left
from games.panamax.money import fees_due
from games.panamax.state import CargoDie, PanamaxOptions, PanamaxState, Passage, Phase
from games.values import Seat


class ShipView(Struct, frozen=True):
    """A ship on the board, with all that is printed on it."""

    id: str
    kind: ShipKind
    owner: Seat | None
    """None: a unique ship."""
    type: str | None
    """`feeder` and so on; None: a unique ship."""
    nation: str | None
    """A warship's."""
    size: int
    slots: int
    least: int
    most: int
    zone: str
    lane: str
    """In which it sails, or will from here."""
    step: int
    """Of its lane: -1 waiting, 0 loading, from 1 in the canal."""
    dice: tuple[CargoDie, ...]
    """In the order of loading."""
    total: int
    is_ready: bool
    """To leave its loading zone, or it has."""


class GroupView(Struct, frozen=True):
    """The ships at one step of a lane: a group in a rectangle, free to regroup in lakes and loading zones."""

    lane: str
    step: int
    zone: str
    """`atl_load` and `pac_load` are both loading zones of an ocean."""
    next_zone: str
    ships: tuple[str, ...]
    """In their order."""
    size: int
    move: MoveKind
    """It takes to go on."""
    fee: int
    """For one die there at the end of a round."""


class ColumnView(Struct, frozen=True):
    """A column of the action table."""

    number: int
    dice: int
    """In its rows, filled from the top: 2 dice lie in rows 3 and 2."""
    has_executive: bool
    available: int | None
    """The row of the die that can be taken, 4 for the executive one."""
    slot: str | None
    """The contract slot below it."""


class ContractView(Struct, frozen=True):
    """An incomplete contract on a clipboard."""

    card: str
    nation: str
    side: Side
    printed: tuple[Crate, ...]
    left: tuple[Crate, ...]
    """Containers that still carry their dice."""


class PlayerView(Struct, frozen=True):
    """What everybody sees of a player and the player's company."""

    seat: Seat
    company: str
    cash: int
    """Personal."""
    company_cash: int
    price: int
    dividend: int
    """Per share."""
    shares_left: int
    """Of the company, unsold."""
    shares: dict[str, int]
    """Held by the player, by company in play."""
    warehouse: int
    reserve: int
    contracts: tuple[ContractView, ...]
    """The newest last."""
    unbuilt: tuple[str, ...]
    """Types of ships on the clipboard."""
    flags: dict[str, int]
    deferred: tuple[str, ...]
    """Nations with a deferred market."""
    has_first_column: bool
    transfer_cost: int
    passengers: tuple[Benefit, ...]
    captain: str | None
    stevedore: str | None
    fresh: tuple[str, ...]
    """Cards won in this very turn, which cannot be played yet."""
    advisors: tuple[str, ...]
    """Taken during the game."""
    has_secret: bool
    """A secret objective was kept."""
    has_start_contract: bool
    """A starting contract was kept; all are shown when everybody has chosen."""
    secret: str | None
    """The secret objective, when the game is over."""
    bailouts: int
    awards: tuple[str, ...]
    fee: int
    """Due if the round ended now."""


class TrainView(Struct, frozen=True):
    """The rail table."""

    wagon_1: tuple[CargoDie, ...]
    """From the left."""
    wagon_2: tuple[CargoDie, ...]
    platform_dice: tuple[CargoDie, ...]
    platform: tuple[str, ...]
    """Nations whose flag lies there."""


class MovesLeft(Struct, frozen=True):
    """Moves of the action that is being carried out."""

    locks: int
    waterways: int
    either: int


class OwnView(Struct, frozen=True):
    """What only the player sees."""

    dealt_advisors: tuple[str, ...]
    """To choose from, until everybody has."""
    advisor: str | None
    """The secret objective."""
    dealt_contracts: tuple[str, ...]
    """To choose from, until everybody has."""
    start_contract: str | None
    """The one kept, until everybody has chosen."""


class PanamaxView(View, frozen=True):
    """The table as one seat, or somebody watching, sees it."""

    options: PanamaxOptions
    phase: Phase
    round_no: int
    """0 during the set-up choices."""
    rounds: int
    turn_no: int
    turns_left: int
    """In this round, the present one included."""
    order: tuple[Seat, ...]
    """Of play."""
    active: Seat | None
    """Whose turn it is; nobody's at the end of a round."""
    asked: Seat | None
    """Who must answer the top frame; None during the set-up choices and when the game is over."""
    has_taken: bool
    """The active player took a white die this turn."""
    frames: tuple[AnyFrame, ...]
    """Decisions that lie on each other, the last one on top."""
    moves_left: MovesLeft | None
    """Of the uppermost moves being made."""
    loads_left: int | None
    """Of the uppermost loads being made."""
    queue: tuple[Seat, ...]
    """Who is still to come in this phase of the round end."""
    columns: tuple[ColumnView, ...]
    slots: dict[str, str | None]
    """The contract in each slot."""
    incoming: str | None
    deck: int
    """How many cards."""
    discard: dict[str, int]
    ships: tuple[ShipView, ...]
    """Waiting ones first, then along each lane, in their order."""
    groups: tuple[GroupView, ...]
    """Every step of a lane with ships."""
    train: TrainView
    flags: dict[str, int]
    """In the supply."""
    passengers: int
    """Tokens in the supply."""
    captains: tuple[str, ...]
    """The top one first."""
    stevedores: tuple[str, ...]
    advisors: tuple[str, ...]
    """On display."""
    award: str | None
    """To be won at the end of this round."""
    trail: tuple[Passage, ...]
    """What moved in the latest turns, one of each player; the oldest first."""
    players: tuple[PlayerView, ...]
    own: OwnView | None
    result: Result | None


def view_ship(state: PanamaxState, ship: str) -> ShipView:
    """A ship where it lies."""
    built, vessel = SHIPS[ship], state.ships[ship]
    return ShipView(
        id=ship,
        kind=built.kind,
        owner=built.owner,
        type=built.type,
        nation=built.nation,
        size=built.size,
        slots=built.slots,
        least=built.least,
        most=built.most,
        zone=vessel.zone,
        lane=vessel.lane,
        step=vessel.step,
        dice=tuple(vessel.dice),
        total=vessel.total,
        is_ready=state.is_ready(ship),
    )


def view_groups(state: PanamaxState) -> tuple[GroupView, ...]:
    """Every step of a lane with ships."""
    return tuple(
        GroupView(
            lane=lane.id,
            step=step,
            zone=lane.path[step],
            next_zone=lane.path[step + 1],
            ships=tuple(ships),
            size=sum(SHIPS[ship].size for ship in ships),
            move=lane.moves[step],
            fee=state.fee_at(lane.id, step),
        )
        for lane in LANES.values()
        for step, ships in enumerate(state.water[lane.id])
        if ships
    )


def view_player(state: PanamaxState, seat: Seat) -> PlayerView:
    """That player as everybody sees them; the secret objective is open when the game is over."""
    player = state.players[seat]
    contracts = tuple(
        ContractView(
            card=held.card,
            nation=CONTRACTS[held.card].nation,
            side=held.side,
            printed=CONTRACTS[held.card].sides[held.side],
            left=tuple(held.left),
        )
        for held in player.contracts
    )
    return PlayerView(
        seat=seat,
        company=COMPANIES[seat],
        cash=player.cash,
        company_cash=player.company_cash,
        price=player.price,
        dividend=player.dividend,
        shares_left=player.shares_left,
        shares=dict(zip(COMPANIES, player.shares, strict=False)),
        warehouse=player.warehouse,
        reserve=player.reserve,
        contracts=contracts,
        unbuilt=tuple(player.unbuilt),
        flags=dict(player.flags),
        deferred=tuple(player.deferred),
        has_first_column=player.has_first_column,
        transfer_cost=player.transfer_cost,
        passengers=tuple(player.passengers),
        captain=player.captain,
        stevedore=player.stevedore,
        fresh=tuple(player.fresh),
        advisors=tuple(player.advisors),
        has_secret=player.secret is not None,
        has_start_contract=player.start_contract is not None or state.phase is not Phase.SETUP,
        secret=None if state.result is None else player.secret,
        bailouts=player.bailouts,
        awards=tuple(player.awards),
        fee=fees_due(state, seat),
    )


def view_moves(state: PanamaxState) -> MovesLeft | None:
    """The moves left of the uppermost frame that has any."""
    frame = next((frame for frame in reversed(state.frames) if isinstance(frame, Moving)), None)
    return None if frame is None else MovesLeft(frame.locks, frame.waterways, frame.either)


def view_loads(state: PanamaxState) -> int | None:
    """The loads left of the uppermost frame that has any."""
    frame = next((frame for frame in reversed(state.frames) if isinstance(frame, Loading)), None)
    return None if frame is None else loads_left(state, frame)


def view_columns(state: PanamaxState) -> tuple[ColumnView, ...]:
    """The action table."""
    return tuple(
        ColumnView(
            number=printed.number,
            dice=column.dice,
            has_executive=column.has_executive,
            available=column.lowest or None,
            slot=printed.slot,
        )
        for printed, column in zip(BOX.columns, state.columns, strict=True)
    )


def view_own(state: PanamaxState, seat: Seat) -> OwnView:
    """What that player alone sees."""
    player = state.players[seat]
    return OwnView(
        dealt_advisors=tuple(player.dealt_advisors),
        advisor=player.secret,
        dealt_contracts=tuple(player.dealt_contracts),
        start_contract=player.start_contract,
    )


def view_table(state: PanamaxState) -> PanamaxView:
    """The table as everybody watching sees it."""
    is_running = state.result is None and state.phase is not Phase.SETUP
    in_order = [ship for ships in state.waiting.values() for ship in ships]
    in_order += [ship for lane in state.water.values() for ships in lane for ship in ships]
    awards = {award.round: award.id for award in BOX.awards}
    return PanamaxView(
        me=None,
        options=state.options,
        phase=state.phase,
        round_no=state.round_no,
        rounds=BOX.setup.rounds,
        turn_no=state.turn_no,
        turns_left=state.turns_left,
        order=tuple(state.order),
        active=state.active if is_running and state.phase is Phase.TURNS else None,
        asked=state.asked if is_running else None,
        has_taken=state.has_taken,
        frames=tuple(state.frames),
        moves_left=view_moves(state),
        loads_left=view_loads(state),
        queue=tuple(state.queue),
        columns=view_columns(state),
        slots=dict(state.slots),
        incoming=state.incoming,
        deck=len(state.contract_deck),
        discard=dict(state.contract_discard.counts),
        ships=tuple(view_ship(state, ship) for ship in in_order),
        groups=view_groups(state),
        train=TrainView(
            wagon_1=tuple(state.wagon_1),
            wagon_2=tuple(state.wagon_2),
            platform_dice=tuple(state.platform_dice),
            platform=tuple(state.platform),
        ),
        flags=dict(state.flags),
        passengers=state.passengers,
        captains=tuple(state.captains),
        stevedores=tuple(state.stevedores),
        advisors=tuple(state.advisors),
        award=awards.get(state.round_no),
        trail=tuple(state.trail),
        players=tuple(view_player(state, other) for other in range(len(state.players))),
        own=None,
        result=state.result,
    )


def view_seat(state: PanamaxState, seat: Seat, public: PanamaxView) -> PanamaxView:
    """The table as that seat sees it: what everybody sees, and what is its own."""
    return replace(public, me=seat, own=view_own(state, seat))
