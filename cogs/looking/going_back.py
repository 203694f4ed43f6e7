"""Going back by consent, behind More: first what would be lost, then all who are there are asked."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.looking.reading import move_button
from cogs.plumbing.buttons import Button, Rows, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, words_for
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.polls import lost_moves
from host.snapshot import Table


async def offer(interaction: AnyInteraction, table: Table) -> None:
    """What would be lost, before anybody is asked."""
    way = await interaction.client.host.lost_by_going_back(table.id, interaction.user.id)
    words = words_for(interaction, table)
    lines = [words.say("back-how", lost=lost_moves(way.lost))]
    lines += [words.say("back-others")] if way.has_others else []
    label = words.say("back-ask" if way.has_others else "back-do")
    sure = Button(f"retake:{address_of(table)}:{way.question}:{way.moves}", label, ButtonStyle.danger)
    await answer(interaction, "\n".join(lines), view=Rows([sure]))


async def ask(interaction: AnyInteraction, id: Id) -> None:
    """Ask the others; whoever plays alone goes back at once."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    host, user = interaction.client.host, interaction.user.id
    is_done = await host.ask_to_go_back(table.id, user, (int(id["question"]), int(id["lost"])))
    words = words_for(interaction, table)
    view = move_button(await host.table(table.id), user, words) if is_done else None
    await answer(interaction, words.say("back-done" if is_done else "back-asked"), view=view)
