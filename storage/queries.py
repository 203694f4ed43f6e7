"""How a transaction asks for rows, and remembers what was made of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

from storage.connection import Values
from storage.desk import Desk
from storage.memory import MISSING, Memory

T = TypeVar("T")


class Queries:
    """A transaction at its desk."""

    def __init__(self, desk: Desk, thoughts: Memory) -> None:
        self._desk = desk
        self._thoughts = thoughts
        self.run = desk.run

    def thought(self, key: tuple[object, ...], think: Callable[[], T]) -> T:
        """What was made of rows that never change, by a name that is never used for anything else."""
        found = self._thoughts.recall(key)
        if found is MISSING:
            found = think()
            self._thoughts.keep(key, found)
        return cast(T, found)

    async def _all(self, kind: type[T], sql: str, values: Values = ()) -> list[T]:
        """All rows a query gives, as that kind of row."""
        return [msgspec.convert(_fields(row), kind) for row in await self.run(sql, values)]

    async def _one(self, kind: type[T], sql: str, values: Values = ()) -> T | None:
        """The first row a query gives, as that kind of row."""
        for row in await self._all(kind, sql, values):
            return row
        return None


def _fields(row: sqlite3.Row) -> dict[str, object]:
    """The columns by name; SQLite has no booleans, so those named `has_` become ones."""
    return {name: bool(value) if name.startswith("has_") else value for name, value in dict(row).items()}
