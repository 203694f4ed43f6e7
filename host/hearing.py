"""Where several processes share the tables: a look, every so often, for what others have left undone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from host.tables import Host
from storage.errors import StorageError

log = logging.getLogger("quayside")

EVERY = 15.0
"""Seconds between two looks: what is heard wakes us at once, but a connection may break."""


class Hearing:
    """Stands behind what the processes tell each other; alone it does nothing."""

    def __init__(self, host: Host, *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._host = host
        self._sleep = sleep
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on look again and again, where there are other processes."""
        if self._host.is_shared:
            self._work = asyncio.create_task(self._look(), name="Hearing")
            self._work.add_done_callback(_note_failure)

    async def close(self) -> None:
        """Look no more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait((self._work,))

    async def _look(self) -> None:
        while True:
            await self._sleep(EVERY)
            try:
                await self._host.look_around()
            except StorageError as trouble:
                log.warning("It is looked in %d s for what others have left: %s", EVERY, trouble)


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("Nobody looks any more for what other processes leave", exc_info=error)
