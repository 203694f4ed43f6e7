"""A transaction is whole or nothing, whatever happens to the task that began it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from storage.errors import DiskFull, ReadOnly
from storage.sqlite.engine import SqliteStore, open_store
from tests.storage.sample import new_table, step, versions

LONG_STATEMENT = (
    "with recursive number(n) as (select 1 union all select n + 1 from number where n < 200000)"
    " insert into settings (key, value) select 'long ' || n, '' from number"
)


async def set_both(store: SqliteStore, value: str) -> None:
    async with store.transaction() as rows:
        await rows.set_setting("first", value)
        await rows.set_setting("second", value)


async def settings(store: SqliteStore) -> dict[str, str]:
    async with store.transaction() as rows:
        return {row["key"]: row["value"] for row in await rows.run("select key, value from settings")}


async def test_an_error_takes_everything_back(store: SqliteStore) -> None:

    async def fail() -> None:
        async with store.transaction() as rows:
            await rows.set_setting("first", "lost")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await settings(store) == {}


async def test_a_cancelled_transaction_leaves_the_neighbours_rows(store: SqliteStore) -> None:
    is_inside = asyncio.Event()

    async def never_done() -> None:
        async with store.transaction() as rows:
            await rows.set_setting("first", "lost")
            is_inside.set()
            await asyncio.Event().wait()

    await set_both(store, "before")
    task = asyncio.create_task(never_done())
    await is_inside.wait()
    neighbour = asyncio.create_task(set_both(store, "after"))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await neighbour
    assert await settings(store) == {"first": "after", "second": "after"}


async def test_a_statement_running_in_its_thread_is_taken_back_too(store: SqliteStore) -> None:
    is_running = asyncio.Event()

    async def write_long() -> None:
        async with store.transaction() as rows:
            is_running.set()
            await rows.run(LONG_STATEMENT)

    task = asyncio.create_task(write_long())
    await is_running.wait()
    neighbour = asyncio.create_task(set_both(store, "kept"))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await neighbour
    assert await settings(store) == {"first": "kept", "second": "kept"}


async def test_cancelled_again_during_the_rollback(store: SqliteStore) -> None:
    is_running = asyncio.Event()

    async def write_long() -> None:
        async with store.transaction() as rows:
            is_running.set()
            await rows.run(LONG_STATEMENT)

    task = asyncio.create_task(write_long())
    await is_running.wait()
    for _ in range(20):  # while the thread is busy, the rollback waits behind the statement
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    await set_both(store, "kept")
    assert task.cancelled()
    assert await settings(store) == {"first": "kept", "second": "kept"}


@pytest.mark.parametrize("turns", range(40))
async def test_cancelled_at_any_moment_it_is_whole_or_nothing(store: SqliteStore, turns: int) -> None:
    await set_both(store, "before")
    task = asyncio.create_task(set_both(store, "cancelled"))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    found = await settings(store)
    assert found["first"] == found["second"]
    await set_both(store, "after")
    assert await settings(store) == {"first": "after", "second": "after"}


async def test_transactions_do_not_see_each_other(store: SqliteStore) -> None:
    is_written, may_end = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with store.transaction() as rows:
            await rows.set_setting("first", "open")
            is_written.set()
            await may_end.wait()
            await rows.set_setting("first", "whole")

    writer = asyncio.create_task(write())
    await is_written.wait()
    reader = asyncio.create_task(settings(store))
    await asyncio.sleep(0)
    may_end.set()
    assert await reader == {"first": "whole"}
    await writer


async def test_a_transaction_that_is_over_can_do_nothing(store: SqliteStore) -> None:
    async with store.transaction() as rows:
        await rows.set_setting("first", "done")
    with pytest.raises(RuntimeError):
        await rows.set_setting("first", "late")


async def test_a_full_disk_takes_back_the_transaction_and_nothing_else(store: SqliteStore) -> None:
    table = await new_table(store, steps=2)
    async with store.transaction() as rows:
        (pages,) = await rows.run("pragma page_count")
        await rows.run(f"pragma max_page_count = {pages['page_count'] + 3}")
    state = '{"map": "' + "x" * 50_000 + '"}'

    async def append_two() -> None:
        async with store.transaction() as rows:
            await rows.append(step(table, 2))
            await rows.append(step(table, 3, state=state))

    with pytest.raises(DiskFull, match="the disk is full"):
        await append_two()
    assert await versions(store, table) == [0, 1]
    async with store.transaction() as rows:
        await rows.run("pragma max_page_count = 4294967294")
        await rows.append(step(table, 2, state=state))
    assert await versions(store, table) == [0, 1, 2]


async def test_a_file_that_becomes_read_only_is_said_in_a_sentence(path: Path) -> None:
    async with open_store(path) as store:
        table = await new_table(store, steps=1)

        async def append_two() -> None:
            async with store.transaction() as rows:
                await rows.append(step(table, 1))
                await rows.run("pragma query_only = on")
                await rows.append(step(table, 2))

        with pytest.raises(ReadOnly, match="read-only"):
            await append_two()
    async with open_store(path) as store:
        assert await versions(store, table) == [0]
