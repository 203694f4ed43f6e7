"""Hand-made positions: what a test does not name is filled in, so that the box is always complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from games.chance import Rng
from games.panamax.actions import Container
from games.panamax.data import BOX, CONTRACTS, LAKES, LANES, ZONES, Benefit, Crate, Side, ship_of
from games.panamax.frames import AnyFrame, Loading, Moving, Source
from games.panamax.starting import lay_out, moor
from games.panamax.state import ActionColumn, CargoDie, Contract, PanamaxOptions, PanamaxState, Phase, Vessel
from games.values import Seat

RED, BLUE, YELLOW, GREEN = range(4)
"""The players of the examples in section 9, by the colours of their companies."""
SEED = "51" * 32
NO_OPTIONS = PanamaxOptions()
OPEN_CONTRACTS = ("europe_4", "usa_east_6", "usa_west_6", "china_6")
"""In the slots and incoming, where a test does not say."""
SECRETS = ("advisor_fleet", "advisor_treasurer", "advisor_majority", "advisor_auditor")


def position(
    players: int = 4,
    *,
    active: Seat = RED,
    order: Sequence[Seat] | None = None,
    dice: Sequence[int] = (2, 2, 2, 2, 2, 2),
    executive: Sequence[int] = (1, 2, 5, 6),
    has_taken: bool = False,
    frames: Sequence[AnyFrame] = (),
    round_no: int = 1,
    contracts: Sequence[str] = OPEN_CONTRACTS,
    options: PanamaxOptions = NO_OPTIONS,
) -> PanamaxState:
    """A moment of a turn; feeders and coasters wait in the Atlantic, all dice are in the reserves."""
    state = lay_out(players, options, Rng(SEED))
    state.order = list(range(players) if order is None else order)
    state.phase, state.round_no, state.turn_no = Phase.TURNS, round_no, 10 * round_no
    state.active, state.has_taken, state.frames = active, has_taken, list(frames)
    state.columns = [ActionColumn(number, column in executive) for column, number in enumerate(dice, start=1)]
    unused = 4 if options.two_player_turns == 4 and players == 2 else 0
    state.turns_left = sum(dice) + len(executive) + has_taken - unused
    *slots, state.incoming = contracts
    state.slots = dict(zip(("slot_4", "slot_5", "slot_6"), slots, strict=True))
    for card in contracts:
        state.contract_deck.take(card)
    for seat, player in enumerate(state.players):
        player.secret = SECRETS[seat]
        state.advisor_bag.take(player.secret)
        for ship in BOX.company_ships:
            if not ship.build_cost:
                moor(state, ship_of(seat, ship.id), "atl_wait")
    state.advisors = state.advisor_bag.things()[:5]
    for card in state.advisors:
        state.advisor_bag.take(card)
    return state


def put(state: PanamaxState, ship: str, zone: str, *dice: tuple[Seat, int], lane: str = "to_pacific") -> None:
    """The ship to that zone, with these dice out of the reserves; the lane is for the lakes."""
    was = state.ships.get(ship)
    if was is not None:
        (state.waiting[was.lane] if was.step < 0 else state.water[was.lane][was.step]).remove(ship)
    else:
        owner, kind = next(
            (seat, kind)
            for seat, player in enumerate(state.players)
            for kind in player.unbuilt
            if ship_of(seat, kind) == ship
        )
        state.players[owner].unbuilt.remove(kind)
    if ZONES[zone].ocean is not None:
        moor(state, ship, zone)
    else:
        if zone not in LAKES:
            lane = next(other.id for other in LANES.values() if zone in other.path)
        step = LANES[lane].path.index(zone)
        state.ships[ship] = Vessel(lane, step, zone)
        state.water[lane][step].append(ship)
    for seat, value in dice:
        state.players[seat].reserve -= 1
        state.ships[ship].dice.append(CargoDie(seat, value))


def give(state: PanamaxState, seat: Seat, card: str, *left: str, side: Side = Side.FRONT) -> Contract:
    """A contract for that player, with dice out of the reserve on these containers (`1R`), else on all."""
    if CONTRACTS[card].back:
        state.contract_deck.take(card)
    crates = [Crate(int(each[0]), each.endswith("R")) for each in left] or list(CONTRACTS[card].sides[side])
    contract = Contract(card, side, crates)
    state.players[seat].contracts.append(contract)
    state.players[seat].reserve -= len(crates)
    return contract


def store(state: PanamaxState, seat: Seat, warehouse: int, reserve: int) -> None:
    """That many dice in stock; the rest sails to the Atlantic on ships of nobody's."""
    player = state.players[seat]
    over = player.stock - warehouse - reserve
    for ship, room, least, value in (
        ("cruise_riviera", 3, 1, 2),
        ("panamax_balboa", 4, 3, 4),
        ("cruise_caribbean", 3, 1, 2),
    ):
        load = min(over, room)
        if load >= least:
            put(state, ship, "lake_miraflores", *[(seat, value)] * load, lane="to_atlantic")
            over -= load
    assert not over
    player.warehouse, player.reserve = warehouse, reserve


def flag(state: PanamaxState, seat: Seat, *nations: str) -> None:
    """Flags on that player's clipboard, out of the supply."""
    for nation in nations:
        state.flags[nation] -= 1
        state.players[seat].flags[nation] += 1


def guest(state: PanamaxState, seat: Seat, *spaces: Benefit) -> None:
    """Passenger tokens on that player's clipboard."""
    for space in spaces:
        state.passengers -= 1
        state.players[seat].passengers.append(space)


def train(state: PanamaxState, *dice: tuple[Seat, int]) -> None:
    """Dice on wagon 1, out of the reserves."""
    for seat, value in dice:
        state.players[seat].reserve -= 1
        state.wagon_1.append(CargoDie(seat, value))


def captain(state: PanamaxState, seat: Seat) -> str:
    """The top captain card to that player."""
    state.players[seat].captain = state.captains.pop(0)
    return str(state.players[seat].captain)


def stevedore(state: PanamaxState, seat: Seat, card: str = "stevedore_1") -> str:
    """That stevedore card to that player; those above it have left the game."""
    while card in state.stevedores:
        state.players[seat].stevedore = state.stevedores.pop(0)
    return card


def shares(state: PanamaxState, seat: Seat, company: Seat, number: int) -> None:
    """That many shares of the company for that player instead of those held."""
    player = state.players[seat]
    state.players[company].shares_left += player.shares[company] - number
    player.shares[company] = number


def moving(
    locks: int = 0, waterways: int = 0, either: int = 0, *, seat: Seat = RED, source: Source = Source.DIE
) -> Moving:
    """Moves to be made."""
    return Moving(seat, source, locks=locks, waterways=waterways, either=either)


def loading(level: int = 1, column: int = 4, *, seat: Seat = RED, source: Source = Source.DIE) -> Loading:
    """Loads to be made."""
    return Loading(seat, source, level=level, column=column if source is Source.DIE else 0)


def crate(contract: str, printed: str) -> Container:
    """A die on a contract, as `3` or `3R`."""
    return Container(contract, int(printed[0]), printed.endswith("R"))


def rng_where(goes_as_wanted: Callable[[Rng], bool]) -> Rng:
    """The first count of draws from which chance goes as wanted."""
    return next(Rng(SEED, draws) for draws in count() if goes_as_wanted(Rng(SEED, draws)))
