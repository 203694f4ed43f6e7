"""All that is in a database of a PostgreSQL server, to be moved from it or to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from storage.address import shown
from storage.errors import NotEmpty, NotTaken
from storage.postgres.engine import open_store
from storage.postgres.link import Link
from storage.postgres.plainly import plainly

AT_ONCE = 500
"""Rows that are read or written together."""
BY_ITSELF = ("migrations", "settings", "nonces", "leases")
"""Tables that hold something also where there has never been a game, or that are no game's."""
HOWEVER_LONG = "set idle_in_transaction_session_timeout = 0"
COLUMNS = (
    "select column_name as name from information_schema.columns"
    " where table_schema = current_schema() and table_name = :table"
)
OURS = "select tablename as name from pg_tables where schemaname = current_schema()"
NUMBERED = (
    "select table_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence"
    " from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'"
    " and table_name != 'standing'"
)
"""What is numbered so that no number is ever given twice."""


class ServerRoom:
    """What a server's database holds, in one transaction."""

    def __init__(self, link: Link, name: str) -> None:
        self._link = link
        self._name = name

    async def columns(self, table: str) -> list[str]:
        """What a row there consists of."""
        return [row["name"] for row in await self._link.all(COLUMNS, {"table": table})]

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows, some at a time."""
        named = ", ".join(f'"{name}"' for name in columns)
        sql = f"select {named} from {table}"  # noqa: S608  # our own words
        async for rows in self._link.pages(sql, AT_ONCE):
            yield [tuple([row[name] for name in columns]) for row in rows]

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        """These rows too."""
        truths = [name.startswith("has_") for name in columns]
        made = [
            tuple([bool(v) if truth else v for v, truth in zip(row, truths, strict=True)]) for row in rows
        ]
        try:
            await self._link.pour(table, columns, made)
        except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError) as error:
            reason = str(error).splitlines()[0]
            raise NotTaken(self._name, table=table, reason=reason) from error

    async def counters(self) -> dict[str, int]:
        """The last number that was given, of what is numbered."""
        found = {}
        for row in await self._link.all(NUMBERED):
            last = await self._link.first(f"select last_value, is_called from {row['sequence']}")  # noqa: S608
            assert last is not None
            found[row["name"]] = int(last["last_value"]) - (0 if last["is_called"] else 1)
        return found

    async def count_on(self, counters: dict[str, int]) -> None:
        """The next numbers come after these."""
        for row in await self._link.all(NUMBERED):
            await self._restart(row["sequence"], counters[row["name"]])
        (last,) = await self._link.ids("select coalesce(max(id), 0) from standing")
        await self._restart("standing_id_seq", last)

    async def _restart(self, sequence: str, last: int) -> None:
        # Unlike `setval` it is taken back with the transaction.
        await self._link.script(f"alter sequence {sequence} restart with {last + 1}")


@asynccontextmanager
async def giving(address: str) -> AsyncIterator[ServerRoom]:
    """The database, which nobody else has open."""
    async with open_store(address) as store:
        with plainly(address):
            link = await store.only_link()
            await link.script(HOWEVER_LONG)
            async with link.moment():
                yield ServerRoom(link, store.name)


@asynccontextmanager
async def taking(address: str) -> AsyncIterator[ServerRoom]:
    """The database, in which there has never been a game; what is written is kept if the block ends well."""
    async with open_store(address) as store:
        with plainly(address):
            link = await store.only_link()
            await link.script(HOWEVER_LONG)
            async with link.transaction():
                room = ServerRoom(link, store.name)
                await _must_be_empty(link, room, address)
                await link.script("delete from nonces; delete from settings where key != 'opened_as'")
                yield room


async def _must_be_empty(link: Link, room: ServerRoom, address: str) -> None:
    for row in await link.all(OURS):
        if row["name"] in BY_ITSELF:
            continue
        if await link.ids(f"select 1 from {row['name']} limit 1"):  # noqa: S608  # a table of ours
            raise NotEmpty(shown(address))
    if any((await room.counters()).values()):  # there were games, and their buttons may still be somewhere
        raise NotEmpty(shown(address))
