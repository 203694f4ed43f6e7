"""A look at a PostgreSQL database that changes nothing, whether or not the bot is running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from storage.address import shown
from storage.postgres.link import Link, connect
from storage.postgres.plainly import plainly
from storage.postgres.schema import MIGRATIONS, check
from storage.sqlite.health import Counted, Health

T = TypeVar("T")
UNTOLD = (
    "select count(*) as untold, min(created) as oldest from outbox"
    " where done is null and payload::json ->> 'held_by' is null"
)


def examined(address: str) -> Health | None:
    """A database of ours, None where its tables are still to be made; or a StorageError."""

    async def look(link: Link) -> Health | None:
        version = await check(link, shown(address))
        if version == 0:
            return None
        (games,) = await link.ids("select count(*) from tables")
        return Health(games, version < len(MIGRATIONS))

    return asyncio.run(_looked(address, look))


def counted(address: str) -> Counted:
    """Tables and messages, while the bot is running; or a StorageError."""

    async def count(link: Link) -> Counted:
        tables = await link.all("select status, count(*) as number from tables group by status")
        waiting = await link.first(UNTOLD)
        assert waiting is not None
        numbers = {row["status"]: row["number"] for row in tables}
        return Counted(numbers, waiting["untold"], waiting["oldest"])

    return asyncio.run(_looked(address, count))


async def _looked(address: str, work: Callable[[Link], Awaitable[T]]) -> T:
    with plainly(address):
        link = await connect(address)
        try:
            return await work(link)
        finally:
            link.drop()
