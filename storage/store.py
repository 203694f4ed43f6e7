"""The open database: one process, one connection, one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiosqlite

from storage.connection import Connection
from storage.desk import Desk
from storage.errors import plainly
from storage.lock import Hold, only_process
from storage.memory import Memory
from storage.schema import check, migrate
from storage.transaction import Transaction

MOST_ROWS, MOST_THOUGHTS = 4096, 1024
"""Remembered at the most: some twenty rows for a table in play, and one large thing read from them."""
CACHE = 40_000_000
"""Bytes for both, half of it each, unless the store is told otherwise."""


class Store:
    """The open database; everything is read and written in transactions."""

    def __init__(
        self, connection: aiosqlite.Connection, raw: Connection, path: Path, cache: int = CACHE
    ) -> None:
        self._connection = connection
        self._raw = raw
        self._turn = asyncio.Lock()
        self._rows = Memory(MOST_ROWS, cache // 2)
        self._thoughts = Memory(MOST_THOUGHTS, cache // 2)
        self.path = path

    def forget(self) -> None:
        """Remember nothing: the file was changed without this store."""
        self._rows.forget_all()
        self._thoughts.forget_all()

    def transaction(self) -> Visit:
        """All or nothing: committed at the end of the block, rolled back if it is left any other way.

        Readers wait their turn too: on the one connection they would see what is not yet committed.
        """
        desk = Desk(self._connection, self._raw, self._rows, self._thoughts, self.path)
        return Visit(self._connection, self._turn, desk, self.forget)


class Visit:
    """A transaction's turn on the one connection."""

    def __init__(
        self,
        connection: aiosqlite.Connection,
        turn: asyncio.Lock,
        desk: Desk,
        forget: Callable[[], None],
    ) -> None:
        self._connection = connection
        self._turn = turn
        self._desk = desk
        self._forget = forget

    async def __aenter__(self) -> Transaction:
        await self._turn.acquire()
        return Transaction(self._desk)

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self._desk.is_over = True
        try:
            if kind is None:
                await self._keep()
            elif self._desk.has_begun:
                await self._take_back()
        finally:
            self._turn.release()

    async def _keep(self) -> None:
        """Commit what was written, and remember it and what was read."""
        if self._desk.has_begun:
            try:
                with plainly(self._desk.path):
                    await self._connection.commit()
            except BaseException as error:
                if isinstance(error, asyncio.CancelledError):
                    self._forget()  # only the file knows whether it was kept
                await self._take_back()
                raise
        self._desk.remember()

    async def _take_back(self) -> None:
        """Keep nothing of what was written."""
        # A cancelled statement still runs in the connection's thread. The thread takes its orders
        # one by one, so this comes after it; after a commit there is nothing to roll back.
        with plainly(self._desk.path):
            await _carry_through(self._connection.rollback())


async def _carry_through(work: Coroutine[Any, Any, None]) -> None:
    """Do the work; a cancellation meanwhile is obeyed when the work is done, and not before."""
    task = asyncio.ensure_future(work)
    is_cancelled = False
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError:
            is_cancelled = True
    task.result()
    if is_cancelled:
        raise asyncio.CancelledError


@asynccontextmanager
async def open_store(path: Path, cache: int = CACHE) -> AsyncIterator[Store]:
    """The database in that file, made or brought up to date if need be; or a StorageError.

    What is remembered of it takes no more than so many bytes.
    """
    with only_process(path) as hold:
        prepared = _connect(path, hold)
        async with aiosqlite.Connection(lambda: prepared, iter_chunk_size=64) as connection:
            yield Store(connection, prepared, path, cache)
        with suppress(OSError):  # without the note the next start only reads the file through
            hold.close()


def _connect(path: Path, hold: Hold) -> Connection:
    """A connection to a healthy database with all tables of today, for use in one other thread."""
    hold.claim()
    with plainly(path), ExitStack() as opened:
        connection = sqlite3.connect(
            hold.file, isolation_level=None, check_same_thread=False, factory=Connection
        )
        opened.callback(connection.close)
        version = check(connection, path, is_trusted=hold.is_untouched())
        hold.open()
        connection.execute("pragma journal_mode = wal")
        # NORMAL outlives a crash of ours, but a power cut could take back a step a player was told of.
        connection.execute("pragma synchronous = full")
        migrate(connection, version)
        # Only now: a migration that rebuilds a table must be free to drop the old one.
        connection.execute("pragma foreign_keys = on")
        connection.row_factory = sqlite3.Row
        opened.pop_all()
    return connection
