"""/table: what can be done at any table, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.lobby.opening import place_of
from cogs.looking import reading
from cogs.looking.board import show_board
from cogs.looking.finding import complete_table, find_table
from cogs.looking.reading import complete_player, move_button, seat_named, show_page
from cogs.looking.replay import open_replay
from cogs.looking.rules import complete_section, show_rules
from cogs.panel import advance
from cogs.panel.panel import open_panel
from cogs.plumbing.buttons import Rows, table_button
from cogs.plumbing.commands import Completed, Completion, name
from cogs.plumbing.interactions import Deed, acknowledge, answer, person_of, words_for
from cogs.plumbing.sending import AnyInteraction, language_for
from games.core import Refused
from games.values import Who
from host.errors import refused
from host.lobby import Place
from host.snapshot import Table
from storage.rows import TableStatus

AnyCommand = app_commands.Command[Any, ..., None]


def table_group() -> app_commands.Group:
    """All of them, in both languages."""
    group = app_commands.Group(name=name("command-table"), description=name("command-table.hint"))
    deeds: dict[str, Deed] = {
        "board": show_board,
        "text": partial(show_page, kind="text"),
        "hand": reading.hand,
        "missed": partial(show_page, kind="missed"),
        "asked": reading.asked,
        "move": open_panel,
        "undo": undo,
        "fair": reading.fair,
        "replay": open_replay,
        "resign": ask_to_resign,
        "cancel": cancel,
        "here": bring_here,
    }
    for verb, deed in deeds.items():
        group.add_command(_deed_command(verb, deed))
    for command in (_log_command(), _rules_command(), _advance_command()):
        group.add_command(command)
    return group


def _command(verb: str, callback: Any, completions: Mapping[str, Completion] | None = None) -> AnyCommand:
    """A command in both languages with the option `table` and others, all of them completed."""
    options: dict[str, Completion] = {"table": complete_table, **(completions or {})}
    app_commands.rename(**{option: name(f"parameter-{option}") for option in options})(callback)
    app_commands.describe(**{option: name(f"parameter-{option}.hint") for option in options})(callback)
    app_commands.autocomplete(**options)(callback)
    return app_commands.Command(
        name=name(f"command-{verb}"), description=name(f"command-{verb}.hint"), callback=callback
    )


def _deed_command(verb: str, deed: Deed) -> AnyCommand:
    find = table_to_bring if deed is bring_here else find_table

    async def do(interaction: AnyInteraction, table: str | None = None) -> None:
        acknowledge(interaction)
        await deed(interaction, await find(interaction, table))

    return _command(verb, do)


def _log_command() -> AnyCommand:
    async def log(interaction: AnyInteraction, player: str | None = None, table: str | None = None) -> None:
        acknowledge(interaction)
        found = await find_table(interaction, table)
        seat = None if player is None else seat_named(found, player)
        await show_page(interaction, found, "log", seat=seat)

    async def complete(interaction: AnyInteraction, typed: str) -> Completed:
        found = await _table_typed(interaction)
        return [] if found is None else complete_player(found, typed, language_for(interaction))

    return _command("log", log, {"player": complete})


def _rules_command() -> AnyCommand:
    async def rules(
        interaction: AnyInteraction, section: str | None = None, table: str | None = None
    ) -> None:
        acknowledge(interaction)
        found = await find_table(interaction, table)
        await show_rules(interaction, found.game, section)

    async def complete(interaction: AnyInteraction, typed: str) -> Completed:
        found = await _table_typed(interaction)
        return [] if found is None else complete_section(interaction, found.game, typed)

    return _command("rules", rules, {"section": complete})


def _advance_command() -> AnyCommand:
    async def answer_before(
        interaction: AnyInteraction, answer: str | None = None, table: str | None = None
    ) -> None:
        acknowledge(interaction)
        found = await find_table(interaction, table)
        await advance.answer_named(interaction, found.id, answer)

    async def complete(interaction: AnyInteraction, typed: str) -> Completed:
        found = await _table_typed(interaction)
        return [] if found is None else await advance.complete(interaction, found.id, typed)

    return _command("advance", answer_before, {"answer": complete})


async def _table_typed(interaction: AnyInteraction) -> Table | None:
    """The table a command being typed is about, if that can be told yet."""
    try:
        return await find_table(interaction, interaction.namespace.table)
    except Refused:
        return None


# Taking back a move, going away, ending early, moving house


async def undo(interaction: AnyInteraction, table: Table) -> None:
    """Take back the player's last move, or say which bar was met."""
    await interaction.client.host.undo(table.id, interaction.user.id, _idempotency_key(interaction, table))
    words = words_for(interaction)
    again = move_button(table, interaction.user.id, words)
    await answer(interaction, words.say("undo-done"), view=again)


