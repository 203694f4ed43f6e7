"""What the people at a table decide together, and how a table goes on by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from msgspec.structs import replace

from games.values import Seat
from host import polls, seats
from host.advance import play_on
from host.change import Change
from host.errors import Stale
from host.going_back import WayBackByConsent, alone, ask_to_go_back, call_anew, carry_out_back, propose
from host.handing import ask_to_be_replaced, may_take, take_over, tell_of_it
from host.history import corrections
from host.lessons import must_have_no_coach
from host.limits import may_take_over
from host.lobbies import Lobbies
from host.lobby import Person
from host.outbox import Kind, Message
from host.position import seat_of
from host.resting import ask_for_pause, ask_to_go_on, carry_out_going_on, carry_out_pause
from host.steps import NextStep, correct
from host.timers import Skipped, ring
from storage.rows import PollKind, PollRow, SeatStatus, TableStatus

CARRY_OUT: Mapping[PollKind, Callable[[Change, PollRow, str], NextStep | None]] = {
    PollKind.ABSENCE: seats.carry_out,
    PollKind.PAUSE: carry_out_pause,
    PollKind.GO_ON: carry_out_going_on,
}
"""How what such a poll decides is done: it closes the poll, and gives the step if there is one."""


class Deciding(Lobbies):
    """All running tables of a store, as they ask, settle and go on."""

    async def vote(self, table_id: int, user: int, number: int, choice: str) -> None:
        """Answer a poll, or answer otherwise; what is decided by that is done in the same change."""
        async with self._caught_up(table_id) as change:
            polls.cast(change, user, number, choice)
            await self._settle(change)

    async def ask_for_pause(self, table_id: int, user: int, days: int) -> None:
        """Somebody proposes that the game rests for so many days; alone at the table they decide it."""
        async with self._caught_up(table_id) as change:
            ask_for_pause(change, change.position.moving(user).seat, days)
            await self._settle(change)

    async def ask_to_go_on(self, table_id: int, user: int) -> None:
        """Somebody proposes that a pause ends now; alone at the table they decide it."""
        async with self._caught_up(table_id) as change:
            ask_to_go_on(change, change.position.playing(user).seat)
            await self._settle(change)
        async with self._caught_up(table_id):
            pass  # what goes on by itself does so from now on

    async def lost_by_going_back(self, table_id: int, user: int) -> WayBackByConsent:
        """What would be lost if the game went back to before that player's own last turn; or Refused."""
        async with self._caught_up(table_id) as change:
            must_have_no_coach(change.table)
            return await propose(change, change.position.moving(user))

    async def ask_to_go_back(self, table_id: int, user: int, shown: tuple[int, int] | None = None) -> bool:
        """Ask all who are present; whether it is done, since nobody else had to be asked.

        Stale if that player was shown another question number, or another number of moves that are lost.
        """
        async with self._caught_up(table_id) as change:
            must_have_no_coach(change.table)
            seat = change.position.moving(user)
            way = await propose(change, seat)
            if shown not in (None, (way.question, way.moves)):
                raise Stale
            before = change.position.version
            ask_to_go_back(change, seat.seat, way)
            await self._settle(change)
            return change.position.version != before

    async def take_seat_back(self, table_id: int, user: int) -> bool:
        """Play for oneself again, from the next decision on; False for whoever does already."""
        async with self._caught_up(table_id) as change:
            seat = change.position.seated(user)
            if seat.status is SeatStatus.REPLACED and change.position.is_running:
                step = seats.take_back(change, seat.seat)
                await self._go_on(change, step, looking=seat.seat)
                change.tell(change.position.version, Message(Kind.HAND, seat.seat))
                return True
            change.position.playing(user)
            return False

    async def ask_to_be_replaced(self, table_id: int, user: int) -> None:
        """A player would like somebody else to go on: the others are asked at once."""
        async with self._caught_up(table_id) as change:
            must_have_no_coach(change.table)
            ask_to_be_replaced(change, change.position.moving(user))
            await self._settle(change)

    async def take_over(self, table_id: int, person: Person, seat: Seat) -> bool:
        """Play on for somebody whose seat is offered, once; False for whoever does already.

        Whose own it is takes it back.
        """
        async with self._seating, self._caught_up(table_id) as change:
            mine = seat_of(change.seats, person.user)
            if mine is not None and mine.seat == seat and mine.status is SeatStatus.PLAYING:
                return False
            if mine is None or mine.seat != seat or mine.status is not SeatStatus.REPLACED:
                may_take(change, person.user, seat)
                may_take_over(self._limits, await self._crowding(person.user))
                await self._go_on(change, take_over(change, seat, person))
                tell_of_it(change, seat)
                return True
        return await self.take_seat_back(table_id, person.user)

    async def note_member(self, table_id: int, user: int, *, is_there: bool) -> None:
        """Whoever plays there is on the server, or has left it; then the others are asked about the seat."""
        seat = seat_of((await self._live.get(table_id)).now.rows.seats, user)
        if seat is None or seat.has_left is not is_there:
            return
        async with self._caught_up(table_id) as change:
            change.set_seats(
                tuple(
                    [replace(row, has_left=not is_there) if row.user == user else row for row in change.seats]
                )
            )
            await self._settle(change)

    async def ring(self, table_id: int, skipped: Skipped = lambda _: 0) -> None:
        """Let that table have what has fallen due there, once however often it is asked."""
        async with self._change(table_id) as change:
            ring(change, skipped)
            await self._settle(change)

    async def _settle(self, change: Change) -> None:
        """Ask what is to be asked now, and do what is decided."""
        seats.ask(change)
        while (found := polls.ripe(change)) is not None:
            poll, outcome = found
            if outcome == polls.SETTLED:
                polls.close(change, poll, outcome)
            elif poll.kind is PollKind.BACK:
                if (step := await carry_out_back(change, poll, outcome)) is not None:
                    await self._go_on(change, step, alone(change))
                    call_anew(change, poll.seat)
            elif (step := CARRY_OUT[poll.kind](change, poll, outcome)) is not None:
                await self._go_on(change, step)
            seats.ask(change)

    @asynccontextmanager
    async def _caught_up(self, table_id: int) -> AsyncIterator[Change]:
        """A change of a table at which nobody absent, or who has answered, is waited for.

        What goes on by itself is kept whatever becomes of the change. Where the box has been corrected, that
        is noted first: nothing is played with it before.
        """
        while True:
            async with self._change(table_id) as change:
                if change.live.is_caught_up or change.table.rest is not None:
                    yield change
                    return
                position = change.position
                has_other_box = position.is_running and position.box != position.game.data_digest
                await self._go_on(change, correct(position, self._clock()) if has_other_box else None)
            change.live.is_caught_up = True

    async def _go_on(
        self, change: Change, step: NextStep | None = None, looking: Seat | None = None
    ) -> list[NextStep]:
        """Store a step with what is answered in advance, and settle what the people here are asked."""
        made = play_on(change, self._clock, step=step, looking=looking)
        await self._settle(change)
        if made and change.table.status is TableStatus.OVER:
            await _forget_states(change)
        return made


async def _forget_states(change: Change) -> None:
    """A game that is over keeps its last state and what each seat last saw of its own turn.

    Its record begins anew where the box was corrected: those states are kept for it.
    """
    history = [*await change.live.history(change.live.now), *change.writes.steps]
    as_of = {row.version: row.as_of for row in history}
    shown = {change.position.version, *(row.last_turn for row in change.seats)}
    kept = {version if (earlier := as_of[version]) is None else earlier for version in shown}
    kept |= {each.state for each in corrections(history, change.rows.boxes)}
    change.writes.states_kept = frozenset(kept)
