"""Where a table speaks: its thread, else its channel; and what to do when a place is gone."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.plumbing.fleet import Alone
from cogs.plumbing.interactions import names
from cogs.plumbing.letters import Letter
from cogs.plumbing.presses import Presses
from cogs.plumbing.sending import (
    FAILED,
    Code,
    archive,
    edit,
    further_nonce,
    is_member,
    open_private_thread,
    open_thread,
    private_channel,
    put_in,
    put_out,
    remove,
    send,
    strip,
)
from cogs.telling.card import card_letter
from games.values import Seat
from host.lobby import Place
from host.outbox import Post, PostKind
from host.snapshot import Table
from host.tables import Host
from storage.errors import StorageError
from words.catalogue import Words

log = logging.getLogger("quayside")


class Elsewhere(Exception):
    """Only the process that hears of a server knows what is needed for this; it is told once that is back."""

    def __init__(self) -> None:
        super().__init__("this process does not hear of its server, or not yet")


TROUBLE = (*FAILED, StorageError, Elsewhere)
"""What passes by itself or is beyond us: it is tried again later."""
NO_ENTRY = frozenset(
    {
        Code.UNKNOWN_CHANNEL,
        Code.MISSING_ACCESS,
        Code.MISSING_PERMISSION,
        Code.THREAD_ARCHIVED,  # a thread that does not open again by itself is locked too
        Code.THREAD_LOCKED,
    }
)
"""Nothing can be said there any more."""
GONE = NO_ENTRY | {Code.UNKNOWN_MESSAGE, Code.NOT_OURS}
"""The message cannot be changed any more."""
ABSENT = frozenset({Code.UNKNOWN_USER, Code.UNKNOWN_MEMBER})
"""Somebody has left the server, or the thread."""
CLOSED = frozenset({Code.UNKNOWN_USER, Code.MESSAGES_CLOSED, Code.NO_SHARED_SERVER})
"""No private message reaches this user."""


def kept(
    kind: PostKind, message: discord.Message, *, seat: Seat | None = None, since: int = -1, version: int = -1
) -> Post:
    """That message as it is remembered, to be kept up to date."""
    return Post(
        kind=kind,
        seat=seat,
        channel=message.channel.id,
        message=message.id,
        posted=int(message.created_at.timestamp()),
        since=since,
        version=version,
    )


def card_place(table: Table) -> Place:
    """Where its card is: in its channel, but for friends where they are."""
    return table.place if table.guests is not None else Place(table.place.guild, table.place.channel)


class Homeless(Exception):
    """There is no place left where the table can say anything."""


class Places:
    """Speaks at tables, and moves them to the next best place when the one they had is gone."""

    def __init__(self, bot: commands.Bot, host: Host, presses: Presses, fleet: Alone) -> None:
        self._bot = bot
        self._fleet = fleet
        self._host = host
        self._presses = presses

    # Saying something

    async def say(self, table: Table, letter: Letter, nonce: str) -> tuple[Table, discord.Message]:
        """Say it where the table is at home, or where it comes to be because it cannot stay; or Homeless."""
        if table.place.thread is not None:
            try:
                return table, await send(letter, self._channel(table.place.thread), nonce)
            except discord.HTTPException as refusal:
                if refusal.code not in NO_ENTRY:
                    raise
                is_deleted = refusal.code == Code.UNKNOWN_CHANNEL
            words = Words(table.language)
            letter = letter.below(words.say("announce-deleted" if is_deleted else "announce-locked"))
            table = await self._move(table, None)
            if table.guests is not None:
                table = await self.settle_privately(table)
            elif is_deleted:
                table = await self._new_thread(table, nonce)
        return table, await self._say_at(table.place, letter, nonce)

    async def _say_at(self, place: Place, letter: Letter, nonce: str) -> discord.Message:
        if place.home is None:
            raise Homeless
        try:
            return await send(letter, self._channel(place.home), nonce)
        except discord.HTTPException as refusal:
            if refusal.code not in NO_ENTRY | (CLOSED if place.is_private else frozenset()):
                raise
            raise Homeless from refusal

    async def try_at(self, place: Place, letter: Letter, nonce: str) -> None:
        """Say it there, unless nothing can be said there any more."""
        try:
            await self._say_at(place, letter, nonce)
        except Homeless:
            log.info("Nothing can be said any more at %s.", place.home)

    async def is_there(self, table: Table, user: int) -> bool:
        """Whether that user is still on the table's server; noted with the table."""
        if table.place.guild is None:
            return True
        found = await is_member(self._bot, table.place.guild, user)
        await self._host.note_member(table.id, user, is_there=found)
        return found

    async def whisper(self, user: int, letter: Letter, nonce: str) -> discord.Message | None:
        """Say it in private; None when private messages do not reach that user."""
        try:
            return await send(letter, await private_channel(self._bot, user), nonce)
        except discord.HTTPException as refusal:
            if refusal.code not in CLOSED:
                raise
            return None

    async def refresh(self, post: Post, letter: Letter) -> bool:
        """Put the letter in the place of that message; False when it cannot be changed, or not now."""
        try:
            return await self.revise(post, letter)
        except discord.RateLimited as limit:
            log.info("Message %d cannot be changed for %d s.", post.message, limit.retry_after)
        except discord.HTTPException as refusal:
            if refusal.code != Code.OLD_EDITS:
                raise
        return False

    async def revise(self, post: Post, letter: Letter) -> bool:
        """Put the letter in the place of that message; False when the message is gone for good."""
        try:
            await edit(letter, self._message(post.channel, post.message), self._presses)
        except discord.HTTPException as refusal:
            if refusal.code not in GONE:
                raise
            return False
        return True

    async def remove(self, post: Post) -> None:
        """Delete that message if it can be done."""
        try:
            await remove(self._message(post.channel, post.message))
        except TROUBLE as trouble:
            log.info("Message %d stays: %s", post.message, trouble)

    async def strip(self, post: Post, letter: Letter | None = None) -> None:
        """Take the buttons off that message if it can be done; pressing old ones does no harm."""
        try:
            await strip(self._message(post.channel, post.message), letter, self._presses)
        except TROUBLE as trouble:
            log.info("Message %d keeps its old buttons: %s", post.message, trouble)
        self._presses.drop(post.message)

    def is_pressed(self, post: Post) -> bool:
        """Whether a press on that message lets it be changed, however old it is."""
        return self._presses.latest(post.message) is not None

    def _channel(self, id: int, guild: int | None = None) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(id, guild_id=guild)

    def _must_hear_of(self, place: Place) -> None:
        """Elsewhere, where another process does, or this one not yet: it cannot know what is there."""
        if place.guild is None or not self._fleet.is_one_of_several:
            return
        guild = self._bot.get_guild(place.guild)
        is_told = self._bot.is_ready() or (guild is not None and not guild.unavailable)
        if not (self._fleet.hears_of(place.guild) and is_told):
            raise Elsewhere

    def _message(self, channel: int, id: int, guild: int | None = None) -> discord.PartialMessage:
        return self._channel(channel, guild).get_partial_message(id)

    # The card and the thread

    async def settle(self, table: Table, nonce: str) -> Table:
        """The table in a thread of its own below its card; where that cannot be, its channel serves.

        One for friends is in a private thread, with its card, or Homeless: its channel never serves.
        """
        if table.guests is not None:
            return await self.settle_privately(table)
        card = await self._host.post(table.id, PostKind.LOBBY)
        if card is None or card.channel != table.place.channel:
            return await self._new_thread(table, nonce)
        try:
            return await self._thread_below(card.message, table)
        except discord.NotFound:
            return await self._new_thread(table, nonce)

    async def _new_thread(self, table: Table, nonce: str) -> Table:
        """The same below a new card."""
        try:
            return await self._thread_below(await self.new_card(table, further_nonce(nonce, "card")), table)
        except Homeless:
            return table
        except discord.NotFound:  # the channel, or the card at once
            return table

    async def _thread_below(self, card: int, table: Table) -> Table:
        place = table.place
        assert place.channel is not None
        self._must_hear_of(place)
        if place.guild is None or self._bot.get_guild(place.guild) is None:
            return table
        words = Words(table.language, table.game)
        players = ", ".join(names(table, table.language))
        try:
            await open_thread(
                self._message(place.channel, card, place.guild),
                f"{words.say('thread', game=f'game-{table.game}', table=table.id)}: {players}",
            )
        except (discord.NotFound, discord.DiscordServerError):
            raise
        except discord.HTTPException as refusal:
            # One that exists was made before the process was interrupted; otherwise we may make none here.
            if refusal.code != Code.THREAD_EXISTS:
                return table
        # A thread below a message has the message's id.
        return await self._move(table, card)

    async def new_card(
        self, table: Table, nonce: str, said: Sequence[int] = (), pings: frozenset[int] = frozenset()
    ) -> int:
        """Post the table's card in its channel, with which these rows are told; its id, or Homeless.

        It takes the place of the one before: a table is one message there all its life.
        """
        before = await self._host.post(table.id, PostKind.LOBBY)
        letter = replace(card_letter(table), pings=pings)
        message = await self._say_at(card_place(table), letter, nonce)
        guests = table.coming | table.going
        if before is not None and before.message != message.id:
            await self.remove(before)  # first: after an interruption the new one is found again
        await self._host.keep_post(table.id, kept(PostKind.LOBBY, message), said, guests)
        return message.id

    # Tables for friends

    async def settle_privately(self, table: Table) -> Table:
        """The table in a private thread of its own, with all who are invited; or Homeless."""
        if table.place.thread is not None or table.guests is None:
            return table
        thread = await self._private_thread(table)
        await self._let(thread, table.guests - table.coming)  # who is to come is put in by what calls them
        return await self._move(table, thread.id)

    async def _private_thread(self, table: Table) -> discord.Thread:
        """A new one, or that which was opened for it before the process was interrupted; or Homeless."""
        self._must_hear_of(table.place)
        channel = None if table.place.channel is None else self._bot.get_channel(table.place.channel)
        if not isinstance(channel, discord.TextChannel):
            raise Homeless
        title = Words(table.language, table.game).say("thread", game=f"game-{table.game}", table=table.id)
        for thread in channel.threads:
            is_ours = self._bot.user is not None and thread.owner_id == self._bot.user.id
            if is_ours and thread.is_private() and thread.name.startswith(f"{title}:"):
                return thread
        try:
            return await open_private_thread(channel, f"{title}: {', '.join(names(table, table.language))}")
        except discord.HTTPException as refusal:
            if refusal.code not in NO_ENTRY:
                raise
            raise Homeless from refusal

    async def let(self, table: Table) -> None:
        """Put into its private thread who is invited, and out of it who has gone."""
        if table.place.thread is None or not (table.coming or table.going):
            return
        try:
            thread = self._bot.get_channel(table.place.thread) or await self._bot.fetch_channel(
                table.place.thread
            )
        except discord.HTTPException as refusal:
            if refusal.code not in NO_ENTRY:
                raise
            return
        if isinstance(thread, discord.Thread):
            await self._let(thread, table.coming, table.going)

    async def _let(
        self, thread: discord.Thread, invited: Collection[int], left: Collection[int] = ()
    ) -> None:
        for user, deed in (*((user, put_in) for user in invited), *((user, put_out) for user in left)):
            try:
                await deed(thread, user)
            except discord.HTTPException as refusal:
                if refusal.code not in NO_ENTRY | ABSENT:
                    raise
                log.info("Somebody cannot be brought into thread %d, or out of it: %s", thread.id, refusal)

    async def refresh_card(self, table: Table) -> bool:
        """Bring the table's card up to date; False when there is none that can be."""
        card = await self._host.post(table.id, PostKind.LOBBY)
        return card is not None and await self.refresh(card, card_letter(table))

    async def try_card(self, table: Table) -> None:
        """The same, now or as soon as Discord lets it be changed again; the game does not wait for it."""
        card = await self._host.post(table.id, PostKind.LOBBY)
        try:
            if card is not None:
                await self.revise(card, card_letter(table))
        except TROUBLE as trouble:
            log.info("The card of table %d is changed later: %s", table.id, trouble)
            await self._host.owe_card(table.id)

    async def archive(self, table: Table) -> None:
        """Close the table's thread, if it is one of ours and can be; whoever writes there opens it again."""
        thread = None if table.place.thread is None else self._bot.get_channel(table.place.thread)
        us = self._bot.user
        if not isinstance(thread, discord.Thread) or us is None or thread.owner_id != us.id:
            return
        try:
            await archive(thread)
        except TROUBLE as trouble:
            log.info("Thread %d stays open: %s", thread.id, trouble)

    async def _move(self, table: Table, thread: int | None) -> Table:
        place = replace(table.place, thread=thread)
        await self._host.move(table.id, place)
        return replace(table, place=place)
