"""All of a database into another, empty one, whichever engines they are; nothing arrives or all does."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from storage.address import Database, Server
from storage.errors import ChangedOnTheWay
from storage.opening import need_driver
from storage.sqlite import carrying

TABLES = (
    *("tables", "steps", "boxes", "seats", "former", "standing", "timers", "polls", "ballots"),
    *("posts", "outbox", "places", "guests", "restored", "reports", "people", "leaving", "forgotten"),
    *("servers", "barred", "settings", "nonces"),
)
"""Each after those it refers to."""
NOT_MOVED = ("revision",)
"""Columns that mean something where several processes share the rows, and only until they end."""
OF_ITS_OWN = ("opened_as", "untidy")
"""Settings that a database has for itself."""
Row = tuple[Any, ...]


class Room(Protocol):
    """What a database holds, while nobody else has it open."""

    async def columns(self, table: str) -> list[str]:
        """What a row there consists of."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """All rows, some at a time."""

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """These rows too."""

    async def counters(self) -> dict[str, int]:
        """The last number that was given, of what is numbered, whether the row is still there or not."""

    async def count_on(self, counters: dict[str, int]) -> None:
        """The next numbers come after these."""


class Content(Struct, frozen=True):
    """What there is in a table: two are the same if this is."""

    rows: int
    digest: str


async def move(source: Database, target: Database) -> dict[str, Content]:
    """Copy all there is; what arrived is read again and compared before it is kept. Or a StorageError."""
    async with giving(source) as there, taking(target) as here:
        sent: dict[str, Content] = {}
        for table in TABLES:
            columns = moved_columns(await there.columns(table))
            assert sorted(columns) == sorted(moved_columns(await here.columns(table))), table
            tally = Tally(table, columns)
            async for rows in there.rows(table, columns):
                kept = [row for row in rows if tally.note(row)]
                await here.put(table, columns, kept)
            sent[table] = tally.content()
        counters = await there.counters()
        await here.count_on(counters)
        arrived = await contents(here)
        for table in TABLES:
            if arrived[table] != sent[table]:
                raise ChangedOnTheWay(str(target), table=table)
        if await here.counters() != counters:
            raise ChangedOnTheWay(str(target), table="the numbers")
    return sent


async def contents(room: Room) -> dict[str, Content]:
    """What a database holds, table by table."""
    found = {}
    for table in TABLES:
        tally = Tally(table, moved_columns(await room.columns(table)))
        async for rows in room.rows(table, tally.columns):
            for row in rows:
                tally.note(row)
        found[table] = tally.content()
    return found


class Tally:
    """Counts and sums up rows, in whatever order they come."""

    def __init__(self, table: str, columns: Sequence[str]) -> None:
        self.columns = columns
        self._key = columns.index("key") if table == "settings" else None
        self._truths = [name.startswith("has_") for name in columns]
        self._rows = 0
        self._sum = 0

    def note(self, row: Row) -> bool:
        """One more; False of one that is not moved."""
        if self._key is not None and row[self._key] in OF_ITS_OWN:
            return False
        same = [bool(value) if is_truth else value for value, is_truth in zip(row, self._truths, strict=True)]
        self._sum += int.from_bytes(hashlib.sha256(msgspec.json.encode(same)).digest(), "big")
        self._rows += 1
        return True

    def content(self) -> Content:
        """All that was noted."""
        return Content(self._rows, f"{self._sum % 2**256:064x}")


def moved_columns(columns: Sequence[str]) -> list[str]:
    """Those of them that are moved, in an order that both engines have."""
    return sorted(name for name in columns if name not in NOT_MOVED)


def giving(database: Database) -> AbstractAsyncContextManager[Room]:
    """The database, brought up to date, which nobody else has open."""
    if isinstance(database, Server):
        need_driver(database)
        from storage.postgres import carrying as carrying_there  # noqa: PLC0415  # only who has it

        return carrying_there.giving(database.address)
    return carrying.giving(database)


def taking(database: Database) -> AbstractAsyncContextManager[Room]:
    """A new database, kept when the block ends well; or a StorageError."""
    if isinstance(database, Server):
        need_driver(database)
        from storage.postgres import carrying as carrying_there  # noqa: PLC0415  # as above

        return carrying_there.taking(database.address)
    return carrying.taking(database)
