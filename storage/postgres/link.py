"""One connection to the server, asked in the words the SQLite file is asked in: values have names."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import asyncpg

Row = Mapping[str, Any]
Values = Mapping[str, object]
NOTHING: Values = {}
NAMED = re.compile(r"(?<!:):([a-z_]+)")
"""`:name`, but not the type after `::`."""


@cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """The same statement with `$1`, `$2` and so on, and the names they stand for."""
    names = tuple(dict.fromkeys(NAMED.findall(sql)))
    return NAMED.sub(lambda found: f"${names.index(found[1]) + 1}", sql), names


class Link:
    """A connection, on which one visit after the other is made."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    @property
    def is_lost(self) -> bool:
        """Whether nothing more comes of it."""
        return bool(self._connection.is_closed())

    async def listen(self, channel: str, told: Callable[[str], object]) -> None:
        """From now on call this with all that is said in that channel."""
        await self._connection.add_listener(channel, lambda *said: told(said[-1]))

    async def all(self, sql: str, values: Values = NOTHING) -> list[Row]:
        """All rows that answer it."""
        text, names = numbered(sql)
        found: list[Row] = await self._connection.fetch(text, *[values[name] for name in names])
        return found

    async def first(self, sql: str, values: Values = NOTHING) -> Row | None:
        """The first row that answers it, if any does."""
        text, names = numbered(sql)
        found: Row | None = await self._connection.fetchrow(text, *[values[name] for name in names])
        return found

    async def ids(self, sql: str, values: Values = NOTHING) -> list[int]:
        """The first column of all rows that answer it."""
        text, names = numbered(sql)
        return [row[0] for row in await self._connection.fetch(text, *[values[name] for name in names])]

    async def do(self, sql: str, values: Values = NOTHING) -> None:
        """Carry it out."""
        text, names = numbered(sql)
        await self._connection.execute(text, *[values[name] for name in names])

    async def each(self, sql: str, rows: Iterable[Values]) -> None:
        """Carry it out with each of these, in order and in one go."""
        text, names = numbered(sql)
        if several := [[row[name] for name in names] for row in rows]:
            await self._connection.executemany(text, several)

    async def pages(self, sql: str, size: int) -> AsyncIterator[list[Row]]:
        """All rows that answer it, so many at a time; in a transaction."""
        cursor = await self._connection.cursor(sql)
        while found := await cursor.fetch(size):
            yield found

    async def pour(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        """These rows into that table, as fast as can be."""
        await self._connection.copy_records_to_table(table, records=rows, columns=list(columns))

    async def script(self, sql: str) -> None:
        """Carry out several statements without values."""
        await self._connection.execute(sql)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """All of the block or nothing."""
        await self.script("begin")
        async with self._ending():
            yield
            await self.commit()

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[None]:
        """All that is read in the block is of one moment."""
        await self.script("begin isolation level repeatable read read only")
        async with self._ending():
            yield
            await self.script("commit")

    @asynccontextmanager
    async def _ending(self) -> AsyncIterator[None]:
        try:
            yield
        except BaseException:
            await self.take_back()
            raise

    async def take_back(self) -> None:
        """Nothing is written of a transaction that has not been committed."""
        if not self.is_lost and self._connection.is_in_transaction():
            await self._roll_back()

    async def _roll_back(self) -> None:
        """Take it back; a connection that cannot even do that is given up, and the server takes it back."""
        try:
            await self.script("rollback")
        except Exception:  # noqa: BLE001  # what went wrong before is what is told
            self.drop()

    async def commit(self) -> None:
        """What the transaction has written is written."""
        await self.script("commit")

    async def close(self) -> None:
        """Nothing is asked any more."""
        await self._connection.close(timeout=PATIENCE)

    def drop(self) -> None:
        """The same at once, whatever is under way."""
        self._connection.terminate()


PATIENCE = 10
"""Seconds in which the server is to answer a greeting, or a farewell."""
LOCKED = "2s"
"""So long anybody waits for a lock: a press is answered within three."""
IDLE = "5s"
"""So long a process may keep something from the others and do nothing: it may have been stopped."""


SIGN = "quayside.sign"
"""The setting of a connection that says whose it is."""


async def connect(address: str, sign: str = "") -> Link:
    """A connection to that server; whoever waits there for a lock waits some seconds only."""
    connection = await asyncpg.connect(
        address,
        timeout=PATIENCE,
        server_settings={
            "application_name": "quayside",
            SIGN: sign,
            "lock_timeout": LOCKED,
            "idle_in_transaction_session_timeout": IDLE,
            # A step a player was told of outlives a power cut, whatever the server is used to.
            "synchronous_commit": "on",
            "tcp_keepalives_idle": "30",
        },
    )
    return Link(connection)
