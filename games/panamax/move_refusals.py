"""Why ships cannot go there in Panamax (rules 4.5)."""

from __future__ import annotations

from typing import assert_never

from games.core import refuse
from games.panamax.actions import Move, MoveAction, StopMoving
from games.panamax.data import BOX, LANES, SHIPS, ZONES, ZoneKind
from games.panamax.frames import AnyFrame, Moving, Source
from games.panamax.movement import RECTANGLES, ROUTES, has_move, size_of
from games.panamax.state import PanamaxState
from games.values import Seat, Text


def refusal(state: PanamaxState, seat: Seat, frame: AnyFrame | None, action: MoveAction) -> Text | None:
    """Why not, or None; the seat is the one that is asked."""
    del seat  # anybody may move any ship
    if not isinstance(frame, Moving):
        return refuse("no_moves_now", "4.5")
    match action:
        case Move():
            return _move(state, frame, action)
        case StopMoving():
            if frame.source is Source.CARD or not has_move(state, frame):
                return None
            return refuse("must_move", "4.5", count=frame.left)
    assert_never(action)


def _move(state: PanamaxState, frame: Moving, action: Move) -> Text | None:
    route = ROUTES.get((action.origin, action.target))
    if route is None:
        return _no_route(action)
    lane, step = route
    kind = LANES[lane].moves[step]
    if not frame.can_spend(kind):
        return refuse("no_such_move_left", "4.5", move=kind)
    return _ships(state, lane, step, action.ships)


def _no_route(action: Move) -> Text:
    """From there nothing leads there, at least not in one step and that way."""
    if (action.target, action.origin) in ROUTES:
        return refuse("against_the_lane", "4.5")
    origin = ZONES.get(action.origin)
    if origin is not None and origin.kind is ZoneKind.WAITING:
        return refuse("ship_waits", "4.5")
    return refuse("no_way_there", "2.5")


def _ships(state: PanamaxState, lane: str, step: int, ships: tuple[str, ...]) -> Text | None:
    """Whether these are one group (4.5)."""
    lying = state.water[lane][step]
    if not ships or len(set(ships)) < len(ships):
        return refuse("no_ships_named", "4.5")
    for ship in ships:
        if ship not in lying:
            return _not_there(state, ship)
    if (lane, step) in RECTANGLES:
        return None if len(ships) == len(lying) else refuse("group_stays_together", "4.5")
    if size_of(ships) > BOX.limits.group_size:
        return refuse("group_too_large", "4.5", size=size_of(ships), most=BOX.limits.group_size)
    if step:
        return None
    unready = next((ship for ship in ships if not state.is_ready(ship)), None)
    if unready is None:
        return None
    return refuse("not_ready", "5.2", ship=unready, least=SHIPS[unready].least)


def _not_there(state: PanamaxState, ship: str) -> Text:
    vessel = state.ships.get(ship)
    if vessel is None:
        return refuse("no_such_ship", "2.6")
    return refuse("ship_waits", "4.5") if vessel.step < 0 else refuse("ship_elsewhere", "4.5", ship=ship)
