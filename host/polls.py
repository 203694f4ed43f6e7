"""Polls: the people at a table are asked something, and answer by buttons; one pure function decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.values import Seat
from host import absence
from host.errors import refused
from host.hours import DAY, is_away
from host.outbox import Kind, Message
from storage.rows import BallotRow, PersonRow, PollKind, PollRow, Rest, SeatStatus, TableStatus
from storage.whole import TableRows

if TYPE_CHECKING:
    from host.change import Change
    from host.live import LiveTables
    from host.snapshot import Snapshot

OPEN_FOR = 3 * DAY
"""Seconds after which the most votes decide."""
YES, NO = "yes", "no"
"""The choices where all must agree."""
SETTLED = "settled"
"""The outcome of a poll that nobody needs to answer any more."""
MOVED = "moved"
"""The outcome of a question whether to go back that somebody has overtaken by playing on."""
VERSION = "to"
"""What a question remembers under this name tells how many secret steps there were: nobody may know it."""
UNANIMOUS = frozenset({PollKind.PAUSE, PollKind.GO_ON, PollKind.BACK})
"""Where all who are present must agree: any no ends it."""


class Poll(Struct, frozen=True):
    """A poll, as everybody may know it."""

    number: int
    kind: PollKind
    seat: Seat
    choices: tuple[str, ...]
    details: dict[str, Any]
    until: int
    is_late: bool
    """Its time is over, and it is not decided."""
    outcome: str | None
    has_stood: bool
    """It is open, or was for a while: somebody may have read it."""
    due: int | None
    """Once it is decided: until when what was decided lasts."""
    votes: dict[str, int]
    """How many have chosen each; who has chosen what is nobody's business."""
    missing: tuple[Seat, ...]
    """Who has not answered yet."""
    voters: tuple[Seat, ...]
    channel: int | None
    message: int | None
    posted: int | None


# Asking and answering


def open_poll(
    change: Change,
    kind: PollKind,
    seat: Seat,
    choices: Sequence[str],
    details: dict[str, Any] | None = None,
    lasts: int | None = None,
) -> PollRow:
    """Ask the people at the table, of whom that seat is asking or meant; who asks for consent gives it."""
    until = change.time + (OPEN_FOR if lasts is None else lasts)
    number = max([change.time, *(row.number + 1 for row in change.polls)])
    poll = PollRow(
        table_id=change.table.id,
        number=number,
        kind=kind,
        seat=seat,
        choices=msgspec.json.encode(choices).decode(),
        details=msgspec.json.encode(details or {}).decode(),
        opened=change.time,
        until=until,
        due=until,
    )
    change.set_poll(poll)
    if kind in UNANIMOUS:
        change.set_ballots([*change.ballots, _ballot(change, poll, seat, YES)])
    tell(change, poll)
    return poll


def cast(change: Change, user: int, number: int, choice: str) -> None:
    """That user's answer is this from now on; Refused for whoever is not asked, or too late."""
    poll = next((row for row in change.polls if row.number == number), None)
    if poll is None or poll.outcome is not None:
        raise refused("poll_over")
    if choice not in choices_of(poll):
        raise refused("unknown_choice")
    seat = change.position.seated(user).seat
    if poll.kind is PollKind.ABSENCE and seat == poll.seat:
        raise refused("poll_about_you")
    change.position.playing(user)
    if seat not in voters(change, poll):
        is_on_leave = is_away(change.people[user], change.time)
        raise refused("poll_away" if is_on_leave else "poll_not_present")
    given = _ballot(change, poll, seat, choice)
    others = [row for row in change.ballots if (row.poll, row.seat) != (number, seat)]
    if replace(given, given=0) not in [replace(row, given=0) for row in change.ballots]:
        change.set_ballots([*others, given])
        tell(change, poll)


def close(change: Change, poll: PollRow, outcome: str, due: int | None = None) -> None:
    """It is decided; what was decided ends then, if it has an end."""
    change.set_poll(replace(poll, outcome=outcome, closed=change.time, due=due))
    change.set_ballots([row for row in change.ballots if row.poll != poll.number])
    tell(change, poll)


def overtake(change: Change) -> None:
    """Somebody has played on: nobody is asked any more whether to go back."""
    for poll in standing(change.polls, PollKind.BACK):
        close(change, poll, MOVED)


def tell(change: Change, poll: PollRow) -> None:
    """Its message is to show how it stands."""
    last = change.rows.last
    change.tell(None if last is None else last.version, Message(Kind.POLL, poll=poll.number))


def _ballot(change: Change, poll: PollRow, seat: Seat, choice: str) -> BallotRow:
    return BallotRow(table_id=change.table.id, poll=poll.number, seat=seat, choice=choice, given=change.time)


# What comes of it


def choices_of(poll: PollRow) -> tuple[str, ...]:
    """What can be answered."""
    return tuple(msgspec.json.decode(poll.choices))


def details_of(poll: PollRow) -> dict[str, Any]:
    """What its kind remembers."""
    found: dict[str, Any] = msgspec.json.decode(poll.details or "{}")
    return found


def standing(polls: Iterable[PollRow], kind: PollKind | None = None) -> list[PollRow]:
    """Those that are not decided yet, of that kind or any."""
    return [row for row in polls if row.outcome is None and kind in (None, row.kind)]


def voters(change: Change, poll: PollRow) -> frozenset[Seat]:
    """Who may answer: everybody present but whom it is about."""
    return _voters(change.rows, change.people, change.time, poll)


