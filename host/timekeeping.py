"""Which timers run after a step: reminders for whoever is asked and, at a table with a pace, clocks.

All of it by public facts alone: what somebody does in secret moves nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.values import Seat, Text
from host import polls
from host.hours import DAY, MINUTE, after_time_there, is_away, time_there
from host.outbox import NOBODY
from host.position import asked
from storage.rows import Pace, PersonRow, SeatStatus, TableStatus, TimerKind, TimerRow
from storage.whole import TableRows

if TYPE_CHECKING:
    from host.change import Change
    from host.snapshot import Snapshot
    from host.steps import NextStep

TURN = {Pace.BRISK: DAY, Pace.LIVE: 10 * MINUTE}
"""Seconds that a turn may take, where a clock runs ..."""
BANK = {Pace.BRISK: 3 * DAY, Pace.LIVE: 0}
"""... and those that each has for all turns that take longer."""
MISSED = {Pace.BRISK: 3, Pace.LIVE: 1}
"""Turns in a row that each of all its people has let go by at a table that they have left."""
SILENCE = 27 * DAY
"""Without anybody playing, the table is warned that it will be put away."""


def keep_time(change: Change, step: NextStep) -> None:
    """After a step: who is newly asked has their time from now on, who has played on is reminded later."""
    if step.position.table.status is not TableStatus.RUNNING or step.position.table.prompt is not None:
        change.set_timers(())
        return
    if step.position.table.rest is not None:
        return  # nobody is waited for
    moved, game = step.change, step.change.game
    before, after = asked(game, moved.before), asked(game, moved.after)
    new = {seat for seat in after if before.get(seat) != after[seat] and seat != moved.actor}
    clocks = _clocks(change, {*after}, new, _answered(step, before, after))
    played = _played(change)
    reminded = {row.seat: row for row in change.timers if row.kind is TimerKind.REMINDER}
    reminders = []
    for seat in after:
        if seat not in played:
            continue
        row = reminded.get(seat)
        if row is None or seat in new:
            row = _reminder(change, seat)
        elif seat == moved.actor and any(event.seen_by is None for event in moved.events):
            row = replace(row, said=0, due=change.time + DAY)
        reminders.append(row)
    others = [row for row in change.timers if row.kind is TimerKind.CARD]
    change.set_timers([*reminders, *clocks, *others, _idle(change, step)])


def set_going(change: Change) -> None:
    """Let timers run for all who are asked, and for the table, as if they were asked now."""
    position = change.position
    if position.is_running:
        waiting = {*asked(position.game, position.state)}
        reminders = [_reminder(change, seat) for seat in waiting & _played(change)]
        clocks = _clocks(change, waiting, waiting, None)
        idle = of_kind(change.timers, NOBODY, TimerKind.IDLE) or _new_idle(change)
        change.set_timers([*reminders, *clocks, idle])


def player_of(now: Snapshot | Change, seat: Seat) -> PersonRow:
    """Whose seat it is."""
    user = now.rows.seats[seat].user
    assert user is not None
    return now.people[user]


def of_kind(timers: Iterable[TimerRow], seat: Seat, kind: TimerKind) -> TimerRow | None:
    """That seat's timer of that kind."""
    return next((row for row in timers if (row.seat, row.kind) == (seat, kind)), None)


def _played(change: Change) -> set[Seat]:
    """The seats that people play for themselves."""
    there = [row for row in change.seats if row.user is not None and row.computer is None]
    return {row.seat for row in there if row.status is SeatStatus.PLAYING}


def _reminder(change: Change, seat: Seat) -> TimerRow:
    return TimerRow(
        table_id=change.table.id,
        seat=seat,
        kind=TimerKind.REMINDER,
        since=change.time,
        due=change.time + DAY,
    )


def _idle(change: Change, step: NextStep) -> TimerRow:
    """When nobody has played for long: a computer is nobody, and what is done in secret moves nothing."""
    known, moved = of_kind(change.timers, NOBODY, TimerKind.IDLE), step.change
    is_played = (
        moved.actor is not None
        and moved.is_pressed
        and change.seats[moved.actor].computer is None
        and any(event.seen_by is None for event in moved.events)
    )
    return _new_idle(change) if known is None or is_played else known


