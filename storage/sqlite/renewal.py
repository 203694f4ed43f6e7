"""What a restored database must not use again, because the one it replaces has used it since the backup."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from storage.errors import StorageError
from storage.hashing import hashed
from storage.sqlite.hashing import person_key
from storage.sqlite.health import looking_at
from storage.sqlite.plainly import plainly
from storage.sqlite.schema import check, migrate

AHEAD = {"tables": 1_000, "outbox": 1_000_000}
"""So much further the numbers go on where nobody knows which have been used. Nothing depends on it that they
are enough: buttons carry the key of their table and nonces that of the file."""
QUESTIONS_AHEAD = 1_000
FORGOTTEN = "select 1 from sqlite_schema where name = 'forgotten'"
PEOPLE = (
    "select user from people union select user from seats where user is not null"
    " union select opened_by from tables union select user from guests"
    " union select user from former where user is not null"
)
UNFINISHED = ("lobby", "running")


class Used(Struct, frozen=True):
    """The highest numbers of a database, and how far its tables have come."""

    counters: dict[str, int]
    """Of tables and of messages."""
    questions: dict[tuple[int, int], int]
    """Of each seat of each table."""
    standings: dict[int, tuple[object, ...]]
    """How far each table had come, where, and with whom."""
    forgotten: dict[str, int]
    """The hashes of those who asked to be forgotten, and how often ..."""
    person_key: str
    """... with what they are hashed; empty in a database from before that."""


def used_in(path: Path) -> Used | None:
    """What the database there has used; None when there is none, or it cannot be trusted to tell."""
    with suppress(StorageError, sqlite3.Error), looking_at(path) as former:
        if check(former, path) > 0:
            has_forgotten = bool(former.execute(FORGOTTEN).fetchone())
            return Used(
                _counters(former),
                _questions(former),
                _standings(former),
                dict(former.execute("select hash, times from forgotten")) if has_forgotten else {},
                person_key(former) if has_forgotten else "",
            )
    return None


def renew(copy: Path, used: Used | None) -> None:
    """Bring a restored database up to date, with numbers above all that were used and another nonce key."""
    with plainly(copy), closing(sqlite3.connect(copy, isolation_level=None)) as rows:
        migrate(rows, check(rows, copy, is_trusted=True))
        with _transaction(rows):
            rows.execute("delete from nonces")
            rows.execute("insert into nonces (key) values (?)", (secrets.token_hex(4),))
            _raise_counters(rows, used)
            _raise_questions(rows, used)
            _note_restored(rows, used)
            _forget_again(rows, used)


def _raise_counters(rows: sqlite3.Connection, used: Used | None) -> None:
    before = _counters(rows)
    for name, ahead in AHEAD.items():
        last = before.get(name, 0)
        number = max(last, used.counters.get(name, 0)) if used else last and last + ahead
        rows.execute("delete from sqlite_sequence where name = ?", (name,))
        rows.execute("insert into sqlite_sequence (name, seq) values (?, ?)", (name, number))


def _raise_questions(rows: sqlite3.Connection, used: Used | None) -> None:
    """A panel that was opened after the backup must not answer a later question of the same number."""
    for (table, seat), question in _questions(rows).items():
        last = question + QUESTIONS_AHEAD if used is None else used.questions.get((table, seat), 0)
        # As long as nothing was asked since, the buttons are those of the question that stands.
        if last > question:
            rows.execute(
                "update seats set question = ? where table_id = ? and seat = ?", (last + 1, table, seat)
            )


def _note_restored(rows: sqlite3.Connection, used: Used | None) -> None:
    """What stands in Discord of a table that has gone on since, or may have, is not how it is now."""
    rows.execute("delete from restored")
    for table, (status, *standing) in _standings(rows).items():
        has_changed = used is not None
        if status in UNFINISHED and not (used and used.standings.get(table) == (status, *standing)):
            rows.execute("insert into restored (table_id, has_changed) values (?, ?)", (table, has_changed))


def _forget_again(rows: sqlite3.Connection, used: Used | None) -> None:
    """Whoever was forgotten since the backup is so again at the next start, before anything is said."""
    if used is None or not used.forgotten:
        return
    before, key = dict(rows.execute("select hash, times from forgotten")), person_key(rows)
    for (user,) in rows.execute(PEOPLE).fetchall():
        times = used.forgotten.get(hashed(used.person_key, user), 0)
        if times > before.get(hashed(key, user), 0):
            rows.execute("insert or ignore into leaving (user) values (?)", (user,))


def _counters(rows: sqlite3.Connection) -> dict[str, int]:
    return {str(name): int(number) for name, number in rows.execute("select name, seq from sqlite_sequence")}


def _questions(rows: sqlite3.Connection) -> dict[tuple[int, int], int]:
    found = rows.execute("select table_id, seat, question from seats")
    return {(table, seat): question for table, seat, question in found}


def _standings(rows: sqlite3.Connection) -> dict[int, tuple[object, ...]]:
    found = rows.execute(
        "select id, status, channel, thread, (select max(version) from steps where table_id = id),"
        " (select json_group_array(user) from seats where table_id = id) from tables"
    )
    return {table: tuple(standing) for table, *standing in found}


@contextmanager
def _transaction(rows: sqlite3.Connection) -> Iterator[None]:
    rows.execute("begin immediate")
    try:
        yield
        rows.execute("commit")
    finally:
        rows.rollback()
