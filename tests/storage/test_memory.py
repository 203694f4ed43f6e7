"""What is remembered is what the file says, also after a transaction that was taken back."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from msgspec.structs import replace



from storage.sqlite.engine import SqliteStore
from tests.storage.sample import message, new_table, step


class TakenBack(Exception):
    """Leaves a transaction."""


async def everything(store: SqliteStore, table: int) -> list[object]:
    async with store.transaction() as rows:
        history = [replace(row, state=None) for row in await rows.history(table)]
        owed = [await rows.last_owed(table, "board", seat) for seat in range(2)]
        return [history, await rows.pending(), owed, await rows.unpressed_actions(table, 0, after=1)]


async def as_read(store: SqliteStore, table: int) -> list[object]:
    """The same from the file alone."""
    store.forget()
    return await everything(store, table)


async def play(store: SqliteStore, table: int, version: int) -> None:
    async with store.transaction() as rows:
        await rows.append(step(table, version, f"click {version}" if version % 2 else None))
        await rows.owe(replace(message(table, version), seat=version % 3 or None))
        for owed in (await rows.pending())[:-2]:
            await rows.told([owed.id], 5)


@pytest.mark.parametrize("steps", [3, MOST_RECENT + 3])
async def test_memory_and_file_agree(store: SqliteStore, steps: int) -> None:
    table = await new_table(store, steps=1)
    for version in range(1, steps):
        await play(store, table, version)
    remembered = await everything(store, table)
    assert remembered == await as_read(store, table)
    await play(store, table, steps)
    remembered = await everything(store, table)
    assert remembered == await as_read(store, table)


async def test_what_is_taken_back_is_forgotten(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    await play(store, table, 1)
    before = await everything(store, table)

    async def fail() -> None:
        async with store.transaction() as rows:
            await rows.append(step(table, 2, "lost"))
            await rows.owe(message(table, 2))
            await rows.told([(await rows.pending())[0].id], 5)
            rows.thought(("state", table, 2), lambda: "lost")
            raise TakenBack

    with pytest.raises(TakenBack):
        await fail()
    assert await everything(store, table) == before
    assert await as_read(store, table) == before
    async with store.transaction() as rows:
        assert rows.thought(("state", table, 2), lambda: "made anew") == "made anew"


@pytest.mark.parametrize("turns", range(20))
async def test_cancelled_at_any_moment_memory_and_file_agree(store: SqliteStore, turns: int) -> None:
    table = await new_table(store, steps=1)
    await everything(store, table)
    task = asyncio.create_task(play(store, table, 1))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    remembered = await everything(store, table)
    assert remembered == await as_read(store, table)


def test_what_is_not_used_is_forgotten_and_what_is_used_is_kept() -> None:
    memory = Memory(8)
    memory.keep("used", 0)
    for number in range(100):
        memory.keep(number, number)
        assert memory.recall("used") == 0
    kept = [number for number in range(100) if memory.recall(number) is not MISSING]
    assert 3 <= len(kept) < 8
    assert kept[-1] == 99


async def test_the_number_of_a_message_is_never_used_twice(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    told: list[int] = []
    for version in range(1, 5):
        async with store.transaction() as rows:
            await rows.append(step(table, version))
            await rows.owe(message(table, version))
            (owed,) = await rows.pending()
            told.append(owed.id)
            await rows.told([owed.id], 5)
        if version == 2:
            async with store.transaction() as rows:
                await rows.run("delete from outbox")
            store.forget()
    assert told == sorted(set(told))


async def test_a_cancelled_reader_spoils_nothing(store: SqliteStore) -> None:
    table = await new_table(store, steps=1)
    is_inside = asyncio.Event()

    async def reader() -> None:
        async with store.transaction() as rows:
            await rows.last_step(table)
            is_inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(reader())
    await is_inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await play(store, table, 1)
    assert await everything(store, table) == await as_read(store, table)


def test_large_things_are_forgotten_sooner() -> None:
    memory = Memory(1000, 100_000)
    for number in range(400):
        memory.keep(number, [str(each) * 10 for each in range(number, number + 50)])
        assert memory.bytes <= 100_000
    kept = [number for number in range(400) if memory.recall(number) is not MISSING]
    assert kept[-1] == 399
    assert 5 < len(kept) < 100


def test_a_step_weighs_what_its_texts_do() -> None:
    memory = Memory(1000, 10**9)
    row = step(1, 1)
    memory.keep("small", row)
    small = memory.bytes
    memory.keep("large", replace(row, state="x" * 50_000))
    assert memory.bytes - 2 * small == 50_000 - len(row.state or "")
    memory.forget(["large"])
    assert memory.bytes == small
