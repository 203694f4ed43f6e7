"""Telling Discord which commands there are: while it does not listen, the games go on."""

from __future__ import annotations

import asyncio
import hashlib
import logging

import msgspec
from discord.ext import commands

from cogs.plumbing.reaching import OUT_OF_REACH, growing, pause_after, reason
from host.tables import Host
from storage.errors import StorageError

log = logging.getLogger("quayside")

SYNCED = "commands"
"""The setting that holds the digest of the commands Discord was last told."""
PATIENCE = 5.0
"""Seconds that the start waits for it, so that commands are there as soon as the bot is."""
PAUSES = (2, 5, 15, 60, 300, 3600)
"""Seconds between attempts; what Discord refuses today it may refuse until the bot is updated."""


class Registrar:
    """Tells Discord the commands whenever they have changed, and again until it has heard."""

    def __init__(self, bot: commands.Bot, host: Host) -> None:
        self._bot = bot
        self._host = host
        self._telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin; this returns when Discord has been told, has refused, or takes too long."""
        settled = asyncio.Event()
        self._telling = asyncio.create_task(self._tell_until_heard(settled))
        self._telling.add_done_callback(_note_failure)
        self._telling.add_done_callback(lambda _: settled.set())
        try:
            await asyncio.wait_for(settled.wait(), PATIENCE)
        except TimeoutError:
            log.warning("Discord takes long to hear of the commands; the games go on meanwhile.")

    async def close(self) -> None:
        """Try no more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.wait((self._telling,))

    async def _tell_until_heard(self, settled: asyncio.Event) -> None:
        pauses = growing(*PAUSES)
        while True:
            try:
                await self._tell()
            except (*OUT_OF_REACH, StorageError) as error:
                pause = pause_after(error, pauses)
                log.warning(
                    "Discord has not taken the commands, and is told again in %d s; the games go on. %s",
                    pause,
                    reason(error),
                )
            else:
                return
            settled.set()
            await asyncio.sleep(pause)

    async def _tell(self) -> None:
        """Tell Discord the commands, but only when they have changed since it was last told."""
        tree = self._bot.tree
        assert tree.translator is not None
        told = [
            await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()
        ]
        about = [self._bot.application_id, told]
        digest = hashlib.sha256(msgspec.json.encode(about, order="sorted")).hexdigest()
        if await self._host.setting(SYNCED) != digest:
            await tree.sync()
            await self._host.set_setting(SYNCED, digest)


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("The commands could not be told", exc_info=error)
