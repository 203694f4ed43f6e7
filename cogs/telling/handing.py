"""Whoever had a seat is told that somebody else plays it, and what was for their eyes alone is withdrawn."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import nonce_of
from cogs.telling.places import Places
from cogs.telling.reminders import remove_call
from games.values import Who
from host.handing import Farewell
from host.outbox import Pending, PostKind
from host.snapshot import Table
from host.tables import Host


class Handing:
    """Says each row once, privately; in public it is the next board that tells."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places

    async def tell(self, table: Table, rows: Sequence[Pending]) -> None:
        """Withdraw what they were shown, then tell them."""
        for row in rows:
            found = None if row.version is None else await self._host.farewell(table.id, row.version)
            if found is not None:
                await self._withdraw(table, found)
                await self._tell(table, found, row)
            await self._host.farewell_said(table.id, row.version, [row.id])

    async def _withdraw(self, table: Table, farewell: Farewell) -> None:
        user = farewell.earlier.user
        for post in farewell.posts:
            if post.kind is PostKind.CALL and user is not None:
                await remove_call(self._host, self._places, user, post, table.id)
            else:
                await self._places.remove(post)

    async def _tell(self, table: Table, farewell: Farewell, row: Pending) -> None:
        earlier = farewell.earlier
        if earlier.user is not None and not earlier.has_closed_messages:
            nonce = nonce_of(await self._host.nonce_key(), row.id)
            await self._places.whisper(earlier.user, farewell_letter(table, farewell), nonce)


def farewell_letter(table: Table, farewell: Farewell) -> Letter:
    """Kindly: who plays on, and what is left to them."""
    earlier = farewell.earlier
    said = spoken(table, earlier.language).say(
        "farewell-asked" if farewell.has_asked else "farewell",
        game=f"game-{table.game}",
        table=table.id,
        who=Who(earlier.seat),
    )
    return Letter(content=said, is_silent=True, language=earlier.language)
