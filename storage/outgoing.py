"""What must be told, and where it was told."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict

from storage.queries import Queries
from storage.rows import MessageRow, NewMessage, PostRow


class Outgoing(Queries):
    """The outbox, and the messages it has become."""

    # The outbox

    async def owe(self, message: NewMessage) -> None:
        """Note what must be told; its id is never used again."""
        id = 1 + await self._desk.recall(("last message",), self._last_message)
        row = MessageRow(id=id, done=None, **asdict(message))
        self._desk.keep(("pending",), [*await self.pending(), row])
        self._desk.keep(("last message",), id)
        self._desk.keep(("last owed", message.table_id, message.kind, message.seat), message.version)
        self._desk.later(
            "insert into outbox (id, table_id, version, kind, seat, payload, created)"
            " values (:id, :table_id, :version, :kind, :seat, :payload, :created)",
            asdict(row),
        )

    async def _last_message(self) -> int:
        rows = await self.run("select seq from sqlite_sequence where name = 'outbox'")
        return int(rows[0]["seq"]) if rows else 0

    async def nonce_key(self) -> str:
        """What all nonces of this file begin with, nothing in an old one; only a restore gives it another."""

        async def read() -> str:
            rows = await self.run("select key from nonces")
            return str(rows[0]["key"]) if rows else ""

        return await self._desk.recall(("nonce key",), read)

    async def pending(self) -> list[MessageRow]:
        """What has not been told yet, oldest first."""
        return await self._desk.recall(
            ("pending",),
            lambda: self._all(MessageRow, "select * from outbox where done is null order by id"),
        )

    async def last_owed(self, table_id: int, kind: str, seat: int) -> int | None:
        """The version of the latest message of that kind to that seat, told or not."""

        async def read() -> int | None:
            rows = await self.run(
                "select max(version) as version from outbox where table_id = ? and kind = ? and seat = ?",
                (table_id, kind, seat),
            )
            version: int | None = rows[0]["version"]
            return version

        return await self._desk.recall(("last owed", table_id, kind, seat), read)

    async def told(self, message_ids: Collection[int], time: int) -> None:
        """Tick them off."""
        self._desk.keep(("pending",), [row for row in await self.pending() if row.id not in message_ids])
        self._desk.later(
            "update outbox set done = ? where id in (select value from json_each(?)) and done is null",
            (time, str(list(message_ids))),
        )

    # Where it was told

    async def post(self, table_id: int, kind: str, seat: int) -> PostRow | None:
        """The table's message of that kind, if there is one."""
        return await self._desk.recall(
            ("post", table_id, kind, seat),
            lambda: self._one(
                PostRow,
                "select * from posts where table_id = ? and kind = ? and seat = ?",
                (table_id, kind, seat),
            ),
        )

    async def keep_post(self, post: PostRow) -> None:
        """The table's message of its kind is this one from now on."""
        self._desk.keep(("post", post.table_id, post.kind, post.seat), post)
        self._desk.later(
            "insert or replace into posts (table_id, kind, seat, channel, message, posted, since, version)"
            " values (:table_id, :kind, :seat, :channel, :message, :posted, :since, :version)",
            asdict(post),
        )
