"""What is said of a table at which nobody plays: a warning, that it is put away, and how it goes on."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import nonce_of
from cogs.telling.card import way_on
from cogs.telling.places import Homeless, Places, kept
from host.outbox import Kind, Pending, PostKind
from host.snapshot import Table
from host.tables import Host
from storage.rows import Rest
from words.catalogue import When


class Resting:
    """Says each row once, without a sound, or drops it where somebody has played since."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places

    async def tell(self, table: Table, rows: Sequence[Pending]) -> None:
        """Say these, in order."""
        for row in rows:
            if row.message.kind is Kind.IDLE:
                await self._warn(table, row)
            elif table.rest is Rest.PUT_AWAY:
                await self._put_away(table)
            await self._host.said(row.id)

    async def _warn(self, table: Table, row: Pending) -> None:
        """One message, which later says that the table is put away."""
        warning = await self._host.warning(table.id)
        if warning is None:
            return
        words = spoken(table, table.language)
        said = words.say("rest-warning", since=When(warning.since, "D"), due=When(warning.due, "D"))
        letter = Letter(content=said, is_silent=True, language=table.language)
        try:
            _, message = await self._places.say(table, letter, nonce_of(await self._host.nonce_key(), row.id))
        except Homeless:
            return  # nobody would read it; the table is put away all the same
        await self._host.keep_post(table.id, kept(PostKind.IDLE, message))

    async def _put_away(self, table: Table) -> None:
        """The warning and the card say so, each with the way on; then the thread is closed, never deleted."""
        notice = await self._host.post(table.id, PostKind.IDLE)
        if notice is not None and notice.channel == table.place.home:
            words = spoken(table, table.language)
            letter = Letter(
                content=words.say("rest-put_away"),
                buttons=way_on(table, words),
                is_silent=True,
                language=table.language,
            )
            await self._places.refresh(notice, letter)
        await self._places.try_card(table)
        await self._places.archive(table)
