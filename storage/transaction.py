"""What can be read and written in a transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import TypeVar

from msgspec.structs import asdict

from storage.connection import Execute
from storage.errors import RepeatedRequest, StaleStep
from storage.finding import Finding
from storage.memory import MISSING
from storage.rows import AnswerRow, BoxRow, NewTable, PersonRow, SeatRow, StepRow, TableRow, TableStatus

T = TypeVar("T")

READINGS = ("position", "table read")
"""What is made of all rows of a table and the people at it."""
MOST_RECENT = 64
"""So many steps are looked for in memory before they are read."""


class Transaction(Finding):
    """The rows, for as long as the block of `Store.transaction` lasts."""

    # Tables

    async def add_table(self, table: NewTable) -> int:
        """Open a lobby; its id is never used again."""
        rows = await self.run(
            "insert into tables (game, rules_version, data_digest, options, seats_wanted, guild, channel,"
            " thread, language, opened_by, opened, key) values (:game, :rules_version, :data_digest,"
            " :options, :seats_wanted, :guild, :channel, :thread, :language, :opened_by, :opened, :key)"
            " returning id",
            asdict(table),
        )
        self._desk.forget_kinds("tables at")
        table_id = int(rows[0]["id"])
        self._settle(table_id, table.channel, table.thread)
        return table_id

    async def table(self, table_id: int) -> TableRow | None:
        """That table, if there is one."""
        return await self._desk.recall(
            ("table", table_id),
            lambda: self._one(TableRow, "select * from tables where id = ?", (table_id,)),
        )

    async def unsettled_tables(self, games: Mapping[str, tuple[int, str]]) -> list[int]:
        """Running tables that may have something to do by themselves, or have other rules or another box.

        Of each game the version of its rules and the digest of its box are given.
        """
        rows = await self.run(
            "select table_id as id from standing union select table_id from seats where status = 'resigned'"
            " union select tables.id from tables left join json_each(:games) as known on known.key = game"
            " where status = 'running' and (known.value is null or known.value ->> 0 != rules_version"
            " or known.value ->> 1 != coalesce((select digest from boxes where table_id = tables.id"
            " order by version desc limit 1), data_digest)) order by id",
            {"games": json.dumps(games)},
        )
        running = [await self.table(row["id"]) for row in rows]
        return [table.id for table in running if table is not None and table.status is TableStatus.RUNNING]

    async def restored_tables(self) -> list[tuple[int, bool]]:
        """What a restore has brought back and was not shown since; whether each is known to have changed."""
        rows = await self.run("select table_id, has_changed from restored order by table_id")
        return [(row["table_id"], bool(row["has_changed"])) for row in rows]

    async def forget_restored(self) -> None:
        """They show themselves as they are now."""
        self._desk.later("delete from restored")

    async def reading(self, kind: str, table_id: int, read: Callable[[], Awaitable[T]]) -> T:
        """What is made of all rows of a table, remembered until one of them changes."""
        return await self._desk.recall((kind, table_id), read)

    def _table_changed(self, table_id: int) -> None:
        self._desk.forget(("table", table_id))
        self._desk.forget_kinds("tables at")
        self._forget_readings(table_id)

    def _forget_readings(self, table_id: int) -> None:
        for kind in READINGS:
            self._desk.forget((kind, table_id))

    async def start_table(self, table_id: int, time: int, rules_version: int, data_digest: str) -> None:
        """The lobby becomes a running game, under the rules of this moment."""
        self._desk.later(
            "update tables set status = 'running', started = ?, rules_version = ?, data_digest = ?"
            " where id = ?",
            (time, rules_version, data_digest, table_id),
        )
        self._table_changed(table_id)

    async def end_table(self, table_id: int, time: int, result: str) -> None:
        """The game is over."""
        self._desk.later(
            "update tables set status = 'over', ended = ?, result = ? where id = ?", (time, result, table_id)
        )
        self._table_changed(table_id)

    async def cancel_table(self, table_id: int, time: int) -> None:
        """Nobody is left to play."""
        self._desk.later("update tables set status = 'cancelled', ended = ? where id = ?", (time, table_id))
        self._table_changed(table_id)

    async def move_table(
        self, table_id: int, guild: int | None, channel: int | None, thread: int | None
    ) -> None:
        """The table is at home there from now on."""
        self._desk.later(
            "update tables set guild = ?, channel = ?, thread = ? where id = ?",
            (guild, channel, thread, table_id),
        )
        self._settle(table_id, channel, thread)
        self._table_changed(table_id)

    async def boxes(self, table_id: int) -> list[BoxRow]:
        """The corrections of the box since the game began, in order."""
        return await self._desk.recall(
            ("boxes", table_id),
            lambda: self._all(BoxRow, "select * from boxes where table_id = ? order by version", (table_id,)),
        )

    async def correct_box(self, box: BoxRow) -> None:
        """That box counts from its step on."""
        self._desk.forget(("boxes", box.table_id))
        self._desk.later(
            "insert into boxes (table_id, version, digest) values (:table_id, :version, :digest)",
            asdict(box),
        )
        self._forget_readings(box.table_id)

    def _settle(self, table_id: int, *places: int | None) -> None:
        """The table is there, and will have been."""
        for place in places:
            if place is not None:
                self._desk.later(
                    "insert or ignore into places (table_id, place) values (?, ?)", (table_id, place)
                )
        self._desk.forget(("places", table_id))

    async def places(self, table_id: int) -> frozenset[int]:
        """The channels and threads where the table is or has been."""

        async def read() -> frozenset[int]:
            rows = await self.run("select place from places where table_id = ?", (table_id,))
            return frozenset(row["place"] for row in rows)

        return await self._desk.recall(("places", table_id), read)

    async def note_call(self, table_id: int, time: int) -> None:
        """The table shows itself anew and calls its players."""
        self._desk.later("update tables set called = ? where id = ?", (time, table_id))
        self._table_changed(table_id)

    # Seats

    async def seats(self, table_id: int) -> list[SeatRow]:
        """The seats of a table, in order."""
        return await self._desk.recall(
            ("seats", table_id),
            lambda: self._all(SeatRow, "select * from seats where table_id = ? order by seat", (table_id,)),
        )

    async def write_seats(self, table_id: int, seats: Iterable[SeatRow]) -> None:
        """These are the seats of the table, in place of those before."""
        before, after = await self.seats(table_id), list(seats)
        if [(row.seat, row.user) for row in before] == [(row.seat, row.user) for row in after]:
            for row in after:
                if row not in before:
                    self._desk.later(
                        "update seats set language = :language, question = :question, last_turn = :last_turn,"
                        " status = :status, has_agreed = :has_agreed, joined = :joined"
                        " where table_id = :table_id and seat = :seat",
                        asdict(row),
                    )
        else:
            self._desk.later("delete from seats where table_id = ?", (table_id,))
            for row in after:
                await self.run(
                    "insert into seats (table_id, seat, user, language, question, last_turn, status,"
                    " has_agreed, joined) values (:table_id, :seat, :user, :language, :question, :last_turn,"
                    " :status, :has_agreed, :joined)",
                    asdict(row),
                )
        self._desk.keep(("seats", table_id), after)
        self._forget_readings(table_id)

    # Steps

    async def append(self, step: StepRow) -> None:
        """Add the next step of a table, or nothing of this transaction is kept.

        StaleStep if its version is not the next, RepeatedRequest if the request has made one: raised by
        whatever is asked next, at the latest by the commit.
        """
        path, values = self._desk.path, asdict(step)

        def insert(execute: Execute) -> None:
            try:
                added = execute(
                    "insert into steps (table_id, version, rules_version, seat, action, events, state, as_of,"
                    " has_drawn, has_revealed, request, time) select :table_id, :version, :rules_version,"
                    " :seat, :action, :events, :state, :as_of, :has_drawn, :has_revealed, :request, :time"
                    " where :version ="
                    " (select coalesce(max(version) + 1, 0) from steps where table_id = :table_id)",
                    values,
                )
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                    raise
                raise RepeatedRequest(path, table=step.table_id) from error
            if not added.rowcount:
                raise StaleStep(path, table=step.table_id, version=step.version)

        self._desk.order(insert)
        self._desk.keep(("last step", step.table_id), step)
        self._desk.keep(("step", step.table_id, step.version), step)
        self._forget_readings(step.table_id)

    async def step(self, table_id: int, version: int) -> StepRow | None:
        """That step, with its state."""
        return await self._desk.recall(
            ("step", table_id, version),
            lambda: self._one(
                StepRow, "select * from steps where table_id = ? and version = ?", (table_id, version)
            ),
        )

    async def last_step(self, table_id: int) -> StepRow | None:
        """The latest step, with its state; None before the first."""
        return await self._desk.recall(
            ("last step", table_id),
            lambda: self._one(
                StepRow, "select * from steps where table_id = ? order by version desc limit 1", (table_id,)
            ),
        )

    async def step_of_request(self, table_id: int, request: str) -> StepRow | None:
        """The step this request made, if it made one."""
        return await self._one(
            StepRow, "select * from steps where table_id = ? and request = ?", (table_id, request)
        )

    async def unpressed_actions(self, table_id: int, seat: int, after: int) -> list[str]:
        """The actions of a seat after that version for which nobody pressed anything, in order."""
        return [
            step.action
            for step in await self.history(table_id, after + 1)
            if step.seat == seat and step.action is not None and step.request is None
        ]

    async def history(self, table_id: int, since: int = 0) -> list[StepRow]:
        """All steps from that version on in order; only some have their states."""
        last = await self.last_step(table_id)
        if last is None or last.version < since:
            return []
        if last.version - since < MOST_RECENT:
            versions = range(since, last.version + 1)
            recent = [self._desk.remembered(("step", table_id, version)) for version in versions]
            if not any(step is MISSING or step is None for step in recent):
                return recent
        return await self._all(
            StepRow,
            "select table_id, version, rules_version, seat, action, events, null as state, as_of,"
            " has_drawn, has_revealed, request, time from steps where table_id = ? and version >= ?"
            " order by version",
            (table_id, since),
        )

    async def drop_states(self, table_id: int, keep: Collection[int]) -> None:
        """Forget the states of all versions but these; actions and events stay."""
        self._desk.later(
            "update steps set state = null where table_id = ? and state is not null"
            " and version not in (select value from json_each(?))",
            (table_id, str(sorted(keep))),
        )
        self._desk.forget_kinds("step", "last step")
        self._forget_readings(table_id)

    # Answers in advance

    async def answers(self, table_id: int) -> list[AnswerRow]:
        """What the seats of a table have answered before they are asked, in the order given."""
        return await self._desk.recall(
            ("answers", table_id),
            lambda: self._all(
                AnswerRow,
                "select table_id, seat, key, span, number, given from standing where table_id = ?"
                " order by id",
                (table_id,),
            ),
        )

    async def give_answer(self, answer: AnswerRow) -> None:
        """It stands from now on, in place of one of the same name."""
        self._desk.forget(("answers", answer.table_id))
        self._desk.later(
            "insert or replace into standing (table_id, seat, key, span, number, given)"
            " values (:table_id, :seat, :key, :span, :number, :given)",
            asdict(answer),
        )

    async def drop_answer(self, table_id: int, seat: int, key: str) -> None:
        """It does not stand any more."""
        self._desk.forget(("answers", table_id))
        self._desk.later(
            "delete from standing where table_id = ? and seat = ? and key = ?", (table_id, seat, key)
        )

    async def drop_answers(self, table_id: int, seat: int | None = None) -> None:
        """None of that seat, or of the whole table, stands any more."""
        self._desk.forget(("answers", table_id))
        self._desk.later(
            "delete from standing where table_id = :table and seat = coalesce(:seat, seat)",
            {"table": table_id, "seat": seat},
        )

    # People and settings

    async def meet(self, person: PersonRow) -> None:
        """Remember the user as they are now."""
        before = await self.person(person.user)
        if before is not None and before.name == person.name:
            self._desk.forget(("person", person.user))  # nothing that is made of a table shows the rest
        else:
            self._person_changed(person.user)
        self._desk.later(
            "insert into people (user, name, language, seen) values (:user, :name, :language, :seen)"
            " on conflict (user) do update set name = :name, language = :language, seen = :seen",
            asdict(person),
        )

    async def person(self, user: int) -> PersonRow | None:
        """That user, if ever met."""
        return await self._desk.recall(
            ("person", user),
            lambda: self._one(PersonRow, "select * from people where user = ?", (user,)),
        )

    async def close_messages(self, user: int, *, is_closed: bool) -> None:
        """Remember whether private messages reach that user."""
        before = await self.person(user)
        if before is None or before.has_closed_messages is is_closed:
            return
        self._person_changed(user)
        self._desk.later("update people set has_closed_messages = ? where user = ?", (is_closed, user))

    def _person_changed(self, user: int) -> None:
        self._desk.forget(("person", user))
        self._desk.forget_kinds(*READINGS)

    async def setting(self, key: str) -> str | None:
        """The value of a setting, if it was ever set."""
        rows = await self.run("select value from settings where key = ?", (key,))
        return str(rows[0]["value"]) if rows else None

    async def set_setting(self, key: str, value: str) -> None:
        """Give a setting its value."""
        await self.run(
            "insert into settings (key, value) values (?, ?)"
            " on conflict (key) do update set value = excluded.value",
            (key, value),
        )
