"""What the bot counts of itself for whoever watches it: numbers alone, no names, no words."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from itertools import accumulate

PAUSE = 0.5
"""Seconds between two looks at how late the event loop is."""
CALLBACK = "/callback"
"""Ends the address of the first answer to an interaction."""
INTERACTIONS = "/interactions/"
MOST_ASKED = 1024
"""Interactions that are waiting for their first answer; older ones were never answered."""


class Durations:
    """How often something took how long."""

    def __init__(self, *bounds: float) -> None:
        self.bounds = bounds
        """Seconds, rising."""
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """Once more; from any thread."""
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """For each bound how often it took no longer; last, how often there was."""
        names = [*(f"{bound:g}" for bound in self.bounds), "+Inf"]
        return list(zip(names, map(float, accumulate(self._counts)), strict=True))


class Figures:
    """Counted since the start; it costs next to nothing, whether or not anybody asks."""

    def __init__(self) -> None:
        self.answers = Durations(0.05, 0.1, 0.25, 0.5, 1, 2, 3)
        """From a command or press until Discord has its first answer, or has been told to wait."""
        self.drawing = Durations(0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
        self.thinking = Durations(0.1, 0.25, 0.5, 1, 2, 5, 10)
        self.lateness = Durations(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5)
        """Of the event loop."""
        self.requests: Counter[tuple[bool, int]] = Counter()
        """By whether Discord counts them, and how it answered."""
        self._asked: dict[str, float] = {}

    def note_asked(self, interaction: int) -> None:
        """Somebody has used a command or pressed something."""
        self._asked[str(interaction)] = asyncio.get_running_loop().time()
        if len(self._asked) > MOST_ASKED:
            del self._asked[next(iter(self._asked))]

    def note_request(self, address: str, status: int, *, is_counted: bool) -> None:
        """Discord has answered a request."""
        self.requests[is_counted, status] += 1
        _, is_answer, rest = address.partition(INTERACTIONS)
        if is_answer and CALLBACK in rest:
            asked = self._asked.pop(rest.partition("/")[0], None)
            if asked is not None:
                self.answers.note(asyncio.get_running_loop().time() - asked)

    async def watch_loop(self) -> None:
        """Note how late the event loop wakes, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self.lateness.note(max(0.0, loop.time() - due))
