"""A change is whole or nothing, whatever happens to the task that makes it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from storage.errors import DiskFull, ReadOnly, RepeatedRequest, StaleStep
from storage.rows import BoxRow, FormerRow, GuestRow, PersonRow, TableStatus
from storage.sqlite import writing
from storage.sqlite.engine import SqliteStore
from storage.store import Store
from storage.whole import Bar, TableChange
from tests.engines import (
    IS_FILE,
    TOO_LARGE,
    WRONG,
    ask,
    before_commit,
    busy,
    everything,
    everything_outside,
    open_store,
)
from tests.storage.sample import (
    TABLE,
    add,
    answer,
    ballot,
    message,
    new_table,
    poll,
    post,
    seat,
    step,
    timer,
    versions,
    whole,
)

LARGE = '{"map": "' + "x" * 50_000 + '"}'


async def large_change(store: Store, table: int, **parts: Any) -> TableChange:
    """Something in every table of the database, or as these parts say."""
    found = await whole(store, table)
    version = 0 if found.last is None else found.last.version + 1
    running = replace(found.table, status=TableStatus.RUNNING, thread=1000 + version)
    all_parts: dict[str, Any] = {
        "table": running,
        "seats": (seat(table), seat(table, 1, user=8)),
        "is_reseated": True,
        "steps": [step(table, version, f"click {version}")],
        "boxes": [BoxRow(table_id=table, version=version, digest="beef")],
        "states_kept": frozenset({version}),
        "answers": (answer(table, number=version),),
        "timers": (timer(table, due=version),),
        "guests": (GuestRow(table_id=table, user=8 + version),),
        "polls": (poll(table, version),),
        "ballots": (ballot(table, version),),
        "messages": [message(table, version), message(table, version)],
        "told": tuple(row.id for row in found.untold),
        "time": 5,
        "posts": [replace(post(table), version=version)],
        "unposted": (replace(post(table), kind="call"),),
        "former": [FormerRow(table_id=table, version=version, seat=1, user=8, language="en", time=version)],
        "people": [PersonRow(user=7, name=f"Ada {version}", language="en", seen=version)],
        "is_shown_again": True,
        "bar": Bar(guild=1, user=version, is_barred=True, time=4),
    }
    return TableChange(table_id=table, **{**all_parts, **parts})


@asynccontextmanager
async def stopped_before_commit(store: Store) -> AsyncIterator[tuple[asyncio.Event, threading.Event]]:
    """Everybody who would commit waits inside the transaction; says so, and goes on when told."""
    loop, is_inside, go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def stop() -> None:
        loop.call_soon_threadsafe(is_inside.set)
        go_on.wait()

    await before_commit(store, stop)
    try:
        yield is_inside, go_on
    finally:
        go_on.set()
        await before_commit(store, lambda: None)


async def prepared(store: Store) -> int:
    """A table that has something in every table of the database, so that every change changes it."""
    table = await new_table(store, steps=1)
    await store.append(await large_change(store, table))
    has_changed = True
    await ask(store, "insert into restored values (?, ?)", table, has_changed)
    return table


async def test_a_large_change_is_written_whole(store: Store) -> None:
    table = await prepared(store)
    before = await everything(store)
    await store.append(await large_change(store, table))
    after = await everything(store)
    unchanged = {name for name in before if before[name] == after[name]}
    assert unchanged - {"migrations", "leases"} == {
        "nonces",
        "settings",
        "seats",
        "leaving",
        "forgotten",
        "reports",
        "servers",
    }
    assert not IS_FILE or before["sqlite_sequence"] != after["sqlite_sequence"]


FAULTS: dict[str, tuple[type[Exception] | tuple[type[Exception], ...], dict[str, Any]]] = {
    "a stale step": (StaleStep, {"steps": [step(1, 2), step(1, 2)]}),
    "a step after a gap": (StaleStep, {"steps": [step(1, 2), step(1, 4)]}),
    "a repeated request": (RepeatedRequest, {"steps": [step(1, 2), step(1, 3, "click 1")]}),
    "a step that is no JSON": (WRONG, {"steps": [step(1, 2, state="{")]}),
    "two seats of one user": (WRONG, {"seats": (seat(1), seat(1, 1))}),
    "a seat below zero": (WRONG, {"seats": (seat(1, -1),)}),
    "two answers of one name": (WRONG, {"answers": (answer(1), answer(1, number=4))}),
    "an answer at no table": (WRONG, {"answers": (answer(404),)}),
    "two timers of one kind": (WRONG, {"timers": (timer(1), timer(1, due=None))}),
    "two ballots of one seat": (WRONG, {"polls": (poll(1),), "ballots": (ballot(1),) * 2}),
    "a ballot for no poll": (WRONG, {"ballots": (ballot(1, 9),)}),
    "a poll at no table": (WRONG, {"polls": (poll(404),)}),
    "a timer at no table": (WRONG, {"timers": (timer(404),)}),
    "a box without a step": (WRONG, {"boxes": [BoxRow(table_id=1, version=9, digest="")]}),
    "a post of no kind": (WRONG, {"posts": [replace(post(1), kind="none")]}),
    "a message of no step": (WRONG, {"messages": [message(1, 2), message(1, 9)]}),
    "a message that is no JSON": (
        WRONG,
        {"messages": [message(1, 2), replace(message(1, 2), payload="{")]},
    ),
    "a number that is too large": (TOO_LARGE, {"time": 1 << 70}),
    "something else": (TypeError, {"messages": [message(1, 2), None]}),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_an_error_takes_everything_back(store: Store, fault: str) -> None:
    table = await prepared(store)
    assert table == 1
    before = await everything(store)
    error, parts = FAULTS[fault]
    change = await large_change(store, table, **parts)
    with pytest.raises(error):
        await store.append(change)
    assert await everything(store) == before
    await store.append(await large_change(store, table))
    assert await versions(store, table) == [0, 1, 2]


async def test_a_table_that_cannot_be_opened_whole_is_not_there(store: Store) -> None:
    before = await everything(store)
    with pytest.raises(WRONG):
        await add(store, 0, opened=TABLE, seats=(seat(0), seat(0, 1)))
    assert await everything(store) == before
    assert await store.load([1]) == []


async def test_a_cancelled_change_leaves_the_neighbours_rows(store: Store) -> None:
    first, second = await new_table(store, steps=1), await new_table(store, steps=1)
    async with busy(store):
        task = asyncio.create_task(add(store, first, steps=[step(first, 1)]))
        await asyncio.sleep(0)
        neighbour = asyncio.create_task(add(store, second, steps=[step(second, 1)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    await neighbour
    assert await versions(store, first) == [0, 1], "what the thread was told is carried out"
    assert await versions(store, second) == [0, 1]


async def test_a_change_that_is_cancelled_inside_its_transaction_is_ended(store: Store) -> None:
    table, other = await prepared(store), await new_table(store, steps=1)
    change = await large_change(store, table)
    async with stopped_before_commit(store) as (is_inside, go_on):
        task = asyncio.create_task(store.append(change))
        await is_inside.wait()
        neighbour = asyncio.create_task(add(store, other, steps=[step(other, 1)]))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()
        await neighbour
    found = await whole(store, table)
    assert (found.last, found.answers) == (change.steps[-1], change.answers)
    assert [row.version for row in found.untold] == [2, 2]
    assert await versions(store, other) == [0, 1]


async def test_cancelled_again_and_again(store: Store) -> None:
    table = await prepared(store)
    change = await large_change(store, table)
    async with stopped_before_commit(store) as (is_inside, go_on):
        task = asyncio.create_task(store.append(change))
        await is_inside.wait()
        for _ in range(20):
            task.cancel()
            await asyncio.sleep(0)
        assert task.cancelled()
        reader = asyncio.create_task(whole(store, table))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not reader.done(), "whoever asks now waits until it is known"
        go_on.set()
        assert (await reader).last == change.steps[-1]
    await store.append(await large_change(store, table))
    assert await versions(store, table) == [0, 1, 2, 3]


@pytest.mark.parametrize("turns", range(40))
async def test_cancelled_at_any_moment_it_is_whole_or_nothing(store: Store, path: Path, turns: int) -> None:
    table = await prepared(store)
    before = await everything(store)
    change = await large_change(store, table)
    task = asyncio.create_task(store.append(change))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    found = await everything(store)
    if found != before:
        async with open_store(path.with_name("other.db")) as other:
            assert await prepared(other) == table
            await other.append(change)
            expected = await everything(other)
        for name in ("tables", "nonces", "barred"):  # with keys that are made by chance
            del expected[name]
        expected["settings"] = before["settings"]  # with another, which no change of a table changes
        assert {name: found[name] for name in expected} == expected
    await store.append(await large_change(store, table))
    assert await versions(store, table) in ([0, 1, 2], [0, 1, 2, 3])


@pytest.mark.parametrize("turns", range(20))
async def test_a_reader_cancelled_at_any_moment_spoils_nothing(store: Store, turns: int) -> None:
    table = await prepared(store)
    before = await everything(store)
    task = asyncio.create_task(store.load([table]))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert await everything(store) == before
    await store.append(await large_change(store, table))
    assert await versions(store, table) == [0, 1, 2]


@pytest.mark.parametrize("is_reader_first", [True, False])
async def test_a_reader_beside_a_writer_sees_all_of_its_change_or_nothing(
    store: Store, *, is_reader_first: bool
) -> None:
    table = await prepared(store)
    before, change = await whole(store, table), await large_change(store, table)
    async with busy(store):
        calls = [store.load([table]), store.append(change)]
        tasks = [asyncio.create_task(call) for call in (calls if is_reader_first else calls[::-1])]
        await asyncio.sleep(0)
    found = {type(done): done for done in await asyncio.gather(*tasks)}[list]
    after = await whole(store, table)
    assert after != before
    assert found == [before if is_reader_first else after]


async def test_an_open_transaction_is_seen_by_nobody(store: Store, path: Path) -> None:
    table = await prepared(store)
    before = await everything(store)
    change = await large_change(store, table)
    async with stopped_before_commit(store) as (is_inside, go_on):
        writer = asyncio.create_task(store.append(change))
        await is_inside.wait()
        readers = [asyncio.create_task(everything(store)) for _ in range(3)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert await everything_outside(path) == before
        assert not any(reader.done() for reader in readers)
        go_on.set()
        seen = await asyncio.gather(*readers)
        await writer
    after = await everything(store)
    assert after != before
    assert seen == [after] * 3
    assert await everything_outside(path) == after


async def test_of_many_who_make_the_same_step_one_does(store: Store) -> None:
    table = await new_table(store, steps=1)
    changes = [
        add(store, table, steps=[step(table, 1, f"click {number}")], messages=[message(table, 1)])
        for number in range(20)
    ]
    made = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(each) for each in made[1:]] == [StaleStep] * 19
    assert await versions(store, table) == [0, 1]
    assert len(await store.untold()) == 1


async def test_two_writers_at_once_make_all_their_steps(store: Store) -> None:
    tables = [await new_table(store, steps=1) for _ in range(2)]

    async def write(table: int) -> list[int]:
        given: list[int] = []
        for version in range(1, 20):
            written = await add(
                store, table, steps=[step(table, version)], messages=[message(table, version)]
            )
            given += written.messages
        return given

    first, second = await asyncio.gather(*map(write, tables))
    for table, given in zip(tables, (first, second), strict=True):
        assert await versions(store, table) == list(range(20))
        assert [row.id for row in (await whole(store, table)).untold] == given
    assert len({*first, *second}) == 38


@pytest.mark.sqlite_file
async def test_a_full_disk_takes_back_the_change_and_nothing_else(store: SqliteStore) -> None:
    table = await new_table(store, steps=2)
    before = await everything(store)
    (pages,) = await store.execute_fetchall("pragma page_count")
    await store.execute_fetchall(f"pragma max_page_count = {pages['page_count'] + 3}")
    with pytest.raises(DiskFull, match="the disk is full"):
        await add(store, table, steps=[step(table, 2), step(table, 3, state=LARGE)])
    assert await everything(store) == before
    await add(store, table, steps=[step(table, 2)])
    assert await versions(store, table) == [0, 1, 2], "what is small enough goes on"
    await store.execute_fetchall("pragma max_page_count = 4294967294")
    await add(store, table, steps=[step(table, 3, state=LARGE)])
    assert await versions(store, table) == [0, 1, 2, 3]


@pytest.mark.sqlite_file
async def test_a_setting_and_a_person_are_whole_or_nothing_too(store: SqliteStore) -> None:
    table = await prepared(store)
    before = await everything(store)
    (pages,) = await store.execute_fetchall("pragma page_count")
    await store.execute_fetchall(f"pragma max_page_count = {pages['page_count']}")
    with pytest.raises(DiskFull):
        await store.set_setting("channel", LARGE)
    assert await everything(store) == before
    await store.execute_fetchall("pragma query_only = on")
    with pytest.raises(ReadOnly):
        await store.close_messages(7, is_closed=True)
    await store.execute_fetchall("pragma query_only = off")
    assert await everything(store) == before
    await store.append(await large_change(store, table))


@pytest.mark.sqlite_file
async def test_a_read_only_file_is_said_in_a_sentence_and_still_read(store: SqliteStore) -> None:
    table = await prepared(store)
    before = await everything(store)
    change = await large_change(store, table)
    await store.execute_fetchall("pragma query_only = on")
    with pytest.raises(ReadOnly, match="read-only"):
        await store.append(change)
    assert await everything(store) == before
    await store.execute_fetchall("pragma query_only = off")
    await store.append(change)
    assert await versions(store, table) == [0, 1, 2]


@pytest.mark.sqlite_file
async def test_a_file_that_becomes_read_only_is_said_in_a_sentence(path: Path) -> None:
    async with open_store(path) as store:
        assert isinstance(store, SqliteStore)
        table = await new_table(store, steps=1)

        def append_two(db: sqlite3.Connection) -> None:
            with writing.transaction(db):
                writing._append_step(db, step(table, 1))
                db.execute("pragma query_only = on")
                writing._append_step(db, step(table, 2))

        with pytest.raises(ReadOnly, match="read-only"):
            await store._run(append_two)
    async with open_store(path) as store:
        assert await versions(store, table) == [0]


async def test_what_was_told_to_the_thread_is_done_before_the_file_is_closed(path: Path) -> None:
    async with open_store(path) as store:
        table = await new_table(store, steps=1)
        async with busy(store):
            task = asyncio.create_task(add(store, table, steps=[step(table, 1)]))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1]
