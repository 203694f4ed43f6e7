"""Why a contract cannot be taken or a die not be loaded in Panamax (rules 4.4, 5.1 to 5.4)."""

from __future__ import annotations

from typing import assert_never

from games.core import refuse
from games.panamax import contracts, settling
from games.panamax.actions import (
    CargoAction,
    Container,
    DrawContract,
    Load,
    LoadStock,
    LoadTrain,
    PutOnTrain,
    RaiseTrainDie,
    StopLoading,
    TakeContract,
    WagonDie,
)
from games.panamax.data import (
    BOX,
    COLUMNS,
    COMPANIES,
    CONTRACTS,
    LANES,
    LOADING_ZONES,
    SHIPS,
    ZONE_OF,
    Benefit,
    Crate,
    ShipKind,
    Side,
)
from games.panamax.frames import AnyFrame, DeckSide, FreeRail, Loading, Source
from games.panamax.loading import goes_by_ship, is_above, is_below
from games.panamax.state import CargoDie, Contract, PanamaxState
from games.values import Seat, Text


def refusal(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: CargoAction) -> Text | None:
    """Why not, or None; the seat is the one that is asked."""
    match action:
        case Load() | LoadTrain() | LoadStock() | StopLoading():
            if not isinstance(frame, Loading):
                return refuse("no_load_left", "4.4")
            return _load(state, frame, action)
        case TakeContract():
            return _take(state, seat, frame, action)
        case DrawContract():
            return _draw(state, seat, frame)
        case PutOnTrain() | RaiseTrainDie():
            if not isinstance(frame, FreeRail):
                return refuse("no_rail_action", "5.4")
            return _rail(state, seat, action)
    assert_never(action)


# Contracts (4.4 a)


def _take(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: TakeContract) -> Text | None:
    card = CONTRACTS.get(action.contract)
    if card is None:
        return refuse("no_such_contract", "2.9")
    if isinstance(frame, DeckSide):
        if card.id != frame.card:
            return refuse("side_of_turned_card", "4.4", contract=frame.card)
    else:
        reason = _moment(frame) or _place(state, frame, card.id)
        if reason is not None:
            return reason
    needed, stock = len(card.sides[action.side]), state.players[seat].stock
    return refuse("not_enough_dice", "4.4", needed=needed, held=stock) if needed > stock else None


def _moment(frame: AnyFrame | None) -> Text | None:
    """Once in a contract action, before the first load."""
    if not isinstance(frame, Loading) or frame.source is not Source.DIE:
        return refuse("no_contract_action", "4.4")
    if frame.done:
        return refuse("contract_before_loads", "4.4")
    return refuse("one_contract", "4.4") if frame.has_taken else None


def _place(state: PanamaxState, frame: AnyFrame | None, card: str) -> Text | None:
    """Whether the card lies where this player may take it."""
    assert isinstance(frame, Loading)
    place = contracts.place_of(state, card)
    if place is None:
        return refuse("contract_not_open", "4.4")
    if place == contracts.INCOMING:
        has_choice = Benefit.WIDE_CHOICE in state.players[frame.seat].passengers
        return None if has_choice else refuse("no_wide_choice", "4.4")
    return None if place == COLUMNS[frame.column].slot else refuse("other_slot", "4.4", column=frame.column)


def _draw(state: PanamaxState, seat: Seat, frame: AnyFrame | None) -> Text | None:
    """Nothing here may depend on the card (4.4)."""
    reason = _moment(frame)
    if reason is not None:
        return reason
    player = state.players[seat]
    if Benefit.WIDE_CHOICE not in player.passengers:
        return refuse("no_wide_choice", "4.4")
    if not player.stock:
        return refuse("not_enough_dice", "4.4", needed=1, held=0)
    return None if state.contract_deck or state.contract_discard else refuse("deck_empty", "4.4")


# Loads (4.4 b, 5.1, 5.2)


