"""Which table a command means, and who may read it: its players, and those who can see its place."""

from __future__ import annotations

import logging

import discord

from cogs.plumbing.commands import Completed, completed
from cogs.plumbing.interactions import names, words_for
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.places import TROUBLE
from games.core import Refused
from host.errors import refused
from host.lobby import Place
from host.snapshot import Table

log = logging.getLogger("quayside")

Ruling = discord.abc.GuildChannel
"""The channel whose rights count: a thread has none of its own."""
VOCAL = (discord.VoiceChannel, discord.StageChannel)


async def table_in_sight(interaction: AnyInteraction, table_id: int) -> Table:
    """That table, for whoever may read it; for all others the very refusal of one that does not exist."""
    user = interaction.user.id
    try:
        table = await interaction.client.host.table(table_id)
    except Refused:
        # Why it cannot be read would tell that it is there.
        if await interaction.client.host.is_seated(table_id, user):
            raise
        raise refused("no_such_table") from None
    is_theirs = table.seat_of(user) is not None
    if not table.is_open_to(user) or not (is_theirs or await can_see(interaction, table.place)):
        raise refused("no_such_table")
    return table


async def can_see(interaction: AnyInteraction, place: Place) -> bool:
    """Whether whoever asks sees that place now, by the roles Discord says they have.

    A place the bot itself does not know, or is kept from, is seen by nobody.
    """
    member = interaction.user
    if not isinstance(member, discord.Member) or place.guild != interaction.guild_id:
        return False
    if place.home is None:
        return False
    if place.home == interaction.channel_id:
        return True
    if place.thread is None:
        return _sees(member, member.guild.get_channel(place.home))
    return await _sees_thread(interaction, member, place.thread)


def _sees(member: discord.Member, channel: Ruling | None) -> bool:
    if channel is None:
        return False
    rights = channel.permissions_for(member)
    # What is written in a voice channel is read by those who may enter it.
    return rights.view_channel and (not isinstance(channel, VOCAL) or rights.connect)


async def _sees_thread(interaction: AnyInteraction, member: discord.Member, id: int) -> bool:
    """A public thread is seen by all who see its channel; a private one by those of them who are in it."""
    try:
        # The bot is told of open threads only: one that was closed long ago must be asked for.
        thread = member.guild.get_thread(id) or await interaction.client.fetch_channel(id)
        if not isinstance(thread, discord.Thread) or not _sees(member, thread.parent):
            return False
        if not thread.is_private() or thread.permissions_for(member).manage_threads:
            return True
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    except TROUBLE as trouble:
        log.info("Whether somebody sees thread %d cannot be told: %s", id, trouble)
        return False
    return True


async def table_here(interaction: AnyInteraction) -> Table | None:
    """The table at home in this place, if whoever asks may look at it."""
    if interaction.channel_id is None:
        return None
    here = await interaction.client.host.table_at(interaction.channel_id)
    return here if here is not None and here.is_open_to(interaction.user.id) else None


async def find_table(interaction: AnyInteraction, named: str | None = None) -> Table:
    """The table named; else the one at home in this thread; else the user's own; or Refused."""
    if named:
        return await _named(interaction, named)
    host, user, channel = interaction.client.host, interaction.user.id, interaction.channel_id
    here = await table_here(interaction)
    if here is not None and (here.place.thread == channel or here.seat_of(user)):
        return here
    mine = await host.tables_of(user)
    waiting = [table for table in mine if table.is_waiting_for(user)]
    for few in (waiting, mine):
        if len(few) == 1:
            return few[0]
    if mine:
        raise refused("which_table")
    if here is not None:
        return here
    is_learning = await interaction.client.host.lessons_begun(interaction.user.id)
    raise refused("only_lesson" if is_learning else "no_table_here")


async def _named(interaction: AnyInteraction, named: str) -> Table:
    """The table of that number, for those who may read it."""
    if not named.isdecimal() or len(named) > 18:
        raise refused("no_such_table")
    return await table_in_sight(interaction, int(named))


async def complete_table(interaction: AnyInteraction, typed: str) -> Completed:
    """The user's own tables, those that wait first, as choices for the option `table`."""
    lines = []
    for table in await interaction.client.host.tables_of(interaction.user.id):
        called = zip(table.seats, names(table, language_for(interaction)), strict=True)
        others = ", ".join(name for seat, name in called if seat.user != interaction.user.id)
        label = words_for(interaction, table).say("table-choice", table=table.id, game=f"game-{table.game}")
        lines.append((f"{label}: {others}" if others else label, str(table.id)))
    return completed(lines, typed)
