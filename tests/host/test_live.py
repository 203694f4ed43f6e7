"""Which tables are at hand, who reads beside a writer, and what is called out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from random import Random

import pytest

from games.core import Refused
from host.lobby import Person
from host.outbox import PostKind
from host.tables import Host
from storage.errors import DiskFull
from storage.whole import TableRows
from tests.engines import ask, everything_at_once
from tests.host.living import (
    BOARD,
    COUNTESS,
    LOOP_TURNS,
    MOMENTS,
    agrees,
    check,
    held,
    is_cancelled,
    small_host,
    store_of,
    tried,
)
from tests.host.people import (
    ADA,
    BEN,
    PLACE,
    asked_user,
    new_click,
    open_many,
    play_randomly,
    press,
    started,
    user_of,
)
from tests.host.sealed import Note
from tests.host.test_live_changes import fail, next_press

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


async def test_a_table_is_made_anew_only_when_something_of_it_has_changed(path: Path) -> None:
    async with small_host(path, 1_000_000) as host:
        table = await started(host, 3)
        begun = await host.table(table)
        await host.said(*[row.id for row in await host.pending(table)])
        assert await host.pending(table) == []
        assert await host.table(table) is begun, "what was told is not the table's"
        await host.close_messages(BEN.user, is_closed=True)
        assert [seat.has_closed_messages for seat in (await host.table(table)).seats] == [False, True, False]
        closed = await host.table(table)
        await (await next_press(host, table))
        assert (await host.table(table)).version != closed.version
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
        host.play(table, user_of(seat), Note(number), seat.question, f"{seat.name} {number}")
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
        stored = len([row for row in everything_at_once(path)["outbox"] if row[1] == table])
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
            await ask(store_of(host), "delete from outbox")
            host._live.drop()
        await is_cancelled(await next_press(host, table), moment)
    assert ids == sorted(set(ids))
