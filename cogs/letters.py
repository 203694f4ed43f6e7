"""What is sent to Discord: words, pictures and buttons that can be sent or put in the place of others."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from enum import IntEnum
from hashlib import sha256
from typing import Any, TypeVar

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.rows import Button, Rows, rows_of

T = TypeVar("T")

LONGEST = 2000
"""Characters of a message."""
LONGEST_NONCE = 25
"""As Discord has it."""


class Code(IntEnum):
    """Why Discord says no, as far as there is something to do about it."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    OLD_EDITS = 30046
    MISSING_ACCESS = 50001
    NOT_OURS = 50005
    MESSAGES_CLOSED = 50007
    MISSING_PERMISSION = 50013
    THREAD_ARCHIVED = 50083
    NO_SHARED_SERVER = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005


class Enclosure(Struct, frozen=True):
    """A file or picture that goes with a letter, as often as it is sent."""

    name: str
    content: bytes
    alt: str = ""

    def file(self) -> discord.File:
        """One sending of it; discord.py uses it up."""
        return discord.File(io.BytesIO(self.content), filename=self.name, description=self.alt or None)


class Letter(Struct, frozen=True, kw_only=True):
    """A message that is yet to be sent."""

    content: str
    enclosures: tuple[Enclosure, ...] = ()
    buttons: tuple[Button, ...] = ()
    pings: frozenset[int] = frozenset()
    is_silent: bool = False

    def below(self, sentence: str) -> Letter:
        """The same under one more sentence."""
        return replace(self, content=f"{sentence}\n{self.content}"[:LONGEST])

    async def send(self, channel: discord.abc.Messageable, nonce: str) -> discord.Message:
        """Say it once: what an interrupted attempt under that nonce said is only brought up to date."""
        message = await self._attempt(lambda letter: _send(letter, channel, nonce))
        if message.content != self.content and message.content != self._in_words().content:
            await self.edit(message)
        return message

    async def edit(self, message: discord.Message | discord.PartialMessage) -> None:
        """Put it in the place of what that message says; nobody is pinged."""
        await self._attempt(lambda letter: _edit(letter, message))

    async def _attempt(self, deed: Callable[[Letter], Awaitable[T]]) -> T:
        """Without the right to attach files, words stand in for the picture."""
        try:
            return await deed(self)
        except discord.Forbidden as refusal:
            if refusal.code != Code.MISSING_PERMISSION or not self.enclosures:
                raise
        return await deed(self._in_words())

    def _in_words(self) -> Letter:
        alts = (enclosure.alt for enclosure in self.enclosures)
        return replace(self, content="\n".join((self.content, *alts)).strip()[:LONGEST], enclosures=())


async def _send(letter: Letter, channel: discord.abc.Messageable, nonce: str) -> discord.Message:
    buttons: dict[str, Any] = {"view": Rows(letter.buttons)} if letter.buttons else {}
    return await channel.send(
        letter.content,
        files=[enclosure.file() for enclosure in letter.enclosures],
        allowed_mentions=_mentions(letter),
        nonce=nonce,
        silent=letter.is_silent,
        **buttons,
    )


async def _edit(letter: Letter, message: discord.Message | discord.PartialMessage) -> None:
    await message.edit(
        content=letter.content,
        attachments=[enclosure.file() for enclosure in letter.enclosures],
        allowed_mentions=_mentions(letter),
        view=rows_of(letter.buttons),
    )


def nonce_of(key: str, row: int) -> str:
    """The nonce under which a row of the outbox is said: the same after a restart, not after a restore."""
    return f"{key}.{row}" if key else str(row)


def further_nonce(nonce: str, *parts: str) -> str:
    """The nonce of something else that is said for the same row."""
    whole = "-".join((nonce, *parts))
    return whole if len(whole) <= LONGEST_NONCE else sha256(whole.encode()).hexdigest()[:LONGEST_NONCE]


def _mentions(letter: Letter) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in sorted(letter.pings)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)


def fitted(head: list[str], lines: list[str], earlier: Callable[[int], str]) -> str:
    """The head and as many of the lines, the newest, as a message holds; `earlier` says how many are not."""
    for left_out in range(len(lines) + 1):
        note = [earlier(left_out)] if left_out else []
        content = "\n".join([*head, *note, *(f"- {line}" for line in lines[left_out:])])
        if len(content) <= LONGEST:
            return content
    return "\n".join(head)[:LONGEST]
