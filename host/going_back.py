"""Going back by consent: before somebody's own last turn, once all who are there agree; chance goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from games.values import Event, Seat, Who
from host import absence, polls
from host.errors import refused
from host.history import is_move, read_events, standing_steps
from host.hours import DAY
from host.outbox import Kind, Message
from host.position import Moment, asked
from host.steps import NextStep, callable_at, go_back, present, way_back
from host.timekeeping import TURN
from storage.rows import AnswerRow, Pace, PollKind, PollRow, SeatRow, SeatStatus, StepRow

if TYPE_CHECKING:
    from host.change import Change
    from host.live_table import LiveTable
    from host.snapshot import Snapshot


class LastTurn(Struct, frozen=True):
    """A seat's own last turn that still counts, and what would be lost by going back to before it."""

    to: int
    """The version to go back to; it tells how many secret steps there were, so it is never shown."""
    rules_version: int
    """Of the step that made it."""
    lost: Mapping[Seat, int]
    """How many moves of whom, by what everybody knows."""


async def last_turn(live: LiveTable, now: Snapshot, seat: Seat) -> LastTurn | None:
    """The seat's last turn; None without any.

    What others did in secret meanwhile neither ends a turn nor is counted: nobody learns of it.
    """
    steps = standing_steps(await live.history(now))
    own = [place for place, step in enumerate(steps) if is_move(step) and step.seat == seat]
    if not own:
        return None
    first, place = await _before(live, now, steps[own[-1]]), own[-1]
    for at in range(own[-1] - 1, 0, -1):
        step = steps[at]
        if not is_move(step) and step.back_to is None:
            continue
        if step.seat != seat:
            if step.back_to is None and not _is_public(step):
                continue
            break
        earlier = await _before(live, now, step)
        if now.game.progress(earlier.state) != now.game.progress(first.state):
            break  # another turn of theirs, right before this one
        first, place = earlier, at
    made = await live.step(first.version)
    lost = Counter(step.seat for step in steps[place:] if is_move(step) and _is_public(step))
    return LastTurn(
        to=first.version,
        rules_version=made.rules_version,
        lost={seat: lost[seat] for seat in range(len(now.rows.seats)) if seat in lost},
    )


async def _before(live: LiveTable, now: Snapshot, step: StepRow) -> Moment:
    found = await live.moment(now, step.version - 1)
    assert found is not None  # only a game that is over forgets any
    return found


def _is_public(step: StepRow) -> bool:
    return any(event.seen_by is None for event in read_events(step))


# Asking


class WayBackByConsent(Struct, frozen=True):
    """What a player can ask for now, as they are shown it before they do."""

    question: int
    """Of their seat: with another one they have moved meanwhile."""
    lost: Mapping[Seat, int]
    to: int
    """Never shown."""
    has_others: bool
    """Whether anybody else has to agree."""

    @property
    def moves(self) -> int:
        """How many are lost in all."""
        return sum(self.lost.values())


async def propose(change: Change, seat: SeatRow) -> WayBackByConsent:
    """What that player may ask for now; or Refused."""
    if polls.standing(change.polls, PollKind.BACK):
        raise refused("back_asked")
    now = change.live.now
    turn = await last_turn(change.live, now, seat.seat)
    if turn is None:
        raise refused("back_no_turn")
    mine = [row for row in change.polls if (row.kind, row.seat) == (PollKind.BACK, seat.seat)]
    if any(polls.details_of(row)[polls.VERSION] == turn.to for row in mine):
        raise refused("back_asked_already")
    has_other_box = any(box.version > turn.to for box in change.rows.boxes)
    if has_other_box or turn.rules_version != now.game.rules_version:
        raise refused("back_box")
    if (await way_back(change.live, now, seat.seat)).moment.version == turn.to:
        raise refused("back_undo")
    there = absence.present(change.rows, change.people, change.time) | {seat.seat}
    gone = tuple([Who(row.seat) for row in change.seats if row.seat in turn.lost and _is_away(row, there)])
    if gone:
        raise refused("back_absent", who=gone)
    return WayBackByConsent(seat.question, turn.lost, turn.to, has_others=alone(change) is None)


def _is_away(row: SeatRow, there: Collection[Seat]) -> bool:
    """Whether somebody plays there who cannot be asked now."""
    return row.user is not None and row.status is SeatStatus.PLAYING and row.seat not in there


def ask_to_go_back(change: Change, seat: Seat, way: WayBackByConsent) -> None:
    """Somebody would like to go back to before their own last turn: all who are present are asked."""
    details = {
        polls.VERSION: way.to,
        "lost": [[each, count] for each, count in way.lost.items()],
        "asked": sorted(absence.present(change.rows, change.people, change.time)),
    }
    lasts = TURN[Pace.LIVE] if change.table.pace is Pace.LIVE else DAY
    polls.open_poll(change, PollKind.BACK, seat, [polls.YES, polls.NO], details, lasts)


def lost_of(details: Mapping[str, Any]) -> dict[Seat, int]:
    """How many moves of whom would be lost, as the question says it."""
    return {int(seat): int(count) for seat, count in details["lost"]}


def alone(change: Change) -> Seat | None:
    """The seat of the only person who still plays there, who sees what comes of their own press."""
    people = present(change.seats)
    return people[0] if len(people) == 1 else None


# What comes of it


async def carry_out_back(change: Change, poll: PollRow, outcome: str) -> NextStep | None:
    """All have agreed, or not; with the step that goes back."""
    polls.close(change, poll, outcome)
    if outcome != polls.YES:
        return None
    details = polls.details_of(poll)
    earlier = await change.live.moment(change.live.now, int(details[polls.VERSION]))
    assert earlier is not None
    change.set_answers(_still_answered(change, earlier, poll.seat))
    event = Event("went_back", {"who": Who(poll.seat), "moves": sum(lost_of(details).values())}, reveals=True)
    return go_back(change.position, earlier, event, change.time)


def call_anew(change: Change, seat: Seat) -> None:
    """Whoever wanted to go back is called, also to what they were being asked; not for their own press."""
    position, told = change.position, change.writes.messages
    question = asked(position.game, position.state).get(seat)
    is_called = any((row.kind, row.seat) == (Kind.ASKED, seat) for row in told)
    if question is not None and seat in callable_at(change.seats) and not is_called and alone(change) is None:
        change.tell(position.version, Message(Kind.ASKED, seat, question=question))


def _still_answered(change: Change, earlier: Moment, seat: Seat) -> list[AnswerRow]:
    """What others have answered in advance, unless for a time that has not come now.

    Who goes back wants to be asked everything.
    """
    others = [row for row in change.answers if row.seat != seat]
    return [row for row in others if row.number <= _number(earlier, row.span)]


def _number(moment: Moment, span: str) -> int:
    """Which of those it was then; none if the rules know no such span any more."""
    try:
        return moment.game.span(moment.state, span)
    except KeyError:
        return -1
