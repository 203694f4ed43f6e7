"""How a transaction asks for rows."""

from __future__ import annotations

import sqlite3
from typing import TypeVar

import msgspec

from storage.connection import Values
from storage.desk import Desk

T = TypeVar("T")


class Queries:
    """A transaction at its desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.run = desk.run
        self.thought = desk.thought

    async def _all(self, kind: type[T], sql: str, values: Values = ()) -> list[T]:
        """All rows a query gives, as that kind of row."""
        return [as_row(kind, row) for row in await self.run(sql, values)]

    async def _one(self, kind: type[T], sql: str, values: Values = ()) -> T | None:
        """The first row a query gives, as that kind of row."""
        for row in await self._all(kind, sql, values):
            return row
        return None


def as_row(kind: type[T], row: sqlite3.Row) -> T:
    """The columns as that kind of row; others than it has are left out."""
    return msgspec.convert(_fields(row), kind)


def _fields(row: sqlite3.Row) -> dict[str, object]:
    """The columns by name; SQLite has no booleans, so those named `has_` become ones."""
    return {name: bool(value) if name.startswith("has_") else value for name, value in dict(row).items()}
