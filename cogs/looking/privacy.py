"""/privacy: what is kept of somebody, all of it as a file, and being forgotten."""

from __future__ import annotations

import gzip
import json
import logging
from functools import cache

import discord
from discord import app_commands
from discord.ext import commands

from cogs.plumbing.buttons import Button, Rows
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, answer, words_for
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.sending import FAILED, AnyInteraction, put_out
from host.tables import Host
from words.catalogue import LANGUAGES, Words

log = logging.getLogger(__name__)

FILE = "quayside-{user}.json"
LARGEST = 8_000_000
"""Bytes of a file that every server takes; a life at the table that fills more is packed."""


class Privacy(commands.Cog):
    """For whoever wants to know, to have, or to take away what is theirs."""

    @app_commands.command(name=name("command-privacy"), description=name("command-privacy.hint"))
    async def privacy(self, interaction: AnyInteraction) -> None:
        """What is kept and why, in ten lines."""
        acknowledge(interaction)
        await answer(interaction, words_for(interaction).say("privacy-about"), view=_ways(interaction))


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Send what is kept, ask once before it is forgotten, forget it, or leave all as it is."""
    deeds = {"export": _export, "ask": _ask, "sure": _forget, "keep": _keep}
    acknowledge(interaction, in_place=id["deed"] != "export")
    await deeds[id["deed"]](interaction)


async def _export(interaction: AnyInteraction) -> None:
    mine = await interaction.client.host.mine(interaction.user.id)
    words = words_for(interaction)
    if mine is None:
        await answer(interaction, words.say("privacy-nothing"))
        return
    named, content = FILE.format(user=interaction.user.id), json.dumps(mine, indent=1, ensure_ascii=False)
    file = Enclosure(named, content.encode())
    if len(file.content) > LARGEST:
        file = Enclosure(f"{named}.gz", gzip.compress(file.content))
    await answer(interaction, words.say("privacy-export-done"), enclosures=(file,))


async def _ask(interaction: AnyInteraction) -> None:
    """It is for good, so it is asked for once more, with what comes of it."""
    words = words_for(interaction)
    playing = await interaction.client.host.tables_of(interaction.user.id)
    games = sum(table.is_running for table in playing)
    await answer(
        interaction,
        words.say("privacy-ask", games=games, lobbies=len(playing) - games),
        view=Rows([
            Button("privacy:sure", words.say("privacy-sure"), discord.ButtonStyle.danger),
            Button("privacy:keep", words.say("privacy-keep")),
        ]),
    )  # fmt: skip


async def _forget(interaction: AnyInteraction) -> None:
    words = words_for(interaction)  # as long as it is known which language they have chosen
    host, user = interaction.client.host, interaction.user.id
    threads = await _private_threads(host, user)  # as long as it is known where they are invited
    is_known = await host.forget(user, nameless())
    await answer(interaction, words.say("privacy-forgotten" if is_known else "privacy-nothing"))
    for thread in threads:
        await _put_out(interaction, thread)


async def _private_threads(host: Host, user: int) -> list[int]:
    """The threads of all tables for friends to which they were ever invited."""
    mine = await host.mine(user)
    tables = [await host.table(id) for id in ([] if mine is None else mine["invited_to"])]
    return [table.place.thread for table in tables if table.place.thread is not None]


async def _put_out(interaction: AnyInteraction, thread: int) -> None:
    """Who is forgotten does not go on reading there; tried once, since nothing is left to try it again by."""
    try:
        found = interaction.client.get_channel(thread) or await interaction.client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await put_out(found, interaction.user.id)
    except FAILED as trouble:
        log.info("Somebody cannot be brought out of thread %d: %s", thread, trouble)


async def _keep(interaction: AnyInteraction) -> None:
    await answer(interaction, words_for(interaction).say("privacy-about"), view=_ways(interaction))


def _ways(interaction: AnyInteraction) -> Rows:
    words = words_for(interaction)
    return Rows([
        Button("privacy:export", words.say("privacy-export")),
        Button("privacy:ask", words.say("privacy-delete"), discord.ButtonStyle.danger),
    ])  # fmt: skip


@cache
def nameless() -> dict[str, str]:
    """What those are called who were forgotten, in every language."""
    return {language: Words(language).say("nameless") for language in LANGUAGES}
