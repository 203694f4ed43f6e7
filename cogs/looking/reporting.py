"""Telling whoever hosts the bot that something seems wrong at a table, with the game as it stands."""

from __future__ import annotations

from cogs.looking.finding import table_in_sight
from cogs.plumbing.interactions import answer, words_for
from cogs.plumbing.sending import AnyInteraction
from host.snapshot import Table


async def report(interaction: AnyInteraction, table: Table) -> None:
    """Note it under a number, which is told to whoever asks; nobody's name is kept with it."""
    table = await table_in_sight(interaction, table.id)
    number = await interaction.client.host.report(table.id)
    await answer(interaction, words_for(interaction).say("report-done", number=number))
