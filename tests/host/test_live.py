"""What is remembered of a table is what the file says, whatever became of the change before."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, closing
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games import GAMES
from games.core import Game, Refused
from host.live import LiveTable
from host.lobby import Person, Place
from host.outbox import Kind, Message, Post, PostKind
from host.position import Moment
from host.snapshot import Snapshot
from host.tables import Host
from storage.errors import DiskFull
from storage.rows import TableChange, TableRows, TableStatus, Written
from storage.sqlite.engine import SqliteStore, open_store
from tests.host.people import (
    ADA,
    ALL_GAMES,
    BEN,
    CLEO,
    EVERYBODY,
    PLACE,
    SEED,
    asked_user,
    new_click,
    open_many,
    play_randomly,
    press,
    started,
)
from tests.host.sealed import Note, Seal

LOOP_TURNS = 24
MOMENTS = 48
"""So many moments at which a task is cancelled: after so many turns of the loop, then later and later."""
BOARD = Post(kind=PostKind.BOARD, channel=5, message=6, posted=7)
HAND = replace(BOARD, kind=PostKind.HAND, seat=0)
COUNTESS = replace(ADA, name="Countess", language="fr")


def store_of(host: Host) -> SqliteStore:
    assert isinstance(host._store, SqliteStore)
    return host._store


async def tried(reading: Awaitable[object]) -> object:
    """What it answers, or why not."""
    try:
        return await reading
    except Refused as error:
        return error.reason


async def known(host: Host, table: int) -> dict[str, object]:
    """All that anybody can know of a table."""
    found = await host.table(table)
    readings: dict[str, Awaitable[object]] = {
        "table": host.table(table),
        "pending": host.pending(table),
        "untold": host.untold(table),
        "board": host.post(table, PostKind.BOARD),
        "commitment": host.commitment(table),
    }
    for user in (None, *(person.user for person in EVERYBODY)):
        readings |= {
            f"view of {user}": host.view(table, user),
            f"log of {user}": host.log(table, user),
            f"shown to {user}": host.shown(table, 0, user),
        }
        if user is not None:
            readings |= {
                f"seen by {user}": host.seen(table, user),
                f"legal for {user}": host.legal(table, user),
                f"missed by {user}": host.missed(table, user),
                f"answered for {user}": host.answered(table, user),
            }
    for seat in found.seats:
        readings[f"hand of {seat.seat}"] = host.hand(table, seat.seat)
    return {name: await tried(reading) for name, reading in readings.items()}


async def agrees(host: Host, *tables: int) -> None:
    """Memory says of these tables what the file says."""
    remembered = [await known(host, table) for table in tables]
    host._live.drop()
    for table, each in zip(tables, remembered, strict=True):
        assert await known(host, table) == each


async def check(host: Host, *tables: int) -> None:
    """Memory says of these tables, and where they are, what the file says."""
    places = [(await host.table(table)).place for table in tables]
    found = {place: await host.table_at(place.thread or place.channel or 0) for place in (*places, PLACE)}
    of_ada = await host.tables_of(ADA.user)
    await agrees(host, *tables)
    host._live.drop()
    assert found == {place: await host.table_at(place.thread or place.channel or 0) for place in found}
    assert await host.tables_of(ADA.user) == of_ada


async def is_cancelled(deed: Coroutine[Any, Any, object], moment: int) -> bool:
    """Whether it was cancelled before it was done, at that moment."""
    task = asyncio.create_task(deed)
    for _ in range(min(moment, LOOP_TURNS)):
        await asyncio.sleep(0)
    if moment > LOOP_TURNS:
        await asyncio.sleep((moment - LOOP_TURNS) * 0.0002)
    task.cancel()
    await asyncio.wait((task,))
    if not task.cancelled():
        task.result()
    return task.cancelled()


@asynccontextmanager
async def held(host: Host) -> AsyncIterator[tuple[asyncio.Event, threading.Event]]:
    """Whoever would commit waits inside the transaction; says so, and goes on when told."""
    loop, is_inside, go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def stop(sql: str) -> None:
        if sql == "commit":
            loop.call_soon_threadsafe(is_inside.set)
            go_on.wait()

    await store_of(host).set_trace_callback(stop)
    try:
        yield is_inside, go_on
    finally:
        go_on.set()
        await store_of(host).set_trace_callback(lambda _: None)


@asynccontextmanager
async def small_host(path: Path, cache: int) -> AsyncIterator[Host]:
    """A host that remembers no more than so many bytes."""
    async with open_store(path) as store:
        host = Host(store, ALL_GAMES, lambda: 1_700_000_000, lambda: SEED, cache=cache)
        open_many(host)
        yield host


# A change that is cancelled


async def next_press(host: Host, table: int) -> Coroutine[Any, Any, object]:
    user = await asked_user(host, table)
    seat = (await host.table(table)).seat_of(user)
    assert seat is not None
    return host.play(table, user, (await host.legal(table, user))[0], seat.question, new_click())


async def undoing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    user = await asked_user(host, table)
    await (await next_press(host, table))
    return host.undo(table, user, new_click())


async def resigning(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.resign(table, await asked_user(host, table))


async def agreeing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.cancel(table, BEN.user)


async def bringing(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.bring(table, BEN.user, Place(9, 8, 7))


async def moving(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.move(table, Place(1, 8))


async def telling(host: Host, table: int) -> Coroutine[Any, Any, object]:
    return host.said(*(row.id for row in await host.pending(table)))


async def posting(host: Host, table: int) -> Coroutine[Any, Any, object]:
    first, *_ = await host.pending(table)
    return host.keep_post(table, BOARD, said=[first.id])


DEEDS: dict[str, Callable[[Host, int], Awaitable[Coroutine[Any, Any, object]]]] = {
    "play": next_press,
    "undo": undoing,
    "resign": resigning,
    "agree": agreeing,
    "bring": bringing,
    "move": moving,
    "tell": telling,
    "post": posting,
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_cancelled_at_any_moment_memory_and_file_agree(host: Host, deed: str) -> None:
    open_many(host)
    cancelled = []
    for moment in range(MOMENTS):
        table = await started(host, 3)
        cancelled.append(await is_cancelled(await DEEDS[deed](host, table), moment))
        await check(host, table)
        await (await next_press(host, table))
        await check(host, table)
    assert True in cancelled[:LOOP_TURNS]


async def test_one_game_cancelled_again_and_again_goes_on(host: Host) -> None:
    table = await started(host, 3)
    for moment in [*range(MOMENTS)] * 3:
        await is_cancelled(await next_press(host, table), moment)
        remembered = await known(host, table)
        host._live.drop(table)
        assert await known(host, table) == remembered
    versions = [row.version for row in await host._store.history(table)]
    assert versions == list(range(len(versions)))
    assert len(versions) > MOMENTS


async def test_answers_in_advance_cancelled_at_any_moment(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        table = await started(host, 2, "sealed")
        await press(host, table, ADA.user, Seal(3))
        await is_cancelled(host.prepare(table, ADA.user, "seal_always"), moment)
        await check(host, table)
        await is_cancelled(press(host, table, BEN.user, Seal(2)), moment)
        await check(host, table)
        await press(host, table, ADA.user, Note(1))
        await check(host, table)


async def test_a_lobby_cancelled_at_any_moment(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
        await is_cancelled(host.join(table, BEN), moment)
        await check(host, table)
        await host.join(table, CLEO)
        await is_cancelled(host.leave(table, CLEO.user), moment)
        await check(host, table)
        await is_cancelled(host.move(table, Place(1, 2, 3)), moment)
        await check(host, table)
        await host.join(table, BEN)
        await is_cancelled(host.start(table, ADA.user), moment)
        await check(host, table)
        if (await host.table(table)).status is TableStatus.LOBBY:
            await host.start(table, ADA.user)
        await check(host, table)


async def test_cancelled_inside_its_transaction_it_is_there(host: Host) -> None:
    table = await started(host, 3)
    deed = await next_press(host, table)
    before = await host.table(table)
    async with held(host) as (is_inside, go_on):
        task = asyncio.create_task(deed)
        await is_inside.wait()
        task.cancel()
        await asyncio.wait((task,))
        reader = asyncio.create_task(host.table(table))
        await asyncio.sleep(0)
        assert not reader.done(), "only the file knows"
        go_on.set()
        assert (await reader).version == (before.version or 0) + 1
    await check(host, table)


async def test_somebody_waiting_behind_a_cancelled_change_finds_the_table_as_it_is(host: Host) -> None:
    table = await started(host, 3)
    deed = await next_press(host, table)
    async with held(host) as (is_inside, go_on):
        first = asyncio.create_task(deed)
        await is_inside.wait()
        others = [asyncio.create_task(host.cancel(table, person.user)) for person in (ADA, BEN, CLEO)]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait((first,))
        go_on.set()
        await asyncio.gather(*others)
    assert [row.version for row in await host._store.history(table)] == [0, 1, 2, 3, 4]
    assert (await host.table(table)).status is TableStatus.CANCELLED
    await check(host, table)


async def test_a_table_whose_opening_is_cancelled_is_found_if_it_is_there(host: Host) -> None:
    open_many(host)
    for moment in range(MOMENTS):
        place = Place(guild=1, channel=100 + moment)
        assert place.channel is not None
        assert await host.table_at(place.channel) is None
        await is_cancelled(host.open("livingstone", {}, 3, "en", place, ADA), moment)
        remembered = await host.table_at(place.channel)
        host._live.drop()
        assert await host.table_at(place.channel) == remembered


async def test_a_name_whose_change_is_cancelled_is_the_same_at_all_tables(host: Host) -> None:
    open_many(host)
    tables = [await started(host, 2) for _ in range(2)]
    for moment in range(MOMENTS):
        lobby = await host.open("livingstone", {}, 3, "en", PLACE, BEN)
        for table in (*tables, lobby):
            await host.table(table)
        await is_cancelled(host.join(lobby, replace(ADA, name=f"Ada {moment}")), moment)
        await check(host, *tables, lobby)


async def test_what_reaches_somebody_is_remembered_rightly_when_cancelled(host: Host) -> None:
    table = await started(host, 2)

    async def is_closed() -> bool:
        return (await host.table(table)).seats[0].has_closed_messages

    for moment in range(MOMENTS):
        await is_cancelled(host.close_messages(ADA.user, is_closed=moment % 2 == 0), moment)
        remembered = await is_closed()
        host._live.drop()
        assert await is_closed() == remembered
        await host.close_messages(ADA.user, is_closed=False)
        host._live.drop()
        assert not await is_closed()


async def test_a_reader_cancelled_at_any_moment_spoils_nothing(host: Host) -> None:
    table = await started(host, 3)
    await play_randomly(host, table, Random(1), 5)
    user = await asked_user(host, table)
    for moment in range(MOMENTS):
        host._live.drop()
        await is_cancelled(host.seen(table, user), moment)
        await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


# A change that fails


async def fail(change: TableChange) -> Written:
    raise DiskFull(Path("quayside.db"))


@pytest.mark.parametrize("deed", DEEDS)
async def test_what_could_not_be_written_has_not_happened(
    host: Host, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, 3)
    doing = await DEEDS[deed](host, table)
    before, live = await known(host, table), await host._live.get(table)
    told: list[int] = []
    host.on_untold(told.append)
    with monkeypatch.context() as patch:
        patch.setattr(host._store, "append", fail)
        with pytest.raises(DiskFull):
            await doing
    assert told == []
    assert await host._live.get(table) is not live, "only the file knows how it is"
    assert await known(host, table) == before
    await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


async def test_a_full_disk_changes_nothing(host: Host) -> None:
    table = await started(host, 3)
    before = await known(host, table)
    store = store_of(host)
    (pages,) = await store.execute_fetchall("pragma page_count")
    await store.execute_fetchall(f"pragma max_page_count = {pages['page_count']}")

    async def play_on() -> None:
        nonlocal before
        for _ in range(1000):
            before = await known(host, table)
            await (await next_press(host, table))

    with pytest.raises(DiskFull):
        await play_on()
    assert await known(host, table) == before
    await store.execute_fetchall("pragma max_page_count = 4294967294")
    await check(host, table)
    await (await next_press(host, table))
    await check(host, table)


async def test_a_block_left_by_an_error_has_changed_nothing(host: Host) -> None:
    table = await started(host, 3)
    before, live = await known(host, table), await host._live.get(table)

    async def leave() -> None:
        async with host._live.change(table, 5) as change:
            change.set_table(replace(change.table, channel=77))
            change.set_seats(change.seats[:1])
            change.set_answers([])
            change.tell(0, Message(Kind.BOARD))
            change.keep_post(BOARD)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await leave()
    assert await host._live.get(table) is live, "nothing was asked of the file"
    assert not live.lock.locked()
    assert await known(host, table) == before
    await check(host, table)


async def test_a_change_of_nothing_writes_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(host, 3)
    monkeypatch.setattr(host._store, "append", fail)
    async with host._live.change(table, 5) as change:
        change.set_table(replace(change.table))
        change.set_seats(tuple(replace(seat) for seat in change.seats))
        change.set_answers(change.answers)
        assert change.is_empty


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_memory_and_file_agree_all_through_a_game(host: Host, game: str) -> None:
    table = await started(host, 3, game)
    chance = Random(7)
    for number in range(60):
        found = await play_randomly(host, table, chance, 1)
        if found.status is not TableStatus.RUNNING:
            break
        if number % 5 == 0:
            await host.keep_post(table, replace(BOARD, message=number), [(await host.pending(table))[0].id])
            await host.keep_post(table, replace(HAND, message=number))
        if number % 7 == 0:
            user = chance.choice(found.seats).user
            await tried(host.undo(table, user, new_click()))
        remembered = await known(host, table)
        host._live.drop()
        assert await known(host, table) == remembered
    await check(host, table)


# Which tables are at hand


def weights(host: Host) -> list[int]:
    return [live.weight for live in host._live._tables.values()]


async def test_the_tables_at_hand_are_bounded(path: Path) -> None:
    async with small_host(path, 250_000) as host:
        tables = []
        chance = Random(1)
        for _ in range(12):
            tables.append(await started(host, 3))
            assert host._live._bytes == sum(weights(host)) <= 250_000
        for number in range(100):
            table = chance.choice(tables)
            if number % 3:
                await (await next_press(host, table))
            await host.view(table, ADA.user)
            assert table in host._live._tables
            assert host._live._bytes == sum(weights(host))
            assert host._live._bytes <= 250_000 or len(host._live._tables) == 1
        assert 1 <= len(host._live._tables) < 12
        for table in tables:
            await agrees(host, table)


async def test_one_table_that_is_too_large_is_at_hand_alone(path: Path) -> None:
    async with small_host(path, 1) as host:
        tables = [await started(host, 3) for _ in range(3)]
        for table in tables:
            await (await next_press(host, table))
            assert list(host._live._tables) == [table]
        host._live.drop()
        assert (host._live._bytes, len(host._live._tables)) == (0, 0)


async def test_many_tables_are_read_at_once_however_little_is_at_hand(path: Path) -> None:
    async with small_host(path, 1) as host:
        tables = [await started(host, 2) for _ in range(5)]
        async with asyncio.timeout(5):
            assert {table.id for table in await host.tables_of(ADA.user)} == {*tables}


async def test_what_is_used_stays_at_hand(path: Path) -> None:
    async with small_host(path, 250_000) as host:
        used, *others = [await started(host, 3) for _ in range(12)]
        live = await host._live.get(used)
        gone = 0
        for table in others * 3:
            gone += table not in host._live._tables
            await host.table(table)
            assert host._live._tables.get(used) is live
            await host.table(used)
        assert gone > len(others)


async def test_a_table_being_changed_stays_at_hand(path: Path) -> None:
    async with small_host(path, 100_000) as host:
        changed, *others = [await started(host, 3) for _ in range(8)]
        async with host._live.change(changed, 5) as change:
            for table in others * 2:
                await host.table(table)
                assert host._live._tables[changed] is change.live
            change.keep_post(BOARD)
        assert await host.post(changed, PostKind.BOARD) == BOARD
        await agrees(host, changed)
        for table in others:
            await host.table(table)
        assert changed not in host._live._tables, "then it goes like any other"


async def test_whoever_waits_for_a_table_that_is_dropped_meanwhile_has_the_new_one(path: Path) -> None:
    async with small_host(path, 1) as host:
        tables = [await started(host, 2, "sealed") for _ in range(3)]

        async def notes(table: int, user: int) -> None:
            for number in range(8):
                await press(host, table, user, Note(number))
                await asyncio.sleep(0)

        await asyncio.gather(*[notes(table, person.user) for table in tables for person in (ADA, BEN)])
        for table in tables:
            assert (await host.table(table)).version == 16
            await agrees(host, table)


async def loading(host: Host, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """What is loaded from now on."""
    asked: list[list[int]] = []
    load = host._store.load

    async def noted(table_ids: Collection[int]) -> list[TableRows]:
        asked.append([*table_ids])
        return await load(table_ids)

    monkeypatch.setattr(host._store, "load", noted)
    return asked


async def test_all_who_load_a_table_have_the_same(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await started(host, 3), await started(host, 2)
    host._live.drop()
    asked = await loading(host, monkeypatch)
    tasks = [asyncio.create_task(host._live.get(first)) for _ in range(5)]
    both = [asyncio.create_task(host._live.all([second, first])) for _ in range(5)]
    lives = {id(live) for live in await asyncio.gather(*tasks)}
    assert len(lives) == 1
    for found in await asyncio.gather(*both):
        assert [live.now.id for live in found] == [second, first]
        assert {id(found[1])} == lives
    assert sorted(id for each in asked for id in each) == [first, second], "each was loaded once"


async def test_if_the_first_to_load_is_cancelled_the_others_have_the_table(host: Host) -> None:
    table = await started(host, 3)
    for moment in range(1, 12):
        host._live.drop()
        first = asyncio.create_task(host.table(table))
        await asyncio.sleep(0)
        others = [asyncio.create_task(host.table(table)) for _ in range(3)]
        for _ in range(moment):
            await asyncio.sleep(0)
        first.cancel()
        assert len({each.id for each in await asyncio.gather(*others)}) == 1
        assert host._live._loading == {}


async def test_if_the_first_cannot_load_the_others_try_themselves(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, 3)
    host._live.drop()
    load, calls = host._store.load, []

    async def fail_once(table_ids: Collection[int]) -> list[TableRows]:
        calls.append(table_ids)
        if len(calls) == 1:
            await asyncio.sleep(0)
            raise DiskFull(Path("quayside.db"))
        return await load(table_ids)

    monkeypatch.setattr(host._store, "load", fail_once)
    found = await asyncio.gather(*[host.table(table) for _ in range(3)], return_exceptions=True)
    assert [type(each).__name__ for each in found] == ["DiskFull", "Table", "Table"]
    assert len(calls) == 2


async def test_a_table_that_is_not_there_is_refused_and_keeps_nobody_waiting(host: Host) -> None:
    table = await started(host, 3)
    host._live.drop()
    found = await asyncio.gather(*[host.table(404) for _ in range(3)], return_exceptions=True)
    assert [type(each) for each in found] == [Refused] * 3
    assert [live.now.id for live in await host._live.all([404, table, 405])] == [table]


# Readers beside a writer


READINGS: dict[str, Callable[[Host, int, int], Awaitable[object]]] = {
    "table": lambda host, table, _: host.table(table),
    "view": lambda host, table, user: host.view(table, user),
    "legal": lambda host, table, user: host.legal(table, user),
    "pending": lambda host, table, _: host.pending(table),
    "untold": lambda host, table, _: host.untold(table),
    "hand": lambda host, table, _: host.hand(table, 0),
    "log": lambda host, table, user: host.log(table, user),
    "shown": lambda host, table, user: host.shown(table, 1, user),
    "seen": lambda host, table, user: host.seen(table, user),
    "missed": lambda host, table, user: host.missed(table, user),
    "answered": lambda host, table, user: host.answered(table, user),
    "tables of": lambda host, _, user: host.tables_of(user),
    "table at": lambda host, *_: host.table_at(PLACE.channel or 0),
}


@pytest.mark.parametrize("is_loaded_anew", [False, True])
@pytest.mark.parametrize("reading", READINGS)
async def test_a_reader_during_a_commit_sees_the_table_before_or_after(
    host: Host, reading: str, *, is_loaded_anew: bool
) -> None:
    table = await started(host, 3)
    read = READINGS[reading]
    await play_randomly(host, table, Random(3), 12)
    for turns in range(8):
        user = await asked_user(host, table)
        deed = await next_press(host, table)
        if is_loaded_anew:
            host._live.drop()
            await host.table(table)
        before = await tried(read(host, table, user))
        if is_loaded_anew:
            host._live.drop()
            await host.table(table)
        async with held(host) as (is_inside, go_on):
            writer = asyncio.create_task(deed)
            await asyncio.sleep(0)
            readers = [asyncio.create_task(tried(read(host, table, user))) for _ in range(2)]
            if turns % 2:
                await is_inside.wait()
            readers += [asyncio.create_task(tried(read(host, table, user))) for _ in range(2)]
            for _ in range(turns):
                await asyncio.sleep(0)
            go_on.set()
            readers += [asyncio.create_task(tried(read(host, table, user))) for _ in range(2)]
            found = await asyncio.gather(*readers)
            await writer
        after = await tried(read(host, table, user))
        assert [each for each in found if each not in (before, after)] == []
    await check(host, table)


async def test_who_reads_during_a_commit_need_not_wait(host: Host) -> None:
    table = await started(host, 3)
    before, deed = await host.table(table), await next_press(host, table)
    async with held(host) as (is_inside, go_on):
        writer = asyncio.create_task(deed)
        await is_inside.wait()
        assert await host.table(table) == before
        await host.view(table, ADA.user)
        assert not writer.done()
        go_on.set()
        await writer
    assert await host.table(table) != before


async def test_presses_at_once_come_one_after_the_other(host: Host) -> None:
    table = await started(host, 2, "sealed")
    seats = (await host.table(table)).seats
    presses = [
        host.play(table, seat.user, Note(number), seat.question, f"{seat.name} {number}")
        for seat in seats
        for number in range(10)
    ]
    made = await asyncio.gather(*presses, return_exceptions=True)
    versions = [row.version for row in await host._store.history(table)]
    assert versions == list(range(1 + sum(not isinstance(each, Exception) for each in made)))
    assert len(versions) == 3, "the others come too late: each has a new question"
    await check(host, table)


# People, and what must be told


async def test_who_is_renamed_is_renamed_at_all_tables(host: Host) -> None:
    open_many(host)
    tables = [await started(host, 2) for _ in range(3)]
    other = await host.open("livingstone", {}, 3, "en", PLACE, BEN)
    lives = [await host._live.get(table) for table in tables]
    assert [(await host.table(table)).seats[0].name for table in tables] == ["Ada"] * 3
    await host.join(other, COUNTESS)
    assert [(await host.table(table)).seats[0].name for table in tables] == ["Countess"] * 3
    assert [(await host.table(table)).seats[1].name for table in tables] == ["Ben"] * 3
    assert [await host._live.get(table) for table in tables] == lives
    await host.close_messages(ADA.user, is_closed=True)
    assert [(await host.table(table)).seats[0].has_closed_messages for table in tables] == [True] * 3
    await host.open("livingstone", {}, 3, "en", PLACE, Person(ADA.user, "Ada again", "en"))
    assert [(await host.table(table)).seats[0].name for table in tables] == ["Ada again"] * 3
    await check(host, *tables, other)


async def test_what_is_new_is_called_out_once_it_is_committed(host: Host, path: Path) -> None:
    called: list[tuple[int, object, object]] = []

    def note(table: int) -> None:
        with closing(sqlite3.connect(path.as_uri() + "?mode=ro", uri=True)) as other:
            (stored,) = other.execute("select count(*) from outbox where table_id = ?", (table,)).fetchone()
        live = host._live._tables.get(table)
        called.append((table, stored, None if live is None else len(live.now.untold)))

    host.on_untold(note)
    lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    assert called == [(lobby, 1, None)]
    called.clear()
    await host.join(lobby, BEN)
    await host.join(lobby, BEN)
    assert called == [(lobby, 2, 2)]
    await host.start(lobby, ADA.user)
    called.clear()
    deed, before = await next_press(host, lobby), len(await host.pending(lobby))
    async with held(host) as (is_inside, go_on):
        writer = asyncio.create_task(deed)
        await is_inside.wait()
        assert called == []
        go_on.set()
        await writer
    new = len(await host.pending(lobby))
    assert new > before
    assert called == [(lobby, new, new)]
    await host.keep_post(lobby, BOARD, [(await host.pending(lobby))[0].id])
    await host.move(lobby, PLACE)
    await host.said(*(row.id for row in await host.pending(lobby)))
    assert len(called) == 1, "nothing was new"


async def test_nothing_that_was_not_committed_is_called_out(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, 3)
    deed = await next_press(host, table)
    called: list[int] = []
    host.on_untold(called.append)
    monkeypatch.setattr(host._store, "append", fail)
    for doing in (deed, host.open("livingstone", {}, 3, "en", PLACE, ADA), host.lose_place(table)):
        with pytest.raises(DiskFull):
            await doing
    with pytest.raises(Refused):
        await host.undo(table, ADA.user, new_click())
    assert called == []


async def test_what_is_told_is_ticked_off_whether_or_not_its_table_is_at_hand(host: Host) -> None:
    open_many(host)
    tables = [await started(host, 2) for _ in range(2)]
    for is_dropped in (False, True):
        for table in tables:
            await (await next_press(host, table))
        if is_dropped:
            host._live.drop()
            host._live._untold.clear()
        rows = await host.pending()
        assert {row.table for row in rows} == {*tables}
        await host.said(*(row.id for row in rows[:-1]))
        assert await host.pending() == rows[-1:]
        await host.said(*(row.id for row in rows))
        assert await host.pending() == await host.pending(tables[0]) == await host.pending(tables[1]) == []
        await check(host, *tables)


async def test_ids_of_messages_are_never_used_twice(host: Host) -> None:
    table = await started(host, 3)
    ids: list[int] = []
    for moment in range(MOMENTS):
        new = [row.id for row in await host.pending(table)]
        await host.said(*new)
        ids += new
        if moment == LOOP_TURNS:
            await store_of(host).execute_fetchall("delete from outbox")
            host._live.drop()
        await is_cancelled(await next_press(host, table), moment)
    assert ids == sorted(set(ids))


# What a table weighs


def bytes_of(*things: object) -> int:
    """What these take in memory, each part counted once; not the rules, which all tables share."""
    counted: set[int] = set()
    total, waiting = 0, [*things]
    while waiting:
        thing = waiting.pop()
        if id(thing) in counted or isinstance(thing, type | Enum | Game):
            continue
        counted.add(id(thing))
        total += sys.getsizeof(thing)
        if isinstance(thing, Struct):
            waiting += [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        elif isinstance(thing, Moment | Snapshot):
            total += sys.getsizeof(vars(thing))
            waiting += [part for name, part in vars(thing).items() if name not in SHARED]
    return total


SHARED = ("game", "_games", "_people")


def factor(live: LiveTable) -> float:
    """How many times its bytes a table is thought to weigh."""
    return live.weight / bytes_of(live.now, live._moments, live._steps)


async def look(host: Host, table: int) -> None:
    """Everybody looks at the table, as the bot shows it after each step, and all has been told."""
    for seat in (await host.table(table)).seats:
        await host.seen(table, seat.user)
        await host.shown(table, 0, seat.user)
    await host.said(*(row.id for row in await host.pending(table)))


async def in_the_middle(host: Host, game: str, steps: int) -> int:
    table = await started(host, 3, game)
    chance = Random(5)
    for _ in range(steps):
        await play_randomly(host, table, chance, 1)
        await look(host, table)
    assert (await host.table(table)).status is TableStatus.RUNNING
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [10, 40, 70])
async def test_a_table_weighs_about_what_it_takes(host: Host, game: str, steps: int) -> None:
    table = await in_the_middle(host, game, steps)
    assert 1 / 3 < factor(await host._live.get(table)) < 3


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_is_only_read_weighs_about_what_it_takes(host: Host, game: str) -> None:
    table = await in_the_middle(host, game, 40)
    host._live.drop()
    for since in range(40):
        for person in (ADA, BEN, CLEO):
            await host.shown(table, since, person.user)
            await host.seen(table, person.user)
    live = await host._live.get(table)
    assert 1 / 3 < factor(live) < 3
    assert live.weigh() == 0, "all of it was counted"


@pytest.mark.parametrize("game", GAMES)
async def test_what_nobody_can_be_told_weighs_too(host: Host, game: str) -> None:
    table = await in_the_middle(host, game, 10)
    for seat in (await host.table(table)).seats * 200:
        async with host._live.change(table, 5) as change:
            change.tell(1, Message(Kind.HAND, seat.seat))
    assert 1 / 3 < factor(await host._live.get(table)) < 3