def _new_idle(change: Change) -> TimerRow:
    return TimerRow(
        table_id=change.table.id,
        seat=NOBODY,
        kind=TimerKind.IDLE,
        since=change.time,
        due=change.time + SILENCE,
    )


# Clocks


def allowed(change: Change, clock: TimerRow) -> int:
    """Seconds that this turn may take."""
    return TURN[change.table.pace] + clock.bank


def started(change: Change, clock: TimerRow, since: int) -> TimerRow:
    """The clock as it runs since then; it stands still while its player sleeps or is away."""
    person = player_of(change, clock.seat)
    return replace(clock, since=since, due=after_time_there(person, since, allowed(change, clock)))


def reckon_anew(change: Change, seat: Seat) -> None:
    """What runs for that seat ends when its player's hours of today say so; a day after days away."""
    person = player_of(change, seat)
    reminder = of_kind(change.timers, seat, TimerKind.REMINDER)
    if reminder is not None and reminder.due is None and is_away(person, change.time):
        again = replace(reminder, due=(person.away_until or change.time) + DAY)
        change.set_timers([again if row is reminder else row for row in change.timers])
    polls.look_again(change)
    clock = of_kind(change.timers, seat, TimerKind.CLOCK)
    if clock is not None and clock.due is not None:
        again = started(change, clock, clock.since)
        change.set_timers([again if row is clock else row for row in change.timers])


def have_left(rows: TableRows, timers: Iterable[TimerRow]) -> bool:
    """Whether all people of a table with a pace have let turn after turn go by, until one of them plays."""
    clocks = [row for row in timers if row.kind is TimerKind.CLOCK]
    played = [row for row in clocks if rows.seats[row.seat].computer is None or row.has_run_out]
    return bool(played) and all(row.said >= MISSED[rows.table.pace] for row in played)


def _answered(step: NextStep, before: Mapping[Seat, Text], after: Mapping[Seat, Text]) -> Seat | None:
    """Who has just answered by a press, so that everybody sees that they are there."""
    actor = step.change.actor
    has_answered = actor is not None and actor in before and before[actor] != after.get(actor)
    return actor if has_answered and step.row.request is not None else None


def _clocks(change: Change, asked: set[Seat], new: set[Seat], answered: Seat | None) -> list[TimerRow]:
    """The clocks while these seats are asked, some of them something new; whose turn is over has it back.

    None is started while all people have left; it is again when one of them has answered.
    """
    if change.table.pace not in TURN:
        return []
    clocks = _stopping(change, asked, new, answered)
    if have_left(change.rows, clocks):
        return clocks
    return [
        started(change, clock, change.time)
        if clock.seat in asked and clock.due is None and not clock.has_run_out
        else clock
        for clock in clocks
    ]


def _stopping(change: Change, asked: set[Seat], new: set[Seat], answered: Seat | None) -> list[TimerRow]:
    """The clocks of all people: those whose turn is over have stopped."""
    clocks = []
    for row in change.seats:
        if row.user is None or row.status is not SeatStatus.PLAYING:
            continue
        clock = of_kind(change.timers, row.seat, TimerKind.CLOCK) or TimerRow(
            table_id=change.table.id,
            seat=row.seat,
            kind=TimerKind.CLOCK,
            since=change.time,
            due=None,
            bank=BANK[change.table.pace],
        )
        if row.seat == answered and not clock.has_run_out:
            clock = replace(clock, said=0)
        if row.seat in new or row.seat not in asked:
            clock = _stopped(change, clock)
        clocks.append(clock)
    return clocks


def _stopped(change: Change, clock: TimerRow) -> TimerRow:
    """The clock after its turn: what took longer is gone from the bank, and a person plays the seat again."""
    if clock.has_run_out:
        change.set_seats(
            tuple(replace(row, computer=None) if row.seat == clock.seat else row for row in change.seats)
        )
    elif clock.due is not None:
        used = time_there(player_of(change, clock.seat), clock.since, change.time)
        over = max(0, used - TURN[change.table.pace])
        clock = replace(clock, bank=max(0, clock.bank - over))
    return replace(clock, due=None, has_run_out=False)
