"""What must still be told, and where in Discord it was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from games.values import Seat
from host.outbox import Pending, pending_of
from storage.store import Store

if TYPE_CHECKING:
    from host.live import LiveTables

NOBODY = -1
"""The seat under which the message of the whole table is stored."""


class PostKind(StrEnum):
    """What a message that is kept up to date is for."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    CLOSED = "closed"
    """Tells the table that a seat takes no private messages."""


class Post(Struct, frozen=True, kw_only=True):
    """A message in Discord that is kept up to date: the table's one of its kind, or the seat's."""

    kind: PostKind
    seat: Seat | None = None
    channel: int
    message: int
    posted: int
    since: int = -1
    """It tells what happened after this version; -1 is from the beginning."""
    version: int = -1
    """The table's, when it was posted; -1 in a lobby."""


class Outgoing:
    """The outbox and the messages it has become; they outlive a restart."""

    def __init__(self, store: Store, live: LiveTables, clock: Callable[[], int]) -> None:
        self._store = store
        self._live = live
        self._clock = clock
        self._nonce_key: str | None = None

    def on_untold(self, wake: Callable[[int], object]) -> None:
        """Call this with the id of every table that has something new to tell, once it is committed."""
        self._live.on_untold = wake

    async def pending(self, table_id: int | None = None) -> list[Pending]:
        """All that has not been told, at that table or anywhere, oldest first."""
        if table_id is None:
            return [pending_of(row) for row in await self._store.untold()]
        return [row for live in await self._live.all([table_id]) for row in live.now.untold]

    async def nonce_key(self) -> str:
        """What all nonces begin with; it outlives a restart, and a restore gives another."""
        if self._nonce_key is None:
            self._nonce_key = await self._store.nonce_key()
        return self._nonce_key

    async def said(self, *message_ids: int) -> None:
        """These messages have been told."""
        for table_id, told in (await self._live.telling(message_ids)).items():
            async with self._live.change(table_id, self._clock()) as change:
                change.tick_off(told)

    async def post(self, table_id: int, kind: PostKind, seat: Seat | None = None) -> Post | None:
        """Where the table's, or the seat's, message of that kind is."""
        return (await self._live.get(table_id)).now.post(kind, seat)

    async def keep_post(self, table_id: int, post: Post, said: Sequence[int] = ()) -> None:
        """Remember the message in place of the one before and, with it, that it has told these rows."""
        async with self._live.change(table_id, self._clock()) as change:
            change.keep_post(post)
            if said:
                change.tick_off(said)

    async def close_messages(self, user: int, *, is_closed: bool) -> None:
        """Remember whether private messages reach that user."""
        if (person := self._live.person(user)) is not None and person.has_closed_messages is is_closed:
            return
        if (person := await self._store.close_messages(user, is_closed=is_closed)) is not None:
            self._live.meet(person)

    async def setting(self, key: str) -> str | None:
        """What was last set under that key."""
        return await self._store.setting(key)

    async def set_setting(self, key: str, value: str) -> None:
        """Remember a value under that key."""
        await self._store.set_setting(key, value)
