"""What must still be told, and where in Discord it was told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct

from games.values import Seat
from host.outbox import Pending, find_pending
from storage.rows import PostRow
from storage.store import Store
from storage.transaction import Transaction

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


async def find_post(
    rows: Transaction, table_id: int, kind: PostKind, seat: Seat | None = None
) -> Post | None:
    """Where the table's, or the seat's, message of that kind is."""
    row = await rows.post(table_id, kind, NOBODY if seat is None else seat)
    if row is None:
        return None
    return Post(
        kind=kind,
        seat=seat,
        channel=row.channel,
        message=row.message,
        posted=row.posted,
        since=row.since,
        version=row.version,
    )


class Outgoing:
    """The outbox and the messages it has become; they outlive a restart."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def pending(self, table_id: int | None = None) -> list[Pending]:
        """All that has not been told, at that table or anywhere, oldest first."""
        async with self._store.transaction() as rows:
            return await find_pending(rows, table_id)

    async def nonce_key(self) -> str:
        """What all nonces begin with; it outlives a restart, and a restore gives another."""
        async with self._store.transaction() as rows:
            return await rows.nonce_key()

    async def said(self, *message_ids: int) -> None:
        """These messages have been told."""
        async with self._store.transaction() as rows:
            await rows.told(message_ids, self._clock())

    async def post(self, table_id: int, kind: PostKind, seat: Seat | None = None) -> Post | None:
        """Where the table's, or the seat's, message of that kind is."""
        async with self._store.transaction() as rows:
            return await find_post(rows, table_id, kind, seat)

    async def keep_post(self, table_id: int, post: Post, said: Sequence[int] = ()) -> None:
        """Remember the message in place of the one before and, with it, that it has told these rows."""
        row = PostRow(
            table_id=table_id,
            kind=post.kind,
            seat=NOBODY if post.seat is None else post.seat,
            channel=post.channel,
            message=post.message,
            posted=post.posted,
            since=post.since,
            version=post.version,
        )
        async with self._store.transaction() as rows:
            await rows.keep_post(row)
            if said:
                await rows.told(said, self._clock())

    async def close_messages(self, user: int, *, is_closed: bool) -> None:
        """Remember whether private messages reach that user."""
        async with self._store.transaction() as rows:
            await rows.close_messages(user, is_closed=is_closed)

    async def setting(self, key: str) -> str | None:
        """What was last set under that key."""
        async with self._store.transaction() as rows:
            return await rows.setting(key)

    async def set_setting(self, key: str, value: str) -> None:
        """Remember a value under that key."""
        async with self._store.transaction() as rows:
            await rows.set_setting(key, value)
