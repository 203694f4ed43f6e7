"""What is sent to Discord: words, pictures and buttons before it is sent."""

from __future__ import annotations

import io
from enum import IntEnum
from hashlib import sha256

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.plumbing.limits import ALT, clipped
from cogs.plumbing.rows import Button

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
        about = clipped(self.alt, ALT) or None
        return discord.File(io.BytesIO(self.content), filename=self.name, description=about)


class Letter(Struct, frozen=True, kw_only=True):
    """A message that is yet to be sent."""

    content: str
    enclosures: tuple[Enclosure, ...] = ()
    buttons: tuple[Button, ...] = ()
    pings: frozenset[int] = frozenset()
    is_silent: bool = False
    language: str = "en"
    """Of its reader, who is told in it what had to be left out."""

    def below(self, sentence: str) -> Letter:
        """The same under one more sentence."""
        return replace(self, content=f"{sentence}\n{self.content}")

    def in_words(self) -> Letter:
        """The same with words in the place of its pictures."""
        alts = (enclosure.alt for enclosure in self.enclosures)
        return replace(self, content="\n".join((self.content, *alts)).strip(), enclosures=())


def nonce_of(key: str, row: int) -> str:
    """The nonce under which a row of the outbox is said: the same after a restart, not after a restore."""
    return f"{key}.{row}" if key else str(row)


def further_nonce(nonce: str, *parts: str) -> str:
    """The nonce of something else that is said for the same row."""
    whole = "-".join((nonce, *parts))
    return whole if len(whole) <= LONGEST_NONCE else sha256(whole.encode()).hexdigest()[:LONGEST_NONCE]
