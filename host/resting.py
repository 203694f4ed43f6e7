"""Tables at which nobody plays: a lobby closes, a game is put away, and its players wake it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from games.values import Seat
from host import polls
from host.errors import refused
from host.hours import DAY, HOUR, after_time_there, time_there
from host.outbox import NOBODY, Kind, Message
from host.position import asked, no_seat, not_running, seat_of
from host.steps import callable_at
from host.timekeeping import allowed, of_kind, player_of, set_going
from storage.rows import PollKind, PollRow, Rest, SeatStatus, TableStatus, TimerKind, TimerRow

if TYPE_CHECKING:
    from host.change import Change

LOBBY = DAY
"""Without anybody sitting down or getting up in it, a lobby is closed."""
CARD = HOUR
"""Discord lets a message that is older be changed so often in that time."""
PAUSES = (3, 7, 14, 30)
"""Days for which a game can rest by agreement."""
WARNING = 3 * DAY
"""After it, without anybody playing, a table is put away."""


# When it falls due


def keep_open(change: Change) -> None:
    """Somebody has sat down or got up in a lobby: it has its time from now on."""
    if change.table.status is TableStatus.LOBBY:
        change.set_timers([lobby_timer(change.table.id, change.time)])
    else:
        change.set_timers(())


def lobby_timer(table_id: int, time: int) -> TimerRow:
    """When a lobby is closed in which nothing is done from then on."""
    return TimerRow(table_id=table_id, seat=NOBODY, kind=TimerKind.LOBBY, since=time, due=time + LOBBY)


def owe_card(change: Change) -> None:
    """The card could not be changed: it is tried again later."""
    owed = TimerRow(
        table_id=change.table.id,
        seat=NOBODY,
        kind=TimerKind.CARD,
        since=change.time,
        due=change.time + CARD,
    )
    change.set_timers([*(row for row in change.timers if row.kind is not TimerKind.CARD), owed])


# What comes of it


def ring_for_all(change: Change) -> None:
    """What has fallen due for the whole table is done, and told."""
    for row in change.timers:
        if row.due is None or row.due > change.time:
            continue
        if row.kind is TimerKind.LOBBY:
            _close(change)
        elif row.kind is TimerKind.IDLE:
            _warn_or_put_away(change, row)
        elif row.kind is TimerKind.REST:
            wake(change)
            show_anew(change)
        elif row.kind is TimerKind.CARD:
            change.set_timers([each for each in change.timers if each is not row])
            change.tell(None, Message(Kind.LOBBY))


def _close(change: Change) -> None:
    """Nobody began: the lobby is no more."""
    change.set_timers(())
    if change.table.status is TableStatus.LOBBY:
        change.set_table(replace(change.table, status=TableStatus.CANCELLED, ended=change.time))
        change.tell(None, Message(Kind.LOBBY))


def _warn_or_put_away(change: Change, row: TimerRow) -> None:
    """First a warning, however late it comes; then the table is put away."""
    assert change.rows.last is not None
    if row.said:
        put_away(change)
        return
    change.tell(change.rows.last.version, Message(Kind.IDLE))
    warned = replace(row, said=1, due=change.time + WARNING)
    change.set_timers([warned if each is row else each for each in change.timers])


def put_away(change: Change) -> None:
    """It asks nobody anything, and is kept as it is; clocks keep what they have."""
    assert change.rows.last is not None
    change.set_table(replace(change.table, rest=Rest.PUT_AWAY, rest_until=None))
    clocks = [row for row in change.timers if row.kind is TimerKind.CLOCK]
    change.set_timers([replace(row, due=None) for row in clocks])
    change.tell(change.rows.last.version, Message(Kind.PUT_AWAY))


# A pause


def ask_for_pause(change: Change, seat: Seat, days: int) -> None:
    """Somebody would like the game to rest for so many days: all who are present are asked."""
    if days not in PAUSES:
        raise refused("unknown_choice")
    if polls.standing(change.polls, PollKind.PAUSE):
        raise refused("pause_asked")
    polls.open_poll(change, PollKind.PAUSE, seat, [polls.YES, polls.NO], {"days": days})


def carry_out_pause(change: Change, poll: PollRow, outcome: str) -> None:
    """All have agreed, or not; the pause begins now and ends by itself."""
    if outcome != polls.YES:
        polls.close(change, poll, outcome)
        return
    until = change.time + int(polls.details_of(poll)["days"]) * DAY
    polls.close(change, poll, outcome, until)
    pause(change, until)


def pause(change: Change, until: int) -> None:
    """It asks nobody anything until then; clocks keep what they have."""
    assert change.rows.last is not None
    change.set_table(replace(change.table, rest=Rest.PAUSED, rest_until=until))
    clocks = [replace(row, due=None) for row in change.timers if row.kind is TimerKind.CLOCK]
    ends = TimerRow(table_id=change.table.id, seat=NOBODY, kind=TimerKind.REST, since=change.time, due=until)
    change.set_timers([*clocks, ends])
    change.tell(change.rows.last.version, Message(Kind.BOARD))
    change.tell(None, Message(Kind.LOBBY))


def ask_to_go_on(change: Change, seat: Seat) -> None:
    """Somebody would like to end the pause before its day: all who are present are asked."""
    if change.table.rest is not Rest.PAUSED:
        raise refused("not_paused")
    if change.table.has_hold:
        raise refused("table_held")
    if polls.standing(change.polls, PollKind.GO_ON):
        raise refused("going_on_asked")
    polls.open_poll(change, PollKind.GO_ON, seat, [polls.YES, polls.NO])


def carry_out_going_on(change: Change, poll: PollRow, outcome: str) -> None:
    """All have agreed, or not; the game goes on where it was."""
    polls.close(change, poll, outcome)
    if outcome == polls.YES:
        change.live.is_caught_up = False
        wake(change)
        show_anew(change)


def may_wake(change: Change, user: int) -> None:
    """Refused for those who do not play there."""
    seat = seat_of(change.seats, user)
    if seat is None:
        raise no_seat(change.rows.former, user)
    if change.table.status is not TableStatus.RUNNING:
        raise not_running(change.table)
    if seat.status is SeatStatus.RESIGNED:
        raise refused("resigned")


def wake(change: Change) -> None:
    """It goes on where it was; all who are asked have their time from now on."""
    change.set_table(replace(change.table, rest=None, rest_until=None, has_hold=False))
    paused = of_kind(change.timers, NOBODY, TimerKind.REST)
    clocks = [row for row in change.timers if row.kind is TimerKind.CLOCK]
    # Its people are there again, whatever they have missed before.
    change.set_timers([replace(row, said=0) for row in clocks])
    set_going(change)
    if paused is not None:
        change.set_timers([_gone_on(change, row, clocks, paused.since) for row in change.timers])
    change.tell(None, Message(Kind.LOBBY))


def _gone_on(change: Change, row: TimerRow, before: Sequence[TimerRow], paused: int) -> TimerRow:
    """A clock that runs again has what was left of its turn when it was stopped."""
    if row.kind is not TimerKind.CLOCK or row.due is None:
        return row
    person = player_of(change.live.now, row.seat)
    (clock,) = (each for each in before if each.seat == row.seat)
    used = time_there(person, clock.since, paused)
    left = max(allowed(change, clock) - used, 0)
    return replace(row, since=change.time - used, due=after_time_there(person, change.time, left))


def show_anew(change: Change, *, is_quiet: bool = False) -> None:
    """Let the table show its card, or its board and call everybody it waits for."""
    position = None if change.table.status is TableStatus.LOBBY else change.position
    if not is_quiet:
        change.set_table(replace(change.table, called=change.time))
    if position is None:
        change.tell(None, Message(Kind.LOBBY))
        return
    change.tell(position.version, Message(Kind.BOARD))
    for seat, question in asked(position.game, position.state).items():
        if seat in callable_at(position.seats) and not is_quiet and change.table.rest is None:
            change.tell(position.version, Message(Kind.ASKED, seat, question=question))
