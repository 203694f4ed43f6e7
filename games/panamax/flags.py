"""Flags on the clipboards and the free actions they give (rules 5.3, 5.4)."""

from __future__ import annotations

from typing import assert_never

from games.panamax.data import BOX, CLIPBOARD, FreeAction
from games.panamax.frames import AnyFrame, FreeRail, Loading, Market, Moving, Source
from games.panamax.state import PanamaxState
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def earn(state: PanamaxState, seat: Seat, nation: str) -> list[Event]:
    """A flag from the supply, if there is one (5.3)."""
    if not state.flags[nation]:
        return [tell("no_flag_left", who=Who(seat), nation=nation)]
    state.flags[nation] -= 1
    return place(state, seat, nation)


def place(state: PanamaxState, seat: Seat, nation: str) -> list[Event]:
    """A flag to the leftmost free space; what it gives lies on the stack, a deferred market on top (5.4)."""
    player = state.players[seat]
    had_first_column = player.has_first_column
    player.flags[nation] += 1
    number = player.flags[nation]
    events = [tell("flag_placed", who=Who(seat), nation=nation, count=number)]
    if player.has_first_column and not had_first_column:
        events.append(tell("first_column_filled", who=Who(seat)))
    if number <= len(CLIPBOARD[nation]):
        action = CLIPBOARD[nation][number - 1]
        state.frames.append(_frame(seat, nation, action))
        events.append(tell("free_action_gained", who=Who(seat), action=action))
    if player.deferred.get(nation, state.turn_no) < state.turn_no:
        del player.deferred[nation]
        state.frames.append(Market(seat, nation, is_deferred=True))
        events.append(tell("deferred_market_opened", who=Who(seat), nation=nation))
    return events


def _frame(seat: Seat, nation: str, action: FreeAction) -> AnyFrame:
    """What that free action asks."""
    match action:
        case FreeAction.MARKET:
            return Market(seat, nation)
        case FreeAction.LOAD:
            return Loading(seat, Source.FLAG, level=1)
        case FreeAction.MOVE:
            return Moving(seat, Source.FLAG, either=BOX.free_action_values.moves)
        case FreeAction.RAIL:
            return FreeRail(seat)
    assert_never(action)


def free_action_of(frame: AnyFrame | None) -> FreeAction | None:
    """The free action that this frame is, if it is one."""
    match frame:
        case Market():
            return FreeAction.MARKET
        case FreeRail():
            return FreeAction.RAIL
        case Loading(source=Source.FLAG):
            return FreeAction.LOAD
        case Moving(source=Source.FLAG):
            return FreeAction.MOVE
    return None
