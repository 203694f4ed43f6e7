"""What people decide about together: their votes, and the way back to one's own seat."""

from __future__ import annotations

from cogs.looking.reading import move_button
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, words_for
from cogs.plumbing.sending import AnyInteraction
from host.snapshot import Table


async def vote(interaction: AnyInteraction, id: Id) -> None:
    """Answer what the table is asked; another press changes the answer."""
    acknowledge(interaction)
    table = await addressed(interaction, id)
    host, number, choice = interaction.client.host, int(id["number"]), id["choice"]
    await host.vote(table.id, interaction.user.id, number, choice)
    words = words_for(interaction, table)
    await answer(interaction, words.say("poll-voted", choice=f"poll-choice-{choice}"))


async def take_seat_back(interaction: AnyInteraction, table: Table) -> None:
    """Play for oneself again."""
    host, user = interaction.client.host, interaction.user.id
    is_done = await host.take_seat_back(table.id, user)
    words = words_for(interaction, table)
    view = move_button(await host.table(table.id), user, words)
    await answer(interaction, words.say("seat-back-done" if is_done else "seat-back-needless"), view=view)
