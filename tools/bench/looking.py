"""A look into a database beside the running bot, whichever engine it has; nobody is disturbed by it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from storage.address import Database
from storage.sqlite.health import looking_at

if TYPE_CHECKING:
    from storage.postgres.link import Link, Values

T = TypeVar("T")


def ask(database: Database, sql: str, **values: object) -> list[tuple[Any, ...]]:
    """All rows that answer it, in words that both engines understand; `:name` for a value."""
    if isinstance(database, Path):
        with looking_at(database) as connection:
            return connection.execute(sql, values).fetchall()
    return _window(database.address).ask(sql, values)


def change(database: Database, sql: str, **values: object) -> None:
    """Do that, while no bot runs."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(sql, values)
    else:
        _window(database.address).ask(sql, values)


class Window:
    """A connection with a loop of its own, for those who cannot wait."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._link: Link | None = None
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def ask(self, sql: str, values: Values) -> list[tuple[Any, ...]]:
        """All rows that answer it."""
        return self._done(self._ask(sql, values))

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _ask(self, sql: str, values: Values) -> list[tuple[Any, ...]]:
        from storage.postgres.link import connect  # noqa: PLC0415  # only who has it

        if self._link is None or self._link.is_lost:
            self._link = await connect(self._address)
        return [tuple(row.values()) for row in await self._link.all(sql, values)]


@cache
def _window(address: str) -> Window:
    return Window(address)
