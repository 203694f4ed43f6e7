"""Pictures are drawn beside the event loop, in threads that give way to it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

NICENESS = 5
"""Of 19: whoever waits for an answer comes first; more, and a busy machine would draw no boards at all."""
SWITCH = 0.0005
"""Seconds after which a drawing thread hands the interpreter over to the event loop; Python's ten times
as many would be how late everybody is answered while a picture is drawn."""


def give_way() -> None:
    """Let this thread come after all others."""
    if sys.platform == "linux":  # elsewhere a process has one priority for all its threads
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


# More would only wait for each other, because drawing holds the interpreter most of the time; one would let
# all tables wait while a landscape is drawn for the first time.
_EASELS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="drawing", initializer=give_way)


async def beside(draw: Callable[[], T]) -> T:
    """What is drawn, while others are answered."""
    return await asyncio.get_running_loop().run_in_executor(_EASELS, draw)
