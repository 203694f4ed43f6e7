"""Before the game: who sits where."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Refused
from host.errors import refused
from host.position import not_running, seat_of
from storage.rows import PersonRow, SeatRow, TableRow, TableStatus


class Place(Struct, frozen=True):
    """Where in Discord a table is at home."""

    guild: int | None = None
    channel: int | None = None
    thread: int | None = None

    @property
    def home(self) -> int | None:
        """Where it speaks: the thread if it has one, else the channel."""
        return self.channel if self.thread is None else self.thread


class Person(Struct, frozen=True):
    """A user, as Discord shows them at the moment."""

    user: int
    name: str
    language: str

    def met(self, time: int) -> PersonRow:
        """As they are remembered."""
        return PersonRow(user=self.user, name=self.name, language=self.language, seen=time)


def must_be_lobby(table: TableRow) -> None:
    """Refused unless the game is yet to begin."""
    if table.status is not TableStatus.LOBBY:
        raise not_running(table)


def joined(
    table: TableRow, game: AnyGame, seats: tuple[SeatRow, ...], person: Person, time: int
) -> tuple[SeatRow, ...]:
    """The seats with that person on the last one; as they were if the person has one; or Refused."""
    must_be_lobby(table)
    if seat_of(seats, person.user) is not None:
        return seats
    if len(seats) >= table.seats_wanted:
        options = game.read_options(table.options.encode())
        too_many = game.option_refusal(len(seats) + 1, options)
        raise Refused(too_many) if too_many else refused("table_full", seats=table.seats_wanted)
    seat = SeatRow(
        table_id=table.id, seat=len(seats), user=person.user, language=person.language, joined=time
    )
    return (*seats, seat)


def without(table: TableRow, seats: tuple[SeatRow, ...], user: int) -> tuple[SeatRow, ...]:
    """The seats without that user's, moved up; or Refused."""
    must_be_lobby(table)
    if seat_of(seats, user) is None:
        raise refused("not_seated")
    others = [row for row in seats if row.user != user]
    return tuple(replace(row, seat=seat) for seat, row in enumerate(others))
