"""A table as it is, for whoever reads it; nothing in it is ever changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import msgspec
from msgspec import Struct

from games.core import AnyGame, Options, Refused, Result, Unreadable
from games.values import Seat, Text
from host.errors import refused
from host.lobby import Place, free_colours
from host.outbox import NOBODY, Pending, Post, PostKind, pending_of
from host.position import Moment, Position, asked, not_running
from storage.rows import (
    Calls,
    FormerRow,
    GuestStatus,
    Pace,
    PersonRow,
    Rest,
    SeatRow,
    SeatStatus,
    StepRow,
    TableStatus,
    TimerKind,
)
from storage.whole import TableRows

NO_PERSON = PersonRow(user=0, name="", language="en", seen=0, calls=Calls.NONE)
"""Stands for the user of a seat that is nobody's: a computer is never called and reads nothing."""


class TableSeat(Struct, frozen=True):
    """Who sits there."""

    seat: Seat
    colour: int
    """Which of the game's."""
    letter: str | None
    """None: that of the seat, A to E."""
    user: int | None
    """Whose it is; None: nobody's, a computer plays it."""
    computer: str | None
    """The level of the computer that plays it; None: a person does."""
    name: str
    language: str
    """Of what they alone read."""
    question: int
    """A button must carry it to be obeyed."""
    has_resigned: bool
    is_replaced: bool
    """A computer plays on for them, until they want it back."""
    has_agreed: bool
    """To end the game early."""
    has_closed_messages: bool
    """The last private message did not reach them."""
    calls: Calls
    """Where they want to hear that the table waits for them."""
    has_confirmation: bool
    """Before they do what cannot be taken back."""
    is_offered: bool = False
    """Somebody is looked for to take it over."""
    has_asked: bool = False
    """Its player asks to be replaced."""
    is_new: bool = False
    """Whoever has it now has taken it over, and not played yet."""

    @property
    def person(self) -> int:
        """The user of a seat that is somebody's."""
        assert self.user is not None
        return self.user

    @property
    def is_computer(self) -> bool:
        """Whether it is nobody's and a computer plays it; a person who was forgotten was never one."""
        return self.user is None and self.computer is not None and not self.has_resigned

    @property
    def is_automatic(self) -> bool:
        """Whether a computer plays it, and not for one turn only."""
        return self.computer is not None and (self.user is None or self.has_resigned or self.is_replaced)

    @property
    def is_mentioned(self) -> bool:
        """Whether they are called where the table is, by choice or because nothing else reaches them."""
        return self.calls in (Calls.THREAD, Calls.BOTH) or (
            self.calls is Calls.PRIVATE and self.has_closed_messages
        )

    @property
    def is_written_to(self) -> bool:
        """Whether they are called by private message."""
        return self.calls in (Calls.PRIVATE, Calls.BOTH) and not self.has_closed_messages


