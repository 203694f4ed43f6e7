"""Which tables there are: of a user, in a place, in a server; found by indexes, however many are stored."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from storage.memory import MISSING
from storage.outgoing import Outgoing
from storage.queries import as_row
from storage.rows import BoxRow, PersonRow, SeatRow, StepRow, TableRow

MOST_AT_ONCE = 8
"""Tables of one channel that are read to find the newest one that this Quayside can show."""


class Finding(Outgoing):
    """Looks for tables, and counts them."""

    async def tables_of(self, user: int) -> list[TableRow]:
        """The lobbies and running games the user plays in, newest first; all of them is then at hand."""
        tables = await self._all(
            TableRow,
            # From the seats to their tables, whatever SQLite thinks of the number of lobbies.
            "select tables.* from seats cross join tables on tables.id = seats.table_id where seats.user = ?"
            " and seats.status = 'playing' and tables.status in ('lobby', 'running') order by tables.id desc",
            (user,),
        )
        for table in tables:
            self._desk.keep(("table", table.id), table)
        await self._seat_all([table.id for table in tables])
        await self._step_all([table.id for table in tables if table.started is not None])
        return tables

    async def _seat_all(self, table_ids: Collection[int]) -> None:
        """Have the seats of these tables at hand, and the people on them."""
        unknown = self._unknown("seats", table_ids)
        found = await self._all(
            SeatRow,
            "select * from seats where table_id in (select value from json_each(?)) order by seat",
            (str(unknown),),
        )
        for id in unknown:
            self._desk.keep(("seats", id), [seat for seat in found if seat.table_id == id])
        seats: list[SeatRow] = [row for id in table_ids for row in self._desk.remembered(("seats", id))]
        people = self._unknown("person", {seat.user for seat in seats})
        for person in await self._all(
            PersonRow, "select * from people where user in (select value from json_each(?))", (str(people),)
        ):
            self._desk.keep(("person", person.user), person)

    async def _step_all(self, table_ids: Collection[int]) -> None:
        """Have the last steps of these tables at hand, and which box counts."""
        if not table_ids:
            return
        unknown = {*self._unknown("last step", table_ids), *self._unknown("boxes", table_ids)}
        for row in await self.run(
            "select steps.*, (select json_group_array(json_object('table_id', table_id, 'version', version,"
            " 'digest', digest)) from boxes where boxes.table_id = steps.table_id) as boxes"
            " from steps where (table_id, version) in (select table_id, max(version) from steps"
            " where table_id in (select value from json_each(?)) group by table_id)",
            (str([*unknown]),),
        ):
            step = as_row(StepRow, row)
            boxes = msgspec.json.decode(row["boxes"], type=list[BoxRow])
            self._desk.keep(("last step", step.table_id), step)
            self._desk.keep(("boxes", step.table_id), sorted(boxes, key=lambda box: box.version))

    def _unknown(self, kind: str, ids: Iterable[int]) -> list[int]:
        return [id for id in ids if self._desk.remembered((kind, id)) is MISSING]

    async def tables_at(self, place: int) -> list[TableRow]:
        """Tables whose thread this is, unfinished ones first; else unfinished ones of the channel itself."""
        return await self._desk.recall(("tables at", place), lambda: self._tables_at(place))

    async def _tables_at(self, place: int) -> list[TableRow]:
        in_thread = await self._all(
            TableRow,
            "select * from tables where thread = ? order by status not in ('lobby', 'running'), id desc",
            (place,),
        )
        return in_thread or await self._all(
            TableRow,
            "select * from tables where channel = ? and thread is null and status in ('lobby', 'running')"
            " order by id desc limit ?",
            (place, MOST_AT_ONCE),
        )

    # How many there are already

    async def lobbies_in(self, guild: int) -> int:
        """Of that server."""
        return await self._count("select count(*) from tables where guild = ? and status = 'lobby'", guild)

    async def lobbies_of(self, user: int) -> int:
        """In which that user sits."""
        return await self._count(
            "select count(*) from seats cross join tables on tables.id = seats.table_id"
            " where seats.user = ? and tables.status = 'lobby'",
            user,
        )

    async def games_of(self, user: int) -> int:
        """Running, in which that user plays."""
        return await self._count(
            "select count(*) from seats cross join tables on tables.id = seats.table_id"
            " where seats.user = ? and seats.status = 'playing' and tables.status = 'running'",
            user,
        )

    async def _count(self, sql: str, value: int) -> int:
        return int((await self.run(sql, (value,)))[0][0])
