"""/moderate: a moderator ends a table, lets it rest, or lets somebody open no tables; on one private page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.looking.finding import can_see
from cogs.plumbing.buttons import Button, Component, PeopleMenu, Rows, address_of
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import (
    Id,
    acknowledge,
    addressed,
    answer,
    picked,
    safe,
    shown_names,
    words_for,
)
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.messages import rest_line, title
from games.core import Refused
from host.errors import refused
from host.moderation import Deed
from host.resting import PAUSES
from host.snapshot import Table
from storage.rows import Rest, TableStatus
from words.catalogue import Words

LONGEST = 18
"""Digits of a table's number."""
NOBODY = "0"
"""Stands in an id for whom the menu will name."""


class Moderators(commands.Cog):
    """For those who keep a server in order."""

    @app_commands.command(name=name("command-moderate"), description=name("command-moderate.hint"))
    @app_commands.rename(table=name("parameter-table"))
    @app_commands.describe(table=name("command-moderate.table"))
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.guild_only()
    async def moderate(self, interaction: AnyInteraction, table: str | None = None) -> None:
        """What can be done at that table, or at the one here, and about people."""
        acknowledge(interaction)
        await show_moderation(interaction, await _meant(interaction, table))


# Who may; judged by what Discord says of them at each press


async def _must_moderate(interaction: AnyInteraction, table: Table) -> None:
    """Refused unless they see the table's place and manage messages there, or manage the server."""
    if table.place.guild is None or table.place.guild != interaction.guild_id:
        raise refused("no_such_table")
    is_admin, is_homeless = interaction.permissions.manage_guild, table.place.home is None
    is_known = is_admin and is_homeless and table.guests is None
    if not is_known and not await can_see(interaction, table.place):
        raise refused("no_such_table")
    if not (is_admin or _manages_messages(interaction, table)):
        raise refused("not_moderator")


def _manages_messages(interaction: AnyInteraction, table: Table) -> bool:
    """In the table's own channel, wherever it is asked from."""
    member, channel = interaction.user, table.place.channel
    if not isinstance(member, discord.Member) or channel is None:
        return False
    found = member.guild.get_channel(channel)
    return found is not None and found.permissions_for(member).manage_messages


def _may_bar(interaction: AnyInteraction) -> bool:
    """In all of the server: a right in one channel is not enough."""
    member = interaction.user
    everywhere = member.guild_permissions if isinstance(member, discord.Member) else None
    return everywhere is not None and (everywhere.manage_messages or everywhere.manage_guild)


async def _meant(interaction: AnyInteraction, named: str | None) -> Table | None:
    """That table, else the one at home here; None where there is none."""
    host = interaction.client.host
    if named is not None:
        try:
            table = await host.table(int(named) if named.isdecimal() and len(named) <= LONGEST else 0)
        except Refused:
            raise refused("no_such_table") from None
        await _must_moderate(interaction, table)
        return table
    here = None if interaction.channel_id is None else await host.table_at(interaction.channel_id)
    if here is not None:
        await _must_moderate(interaction, here)
    elif not _may_bar(interaction):
        raise refused("not_moderator")
    return here


def _must_be_bound(interaction: AnyInteraction, user: int) -> None:
    """Refused for whom no moderator bars: a bot, and whoever manages the server."""
    data: Mapping[str, Any] = interaction.data or {}
    found = data.get("resolved", {})
    if found.get("users", {}).get(str(user), {}).get("bot"):
        raise refused("bar_bot")
    rights = found.get("members", {}).get(str(user), {}).get("permissions", "0")
    is_owner = interaction.guild is not None and interaction.guild.owner_id == user
    if is_owner or discord.Permissions(int(rights)).manage_guild:
        raise refused("bar_admin")


# The page


async def show_moderation(interaction: AnyInteraction, table: Table | None, *done: str) -> None:
    """Who plays there and what can be done: nothing that is not known to all."""
    words = words_for(interaction, table)
    lines = [*done, *_about(interaction, table, words), words.say("moderate-how")]
    parts: list[Component] = [] if table is None else [*_deeds(table, words)]
    if _may_bar(interaction):
        parts.append(PeopleMenu(_barring("who", NOBODY, table), words.say("moderate-people"), 1))
    await answer(interaction, "\n".join(lines), view=Rows(parts))


