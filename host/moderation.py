"""A moderator's hand: a table is ended, rests or goes on; somebody may not open tables on a server."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec.structs import replace

from host.errors import refused
from host.hours import DAY
from host.outbox import Kind, Message
from host.position import not_running, resting, seat_of
from host.resting import PAUSES, pause, show_anew, wake
from host.steps import NextStep, end_by_moderator
from storage.rows import Rest, TableStatus
from storage.whole import Bar

if TYPE_CHECKING:
    from host.change import Change


class Deed(StrEnum):
    """What a moderator does."""

    CLOSE = "close"
    """A lobby."""
    END = "end"
    """A game, without a result."""
    PAUSE = "pause"
    """For some days, or until a moderator lets it go on."""
    GO_ON = "go_on"
    BAR = "bar"
    """Let somebody open no tables on the server."""
    LET = "let"
    """Let them again."""


def close(change: Change) -> None:
    """A lobby is no more, and nobody sits in it: its card says that it was closed."""
    change.set_timers(())
    change.set_seats(())
    change.set_table(replace(change.table, status=TableStatus.CANCELLED, ended=change.time))
    change.tell(None, Message(Kind.LOBBY))
    change.tell(None, Message(Kind.MODERATED, deed=Deed.CLOSE))


def carry_out(change: Change, deed: Deed, days: int) -> NextStep | None:
    """Do that at a game that is being played, and have it told; the step that does it, if there is any."""
    if change.table.status is not TableStatus.RUNNING:
        raise not_running(change.table)
    assert change.rows.last is not None
    match deed:
        case Deed.END:
            change.set_table(replace(change.table, rest=None, rest_until=None, has_hold=False))
            return end_by_moderator(change.position, change.time)
        case Deed.PAUSE if days in PAUSES:
            if change.table.rest is not None:
                raise resting(change.table)
            pause(change, change.time + days * DAY)
            change.set_table(replace(change.table, has_hold=True))
        case Deed.GO_ON:
            if change.table.rest is not Rest.PAUSED:
                raise refused("not_paused")
            change.live.is_caught_up = False
            wake(change)
            show_anew(change)
        case _:
            raise refused("unknown_choice")
    change.tell(change.rows.last.version, Message(Kind.MODERATED, deed=deed))
    return None


def tell_of_bar(change: Change, bar: Bar) -> bool:
    """Bar that person, or let them, and have it told at this table; False, and nothing, if it is not theirs.

    In a lobby seats still move, so that it is told there of nobody but who has opened it.
    """
    seat = seat_of(change.seats, bar.user)
    deed = Deed.BAR if bar.is_barred else Deed.LET
    if seat is None or change.table.guild != bar.guild or change.table.prompt is not None:
        return False
    if change.table.status is TableStatus.RUNNING and change.rows.last is not None:
        change.tell(change.rows.last.version, Message(Kind.MODERATED, seat.seat, deed=deed))
    elif change.table.status is TableStatus.LOBBY and change.table.opened_by == bar.user:
        change.tell(None, Message(Kind.MODERATED, deed=deed))
    else:
        return False
    change.set_bar(bar)
    return True
