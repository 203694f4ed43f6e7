"""The time, by one clock for all of the bot. A stand-in on this machine may let hours pass on it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MOVED = "TIME_PASSED"
"""The event by which a stand-in tells how far ahead its world is; Discord has none of that name."""


class Clock:
    """The real time, unless it has been moved; whoever waits for an hour hears of it then."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._ahead = 0.0
        self._listeners: list[Callable[[], object]] = []
        self._jumps: deque[tuple[float, float]] = deque(maxlen=64)
        """From when to when it was moved at once, while we looked."""

    def now(self) -> float:
        """Seconds since 1970."""
        return self._source() + self._ahead

    def set_ahead(self, seconds: float, passed: float = 0.0) -> None:
        """It is so many seconds later than the real time, from now on; so many have just passed at once."""
        if seconds != self._ahead:
            self._ahead = seconds
            self.tell(passed)

    def tell(self, passed: float = 0.0) -> None:
        """Let everybody who waits look at it again: so many seconds have just passed at once."""
        if passed:
            self._jumps.append((self.now() - passed, self.now()))
        for listener in tuple(self._listeners):
            listener()

    def skipped(self, since: float) -> float:
        """Seconds since then that nobody has lived through: they have passed at once."""
        return sum(until - max(start, since) for start, until in self._jumps if until > since)

    def on_moved(self, listener: Callable[[], object]) -> None:
        """Call this whenever it has been moved."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], object]) -> None:
        """Do not call this any more."""
        if listener in self._listeners:
            self._listeners.remove(listener)
