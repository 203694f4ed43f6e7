"""What is sent: a message's words, pictures and buttons, before it is one."""

from __future__ import annotations

import io

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.plumbing.buttons import Component
from cogs.plumbing.limits import ALT, clipped
from host.lobby import Place


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
    buttons: tuple[Component, ...] = ()
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


def link_to(place: Place, channel: int, message: int | None = None) -> str:
    """The way to a channel of that place, or to a message there; private messages are on no server."""
    server = "@me" if place.guild is None else place.guild
    return f"https://discord.com/channels/{server}/{channel}" + ("" if message is None else f"/{message}")
