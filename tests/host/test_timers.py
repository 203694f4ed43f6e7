"""What falls due is stored with the step that asks, and told once: reminders that slow down and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path
from random import Random

import pytest

from games.core import Refused
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from games.values import Seat
from host.hours import DAY, HOUR
from host.outbox import APART, Kind
from host.people import HERE, NEVER
from host.tables import Host
from storage.rows import Calls, TimerRow
from tests.host.people import (
    ADA,
    BEN,
    EVERYBODY,
    asked_user,
    computers_play,
    hosting,
    play_randomly,
    press,
    started,
)
from tests.host.sealed import Note, Seal

NOON = 1_794_999_600
"""18 November 2026, noon in Paris."""


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
async def host(path: Path, clock: Time) -> AsyncIterator[Host]:
    async with hosting(path, clock) as host:
        yield host


async def rung(host: Host) -> list[tuple[Kind, Seat | None]]:
    """Let everything ring that has fallen due, as the timekeeper does; what is to be told by that."""
    while tables := await host.due_tables():
        for table in tables:
            await host.ring(table)
    owed = [row for row in await host.pending() if row.message.kind in APART]
    await host.said(*[row.id for row in owed])
    return [(row.message.kind, row.message.seat) for row in owed]


async def hours(host: Host, clock: Time, until: int, since: int = NOON) -> dict[int, list[Kind]]:
    """What is told in each hour from now on, by the hours since then."""
    found: dict[int, list[Kind]] = {}
    while clock.now < since + until * HOUR:
        clock.now += HOUR
        if told := await rung(host):
            found[(clock.now - since) // HOUR] = [kind for kind, _ in told]
    return found


async def timers(host: Host, table: int) -> tuple[TimerRow, ...]:
    return (await host._live.get(table)).now.rows.timers


async def seat_timers(host: Host, table: int) -> tuple[TimerRow, ...]:
    """Those of seats, not of the whole table."""
    return tuple(row for row in await timers(host, table) if row.seat >= 0)


R, V, IDLE, AWAY = ([kind] for kind in (Kind.REMINDER, Kind.POLL, Kind.IDLE, Kind.PUT_AWAY))


async def test_reminders_come_a_day_apart_and_stop_and_then_the_others_are_asked(
    host: Host, clock: Time
) -> None:
    await started(host)
    told = {24: R, 48: R, 72: R, 96: V, 168: V, 24 * 27: IDLE, 24 * 30: [*AWAY, *V]}
    assert await hours(host, clock, 24 * 30) == told, (
        "asked once; then that its time is over, that it is over"
    )
    assert await host.next_due() is None


async def test_only_who_is_asked_is_reminded_and_only_of_what_they_are_asked_now(
    host: Host, clock: Time
) -> None:
    table = await started(host)
    (first,) = (await host.table(table)).asked
    clock.now += 23 * HOUR
    user = await asked_user(host, table)
    die = next(each for each in await host.legal(table, user) if isinstance(each, TakeDie))
    await press(host, table, user, die)
    assert [row.seat for row in await seat_timers(host, table)] == [first]
    assert await hours(host, clock, 23 + 23) == {}, "who has played on has another day"
    await press(host, table, user, TakeCoins())
    await press(host, table, user, EndTurn())
    ((second, due),) = [(row.seat, row.due) for row in await seat_timers(host, table)]
    assert second != first
    assert due == clock.now + DAY
    clock.now += DAY
    assert await rung(host) == [(Kind.REMINDER, second)]
    assert await rung(host) == []


async def test_after_a_long_stop_one_is_told_and_the_next_a_day_later(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        await started(host)
    clock.now += 10 * DAY + 5 * HOUR
    back = clock.now
    async with hosting(path, clock) as host:
        assert [kind for kind, _ in await rung(host)] == R
        assert await hours(host, clock, 200, back) == {24: R, 48: R, 72: V, 144: V}


async def test_what_rang_before_the_stop_is_not_told_beside_what_rings_after_it(
    path: Path, clock: Time
) -> None:
    async with hosting(path, clock) as host:
        table = await started(host)
        clock.now += DAY
        await host.ring(table)
        ((seat, created),) = [
            (row.message.seat, row.created) for row in await host.pending() if row.message.kind in APART
        ]
        assert seat is not None
        assert await host.reminder(table, seat, created) is not None
    clock.now += 2 * DAY
    async with hosting(path, clock) as host:
        assert await host.reminder(table, seat, created) is None
        await host.ring(table)
        assert await host.reminder(table, seat, clock.now) is not None


async def test_not_again_is_for_this_turn_and_leaves_the_others_their_vote(host: Host, clock: Time) -> None:
    table = await started(host)
    user = await asked_user(host, table)
    (row,) = await seat_timers(host, table)
    others = [each.user for each in EVERYBODY[:3] if each.user != user]
    for other, since in ((others[0], row.since), (EVERYBODY[5].user, row.since), (user, row.since + 1)):
        with pytest.raises(Refused):
            await host.mute(table, other, row.seat, since)
    assert await hours(host, clock, 30) == {24: R}
    await host.mute(table, user, row.seat, row.since)
    await host.mute(table, user, row.seat, row.since)
    assert await host.reminder(table, row.seat, clock.now) is None, "nor one that is on its way"
    assert await hours(host, clock, 300) == {96: V, 168: V}
    die = next(each for each in await host.legal(table, user) if isinstance(each, TakeDie))
    await press(host, table, user, die)
    since = clock.now
    assert await rung(host) == [(Kind.POLL, None)], "there is nothing to vote on any more"
    assert await hours(host, clock, 26, since) == {}, "the same turn"
    await press(host, table, user, TakeCoins())
    await press(host, table, user, EndTurn())
    since = clock.now
    assert await hours(host, clock, 26, since) == {24: R}, "somebody else's"


async def test_who_wants_no_calls_gets_no_reminders(host: Host, clock: Time) -> None:
    for person in EVERYBODY[:3]:
        await host.choose(person, calls=Calls.NONE)
    await started(host)
    assert await hours(host, clock, 300) == {96: V, 168: V}


async def test_nobody_is_reminded_in_the_night(host: Host, clock: Time) -> None:
    for person in EVERYBODY[:3]:
        await host.choose(person, zone="Europe/Paris", quiet=(11 * 60, 20 * 60))
    table = await started(host)
    assert await hours(host, clock, 300) == {32: R, 56: R, 80: R, 104: V, 176: V}
    clock.now = NOON + 400 * HOUR
    assert await host.reminder(table, (await seat_timers(host, table))[0].seat, clock.now) is None
    for person in EVERYBODY[:3]:
        assert (await host.choose(person, quiet=NEVER)).quiet_from is None


async def test_nobody_is_reminded_away_and_the_tables_are_told_of_it_once(host: Host, clock: Time) -> None:
    table = await started(host)
    seat = min((await host.table(table)).asked)
    person = EVERYBODY[seat]
    clock.now += 30 * HOUR
    assert await rung(host) == [(Kind.REMINDER, seat)]
    for _ in range(2):
        await host.choose(person, zone="Europe/Paris", away=date(2026, 11, 30))
    assert await rung(host) == [(Kind.AWAY, seat)]
    until = await host.away_until(table, seat)
    assert until is not None
    since = clock.now
    back = -(-(until - since) // HOUR)
    told = {back: R, back + 24: R, back + 48: V, back + 120: V}
    assert await hours(host, clock, 600, since) == told


async def test_who_comes_back_early_is_reminded_when_the_next_is_due(host: Host, clock: Time) -> None:
    await started(host)
    for person in EVERYBODY[:3]:
        await host.choose(person, away=date(2026, 11, 20))
    clock.now += HOUR
    for person in EVERYBODY[:3]:
        assert (await host.choose(person, away=HERE)).away_until == clock.now
    await rung(host)
    assert await hours(host, clock, 30) == {24: R}


@pytest.mark.parametrize(
    "chosen",
    [
        {"quiet": (0, 60)},
        {"zone": "Nowhere/Atlantis"},
        {"zone": "UTC", "quiet": (0, 15 * 60)},
        {"away": date(2026, 11, 18)},
        {"away": date(2026, 12, 19)},
        {"zone": "UTC", "away": date(2020, 1, 1)},
    ],
)
async def test_hours_and_days_that_cannot_be_are_refused_whole(host: Host, chosen: dict[str, object]) -> None:
    with pytest.raises(Refused):
        await host.choose(ADA, **chosen)  # type: ignore[arg-type]  # each is of its kind
    assert (await host.me(ADA)).zone is None


async def test_nothing_falls_due_at_a_table_that_is_over_or_for_who_has_resigned(
    host: Host, clock: Time
) -> None:
    table = await started(host, 2)
    await host.resign(table, await asked_user(host, table))
    assert len(await computers_play(host, table)) == 1
    ((seat, since),) = [(row.seat, row.since) for row in await seat_timers(host, table)]
    assert seat in (await host.table(table)).asked
    assert since == clock.now
    await host.resign(table, await asked_user(host, table))
    assert await seat_timers(host, table) == ()
    other = await started(host, 2)
    await play_randomly(host, other, Random(1))
    assert await timers(host, other) == ()
    assert await host.next_due() is None


async def test_what_is_done_in_secret_moves_no_timer(host: Host, clock: Time) -> None:
    table = await started(host, 3, "sealed")
    before = await seat_timers(host, table)
    assert [row.seat for row in before] == [0, 1, 2]
    clock.now += HOUR
    await press(host, table, BEN.user, Note(3))
    assert await seat_timers(host, table) == before
    await press(host, table, BEN.user, Seal(2))
    assert await seat_timers(host, table) == tuple(row for row in before if row.seat != 1)


async def test_a_table_from_before_there_were_timers_is_reminded_from_now_on(host: Host, clock: Time) -> None:
    table = await started(host)
    await host.stop_timers(table)
    assert await host.untimed() == [table]
    clock.now += 100 * DAY
    await host.set_going(table)
    assert await host.untimed() == []
    assert await hours(host, clock, 50, clock.now) == {24: R, 48: R}
