"""The timekeeper: waits for what falls due next, at whichever table, and lets it be told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from discord.ext import commands

from cogs.plumbing.clock import Clock
from cogs.plumbing.fleet import Alone
from cogs.plumbing.rate_limits import growing, pause_after
from games.core import Refused
from host.tables import Host
from storage.errors import StorageError

log = logging.getLogger("quayside")

LONGEST = 3600.0
"""Seconds until it looks again in any case: a machine's clock may be set, or it may sleep."""
RINGS = 30.0
"""Seconds that one process has for what has fallen due at a table before another looks at it."""
PAUSES = (2, 5, 15, 60)
"""Seconds between retries while the disk fails."""


class Timekeeper:
    """One alarm for all tables. What falls due is stored: there is nothing here that a kill could lose."""

    def __init__(self, bot: commands.Bot, host: Host, clock: Clock, fleet: Alone | None = None) -> None:
        self._bot = bot
        self._fleet = fleet or Alone()
        self._host = host
        self._clock = clock
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0.0
        """For when the alarm is set."""
        self._work: asyncio.Task[None] | None = None
        self._is_woken = False
        """Whether something may have fallen due since it was looked for."""

    def start(self) -> None:
        """Let what falls due be told, once the bot is connected."""
        self._host.on_timer(self.set_for)
        self._clock.on_moved(self.look)
        self._begin(is_first=True)

    async def close(self) -> None:
        """Wait no more; what falls due is told after the next start."""
        self._clock.forget(self.look)
        self._host.on_timer(lambda _: None)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait((self._work,))

    def set_for(self, due: float) -> None:
        """Something falls due then."""
        if self._alarm is not None and due < self._due:
            self._set_alarm(due)

    def look(self) -> None:
        """Something may have fallen due."""
        self._is_woken = True
        if self._work is None or self._work.done():
            self._begin()

    async def settled(self) -> None:
        """Return when everything that has fallen due is stored, to be told."""
        while self._work is not None and not self._work.done():
            await asyncio.wait((self._work,))

    def _begin(self, *, is_first: bool = False) -> None:
        self._work = asyncio.ensure_future(self._attend(is_first=is_first))
        self._work.add_done_callback(_note_failure)

    async def _attend(self, *, is_first: bool) -> None:
        """Ring for all that has fallen due, then set the alarm for what does next."""
        if is_first:
            await self._bot.wait_until_ready()
        pauses = growing(*PAUSES)
        while True:
            self._is_woken = False
            try:
                if is_first:
                    await self._set_going()
                    is_first = False
                await self._ring()
                due = await self._host.next_due()
            except StorageError as trouble:
                pause = pause_after(trouble, pauses)
                log.warning("What falls due is looked for again in %d s: %s", pause, trouble)
                await asyncio.sleep(pause)
                continue
            if not self._is_woken:
                self._set_alarm(self._clock.now() + LONGEST if due is None else due)
                return

    def _set_alarm(self, due: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._due = due
        seconds = min(max(self._fleet.pause, due - self._clock.now()), LONGEST)
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.look)

    async def _set_going(self) -> None:
        """Tables from before there were timers are reminded from now on."""
        for table_id in await self._host.untimed():
            with suppress(Refused):  # its rules are gone
                await self._host.set_going(table_id)

    async def _ring(self) -> None:
        """Let what has fallen due be told, a table at a time."""
        while tables := await self._claimed(await self._host.due_tables()):
            for table_id in tables:
                try:
                    await self._host.ring(table_id, self._clock.skipped)
                except Refused as refusal:
                    log.error("Nothing falls due at table %d until the next start: %s", table_id, refusal)
                    await self._host.stop_timers(table_id)
                await self._fleet.is_done(_deed(table_id))

    async def _claimed(self, tables: Iterable[int]) -> list[int]:
        """Those of them for which no other process rings just now."""
        return [id for id in tables if await self._fleet.claims(_deed(id), RINGS)]


def _deed(table_id: int) -> str:
    return f"rings at {table_id}"


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("The timekeeper failed", exc_info=error)
