"""/table: what can be done at any table, whatever the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from discord import app_commands

from cogs.looking.changes import Changes
from cogs.looking.finding import complete_table, find_table
from cogs.looking.leaving import Leaving, table_to_bring
from cogs.looking.paging import PageButton, show_page
from cogs.looking.reading import Looking, complete_player, seat_named
from cogs.looking.rules import RulesMenu, complete_section, show_rules
from cogs.panel.advance import AdvanceButton
from cogs.panel.answering import Answering
from cogs.panel.panel import open_panel
from cogs.plumbing.addresses import Address, addressed
from cogs.plumbing.answers import AnyInteraction
from cogs.plumbing.buttons import Handler, TableButton
from cogs.plumbing.names import name
from cogs.plumbing.patience import acknowledge
from cogs.quay import Quay
from games.core import Refused
from host.reading import Table

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
