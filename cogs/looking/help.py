"""/help: what can be done here and now, on one screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands

from cogs.looking.reading import asked_lines
from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.buttons import table_button
from cogs.plumbing.limits import first_fitting
from cogs.plumbing.names import name
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.rows import Rows
from cogs.quay import Quay
from host.reading import Table
from storage.rows import TableStatus
from words.catalogue import Words, language_of
from words.rulebook import sections

LENGTHS = (9, 1, 0)
"""Sentences about each game: all of its first line, or as many as leave room for all the games."""
SENTENCE_END = re.compile(r"(?<=[.!?]) ")


class Help(commands.Cog):
    """For whoever does not know what to do next."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    @app_commands.command(name=name("command-help"), description=name("command-help.hint"))
    async def help(self, interaction: AnyInteraction) -> None:
        """Where a game is played what to do now; elsewhere the games and how to begin."""
        acknowledge(interaction)
        table = None
        if interaction.channel_id is not None:
            table = await self._quay.host.table_at(interaction.channel_id)
        if table is None or table.status is TableStatus.LOBBY:
            drafts = ("\n".join(self._beginning(interaction, table, most)) for most in LENGTHS)
            await answer(interaction, first_fitting(drafts))
            return
        words = words_for(interaction, table)
        is_seated = table.seat_of(interaction.user.id) is not None
        commands_here = words.say("help-commands" if is_seated else "help-commands-watching")
        lines = [*_moment(table, interaction.user.id, words), commands_here]
        await answer(interaction, "\n".join(lines), view=_ways(table, interaction.user.id, words))

    def _beginning(self, interaction: AnyInteraction, lobby: Table | None, sentences: int) -> Iterator[str]:
        """The games with a line each, of so many sentences, and how to sit down at a table."""
        language = language_of(str(interaction.locale))
        words = Words(language)
        yield words.say("help-title")
        for game in self._quay.games.values():
            players = words.say("help-players", least=game.seats[0], most=game.seats[-1])
            title = Words(language, game.id).say(f"game-{game.id}")
            about = _about(game.id, language, sentences)
            yield f"- **{title}** ({players}). {about}".rstrip()
        if lobby is not None:
            yield words.say("help-lobby", table=lobby.id)
        yield from (words.say("help-begin"), words.say("help-turn"), words.say("help-more"))
        if interaction.guild_id is None:
            yield words.say("help-private")


def _about(game: str, language: str, sentences: int) -> str:
    """The first so many sentences of the game's rulebook, at most those of its first line."""
    first, *_ = sections(game, language).values()
    return " ".join(SENTENCE_END.split(first.text.splitlines()[0])[:sentences])


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
        yield from asked_lines(table, words)


def _ways(table: Table, user: int, words: Words) -> Rows:
    """Buttons for what comes next."""
    ways = [table_button("rules", table, words.say("announce-rules"))]
    if table.is_waiting_for(user):
        ways.insert(0, table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary))
    return Rows(ways)


async def add(quay: Quay) -> None:
    """Add /help."""
    await quay.bot.add_cog(Help(quay))
