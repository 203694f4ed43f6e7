"""What falls due: reminders that slow down and stop, clocks. Each is told at most once, whatever dies."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from games.core import Refused
from games.values import Seat
from host import polls, seats
from host.errors import refused
from host.hours import DAY, HOUR, back_at, is_asleep, is_away
from host.outbox import NOBODY, Kind, Message, Pending, Post, PostKind
from host.position import seat_of
from host.resting import owe_card, ring_for_all
from host.steps import LEVEL, run_out, store
from host.timekeeping import have_left, of_kind, player_of, set_going, started
from storage.rows import Calls, PollKind, TableStatus, TimerKind, TimerRow
from storage.store import Store

if TYPE_CHECKING:
    from host.change import Change
    from host.live import LiveTables
    from host.live_table import LiveTable
    from host.snapshot import Snapshot, Table, TableSeat

REMINDERS = 3
"""Then, a day later, the others are asked what is to become of the seat, or at least told."""
TOGETHER = HOUR
"""Reminders for one person that fall due within such a time are told together."""
CLOSEST = 12 * HOUR
"""Between two reminders, whatever has kept the first."""
STOPPED = HOUR
"""Seconds by which only a bot that was stopped is late: then nobody could play."""
AT_ONCE = 50
"""Tables that are asked for together."""

Skipped = Callable[[float], float]
"""Seconds since then that have passed at once, because the clock was moved: they make nobody late."""


# When they fall due


def ring(change: Change, skipped: Skipped) -> None:
    """Let everything that has fallen due be told, and set its next time; whose time is up is played for."""
    now = change.time
    ring_for_all(change)
    polls.ring(change)
    timers = [
        _clock_rung(change, row, skipped) if row.kind is TimerKind.CLOCK and _is_due(row, now) else row
        for row in change.timers
    ]
    ended = [row.seat for row in timers if row.has_run_out and change.seats[row.seat].computer is None]
    had_left = have_left(change.rows, change.timers)
    change.set_timers(timers)
    for seat in ended:
        store(change, run_out(change.position, seat, LEVEL, now), ())
        _tell(change, Kind.MEMBER, seat)
    if have_left(change.rows, change.timers) and not had_left:
        _tell(change, Kind.STILL, None)
    last = [row for row in change.timers if row.kind is TimerKind.REMINDER and _is_due(row, now)]
    change.set_timers([_rung(change, row) if row in last else row for row in change.timers])
    seats.ask(change)
    asked_about = [poll.seat for poll in polls.standing(change.polls, PollKind.ABSENCE)]
    for row in last:
        timer = of_kind(change.timers, row.seat, TimerKind.REMINDER)
        if timer is not None and timer.due is None and row.seat not in asked_about:
            _tell(change, Kind.WAITING, row.seat)


def _is_due(row: TimerRow, time: int) -> bool:
    return row.due is not None and row.due <= time


def _clock_rung(change: Change, row: TimerRow, skipped: Skipped) -> TimerRow:
    """The clock at its end; it goes on where its player's hours say so, and anew after a long stop."""
    assert row.due is not None
    if change.time - row.due - skipped(row.due) > STOPPED:
        return started(change, row, change.time)
    again = started(change, row, row.since)
    if again.due is not None and again.due > change.time:
        return again
    return replace(row, due=None, bank=0, has_run_out=True, said=row.said + 1)


def _rung(change: Change, row: TimerRow) -> TimerRow:
    """A reminder is told now, or has another time; after the last one, and another day, it stands still."""
    assert row.due is not None
    now, person = change.time, player_of(change, row.seat)
    is_last = row.said >= REMINDERS
    if is_away(person, now):
        assert person.away_until is not None
        return replace(row, due=person.away_until + (DAY if is_last else 0))
    if is_last:
        # After a long stop they have that day once more.
        return replace(row, due=now + DAY if now - row.due > DAY else None)
    if is_asleep(person, now):
        return replace(row, due=back_at(person, now))
    if not row.has_muted and person.calls is not Calls.NONE:
        _tell(change, Kind.REMINDER, row.seat)
    # After a long stop one is told, and the next a day later.
    following = row.due + DAY
    return replace(row, said=row.said + 1, due=following if following >= now + CLOSEST else now + DAY)


def _tell(change: Change, kind: Kind, seat: Seat | None) -> None:
    assert change.rows.last is not None
    change.tell(change.rows.last.version, Message(kind, seat))


class Reminder(Struct, frozen=True):
    """What somebody is reminded of."""

    since: int
    """When they were asked: with it, the turn that is meant."""


class Owed(Struct, frozen=True):
    """A reminder that is to be told now."""

    table: Table
    board: Post | None
    seat: TableSeat
    since: int
    """As that of the reminder."""
    rows: tuple[Pending, ...]
    """Of the outbox, oldest first: all of them are told with it."""


class Warned(Struct, frozen=True):
    """A table that is about to be put away."""

    since: int
    """When somebody last played."""
    due: int


