"""A pause by agreement: for how many days, and whether it ends before; asked behind More."""

from __future__ import annotations

from cogs.plumbing.buttons import Button, Rows, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, words_for
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.messages import rest_line
from host.resting import PAUSES
from host.snapshot import Table


async def offer(interaction: AnyInteraction, table: Table) -> None:
    """For how many days the game should rest."""
    words = words_for(interaction, table)
    days = [
        Button(f"pause:{address_of(table)}:{each}", words.say("pause-days", days=each)) for each in PAUSES
    ]
    await answer(interaction, words.say("pause-how"), view=Rows(days))


async def ask(interaction: AnyInteraction, id: Id) -> None:
    """Ask the others; whoever plays alone decides it."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    host = interaction.client.host
    await host.ask_for_pause(table.id, interaction.user.id, int(id["days"]))
    table, words = await host.table(table.id), words_for(interaction, table)
    await answer(interaction, words.say("pause-asked") if table.rest is None else rest_line(table, words))


async def go_on(interaction: AnyInteraction, table: Table) -> None:
    """Ask the others whether the pause ends now; whoever is left alone decides it."""
    host = interaction.client.host
    await host.ask_to_go_on(table.id, interaction.user.id)
    table, words = await host.table(table.id), words_for(interaction, table)
    await answer(interaction, words.say("going-on-asked" if table.rest else "going-on-now"))
