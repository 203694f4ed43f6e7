"""What is known of answers in advance, for the tests of the host."""

from __future__ import annotations

from games.values import Seat
from host.outbox import Kind
from host.tables import Host
from storage.rows import AnswerRow


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
    history = await host._store.history(table)
    return [(step.seat, step.action) for step in history if step.action]


async def stored_answers(host: Host, table: int) -> tuple[AnswerRow, ...]:
    """What stands in the file."""
    (rows,) = await host._store.load([table])
    return rows.answers


async def give_by_hand(
    host: Host,
    table: int,
    seat: Seat = 0,
    key: str = "seal_one",
    span: str = "round",
    number: int = 1,
) -> None:
    """A row that nobody acts upon yet: for a round to come, or as a crash would leave it."""
    row = AnswerRow(table_id=table, seat=seat, key=key, span=span, number=number, given=5)
    async with host._live.change(table, 5) as change:
        change.set_answers([*change.answers, row])
