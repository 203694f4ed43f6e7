"""Who sails when a colour is named (rules 4.4)."""

from __future__ import annotations

from itertools import product

from games.rotterdam.data import CHANNELS, POSITIONS
from games.rotterdam.ships import Plan, Sailing
from games.rotterdam.state import Call, Hull, RotterdamState
from games.values import Event, Seat, Who

WAYS = {
    colour: {origin: [Sailing(origin, target) for target in targets] for origin, targets in before.items()}
    for colour, before in CHANNELS.items()
}
"""Where a ship before a channel of that colour could sail."""
STAY = {position: Sailing(position, None) for position in POSITIONS}


def plans(state: RotterdamState, seat: Seat, colour: str) -> list[Plan]:
    """Every legal plan for that player's ships: the first ship's choice varies slowest (4.10)."""
    return _plans(state.board, _ships_before(state, colour).get(seat, []), colour)


def _ships_before(state: RotterdamState, colour: str) -> dict[Seat, list[str]]:
    """Where ships stand before a channel of that colour, by owner, in the order of the table in 2.6."""
    board = state.board
    found: dict[Seat, list[str]] = {}
    for origin in CHANNELS[colour]:
        if origin in board:
            found.setdefault(board[origin].owner, []).append(origin)
    return found


def _plans(board: dict[str, Hull], origins: list[str], colour: str) -> list[Plan]:
    """Every legal plan for the ships there, which are all of one player's before that colour."""
    ways = WAYS[colour]
    if len(origins) > 1 and not _are_apart(origins, colour):
        choices = [[*ways[origin], STAY[origin]] for origin in origins]
        return [Plan(sailings) for sailings in product(*choices) if _is_legal(board, sailings, colour)]
    # Ships that cannot meet sail wherever it is free.
    choices = [
        [way for way in ways[origin] if way.target not in board] or [STAY[origin]] for origin in origins
    ]
    return [Plan(sailings) for sailings in product(*choices)]


def _are_apart(origins: list[str], colour: str) -> bool:
    """Whether no two of these ships can reach one target, and none another's place."""
    channels = CHANNELS[colour]
    reached = [target for origin in origins for target in channels[origin]]
    return len({*reached, *origins}) == len(reached) + len(origins)


def _is_legal(board: dict[str, Hull], sailings: tuple[Sailing, ...], colour: str) -> bool:
    """No two to one target, none to a taken one, and none stays that could sail."""
    targets = [sailing.target for sailing in sailings if sailing.target is not None]
    left = {sailing.origin for sailing in sailings if sailing.target is not None}
    standing = set(board) - left
    if len(set(targets)) < len(targets) or standing.intersection(targets):
        return False
    taken = standing.union(targets)
    return all(
        taken.issuperset(CHANNELS[colour][sailing.origin]) for sailing in sailings if sailing.target is None
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
    # Whose ships have yet to sail stand where they stood when the colour was named.
    ships = _ships_before(state, call.colour)
    while call.waiting:
        if origins := ships.get(call.waiting[0]):
            possible = _plans(state.board, origins, call.colour)
            if len(possible) > 1:
                return events
            events += _sail(state, call, call.waiting[0], possible[0])
        del call.waiting[0]
    if not call.sailed:
        events.append(Event("nothing_sailed", {"colour": call.colour}))
    return events


def _sail(state: RotterdamState, call: Call, seat: Seat, plan: Plan) -> list[Event]:
    """The foremost ships first, so that each finds its target free."""
    gone = [sailing for sailing in plan.sailings if sailing.target is not None]
    if len(gone) > 1:
        gone.sort(key=lambda sailing: -POSITIONS[sailing.origin].depth)
    for sailing in gone:
        assert sailing.target is not None
        assert sailing.target not in state.board
        state.board[sailing.target] = state.board.pop(sailing.origin)
    call.sailed += gone
    events: list[Event] = []
    if gone:
        sailings = tuple([sailing.text for sailing in gone])
        events.append(Event("ships_sailed", {"who": Who(seat), "sailings": sailings}))
    if len(gone) < len(plan.sailings):
        blocked = tuple([sailing.origin for sailing in plan.sailings if sailing.target is None])
        events.append(Event("ships_blocked", {"who": Who(seat), "positions": blocked, "count": len(blocked)}))
    return events