async def ask_to_resign(interaction: AnyInteraction, table: Table) -> None:
    """Resigning cannot be taken back, so it is asked for twice."""
    if table.status is not TableStatus.RUNNING:
        raise refused(f"table_{table.status}")
    seat = table.seat_of(interaction.user.id)
    if seat is None or seat.has_resigned:
        raise table.no_seat(interaction.user.id) if seat is None else refused("resigned")
    words = words_for(interaction, table)
    sure = table_button("resign", table, words.say("resign-yes"), discord.ButtonStyle.danger)
    others = [each for each in table.people if each.seat != seat.seat and not each.has_resigned]
    key = "resign-sure" if others else "resign-sure-alone"
    question = words.say(key, table=table.id, game=f"game-{table.game}")
    await answer(interaction, question, view=Rows([sure]))


async def resign(interaction: AnyInteraction, table: Table) -> None:
    """Leave the game for good."""
    await interaction.client.host.resign(table.id, interaction.user.id)
    await answer(interaction, words_for(interaction).say("resign-done"))


async def cancel(interaction: AnyInteraction, table: Table) -> None:
    """Agree to end the game without a result, which it does once all have agreed."""
    missing = await interaction.client.host.cancel(table.id, interaction.user.id)
    others = tuple(Who(seat) for seat in sorted(missing))
    await answer(interaction, words_for(interaction, table).say("cancel-agreed", who=others))


async def bring_here(interaction: AnyInteraction, table: Table) -> None:
    """Bring the table to this channel or thread, unless the thread is another table's.

    One for friends opens a private thread of its own there.
    """
    place = place_of(interaction)
    if table.guests is not None and place.thread != table.place.thread:
        place = Place(place.guild, place.channel)
    other = None if place.thread is None else await interaction.client.host.table_at(place.thread)
    is_free = other is None or other.status not in (TableStatus.LOBBY, TableStatus.RUNNING)
    if not is_free and other != table:
        raise refused("taken_place")
    if place.guild != table.place.guild:  # from elsewhere it is as good as opened here
        await interaction.client.host.must_be_open_to(place, person_of(interaction))
    await interaction.client.host.bring(table.id, interaction.user.id, place)
    await answer(interaction, words_for(interaction).say("here-done"))


def _idempotency_key(interaction: AnyInteraction, table: Table) -> str:
    """The same for all presses on a board as it was shown: two at once must not take back two moves.

    It is stored, so it names a seat and no person.
    """
    mine = table.seat_of(interaction.user.id)
    seat = "nobody" if mine is None else mine.seat
    board = interaction.message
    if board is None:
        return str(interaction.id)
    return f"undo {seat} {board.id} {board.edited_at}"


async def table_to_bring(interaction: AnyInteraction, named: str | None) -> Table:
    """The table named; else the user's only one that is not at home here; or Refused."""
    if not named:
        mine = await interaction.client.host.tables_of(interaction.user.id)
        elsewhere = [each for each in mine if each.place.home != interaction.channel_id]
        if len(elsewhere) == 1:
            return elsewhere[0]
        if elsewhere:
            raise refused("which_table")
    return await find_table(interaction, named)
