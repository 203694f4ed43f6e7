"""A connection that can be told several things at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Values = Sequence[object] | Mapping[str, object]
Execute = Callable[[str, Values], sqlite3.Cursor]
Order = Callable[[Execute], object]
"""Something to be done with the connection, in its thread."""


class Connection(sqlite3.Connection):
    """Carries out what waits before whatever it is asked: orders to its thread cost more than statements."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.waiting: list[Order] = []
        """What needs no answer, in order; added to only while the thread has nothing to do."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """What waits, then this."""
        self._carry_out()
        return super().execute(sql, values)

    def commit(self) -> None:
        """What waits, then keep it all."""
        self._carry_out()
        super().commit()

    def rollback(self) -> None:
        """Nothing of it."""
        self.waiting.clear()
        super().rollback()

    def _carry_out(self) -> None:
        waiting, self.waiting = self.waiting, []
        for order in waiting:
            order(super().execute)
