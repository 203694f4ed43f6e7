"""The world changes under a game: its thread or channel is deleted, the bot is sent away and comes back."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.quay import Quay
from storage.rows import TableStatus


class Changes(commands.Cog):
    """Lets the tables that have lost their place show themselves again, where the announcer finds one."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """The game in it goes on elsewhere."""
        await self._leave(event.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The games in it go on elsewhere; discord.py tells of its threads one by one."""
        await self._leave(channel.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """What could not be said while the bot was away can be said now."""
        await self._quay.announcer.wake_server(guild.id)

    async def _leave(self, place: int) -> None:
        """Owe every table of that place its board or card again: telling it finds out that it must move."""
        host, moved = self._quay.host, set[int]()
        while (table := await host.table_at(place)) is not None and table.id not in moved:
            if table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
                return
            moved.add(table.id)
            await host.lose_place(table.id)
            self._quay.announcer.wake(table.id)
            await self._quay.announcer.settled(table.id)
