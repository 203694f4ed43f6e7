"""The life of a worker process: orders come in by its standard input, answers go out by its output.

It ends with the process that started it, however that ended and without a word: then there is nothing more to
read, and nobody to write to.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from workers.pipe import READY, Answer, receive, send

NICENESS = 10
"""Of 19: whoever waits for an answer comes first; more, and a busy machine would draw no boards at all."""
GC_THRESHOLD = 20_000
"""Allocations between two runs of the garbage collector; most of what is made is cached, or gone at once."""


def serve(work: Callable[[Any], object], tidy: Callable[[], object] = lambda: None) -> None:
    """Do what is asked until there is nothing more to read, tidying up after each answer; then end."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # the other process says when
    if sys.platform != "win32":
        os.nice(NICENESS)
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    with suppress(EOFError, BrokenPipeError):
        send(READY, sys.stdout.buffer)
        while True:
            send(_answer(work, receive(sys.stdin.buffer)), sys.stdout.buffer)
            tidy()
    # Python would write what nobody read once more, and complain.
    os._exit(0)


def _answer(work: Callable[[Any], object], order: object) -> Answer:
    """What comes of an order; a fault of ours does not end the process."""
    try:
        return work(order), None
    except Exception:  # noqa: BLE001  # told to whoever gave the order
        return None, traceback.format_exc()
