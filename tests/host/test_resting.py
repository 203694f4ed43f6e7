"""A lobby that nobody begins closes; a game that nobody plays is put away, and woken by its players."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core import Refused
from host.computer_turns import ComputerTurn, Move
from host.hours import DAY, HOUR
from host.lobby import Computer
from host.outbox import ALL_AT_REST, Kind
from host.resting import put_away
from host.tables import Host
from storage.rows import Pace, Rest, TableStatus, TimerKind
from tests.host.people import ADA, BEN, CLEO, EVE, PLACE, asked_user, hosting, press, started
from tests.host.sealed import Note
from tests.host.test_timers import NOON, Time, clock, host, rung, timers

__all__ = ["clock", "host"]  # fixtures


async def at_rest(host: Host, clock: Time, days: float) -> list[Kind]:
    """What is said of whole tables while so much time passes, an hour at a time at its end."""
    end, said = clock.now + int(days * DAY), list[Kind]()
    while clock.now < end:
        clock.now = min(end, max(clock.now + HOUR, min(await host.next_due() or end, end)))
        said += [kind for kind, _ in await rung(host) if kind in ALL_AT_REST]
    return said


async def test_a_lobby_closes_a_day_after_anybody_sat_down_or_got_up(host: Host, clock: Time) -> None:
    lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    begun = await started(host)
    clock.now += 20 * HOUR
    await host.join(lobby, BEN)
    clock.now += 20 * HOUR
    await rung(host)
    assert (await host.table(lobby)).status is TableStatus.LOBBY
    await host.said(*[row.id for row in await host.pending()])
    clock.now += 4 * HOUR
    await rung(host)
    table = await host.table(lobby)
    assert table.status is TableStatus.CANCELLED
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"], "its card still says who sat there"
    assert [(row.table, row.message.kind) for row in await host.pending()] == [(lobby, Kind.LOBBY)]
    assert (await host.table(begun)).is_running
    with pytest.raises(Refused):
        await host.join(lobby, CLEO)
    assert await timers(host, lobby) == ()


async def test_who_leaves_a_lobby_last_leaves_nothing_that_falls_due(host: Host) -> None:
    lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.leave(lobby, ADA.user)
    assert await host.next_due() is None


async def test_a_game_is_warned_and_put_away_and_asks_nobody_until_it_is_woken(
    host: Host, clock: Time
) -> None:
    table = await started(host)
    assert await at_rest(host, clock, 27) == [Kind.IDLE]
    warning = await host.warning(table)
    assert warning is not None
    assert (warning.since, warning.due) == (NOON, NOON + 30 * DAY)
    assert (await host.table(table)).asked
    assert await at_rest(host, clock, 3) == [Kind.PUT_AWAY]
    resting = await host.table(table)
    assert (resting.rest, resting.asked, resting.status) == (Rest.PUT_AWAY, {}, TableStatus.RUNNING)
    assert await host.next_due() is None
    assert await host.tables_of(ADA.user) == []
    assert [each.id for each in await host.put_away_of(BEN.user)] == [table]
    assert await host.table_at(2) is None, "the channel is free"
    assert (await host._store.crowding(ADA.user, None)).games == 0
    for refused_now in (
        host.seen(table, ADA.user),
        host.prepare(table, ADA.user, "pass"),
        host.undo(table, ADA.user, "again"),
        host.bring(table, ADA.user, PLACE),
        host.wake(table, EVE.user),
    ):
        with pytest.raises(Refused):
            await refused_now
    before = await host._store.untold()
    await host.lose_place(table)
    assert await host._store.untold() == before, "nobody is called to a game that nobody plays"
    for _ in range(2):
        await host.wake(table, CLEO.user)
    woken = await host.table(table)
    assert (woken.rest, len(woken.asked)) == (None, 1)
    assert await host.put_away_of(BEN.user) == []
    kinds = [row.message.kind for row in await host.pending(table)][-3:]
    assert kinds == [Kind.LOBBY, Kind.BOARD, Kind.ASKED], "once, however often it is pressed"
    assert {row.kind: row.due for row in await timers(host, table)} == {
        "idle": clock.now + 27 * DAY,
        "reminder": clock.now + DAY,
    }


async def test_who_plays_keeps_a_table_awake_and_who_does_in_secret_does_not(host: Host, clock: Time) -> None:
    table = await started(host)
    other = await started(host, game="sealed")
    clock.now += 26 * DAY
    user = await asked_user(host, table)
    await press(host, table, user, (await host.legal(table, user))[0])
    await press(host, other, ADA.user, Note(1))
    dues = [(await timers(host, each))[0].due for each in (table, other)]
    assert dues == [clock.now + 27 * DAY, NOON + 27 * DAY]


async def test_after_a_warning_a_move_takes_it_back(host: Host, clock: Time) -> None:
    table = await started(host)
    await at_rest(host, clock, 28)
    user = await asked_user(host, table)
    await press(host, table, user, (await host.legal(table, user))[0])
    assert await host.warning(table) is None
    assert await at_rest(host, clock, 10) == []


async def test_a_computer_is_nobody(host: Host, clock: Time) -> None:
    table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    await host.start(table, ADA.user, [Computer("easy")])
    found = await host.table(table)
    clock.now += 5 * DAY
    while not found.is_waiting_for(ADA.user):
        position = (await host._live.get(table)).now.position
        (seat,) = found.asked
        move = Move(seat, position.game.idle(position.state, seat))
        assert await host.play_turn(table, ComputerTurn(position.version, (move,)))
        found = await host.table(table)
    assert (await timers(host, table))[0].due == NOON + 27 * DAY


async def test_after_a_long_stop_the_warning_comes_first_and_once(path: Path, clock: Time) -> None:
    async with hosting(path, clock) as host:
        table = await started(host)
        lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    clock.now += 200 * DAY
    async with hosting(path, clock) as host:
        said = [kind for kind, _ in await rung(host)]
        assert sorted(said) == [Kind.IDLE, Kind.REMINDER]
        assert (await host.table(lobby)).status is TableStatus.CANCELLED
        assert await at_rest(host, clock, 2.9) == []
    async with hosting(path, clock) as host:
        assert await at_rest(host, clock, 0.2) == [Kind.PUT_AWAY]
        assert (await host.table(table)).rest is Rest.PUT_AWAY


async def test_clocks_keep_their_bank_over_a_rest(host: Host, clock: Time) -> None:
    table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    await host.join(table, BEN)
    await host.set_pace(table, ADA.user, Pace.BRISK)
    await host.start(table, ADA.user)
    asked = min((await host.table(table)).asked)
    async with host._live.change(table, clock.now) as change:
        change.set_timers([replace(row, bank=77) for row in change.timers])
        put_away(change)
    assert await host.next_due() is None
    clock.now += 50 * DAY
    await host.wake(table, BEN.user)
    clocks = {row.seat: row for row in await timers(host, table) if row.kind is TimerKind.CLOCK}
    assert [row.bank for row in clocks.values()] == [77, 77]
    assert clocks[asked].due == clock.now + DAY + 77
