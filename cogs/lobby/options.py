"""What else can be chosen for a table, behind one button of its card: its pace, and for whom it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cogs.plumbing.buttons import Component, Line, Menu, PeopleMenu, Rows, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, explain, picked, words_for
from cogs.plumbing.rights import FOR_FRIENDS
from cogs.plumbing.sending import AnyInteraction
from games.core import Refused
from host.errors import refused
from host.lobbies import GUESTS
from host.snapshot import Table
from storage.rows import Pace, TableStatus
from words.catalogue import Words


async def show(interaction: AnyInteraction, table: Table) -> None:
    """What there is to choose, in private."""
    words = words_for(interaction, table)
    lines = [words.say("lobby-options-title"), *_friends_lines(interaction, table, words)]
    parts: list[Component] = [_paces(table, words)]
    if _may_be_private(interaction) and table.status is TableStatus.LOBBY:
        parts.append(PeopleMenu(f"table:friends:{address_of(table)}", words.say("friends-menu"), GUESTS - 1))
    await answer(interaction, "\n".join(lines), view=Rows(parts))


def _paces(table: Table, words: Words) -> Menu:
    lines = tuple(
        Line(
            pace.value,
            words.say(f"pace-{pace}"),
            pace is table.pace,
            description=words.say(f"pace-{pace}.hint"),
        )
        for pace in Pace
    )
    return Menu(f"table:pace:{address_of(table)}", words.say("pace-menu"), lines)


def _friends_lines(interaction: AnyInteraction, table: Table, words: Words) -> Iterator[str]:
    """For whom it is; how it could be for friends, or why it cannot."""
    if table.guests is not None:
        invited = " ".join(f"<@{user}>" for user in sorted(table.guests))
        yield f"{words.say('lobby-friends')} {invited}"
    elif _may_be_private(interaction):
        yield words.say("friends-how")
    else:
        yield words.say("friends-not_here", right=f"right-{FOR_FRIENDS}")


def _may_be_private(interaction: AnyInteraction) -> bool:
    """Whether the bot may open private threads here, and write in them."""
    granted = interaction.app_permissions
    return bool(getattr(granted, FOR_FRIENDS)) and granted.send_messages_in_threads


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


async def choose_friends(interaction: AnyInteraction, id: Id) -> None:
    """The table is for these from now on, and for whoever sits there, in a private thread of its own."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    if not _may_be_private(interaction):
        raise refused("friends_not_here")
    guests = [int(user) for user in picked(interaction) if not _is_bot(interaction, user)]
    if not guests:
        raise refused("friends_nobody")
    try:
        await interaction.client.host.invite(table.id, interaction.user.id, guests)
    except Refused as refusal:
        await explain(interaction, refusal, table)
        return
    await show(interaction, await interaction.client.host.table(table.id))


def _is_bot(interaction: AnyInteraction, user: str) -> bool:
    data: Mapping[str, Any] = interaction.data or {}
    return bool(data.get("resolved", {}).get("users", {}).get(user, {}).get("bot"))
