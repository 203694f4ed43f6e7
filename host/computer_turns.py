"""What computers do at a table: when they are to go, and a turn of theirs before it is played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from computers.rollout import following
from games.core import Action
from games.values import Seat
from host import polls
from host.position import Position
from host.steps import present
from storage.rows import PollKind, SeatRow

if TYPE_CHECKING:
    from host.live_table import LiveTable
    from host.snapshot import Snapshot

MOST_MOVES = 300
"""Of one turn: far more than any has; the rest of it is played as another."""


class Move(Struct, frozen=True):
    """What one computer does."""

    seat: Seat
    action: Action


class ComputerTurn(Struct, frozen=True):
    """What computers do from that version on, all of it at once."""

    version: int
    moves: tuple[Move, ...]


class ToGo(Struct, frozen=True):
    """A table that waits for computers."""

    position: Position
    seats: frozenset[Seat]
    last: Seat
    """Who made the latest step; -1 if nobody did."""
    is_alone: bool
    """Whether one person plays there, and nobody else."""


Decide = Callable[[Any, Seat, int], Awaitable[Action]]
"""What a seat does in a state, at that version; the state is the true one."""


def played_by_computers(seats: tuple[SeatRow, ...]) -> frozenset[Seat]:
    """The seats for which computers play; none where no person is left to play with."""
    if not present(seats):
        return frozenset()
    return frozenset([row.seat for row in seats if row.computer is not None])


async def to_go(live: LiveTable, now: Snapshot) -> ToGo | None:
    """The computers that are to act now, by public facts alone; None without any.

    Where people are asked beside them in no order, a computer that has answered waits until it is asked
    something else or a person has acted: it would only take back what it has offered.
    """
    if now.rows.table.prompt is not None:
        return None  # a coach plays for them
    if polls.standing(now.rows.polls, PollKind.BACK):
        return None  # they would overtake the question
    computers = played_by_computers(now.rows.seats)
    if not computers or now.rows.last is None or not now.position.is_running or now.rows.table.rest:
        return None
    position = now.position
    asked = position.game.to_act(position.state)
    seats = asked & computers
    if not asked <= computers and not position.game.is_sealed(position.state):
        seats = frozenset([seat for seat in seats if not await _has_answered(live, now, seat, computers)])
    if not seats:
        return None
    last = now.rows.last.seat
    return ToGo(position, seats, -1 if last is None else last, len(present(position.seats)) == 1)


async def _has_answered(live: LiveTable, now: Snapshot, seat: Seat, computers: frozenset[Seat]) -> bool:
    """Whether its own last step met what it is asked now, and no person has made one since."""
    position = now.position
    own = position.seats[seat].last_turn
    if own == 0 or any(row.last_turn > own for row in position.seats if row.seat not in computers):
        return False
    before = await live.moment(now, own - 1)
    game = position.game
    return (
        before is not None
        and seat in game.to_act(before.state)
        and game.question(before.state, seat) == game.question(position.state, seat)
    )


async def think_through(waiting: ToGo, decide: Decide) -> ComputerTurn:
    """What those do who are to go: each once, and whoever is asked alone until that is over."""
    game, state, last = waiting.position.game, waiting.position.state, waiting.last
    left, moves = set(waiting.seats), list[Move]()
    while (asked := game.to_act(state) & left) and len(moves) < MOST_MOVES:
        last = following(asked, last)
        action = await decide(state, last, waiting.position.version + len(moves))
        state = game.play(state, last, action).state
        moves.append(Move(last, action))
        if game.to_act(state) != {last}:
            left.discard(last)
    return ComputerTurn(waiting.position.version, tuple(moves))
