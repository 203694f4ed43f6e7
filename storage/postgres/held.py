"""A table's row, locked in a transaction of its own from before it is read until the change is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from storage.postgres import reading, writing
from storage.postgres.link import Link
from storage.postgres.plainly import plainly
from storage.postgres.spares import Spares
from storage.sharing import Revision
from storage.whole import TableChange, Written

Begin = Callable[[Coroutine[Any, Any, Any]], Coroutine[Any, Any, Any]]


class HeldRow:
    """Nobody else changes the table; a server that hears nothing of us for long lets others have it."""

    def __init__(self, spares: Spares, begin: Begin, address: str) -> None:
        self.revision: Revision | None = None
        self._spares = spares
        self._link: Link | None = None
        self._begin = begin
        """What is begun with it is ended, also for a caller that is cancelled."""
        self._address = address
        self._turn = asyncio.Lock()

    async def take(self, table_id: int) -> None:
        """Lock it, then look: what another process did until then is seen."""
        await self._begin(self._take(table_id))

    async def _take(self, table_id: int) -> None:
        async with self._turn:
            with plainly(self._address):
                self._link = link = await self._spares.take()
                await link.script("begin")
                if await link.first(writing.LOCKED, {"table": table_id}) is not None:
                    self.revision = (await reading.revisions(link, [table_id])).get(table_id)

    async def append(self, change: TableChange) -> Written:
        """Write all of a change or nothing."""
        written: Written = await self._begin(self._append(change))
        return written

    async def _append(self, change: TableChange) -> Written:
        async with self._turn:
            assert self._link is not None  # it is held
            with plainly(self._address):
                written = await writing.append_to(self._link, change)
                await self._link.commit()
        if self.revision is None or change.people or change.is_reseated or change.former:
            return written
        return replace(written, revision=Revision(written.revision.table, self.revision.people))

    async def let_go(self) -> None:
        """Others may change it; what was not written whole never was."""
        async with self._turn:
            if self._link is not None:
                await self._spares.give_back(self._link)
