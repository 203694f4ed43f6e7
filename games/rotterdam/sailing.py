"""Who sails when a colour is named (rules 4.4)."""

from __future__ import annotations

from itertools import product

from games.rotterdam.data import POSITIONS
from games.rotterdam.ships import Plan, Sailing
from games.rotterdam.state import Call, RotterdamState
from games.values import Event, Seat, Who


def plans(state: RotterdamState, seat: Seat, colour: str) -> list[Plan]:
    """Every legal plan for that player's ships: the first ship's choice varies slowest (4.10)."""
    choices = [
        [Sailing(position, target) for target in (*targets, None)]
        for position in state.ships_of(seat)
        if (targets := POSITIONS[position].targets(colour))
    ]
    return [Plan(sailings) for sailings in product(*choices) if _is_legal(state, sailings, colour)]


def _is_legal(state: RotterdamState, sailings: tuple[Sailing, ...], colour: str) -> bool:
    """No two to one target, none to a taken one, and none stays that could sail."""
    targets = [sailing.target for sailing in sailings if sailing.target is not None]
    left = {sailing.origin for sailing in sailings if sailing.target is not None}
    standing = set(state.board) - left
    if len(set(targets)) < len(targets) or standing.intersection(targets):
        return False
    taken = standing.union(targets)
    return all(
        taken.issuperset(POSITIONS[sailing.origin].targets(colour))
        for sailing in sailings
        if sailing.target is None
    )


def name_colour(state: RotterdamState, seat: Seat, colour: str) -> list[Event]:
    """All ships before such a channel sail, the caller's first, until an owner has a choice."""
    seats = len(state.players)
    state.call = Call(seat, colour, [(seat + place) % seats for place in range(seats)])
    return [Event("colour_named", {"who": Who(seat), "colour": colour}), *_go_on(state, state.call)]


def follow_plan(state: RotterdamState, plan: Plan) -> list[Event]:
    """The chosen plan of the player who was asked, and then the others."""
    call = state.call
    assert call is not None
    return [*_sail(state, call, call.waiting.pop(0), plan), *_go_on(state, call)]


def _go_on(state: RotterdamState, call: Call) -> list[Event]:
    events: list[Event] = []
    while call.waiting:
        possible = plans(state, call.waiting[0], call.colour)
        if len(possible) > 1:
            return events
        events += _sail(state, call, call.waiting.pop(0), possible[0])
    if not call.sailed:
        events.append(Event("nothing_sailed", {"colour": call.colour}))
    return events


def _sail(state: RotterdamState, call: Call, seat: Seat, plan: Plan) -> list[Event]:
    """The foremost ships first, so that each finds its target free."""
    foremost = sorted(plan.sailings, key=lambda sailing: -POSITIONS[sailing.origin].depth)
    gone = [sailing for sailing in foremost if sailing.target is not None]
    blocked = tuple(sailing.origin for sailing in plan.sailings if sailing.target is None)
    for sailing in gone:
        assert sailing.target is not None
        assert sailing.target not in state.board
        state.board[sailing.target] = state.board.pop(sailing.origin)
    call.sailed += gone
    events: list[Event] = []
    if gone:
        sailings = tuple(sailing.text for sailing in gone)
        events.append(Event("ships_sailed", {"who": Who(seat), "sailings": sailings}))
    if blocked:
        events.append(Event("ships_blocked", {"who": Who(seat), "positions": blocked, "count": len(blocked)}))
    return events
