"""Which table a command means."""

from __future__ import annotations

from discord import app_commands

from cogs.looking.sight import table_in_sight
from cogs.plumbing.answers import AnyInteraction, words_for
from cogs.quay import Quay
from host.errors import refused
from host.reading import Table


async def find_table(quay: Quay, interaction: AnyInteraction, named: str | None = None) -> Table:
    """The table named; else the one at home in this thread; else the user's own; or Refused."""
    if named:
        return await _named(quay, interaction, named)
    here = None if interaction.channel_id is None else await quay.host.table_at(interaction.channel_id)
    user = interaction.user.id
    if here is not None and (here.place.thread == interaction.channel_id or here.seat_of(user)):
        return here
    mine = await quay.host.tables_of(user)
    waiting = [table for table in mine if table.is_waiting_for(user)]
    for few in (waiting, mine):
        if len(few) == 1:
            return few[0]
    if mine:
        raise refused("which_table")
    if here is not None:
        return here
    raise refused("no_table_here")


async def _named(quay: Quay, interaction: AnyInteraction, named: str) -> Table:
    """The table of that number, for those who may read it."""
    if not named.isdecimal() or len(named) > 18:
        raise refused("no_such_table")
    return await table_in_sight(quay, interaction, int(named))


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
