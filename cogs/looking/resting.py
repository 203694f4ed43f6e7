"""Going on with a table that was put away."""

from __future__ import annotations

from cogs.looking.reading import move_button
from cogs.plumbing.interactions import answer, words_for
from cogs.plumbing.sending import AnyInteraction
from host.snapshot import Table


async def wake(interaction: AnyInteraction, table: Table) -> None:
    """One of its players goes on with it: it shows itself anew where it is, and calls whom it waits for."""
    host, words = interaction.client.host, words_for(interaction, table)
    await host.wake(table.id, interaction.user.id)
    table = await host.table(table.id)
    said = words.say("rest-woken", game=f"game-{table.game}", table=table.id)
    where = "" if table.place.home is None else f" <#{table.place.home}>"
    await answer(interaction, said + where, view=move_button(table, interaction.user.id, words))
