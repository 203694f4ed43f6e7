"""A seat changes hands: it is offered, somebody takes it over, and whoever had it sees no more of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.values import Seat
from host import polls
from host.absence import Absence
from host.errors import refused
from host.lobby import Person
from host.outbox import OF_SEAT, Kind, Message, Post, PostKind
from host.position import asked, not_running, resting, seat_of
from host.seats import Fate
from host.snapshot import Earlier
from host.steps import NextStep, hand_over
from storage.rows import (
    FormerRow,
    GuestRow,
    GuestStatus,
    PollKind,
    PostRow,
    SeatRow,
    SeatStatus,
    TableStatus,
)

if TYPE_CHECKING:
    from host.change import Change
    from host.live import LiveTables


# Asking to be replaced


def ask_to_be_replaced(change: Change, seat: SeatRow) -> None:
    """The others are to decide what becomes of that seat, although its player is there."""
    others = [row for row in change.seats if row.user is not None and row.seat != seat.seat]
    if all(row.status is SeatStatus.RESIGNED for row in others):
        raise refused("nobody_to_ask")
    if seat.has_asked:
        return
    change.set_seats(
        tuple([replace(row, has_asked=True) if row.seat == seat.seat else row for row in change.seats])
    )
    for poll in change.polls:  # what was decided before is no answer to this
        if (poll.kind, poll.seat) == (PollKind.ABSENCE, seat.seat) and poll.outcome is not None:
            change.set_poll(replace(poll, due=None))


# Taking a seat over


def may_take(change: Change, user: int, seat: Seat) -> None:
    """Refused unless that seat is offered, and to that user."""
    if change.table.status is not TableStatus.RUNNING:
        raise not_running(change.table)
    if change.table.rest is not None:
        raise resting(change.table)
    if (mine := seat_of(change.seats, user)) is not None:
        raise refused("plays_here_already" if mine.status is not SeatStatus.RESIGNED else "resigned")
    if not change.live.now.table.is_open_to(user):
        raise refused("guests_only")
    if not (0 <= seat < len(change.seats)) or not change.seats[seat].has_offer:
        raise refused("seat_taken")
    # Whoever has seen another hand of this game would know two.
    if any(row.user == user and row.seat != seat for row in change.rows.former):
        raise refused("has_seen_a_hand")


def take_over(change: Change, seat: Seat, person: Person) -> NextStep:
    """The step with which that person has the seat, and nothing of whoever had it before."""
    change.writes.people.append(person.met(change.time))
    before = change.seats[seat]
    step = hand_over(change.position, seat, person, change.time)
    kept = [row for row in change.rows.posts if row.seat == seat and row.kind in OF_SEAT]
    change.set_former(
        FormerRow(
            table_id=change.table.id,
            version=step.row.version,
            seat=seat,
            user=before.user,
            name=before.name,
            language=before.language,
            time=change.time,
            posts=_withdrawn(kept),
        )
    )
    change.unpost(kept)
    change.set_answers([row for row in change.answers if row.seat != seat])
    change.set_ballots([row for row in change.ballots if row.seat != seat])
    if change.table.has_guests_only:
        _let(change, before.user, person.user)
    return step


def tell_of_it(change: Change, seat: Seat) -> None:
    """Who has it now is shown the hand and called; who had it is told; the card offers it no more."""
    position = change.position
    version = position.version
    change.tell(change.rows.former[-1].version, Message(Kind.HANDED_OVER, seat))
    change.tell(version, Message(Kind.HAND, seat))
    if (question := asked(position.game, position.state).get(seat)) is not None and position.is_running:
        change.tell(version, Message(Kind.ASKED, seat, question=question))
    change.tell(None, Message(Kind.LOBBY))
    about = [poll for poll in change.polls if (poll.kind, poll.seat) == (PollKind.ABSENCE, seat)]
    for poll in about[-1:]:  # there is no way back to it any more
        polls.tell(change, poll)


def _withdrawn(posts: Sequence[PostRow]) -> str:
    found = [
        Post(
            kind=PostKind(row.kind),
            seat=row.seat,
            channel=row.channel,
            message=row.message,
            posted=row.posted,
        )
        for row in posts
    ]
    return msgspec.json.encode(found).decode()


def _let(change: Change, gone: int | None, come: int) -> None:
    """At a table for friends one goes out of the thread, and the other is in it."""
    invited = {row.user: row for row in change.rows.guests}
    if gone is not None:
        invited[gone] = GuestRow(table_id=change.table.id, user=gone, status=GuestStatus.GONE)
    invited.setdefault(come, GuestRow(table_id=change.table.id, user=come))
    change.set_guests(invited.values())


class Farewell(Struct, frozen=True):
    """What is owed to somebody whose seat another has taken over."""

    earlier: Earlier
    posts: tuple[Post, ...]
    """Messages that were for them alone, to be deleted."""
    has_asked: bool
    """To be replaced."""


class Handing:
    """The seats of all tables of a store that have changed hands."""

    def __init__(self, live: LiveTables, clock: Callable[[], int]) -> None:
        self._live = live
        self._clock = clock

    async def farewell(self, table_id: int, version: int) -> Farewell | None:
        """What is owed to whoever had a seat until that step; None if they were forgotten."""
        now = (await self._live.get(table_id)).now
        row = next((each for each in now.rows.former if each.version == version), None)
        if row is None or row.user is None:
            return None
        (earlier,) = [each for each in now.table.earlier if each.version == version]
        about = [poll for poll in now.rows.polls if poll.kind is PollKind.ABSENCE and poll.seat == row.seat]
        reasons = [polls.details_of(poll).get("reason") for poll in about if poll.outcome == Fate.FIND]
        posts = () if row.posts is None else msgspec.json.decode(row.posts, type=tuple[Post, ...])
        return Farewell(earlier, posts, reasons[-1:] == [Absence.ASKED])

    async def farewell_said(self, table_id: int, version: int | None, said: Sequence[int]) -> None:
        """They have been told, their messages are withdrawn, and these rows told."""
        async with self._live.change(table_id, self._clock()) as change:
            for row in change.rows.former:
                if row.version == version:
                    change.set_former(replace(row, posts=None))
            change.tick_off(said)