def _voters(rows: TableRows, people: Mapping[int, PersonRow], time: int, poll: PollRow) -> frozenset[Seat]:
    present = absence.present(rows, people, time)
    if poll.kind is PollKind.ABSENCE:
        return present - {poll.seat}
    if poll.kind is PollKind.BACK:
        # Whose moves would be lost agrees, or nothing is: also who is gone before having answered.
        playing = {row.seat for row in rows.seats if row.status is SeatStatus.PLAYING}
        return present | (playing & {*details_of(poll)["asked"]})
    return present


def decided(poll: PollRow, ballots: Iterable[BallotRow], voters: Collection[Seat], time: int) -> str | None:
    """What those who are present have decided; None as long as they have not.

    More than half decide at once, at its end the most votes; a tie waits. Where all must agree, any no ends
    it, and so does its end.
    """
    given = [row.choice for row in ballots if row.poll == poll.number and row.seat in voters]
    is_late = time >= poll.until
    if poll.kind in UNANIMOUS:
        if NO in given or (is_late and len(given) < len(voters)):
            return NO
        return YES if voters and len(given) == len(voters) else None
    ranked = Counter(given).most_common(2)
    if not ranked:
        return None
    choice, most = ranked[0]
    if 2 * most > len(voters):
        return choice
    is_tied = len(ranked) > 1 and ranked[1][1] == most
    return choice if is_late and not is_tied else None


def just_voted(change: Change, poll: PollRow) -> Seat | None:
    """Whose vote it is that has decided it now; None when its time has."""
    given = [row for row in change.ballots if row.poll == poll.number and row.given == change.time]
    return given[-1].seat if given else None


def ripe(change: Change) -> tuple[PollRow, str] | None:
    """A poll that is to be closed now, and what is decided; None if all that stand go on standing."""
    for poll in standing(change.polls):
        if not _is_needed(change, poll):
            return poll, SETTLED
        outcome = decided(poll, change.ballots, voters(change, poll), change.time)
        if outcome is not None:
            return poll, outcome
    return None


def _is_needed(change: Change, poll: PollRow) -> bool:
    """Whether there is still anything to be decided."""
    wanted = Rest.PAUSED if poll.kind is PollKind.GO_ON else None
    if change.table.status is not TableStatus.RUNNING or change.table.rest is not wanted:
        return False
    if poll.kind is PollKind.BACK:
        return change.seats[poll.seat].status is SeatStatus.PLAYING
    if poll.kind is not PollKind.ABSENCE:
        return True
    return absence.reason(change.rows, change.people, change.time, poll.seat) is not None


def ring(change: Change) -> None:
    """What has fallen due is looked at now; after a long stop of the bot there is another day to answer."""
    for poll in change.polls:
        if poll.due is None or poll.due > change.time:
            continue
        if poll.outcome is None and change.time - poll.until > DAY:
            later = replace(poll, until=change.time + DAY, due=change.time + DAY)
            change.set_poll(later)
            tell(change, later)
        else:
            goes_on = poll.outcome is None and poll.until > change.time
            change.set_poll(replace(poll, due=poll.until if goes_on else None))
            if poll.outcome is None:
                tell(change, poll)


def look_again(change: Change) -> None:
    """Who is present may be otherwise now: those that stand are looked at, as if they had fallen due."""
    for poll in standing(change.polls):
        change.set_poll(replace(poll, due=change.time))


# Reading


def poll_of(now: Snapshot, number: int, time: int) -> Poll | None:
    """That poll as everybody may know it."""
    row = next((each for each in now.rows.polls if each.number == number), None)
    if row is None:
        return None
    asked = _voters(now.rows, now.people, time, row)
    given = {each.seat: each.choice for each in now.rows.ballots if each.poll == number}
    counted = Counter(choice for seat, choice in given.items() if seat in asked)
    return Poll(
        number=number,
        kind=row.kind,
        seat=row.seat,
        choices=choices_of(row),
        details={key: value for key, value in details_of(row).items() if key != VERSION},
        until=row.until,
        is_late=row.outcome is None and row.until <= time,
        outcome=row.outcome,
        has_stood=row.closed is None or row.closed > row.opened,
        due=row.due,
        votes={choice: counted[choice] for choice in choices_of(row)},
        missing=tuple(sorted(asked - given.keys())),
        voters=tuple(sorted(asked)),
        channel=row.channel,
        message=row.message,
        posted=row.posted,
    )


class Polls:
    """The polls of all tables of a store, as they are shown."""

    def __init__(self, live: LiveTables, clock: Callable[[], int]) -> None:
        self._live = live
        self._clock = clock

    async def poll(self, table_id: int, number: int) -> Poll | None:
        """That poll, as everybody may know it."""
        return poll_of((await self._live.get(table_id)).now, number, self._clock())

    async def standing_polls(self, table_id: int) -> list[Poll]:
        """Those that are not decided, as everybody may know them."""
        now = (await self._live.get(table_id)).now
        found = [poll_of(now, row.number, self._clock()) for row in standing(now.rows.polls)]
        return [poll for poll in found if poll is not None]

    async def keep_poll(
        self, table_id: int, number: int, channel: int, message: int, posted: int, said: Sequence[int]
    ) -> None:
        """Remember where it is put and, with it, that these rows have been told."""
        async with self._live.change(table_id, self._clock()) as change:
            for row in change.polls:
                if row.number == number:
                    change.set_poll(replace(row, channel=channel, message=message, posted=posted))
            change.tick_off(said)
