"""Before the game: who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.core import AnyGame, Refused
from games.values import Who
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
    wish: int | None = None
    """The colour they would like where they sit down; another if that is taken."""

    def met(self, time: int) -> PersonRow:
        """As they are remembered."""
        return PersonRow(user=self.user, name=self.name, language=self.language, seen=time)


def must_be_lobby(table: TableRow) -> None:
    """Refused unless the game is yet to begin."""
    if table.status is not TableStatus.LOBBY:
        raise not_running(table)


def free_colours(game: AnyGame, seats: Iterable[SeatRow]) -> tuple[int, ...]:
    """The colours of the game that nobody has; as many as it has seats at the most."""
    taken = {row.colour for row in seats}
    return tuple([colour for colour in range(game.seats[-1]) if colour not in taken])


def first_free(game: AnyGame, seats: Iterable[SeatRow], wish: int | None) -> int:
    """The colour wished for if nobody has it, else the first that nobody has."""
    free = free_colours(game, seats)
    return wish if wish in free else free[0]


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
        table_id=table.id,
        seat=len(seats),
        user=person.user,
        language=person.language,
        joined=time,
        colour=first_free(game, seats, person.wish),
    )
    return (*seats, seat)


def recoloured(
    table: TableRow, game: AnyGame, seats: tuple[SeatRow, ...], user: int, colour: int
) -> tuple[SeatRow, ...]:
    """The seats with that user's in that colour; or Refused."""
    must_be_lobby(table)
    mine = seat_of(seats, user)
    if mine is None:
        raise refused("not_seated")
    if colour != mine.colour and colour not in free_colours(game, seats):
        holders = [Who(row.seat) for row in seats if row.colour == colour]
        raise refused("colour_taken", who=holders[0]) if holders else refused("unknown_choice")
    return tuple(replace(row, colour=colour) if row is mine else row for row in seats)


def lettered(seats: tuple[SeatRow, ...], initials: Sequence[str] | None) -> tuple[SeatRow, ...]:
    """The seats as they stay from the start on: with these letters, or each with that of its place."""
    if initials is None:
        return seats
    return tuple(replace(row, letter=letter) for row, letter in zip(seats, initials, strict=True))


def without(table: TableRow, seats: tuple[SeatRow, ...], user: int) -> tuple[SeatRow, ...]:
    """The seats without that user's, moved up; or Refused."""
    must_be_lobby(table)
    if seat_of(seats, user) is None:
        raise refused("not_seated")
    others = [row for row in seats if row.user != user]
    return tuple(replace(row, seat=seat) for seat, row in enumerate(others))
