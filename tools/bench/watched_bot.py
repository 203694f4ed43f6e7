"""Quayside as it is, and beside it somebody who notes how late the event loop wakes them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from statistics import quantiles

from cogs.hosting import run
from cogs.settings import read_settings

NOTES = "QUAYSIDE_BENCH_NOTES"
"""The setting that names the file for the notes."""
PAUSE = 0.005


async def watch(notes: Path) -> None:
    """Sleep a little again and again; SIGUSR1 begins anew, SIGUSR2 writes down the 99th percentile."""
    loop, late = asyncio.get_running_loop(), list[float]()
    loop.add_signal_handler(signal.SIGUSR1, late.clear)
    loop.add_signal_handler(signal.SIGUSR2, lambda: _write(notes, quantiles(late, n=100)[-1]))
    while True:
        due = loop.time() + PAUSE
        await asyncio.sleep(PAUSE)
        late.append(loop.time() - due)


def _write(notes: Path, seconds: float) -> None:
    """At once and whole, for somebody who waits for it."""
    beside = notes.with_suffix(".new")
    beside.write_text(str(seconds))
    beside.replace(notes)


async def main() -> None:
    """Play until told to stop."""
    watching = asyncio.create_task(watch(Path(os.environ[NOTES])))
    await run(read_settings(os.environ, Path()))
    watching.cancel()


if __name__ == "__main__":
    asyncio.run(main())
