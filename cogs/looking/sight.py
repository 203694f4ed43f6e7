"""Who may read a table: its players, and those who can see the place where it is at home."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.plumbing.answers import AnyInteraction
from cogs.quay import Quay
from cogs.telling.places import TROUBLE
from games.core import Refused
from host.errors import refused
from host.lobby import Place
from host.reading import Table

log = logging.getLogger("quayside")

Ruling = discord.abc.GuildChannel
"""The channel whose rights count: a thread has none of its own."""
VOCAL = (discord.VoiceChannel, discord.StageChannel)


async def table_in_sight(quay: Quay, interaction: AnyInteraction, table_id: int) -> Table:
    """That table, for whoever may read it; for all others the very refusal of one that does not exist."""
    user = interaction.user.id
    try:
        table = await quay.host.table(table_id)
    except Refused:
        # Why it cannot be read would tell that it is there.
        if await quay.host.is_seated(table_id, user):
            raise
        raise refused("no_such_table") from None
    if table.seat_of(user) is None and not await can_see(quay.bot, interaction, table.place):
        raise refused("no_such_table")
    return table


async def can_see(bot: commands.Bot, interaction: AnyInteraction, place: Place) -> bool:
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
    return await _sees_thread(bot, member, place.thread)


def _sees(member: discord.Member, channel: Ruling | None) -> bool:
    if channel is None:
        return False
    rights = channel.permissions_for(member)
    # What is written in a voice channel is read by those who may enter it.
    return rights.view_channel and (not isinstance(channel, VOCAL) or rights.connect)


async def _sees_thread(bot: commands.Bot, member: discord.Member, id: int) -> bool:
    """A public thread is seen by all who see its channel; a private one by those of them who are in it."""
    try:
        # The bot is told of open threads only: one that was closed long ago must be asked for.
        thread = member.guild.get_thread(id) or await bot.fetch_channel(id)
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
