"""All that is written to the SQLite file; each function is one transaction in the connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct
from msgspec.structs import asdict, replace

from storage import statements
from storage.errors import RepeatedRequest, StaleStep
from storage.hashing import hashed
from storage.rows import NewTable, PersonRow, ReportRow, ServerRow, StepRow, as_row
from storage.sqlite.hashing import person_key
from storage.whole import Bar, TableChange, Written

STATES = (
    "update steps set state = null where table_id = ? and state is not null"
    " and version not in (select value from json_each(?))"
)
TOLD = "update outbox set done = ? where id in (select value from json_each(?)) and done is null"


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of the block or nothing."""
    db.execute("begin immediate")
    try:
        yield
        db.execute("commit")
    except BaseException:
        # A failed commit may have rolled back by itself.
        if db.in_transaction:
            db.rollback()
        raise


def append(db: sqlite3.Connection, change: TableChange) -> Written:
    """All of a change of a table, or nothing."""
    with transaction(db):
        id = change.table_id
        if change.opened is not None:
            id = int(db.execute(statements.OPENED, asdict(change.opened)).fetchone()["id"])
            _settle(db, id, change.opened)
        if change.table is not None:
            db.execute(statements.TABLE, asdict(change.table))
            _settle(db, id, change.table)
        if change.is_reseated:
            db.execute("delete from seats where table_id = ?", (id,))
        for seat in change.seats:
            db.execute(statements.SEAT, {**asdict(seat), "table_id": id})
        for step in change.steps:
            _append_step(db, step)
        if change.states_kept is not None:
            db.execute(STATES, (id, str(sorted(change.states_kept))))
        if change.answers is not None:
            db.execute("delete from standing where table_id = ?", (id,))
            _each(db, statements.ANSWER, change.answers)
        if change.timers is not None:
            db.execute("delete from timers where table_id = ?", (id,))
            _each(
                db,
                statements.TIMER,
                [timer if timer.table_id else replace(timer, table_id=id) for timer in change.timers],
            )
        if change.guests is not None:
            db.execute("delete from guests where table_id = ?", (id,))
            _each(db, statements.GUEST, [replace(guest, table_id=id) for guest in change.guests])
        _each(db, statements.POLL, change.polls)
        if change.ballots is not None:
            db.execute("delete from ballots where table_id = ?", (id,))
            _each(db, statements.BALLOT, change.ballots)
        _each(db, statements.BOX, change.boxes)
        _each(db, statements.UNPOST, change.unposted)
        _each(db, statements.POST, change.posts)
        _each(db, statements.FORMER, change.former)
        people = [
            as_row(PersonRow, db.execute(statements.PERSON, asdict(person)).fetchone())
            for person in change.people
        ]
        if change.told:
            db.execute(TOLD, (change.time, str([*change.told])))
        if change.is_shown_again:
            db.execute("delete from restored where table_id = ?", (id,))
        if change.bar is not None:
            _bar(db, change.bar)
        messages = [
            int(db.execute(statements.MESSAGE, {**asdict(message), "table_id": id}).fetchone()["id"])
            for message in change.messages
        ]
    return Written(id, tuple(messages), tuple(people))


def _each(db: sqlite3.Connection, sql: str, rows: Sequence[Struct]) -> None:
    for row in rows:
        db.execute(sql, asdict(row))


def _settle(db: sqlite3.Connection, table_id: int, table: NewTable) -> None:
    """The table is there, and will have been."""
    for place in (table.channel, table.thread):
        if place is not None:
            db.execute(statements.PLACE, {"table_id": table_id, "place": place})


def _append_step(db: sqlite3.Connection, step: StepRow) -> None:
    try:
        added = db.execute(statements.STEP, asdict(step))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise
        raise RepeatedRequest(table=step.table_id) from error
    if not added.rowcount:
        raise StaleStep(table=step.table_id, version=step.version)


def close_messages(db: sqlite3.Connection, user: int, *, is_closed: bool) -> PersonRow | None:
    """Remember whether private messages reach that user; the user as they are then, if ever met."""
    with transaction(db):
        found = db.execute(statements.CLOSED, {"is_closed": is_closed, "user": user}).fetchone()
        return None if found is None else as_row(PersonRow, found)


def choose(db: sqlite3.Connection, person: PersonRow) -> PersonRow:
    """Remember what somebody has chosen for themselves, met before or not; the user as they are then."""
    with transaction(db):
        return as_row(PersonRow, db.execute(statements.CHOICES, asdict(person)).fetchone())


def report(db: sqlite3.Connection, noted: ReportRow, most: int) -> int | None:
    """Note that something seems wrong; its number, or None where so many are noted of that table."""
    with transaction(db):
        row = db.execute(statements.REPORT, {**asdict(noted), "most": most}).fetchone()
        return None if row is None else int(row["id"])


def set_setting(db: sqlite3.Connection, key: str, value: str) -> None:
    """Give a setting its value."""
    with transaction(db):
        db.execute(statements.SETTING, {"key": key, "value": value})


def bar(db: sqlite3.Connection, wanted: Bar) -> None:
    """Somebody may not open tables on that server from now on, or may again."""
    with transaction(db):
        _bar(db, wanted)


def _bar(db: sqlite3.Connection, wanted: Bar) -> None:
    place = {"guild": wanted.guild, "hash": hashed(person_key(db), wanted.user)}
    if wanted.is_barred:
        db.execute(statements.BARRED, {**place, "since": wanted.time})
    else:
        db.execute("delete from barred where guild = :guild and hash = :hash", place)


def set_server(db: sqlite3.Connection, server: ServerRow) -> None:
    """That is settled for that server from now on."""
    lists = {"channels": str([*server.channels]), "roles": str([*server.roles])}
    with transaction(db):
        db.execute(statements.SERVER, {**asdict(server), **lists})


def owe_greeting(db: sqlite3.Connection, guild: int) -> bool:
    """Note that hello is to be said to that server; False where it was said before."""
    with transaction(db):
        db.execute(statements.GREETING, {"guild": guild})
        (greeting,) = db.execute("select greeting from servers where guild = ?", (guild,)).fetchone()
        return bool(greeting == "owed")


def greeted(db: sqlite3.Connection, guild: int) -> None:
    """Hello has been said to that server, for good."""
    with transaction(db):
        db.execute("update servers set greeting = 'said' where guild = ?", (guild,))
