"""The bot as a process of its own on the stand-in's sockets, and what it takes of the machine."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.people import Playground
from playground.world import TOKEN

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds for a process to start on a busy machine."""
RUN = ("bot.py", "run")
AS_FAST_AS_IT_CAN = "100000"
"""Requests a second: what is measured is the bot, not Discord's limit."""
PAGE = os.sysconf("SC_PAGE_SIZE")


class Bot:
    """A running process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @property
    def seconds(self) -> float:
        """Of the processor, on all its threads and those of the process that draws, since it began."""
        return sum(_seconds(each) for each in _family(self.process.pid))

    @property
    def memory(self) -> int:
        """Bytes that it and the process that draws keep in memory."""
        return sum(self.memories)

    @property
    def memories(self) -> list[int]:
        """The same, of each of them."""
        return [_memory(each) for each in _family(self.process.pid)]

    async def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """As an operator would."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()


def _family(process: int) -> list[int]:
    """The process and those it has started."""
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    return [process, *(each for child in children for each in _family(child))]


def _seconds(process: int) -> float:
    """By Linux's own clock of that process: the ticks in /proc are a hundredth of a second each."""
    return time.clock_gettime(~process << 3 | 2)


def _memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


async def start(playground: Playground, database: Path, *command: str, **settings: str) -> Bot:
    """A bot that is connected: Quayside, or another script of ours that takes the same settings."""
    told = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "QUAYSIDE_DATABASE": str(database),
        "QUAYSIDE_API": playground.address,
        "QUAYSIDE_GATEWAY": playground.address.replace("http", "ws") + "/gateway/",
        "QUAYSIDE_LOG_LEVEL": "WARNING",
        "QUAYSIDE_REQUESTS": AS_FAST_AS_IT_CAN,
        "QUAYSIDE_EMOJI": "no",  # for two minutes they would be measured too
        **settings,
    }
    with database.with_suffix(".log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *(command or RUN), env=told, cwd=ROOT, stderr=log
        )
    world = playground.world

    def is_there() -> bool | None:
        assert process.returncode is None, database.with_suffix(".log").read_text()
        return playground.gateway.is_connected or None

    await world.feed.until(is_there, before=world.clock.now() + PATIENCE, waiting_for="the bot")
    return Bot(process)


@asynccontextmanager
async def running(
    playground: Playground, database: Path, *command: str, **settings: str
) -> AsyncIterator[Bot]:
    """The same, stopped in good order at the end."""
    bot = await start(playground, database, *command, **settings)
    try:
        yield bot
    finally:
        await bot.stop()