def _load(
    state: PanamaxState, frame: Loading, action: Load | LoadTrain | LoadStock | StopLoading
) -> Text | None:
    match action:
        case Load():
            contract = _contract(state, frame.seat, action.container)
            if contract is None:
                return refuse("no_such_container", "4.4")
            if not goes_by_ship(contract, Crate(action.container.value, action.container.rail)):
                return refuse("must_go_by_train", "5.1")
            return _ship(state, frame, action.ship, action.zone, action.container.value, contract)
        case LoadTrain():
            return _train(state, frame, action.container)
        case LoadStock():
            if frame.source is Source.DIE:
                return refuse("stock_by_free_action", "5.4")
            if not state.players[frame.seat].stock:
                return refuse("not_enough_dice", "5.4", needed=1, held=0)
            return _ship(state, frame, action.ship, action.zone, BOX.free_action_values.stock_die, None)
        case StopLoading():
            return refuse("skip_instead", "5.4") if frame.source is Source.FLAG else None
    assert_never(action)


def _contract(state: PanamaxState, seat: Seat, container: Container) -> Contract | None:
    """The seat's contract on which such a die still lies."""
    contract = state.players[seat].contract(container.contract)
    if contract is None or Crate(container.value, container.rail) not in contract.left:
        return None
    return contract


def _ship(
    state: PanamaxState, frame: Loading, name: str, zone: str, value: int, contract: Contract | None
) -> Text | None:
    """Whether a die of that value, of that contract or of the stock, can go aboard there."""
    ship, vessel = SHIPS.get(name), state.ships.get(name)
    if ship is None or vessel is None:
        return refuse("no_such_ship", "2.6")
    if ship.kind is ShipKind.MILITARY:
        return refuse("warship_not_loaded", "5.2")
    if vessel.step > 0:
        return refuse("ship_in_canal", "5.2", ship=name)
    if zone not in LOADING_ZONES:
        return refuse("no_loading_zone", "5.2")
    if vessel.step == 0 and vessel.zone != zone:
        return refuse("ship_stays_in_zone", "5.2", ship=name, zone=vessel.zone)
    if LOADING_ZONES[zone].ocean != LANES[vessel.lane].from_ocean:
        return refuse("other_ocean", "5.2", ship=name)
    if contract is not None and contract.side is Side.FRONT:
        nation = CONTRACTS[contract.card].nation
        if zone != ZONE_OF[nation]:
            return refuse("wrong_zone", "5.2", zone=ZONE_OF[nation])
    if name in frame.ships:
        return refuse("one_die_per_ship", "4.4", ship=name)
    if len(vessel.dice) >= ship.slots:
        return refuse("no_free_slot", "5.2", ship=name)
    if is_above(ship, vessel, value):
        return refuse("above_most", "5.2", ship=name, total=vessel.total + value, most=ship.most)
    if is_below(ship, vessel, value):
        return refuse("below_least", "5.2", ship=name, total=vessel.total + value, least=ship.least)
    return None


def _train(state: PanamaxState, frame: Loading, container: Container) -> Text | None:
    if _contract(state, frame.seat, container) is None:
        return refuse("no_such_container", "4.4")
    if frame.source is Source.FLAG:
        return refuse("ships_only", "5.4")
    if not container.rail:
        return refuse("no_rail_icon", "5.1")
    if frame.has_used_train:
        return refuse("one_die_on_train", "4.4")
    return _wagon(state)


def _wagon(state: PanamaxState) -> Text | None:
    is_full = len(state.wagon_1) >= BOX.limits.wagon_dice
    return refuse("wagon_full", "5.1", most=BOX.limits.wagon_dice) if is_full else None


# The free action rail (5.4)


def _rail(state: PanamaxState, seat: Seat, action: PutOnTrain | RaiseTrainDie) -> Text | None:
    if isinstance(action, PutOnTrain):
        if not state.players[seat].stock:
            return refuse("not_enough_dice", "5.4", needed=1, held=0)
        return _wagon(state)
    die = action.die
    lying = [
        WagonDie(place, COMPANIES[other.owner], other.value)
        for place, other in enumerate(state.wagon_1, start=1)
    ]
    if die not in lying:
        return refuse("no_such_train_die", "5.4")
    if die.company != COMPANIES[seat]:
        return refuse("not_your_die", "5.4")
    can = (die.place, CargoDie(seat, die.value)) in settling.raisable(state, seat)
    return None if can else refuse("die_at_most", "5.4", most=BOX.limits.die_most)
