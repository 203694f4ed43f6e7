"""The bot as a process of its own on the stand-in's sockets, and the processor's time it has used."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.people import Playground
from playground.world import TOKEN

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds for a process to start on a busy machine."""
RUN = ("bot.py", "run")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Bot:
    """A running process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @property
    def seconds(self) -> float:
        """Of the processor, on all its threads, since it began."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes it keeps in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    async def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """As an operator would."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()


async def start(playground: Playground, database: Path, *command: str, **settings: str) -> Bot:
    """A bot that is connected: Quayside, or another script of ours that takes the same settings."""
    told = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "QUAYSIDE_DATABASE": str(database),
        "QUAYSIDE_API": playground.address,
        "QUAYSIDE_GATEWAY": playground.address.replace("http", "ws") + "/gateway/",
        "QUAYSIDE_LOG_LEVEL": "WARNING",
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
