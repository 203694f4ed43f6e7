"""Taking back a move, going away, ending early, moving house."""

from __future__ import annotations

import discord

from cogs.lobby.opening import place_of
from cogs.looking.finding import find_table
from cogs.looking.reading import move_button
from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.buttons import table_button
from cogs.plumbing.rows import Rows
from cogs.quay import Quay
from games.values import Who
from host.errors import refused
from host.reading import Table
from storage.rows import TableStatus


async def table_to_bring(quay: Quay, interaction: AnyInteraction, named: str | None) -> Table:
    """The table named; else the user's only one that is not at home here; or Refused."""
    if not named:
        mine = await quay.host.tables_of(interaction.user.id)
        elsewhere = [each for each in mine if each.place.home != interaction.channel_id]
        if len(elsewhere) == 1:
            return elsewhere[0]
        if elsewhere:
            raise refused("which_table")
    return await find_table(quay, interaction, named)


class Leaving:
    """What a player may do beside playing; each answers an interaction that has been acknowledged."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    async def undo(self, interaction: AnyInteraction, table: Table) -> None:
        """Take back the player's last move, or say which bar was met."""
        await self._quay.host.undo(table.id, interaction.user.id, _request(interaction))
        self._quay.announcer.wake(table.id)
        words = words_for(interaction)
        again = move_button(table, interaction.user.id, words)
        await answer(interaction, words.say("undo-done"), view=again)

    async def ask_to_resign(self, interaction: AnyInteraction, table: Table) -> None:
        """Resigning cannot be taken back, so it is asked for twice."""
        if table.status is not TableStatus.RUNNING:
            raise refused(f"table_{table.status}")
        seat = table.seat_of(interaction.user.id)
        if seat is None or seat.has_resigned:
            raise refused("not_seated" if seat is None else "resigned")
        words = words_for(interaction, table)
        sure = table_button("resign", table, words.say("resign-yes"), discord.ButtonStyle.danger)
        question = words.say("resign-sure", table=table.id, game=f"game-{table.game}")
        await answer(interaction, question, view=Rows([sure]))

    async def resign(self, interaction: AnyInteraction, table: Table) -> None:
        """Leave the game for good."""
        await self._quay.host.resign(table.id, interaction.user.id)
        self._quay.announcer.wake(table.id)
        await answer(interaction, words_for(interaction).say("resign-done"))

    async def cancel(self, interaction: AnyInteraction, table: Table) -> None:
        """Agree to end the game without a result, which it does once all have agreed."""
        missing = await self._quay.host.cancel(table.id, interaction.user.id)
        self._quay.announcer.wake(table.id)
        others = tuple(Who(seat) for seat in sorted(missing))
        await answer(interaction, words_for(interaction, table).say("cancel-agreed", who=others))

    async def here(self, interaction: AnyInteraction, table: Table) -> None:
        """Bring the table to this channel or thread, unless the thread is another table's."""
        place = place_of(interaction)
        other = None if place.thread is None else await self._quay.host.table_at(place.thread)
        is_free = other is None or other.status not in (TableStatus.LOBBY, TableStatus.RUNNING)
        if not is_free and other != table:
            raise refused("taken_place")
        await self._quay.host.bring(table.id, interaction.user.id, place)
        self._quay.announcer.wake(table.id)
        await answer(interaction, words_for(interaction).say("here-done"))


def _request(interaction: AnyInteraction) -> str:
    """One name for all presses on a board as it was shown: two at once must not take back two moves."""
    board = interaction.message
    if board is None:
        return str(interaction.id)
    return f"undo {interaction.user.id} {board.id} {board.edited_at}"
