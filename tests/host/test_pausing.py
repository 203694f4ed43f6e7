"""A pause by agreement: nobody is asked, no clock runs, and it ends by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Refused
from host.hours import DAY, HOUR
from host.outbox import Kind
from host.polls import SETTLED
from host.resting import PAUSES
from host.tables import Host
from storage.rows import Pace, PollKind, Rest, TimerKind
from tests.host.people import ADA, BEN, CLEO, EVE, EVERYBODY, PLACE, asked_user, hosting, press, started
from tests.host.test_clocks import begun
from tests.host.test_timers import Time, clock, host, rung, timers

__all__ = ["clock", "host"]  # fixtures


async def number(host: Host, table: int) -> int:
    """Of the question that stands."""
    polls = (await host._live.get(table)).now.rows.polls
    (poll,) = (row for row in polls if row.kind is PollKind.PAUSE and row.outcome is None)
    return poll.number


async def going_on(host: Host, table: int) -> int:
    """The number of the question whether the pause ends now."""
    polls = (await host._live.get(table)).now.rows.polls
    (poll,) = (row for row in polls if row.kind is PollKind.GO_ON and row.outcome is None)
    return poll.number


async def test_a_pause_ends_before_its_day_once_all_agree(host: Host, clock: Time) -> None:
    table = await begun(host, Pace.LIVE, 3)
    with pytest.raises(Refused, match="not_paused"):
        await host.ask_to_go_on(table, ADA.user)
    (before,) = [row for row in await timers(host, table) if row.kind is TimerKind.CLOCK and row.due]
    await host.ask_for_pause(table, BEN.user, 30)
    for person in (ADA, CLEO):
        await host.vote(table, person.user, await number(host, table), "yes")
    clock.now += DAY
    with pytest.raises(Refused, match="not_seated"):
        await host.ask_to_go_on(table, EVE.user)
    await host.ask_to_go_on(table, CLEO.user)
    with pytest.raises(Refused, match="going_on_asked"):
        await host.ask_to_go_on(table, ADA.user)
    await host.vote(table, BEN.user, await going_on(host, table), "no")
    assert (await host.table(table)).rest is Rest.PAUSED, "any no keeps it"
    await host.ask_to_go_on(table, BEN.user)
    await host.vote(table, ADA.user, await going_on(host, table), "yes")
    assert (await host.table(table)).rest is Rest.PAUSED, "one is missing"
    await host.vote(table, CLEO.user, await going_on(host, table), "yes")
    again = await host.table(table)
    assert (again.rest, len(again.asked)) == (None, 1)
    (clock_row,) = [row for row in await timers(host, table) if row.kind is TimerKind.CLOCK and row.due]
    assert clock_row.due == (before.due or 0) + DAY, "the clock goes on with what was left"
    assert all(row.kind is not TimerKind.REST for row in await timers(host, table))


async def test_who_is_alone_in_a_pause_ends_it_and_its_day_ends_the_question(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.ask_for_pause(table, BEN.user, 3)
    for person in (ADA, CLEO):
        await host.vote(table, person.user, await number(host, table), "yes")
    await host.ask_to_go_on(table, ADA.user)
    clock.now += 3 * DAY
    await rung(host)
    assert (await host.table(table)).rest is None
    polls = (await host._live.get(table)).now.rows.polls
    assert [row.outcome for row in polls if row.kind is PollKind.GO_ON] == [SETTLED]
    await host.resign(table, BEN.user)
    await host.ask_for_pause(table, ADA.user, 14)
    await host.vote(table, CLEO.user, await number(host, table), "yes")
    await host.resign(table, CLEO.user)
    await host.ask_to_go_on(table, ADA.user)
    assert (await host.table(table)).rest is None


async def test_all_agree_and_the_game_rests_until_its_day(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.said(*[row.id for row in await host.pending()])
    await host.ask_for_pause(table, BEN.user, 7)
    for wrong in (host.ask_for_pause(table, ADA.user, 3), host.ask_for_pause(table, EVE.user, 3)):
        with pytest.raises(Refused):
            await wrong
    asked = await number(host, table)
    await host.vote(table, ADA.user, asked, "yes")
    assert (await host.table(table)).rest is None, "one is missing"
    clock.now += HOUR
    await host.vote(table, CLEO.user, asked, "yes")
    paused = await host.table(table)
    until = clock.now + 7 * DAY
    assert (paused.rest, paused.rest_until, paused.asked) == (Rest.PAUSED, until, {})
    with pytest.raises(Refused, match="table_paused"):
        await host.seen(table, ADA.user)
    assert [each.id for each in await host.tables_of(ADA.user)] == [table], "it is listed with the others"
    await host.said(*[row.id for row in await host.pending()])
    while clock.now < until - HOUR:
        clock.now += HOUR
        assert await rung(host) == [], "nobody is reminded"
    clock.now = until
    await rung(host)
    again = await host.table(table)
    assert (again.rest, len(again.asked)) == (None, 1)
    assert [row.message.kind for row in await host.pending()] == [Kind.LOBBY, Kind.BOARD, Kind.ASKED]
    due = {row.kind: row.due for row in await timers(host, table)}
    assert due == {TimerKind.IDLE: until + 27 * DAY, TimerKind.REMINDER: until + DAY}
    await press(
        host,
        table,
        await asked_user(host, table),
        (await host.legal(table, await asked_user(host, table)))[0],
    )


async def test_any_no_is_enough_and_so_is_its_end(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.ask_for_pause(table, ADA.user, 3)
    asked = await number(host, table)
    await host.vote(table, BEN.user, asked, "no")
    assert (await host.table(table)).rest is None
    with pytest.raises(Refused, match="poll_over"):
        await host.vote(table, CLEO.user, asked, "yes")
    await host.ask_for_pause(table, ADA.user, 3)
    late = await number(host, table)
    await host.vote(table, BEN.user, late, "yes")
    clock.now += 3 * DAY
    await rung(host)
    assert (await host.table(table)).rest is None, "who has not answered has not agreed"


async def test_clocks_stand_still_and_have_what_was_left(host: Host, clock: Time) -> None:
    table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    await host.join(table, BEN)
    await host.set_pace(table, ADA.user, Pace.BRISK)
    await host.start(table, ADA.user)
    (seat,) = (await host.table(table)).asked
    clock.now += 20 * HOUR
    await host.ask_for_pause(table, ADA.user, 14)
    await host.vote(table, BEN.user, await number(host, table), "yes")
    assert (await host.table(table)).deadlines == {}
    clock.now += 14 * DAY
    await rung(host)
    left = 4 * DAY - 20 * HOUR
    assert (await host.table(table)).deadlines == {seat: clock.now + left}


async def test_a_pause_that_ended_while_the_bot_was_down_ends_once(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        table = await started(host, 2)
        await host.ask_for_pause(table, ADA.user, PAUSES[0])
        await host.vote(table, BEN.user, await number(host, table), "yes")
        await host.said(*[row.id for row in await host.pending()])
    clock.now += 40 * DAY
    async with hosting(path, clock) as host:
        await rung(host)
        assert (await host.table(table)).rest is None
        kinds = [row.message.kind for row in await host.pending()]
        assert kinds == [Kind.LOBBY, Kind.BOARD, Kind.ASKED]
        assert await host.due_tables() == []


async def test_at_rest_one_can_still_leave_and_all_can_end_it(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.ask_for_pause(table, ADA.user, 30)
    for person in EVERYBODY[1:3]:
        await host.vote(table, person.user, await number(host, table), "yes")
    await host.resign(table, CLEO.user)
    assert (await host.table(table)).rest is Rest.PAUSED
    for person in (ADA, BEN):
        await host.cancel(table, person.user)
    assert not (await host.table(table)).is_running
    assert await timers(host, table) == ()
