"""Which table a command means."""

from __future__ import annotations

from discord import app_commands

from cogs.answers import AnyInteraction, words_for
from cogs.quay import Quay
from host.errors import refused
from host.reading import Table


async def find_table(quay: Quay, interaction: AnyInteraction, named: str | None = None) -> Table:
    """The table named; else the one at home here; else the one that waits for the user; or Refused."""
    if named:
        if not named.isdecimal() or len(named) > 18:
            raise refused("no_such_table")
        return await quay.host.table(int(named))
    if interaction.channel_id is not None:
        here = await quay.host.table_at(interaction.channel_id)
        if here is not None:
            return here
    mine = await quay.host.tables_of(interaction.user.id)
    waiting = [table for table in mine if table.is_waiting_for(interaction.user.id)]
    for few in (waiting, mine):
        if len(few) == 1:
            return few[0]
    if mine:
        raise refused("which_table")
    raise refused("no_table_here")


async def complete_table(
    quay: Quay, interaction: AnyInteraction, typed: str
) -> list[app_commands.Choice[str]]:
    """The user's own tables, those that wait first, as choices for the option `table`."""
    choices = []
    for table in await quay.host.tables_of(interaction.user.id):
        others = ", ".join(seat.name for seat in table.seats if seat.user != interaction.user.id)
        label = words_for(interaction, table).say("table-choice", table=table.id, game=f"game-{table.game}")
        label = f"{label}: {others}"[:100] if others else label
        if typed.lower() in label.lower():
            choices.append(app_commands.Choice(name=label, value=str(table.id)))
    return choices[:25]
