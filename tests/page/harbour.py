"""`bot.py play` as a process of its own, as somebody at a terminal starts it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds for a process to start on a busy machine."""


class Harbour:
    """A running playground."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, log: Path) -> None:
        self.process = process
        self.address = address
        """Of the page, with its secret."""
        self._log = log

    @property
    def origin(self) -> str:
        """The address without a path."""
        return "/".join(self.address.split("/")[:3])

    @property
    def port(self) -> int:
        return int(self.origin.rpartition(":")[2])

    @property
    def log(self) -> str:
        """What it and its bot wrote to standard error."""
        return self._log.read_text()

    async def interrupt(self) -> tuple[int, str]:
        """Ctrl-C: the exit code, and what was said last."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.stdout is not None
        said = await self.process.stdout.read()
        return await self.process.wait(), said.decode()

    async def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        await self.process.wait()

    async def bots(self) -> list[int]:
        """The process ids of its children."""
        asking = await asyncio.create_subprocess_exec(
            "pgrep", "-P", str(self.process.pid), stdout=asyncio.subprocess.PIPE
        )
        told, _ = await asking.communicate()
        return [int(line) for line in told.split()]


async def start(data: Path, *more: str) -> Harbour:
    """A playground that has told its address."""
    log = data.with_suffix(".log")
    command: list[str | Path] = [sys.executable, ROOT / "bot.py", "play", "--no-browser", "--data", data]
    if "--port" not in more:
        more = (*more, "--port", "0")
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    with log.open("ab") as written:
        process = await asyncio.create_subprocess_exec(
            *command, *more, env=environment, cwd=data.parent, stdout=asyncio.subprocess.PIPE, stderr=written
        )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while not (line := (await process.stdout.readline()).decode()).startswith("http"):
            assert line, log.read_text()
    return Harbour(process, line.strip(), log)


@asynccontextmanager
async def playing(data: Path, *more: str) -> AsyncIterator[Harbour]:
    """A playground that is stopped with Ctrl-C at the end and has nothing to complain of."""
    harbour = await start(data, *more)
    try:
        yield harbour
    finally:
        if harbour.process.returncode is None:
            code, said = await harbour.interrupt()
            assert (code, said) == (0, f"Stopped. Everything is kept in {data}.\n")
    # On a busy machine discord.py may warn that it "can't keep up"; nothing may be wrong.
    assert not {"ERROR", "Traceback"} & set(harbour.log.split()), harbour.log
