"""/help: what can be done here and now."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands
from discord.ext import commands

from cogs.looking.beginning import show_beginning
from cogs.looking.finding import table_here
from cogs.looking.reading import asked_lines
from cogs.plumbing.buttons import Rows, table_button
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import acknowledge, answer, words_for
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.messages import rest_line
from host.snapshot import Table
from storage.rows import TableStatus
from words.catalogue import Words


class Help(commands.Cog):
    """For whoever does not know what to do next."""

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
