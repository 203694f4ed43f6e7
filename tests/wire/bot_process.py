"""The real bot as a process of its own, on the stand-in's sockets and a real file."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playground.people import Playground
from playground.world import TOKEN
from tests.engines import setting_of

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds for a process to start on a busy machine."""


class BotProcess:
    """`python bot.py run`, and what it wrote to standard error."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self._log = log

    @property
    def log(self) -> str:
        """Everything it has written down."""
        return self._log.read_text()

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    async def kill(self) -> None:
        """As a power cut would: no farewell."""
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """As an operator would, by SIGTERM; its exit code."""
        if self._process.returncode is None:
            self._process.terminate()
        return await self._process.wait()


def settings(playground: Playground, database: Path) -> dict[str, str]:
    """What leads the bot to the stand-in and to that file."""
    return {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "QUAYSIDE_DATABASE": setting_of(database),
        "QUAYSIDE_API": playground.address,
        "QUAYSIDE_GATEWAY": playground.address.replace("http", "ws") + "/gateway/",
        "QUAYSIDE_LOG_LEVEL": "WARNING",
        "SSL_CERT_FILE": os.devnull,  # the stand-in has no certificate; reading all others takes its time
        "SSL_CERT_DIR": os.devnull,
        "QUAYSIDE_COMPUTER_PACE": "0",
    }


async def start_bot(playground: Playground, database: Path, *, root: Path = ROOT, **more: str) -> BotProcess:
    """A bot that is connected, with further settings if need be; of another checkout if need be."""
    log = database.with_suffix(".log")
    with log.open("ab") as written:
        process = await asyncio.create_subprocess_exec(
            sys.executable, root / "bot.py", "run", env=settings(playground, database) | more, stderr=written
        )
    world = playground.world

    def is_there() -> bool | None:
        assert process.returncode is None, log.read_text()
        return playground.gateway.is_connected or None

    await world.feed.until(is_there, before=world.clock.now() + PATIENCE, waiting_for="the bot")
    return BotProcess(process, log)


@asynccontextmanager
async def bot_running(
    playground: Playground, database: Path, *, root: Path = ROOT, **more: str
) -> AsyncIterator[BotProcess]:
    """A bot that is connected and is stopped in good order at the end."""
    bot = await start_bot(playground, database, root=root, **more)
    try:
        yield bot
    finally:
        assert await bot.stop() in (0, -9)
