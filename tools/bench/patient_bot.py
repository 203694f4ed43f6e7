"""Quayside as it is, with a clock that a signal pushes: the hours between two turns take no time.

What is told after a silence is told then, too.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import discord.utils

if TYPE_CHECKING:
    from cogs.telling.announcer import Announcer

HOURS = 2
"""By which SIGUSR1 pushes the clock."""


class Pushed:
    """The clocks that the bot reads; timers run as ever."""

    def __init__(self) -> None:
        self._by = timedelta()
        self._time, self._utcnow = time.time, discord.utils.utcnow
        self.announcer: Announcer | None = None

    def push(self) -> None:
        """Some hours have passed, also for tables that tell something after a silence."""
        self._by += timedelta(hours=HOURS)
        if self.announcer is not None:
            for table in tuple(self.announcer._timers):  # noqa: SLF001  # no clock runs for them here
                self.announcer.wake(table)

    def time(self) -> float:
        """Seconds since 1970."""
        return self._time() + self._by.total_seconds()

    def utcnow(self) -> datetime:
        """By which discord.py judges whether an interaction can still be answered."""
        return self._utcnow() + self._by


def main() -> None:
    """Play until told to stop."""
    clock = Pushed()
    vars(time)["time"], vars(discord.utils)["utcnow"] = clock.time, clock.utcnow
    asyncio.run(_play(clock))


async def _play(clock: Pushed) -> None:
    from cogs import quayside  # noqa: PLC0415  # takes the clock as it finds it
    from cogs.settings import read_settings  # noqa: PLC0415
    from cogs.telling import announcer  # noqa: PLC0415

    class Pushable(announcer.Announcer):
        async def start(self) -> None:
            clock.announcer = self
            await super().start()

    vars(quayside)["Announcer"] = Pushable
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, clock.push)
    await quayside.run(read_settings(os.environ, Path()))


if __name__ == "__main__":
    main()
