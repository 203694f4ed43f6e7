"""Notes: what a player writes for themselves at a table, and reads when the table asks them next."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from games.values import Seat
from host.change import Change
from host.errors import refused
from host.position import no_seat, not_running, seat_of
from storage.rows import SeatRow, SeatStatus, TableStatus

LONGEST = 200
"""Characters of a note: it stands above a panel on a phone."""


def note_of(seats: tuple[SeatRow, ...], user: int, asked: Collection[Seat]) -> str | None:
    """What that user is to read now; None if there is nothing, or it is not the time."""
    row = seat_of(seats, user)
    return None if row is None or row.has_resting_note or row.seat not in asked else row.note


def write_note(change: Change, user: int, text: str) -> None:
    """The user's note is this from now on, for the next time they are asked; Refused for no player."""
    if change.table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
        raise not_running(change.table)
    row = seat_of(change.seats, user)
    if row is None or row.status is SeatStatus.RESIGNED:
        raise no_seat(change.rows.former, user) if row is None else refused("resigned")
    is_running = change.table.status is TableStatus.RUNNING
    rests = is_running and row.seat in change.position.game.to_act(change.position.state)
    _set(change, replace(row, note=text[:LONGEST], has_resting_note=rests))


def drop_note(change: Change, user: int, text: str) -> None:
    """The user has read that note; another that was written meanwhile stays."""
    row = seat_of(change.seats, user)
    if row is not None and row.note == text and not row.has_resting_note:
        _set(change, replace(row, note=None))


def woken(seats: tuple[SeatRow, ...], asked: Collection[Seat]) -> tuple[SeatRow, ...]:
    """The seats when these are asked: a note of any other is for the next time it is."""
    return tuple(
        replace(row, has_resting_note=False) if row.has_resting_note and row.seat not in asked else row
        for row in seats
    )


def without_notes(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats of a game that asks nobody any more."""
    return tuple(
        replace(row, note=None, has_resting_note=False) if row.note is not None else row for row in seats
    )


def _set(change: Change, row: SeatRow) -> None:
    change.set_seats(tuple(row if other.seat == row.seat else other for other in change.seats))
