"""What each Navigation card does (rules 5); the card played is legal."""

from __future__ import annotations

from typing import assert_never

from games.rotterdam.actions import (
    BoardCard,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
)
from games.rotterdam.ships import Ship
from games.rotterdam.state import Hull, RotterdamState
from games.values import Event, Seat, Value, Who

CARD_OF: dict[type[BoardCard], str] = {
    PlayLuckTurns: "luck_turns",
    PlayExtraCargo: "extra_cargo",
    PlaySetback: "setback",
    PlayHeavyStorm: "heavy_storm",
    PlayCargoThief: "cargo_thief",
    PlayPoliceInspection: "police_inspection",
}
"""The card that each of these actions plays."""


def play_card(state: RotterdamState, seat: Seat, action: BoardCard) -> list[Event]:
    """Discard the card face up: the others learn that it was held; then carry it out."""
    card = CARD_OF[type(action)]
    state.players[seat].navigation.take(card)
    state.discard.append(card)
    played = Event("card_played", {"who": Who(seat), "card": card}, reveals=True)
    return [played, _carry_out(state, seat, action)]


def _carry_out(state: RotterdamState, seat: Seat, action: BoardCard) -> Event:
    match action:
        case PlayLuckTurns():
            return _swap(state, *action.ships)
        case PlayExtraCargo():
            return place(state, seat, action.start, action.cargo)
        case PlaySetback():
            return _move_back(state, action.ship, action.target)
        case PlayHeavyStorm():
            return _move_back(state, action.ship, action.target)
        case PlayCargoThief():
            return _steal(state, seat, action.victim, action.receiver)
        case PlayPoliceInspection():
            return _confiscate(state, action.ship)
    assert_never(action)


def place(state: RotterdamState, seat: Seat, start: str, cargo: str | None) -> Event:
    """A ship from the supply on a start position, with cargo from the stock if any (4.3)."""
    _launch(state, seat, start, cargo)
    values: dict[str, Value] = {"who": Who(seat), "start": start}
    if cargo is None:
        return Event("empty_ship_placed", values)
    state.stock[cargo] -= 1
    return Event("ship_placed", {**values, "cargo": cargo})


def _launch(state: RotterdamState, seat: Seat, start: str, cargo: str | None) -> None:
    state.players[seat].supply -= 1
    state.board[start] = Hull(seat, cargo)


def _swap(state: RotterdamState, one: Ship, other: Ship) -> Event:
    first, second = state.board[one.position], state.board[other.position]
    first.cargo, second.cargo = second.cargo, first.cargo
    assert first.cargo is not None
    assert second.cargo is not None
    values: dict[str, Value] = {
        "first": one.position,
        "first_owner": one.owner,
        "first_cargo": first.cargo,
        "second": other.position,
        "second_owner": other.owner,
        "second_cargo": second.cargo,
    }
    return Event("cargo_swapped", values)


def _move_back(state: RotterdamState, ship: Ship, target: str) -> Event:
    state.board[target] = state.board.pop(ship.position)
    return Event("ship_moved_back", {"who": ship.owner, "origin": ship.position, "target": target})


def _unload(state: RotterdamState, position: str) -> str:
    """Take the cargo off a loaded ship, which stays where it is."""
    hull = state.board[position]
    cargo, hull.cargo = hull.cargo, None
    assert cargo is not None
    return cargo


def _steal(state: RotterdamState, seat: Seat, victim: Ship, receiver: Ship | str) -> Event:
    """The unit goes onto another ship, whose own goes to the stock, or onto a new one."""
    cargo = _unload(state, victim.position)
    values: dict[str, Value] = {
        "who": Who(seat),
        "cargo": cargo,
        "victim": victim.owner,
        "origin": victim.position,
    }
    if isinstance(receiver, str):
        _launch(state, seat, receiver, cargo)
        return Event("cargo_stolen_by_new_ship", {**values, "target": receiver})
    hull = state.board[receiver.position]
    if hull.cargo is not None:
        state.stock[hull.cargo] += 1
    hull.cargo = cargo
    return Event("cargo_stolen", {**values, "target": receiver.position})


def _confiscate(state: RotterdamState, ship: Ship) -> Event:
    cargo = _unload(state, ship.position)
    state.stock[cargo] += 1
    return Event("cargo_confiscated", {"who": ship.owner, "position": ship.position, "cargo": cargo})
