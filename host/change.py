"""The one way to change a table: what is done to it, until it is written in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from host.outbox import NOBODY, Message, Post, stored
from host.position import Position
from storage.rows import (
    AnswerRow,
    BallotRow,
    BoxRow,
    FormerRow,
    GuestRow,
    GuestStatus,
    MessageRow,
    PersonRow,
    PollRow,
    PostRow,
    SeatRow,
    StepRow,
    TableRow,
    TimerRow,
)
from storage.whole import Bar, TableChange, TableRows, Written

if TYPE_CHECKING:
    from host.live_table import LiveTable


class Change:
    """What is being done to a table: it reads as it will be, and is written when the block ends well."""

    def __init__(self, live: LiveTable, time: int) -> None:
        self.live = live
        self.time = time
        self.rows = live.now.rows
        self.writes = TableChange(table_id=self.rows.table.id, time=time)
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        """The game as it is now; Refused before it has begun."""
        return self.position_read or self.live.now.position

    @property
    def position_read(self) -> Position | None:
        """The same as far as anybody has asked for it: with other rules it may not be readable."""
        found = self._position or self.live.now.position_read
        now = (self.table, self.seats, self.rows.former)
        if found is None or (found.table, found.seats, found.former) == now:
            return found
        return replace(found, table=self.table, seats=self.seats, former=self.rows.former)

    @property
    def people(self) -> Mapping[int, PersonRow]:
        """Everybody who sits here, by user."""
        return self.live.now.people | {person.user: person for person in self.writes.people}

    @property
    def table(self) -> TableRow:
        """Its row."""
        return self.rows.table

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """In order."""
        return self.rows.seats

    @property
    def answers(self) -> tuple[AnswerRow, ...]:
        """What stands in advance."""
        return self.rows.answers

    def set_table(self, table: TableRow) -> None:
        """The row is this from now on."""
        if table != self.rows.table:
            places = {place for place in (table.channel, table.thread) if place is not None}
            self.rows = replace(self.rows, table=table, places=self.rows.places | places)
            self.writes.table = table

    def set_seats(self, seats: tuple[SeatRow, ...]) -> None:
        """They are these from now on."""
        before = self.rows.seats
        if [(row.seat, row.user) for row in before] != [(row.seat, row.user) for row in seats]:
            self.writes.seats, self.writes.is_reseated = seats, True
        else:
            changed = {row.seat: row for row in self.writes.seats}
            changed |= {row.seat: row for row, other in zip(seats, before, strict=True) if row != other}
            self.writes.seats = tuple(changed.values())
        self.rows = replace(self.rows, seats=seats)

    def set_answers(self, answers: Iterable[AnswerRow]) -> None:
        """These stand in advance from now on."""
        standing = tuple(answers)
        if standing != self.rows.answers:
            self.rows = replace(self.rows, answers=standing)
            self.writes.answers = standing

    @property
    def timers(self) -> tuple[TimerRow, ...]:
        """What falls due."""
        return self.rows.timers

    def set_timers(self, timers: Iterable[TimerRow]) -> None:
        """These fall due from now on."""
        running = tuple(sorted(timers, key=lambda row: (row.seat, row.kind)))
        if running != self.rows.timers:
            self.rows = replace(self.rows, timers=running)
            self.writes.timers = running

    def set_guests(self, guests: Iterable[GuestRow]) -> None:
        """Only these may sit down there, or look, from now on."""
        invited = tuple(sorted(guests, key=lambda row: row.user))
        if invited != self.rows.guests:
            self.rows = replace(self.rows, guests=invited)
            self.writes.guests = invited
        self.set_table(replace(self.table, has_guests_only=True))

    def bring_guests(self, users: Collection[int]) -> None:
        """These have been put into the thread, or out of it."""
        if users:
            self.set_guests(
                replace(row, status=GuestStatus.THERE) if row.user in users else row
                for row in self.rows.guests
                if row.user not in users or row.status is not GuestStatus.GONE
            )

    def set_former(self, row: FormerRow) -> None:
        """That is who had a seat until that step, new or not."""
        others = [each for each in self.rows.former if each.version != row.version]
        former = tuple(sorted([*others, row], key=lambda each: each.version))
        if former != self.rows.former:
            self.rows = replace(self.rows, former=former)
            self.writes.former.append(row)

    @property
    def polls(self) -> tuple[PollRow, ...]:
        """What the people here have been asked, by number."""
        return self.rows.polls

    def set_poll(self, poll: PollRow) -> None:
        """That poll is this from now on, new or not."""

        def among(rows: tuple[PollRow, ...]) -> tuple[PollRow, ...]:
            return (*[row for row in rows if row.number != poll.number], poll)

        polls = tuple(sorted(among(self.rows.polls), key=lambda row: row.number))
        if polls != self.rows.polls:
            self.rows = replace(self.rows, polls=polls)
            self.writes.polls = among(self.writes.polls)

    @property
    def ballots(self) -> tuple[BallotRow, ...]:
        """What they have answered to those that stand."""
        return self.rows.ballots

    def set_ballots(self, ballots: Iterable[BallotRow]) -> None:
        """These are given from now on."""
        given = tuple(sorted(ballots, key=lambda row: (row.poll, row.seat)))
        if given != self.rows.ballots:
            self.rows = replace(self.rows, ballots=given)
            self.writes.ballots = given

    def add_step(self, row: StepRow, position: Position) -> None:
        """A step leads to that position."""
        self.writes.steps.append(row)
        self.rows = replace(self.rows, last=row, base=None)  # its state is in the position
        self._position = position
        self.set_table(position.table)
        self.set_seats(position.seats)

    def correct_box(self, box: BoxRow) -> None:
        """That box counts from its step on."""
        self.rows = replace(self.rows, boxes=(*self.rows.boxes, box))
        self.writes.boxes.append(box)

    def set_bar(self, bar: Bar) -> None:
        """Somebody may not open tables from now on, or may again."""
        self.writes.bar = bar

    def tell(self, version: int | None, message: Message) -> None:
        """That must be told, once this is committed; a lesson is its learner's alone, who is looking."""
        if self.table.prompt is not None:
            return
        self.writes.messages.append(stored(self.table.id, version, message, self.time))

    def keep_post(self, post: Post) -> None:
        """The table's, or the seat's, message of its kind is this one from now on."""
        seat = NOBODY if post.seat is None else post.seat
        row = PostRow(**{**asdict(post), "table_id": self.table.id, "seat": seat})
        others = [each for each in self.rows.posts if (each.kind, each.seat) != (row.kind, row.seat)]
        self.rows = replace(self.rows, posts=(*others, row))
        self.writes.posts.append(row)

    def unpost(self, posts: Collection[PostRow]) -> None:
        """These messages are kept up to date no more."""
        self.rows = replace(self.rows, posts=tuple([row for row in self.rows.posts if row not in posts]))
        self.writes.unposted += tuple(posts)

    def tick_off(self, message_ids: Collection[int]) -> None:
        """These have been told."""
        untold = tuple([row for row in self.rows.untold if row.id not in message_ids])
        self.rows = replace(self.rows, untold=untold)
        self.writes.told += tuple(message_ids)

    def written(self, written: Written) -> TableRows:
        """The table once it is committed, with the ids of what must be told."""
        made = [
            MessageRow(id=id, done=None, **asdict(message))
            for id, message in zip(written.messages, self.writes.messages, strict=True)
        ]
        return replace(self.rows, untold=(*self.rows.untold, *made), revision=written.revision)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to write."""
        return self.writes == TableChange(table_id=self.writes.table_id, time=self.time)
