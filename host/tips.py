"""Tips in somebody's first game of a kind: who has a coach, what it says now, and what it has said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec.structs import replace

from games.core import Action, View
from games.tips import Tip, tip_now
from games.values import Seat
from host.live import LiveTables
from host.position import seat_of
from host.snapshot import Snapshot
from storage.rows import SeatRow

NOTHING_YET = "{}"


def coached(seats: Sequence[SeatRow], newcomers: Collection[int]) -> tuple[SeatRow, ...]:
    """The seats of a game that begins: a coach has tips for these users."""
    return tuple(replace(row, tips=NOTHING_YET) if row.user in newcomers else row for row in seats)


def tip_at(now: Snapshot, seat: Seat, view: View, legal: Sequence[Action]) -> Tip | None:
    """What the coach says to that seat now, from what it sees; None without one, or if all is said."""
    row, question = now.rows.seats[seat], now.table.asked.get(seat)
    is_coached = row.tips is not None and row.user is not None and now.people[row.user].has_tips
    if not is_coached or question is None or now.table.prompt is not None:
        return None
    return tip_now(now.game, view, (question, row.question), legal, _said(row))


def _said(row: SeatRow) -> dict[str, int]:
    """Which tips were said, each at which question."""
    return {} if row.tips is None else msgspec.json.decode(row.tips, type=dict[str, int])


class Tips:
    """What the coaches of all tables have said."""

    def __init__(self, live: LiveTables, clock: Callable[[], int]) -> None:
        self._live = live
        self._clock = clock

    async def keep_tip(self, table_id: int, user: int, name: str, question: int) -> None:
        """That tip was read at that question: it stays while that is asked, and comes at no other."""
        live = await self._live.get(table_id)
        row = seat_of(live.now.rows.seats, user)
        if row is None or name in _said(row):
            return
        async with self._live.change(table_id, self._clock()) as change:
            change.set_seats(
                tuple([_with(row, name, question) if row.user == user else row for row in change.seats])
            )


def _with(row: SeatRow, name: str, question: int) -> SeatRow:
    if row.tips is None:
        return row
    return replace(row, tips=msgspec.json.encode({name: question} | _said(row)).decode())
