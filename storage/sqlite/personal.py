"""What is stored about one person: taken out for them, and wiped out for good."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from storage import statements
from storage.hashing import hashed
from storage.sqlite.hashing import person_key
from storage.sqlite.writing import transaction

UNTIDY = "untidy"
"""The setting that says that the file may still hold traces of somebody forgotten."""
OF_SEAT = ("hand", "closed", "call", "reminder")
"""Kinds of posts that are one seat's own."""
SEATS = (
    'select tables.id as "table", tables.game, tables.status, tables.guild, tables.channel, tables.thread,'
    " tables.opened, tables.started, tables.ended, json(tables.result) as result, seats.*"
    " from seats join tables on tables.id = seats.table_id where seats.user = ? order by tables.id"
)
FORMER = (
    'select tables.id as "table", tables.game, tables.guild, tables.channel, tables.thread,'
    " former.seat, former.version, former.time, former.language, json(former.posts) as posts"
    " from former join tables on tables.id = former.table_id where former.user = ?"
    " order by tables.id, former.version"
)
ACTIONS = (
    "select version, time, action from steps where table_id = :table and seat = :seat and version > :since"
    " and version < :until and action is not null order by version"
)
HANDED_OVER = "select version from former where table_id = ? and seat = ? order by version"
THEIRS_ALONE = (
    "(lesson is not null and id in (select table_id from seats where user = :user))"
    " or (guild is null and opened_by = :user and not exists"
    " (select 1 from seats where table_id = tables.id and user is not null and user != :user))"
)
"""A lesson, or what was played in private messages: nobody else plays there, and its place leads to them."""
EVER = 2**62
"""Beyond the last version."""


def export(db: sqlite3.Connection, user: int) -> dict[str, Any] | None:
    """All that is stored of that person and by them, as it is stored; None of a stranger."""
    person = db.execute("select * from people where user = ?", (user,)).fetchone()
    opened = [row[0] for row in db.execute("select id from tables where opened_by = ? order by id", (user,))]
    seats = [dict(row) for row in db.execute(SEATS, (user,))]
    invited = [row[0] for row in db.execute("select table_id from guests where user = ? order by 1", (user,))]
    mark = hashed(person_key(db), user)
    barred = [row[0] for row in db.execute("select guild from barred where hash = ? order by 1", (mark,))]
    former = [dict(row) for row in db.execute(FORMER, (user,))]
    if person is None and not any((seats, opened, invited, barred, former)):
        return None
    for seat in former:
        seat["posts"] = json.loads(seat["posts"]) if seat["posts"] else []
        seat["actions"] = _actions(db, (seat["table"], seat["seat"]), seat["version"])
    for seat in seats:
        place = (seat.pop("table_id"), seat["seat"])
        seat["result"] = json.loads(seat["result"]) if seat["result"] else None
        seat["actions"] = _actions(db, place)
        for name, sql in {
            "answers_in_advance": "select key, span, number, given from standing",
            "votes": "select poll, choice, given from ballots",
            "timers": "select kind, since, due, said, has_muted, bank from timers",
            "messages": "select kind, channel, message, posted from posts",
        }.items():
            found = db.execute(f"{sql} where table_id = ? and seat = ?", place)  # our own words
            seat[name] = [dict(row) for row in found]
    return {
        "person": dict(person) if person else {},
        "tables_opened": opened,
        "invited_to": invited,
        "may_not_open_tables_on": barred,
        "seats": seats,
        "seats_before": former,
    }


def _actions(db: sqlite3.Connection, place: tuple[int, int], until: int = EVER) -> list[dict[str, Any]]:
    """What was done on that seat by whoever left it then, or has it still; not by those before them."""
    handed_over = [row[0] for row in db.execute(HANDED_OVER, place)]
    since = max([-1, *(version for version in handed_over if version < until)])
    given = {"table": place[0], "seat": place[1], "since": since, "until": until}
    return [{**row, "action": json.loads(row["action"])} for row in map(dict, db.execute(ACTIONS, given))]