class Earlier(Struct, frozen=True):
    """Somebody who played a seat until somebody else took it over."""

    seat: Seat
    user: int | None
    """None: they were forgotten."""
    name: str
    language: str
    """Of what they alone read."""
    version: int
    """Of the step with which it changed hands ..."""
    time: int
    """... and when that was."""
    has_closed_messages: bool


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
    free_colours: tuple[int, ...]
    """Those of the game that nobody here has."""
    pace: Pace = Pace.RELAXED
    deadlines: dict[Seat, int] = {}
    """When the time of those who are asked is up, where a clock runs."""
    rest: Rest | None = None
    """Why nobody is asked although the game has not ended."""
    rest_until: int | None = None
    has_hold: bool = False
    """Whether it rests because a moderator wants it to."""
    """When it goes on by itself."""
    lesson: str | None = None
    """Which lesson it is or began as."""
    prompt: int | None = None
    """Where in it the learner is; None without a coach (any more)."""
    guests: frozenset[int] | None = None
    """Who is invited, where nobody else may sit down or look; None: everybody may."""
    coming: frozenset[int] = frozenset()
    """Those of them who are yet to be put into its private thread, and called ..."""
    going: frozenset[int] = frozenset()
    """... and who is to be put out of it."""
    earlier: tuple[Earlier, ...] = ()
    """Who had a seat before others, in order."""

    @property
    def is_running(self) -> bool:
        """Whether the game has begun and not ended."""
        return self.status is TableStatus.RUNNING

    @property
    def people(self) -> tuple[TableSeat, ...]:
        """The seats that are somebody's."""
        return tuple(seat for seat in self.seats if seat.user is not None)

    def seat_of(self, user: int) -> TableSeat | None:
        """Where that user sits, if at this table."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def offered(self) -> tuple[TableSeat, ...]:
        """The seats that somebody can take over now."""
        is_played = self.is_running and self.rest is None
        return tuple(seat for seat in self.seats if seat.is_offered and is_played)

    def no_seat(self, user: int) -> Refused:
        """Why that user cannot do what only players can."""
        left = any(each.user == user for each in self.earlier)
        return refused("handed_over" if left else "not_seated")

    def is_open_to(self, user: int) -> bool:
        """Whether that user may sit down there, or look, wherever it is."""
        return self.guests is None or user in self.guests or self.seat_of(user) is not None

    def is_waiting_for(self, user: int) -> bool:
        """Whether that user is asked something."""
        seat = self.seat_of(user)
        return seat is not None and seat.seat in self.asked and not seat.is_automatic


class Snapshot:
    """A table as of its latest change. What is made of it is made once; nobody changes any of it."""

    def __init__(
        self,
        rows: TableRows,
        games: Mapping[str, AnyGame],
        people: Mapping[int, PersonRow],
        position: Position | None = None,
        before: Snapshot | None = None,
    ) -> None:
        """What was made of the one before and would be made alike is kept."""
        self.rows = rows
        self.id = rows.table.id
        there = {*[row.user for row in rows.seats], *[row.user for row in rows.former]}
        self.people = {user: people[user] for user in there if user is not None}
        self._games = games
        if position is not None:
            vars(self)["position"] = position
        if before is not None and "table" in vars(before) and self._has_same_table(before):
            vars(self)["table"] = before.table

    def _has_same_table(self, before: Snapshot) -> bool:
        """Whether nothing has changed of what everybody may know of the table."""
        rows, old = self.rows, before.rows
        return (
            (rows.table, rows.seats, rows.last, rows.base) == (old.table, old.seats, old.last, old.base)
            and (rows.timers, rows.guests, rows.former) == (old.timers, old.guests, old.former)
            and self.people == before.people
        )

    @property
    def position_read(self) -> Position | None:
        """The position as far as anybody has asked for it: with other rules it may not be readable."""
        found: Position | None = vars(self).get("position")
        return found

    def renamed(self, person: PersonRow) -> Snapshot:
        """The same with somebody as they are now."""
        return Snapshot(self.rows, self._games, {**self.people, person.user: person}, self.position_read)

    @property
    def game(self) -> AnyGame:
        """Its rules, or Refused when this Quayside no longer has them."""
        if self.rows.table.game not in self._games:
            raise refused("unknown_game")
        return self._games[self.rows.table.game]

    @cached_property
    def position(self) -> Position:
        """The game once it has begun, from its last state and never by replay; or Refused."""
        rows = self.rows
        if rows.last is None:
            raise not_running(rows.table)
        assert rows.base is not None
        return Position(
            table=rows.table,
            game=self.game,
            seats=rows.seats,
            version=rows.last.version,
            moment=moment_of(self.game, rows.base),
            box=rows.boxes[-1].digest if rows.boxes else rows.table.data_digest,
            former=rows.former,
        )

    @cached_property
    def table(self) -> Table:
        """The table as anybody may know it."""
        row = self.rows.table
        position = None if row.started is None else self.position
        is_asking = row.status is TableStatus.RUNNING and row.rest is None
        return Table(
            id=row.id,
            key=row.key,
            game=row.game,
            options=self.game.read_options(row.options.encode()),
            seats_wanted=row.seats_wanted,
            language=row.language,
            place=Place(row.guild, row.channel, row.thread),
            status=row.status,
            opened_by=row.opened_by,
            seats=tuple([self._seat(seat) for seat in self.rows.seats]),
            version=None if position is None else position.version,
            asked=asked(self.game, position.state) if position is not None and is_asking else {},
            result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
            free_colours=free_colours(self.game, self.rows.seats),
            pace=row.pace,
            lesson=row.lesson,
            prompt=row.prompt,
            deadlines={
                timer.seat: timer.due
                for timer in self.rows.timers
                if timer.kind is TimerKind.CLOCK and timer.due is not None
            },
            rest=row.rest,
            rest_until=row.rest_until,
            has_hold=row.has_hold,
            guests=self._guests(GuestStatus.INVITED, GuestStatus.THERE) if row.has_guests_only else None,
            coming=self._guests(GuestStatus.INVITED),
            going=self._guests(GuestStatus.GONE),
            earlier=tuple([self._earlier(each) for each in self.rows.former]),
        )

    def _guests(self, *statuses: GuestStatus) -> frozenset[int]:
        return frozenset(guest.user for guest in self.rows.guests if guest.status in statuses)

    def _seat(self, seat: SeatRow) -> TableSeat:
        person = NO_PERSON if seat.user is None else self.people[seat.user]
        return TableSeat(
            seat=seat.seat,
            colour=seat.colour,
            letter=seat.letter,
            user=seat.user,
            computer=seat.computer,
            name=seat.name or person.name,
            language=person.speaks or seat.language,
            question=seat.question,
            has_resigned=seat.status is SeatStatus.RESIGNED,
            is_replaced=seat.status is SeatStatus.REPLACED,
            has_agreed=seat.has_agreed,
            has_closed_messages=person.has_closed_messages,
            calls=person.calls,
            has_confirmation=person.has_confirmation,
            is_offered=seat.has_offer,
            has_asked=seat.has_asked,
            is_new=any(row.seat == seat.seat and row.version > seat.last_turn for row in self.rows.former),
        )

    def _earlier(self, row: FormerRow) -> Earlier:
        person = NO_PERSON if row.user is None else self.people[row.user]
        return Earlier(
            seat=row.seat,
            user=row.user,
            name=row.name or person.name,
            language=person.speaks or row.language,
            version=row.version,
            time=row.time,
            has_closed_messages=person.has_closed_messages,
        )

    @cached_property
    def untold(self) -> list[Pending]:
        """What must still be told, oldest first."""
        return [pending_of(row) for row in self.rows.untold]

    def post(self, kind: PostKind, seat: Seat | None = None) -> Post | None:
        """Where the table's, or the seat's, message of that kind is."""
        stored = NOBODY if seat is None else seat
        found = [row for row in self.rows.posts if (row.kind, row.seat) == (kind, stored)]
        if not found:
            return None
        (row, *_) = found
        return Post(
            kind=kind,
            seat=seat,
            channel=row.channel,
            message=row.message,
            posted=row.posted,
            since=row.since,
            version=row.version,
        )

    @property
    def size(self) -> int:
        """Bytes of the present state as JSON."""
        if self.position_read is not None:
            return self.position_read.moment.size
        return len(self.rows.base.state or "") if self.rows.base else 0


def moment_of(game: AnyGame, step: StepRow) -> Moment:
    """The state a step left, brought up to today's rules; or Refused when there is no way to them."""
    assert step.state is not None
    try:
        state = game.read_state(step.state.encode(), step.rules_version)
    except Unreadable as error:
        raise refused("table_unreadable") from error
    return Moment(game, state, step.version, len(step.state))
