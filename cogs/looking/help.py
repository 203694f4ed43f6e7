"""/help and /setup: what can be done here and now, and what the bot lacks."""

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

from cogs.looking.beginning import show_beginning
from cogs.looking.finding import table_here
from cogs.looking.reading import asked_lines
from cogs.plumbing.buttons import Rows, table_button
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import acknowledge, answer, words_for
from cogs.plumbing.letters import Letter
from cogs.plumbing.rights import FOR_FRIENDS, NEEDED, RIGHTS
from cogs.plumbing.sending import FAILED, AnyInteraction, named, send
from cogs.plumbing.upkeep import OLD
from cogs.telling.messages import rest_line
from host.snapshot import Table
from storage.rows import TableStatus
from words.catalogue import When, Words, language_of

log = logging.getLogger("quayside")

PAUSES = (2, 15, 60)
"""Seconds between attempts to say hello."""
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


class Help(commands.Cog):
    """For whoever does not know what to do next, and for the moment the bot arrives."""

    @app_commands.command(name=name("command-help"), description=name("command-help.hint"))
    async def help(self, interaction: AnyInteraction) -> None:
        """Where a game is played what to do now; elsewhere the games and how to begin."""
        acknowledge(interaction)
        table = await table_here(interaction)
        if table is None or table.status is TableStatus.LOBBY:
            await show_beginning(interaction, table)
            return
        words = words_for(interaction, table)
        is_seated = table.seat_of(interaction.user.id) is not None
        commands_here = words.say("help-commands" if is_seated else "help-commands-watching")
        lines = [*_moment(table, interaction.user.id, words), commands_here]
        await answer(interaction, "\n".join(lines), view=_ways(table, interaction.user.id, words))

    @app_commands.command(name=name("command-setup"), description=name("command-setup.hint"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup(self, interaction: AnyInteraction) -> None:
        """The report, for this channel."""
        acknowledge(interaction)
        words = words_for(interaction)
        await interaction.client.host.pending()  # the error handler says so when the store does not answer
        major, minor, patch = version()
        is_well = interaction.app_permissions >= NEEDED
        lines = [
            words.say("setup-title", major=major, minor=minor, patch=patch),
            *report(interaction.app_permissions, words),
            f"✅ {words.say('setup-store')}",
            *_saved(interaction, words),
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


def _moment(table: Table, user: int, words: Words) -> Iterator[str]:
    """What this person can do at this table now."""
    seat = table.seat_of(user)
    if table.status is not TableStatus.RUNNING:
        yield words.say("help-over")
    elif seat is not None and seat.seat in table.asked:
        yield words.say("help-asked", question=table.asked[seat.seat])
        yield words.say("help-asked-how")
    else:
        is_watching = seat is None or seat.has_resigned
        yield words.say("help-watching") if is_watching else words.say("help-waiting")
        yield from asked_lines(table, words) if table.rest is None else [rest_line(table, words)]


def _ways(table: Table, user: int, words: Words) -> Rows:
    """Buttons for what comes next."""
    ways = [table_button("rules", table, words.say("announce-rules"))]
    if table.is_waiting_for(user):
        ways.insert(0, table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary))
    return Rows(ways)


@cache
def version() -> tuple[int, int, int]:
    """Of this Quayside."""
    written = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    major, minor, patch = (int(part) for part in written.split("."))
    return major, minor, patch


def report(granted: discord.Permissions, words: Words) -> Iterator[str]:
    """Each right with a tick, or what is missing without it and how to grant it; last the one that may be."""
    for right in RIGHTS:
        if getattr(granted, right):
            yield f"✅ {words.say('setup-right', right=f'right-{right}')}"
        else:
            lacking = words.say("setup-lacking", right=f"right-{right}", reason=f"right-{right}.reason")
            yield f"❌ {lacking} {words.say('setup-fix', right=f'right-{right}')}"
    right = f"right-{FOR_FRIENDS}"
    if getattr(granted, FOR_FRIENDS):
        yield f"☑️ {words.say('setup-right', right=right)}"
    else:
        lacking = words.say("setup-optional", right=right, reason=f"{right}.reason")
        yield f"▫️ {lacking} {words.say('setup-fix', right=right)}"


def _saved(interaction: AnyInteraction, words: Words) -> Iterator[str]:
    """When the games were last saved, where somebody hosts."""
    if (upkeep := interaction.client.upkeep) is None:
        return
    if (newest := upkeep.newest) is None:
        yield f"❌ {words.say('setup-unsaved')}"
    else:
        is_old = interaction.client.clock.now() - newest > OLD
        yield f"{'❌' if is_old else '✅'} {words.say('setup-saved', time=When(newest, 'R'))}"


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