def begin_forgetting(db: sqlite3.Connection, user: int) -> bool:
    """Note that somebody is to be forgotten, so that no crash leaves it half done; False of a stranger."""
    with transaction(db):
        found = db.execute(
            "select 1 from people where user = :user union all select 1 from seats where user = :user"
            " union all select 1 from tables where opened_by = :user"
            " union all select 1 from guests where user = :user"
            " union all select 1 from former where user = :user limit 1",
            {"user": user},
        ).fetchone()
        if found is not None:
            db.execute("insert or ignore into leaving (user) values (?)", (user,))
        return found is not None


def leaving(db: sqlite3.Connection) -> list[int]:
    """Those of whom it has been noted and who are not forgotten yet."""
    return [row[0] for row in db.execute("select user from leaving order by user")]


def forget(db: sqlite3.Connection, user: int, called: Mapping[str, str]) -> None:
    """Make somebody anonymous wherever they are, and rewrite the file so that no trace of them is left.

    Their seats are called by that word of the table's language, with the letter they play under.
    """
    with transaction(db):
        erase(db, user, called)
    tidy(db)


def erase(db: sqlite3.Connection, user: int, called: Mapping[str, str]) -> None:
    """The same in a transaction that is under way; the file still holds traces until it is tidied."""
    db.execute(statements.FORGOTTEN, {"hash": hashed(person_key(db), user)})
    db.execute(f"delete from tables where {THEIRS_ALONE}", {"user": user})  # noqa: S608  # our own words
    # What a board's Undo was once stored under.
    db.execute("update steps set request = null where request like 'undo ' || ? || ' %'", (user,))
    db.execute(
        "update seats set user = null, note = null, has_resting_note = 0, tips = null,"
        " status = iif((select status from tables where id = table_id) = 'running', 'resigned', status),"
        " language = (select language from tables where id = table_id),"
        " computer = iif((select status from tables where id = table_id) = 'running',"
        " coalesce(computer, 'normal'), computer),"
        " name = (select coalesce(:called ->> language, :called ->> 'en') from tables where id = table_id)"
        " || ' ' || coalesce(letter, char(65 + seat)) where user = :user",
        {"user": user, "called": json.dumps(called)},
    )
    db.execute(
        "update former set user = null, posts = null,"
        " language = (select language from tables where id = table_id),"
        " name = (select coalesce(:called ->> language, :called ->> 'en') from tables where id = table_id)"
        " || ' ' || coalesce((select letter from seats where seats.table_id = former.table_id"
        " and seats.seat = former.seat), char(65 + seat)) where user = :user",
        {"user": user, "called": json.dumps(called)},
    )
    nobodys = (
        "exists (select 1 from seats where user is null and table_id = {0}.table_id and seat = {0}.seat)"
    )
    for table, more in {
        "posts": f"kind in {OF_SEAT}",
        "outbox": "(done is null or kind = 'moderated')",
        "standing": "true",
        "ballots": "true",
        "timers": "kind = 'reminder'",
    }.items():
        db.execute(f"delete from {table} where {more} and {nobodys.format(table)}")  # noqa: S608  # our own words
    db.execute("update tables set opened_by = 0 where opened_by = ?", (user,))
    for table in ("people", "leaving", "guests"):
        db.execute(f"delete from {table} where user = ?", (user,))  # noqa: S608  # our own words
    db.execute("insert or ignore into settings (key, value) values (?, '')", (UNTIDY,))


def tidy(db: sqlite3.Connection) -> None:
    """Rewrite the file if it may hold traces of somebody forgotten; what is left of the log is emptied."""
    if db.execute("select 1 from settings where key = ?", (UNTIDY,)).fetchone() is None:
        return
    db.execute("vacuum")
    db.execute("delete from settings where key = ?", (UNTIDY,))
    db.execute("pragma wal_checkpoint(truncate)").fetchall()
