"""A table as anybody may know it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from games.core import AnyGame, Options, Result
from games.values import Seat, Text
from host.lobby import Place
from host.position import find_position, find_table, game_of
from host.questions import asked
from storage.rows import SeatRow, SeatStatus, TableStatus
from storage.transaction import Transaction


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


async def read_table(rows: Transaction, games: Mapping[str, AnyGame], table_id: int) -> Table:
    """That table, or Refused."""
    return await rows.reading("table read", table_id, lambda: _read_table(rows, games, table_id))


async def _read_table(rows: Transaction, games: Mapping[str, AnyGame], table_id: int) -> Table:
    row = await find_table(rows, table_id)
    game = game_of(games, row)
    position = None
    if row.started is not None:
        position = await find_position(rows, games, table_id)
    return Table(
        id=row.id,
        key=row.key,
        game=row.game,
        options=game.read_options(row.options.encode()),
        seats_wanted=row.seats_wanted,
        language=row.language,
        place=Place(row.guild, row.channel, row.thread),
        status=row.status,
        opened_by=row.opened_by,
        seats=tuple([await _read_seat(rows, seat) for seat in await rows.seats(table_id)]),
        version=None if position is None else position.version,
        asked=asked(game, position.state) if position is not None and position.is_running else {},
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
    )


async def _read_seat(rows: Transaction, seat: SeatRow) -> TableSeat:
    person = await rows.person(seat.user)
    assert person is not None
    return TableSeat(
        seat=seat.seat,
        user=seat.user,
        name=person.name,
        language=seat.language,
        question=seat.question,
        has_resigned=seat.status is SeatStatus.RESIGNED,
        has_agreed=seat.has_agreed,
        has_closed_messages=person.has_closed_messages,
    )
