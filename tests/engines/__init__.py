"""The database that tests of the store and the host stand on: a SQLite file, or PostgreSQL.

`QUAYSIDE_TEST_ENGINE=postgres` chooses the second, `shared` the same as it is where other processes may come
to it. A path then names a schema in a server of our own.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from storage.address import shown
from storage.sqlite import engine as sqlite_engine
from storage.sqlite.health import looking_at
from storage.store import Store
from tests.engines import server

ENGINE = os.environ.get("QUAYSIDE_TEST_ENGINE", "sqlite")
assert ENGINE in ("sqlite", "postgres", "shared"), ENGINE
IS_FILE = ENGINE == "sqlite"
IS_SHARED = ENGINE == "shared"

if IS_FILE:
    WRONG: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)
    """What the database itself refuses, because we should never have asked for it."""
    TOO_LARGE: tuple[type[Exception], ...] = (OverflowError,)
else:
    import asyncpg

    from storage.postgres import engine as postgres_engine
    from storage.postgres.link import Link

    WRONG = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
    TOO_LARGE = (asyncpg.DataError,)

Tables = dict[str, list[tuple[Any, ...]]]


def open_store(path: Path) -> AbstractAsyncContextManager[Store]:
    """The database of that name, made if need be."""
    return sqlite_engine.open_store(path) if IS_FILE else _open_schema(path)


def open_ready(path: Path) -> AbstractAsyncContextManager[Store]:
    """The same where it matters to nobody that each is made anew: a file is the copy of an empty one.

    Its keys are then those of all such files of the process.
    """
    return open_file(path) if IS_FILE else _open_schema(path)


def open_file(path: Path) -> AbstractAsyncContextManager[sqlite_engine.SqliteStore]:
    """Always a file, and the copy of an empty one if there is none yet."""
    if not path.exists():
        path.write_bytes(_empty_file())
    return sqlite_engine.open_store(path)


@cache
def _empty_file() -> bytes:
    """What the store makes where there is nothing; thirty migrations take it longer than most tests."""

    async def make(path: Path) -> None:
        async with sqlite_engine.open_store(path):
            pass

    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        _at_once(make(path))
        return path.read_bytes()


@asynccontextmanager
async def _open_schema(path: Path) -> AsyncIterator[Store]:
    await _make_schema(path)
    async with postgres_engine.open_store(address_of(path), is_shared=IS_SHARED) as store:
        yield store


def schema_of(path: Path) -> str:
    return f"q{hashlib.sha256(str(path).encode()).hexdigest()[:20]}"


def name_of(path: Path) -> str:
    """What the database is called where something is said of it."""
    return str(path) if IS_FILE else shown(address_of(path))


def setting_of(path: Path) -> str:
    """How a bot is told of it; a server's database is made ready for it."""
    if IS_FILE:
        return str(path)
    _at_once(_make_schema(path))
    return address_of(path)


async def _make_schema(path: Path) -> None:
    async with outside(path) as connection:
        await connection.execute(f"create schema if not exists {schema_of(path)}")


def address_of(path: Path) -> str:
    return f"{server.address()}?search_path={schema_of(path)}"


@asynccontextmanager
async def outside(path: Path) -> AsyncIterator[Any]:
    """A connection of somebody else to the same PostgreSQL database."""
    connection = await asyncpg.connect(address_of(path))
    try:
        yield connection
    finally:
        await connection.close()


async def ask(store: Store, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """The rows that answer it, `?` for each value; or what is done, where nothing answers."""
    if isinstance(store, sqlite_engine.SqliteStore):
        return [tuple(row) for row in await store.execute_fetchall(sql, values)]

    async def fetch(link: Link) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await link._connection.fetch(_numbered(sql), *values)]

    found: list[tuple[Any, ...]] = await _visit(store, fetch)
    return found


def ask_outside(path: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """The rows that answer it, `?` for each value, as somebody else sees them while our loop stands still."""
    if IS_FILE:
        with looking_at(path) as connection:
            return connection.execute(sql, values).fetchall()
    found: list[tuple[Any, ...]] = _at_once(_ask_outside(path, _numbered(sql), *values))
    return found


async def _ask_outside(path: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    async with outside(path) as connection:
        return [tuple(row) for row in await connection.fetch(sql, *values)]


def _numbered(sql: str) -> str:
    """With `$1`, `$2` and so on for each `?`."""
    first, *more = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(more, start=1))


def _at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """What comes of it, in a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def everything(store: Store) -> Tables:
    """All rows of all tables."""
    if isinstance(store, sqlite_engine.SqliteStore):
        return await store._run(_read_file)

    async def read(link: Link) -> Tables:
        return await _read_schema(link._connection)

    found: Tables = await _visit(store, read)
    return found


async def everything_outside(path: Path) -> Tables:
    """The same as another connection sees it."""
    if IS_FILE:
        with closing(sqlite3.connect(path.as_uri() + "?mode=ro", uri=True)) as other:
            return _read_file(other)
    async with outside(path) as connection:
        return await _read_schema(connection)


def everything_at_once(path: Path) -> Tables:
    """The same while our event loop stands still."""
    found: Tables = _at_once(everything_outside(path))
    return found


def _read_file(db: sqlite3.Connection) -> Tables:
    names = [row[0] for row in db.execute("select name from sqlite_schema where type = 'table'")]
    return {name: [tuple(row) for row in db.execute(f"select * from {name}")] for name in sorted(names)}


async def _read_schema(connection: Any) -> Tables:
    names = await connection.fetch("select tablename from pg_tables where schemaname = current_schema()")
    return {
        name: sorted([tuple(row) for row in await connection.fetch(f"select * from {name}")], key=str)
        for name in sorted(row[0] for row in names)
    }


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """The connection does nothing until the block ends."""
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wait(_: object) -> Any:
        if IS_FILE:
            return asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        return go_on.wait()

    task = asyncio.create_task(_visit(store, wait))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        go_on.set()
        await task


async def before_commit(store: Store, told: Callable[[], object]) -> None:
    """From now on that is called in each transaction when it has written all it will; it may wait."""
    if isinstance(store, sqlite_engine.SqliteStore):
        await store.set_trace_callback(lambda sql: told() if sql == "commit" else None)
        return

    def watch(link: Link) -> None:
        async def commit() -> None:
            await asyncio.to_thread(told)
            await Link.commit(link)

        vars(link)["commit"] = commit

    _with_each_link(store, watch)


def _with_each_link(store: Store, watch: Callable[[Link], object]) -> None:
    """Do that with every connection that is written on, now or later."""
    watch(vars(store)["_link"])
    spares = vars(store)["_spares"]
    known: list[Link] = []

    async def take() -> Link:
        link: Link = await type(spares).take(spares)
        if link not in known:
            known.append(link)
            watch(link)
        return link

    vars(spares)["take"] = take


async def listen(store: Store, told: Callable[[str], object]) -> None:
    """From now on each statement is told, but for where a transaction begins and ends."""

    def tell(sql: str) -> None:
        if sql.split(maxsplit=1)[0] not in ("begin", "commit"):
            told(sql)

    if isinstance(store, sqlite_engine.SqliteStore):
        await store.set_trace_callback(tell)
    else:
        _with_each_link(
            store, lambda link: link._connection.add_query_logger(lambda record: tell(record.query))
        )


async def _visit(store: Any, work: Callable[..., Any]) -> Any:
    return await store._run(work)
