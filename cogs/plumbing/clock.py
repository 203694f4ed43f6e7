"""The time, by one clock for all of the bot. A stand-in on this machine may let hours pass on it."""

from __future__ import annotations

import time
from collections.abc import Callable

MOVED = "TIME_PASSED"
"""The event by which a stand-in tells how far ahead its world is; Discord has none of that name."""


class Clock:
    """The real time, unless it has been moved; whoever waits for an hour hears of it then."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._ahead = 0.0
        self._listeners: list[Callable[[], object]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._source() + self._ahead

    def set_ahead(self, seconds: float) -> None:
        """It is so many seconds later than the real time, from now on."""
        if seconds != self._ahead:
            self._ahead = seconds
            self.tell()

    def tell(self) -> None:
        """Let everybody who waits look at it again."""
        for listener in tuple(self._listeners):
            listener()

    def on_moved(self, listener: Callable[[], object]) -> None:
        """Call this whenever it has been moved."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], object]) -> None:
        """Do not call this any more."""
        if listener in self._listeners:
            self._listeners.remove(listener)
