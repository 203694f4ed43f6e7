"""Loading dice on ships and on the train in Panamax (rules 4.4, 5.1 to 5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.panamax import flags
from games.panamax.actions import Container, Load, LoadStock, LoadTrain
from games.panamax.data import (
    BOX,
    CONTRACTS,
    LANES,
    LOADING_ZONES,
    SHIPS,
    ZONE_OF,
    Benefit,
    Crate,
    Ship,
    Side,
)
from games.panamax.frames import Loading, Source
from games.panamax.state import CargoDie, Contract, PanamaxState, Vessel
from games.panamax.telling import tell
from games.values import Event, Seat, Who

ZONES_OF = {
    lane.id: tuple(zone.id for zone in LOADING_ZONES.values() if zone.ocean == lane.from_ocean)
    for lane in LANES.values()
}
"""The loading zones from which each lane begins."""


def loads_left(state: PanamaxState, frame: Loading) -> int:
    """How many more loads that action allows; a passenger's benefit counts at once (4.4)."""
    has_extra = frame.source is Source.DIE and Benefit.EXTRA_LOAD in state.players[frame.seat].passengers
    return frame.level + has_extra - frame.done


def is_above(ship: Ship, vessel: Vessel, value: int) -> bool:
    """Whether that die would be too much (5.2)."""
    return vessel.total + value > ship.most


def is_below(ship: Ship, vessel: Vessel, value: int) -> bool:
    """Whether that die would fill the last slot with too little (5.2)."""
    return len(vessel.dice) + 1 == ship.slots and vessel.total + value < ship.least


def goes_by_ship(contract: Contract, crate: Crate) -> bool:
    """A rail container of a front can only go by train (5.1)."""
    return not (crate.rail and contract.side is Side.FRONT)


def containers(state: PanamaxState, seat: Seat) -> Iterator[tuple[Contract, Crate]]:
    """Every different die on that player's contracts."""
    for contract in state.players[seat].contracts:
        for crate in dict.fromkeys(contract.left):
            yield contract, crate


def loads(state: PanamaxState, frame: Loading) -> Iterator[Load | LoadTrain | LoadStock]:
    """Every load that the action allows."""
    open_ships = [
        (ship, vessel)
        for name, vessel in state.ships.items()
        if vessel.step <= 0 and len(vessel.dice) < (ship := SHIPS[name]).slots and name not in frame.ships
    ]
    has_wagon = len(state.wagon_1) < BOX.limits.wagon_dice and not frame.has_used_train
    for contract, crate in containers(state, frame.seat):
        container = Container(contract.card, crate.value, crate.rail)
        if goes_by_ship(contract, crate):
            only = ZONE_OF[CONTRACTS[contract.card].nation] if contract.side is Side.FRONT else None
            for name, zone in _berths(open_ships, crate.value, only):
                yield Load(container, name, zone)
        if crate.rail and has_wagon and frame.source is not Source.FLAG:
            yield LoadTrain(container)
    if frame.source is not Source.DIE and state.players[frame.seat].stock:
        for name, zone in _berths(open_ships, BOX.free_action_values.stock_die, None):
            yield LoadStock(name, zone)


def _berths(ships: list[tuple[Ship, Vessel]], value: int, only: str | None) -> Iterator[tuple[str, str]]:
    """Ships that take a die of that value, and the loading zones (or the only one) where they can."""
    for ship, vessel in ships:
        if is_above(ship, vessel, value) or is_below(ship, vessel, value):
            continue
        for zone in (vessel.zone,) if vessel.step == 0 else ZONES_OF[vessel.lane]:
            if only is None or zone == only:
                yield ship.id, zone


def load(state: PanamaxState, frame: Loading, action: Load) -> list[Event]:
    """A die from a contract to a ship (5.2)."""
    container = action.container
    state.frames[-1] = _counted(frame, action.ship)
    events = _bring(state, action.ship, action.zone)
    state.ships[action.ship].dice.append(CargoDie(frame.seat, container.value))
    loaded = tell(
        "container_loaded",
        who=Who(frame.seat),
        contract=container.contract,
        value=container.value,
        ship=action.ship,
        zone=action.zone,
    )
    return [*events, loaded, *_taken_off(state, frame.seat, container)]


def load_train(state: PanamaxState, frame: Loading, container: Container) -> list[Event]:
    """A die from a contract to the leftmost free space of wagon 1 (5.1)."""
    is_main = frame.source is Source.DIE
    state.frames[-1] = replace(frame, done=frame.done + 1, has_used_train=is_main)
    state.wagon_1.append(CargoDie(frame.seat, container.value))
    loaded = tell("train_loaded", who=Who(frame.seat), contract=container.contract, value=container.value)
    return [loaded, *_taken_off(state, frame.seat, container)]


def load_stock(state: PanamaxState, frame: Loading, action: LoadStock) -> list[Event]:
    """A die from warehouse or reserve to a ship (5.4)."""
    value = BOX.free_action_values.stock_die
    state.frames[-1] = _counted(frame, action.ship)
    events = _bring(state, action.ship, action.zone)
    take_stock(state, frame.seat, 1)
    state.ships[action.ship].dice.append(CargoDie(frame.seat, value))
    return [
        *events,
        tell("stock_loaded", who=Who(frame.seat), value=value, ship=action.ship, zone=action.zone),
    ]


def take_stock(state: PanamaxState, seat: Seat, number: int) -> None:
    """Take dice from the warehouse first, then from the reserve (4.4)."""
    player = state.players[seat]
    stored = min(number, player.warehouse)
    player.warehouse -= stored
    player.reserve -= number - stored


def _counted(frame: Loading, ship: str) -> Loading:
    """The frame after one more load; only the main action keeps to one die per ship."""
    ships = (*frame.ships, ship) if frame.source is Source.DIE else ()
    return replace(frame, done=frame.done + 1, ships=ships)


def _bring(state: PanamaxState, ship: str, zone: str) -> list[Event]:
    """A ship that waits is brought to the loading zone, free (5.2)."""
    vessel = state.ships[ship]
    if vessel.step == 0:
        return []
    state.waiting[vessel.lane].remove(ship)
    state.water[vessel.lane][0].append(ship)
    vessel.step, vessel.zone = 0, zone
    return [tell("ship_brought", ship=ship, zone=zone)]


def _taken_off(state: PanamaxState, seat: Seat, container: Container) -> list[Event]:
    """The die has left its contract, which may be completed by it (5.3)."""
    player = state.players[seat]
    contract = player.contract(container.contract)
    assert contract is not None
    contract.left.remove(Crate(container.value, container.rail))
    if contract.left:
        return []
    player.contracts.remove(contract)
    lay_aside(state, contract.card)
    events = [tell("contract_completed", who=Who(seat), contract=contract.card, side=contract.side)]
    if contract.side is Side.FRONT:
        events += flags.earn(state, seat, CONTRACTS[contract.card].nation)
    return events


def lay_aside(state: PanamaxState, card: str) -> None:
    """To the discard pile; a set-up contract leaves the game (2.10)."""
    if CONTRACTS[card].back:
        state.contract_discard.add(card)
