"""The PostgreSQL database behind the store: one connection, on which one call follows the other.

Where other processes share it, what may wait for them is done on connections of its own.
"""

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
from storage.postgres import leasing, personal, reading, writing
from storage.postgres.held import HeldRow
from storage.postgres.link import Link, connect
from storage.postgres.plainly import LOST, plainly
from storage.postgres.schema import hold, migrate
from storage.postgres.spares import Spares
from storage.postgres.telling import CHANNEL, heard
from storage.sharing import Heard, Held, Ours

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


def writing_to(
    work: Callable[Concatenate[Link, P], Awaitable[T]],
) -> Callable[Concatenate[PostgresStore, P], Coroutine[Any, Any, T]]:
    """The same of what may have to wait until another process has written."""

    async def visit(store: PostgresStore, /, *args: P.args, **named: P.kwargs) -> T:
        return await store._write(partial(work, **named), *args)  # noqa: SLF001  # a method of it

    return visit


class PostgresStore:
    """The store in one PostgreSQL database; `storage.store.Store` says what each call promises."""

    def __init__(self, address: str, *, is_shared: bool = False) -> None:
        self._address = address
        self.name = shown(address)
        """The address without the password."""
        self.is_shared = is_shared
        """Whether other processes may open it too, and write to it."""
        self._opened_as = secrets.token_hex(8)
        self._link: Link | None = None
        self._spares = Spares(address, self._opened_as)
        self._turn = asyncio.Lock()
        self._visits: set[asyncio.Future[Any]] = set()
        self._told: Callable[[Heard], object] = lambda _: None

    def __repr__(self) -> str:
        return f"<the store in {self.name}>"

    async def _run(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        """One visit to the database: a read, or a transaction of its own.

        One follows the other, and what has begun is ended, also for a caller that is cancelled.
        """
        return await self._begun(self._visit(work, *args))

    async def _begun(self, work: Coroutine[Any, Any, T]) -> T:
        visit = asyncio.ensure_future(work)
        self._visits.add(visit)
        visit.add_done_callback(self._visits.discard)
        return await asyncio.shield(visit)

    async def _ended(self, work: Coroutine[Any, Any, T]) -> T:
        """The same; who is cancelled goes when it has ended, for beside it others may look at once."""
        visit = asyncio.ensure_future(self._begun(work))
        try:
            return await asyncio.shield(visit)
        except asyncio.CancelledError:
            await asyncio.wait((visit,))
            raise

    async def _visit(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        async with self._turn:
            with plainly(self._address):
                link = await self._linked()
                try:
                    return await work(link, *args)
                except LOST:
                    link.drop()
                    raise

    async def _write(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        """The same; it keeps up no reader while it waits for another process."""
        return await (self._ended(self._beside(work, *args)) if self.is_shared else self._run(work, *args))

    async def _beside(self, work: Callable[..., Awaitable[T]], *args: object) -> T:
        with plainly(self._address):
            link = await self._spares.take()
            try:
                return await work(link, *args)
            finally:
                await self._spares.give_back(link)

    async def _linked(self) -> Link:
        """The connection, or a new one where the server has let go of it."""
        if self._link is None:
            self._link = await self._prepared()
            await self._link.do(statements.SETTING, {"key": OPENED_AS, "value": self._opened_as})
        elif self._link.is_lost:
            link = await self._prepared()
            # What several know of a table counts at its revision, whoever was there meanwhile.
            if not self.is_shared and await reading.setting(link, OPENED_AS) != self._opened_as:
                link.drop()
                raise TakenOver(self.name)
            self._link = link
        return self._link

    async def _prepared(self) -> Link:
        """A connection to a database with all tables of today, open to nobody else or to who shares it."""
        link = await connect(self._address, self._opened_as)
        try:
            try:
                await hold(link, is_shared=self.is_shared)
            except asyncpg.LockNotAvailableError:
                raise AlreadyOpen(self.name) from None
            if self._link is None:  # a newer process beside us may have added to it since
                await migrate(link, self.name)
            if self.is_shared:
                (channel,) = await link.ids(f"select {CHANNEL}")  # our own words
                await link.listen(str(channel), self._hear)
        except BaseException:
            link.drop()
            raise
        return link

    # Other processes

    def on_heard(self, told: Callable[[Heard], object]) -> None:
        """Call this with what other processes commit."""
        self._told = told

    def _hear(self, said: str) -> None:
        if (what := heard(said, self._opened_as)) is not None:
            self._told(what)

    @asynccontextmanager
    async def holding(self, table_id: int) -> AsyncIterator[Held]:
        """No other process changes that table until the block ends."""
        if not self.is_shared:
            yield Ours(self)
            return
        held = HeldRow(self._spares, self._ended, self._address)
        try:
            await held.take(table_id)
            yield held
        finally:
            await self._begun(held.let_go())

    async def open(self) -> None:
        """Bring the database up to date; from now on others may not open it, or only those who share it."""
        await self._run(_nothing)

    async def only_link(self) -> Link:
        """The connection itself, for whoever uses the store for nothing else."""
        async with self._turn:
            return await self._linked()

    async def close(self) -> None:
        """End what was begun, and let go of the database."""
        while self._visits:
            await asyncio.wait(self._visits)
        with plainly(self._address):
            await self._spares.close()
            if self._link is not None:
                await self._link.close()

    take = visiting(leasing.take)  # on the connection that lives as long as we do
    give_up = writing_to(leasing.give_up)
    standing = visiting(leasing.standing)
    revisions = visiting(reading.revisions)
    load = visiting(reading.load)
    people_at = visiting(reading.people_at)
    append = writing_to(writing.append)
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
    choose = writing_to(writing.choose)
    close_messages = writing_to(writing.close_messages)
    export = visiting(personal.export)
    begin_forgetting = writing_to(personal.begin_forgetting)
    leaving = visiting(personal.leaving)
    forget = writing_to(personal.forget)
    server = visiting(reading.server)
    set_server = writing_to(writing.set_server)
    is_barred = visiting(reading.is_barred)
    bar = writing_to(writing.bar)
    owe_greeting = writing_to(writing.owe_greeting)
    greeted = writing_to(writing.greeted)
    ungreeted = visiting(reading.ungreeted)
    report = writing_to(writing.report)
    reported = visiting(reading.reported)
    nonce_key = visiting(reading.nonce_key)
    setting = visiting(reading.setting)
    set_setting = writing_to(writing.set_setting)


async def _nothing(link: Link) -> None:
    del link


@asynccontextmanager
async def open_store(address: str, *, is_shared: bool = False) -> AsyncIterator[PostgresStore]:
    """The database at that address, made or brought up to date if need be; or a StorageError.

    Shared it is open to others who share it, and to nobody else.
    """
    store = PostgresStore(address, is_shared=is_shared)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
