"""A table as anybody may know it."""

from __future__ import annotations

from msgspec import Struct

from games.core import Options, Result
from games.values import Seat, Text
from host.lobby import Place
from storage.rows import TableStatus


class TableSeat(Struct, frozen=True):
    """Who sits there."""

    seat: Seat
    user: int
    name: str
    language: str
    question: int
    """A button must carry it to be obeyed."""
    has_resigned: bool
    has_agreed: bool
    """To end the game early."""
    has_closed_messages: bool
    """The last private message did not reach them."""


class Table(Struct, frozen=True):
    """A table with its seats and whom it waits for."""

    id: int
    key: str
    """Buttons carry it; it says nothing to people."""
    game: str
    options: Options
    seats_wanted: int
    language: str
    place: Place
    status: TableStatus
    opened_by: int
    seats: tuple[TableSeat, ...]
    version: int | None
    """Of the latest step; not to be shown, because it counts secret steps too."""
    asked: dict[Seat, Text]
    """What each seat that is waited for is asked."""
    result: Result | None

    @property
    def is_running(self) -> bool:
        """Whether the game has begun and not ended."""
        return self.status is TableStatus.RUNNING

    def seat_of(self, user: int) -> TableSeat | None:
        """Where that user sits, if at this table."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def is_waiting_for(self, user: int) -> bool:
        """Whether that user is asked something."""
        seat = self.seat_of(user)
        return seat is not None and seat.seat in self.asked
