"""The PostgreSQL database behind the store: one connection, on which one call follows the other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import asyncpg

from storage import statements
from storage.address import shown
from storage.errors import AlreadyOpen, TakenOver
from storage.postgres import personal, reading, writing
from storage.postgres.link import Link, connect
from storage.postgres.plainly import LOST, plainly
from storage.postgres.schema import check, hold, migrate

P = ParamSpec("P")
T = TypeVar("T")

OPENED_AS = "opened_as"
"""The setting that says who has opened the database last: each opening has a sign of its own."""


def visiting(
    work: Callable[Concatenate[Link, P], Awaitable[T]],
) -> Callable[Concatenate[PostgresStore, P], Coroutine[Any, Any, T]]:
    """A method of the store that carries this out on its connection."""

    async def visit(store: PostgresStore, /, *args: P.args, **named: P.kwargs) -> T:
        return await store._run(partial(work, **named), *args)  # noqa: SLF001  # a method of it

    return visit


class PostgresStore:
    """The store in one PostgreSQL database; `storage.store.Store` says what each call promises."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.name = shown(address)
        """The address without the password."""
        self._opened_as = secrets.token_hex(8)
        self._link: Link | None = None
        self._turn = asyncio.Lock()
        self._visits: set[asyncio.Future[Any]] = set()

    def __repr__(self) -> str:
        return f"<the store in {self.name}>"

    async def _run(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        """One visit to the database: a read, or a transaction of its own.

        One follows the other, and what has begun is ended, also for a caller that is cancelled.
        """
        visit = asyncio.ensure_future(self._visit(work, *args))
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)
        return await asyncio.shield(visit)

    async def _visit(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        async with self._turn:
            with plainly(self._address):
                link = await self._linked()
                try:
                    return await work(link, *args)
                except LOST:
                    link.drop()
                    raise

    async def _linked(self) -> Link:
        """The connection, or a new one where the server has let go of it."""
        if self._link is None:
            self._link = await _prepared(self._address)
            await self._link.do(statements.SETTING, {"key": OPENED_AS, "value": self._opened_as})
        elif self._link.is_lost:
            link = await _prepared(self._address)
            if await reading.setting(link, OPENED_AS) != self._opened_as:
                link.drop()
                raise TakenOver(self.name)
            self._link = link
        return self._link

    async def open(self) -> None:
        """Bring the database up to date; from now on no other process may open it."""
        await self._run(_nothing)

    async def close(self) -> None:
        """End what was begun, and let go of the database."""
        while self._visits:
            await asyncio.wait(self._visits)
        if self._link is not None:
            with plainly(self._address):
                await self._link.close()

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


async def _nothing(link: Link) -> None:
    del link


async def _prepared(address: str) -> Link:
    """A connection to a database with all tables of today, which nobody else has open."""
    link = await connect(address)
    try:
        try:
            await hold(link)
        except asyncpg.LockNotAvailableError:
            raise AlreadyOpen(shown(address)) from None
        await migrate(link, await check(link, shown(address)))
    except BaseException:
        link.drop()
        raise
    return link


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[PostgresStore]:
    """The database at that address, made or brought up to date if need be; or a StorageError."""
    store = PostgresStore(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
