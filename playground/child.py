"""The bot as a child process: started, watched, started again when it falls over."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from playground.feed import Change
from playground.server import Server

GRACE = 8.0
"""Seconds for a bot that is told to stop."""
FIRST_REST, LONGEST_REST = 0.5, 15.0
"""Seconds before a fallen bot is started again; doubled each time until it has connected."""
LAST_WORDS = 12
"""Lines of its log that are shown when it fell."""


class Health(StrEnum):
    """How the bot is."""

    STARTING = "starting"
    RUNNING = "running"
    STOPPING = "stopping"
    FALLEN = "fallen"
    """Ended of itself; it is started again."""


class Fall(Struct, frozen=True):
    """How the bot ended when nobody had asked it to."""

    exit_code: int
    last_words: list[str]


class Child:
    """Keeps one bot running on the stand-in until it is stopped for good."""

    def __init__(self, server: Server, command: Sequence[str | Path], database: Path, token: str) -> None:
        self._server = server
        self._command = command
        self._database = database
        self._token = token
        self._process: asyncio.subprocess.Process | None = None
        self._wanted = asyncio.Event()
        """Set by a wish for another start, which cuts a rest short."""
        self._is_over = False
        self._has_connected = False
        self.health = Health.STARTING
        self.last_fall: Fall | None = None
        """Until somebody restarts the bot, which shows that they have seen it."""
        self._said: deque[str] = deque(maxlen=LAST_WORDS)

    def _environment(self) -> dict[str, str]:
        """What leads the bot here; nothing of a real bot's settings, nor of its `.env`, remains."""
        gateway = self._server.gateway.address
        return {
            **os.environ,
            "DISCORD_TOKEN": self._token,
            "QUAYSIDE_API": self._server.address,
            "QUAYSIDE_GATEWAY": gateway,
            "QUAYSIDE_DATABASE": str(self._database),
            "QUAYSIDE_BACKUPS": "0",
            "QUAYSIDE_SHARDED": "no",
            "QUAYSIDE_LOG_LEVEL": os.environ.get("QUAYSIDE_LOG_LEVEL", "WARNING"),
        }

    async def live(self) -> None:
        """Start the bot, and again whenever it ends, until `stop`."""
        rest = FIRST_REST
        while not self._is_over:
            exit_code = await self._one_life()
            if self._is_over:
                return
            if self.health is Health.STOPPING:
                self._become(Health.STARTING)
                continue
            rest = FIRST_REST if self._has_connected else min(rest * 2, LONGEST_REST)
            self.last_fall = Fall(exit_code, list(self._said))
            self._become(Health.FALLEN)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), rest)

    async def _one_life(self) -> int:
        """Run the bot to its end; its exit code."""
        self._wanted.clear()
        self._said.clear()
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._environment(),
            stdin=asyncio.subprocess.PIPE,  # it stops when this closes, also when we are killed
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is ours to pass on
        )
        if self._is_over:
            _signal(process, signal.SIGTERM)
        listening = asyncio.create_task(self._listen(process))
        self._has_connected = False
        with self._server.world.feed.listening(self._hear):
            exit_code = await process.wait()
        await listening
        return exit_code

    def _hear(self, change: Change) -> None:
        if change.kind == "bot_ready" and self._server.gateway.is_connected:
            self._has_connected = True
            if self.health is not Health.STOPPING:
                self._become(Health.RUNNING)

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Pass on what it writes down, and remember the last of it."""
        assert process.stderr is not None
        while line := await process.stderr.readline():
            text = line.decode(errors="replace")
            self._said.append(text.rstrip())
            sys.stderr.write(text)

    def _become(self, health: Health) -> None:
        self.health = health
        self._server.world.feed.tell("bot_health", health)

    async def restart(self) -> None:
        """End the bot in good order; `live` then starts it again."""
        self.last_fall = None
        if self.health is Health.FALLEN:
            self._become(Health.STARTING)
            self._wanted.set()
        elif self.health is not Health.STOPPING:
            self._become(Health.STOPPING)
            await self._end()

    async def stop(self) -> None:
        """End the bot for good."""
        self._is_over = True
        self._wanted.set()
        await self._end()

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        _signal(process, signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except TimeoutError:
            _signal(process, signal.SIGKILL)
            await process.wait()


def _signal(process: asyncio.subprocess.Process, sign: signal.Signals) -> None:
    """Signal it without looking whether it has ended: that would take its exit code from asyncio."""
    with suppress(ProcessLookupError):
        os.kill(process.pid, sign)