def _about(interaction: AnyInteraction, table: Table | None, words: Words) -> Iterator[str]:
    if table is None:
        yield words.say("moderate-no_table")
        return
    players = ", ".join(safe(name) for name in shown_names(table, language_for(interaction)))
    named = f"{title(table, words)}{words.say('announce-colon')} {players}"
    yield named if players else title(table, words)
    if table.rest is not None:
        yield rest_line(table, words)
    elif table.status is not TableStatus.RUNNING:
        yield words.text(refused(f"table_{table.status}").reason)


def _deeds(table: Table, words: Words) -> Iterator[Button]:
    """What can be done there now."""
    style = discord.ButtonStyle.danger
    if table.status is TableStatus.LOBBY:
        yield Button(_id("close", table), words.say("moderate-close"), style)
    elif table.status is TableStatus.RUNNING:
        if table.rest is None:
            yield Button(_id("pause", table), words.say("pause-button"))
        elif table.rest is Rest.PAUSED:
            yield Button(_id("on", table), words.say("rest-wake"), discord.ButtonStyle.success)
        yield Button(_id("end", table), words.say("moderate-end"), style)


def _id(deed: str, table: Table, days: int | None = None) -> str:
    return f"moderate:{deed}:{address_of(table)}" + ("" if days is None else f":{days}")


def _barring(deed: str, user: int | str, table: Table | None) -> str:
    return f"barring:{deed}:{user}" + ("" if table is None else f":{address_of(table)}")


# What is pressed


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Do it at that table, or ask once more; the page then shows how the table is."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    await _must_moderate(interaction, table)
    host, words = interaction.client.host, words_for(interaction, table)
    match id["deed"], id["days"]:
        case "home", None:
            await show_moderation(interaction, table)
            return
        case "end", None:
            sure = Button(_id("sure", table), words.say("moderate-end_sure"), discord.ButtonStyle.danger)
            back = Button(_id("home", table), words.say("panel-back"))
            await answer(interaction, words.say("moderate-end_ask"), view=Rows([sure, back]))
            return
        case "pause", None:
            days = [Button(_id("pause", table, each), words.say("pause-days", days=each)) for each in PAUSES]
            back = Button(_id("home", table), words.say("panel-back"))
            await answer(interaction, words.say("moderate-pause_how"), view=Rows([*days, back]))
            return
        case "close", None:
            await host.moderate(table.id, Deed.CLOSE)
        case "sure", None:
            await host.moderate(table.id, Deed.END)
        case "on", None:
            await host.moderate(table.id, Deed.GO_ON)
        case "pause", str(days):
            await host.moderate(table.id, Deed.PAUSE, int(days))
        case _:
            raise refused("unknown_choice")
    await show_moderation(interaction, await host.table(table.id), f"✅ {words.say('moderate-done')}")


async def press_barring(interaction: AnyInteraction, id: Id) -> None:
    """Say whether somebody may open tables here, or change it."""
    acknowledge(interaction, in_place=True)
    if interaction.guild_id is None or not _may_bar(interaction):
        raise refused("not_moderator")
    table = None if id["table"] is None else await addressed(interaction, id)
    if table is not None:
        await _must_moderate(interaction, table)
    guild, host, words = interaction.guild_id, interaction.client.host, words_for(interaction, table)
    (user,) = map(int, picked(interaction) or (id["user"],))
    _must_be_bound(interaction, user)
    if id["deed"] != "who":
        is_barred = id["deed"] == "bar"
        await host.bar(guild, user, is_barred=is_barred, at=None if table is None else table.id)
        said = words.say("moderate-is_barred" if is_barred else "moderate-is_free")
        await show_moderation(interaction, table, f"✅ <@{user}>{words.say('announce-colon')} {said}")
        return
    is_barred = await host.is_barred(guild, user)
    deed, said = ("let", "moderate-is_barred") if is_barred else ("bar", "moderate-is_free")
    style = discord.ButtonStyle.success if is_barred else discord.ButtonStyle.danger
    parts = [Button(_barring(deed, user, table), words.say(f"moderate-{deed}"), style)]
    parts.append(Button(_barring("who", user, table), words.say("setup-again")))
    if table is not None:
        parts.append(Button(_id("home", table), words.say("panel-back")))
    lines = [f"<@{user}>{words.say('announce-colon')} {words.say(said)}", words.say("moderate-bar_how")]
    await answer(interaction, "\n".join(lines), view=Rows(parts))
