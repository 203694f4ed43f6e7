"""Why a ship cannot be placed or a Navigation card not be used (rules 4.3, 5, 7)."""

from __future__ import annotations

from typing import assert_never

from games.core import refuse
from games.rotterdam.actions import (
    BoardCard,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
)
from games.rotterdam.data import CARDS, ENTRANCES, MATERIALS, POSITIONS, STARTS
from games.rotterdam.navigation import CARD_OF
from games.rotterdam.ships import Ship
from games.rotterdam.state import RotterdamState
from games.values import Seat, Text


def placing(state: RotterdamState, seat: Seat, start: str, cargo: str | None, rule: str) -> Text | None:
    """Why that player cannot place a ship there with that cargo, or (None) without."""
    if not state.players[seat].supply:
        return refuse("no_ship_left", rule)
    if reason := _start(state, start, rule):
        return reason
    if cargo is None:
        return None
    if cargo not in MATERIALS:
        return refuse("no_such_material", "2.3")
    return None if state.stock[cargo] else refuse("out_of_stock", rule, cargo=cargo)


def lay_card(state: RotterdamState, seat: Seat, card: str) -> Text | None:
    """Why that player cannot lay this card."""
    if card not in CARDS:
        return refuse("no_such_card", "2.10")
    if not CARDS[card].points:
        return refuse("only_points_are_laid", "4.2", card=card)
    return _missing(state, seat, card)


def play_card(state: RotterdamState, seat: Seat, action: BoardCard) -> Text | None:
    """Why that player cannot play this card so."""
    if reason := _missing(state, seat, CARD_OF[type(action)]):
        return reason
    match action:
        case PlayLuckTurns():
            return _luck_turns(state, action.ships)
        case PlayExtraCargo():
            return placing(state, seat, action.start, action.cargo, "5")
        case PlaySetback():
            return _ship(state, action.ship) or _step_back(state, action.ship.position, action.target)
        case PlayHeavyStorm():
            return _ship(state, action.ship) or _heavy_storm(state, action)
        case PlayCargoThief():
            return _loaded_ship(state, action.victim) or _receiver(state, seat, action)
        case PlayPoliceInspection():
            return _loaded_ship(state, action.ship)
    assert_never(action)


def _missing(state: RotterdamState, seat: Seat, card: str) -> Text | None:
    return None if card in state.players[seat].navigation else refuse("card_not_in_hand", "5", card=card)


def _start(state: RotterdamState, start: str, rule: str) -> Text | None:
    if start not in STARTS:
        return refuse("not_a_start", rule)
    if not state.free_starts():
        return refuse("no_free_start", rule)
    return refuse("position_occupied", rule, position=start) if start in state.board else None


def _ship(state: RotterdamState, ship: Ship) -> Text | None:
    """Why no card may be played on that ship: it is gone, or safe in port (7)."""
    if state.ship(ship.position) != ship:
        return refuse("no_such_ship", "2.2")
    if state.options.safe_haven and POSITIONS[ship.position].port:
        return refuse("safe_haven", "7", position=ship.position)
    return None


def _loaded_ship(state: RotterdamState, ship: Ship) -> Text | None:
    if reason := _ship(state, ship):
        return reason
    return refuse("ship_is_empty", "5", position=ship.position) if ship.cargo is None else None


def _luck_turns(state: RotterdamState, ships: tuple[Ship, ...]) -> Text | None:
    if len(ships) != 2 or len(set(ships)) != 2:
        return refuse("two_different_ships", "5")
    return next(filter(None, (_loaded_ship(state, ship) for ship in ships)), None)


def _step_back(state: RotterdamState, position: str, target: str) -> Text | None:
    """Why a ship there cannot go back to that target along one channel."""
    if not ENTRANCES[position]:
        return refuse("nothing_behind_start", "5", position=position)
    if target not in ENTRANCES[position]:
        return refuse("no_channel_from_there", "5", position=position)
    return refuse("position_occupied", "5", position=target) if target in state.board else None


def _heavy_storm(state: RotterdamState, action: PlayHeavyStorm) -> Text | None:
    behind = ENTRANCES[action.ship.position]
    if behind and not any(ENTRANCES[via] for via in behind):
        return refuse("only_one_step_behind", "5", position=action.ship.position)
    return _step_back(state, action.ship.position, action.via) or _step_back(state, action.via, action.target)


def _receiver(state: RotterdamState, seat: Seat, action: PlayCargoThief) -> Text | None:
    """Another ship of one's own, or a new one if there is none on the board."""
    receiver = action.receiver
    if isinstance(receiver, str):
        if state.ships_of(seat):
            return refuse("own_ship_on_board", "5")
        return _start(state, receiver, "5")
    if reason := _ship(state, receiver):
        return reason
    if receiver.owner.seat != seat:
        return refuse("receiver_not_yours", "5", position=receiver.position)
    return (
        refuse("receiver_is_victim", "5", position=receiver.position) if receiver == action.victim else None
    )
