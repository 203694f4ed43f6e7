"""What is known of answers in advance, for the tests of the host."""

from __future__ import annotations

from games.values import Seat
from host.outbox import Kind
from host.tables import Host
from storage.rows import AnswerRow
from storage.store import Store


async def standing(host: Host, table: int, user: int) -> list[str]:
    """What the user has answered in advance."""
    return [each.advance.key for each in (await host.seen(table, user)).prepared if each.is_standing]


async def told(host: Host, after: int) -> list[tuple[int | None, Kind, Seat | None]]:
    """What is owed of the steps after that version."""
    return [
        (row.version, row.message.kind, row.message.seat)
        for row in await host.pending()
        if row.version is not None and row.version > after
    ]


async def moves(host: Host, table: int) -> list[tuple[int | None, str | None]]:
    """Whose every step was, and what it did."""
    async with host._store.transaction() as rows:
        history = await rows.history(table)
    return [(step.seat, step.action) for step in history if step.action]


async def give_by_hand(
    store: Store, table: int, seat: Seat = 0, key: str = "seal_one", span: str = "round", number: int = 1
) -> None:
    """A row that nobody acts upon yet: for a round to come, or as a crash would leave it."""
    async with store.transaction() as rows:
        await rows.give_answer(
            AnswerRow(table_id=table, seat=seat, key=key, span=span, number=number, given=5)
        )
