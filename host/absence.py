"""Who is there, and about whom the others may decide: by public facts alone, never inside somebody's time."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from games.values import Seat
from host.hours import is_away
from storage.rows import PersonRow, SeatRow, SeatStatus, TimerKind, TimerRow
from storage.whole import TableRows

TURNS = 3
"""Turns in a row in which a clock runs out, after which the others decide."""


class Absence(StrEnum):
    """Why the others may decide what becomes of a seat."""

    SILENT = "silent"
    """For four days after the question, days away not counted; no clock runs at this table."""
    CLOCK = "clock"
    """They have let the clock run out, turn after turn."""
    ASKED = "asked"
    """They ask to be replaced."""
    LEFT = "left"
    """They are not on the server any more."""


def reason(rows: TableRows, people: Mapping[int, PersonRow], time: int, seat: Seat) -> Absence | None:
    """Why the others may decide about that seat; None while nobody may."""
    row = rows.seats[seat]
    if row.user is None or row.status is not SeatStatus.PLAYING:
        return None
    if row.has_left:
        return Absence.LEFT
    if row.has_asked:
        return Absence.ASKED
    if is_away(people[row.user], time):
        return None
    clock, reminder = _timer(rows, seat, TimerKind.CLOCK), _timer(rows, seat, TimerKind.REMINDER)
    if clock is not None:
        return Absence.CLOCK if clock.said >= TURNS else None
    # A reminder stands still once the last one has been, and another day.
    return Absence.SILENT if reminder is not None and reminder.due is None else None


def present(rows: TableRows, people: Mapping[int, PersonRow], time: int) -> frozenset[Seat]:
    """Who can be asked: neither resigned nor replaced, nor away, nor past their own time."""
    return frozenset([row.seat for row in rows.seats if _is_present(rows, people, time, row)])


def _is_present(rows: TableRows, people: Mapping[int, PersonRow], time: int, row: SeatRow) -> bool:
    if row.user is None or row.status is not SeatStatus.PLAYING or is_away(people[row.user], time):
        return False
    clock = _timer(rows, row.seat, TimerKind.CLOCK)
    has_run_out = clock is not None and clock.has_run_out
    return not has_run_out and reason(rows, people, time, row.seat) is None


def _timer(rows: TableRows, seat: Seat, kind: TimerKind) -> TimerRow | None:
    return next((row for row in rows.timers if (row.seat, row.kind) == (seat, kind)), None)
