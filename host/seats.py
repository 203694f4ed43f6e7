"""What becomes of a seat whose player does not come: the others are asked, and what they decide is done."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from games.values import Seat
from host import absence, polls
from host.hours import DAY
from host.outbox import Kind, Message
from host.steps import LEVEL, NextStep, end, give_back, replace_player
from host.timekeeping import of_kind
from storage.rows import PollKind, PollRow, TableStatus, TimerKind

if TYPE_CHECKING:
    from host.change import Change

A_WHILE = 3 * DAY
"""Seconds that the table waits on before it is asked again."""


class Fate(StrEnum):
    """What the others can decide."""

    WAIT = "wait"
    """For a while."""
    COMPUTER = "computer"
    """It plays on, until the player wants the seat back."""
    FIND = "find"
    """The same, until somebody else takes the seat over."""
    END = "end"
    """The game ends here, without a result."""


def ask(change: Change) -> None:
    """Have the others asked about the first seat about which they may decide, once at a time."""
    is_at_rest = change.table.status is not TableStatus.RUNNING or change.table.rest is not None
    if is_at_rest or polls.standing(change.polls, PollKind.ABSENCE):
        return
    for seat in range(len(change.seats)):
        why = absence.reason(change.rows, change.people, change.time, seat)
        if why is None or _is_waited_for(change, seat):
            continue
        if absence.present(change.rows, change.people, change.time) - {seat}:
            details = {"reason": why.value, "since": _since(change, seat)}
            polls.open_poll(change, PollKind.ABSENCE, seat, [*Fate], details)
            return


def carry_out(change: Change, poll: PollRow, outcome: str) -> NextStep | None:
    """What the others have decided about a seat; the step that does it, if there is any."""
    fate, by = Fate(outcome), polls.just_voted(change, poll)
    polls.close(change, poll, outcome, change.time + A_WHILE if fate is Fate.WAIT else None)
    match fate:
        case Fate.WAIT:
            return None
        case Fate.COMPUTER | Fate.FIND:
            change.set_answers([row for row in change.answers if row.seat != poll.seat])
            is_offered = fate is Fate.FIND
            if is_offered:
                change.tell(None, Message(Kind.LOBBY, poll.seat))
            return replace_player(change.position, poll.seat, LEVEL, change.time, is_offered=is_offered)
        case Fate.END:
            return end(change.position, change.time, by)


def take_back(change: Change, seat: Seat) -> NextStep:
    """Whose seat a computer plays has it back; what was decided about it is over, nobody else looked for."""
    fates = (Fate.COMPUTER, Fate.FIND)
    decided = [row for row in change.polls if row.seat == seat and row.outcome in fates]
    for poll in decided[-1:]:
        polls.tell(change, poll)
    if change.seats[seat].has_offer:
        change.tell(None, Message(Kind.LOBBY))
    return give_back(change.position, seat, change.time)


def _is_waited_for(change: Change, seat: Seat) -> bool:
    """Whether it was decided that the table waits, and it still does."""
    about = [row for row in change.polls if (row.kind, row.seat) == (PollKind.ABSENCE, seat)]
    return any(row.outcome is not None and row.due is not None for row in about)


def _since(change: Change, seat: Seat) -> int:
    """When the seat was asked what it does not answer."""
    row = of_kind(change.timers, seat, TimerKind.REMINDER) or of_kind(change.timers, seat, TimerKind.CLOCK)
    return change.time if row is None else row.since
