"""Quayside as it is, with a clock that a signal pushes: the hours between two turns take no time."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from datetime import datetime, timedelta
from pathlib import Path

import discord.utils

HOURS = 2
"""By which SIGUSR1 pushes the clock."""


class Pushed:
    """The clocks that the bot reads; timers run as ever."""

    def __init__(self) -> None:
        self._by = timedelta()
        self._time, self._utcnow = time.time, discord.utils.utcnow

    def push(self, *_: object) -> None:
        """Some hours have passed."""
        self._by += timedelta(hours=HOURS)

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
    signal.signal(signal.SIGUSR1, clock.push)
    from cogs.quayside import run  # noqa: PLC0415  # takes the clock as it finds it
    from cogs.settings import read_settings  # noqa: PLC0415

    asyncio.run(run(read_settings(os.environ, Path())))


if __name__ == "__main__":
    main()
