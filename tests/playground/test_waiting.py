"""A wait is as long as its deadline, but for what a busy machine takes from us."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playground.clock import Clock
from playground.feed import Feed, TooLate
from playground.waiting import Wait, held_up

COUNTS = Path("/proc/self/schedstat").exists()
WORK = "while True: pass"


@contextmanager
def busy(processor: int) -> Iterator[None]:
    """Others want that processor, and so does what we began; we may use no other."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {processor})
    working = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(3)]
    try:
        yield
    finally:
        for each in working:
            each.kill()
            each.wait()
        os.sched_setaffinity(0, allowed)


def worked(seconds: float) -> None:
    """So much work, however long it takes."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass


@pytest.mark.skipif(not COUNTS, reason="this machine does not count who waits for a processor")
def test_what_others_take_is_lost_and_what_we_waste_is_not() -> None:
    began, wait = time.monotonic(), Wait()
    time.sleep(0.2)
    lost = wait.lost
    assert lost <= time.monotonic() - began - 0.19, "whoever sleeps is held up by nobody"
    with busy(min(os.sched_getaffinity(0))):
        began, wait = time.monotonic(), Wait()
        worked(0.05)
        lost = wait.lost
        assert 0 < lost <= time.monotonic() - began
        assert held_up() >= lost


async def test_a_wait_for_nothing_ends() -> None:
    clock = Clock()
    began = time.monotonic()
    with pytest.raises(TooLate):
        await Feed(clock).until(lambda: None, before=clock.now() + 0.1, waiting_for="nothing")
    assert time.monotonic() - began >= 0.1


@pytest.mark.skipif(not COUNTS, reason="this machine does not count who waits for a processor")
async def test_who_is_held_up_past_the_deadline_is_still_waited_for() -> None:
    clock = Clock()
    feed = Feed(clock)
    done: list[bool] = []

    async def work() -> None:
        """Half of the time that there is, but the machine gives us a quarter of it at most."""
        while not done:
            worked(0.01)
            await asyncio.sleep(0)
            if time.thread_time() - began > 0.25:
                done.append(True)
                feed.tell("done")

    with busy(min(os.sched_getaffinity(0))):
        began = time.thread_time()
        working = asyncio.create_task(work())
        assert await feed.until(lambda: done or None, before=clock.now() + 0.5, waiting_for="work")
        await working
