"""The worker process that draws: orders come in by its standard input, PNG files go out by its output.

So drawing never holds the bot's GIL. It ends with the process that started it, however that ended and without
a word: then there is nothing more to read, and nobody to write to.
"""

from __future__ import annotations

import ctypes
import gc
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from render import Order, png_of
from render.emoji import emoji_png
from render.press.cache import BUDGET, SMALL_CACHES

NICENESS = 10
"""Of 19: whoever waits for an answer comes first; more, and a busy machine would draw no boards at all."""
GC_THRESHOLD = 20_000
"""Allocations between two runs of the garbage collector; most of what is made is cached."""
SIZE = 4
"""Bytes that tell how long a message is."""
SLACK = 24_000_000
"""Bytes that it may have grown before memory is given back, which takes some milliseconds."""
STATM = Path("/proc/self/statm")
READY = "ready"
"""The first message: from then on it is an order that may be at fault, no more the process itself."""

Answer = tuple[list[bytes], str | None]
"""Files; or none, and how drawing them failed."""


def packed(message: object) -> bytes:
    """A message as it is written."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(SIZE, "big") + data


def send(message: object, to: IO[bytes]) -> None:
    """Write one message, at once."""
    to.write(packed(message))
    to.flush()


def receive(source: IO[bytes]) -> object:
    """Read one message; EOFError when there is none any more, or not all of it."""
    size = int.from_bytes(source.read(SIZE), "big")
    data = source.read(size)
    if not data or len(data) < size:
        raise EOFError
    return pickle.loads(data)  # noqa: S301  # between a process and the one it has started


def draw(orders: list[Order | str]) -> Answer:
    """All that was ordered, an emoji by its name; a fault of ours does not end the process."""
    try:
        return [emoji_png(order) if isinstance(order, str) else png_of(order) for order in orders], None
    except Exception:  # noqa: BLE001  # told to whoever gave the orders
        return [], traceback.format_exc()


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


def main(arguments: Sequence[str]) -> None:
    """Draw until there is nothing more to read, with caches of so many bytes; the other process says when."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    if arguments:
        BUDGET.most = max(0, int(arguments[0]) - SMALL_CACHES)
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    with suppress(EOFError, BrokenPipeError):
        send(READY, sys.stdout.buffer)
        trimmed = resident()
        while True:
            orders = receive(sys.stdin.buffer)
            assert isinstance(orders, list)
            send(draw(orders), sys.stdout.buffer)
            if resident() > trimmed + SLACK:
                trimmed = give_back_memory()
    # Python would write what nobody read once more, and complain.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
