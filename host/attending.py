"""A worker for each table that has something to do, one thing after the other; different tables at once."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Coroutine

log = logging.getLogger("quayside")

GRACE = 5.0
"""Seconds in which, at the end, what is being done may still be done."""


class Attending(ABC):
    """Looks after tables: woken, a worker of the table's own works until nobody has woken it again."""

    def __init__(self) -> None:
        self._woken: dict[int, asyncio.Event] = {}
        """Set while there may be something to do that its table's worker has not looked for yet."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._search: asyncio.Task[None] | None = None
        """Looks, at the beginning, for tables that have something to do."""
        self._is_closed = False

    def wake(self, table_id: int) -> None:
        """There may be something to do at that table."""
        if self._is_closed:
            return
        self._woken.setdefault(table_id, asyncio.Event()).set()
        if table_id not in self._workers and self._may_begin(table_id):
            self._workers[table_id] = self._begin(self._work(table_id))

    async def settled(self, table_id: int) -> None:
        """Return when nothing is being done at that table any more, nor waits to be tried again."""
        while working := [task for task in (self._search, self._workers.get(table_id)) if _is_busy(task)]:
            await asyncio.wait([task for task in working if task is not None])

    async def _finish(self) -> None:
        """Let what is being done be done, for a while."""
        if self._search is not None:
            self._search.cancel()
        if working := tuple(self._workers.values()):
            _, late = await asyncio.wait(working, timeout=GRACE)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _may_begin(self, table_id: int) -> bool:
        """Whether its worker may begin now."""
        del table_id
        return True

    @abstractmethod
    async def _attend(self, table_id: int, woken: asyncio.Event) -> None:
        """Do all that there is to do at that table."""

    async def _work(self, table_id: int) -> None:
        try:
            await self._attend(table_id, self._woken[table_id])
        finally:
            del self._woken[table_id]
            del self._workers[table_id]

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=type(self).__name__)
        task.add_done_callback(_note_failure)
        return task


def _note_failure(task: asyncio.Task[None]) -> None:
    """A fault of ours stops one table until it is woken again, and is noted for the operator."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("The %s failed", task.get_name().lower(), exc_info=error)


def _is_busy(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()
