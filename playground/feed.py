"""What happens in the world, told to whoever listens: the gateway, people who wait, a web page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import Struct

from playground.clock import Clock
from playground.waiting import Wait

T = TypeVar("T")


class Change(Struct, frozen=True):
    """One thing that happened, by Discord's event name, or in lower case where Discord has none."""

    kind: str
    subject: Any = None


class TooLate(Exception):
    """What was waited for did not happen in time."""


class Feed:
    """Tells every listener each change, in order, at once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners: list[Callable[[Change], None]] = []

    def tell(self, kind: str, subject: Any = None) -> None:
        """Let everybody know."""
        change = Change(kind, subject)
        for listener in tuple(self._listeners):
            listener(change)

    @contextmanager
    def listening(self, listener: Callable[[Change], None]) -> Iterator[None]:
        """Hear every change as long as this lasts."""
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    async def until(self, wish: Callable[[], T | None], *, before: float, waiting_for: str) -> T:
        """What `wish` returns once it is neither None nor False; TooLate at that moment of the world.

        Where the machine is so busy that it holds us up, that much later.
        """
        stirred, wait = asyncio.Event(), None
        with self.listening(lambda _: stirred.set()):
            while True:
                found = wish()
                if found is not None and found is not False:
                    return found
                wait = wait or Wait()
                remaining = before - self._clock.now()
                if remaining <= 0 and (remaining := remaining + wait.lost) <= 0:
                    raise TooLate(waiting_for)
                stirred.clear()
                try:
                    await asyncio.wait_for(stirred.wait(), remaining)
                except TimeoutError:
                    continue
