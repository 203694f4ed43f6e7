"""What is settled for a server: where tables are opened and by whom, in which language, how fast they are."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from games.values import Text
from host.errors import NotHere, refused
from host.lobby import Person, Place
from storage.rows import Pace, ServerRow
from storage.store import Store

MOST = 10
"""Channels, or roles, that can be settled: a refusal names them all."""


class Servers:
    """All servers of a store; one for which nothing was settled is as usual."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settling = asyncio.Lock()
        """Held while one thing is changed: two at once must not undo each other."""

    async def server(self, guild: int) -> ServerRow:
        """What is settled there."""
        return await self._store.server(guild)

    async def owe_greeting(self, guild: int) -> bool:
        """Note that hello is to be said there; False where it was said before."""
        return await self._store.owe_greeting(guild)

    async def greeted(self, guild: int) -> None:
        """Hello has been said there, for good."""
        await self._store.greeted(guild)

    async def ungreeted(self) -> list[int]:
        """Where hello is still to be said."""
        return await self._store.ungreeted()

    async def is_barred(self, guild: int, user: int) -> bool:
        """Whether a moderator has decided that they open no tables there."""
        return await self._store.is_barred(guild, user)

    async def must_be_open_to(self, place: Place, person: Person) -> None:
        """Refused where that person may open no table."""
        await must_be_open_to(self._store, place, person)

    async def settle(
        self,
        guild: int,
        *,
        channels: tuple[int, ...] | None = None,
        roles: tuple[int, ...] | None = None,
        language: str | None = None,
        pace: Pace | None = None,
    ) -> ServerRow:
        """Settle that; it counts at once for what is opened. An empty language: as people speak."""
        async with self._settling:
            before = await self._store.server(guild)
            after = replace(
                before,
                channels=before.channels if channels is None else channels,
                roles=before.roles if roles is None else roles,
                language=before.language if language is None else language or None,
                pace=pace or before.pace,
            )
            if max(len(after.channels), len(after.roles)) > MOST:
                raise refused("unknown_choice")
            if after != before:
                await self._store.set_server(after)
            return after


async def must_be_open_to(store: Store, place: Place, person: Person) -> None:
    """Refused where that person may open no table: in another channel, without one of the roles, or barred.

    Who manages the server needs no role, and nobody bars them. In private messages everybody may.
    """
    if place.guild is None:
        return
    server = await store.server(place.guild)
    must_be_allowed(server, place)
    if person.is_admin:
        return
    if await store.is_barred(place.guild, person.user):
        raise refused("barred")
    if server.roles and person.roles.isdisjoint(server.roles):
        raise NotHere(Text("refusal-other_roles"), roles=server.roles)


def must_be_allowed(server: ServerRow, place: Place) -> None:
    """Refused for a channel in which there are no tables; their threads go with them."""
    if server.channels and place.channel not in server.channels:
        raise NotHere(Text("refusal-other_channels"), channels=server.channels)
