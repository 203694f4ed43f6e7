"""Time in the world, and the ids that carry it."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds; ids count from here."""
TIME_SHIFT = 22


class Clock:
    """The real time, which a test may push forward without sleeping."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self.ahead = 0.0
        """Seconds by which it was pushed."""

    def now(self) -> float:
        """Seconds since 1970, in the world."""
        return self._source() + self.ahead

    def push(self, seconds: float) -> None:
        """Let that much time pass at once."""
        self.ahead += seconds


class Snowflakes:
    """Ids of now, each greater than the one before."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> str:
        """A new id; Discord sends them as strings."""
        of_now = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << TIME_SHIFT
        self.last = max(self.last + 1, of_now)
        return str(self.last)

    def skip(self) -> None:
        """Go on with the ids of the next millisecond."""
        self.last = ((self.last >> TIME_SHIFT) + 1) << TIME_SHIFT


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
