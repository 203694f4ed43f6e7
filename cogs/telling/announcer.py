"""The announcer: a worker for each table empties its outbox, and retries what Discord or the disk refuses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from discord.ext import commands

from cogs.plumbing.fleet import Alone
from cogs.plumbing.presses import Presses
from cogs.plumbing.rate_limits import Gate, growing, pause_after
from cogs.telling.outbox import Telling
from cogs.telling.places import TROUBLE
from games.core import Refused
from host.attending import Attending
from host.tables import Host
from storage.errors import StorageError

log = logging.getLogger("quayside")

PAUSES = (2, 5, 15, 60, 300)
"""Seconds between retries while Discord or the disk fails; the last one again and again."""


class Announcer(Attending):
    """Tells each table what it has not heard, one thing after the other; what cannot be told now is kept."""

    def __init__(
        self,
        bot: commands.Bot,
        host: Host,
        *,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        presses: Presses | None = None,
        fleet: Alone | None = None,
    ) -> None:
        super().__init__()
        self._fleet = fleet or Alone()
        self._bot = bot
        self._host = host
        self._sleep = sleep
        self._telling = Telling(bot, host, clock, presses or Presses(clock), self._fleet)
        self._gate = Gate()
        self._held: set[int] = set()
        self._adopting: asyncio.Task[None] | None = None
        self._timers: dict[int, asyncio.TimerHandle] = {}
        """Of each table that tells something only after a silence, when to look again."""

    async def start(self) -> None:
        """Say what is untold once the bot is connected; from now on every change wakes its table."""
        self._host.on_untold(self.wake)
        self._fleet.on_more(self.more_to_tell)
        # Looked for now, while nobody can play: a lobby that is being opened is shown by whoever opens it.
        self._search = self._begin(self._wake_when_ready(await self._untold()))

    def more_to_tell(self) -> None:
        """There are tables that another process has told until now."""
        if not self._is_closed:
            self._adopting = self._begin(self._adopt())

    async def _adopt(self) -> None:
        """Look at all that is untold: what others tell is left to them."""
        try:
            await self._wake_when_ready(await self._untold())
        except StorageError as trouble:
            log.warning("What another process has left untold is looked for later: %s", trouble)

    async def wake_server(self, guild: int) -> None:
        """There may be something to tell at any table of that server."""
        for table_id in await self._untold():
            with suppress(Refused):  # it cannot be read, and is not to be told anything
                if (await self._host.table(table_id)).place.guild == guild:
                    self.wake(table_id)

    def time_passed(self) -> None:
        """The clock was moved: look again at the tables that tell something only later."""
        for table_id in {*self._timers, *self._woken}:
            self.wake(table_id)

    def _may_begin(self, table_id: int) -> bool:
        """Not while somebody else tells the table."""
        return table_id not in self._held

    @contextmanager
    def holding(self, table_id: int) -> Iterator[None]:
        """Tell that table nothing meanwhile, because somebody else does; what comes up is told afterwards."""
        self._held.add(table_id)
        try:
            yield
        finally:
            self._held.discard(table_id)
            if table_id in self._woken:
                self.wake(table_id)

    async def close(self) -> None:
        """Let what is being said be said, and begin nothing new; the rest is kept for the next start."""
        self._is_closed = True
        if self._adopting is not None:
            self._adopting.cancel()
        for timer in self._timers.values():
            timer.cancel()
        for resting in self._woken.values():
            resting.set()
        await self._finish()

    async def _untold(self) -> list[int]:
        """The tables that have something to tell."""
        return list(dict.fromkeys(row.table for row in await self._host.pending()))

    async def _wake_when_ready(self, tables: Iterable[int]) -> None:
        await self._bot.wait_until_ready()
        for table_id in tables:
            self.wake(table_id)

    async def _attend(self, table_id: int, woken: asyncio.Event) -> None:
        """A table's worker: tell it all that is untold; what fails is retried, with pauses that grow."""
        pauses, has_more = growing(*PAUSES), False
        while woken.is_set() and (has_more or not self._is_closed):
            woken.clear()
            try:
                has_more = False
                untold = await self._host.untold(table_id)
                if untold is None:
                    continue
                here = untold.table.place
                is_ours = self._fleet.tells(here.guild)
                self._look_again(table_id, untold.wait if is_ours else None)
                if not (untold.rows and is_ours):
                    continue
                # A table where much happens takes its turn again and again, so that others have theirs.
                async with self._gate.slot(here.guild, here.home):
                    if self._fleet.tells(here.guild):
                        await self._telling.tell(table_id)
                has_more = True
                woken.set()
            except TROUBLE as trouble:
                pause = pause_after(trouble, pauses)
                log.warning("Table %d is told later, in %d s: %s", table_id, pause, trouble)
                await self._rest(woken, pause)
            except Refused as refusal:
                log.error("Table %d cannot be told anything: %s", table_id, refusal)

    def _look_again(self, table_id: int, wait: float | None) -> None:
        """Wake that table in so many seconds, and not before; None: not at all."""
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        if wait is not None and not self._is_closed:
            self._timers[table_id] = asyncio.get_running_loop().call_later(wait, self.wake, table_id)

    async def _rest(self, woken: asyncio.Event, pause: float) -> None:
        """Wait so long, or until somebody has played on; then it is time to look again."""
        if self._is_closed:
            return
        waits = {asyncio.ensure_future(woken.wait()), asyncio.ensure_future(self._sleep(pause))}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        woken.set()
