"""The process that draws: orders come in, PNG files go out. So drawing never holds the bot's GIL."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from render import Order, png_of
from render.emoji import emoji_png
from render.film.orders import FilmOrder
from render.film.story import Untellable
from render.press.cache import BUDGET, SMALL_CACHES
from workers.serving import serve

SLACK = 24_000_000
"""Bytes that it may have grown before memory is given back, which takes some milliseconds."""
STATM = Path("/proc/self/statm")


def draw(orders: list[Order | FilmOrder | str]) -> list[object]:
    """What comes of all that was ordered: mostly files; an emoji is named by its name."""
    return [*map(_drawn, orders)]


def _drawn(order: Order | FilmOrder | str) -> object:
    match order:
        case str():
            return emoji_png(order)
        case Order():
            return png_of(order)
    try:
        return order.made()
    except Untellable:  # it is of other rules or another box than today's
        return None


def resident() -> int:
    """Bytes of this process in memory; 0 where the system does not say."""
    with suppress(OSError):
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def give_back_memory() -> int:
    """Return to the system what glibc holds of freed memory; answers what the process still keeps."""
    with suppress(OSError, AttributeError, TypeError):  # another system, another allocator
        ctypes.CDLL(None).malloc_trim(0)
    return resident()


class Memory:
    """Gives back what the process has grown by, once that is worth it."""

    def __init__(self) -> None:
        self._kept = resident()

    def tidy(self) -> None:
        """Look, after an answer."""
        if resident() > self._kept + SLACK:
            self._kept = give_back_memory()


def main(arguments: Sequence[str]) -> None:
    """Draw with caches of so many bytes, until there is nothing more to read."""
    if arguments:
        BUDGET.most = max(0, int(arguments[0]) - SMALL_CACHES)
    serve(draw, Memory().tidy)


if __name__ == "__main__":
    main(sys.argv[1:])
