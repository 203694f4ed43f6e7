"""A table with a pace: a clock for each turn, which stands still at night and away; then a computer plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from games.core import Refused
from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from games.values import Seat
from host.hours import DAY, HOUR, MINUTE
from host.outbox import Kind
from host.tables import Host
from storage.rows import Pace, TimerKind, TimerRow
from tests.host.people import ADA, EVERYBODY, PLACE, asked_user, computers_play, hosting, press
from tests.host.test_timers import NOON, Time, hours, rung


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
async def host(path: Path, clock: Time) -> AsyncIterator[Host]:
    async with hosting(path, clock) as host:
        yield host


async def begun(host: Host, pace: Pace, players: int = 2, game: str = "livingstone") -> int:
    """A running game of that pace."""
    table = await host.open(game, {}, players, "en", PLACE, ADA)
    for person in EVERYBODY[1:players]:
        await host.join(table, person)
    await host.set_pace(table, ADA.user, pace)
    await host.start(table, ADA.user)
    return table


async def clocks(host: Host, table: int) -> dict[Seat, TimerRow]:
    rows = (await host._live.get(table)).now.rows.timers
    return {row.seat: row for row in rows if row.kind is TimerKind.CLOCK}


async def a_turn(host: Host, table: int) -> None:
    """Whoever is asked plays a whole turn."""
    user = await asked_user(host, table)
    die = next(each for each in await host.legal(table, user) if isinstance(each, TakeDie))
    for action in (die, TakeCoins(), EndTurn()):
        await press(host, table, user, action)


async def test_a_relaxed_table_has_no_clock(host: Host, clock: Time) -> None:
    table = await begun(host, Pace.RELAXED)
    assert await clocks(host, table) == {}
    assert (await host.table(table)).deadlines == {}


@pytest.mark.parametrize(("pace", "seconds"), [(Pace.BRISK, 4 * DAY), (Pace.LIVE, 10 * MINUTE)])
async def test_at_its_end_a_computer_plays_that_one_turn_and_the_person_is_back(
    host: Host, clock: Time, pace: Pace, seconds: int
) -> None:
    table = await begun(host, pace)
    (slow,) = (await host.table(table)).asked
    assert (await host.table(table)).deadlines == {slow: NOON + seconds}
    clock.now += seconds - 1
    await rung(host)
    assert await computers_play(host, table) == set(), "there is a second left"
    clock.now += 1
    await rung(host)
    await rung(host)
    told = [each.kind for each in await host.log(table, None)]
    assert told.count("time_ran_out") == 1
    assert (await host.table(table)).seats[slow].computer == "normal"
    assert await computers_play(host, table) == {slow}
    found = await host.table(table)
    assert slow not in found.asked
    assert [seat.computer for seat in found.seats] == [None, None]
    assert [kind for kind, _ in await rung(host)] == []
    await a_turn(host, table)
    found = await host.table(table)
    assert slow in found.asked
    assert await computers_play(host, table) == set()
    turn = DAY if pace is Pace.BRISK else 10 * MINUTE
    assert found.deadlines == {slow: clock.now + turn}, "and the bank is spent"


async def test_turns_that_take_longer_are_taken_from_the_bank(host: Host, clock: Time) -> None:
    table = await begun(host, Pace.BRISK)
    (first,) = (await host.table(table)).asked
    clock.now += DAY + 5 * HOUR
    await rung(host)
    await a_turn(host, table)
    banks = {seat: row.bank for seat, row in (await clocks(host, table)).items()}
    assert banks == {first: 3 * DAY - 5 * HOUR, 1 - first: 3 * DAY}
    clock.now += 3 * HOUR
    await a_turn(host, table)
    assert {seat: row.bank for seat, row in (await clocks(host, table)).items()} == banks
    assert (await host.table(table)).deadlines == {first: clock.now + 4 * DAY - 5 * HOUR}


async def test_a_clock_stands_still_at_night_and_away_also_when_that_is_said_later(
    host: Host, clock: Time
) -> None:
    table = await begun(host, Pace.LIVE)
    (slow,) = (await host.table(table)).asked
    clock.now += 5 * MINUTE
    await host.choose(EVERYBODY[slow], zone="Europe/Paris", quiet=(12 * 60 + 5, 20 * 60))
    assert (await host.table(table)).deadlines == {slow: NOON + 8 * HOUR + 5 * MINUTE}
    await host.choose(EVERYBODY[slow], away=date(2026, 11, 20))
    assert (await host.table(table)).deadlines == {slow: NOON + 36 * HOUR + 5 * MINUTE}
    found = await hours(host, clock, 35)
    assert found == {1: [Kind.AWAY]}
    assert await computers_play(host, table) == set()
    clock.now = NOON + 36 * HOUR + 5 * MINUTE
    await rung(host)
    assert await computers_play(host, table) == {slow}


async def test_while_the_bot_was_stopped_nobody_could_play(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        table = await begun(host, Pace.LIVE)
    clock.now += 5 * DAY
    async with hosting(path, clock) as host:
        (slow,) = (await host.table(table)).asked
        await rung(host)
        assert await computers_play(host, table) == set()
        assert (await host.table(table)).deadlines == {slow: clock.now + 10 * MINUTE}


async def test_after_a_kill_between_the_end_and_the_turn_the_computer_still_plays_it(
    path: Path, clock: Time
) -> None:
    async with hosting(path, clock) as host:
        table = await begun(host, Pace.LIVE)
        clock.now += 10 * MINUTE
        await rung(host)
    async with hosting(path, clock) as host:
        assert await host.with_computers() == [table]
        assert len(await computers_play(host, table)) == 1
        assert await host.with_computers() == []


async def test_a_clock_that_is_moved_over_its_end_was_no_stop_of_the_bot(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        table = await begun(host, Pace.LIVE)
        (slow,) = (await host.table(table)).asked
        clock.now += DAY
        await host.ring(table, lambda since: clock.now - since)
        assert await computers_play(host, table) == {slow}
        assert (await host.table(table)).deadlines == {1 - slow: clock.now + 10 * MINUTE}


@pytest.mark.parametrize(("pace", "turns"), [(Pace.LIVE, 2), (Pace.BRISK, 6)])
async def test_a_table_that_all_have_left_waits_until_one_of_them_plays(
    host: Host, clock: Time, pace: Pace, turns: int
) -> None:
    table = await begun(host, pace)
    told, played = list[Kind](), list[Seat]()
    for _ in range(24 * 24):
        clock.now += HOUR if pace is Pace.BRISK else MINUTE
        told += [kind for kind, _ in await rung(host)]
        played += await computers_play(host, table)
    assert played == [played[0], 1 - played[0]] * (turns // 2)
    assert (await host.table(table)).deadlines == {}
    assert told.count(Kind.STILL) == 1
    assert await host.have_left(table)
    await a_turn(host, table)
    assert not await host.have_left(table)
    (back,) = (await host.table(table)).deadlines
    assert back in (await host.table(table)).asked, "the clock runs for who is asked now"
    (waits,) = (await host.table(table)).asked
    for _ in range(25 if pace is Pace.BRISK else 10):
        clock.now += HOUR if pace is Pace.BRISK else MINUTE
        told += [kind for kind, _ in await rung(host)]
        played += await computers_play(host, table)
    assert played[turns:] == [waits], "one is there: the other's turns go on being played"
    assert told.count(Kind.STILL) == 1


async def test_all_who_choose_at_once_have_their_own_clocks(host: Host, clock: Time) -> None:
    table = await begun(host, Pace.LIVE, 3, "congo")
    clock.now += 10 * MINUTE
    await rung(host)
    assert await computers_play(host, table) == {0, 1, 2}
    assert all(seat.computer is None for seat in (await host.table(table)).seats)


async def test_the_pace_is_chosen_in_the_lobby_by_who_sits_there(host: Host) -> None:
    table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    with pytest.raises(Refused):
        await host.set_pace(table, EVERYBODY[1].user, Pace.LIVE)
    assert (await host.table(table)).pace is Pace.RELAXED
    await host.join(table, EVERYBODY[1])
    await host.set_pace(table, EVERYBODY[1].user, Pace.BRISK)
    assert (await host.table(table)).pace is Pace.BRISK
    await host.start(table, ADA.user)
    with pytest.raises(Refused):
        await host.set_pace(table, ADA.user, Pace.RELAXED)
