"""The bot itself: what it is made of, and its life from login to shutdown."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import signal
import time
from collections.abc import Mapping
from contextlib import suppress

import discord
import discord.gateway
import discord.http
import msgspec
import yarl
from discord import app_commands
from discord.ext import commands

from cogs import (
    congo,
    games,
    help,  # noqa: A004  # the home of /help
    livingstone,
    lobby,
    panamax,
    panel,
    rotterdam,
    setup,
    table,
)
from cogs.answers import AnyInteraction, explain
from cogs.budget import A_SECOND, Budget
from cogs.buttons import TableButton
from cogs.drawing import EASEL
from cogs.gate import LONGEST_WAIT
from cogs.names import Translator
from cogs.quay import Quay
from cogs.settings import BadSetting, Settings
from games import GAMES
from games.core import AnyGame
from host.tables import Host
from storage.store import open_store

log = logging.getLogger("quayside")

COGS = (
    *(lobby, table, games, help, setup, panel),
    livingstone,
    rotterdam,
    congo,
    panamax,
)
"""Each adds its own commands and buttons; a new game's cog is added here."""
IN_HAND = ("CommandTree-invoker", "discord-ui-", "discord.py: on_interaction")
"""How discord.py names the tasks in which our commands, buttons and forms run."""
GRACE = 3
"""Seconds in which they may finish; Discord gives no more for a first answer."""
UNSEEN = 20_000
"""New things before Python looks which of them only hold each other: with its 700 it looks every turn."""
SYNCED = "commands"
"""The setting that holds the digest of the commands Discord was last told."""


class Tree(app_commands.CommandTree[commands.Bot]):
    """The slash commands; whatever goes wrong in one is explained to the person who used it."""

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Explain privately."""
        await explain(interaction, error)


class Quayside(commands.Bot):
    """One process, one database, all tables."""

    def __init__(self, host: Host, known: Mapping[str, AnyGame], requests: int = A_SECOND) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,  # edits of old messages can be put off for an hour
            http_trace=Budget(requests).trace(),
        )
        self.quay = Quay(self, host, known)

    async def setup_hook(self) -> None:
        """Before the gateway opens: commands, buttons, what a crash interrupted, what is still owed."""
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(TableButton)
        for cog in COGS:
            await cog.add(self.quay)
        await self._tell_commands()
        for unreadable in await self.quay.host.resume():
            log.error("Table %d cannot be read by these rules; its game waits for a newer bot.", unreadable)
        await self.quay.announcer.start()

    async def _tell_commands(self) -> None:
        """Tell Discord the commands, but only when they have changed since it was last told."""
        translator = self.tree.translator
        assert translator is not None
        told = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(msgspec.json.encode([self.application_id, told], order="sorted")).hexdigest()
        if await self.quay.host.setting(SYNCED) != digest:
            await self.tree.sync()
            await self.quay.host.set_setting(SYNCED, digest)

    async def close(self) -> None:
        """Let those who have just pressed be answered, and what is being said be said; then leave."""
        at_work = {task for task in asyncio.all_tasks() if task.get_name().startswith(IN_HAND)}
        if at_work := at_work - {asyncio.current_task()}:
            await asyncio.wait(at_work, timeout=GRACE)
        await self.quay.announcer.close()
        await super().close()


class ShardedQuayside(Quayside, commands.AutoShardedBot):
    """The same for so many servers that Discord wants several connections."""


def use_stand_in(settings: Settings) -> None:
    """Lead discord.py to a stand-in on this machine instead of Discord."""
    if settings.api:
        address = settings.api.rstrip("/")
        discord.http.Route.BASE = f"{address}/api/v10"
        discord.Asset.BASE = address
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)


async def run(settings: Settings) -> None:
    """Open the database and play until told to stop; BadSetting, StorageError if it cannot begin."""
    if not settings.token:
        raise BadSetting("There is no token: set DISCORD_TOKEN, in the environment or in .env.")
    use_stand_in(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak aloud
    kind = ShardedQuayside if settings.is_sharded else Quayside
    async with open_store(settings.database) as store:
        EASEL.start()
        bot = kind(Host(store, GAMES, lambda: int(time.time())), GAMES, settings.requests)
        playing = asyncio.ensure_future(_play(bot, settings.token))
        with suppress(NotImplementedError):  # Windows knows no such signals
            for sign in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(sign, playing.cancel)
        try:
            await playing
        except asyncio.CancelledError:
            log.info("Told to stop; every step is stored.")
        finally:
            EASEL.stop()


async def _play(bot: Quayside, token: str) -> None:
    try:
        async with bot:
            await bot.login(token)
            _keep_for_good()
            await bot.connect()
    except discord.LoginFailure:
        raise BadSetting("Discord does not accept the token in DISCORD_TOKEN.") from None


def _keep_for_good() -> None:
    """Words, rules and commands stay; to look through them for waste would hold everybody up."""
    gc.freeze()
    gc.set_threshold(UNSEEN)
