"""Computers in a lobby: one more, another level, one less."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.lobby.opening import change_lobby
from cogs.plumbing.buttons import Button, Rows, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, explain, words_for
from cogs.plumbing.sending import AnyInteraction
from games.core import Refused
from games.values import Who
from host.lobby import LEVELS
from host.snapshot import Table, TableSeat

USUAL = "normal"
"""How strong the first computer of a table is, until somebody says otherwise."""
REMOVE = "remove"
"""Stands in an id where a level would."""


async def add(interaction: AnyInteraction, id: Id) -> None:
    """One more computer, as strong as the one before; with the first the level can be chosen, privately."""
    host, user = interaction.client.host, interaction.user.id
    table = await addressed(interaction, id)
    computers = [seat for seat in table.seats if seat.user is None]
    if computers:
        level = computers[-1].computer or USUAL
        await change_lobby(interaction, id, lambda table_id: host.add_computer(table_id, user, level))
        return
    acknowledge(interaction)
    try:
        name = await host.add_computer(table.id, user, USUAL)
    except Refused as refusal:
        await explain(interaction, refusal, table)
    else:
        await _show_level(interaction, await host.table(table.id), name)


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Send a computer away, by the card; or let it play at another level, where that was offered."""
    host, user, name = interaction.client.host, interaction.user.id, id["name"]
    if id["deed"] == REMOVE:
        await change_lobby(interaction, id, lambda table_id: host.remove_computer(table_id, user, name))
        return
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    await host.set_level(table.id, user, name, id["deed"])
    await _show_level(interaction, await host.table(table.id), name)


async def _show_level(interaction: AnyInteraction, table: Table, name: str) -> None:
    """How strong that computer is, and how strong it could be."""
    words = words_for(interaction, table)
    for seat in table.seats:
        if seat.user is None and seat.name == name:
            said = words.say("computer-added", who=Who(seat.seat), level=f"level-{seat.computer}.choice")
            levels = [
                _level_button(table, seat, level, words.say(f"level-{level}.choice")) for level in LEVELS
            ]
            await answer(interaction, said, view=Rows(levels))


def _level_button(table: Table, seat: TableSeat, level: str, label: str) -> Button:
    style = ButtonStyle.primary if level == seat.computer else ButtonStyle.secondary
    return Button(f"computer:{level}:{address_of(table)}:{seat.name}", label, style)
