"""The SQLite file behind the store: one process, one connection, one thread that carries out transactions."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from storage.sharing import ALONE, Heard, Held, Ours, Revision
from storage.sqlite import personal, reading, writing
from storage.sqlite.lock import Hold, only_process
from storage.sqlite.plainly import plainly
from storage.sqlite.schema import check, migrate

P = ParamSpec("P")
T = TypeVar("T")


def visiting(
    work: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate[SqliteStore, P], Coroutine[Any, Any, T]]:
    """A method of the store that carries this out in the connection's thread."""

    async def visit(store: SqliteStore, /, *args: P.args, **named: P.kwargs) -> T:
        return await store._run(partial(work, **named), *args)  # noqa: SLF001  # a method of it

    return visit


class SqliteStore(aiosqlite.Connection):
    """The store in one SQLite file; `storage.store.Store` says what each call promises."""

    def __init__(self, prepared: sqlite3.Connection, path: Path) -> None:
        super().__init__(lambda: prepared, iter_chunk_size=64)
        self.path = path

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """One visit to the database: a read, or a transaction of its own.

        The thread takes one after the other and ends what it has begun, also for a caller that is cancelled.
        """
        with plainly(self.path):
            done: T = await self._execute(work, self._conn, *args)  # type: ignore[no-untyped-call]  # as it is
            return done

    is_shared = False

    async def revisions(self, table_ids: Collection[int]) -> dict[int, Revision]:
        """Nobody else changes any."""
        return dict.fromkeys(table_ids, ALONE)

    @asynccontextmanager
    async def holding(self, table_id: int) -> AsyncIterator[Held]:
        """Nobody else changes it."""
        del table_id
        yield Ours(self)

    def on_heard(self, told: Callable[[Heard], object]) -> None:
        """There is nobody to hear from."""

    async def take(
        self, names: Collection[str], owner: str, seconds: float, *, outlives: bool = False
    ) -> frozenset[str]:
        """There is nobody else whose they could be."""
        del owner, seconds, outlives
        return frozenset(names)

    async def give_up(self, names: Collection[str], owner: str) -> None:
        """There is nobody to give them to."""

    async def standing(self, names: Collection[str], seconds: float) -> frozenset[str]:
        """There is nobody else whose they could be."""
        del names, seconds
        return frozenset()

    load = visiting(reading.load)
    people_at = visiting(reading.people_at)
    append = visiting(writing.append)
    step = visiting(reading.step)
    history = visiting(reading.history)
    step_of_request = visiting(reading.step_of_request)
    tables_of = visiting(reading.tables_of)
    put_away_of = visiting(reading.put_away_of)
    lessons_of = visiting(reading.lessons_of)
    newcomers = visiting(reading.newcomers)
    tables_at = visiting(reading.tables_at)
    crowding = visiting(reading.crowding)
    unsettled = visiting(reading.unsettled)
    with_computers = visiting(reading.with_computers)
    finished = visiting(reading.finished)
    restored = visiting(reading.restored)
    untold = visiting(reading.untold)
    next_due = visiting(reading.next_due)
    due_tables = visiting(reading.due_tables)
    untimed = visiting(reading.untimed)
    person = visiting(reading.person)
    choose = visiting(writing.choose)
    close_messages = visiting(writing.close_messages)
    export = visiting(personal.export)
    begin_forgetting = visiting(personal.begin_forgetting)
    leaving = visiting(personal.leaving)
    forget = visiting(personal.forget)
    server = visiting(reading.server)
    set_server = visiting(writing.set_server)
    is_barred = visiting(reading.is_barred)
    bar = visiting(writing.bar)
    owe_greeting = visiting(writing.owe_greeting)
    greeted = visiting(writing.greeted)
    ungreeted = visiting(reading.ungreeted)
    report = visiting(writing.report)
    reported = visiting(reading.reported)
    nonce_key = visiting(reading.nonce_key)
    setting = visiting(reading.setting)
    set_setting = visiting(writing.set_setting)


@asynccontextmanager
async def open_store(path: Path) -> AsyncIterator[SqliteStore]:
    """The database in that file, made or brought up to date if need be; or a StorageError."""
    with only_process(path) as hold:
        prepared = _connect(path, hold)
        store = SqliteStore(prepared, path)
        async with store:
            yield store
        with suppress(OSError):  # without the note the next start only reads the file through
            hold.close()


def _connect(path: Path, hold: Hold) -> sqlite3.Connection:
    """A connection to a healthy database with all tables of today, for use in one other thread."""
    hold.claim()
    with plainly(path), ExitStack() as opened:
        connection = sqlite3.connect(hold.file, isolation_level=None, check_same_thread=False)
        opened.callback(connection.close)
        version = check(connection, path, is_trusted=hold.is_untouched())
        hold.open()
        connection.execute("pragma journal_mode = wal")
        # NORMAL outlives a crash of ours, but a power cut could take back a step a player was told of.
        connection.execute("pragma synchronous = full")
        # What is deleted is overwritten: whoever asks to be forgotten is not to be read out of the file.
        connection.execute("pragma secure_delete = on")
        migrate(connection, version)
        personal.tidy(connection)
        # Only now: a migration that rebuilds a table must be free to drop the old one.
        connection.execute("pragma foreign_keys = on")
        connection.row_factory = sqlite3.Row
        opened.pop_all()
    return connection
