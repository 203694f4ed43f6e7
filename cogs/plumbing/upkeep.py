"""What the bot does for its host by itself: a backup every day, and a sign that it is alive."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cogs.plumbing.shards import Shards
from storage.address import Database, Server
from storage.errors import StorageError
from storage.sqlite import backups

log = logging.getLogger("quayside")

DAY = 24 * 3600
OLD = 2 * DAY
"""Seconds after which a backup is none any more."""
FIRST = 60.0
"""Seconds after the start before the first look: a bot that is started again and again makes none."""
LOOK = 600.0
"""Seconds between looks; a disk that was full may have room again."""
BEAT = 20.0
"""Seconds between two signs of life."""
SILENCE = 90
"""Seconds without any after which the bot is not alive."""


class Upkeep:
    """The host's own chores; whatever goes wrong with them stops no game."""

    def __init__(
        self,
        database: Database,
        kept: int,
        clock: Callable[[], float] = time.time,
        shards: Shards | None = None,
    ) -> None:
        self._database = database
        self._shards = shards
        self._file = None if isinstance(database, Server) else database
        self._kept = 0 if self._file is None else kept
        self._clock = clock

    @property
    def is_elsewhere(self) -> bool:
        """Whether the games are on a server, whose host sees to it that they are saved."""
        return self._file is None

    @property
    def newest(self) -> int | None:
        """When the latest backup was made; None without any that can be found."""
        if self._file is None:
            return None
        try:
            return backups.newest(self._file)
        except StorageError as trouble:
            log.warning("It cannot be seen when the games were last saved: %s", trouble)
            return None

    async def go_on(self) -> None:
        """Both of them, until cancelled."""
        async with asyncio.TaskGroup() as chores:
            chores.create_task(self._stay_alive())
            if self._kept:
                chores.create_task(self._save_daily())

    async def save(self) -> None:
        """Make a backup if the latest is older than a day."""
        now, before = int(self._clock()), self.newest
        if self._file is None or (before is not None and now - before < DAY):
            return
        try:
            file = await asyncio.to_thread(backups.make, self._file, now, self._kept)
        except StorageError as trouble:
            log.error("There is no backup of today: %s", trouble)
        except Exception:  # tomorrow it may go, and the sign of life must not end with it
            log.exception("There is no backup of today")
        else:
            log.info("The games are saved in %s.", file)

    async def _save_daily(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.save()
            await asyncio.sleep(LOOK)

    async def _stay_alive(self) -> None:
        """From the event loop: one that hangs gives no sign."""
        sign = sign_of(self._database, self._shards)
        try:
            while True:
                try:
                    sign.touch(mode=0o600)
                except OSError as trouble:
                    log.warning("%s cannot be touched: %s", sign, trouble.strerror)
                await asyncio.sleep(BEAT)
        finally:
            sign.unlink(missing_ok=True)


def sign_of(database: Database, shards: Shards | None = None) -> Path:
    """The file whose age says whether the bot of that database is alive: beside it, or a temporary one.

    Of several processes on one machine each has its own, by its shards.
    """
    if isinstance(database, Server):
        whose = str(database) if shards is None else f"{database} {shards}"
        mark = hashlib.sha256(whose.encode()).hexdigest()[:12]
        return Path(tempfile.gettempdir(), f"quayside-{mark}.alive")
    return database.with_name(f"{database.name}.alive")


def silent_for(database: Database, shards: Shards | None = None) -> int | None:
    """Seconds since the bot of that database gave a sign of life; None when it does not run."""
    try:
        return max(0, int(time.time() - sign_of(database, shards).stat().st_mtime))
    except FileNotFoundError:
        return None