class Timers:
    """What falls due at all tables of a store."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock

    def on_timer(self, wake: Callable[[int], object]) -> None:
        """Call this with the time at which something new falls due, once it is committed."""
        self._live.on_timer = wake

    async def next_due(self) -> int | None:
        """When something falls due next; None when nothing does."""
        return await self._store.next_due()

    async def due_tables(self) -> list[int]:
        """Some tables at which something has fallen due."""
        return await self._store.due_tables(self._clock(), AT_ONCE)

    async def owe_card(self, table_id: int) -> None:
        """Discord does not let its card be changed now: that is tried again later."""
        async with self._live.change(table_id, self._clock()) as change:
            owe_card(change)

    async def stop_timers(self, table_id: int) -> None:
        """Nothing falls due there until the next start, or the next step."""
        async with self._live.change(table_id, self._clock()) as change:
            change.set_timers(())
            for poll in change.polls:
                change.set_poll(replace(poll, due=None))

    async def untimed(self) -> list[int]:
        """Running tables at which nothing falls due for a seat: those from before there were timers."""
        return await self._store.untimed()

    async def set_going(self, table_id: int) -> None:
        """Let timers run there from now on; Refused for a table whose rules are gone."""
        async with self._live.change(table_id, self._clock()) as change:
            set_going(change)

    async def reminder(self, table_id: int, seat: Seat, created: int) -> Reminder | None:
        """What to remind that seat of now; None if that, decided then, is of no use any more.

        Nobody is reminded at night, or away, or of a turn that is over, or when the next reminder is due too.
        """
        now, time = (await self._live.get(table_id)).now, self._clock()
        row = of_kind(now.rows.timers, seat, TimerKind.REMINDER)
        if row is None or row.has_muted or created < row.since or (row.due or 0) <= time:
            return None
        person = player_of(now, seat)
        if is_asleep(person, time) or is_away(person, time) or person.calls is Calls.NONE:
            return None
        return Reminder(row.since)

    async def owed_to(self, user: int, is_near: Callable[[Table], bool]) -> list[Owed]:
        """All reminders to be told to somebody now, the longest awaited first.

        Those of these tables that fall due within the hour are told with what is due: they ring now.
        """
        owed = []
        for live in await self._live.all(await self._live.of(user)):
            mine = seat_of(live.now.rows.seats, user)
            if mine is None or live.now.rows.table.status is not TableStatus.RUNNING:
                continue
            with suppress(Refused):  # a table without rules can say nothing
                if is_near(live.now.table):
                    await self._ring_early(live, mine.seat)
                if (found := await self._owed(live.now, mine.seat)) is not None:
                    owed.append(found)
        return sorted(owed, key=lambda each: (each.since, each.table.id))

    async def _ring_early(self, live: LiveTable, seat: Seat) -> None:
        """A reminder of that seat that would be told within the hour is to be told now."""
        if self._rings_soon(of_kind(live.now.rows.timers, seat, TimerKind.REMINDER), live.now):
            async with self._live.change(live.now.id, self._clock()) as change:
                row = of_kind(change.timers, seat, TimerKind.REMINDER)
                if row is not None and self._rings_soon(row, change.live.now):
                    rung = _rung(change, row)
                    change.set_timers([rung if each is row else each for each in change.timers])

    def _rings_soon(self, row: TimerRow | None, now: Snapshot) -> bool:
        """Whether it is a reminder that would be told within the hour, and can be now."""
        if row is None or row.due is None or row.due > self._clock() + TOGETHER:
            return False
        person = player_of(now, row.seat)
        is_there = not is_asleep(person, self._clock()) and not is_away(person, self._clock())
        return is_there and row.said < REMINDERS and not row.has_muted and person.calls is not Calls.NONE

    async def _owed(self, now: Snapshot, seat: Seat) -> Owed | None:
        """What that seat is to be reminded of now; None of nothing, or of nothing that is of use."""
        rows = [row for row in now.untold if (row.message.kind, row.message.seat) == (Kind.REMINDER, seat)]
        if not rows or seat not in now.table.asked:
            return None
        reminder = await self.reminder(now.id, seat, rows[-1].created)
        if reminder is None:
            return None
        return Owed(now.table, now.post(PostKind.BOARD), now.table.seats[seat], reminder.since, tuple(rows))

    async def waiting_since(self, table_id: int, seat: Seat) -> int | None:
        """When that seat was asked what it has not answered yet; None if it has."""
        row = of_kind((await self._live.get(table_id)).now.rows.timers, seat, TimerKind.REMINDER)
        return None if row is None else row.since

    async def have_left(self, table_id: int) -> bool:
        """Whether nobody plays there any more, so that no clock runs."""
        rows = (await self._live.get(table_id)).now.rows
        return have_left(rows, rows.timers)

    async def warning(self, table_id: int) -> Warned | None:
        """Of what that table is warned now; None if somebody has played since."""
        row = of_kind((await self._live.get(table_id)).now.rows.timers, NOBODY, TimerKind.IDLE)
        return None if row is None or not row.said or row.due is None else Warned(row.since, row.due)

    async def away_until(self, table_id: int, seat: Seat) -> int | None:
        """When whoever plays that seat is back; None if they are."""
        now = (await self._live.get(table_id)).now
        person = player_of(now, seat)
        return person.away_until if is_away(person, self._clock()) else None

    async def mute(self, table_id: int, user: int, seat: Seat, since: int) -> None:
        """Remind them no more of the turn that began then; Refused if it is over, or not theirs."""
        async with self._live.change(table_id, self._clock()) as change:
            mine = seat_of(change.seats, user)
            if mine is None or mine.seat != seat:
                raise refused("not_your_reminder")
            row = of_kind(change.timers, seat, TimerKind.REMINDER)
            if row is None or row.since != since:
                raise refused("reminder_over")
            change.set_timers(
                [replace(row, has_muted=True) if each is row else each for each in change.timers]
            )
