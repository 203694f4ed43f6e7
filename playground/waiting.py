"""How long somebody was waited for, without the time that a busy machine gave to others."""

from __future__ import annotations

import os
import time
from pathlib import Path

PROCESSES = Path("/proc")
"""Where Linux tells of every process; elsewhere nothing is known, and all time counts."""
MOST = 27.0
"""Seconds, so that a wait ends on the busiest machine."""


def held_up() -> float:
    """Seconds in all in which this process, or one that it began, was ready to run while others ran."""
    return sum(map(_held_up, _family(os.getpid())))


def _family(process: int) -> list[int]:
    found = [process]
    for each in found:  # which grows meanwhile
        try:
            found += map(int, (PROCESSES / f"{each}/task/{each}/children").read_text().split())
        except OSError:  # it has ended, or nobody tells
            continue
    return found


def _held_up(process: int) -> float:
    try:
        _, waited, _ = (PROCESSES / f"{process}/schedstat").read_text().split()
    except (OSError, ValueError):
        return 0.0
    return int(waited) / 1e9


class Wait:
    """Begins now."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._held_up = held_up()

    @property
    def lost(self) -> float:
        """Seconds since then that are nobody's fault; never more than have passed."""
        return max(0.0, min(held_up() - self._held_up, time.monotonic() - self._began, MOST))
