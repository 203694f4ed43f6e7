"""Before the game: who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from computers.levels import EFFORTS, Level
from games.core import AnyGame, Refused
from games.values import Who
from host.errors import refused
from host.position import not_running, seat_of
from storage.rows import PersonRow, SeatRow, TableRow, TableStatus

LEVELS = tuple(level for level in Level if level in EFFORTS)
"""The computers one can play with, the weakest first."""
NAMES = (
    *("Awa", "Bram", "Caro", "Dirk", "Esi", "Femi", "Greta", "Hugo", "Ines", "Joris", "Kofi"),
    *("Lucia", "Mila", "Noor", "Otto", "Pilar", "Rosa", "Sven", "Tove", "Yann", "Zola"),
)
"""What computers are called, in every language: each with another initial, so that letters fit, and short
enough that pictures show all of it with what it is."""


class Place(Struct, frozen=True):
    """Where in Discord a table is at home."""

    guild: int | None = None
    channel: int | None = None
    thread: int | None = None

    @property
    def home(self) -> int | None:
        """Where it speaks: the thread if it has one, else the channel."""
        return self.channel if self.thread is None else self.thread

    @property
    def is_private(self) -> bool:
        """Whether that is somebody's private messages with the bot, where nobody else reads."""
        return self.guild is None and self.channel is not None


class Person(Struct, frozen=True):
    """A user, as Discord shows them at the moment."""

    user: int
    name: str
    language: str
    wish: int | None = None
    """The colour they would like where they sit down; another if that is taken."""
    roles: frozenset[int] = frozenset()
    """On the server where they are now."""
    is_admin: bool = False
    """Whether they manage that server."""

    def met(self, time: int) -> PersonRow:
        """As they are remembered."""
        return PersonRow(user=self.user, name=self.name, language=self.language, seen=time)


class Computer(Struct, frozen=True):
    """A computer that is to sit down."""

    level: str
    name: str | None = None
    """What it would be called; another if that is taken."""
    wish: int | None = None
    """The colour it would have; another if that is taken."""


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
    table: TableRow,
    game: AnyGame,
    seats: tuple[SeatRow, ...],
    person: Person,
    names: Iterable[str],
    time: int,
) -> tuple[SeatRow, ...]:
    """The seats with that person on the last one; as they were if the person has one; or Refused.

    Where no seat is free, the computer that came last gives way. One that is called as the person is gets
    another name, which none of these is.
    """
    must_be_lobby(table)
    if seat_of(seats, person.user) is not None:
        return seats
    is_full = len(seats) >= table.seats_wanted
    given = max((row.seat for row in seats if row.user is None), default=None) if is_full else len(seats)
    if given is None:
        raise _full(table, game, seats)
    taken = [*names, person.name]
    others = [
        replace(row, name=_free_name(table, taken)) if _is_namesake(row, person) else row
        for row in seats
        if row.seat != given
    ]
    seat = SeatRow(
        table_id=table.id,
        seat=given,
        user=person.user,
        language=person.language,
        joined=time,
        colour=first_free(game, others, person.wish),
    )
    return (*others[:given], seat, *others[given:])


def with_computer(
    table: TableRow,
    game: AnyGame,
    seats: tuple[SeatRow, ...],
    computer: Computer,
    names: Iterable[str],
    time: int,
) -> tuple[SeatRow, ...]:
    """The seats with that computer on the last one, called as none of these is; or Refused."""
    must_be_lobby(table)
    if computer.level not in LEVELS:
        raise refused("unknown_choice")
    if len(seats) >= table.seats_wanted:
        raise _full(table, game, seats)
    seat = SeatRow(
        table_id=table.id,
        seat=len(seats),
        user=None,
        language=table.language,
        joined=time,
        colour=first_free(game, seats, computer.wish),
        computer=computer.level,
        name=_free_name(table, names, computer.name),
    )
    return (*seats, seat)


def _free_name(table: TableRow, taken: Iterable[str], wish: str | None = None) -> str:
    """The name wished for if nobody there has it; else one with another initial, if there is any."""
    names = {name.casefold() for name in taken}
    if wish is not None and wish.casefold() not in names:
        return wish
    begun = int(table.key, 16) % len(NAMES)  # not the same at every table
    free = [name for name in (*NAMES[begun:], *NAMES[:begun]) if name.casefold() not in names]
    initials = {name[:1] for name in names}
    return next((name for name in free if name[0].casefold() not in initials), free[0])


def _is_namesake(row: SeatRow, person: Person) -> bool:
    return row.name is not None and row.name.casefold() == person.name.casefold()


def _full(table: TableRow, game: AnyGame, seats: tuple[SeatRow, ...]) -> Refused:
    """Why nobody can sit down there any more."""
    options = game.read_options(table.options.encode())
    too_many = game.option_refusal(len(seats) + 1, options)
    return Refused(too_many) if too_many else refused("table_full", seats=table.seats_wanted)


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
    """The seats without that user's, moved up, none if only computers would stay; or Refused."""
    must_be_lobby(table)
    if (mine := seat_of(seats, user)) is None:
        raise refused("not_seated")
    others = _moved_up(seats, mine)
    return others if any(row.user is not None for row in others) else ()


def without_computer(table: TableRow, seats: tuple[SeatRow, ...], name: str) -> tuple[SeatRow, ...]:
    """The seats without the computer of that name, moved up; or Refused."""
    return _moved_up(seats, _computer(table, seats, name))


def levelled(table: TableRow, seats: tuple[SeatRow, ...], name: str, level: str) -> tuple[SeatRow, ...]:
    """The seats with the computer of that name at that level; or Refused."""
    found = _computer(table, seats, name)
    if level not in LEVELS:
        raise refused("unknown_choice")
    return tuple(replace(row, computer=level) if row is found else row for row in seats)


def _computer(table: TableRow, seats: tuple[SeatRow, ...], name: str) -> SeatRow:
    """The computer of that name in a lobby; or Refused."""
    must_be_lobby(table)
    for row in seats:
        if row.user is None and row.name == name:
            return row
    raise refused("computer_gone")


def _moved_up(seats: tuple[SeatRow, ...], gone: SeatRow) -> tuple[SeatRow, ...]:
    others = [row for row in seats if row is not gone]
    return tuple(replace(row, seat=seat) for seat, row in enumerate(others))
