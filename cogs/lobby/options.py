"""What else can be chosen for a table, behind one button of its card: its pace."""

from __future__ import annotations

from cogs.plumbing.buttons import Line, Menu, Rows, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, explain, picked, words_for
from cogs.plumbing.sending import AnyInteraction
from games.core import Refused
from host.errors import refused
from host.snapshot import Table
from storage.rows import Pace


async def show(interaction: AnyInteraction, table: Table) -> None:
    """What there is to choose, in private."""
    words = words_for(interaction, table)
    lines = tuple(
        Line(
            pace.value,
            words.say(f"pace-{pace}"),
            pace is table.pace,
            description=words.say(f"pace-{pace}.hint"),
        )
        for pace in Pace
    )
    menu = Menu(f"table:pace:{address_of(table)}", words.say("pace-menu"), lines)
    await answer(interaction, words.say("lobby-options-title"), view=Rows([menu]))


async def choose_pace(interaction: AnyInteraction, id: Id) -> None:
    """The table is to be played like that; the menu shows it, and so does the card."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    chosen = "".join(picked(interaction))
    if chosen not in [*Pace]:
        raise refused("unknown_choice")
    try:
        await interaction.client.host.set_pace(table.id, interaction.user.id, Pace(chosen))
    except Refused as refusal:
        await explain(interaction, refusal, table)
        return
    await show(interaction, await interaction.client.host.table(table.id))
