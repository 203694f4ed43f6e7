"""/table: what can be done at any table, whatever the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.lobby.opening import place_of
from cogs.looking.changes import Changes
from cogs.looking.finding import complete_table, find_table
from cogs.looking.paging import PageButton, show_page
from cogs.looking.reading import Looking, complete_player, move_button, seat_named
from cogs.looking.rules import RulesMenu, complete_section, show_rules
from cogs.panel.advance import AdvanceButton
from cogs.panel.answering import Answering
from cogs.panel.panel import open_panel
from cogs.plumbing.addresses import Address, addressed
from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.buttons import Handler, TableButton, table_button
from cogs.plumbing.commands import name
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.rows import Rows
from cogs.quay import Quay
from games.core import Refused
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


Deed = Callable[[AnyInteraction, Table], Awaitable[None]]
"""What is done at a table once the interaction has been acknowledged."""
Choices = list[app_commands.Choice[str]]
Completion = Callable[[AnyInteraction, str], Coroutine[Any, Any, Choices]]
AnyCommand = app_commands.Command[Any, ..., None]


async def add(quay: Quay) -> None:
    """Add /table, the buttons that do the same, and the pages and menus they open."""
    await quay.bot.add_cog(Changes(quay))
    looking, leaving, answering = Looking(quay), Leaving(quay), Answering(quay)

    async def move(interaction: AnyInteraction, table: Table) -> None:
        await open_panel(quay, interaction, table.id)

    async def rules(interaction: AnyInteraction, table: Table) -> None:
        await show_rules(interaction, table.game)

    group = app_commands.Group(name=name("command-table"), description=name("command-table.hint"))
    deeds: dict[str, Deed] = {
        "board": looking.board,
        "text": looking.text,
        "hand": looking.hand,
        "missed": looking.missed,
        "asked": looking.asked,
        "move": move,
        "undo": leaving.undo,
        "fair": looking.fair,
        "resign": leaving.ask_to_resign,
        "cancel": leaving.cancel,
    }
    for verb, deed in deeds.items():
        group.add_command(_deed_command(quay, verb, deed))
    group.add_command(_here_command(quay, leaving))
    group.add_command(_log_command(quay))
    group.add_command(_rules_command(quay))
    group.add_command(_advance_command(quay, answering))
    quay.bot.tree.add_command(group)
    PageButton.readers.update(text=looking.text_pages, log=looking.log_pages, missed=looking.missed_pages)
    AdvanceButton.handler = answering.press
    quay.bot.add_dynamic_items(PageButton, RulesMenu, AdvanceButton)
    TableButton.handlers.update(
        hand=_pressed(looking.hand),
        log=_pressed(looking.log),
        undo=_pressed(leaving.undo),
        rules=_pressed(rules),
        resign=_pressed(leaving.resign, in_place=True),
    )


def _pressed(deed: Deed, *, in_place: bool = False) -> Handler:
    """A button that does this: in a new private answer, or in place of the message it stands on."""

    async def press(interaction: AnyInteraction, address: Address) -> None:
        acknowledge(interaction, in_place=in_place)
        await deed(interaction, await addressed(interaction, address))

    return press


def _command(
    quay: Quay, verb: str, callback: Any, completions: Mapping[str, Completion] | None = None
) -> AnyCommand:
    """A command in both languages with the option `table` and others, all of them completed."""

    async def complete(interaction: AnyInteraction, typed: str) -> Choices:
        return await complete_table(quay, interaction, typed)

    options: dict[str, Completion] = {"table": complete, **(completions or {})}
    app_commands.rename(**{option: name(f"parameter-{option}") for option in options})(callback)
    app_commands.describe(**{option: name(f"parameter-{option}.hint") for option in options})(callback)
    app_commands.autocomplete(**options)(callback)
    return app_commands.Command(
        name=name(f"command-{verb}"), description=name(f"command-{verb}.hint"), callback=callback
    )


def _deed_command(quay: Quay, verb: str, deed: Deed) -> AnyCommand:
    async def do(interaction: AnyInteraction, table: str | None = None) -> None:
        acknowledge(interaction)
        await deed(interaction, await find_table(quay, interaction, table))

    return _command(quay, verb, do)


def _here_command(quay: Quay, leaving: Leaving) -> AnyCommand:
    async def here(interaction: AnyInteraction, table: str | None = None) -> None:
        acknowledge(interaction)
        await leaving.here(interaction, await table_to_bring(quay, interaction, table))

    return _command(quay, "here", here)


def _log_command(quay: Quay) -> AnyCommand:
    async def log(interaction: AnyInteraction, player: str | None = None, table: str | None = None) -> None:
        acknowledge(interaction)
        found = await find_table(quay, interaction, table)
        seat = None if player is None else seat_named(found, player)
        await show_page(interaction, "log", found, seat=seat)

    async def complete(interaction: AnyInteraction, typed: str) -> Choices:
        found = await _table_typed(quay, interaction)
        return [] if found is None else complete_player(found, typed)

    return _command(quay, "log", log, {"player": complete})


def _rules_command(quay: Quay) -> AnyCommand:
    async def rules(
        interaction: AnyInteraction, section: str | None = None, table: str | None = None
    ) -> None:
        acknowledge(interaction)
        found = await find_table(quay, interaction, table)
        await show_rules(interaction, found.game, section)

    async def complete(interaction: AnyInteraction, typed: str) -> Choices:
        found = await _table_typed(quay, interaction)
        return [] if found is None else complete_section(interaction, found.game, typed)

    return _command(quay, "rules", rules, {"section": complete})


def _advance_command(quay: Quay, answering: Answering) -> AnyCommand:
    async def advance(
        interaction: AnyInteraction, answer: str | None = None, table: str | None = None
    ) -> None:
        acknowledge(interaction)
        found = await find_table(quay, interaction, table)
        await answering.named(interaction, found.id, answer)

    async def complete(interaction: AnyInteraction, typed: str) -> Choices:
        found = await _table_typed(quay, interaction)
        return [] if found is None else await answering.complete(interaction, found.id, typed)

    return _command(quay, "advance", advance, {"answer": complete})


async def _table_typed(quay: Quay, interaction: AnyInteraction) -> Table | None:
    """The table a command being typed is about, if that can be told yet."""
    try:
        return await find_table(quay, interaction, interaction.namespace.table)
    except Refused:
        return None
