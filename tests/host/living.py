"""What is known of a table, from memory and from the file, for the tests of live tables."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.core import Refused
from host.outbox import Post, PostKind
from host.tables import Host
from storage.store import Store
from tests.engines import before_commit, open_ready
from tests.host.people import (
    ADA,
    ALL_GAMES,
    EVERYBODY,
    PLACE,
    SEED,
    open_many,
)

LOOP_TURNS = 24
MOMENTS = 48
"""So many moments at which a task is cancelled: after so many turns of the loop, then later and later."""
BOARD = Post(kind=PostKind.BOARD, channel=5, message=6, posted=7)
HAND = replace(BOARD, kind=PostKind.HAND, seat=0)
COUNTESS = replace(ADA, name="Countess", language="fr")


def store_of(host: Host) -> Store:
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
    of_each = [await host.tables_of(person.user) for person in EVERYBODY]
    await agrees(host, *tables)
    host._live.drop()
    assert found == {place: await host.table_at(place.thread or place.channel or 0) for place in found}
    assert of_each == [await host.tables_of(person.user) for person in EVERYBODY]


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

    def stop() -> None:
        loop.call_soon_threadsafe(is_inside.set)
        go_on.wait()

    await before_commit(store_of(host), stop)
    try:
        yield is_inside, go_on
    finally:
        go_on.set()
        await before_commit(store_of(host), lambda: None)


@asynccontextmanager
async def small_host(path: Path, cache: int) -> AsyncIterator[Host]:
    """A host that remembers no more than so many bytes."""
    async with open_ready(path) as store:
        host = Host(store, ALL_GAMES, lambda: 1_700_000_000, lambda: SEED, cache=cache)
        open_many(host)
        yield host
