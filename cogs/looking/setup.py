"""/setup: whether the bot may do here all that it needs, and how to grant what is missing."""

from __future__ import annotations

import asyncio
import logging
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.letters import Letter
from cogs.plumbing.names import name
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.sending import FAILED, named, send
from cogs.quay import Quay
from words.catalogue import Words, language_of

log = logging.getLogger("quayside")

PAUSES = (2, 15, 60)
"""Seconds between attempts to say hello."""
RIGHTS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
NEEDED = discord.Permissions(**dict.fromkeys(RIGHTS, True))
"""What the invite link asks for; its value is the number in that link."""
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@cache
def version() -> tuple[int, int, int]:
    """Of this Quayside."""
    written = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    major, minor, patch = (int(part) for part in written.split("."))
    return major, minor, patch


def report(granted: discord.Permissions, words: Words) -> Iterator[str]:
    """Each right with a tick, or what is missing without it and how to grant it."""
    for right in RIGHTS:
        if getattr(granted, right):
            yield f"✅ {words.say('setup-right', right=f'right-{right}')}"
        else:
            lacking = words.say("setup-lacking", right=f"right-{right}", reason=f"right-{right}.reason")
            yield f"❌ {lacking} {words.say('setup-fix', right=f'right-{right}')}"


class Setup(commands.Cog):
    """For administrators, and for the moment the bot arrives."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    @app_commands.command(name=name("command-setup"), description=name("command-setup.hint"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(self, interaction: AnyInteraction) -> None:
        """The report, for this channel."""
        acknowledge(interaction)
        words = words_for(interaction)
        await self._quay.host.pending()  # the error handler says so when the store does not answer
        major, minor, patch = version()
        is_well = interaction.app_permissions >= NEEDED
        lines = [
            words.say("setup-title", major=major, minor=minor, patch=patch),
            *report(interaction.app_permissions, words),
            f"✅ {words.say('setup-store')}",
            words.say("setup-well") if is_well else words.say("setup-not_well"),
        ]
        await answer(interaction, "\n".join(lines))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello in one place, if there is one where the bot may speak."""
        language = language_of(str(guild.preferred_locale))
        letter = Letter(content=Words(language).say("greeting"), language=language)
        places = [guild.system_channel, *guild.text_channels]
        for place in places:
            if place is not None and place.permissions_for(guild.me).send_messages:
                await _say_at_last(letter, place, f"hello-{guild.id}")
                return


async def _say_at_last(letter: Letter, place: discord.TextChannel, nonce: str) -> None:
    """Say it; while Discord cannot be reached, a few times more, and then leave it."""
    for pause in (*PAUSES, None):
        try:
            await send(letter, place, nonce)
        except FAILED as trouble:
            log.warning("The greeting in %d is said later or not at all: %s", place.id, named(trouble))
            if pause is not None and not isinstance(trouble, discord.Forbidden | discord.NotFound):
                await asyncio.sleep(pause)
                continue
        return


async def add(quay: Quay) -> None:
    """Add /setup."""
    await quay.bot.add_cog(Setup(quay))
