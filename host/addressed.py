"""Whether a button that was pressed is a table's own, and pressed where that table is."""

from __future__ import annotations

from host.position import seat_of
from storage.transaction import Transaction


async def is_addressed(
    rows: Transaction, table_id: int, key: str | None, *, player: int | None = None, place: int | None = None
) -> bool:
    """Whether the key is the table's, that player sits there, and it is or was at that place, if anywhere."""
    table = await rows.table(table_id)
    if table is None or not (table.has_old_buttons if key is None else key == table.key):
        return False
    if player is not None and seat_of(tuple(await rows.seats(table_id)), player) is None:
        return False
    # No two servers share a channel, so whoever is in the right one is on the right server.
    if place in (None, table.channel, table.thread):
        return True
    places = await rows.places(table_id)
    return not places or place in places
