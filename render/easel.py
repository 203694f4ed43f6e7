"""Draws in a process of its own: orders come in by its standard input, files go out by its standard output.

Whoever gave the orders need not share an interpreter with it. It ends with the process that started it,
however that ended: then there is nothing more to read.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import traceback
from typing import IO

from render import Order, printed

NICENESS = 10
"""Of 19: whoever waits for an answer comes first; more, and a busy machine would draw no boards at all."""
UNSEEN = 20_000
"""New things before Python looks which of them only hold each other; most are kept."""
SIZE = 4
"""Bytes that tell how long a message is."""

Answer = tuple[list[bytes], str | None]
"""Files; or none, and how drawing them failed."""


def send(message: object, to: IO[bytes]) -> None:
    """Write one message, at once."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    to.write(len(data).to_bytes(SIZE, "big") + data)
    to.flush()


def receive(source: IO[bytes]) -> object:
    """Read one message; EOFError when there is none any more, or not all of it."""
    size = int.from_bytes(source.read(SIZE), "big")
    data = source.read(size)
    if not data or len(data) < size:
        raise EOFError
    return pickle.loads(data)  # noqa: S301  # between a process and the one it has started


def draw(orders: list[Order]) -> Answer:
    """All that was ordered; a fault of ours does not end the process."""
    try:
        return [printed(order) for order in orders], None
    except Exception:  # noqa: BLE001  # told to whoever gave the orders
        return [], traceback.format_exc()


def main() -> None:
    """Draw until there is nothing more to read; when to stop is for the other process to say."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    gc.freeze()
    gc.set_threshold(UNSEEN)
    while True:
        try:
            orders = receive(sys.stdin.buffer)
        except EOFError:
            return
        assert isinstance(orders, list)
        send(draw(orders), sys.stdout.buffer)


if __name__ == "__main__":
    main()
