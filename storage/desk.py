"""Where a transaction works: it asks the connection, remembers, and begins only when something is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from storage.connection import Connection, Order, Values
from storage.errors import plainly
from storage.memory import MISSING, Memory

T = TypeVar("T")


class Desk:
    """One transaction at work; what it remembers is everybody's once it is committed."""

    def __init__(
        self, connection: aiosqlite.Connection, raw: Connection, memory: Memory, thoughts: Memory, path: Path
    ) -> None:
        self._connection = connection
        self._raw = raw
        self._memory = memory
        self._thoughts = thoughts
        self._fresh_thoughts: dict[Hashable, Any] = {}
        self._fresh: dict[Hashable, Any] = {}
        self._gone: set[Hashable] = set()
        self._gone_kinds: set[str] = set()
        self.path = path
        self.has_begun = False
        self.is_over = False
        """From then on nothing can be done here: it would land in another's transaction."""

    async def run(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows a statement gives, now; all but a query begins the transaction."""
        if self.is_over:
            raise _over()
        if not sql.startswith("select"):
            self._begin()
        with plainly(self.path):
            # One order to the connection's thread per statement: a cancellation leaves no open cursor.
            return list(await self._connection.execute_fetchall(sql, values))

    def later(self, sql: str, values: Values = ()) -> None:
        """Carry out a statement whose rows nobody needs, at the latest with the commit."""
        self.order(lambda execute: execute(sql, values))

    def order(self, order: Order) -> None:
        """Carry out an order at the latest with the commit; what it raises, the commit or a query raises."""
        if self.is_over:
            raise _over()
        self._begin()
        self._raw.waiting.append(order)

    def remember(self) -> None:
        """What was read, written and thought here, and is committed, is everybody's from now on."""
        self._memory.forget(self._gone)
        if self._gone_kinds:
            self._memory.forget_kinds(self._gone_kinds)
        for key, value in self._fresh.items():
            self._memory.keep(key, value)
        for key, value in self._fresh_thoughts.items():
            self._thoughts.keep(key, value)

    async def recall(self, key: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """What is remembered under that name, else what is read now."""
        found: T = self.remembered(key)
        if found is MISSING:
            found = self._fresh[key] = await read()
        return found

    def remembered(self, key: Hashable) -> Any:
        """What is remembered under that name, or MISSING."""
        if self.is_over:
            raise _over()
        found = self._fresh.get(key, MISSING)
        if found is MISSING and not ((self._gone or self._gone_kinds) and self._is_gone(key)):
            found = self._memory.recall(key)
        return found

    def thought(self, key: Hashable, think: Callable[[], T]) -> T:
        """What was made of rows that never change, by a name that is never used for anything else."""
        found: T = self._fresh_thoughts.get(key, MISSING)
        if found is MISSING:
            found = self._thoughts.recall(key)
        if found is MISSING:
            # Kept with the commit: what is thought of a step that is taken back must be forgotten with it.
            found = self._fresh_thoughts[key] = think()
        return found

    def keep(self, key: Hashable, value: object) -> None:
        """Remember what was written under that name."""
        self._fresh[key] = value

    def forget(self, key: Hashable) -> None:
        """What was written under that name must be read again."""
        self._fresh.pop(key, None)
        self._gone.add(key)

    def forget_kinds(self, *kinds: str) -> None:
        """What was written changes everything of these kinds."""
        self._gone_kinds.update(kinds)
        for key in [key for key in self._fresh if isinstance(key, tuple) and key[0] in kinds]:
            del self._fresh[key]

    def _is_gone(self, key: Hashable) -> bool:
        return key in self._gone or (isinstance(key, tuple) and key[0] in self._gone_kinds)

    def _begin(self) -> None:
        if not self.has_begun:
            self.has_begun = True
            self._raw.waiting.append(lambda execute: execute("begin immediate", ()))


def _over() -> RuntimeError:
    return RuntimeError("this transaction is over")
