"""Every question that is asked of the SQLite file; each function runs in the connection's thread."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from storage.hashing import hashed
from storage.rows import (
    AnswerRow,
    BallotRow,
    BoxRow,
    FormerRow,
    GuestRow,
    MessageRow,
    PersonRow,
    PollRow,
    PostRow,
    ReportRow,
    SeatRow,
    ServerRow,
    StepRow,
    TableRow,
    TimerRow,
    as_row,
)
from storage.sqlite.hashing import person_key
from storage.whole import Crowding, Finished, TableRows

T = TypeVar("T")
Values = tuple[object, ...] | Mapping[str, object]

MOST_AT_ONCE = 8
"""Tables of one channel that are offered to find the newest one that this Quayside can show."""
AMONG = "table_id in (select value from json_each(:tables))"


def _all(db: sqlite3.Connection, kind: type[T], sql: str, values: Values = ()) -> list[T]:
    return [as_row(kind, row) for row in db.execute(sql, values)]


def _first(db: sqlite3.Connection, kind: type[T], sql: str, values: Values = ()) -> T | None:
    row = db.execute(sql, values).fetchone()
    return None if row is None else as_row(kind, row)


def _ids(db: sqlite3.Connection, sql: str, values: Values = ()) -> list[int]:
    return [row[0] for row in db.execute(sql, values)]


# Tables


def _part(kind: type[Struct], source: str, order: str) -> str:
    """A select of all such rows of the table at hand, as one JSON text."""
    columns = ", ".join([f"'{name}', {name}" for name in kind.__struct_fields__])
    rows = f"select * from {source} and table_id = tables.id order by {order}"  # noqa: S608  # our own words
    return f"select json_group_array(json_object({columns})) from ({rows})"  # noqa: S608


PARTS: dict[str, type[Struct]] = {
    "seats": SeatRow,
    "boxes": BoxRow,
    "answers": AnswerRow,
    "timers": TimerRow,
    "guests": GuestRow,
    "former": FormerRow,
    "polls": PollRow,
    "ballots": BallotRow,
    "posts": PostRow,
    "untold": MessageRow,
}
WHOLE = f"""
    select tables.*,
        ({_part(SeatRow, "seats where true", "seat")}) as seats,
        ({_part(BoxRow, "boxes where true", "version")}) as boxes,
        ({_part(AnswerRow, "standing where true", "id")}) as answers,
        ({_part(TimerRow, "timers where true", "seat, kind")}) as timers,
        ({_part(GuestRow, "guests where true", "user")}) as guests,
        ({_part(FormerRow, "former where true", "version")}) as former,
        ({_part(PollRow, "polls where true", "number")}) as polls,
        ({_part(BallotRow, "ballots where true", "poll, seat")}) as ballots,
        ({_part(PostRow, "posts where true", "kind, seat")}) as posts,
        -- By the index of what is untold, however much the table was told before.
        ({_part(MessageRow, "outbox indexed by outbox_untold where done is null", "id")}) as untold,
        (select json_group_array(place) from places where table_id = tables.id) as places
    from tables where id in (select value from json_each(:tables)) order by id
"""  # noqa: S608  # our own words
"""One statement loads many tables as quickly as one."""
PRESENT_STEPS = f"""
    with last as (select table_id, max(version) as version from steps where {AMONG} group by table_id)
    select steps.* from last join steps using (table_id, version)
    union all
    select base.* from last join steps using (table_id, version)
        join steps as base on base.table_id = steps.table_id and base.version = steps.as_of
"""  # noqa: S608  # our own words


def load(db: sqlite3.Connection, table_ids: Collection[int]) -> list[TableRows]:
    """Those of these tables that there are, whole."""
    asked = {"tables": str([*table_ids])}
    steps: defaultdict[int, list[StepRow]] = defaultdict(list)
    for step in _all(db, StepRow, PRESENT_STEPS, asked):
        steps[step.table_id].append(step)
    return [_whole(row, steps[row["id"]]) for row in db.execute(WHOLE, asked)]


def _whole(row: sqlite3.Row, steps: list[StepRow]) -> TableRows:
    parts: dict[str, Any] = {
        name: tuple([as_row(kind, part) for part in json.loads(row[name])]) for name, kind in PARTS.items()
    }
    by_version = sorted(steps, key=lambda step: step.version)
    return TableRows(
        table=as_row(TableRow, dict(row)),
        last=by_version[-1] if by_version else None,
        base=by_version[0] if by_version else None,
        places=frozenset(json.loads(row["places"])),
        **parts,
    )


def people_at(db: sqlite3.Connection, table_ids: Collection[int]) -> list[PersonRow]:
    """Everybody who sits, or has sat, at one of these tables."""
    return _all(
        db,
        PersonRow,
        f"select * from people where user in (select user from seats where {AMONG}"  # noqa: S608  # ours
        f" union select user from former where {AMONG})",
        {"tables": str([*table_ids])},
    )


def person(db: sqlite3.Connection, user: int) -> PersonRow | None:
    """That user, if ever met."""
    return _first(db, PersonRow, "select * from people where user = ?", (user,))


def step(db: sqlite3.Connection, table_id: int, version: int) -> StepRow | None:
    """That step, with its state if it is kept."""
    return _first(db, StepRow, "select * from steps where table_id = ? and version = ?", (table_id, version))


def history(db: sqlite3.Connection, table_id: int, since: int = 0) -> list[StepRow]:
    """All steps from that version on, in order, without their states."""
    return _all(
        db,
        StepRow,
        "select table_id, version, rules_version, seat, action, events, null as state, as_of, back_to,"
        " has_drawn, has_revealed, request, time from steps"
        " where table_id = ? and version >= ? order by version",
        (table_id, since),
    )


def step_of_request(db: sqlite3.Connection, table_id: int, request: str) -> StepRow | None:
    """The step this request made, if it made one."""
    return _first(db, StepRow, "select * from steps where table_id = ? and request = ?", (table_id, request))


# Which there are


OF = "select tables.id from seats cross join tables on tables.id = seats.table_id where seats.user = ?"
"""From the seats to their tables, whatever SQLite thinks of the number of lobbies."""


def tables_of(db: sqlite3.Connection, user: int) -> list[int]:
    """The lobbies and running games the user plays in, newest first, but for those that are put away."""
    return _ids(
        db,
        f"{OF} and seats.status != 'resigned' and tables.status in ('lobby', 'running')"
        " and tables.rest is not 'put_away' and tables.prompt is null order by tables.id desc",
        (user,),
    )


def put_away_of(db: sqlite3.Connection, user: int) -> list[int]:
    """The games the user plays in that are put away, newest first."""
    return _ids(
        db,
        f"{OF} and seats.status != 'resigned' and tables.status = 'running' and tables.rest = 'put_away'"
        " order by tables.id desc",
        (user,),
    )


def lessons_of(db: sqlite3.Connection, user: int) -> list[int]:
    """The lessons that user has begun and not put away, newest first."""
    return _ids(
        db,
        f"{OF} and seats.status = 'playing' and tables.status in ('lobby', 'running')"
        " and tables.prompt is not null order by tables.id desc",
        (user,),
    )


def newcomers(db: sqlite3.Connection, game: str, users: Collection[int]) -> frozenset[int]:
    """Those of these users who have never played that game, but for lessons."""
    found = db.execute(
        "select value from json_each(:users) where not exists (select 1 from seats"
        " cross join tables on tables.id = seats.table_id where seats.user = value and tables.game = :game"
        " and tables.lesson is null and tables.status in ('running', 'over'))",
        {"game": game, "users": str([*users])},
    )
    return frozenset(row[0] for row in found)


def tables_at(db: sqlite3.Connection, place: int) -> list[int]:
    """Tables whose thread this is, unfinished ones first; else unfinished ones of the channel itself."""
    return _ids(
        db,
        "select id from tables where thread = ? order by status not in ('lobby', 'running'), id desc",
        (place,),
    ) or _ids(
        db,
        "select id from tables where channel = ? and thread is null and status in ('lobby', 'running')"
        " and rest is not 'put_away' order by id desc limit ?",
        (place, MOST_AT_ONCE),
    )


def crowding(db: sqlite3.Connection, user: int, guild: int | None) -> Crowding:
    """How many lobbies and games that user has, and how many lobbies that server."""
    found = db.execute(
        "select"
        " (select count(*) from seats cross join tables on tables.id = seats.table_id"
        " where seats.user = :user and tables.status = 'lobby' and tables.prompt is null) as lobbies,"
        " (select count(*) from seats cross join tables on tables.id = seats.table_id"
        " where seats.user = :user and seats.status = 'playing' and tables.status = 'running'"
        " and tables.rest is not 'put_away' and tables.prompt is null) as games,"
        " (select count(*) from tables where guild = :guild and status = 'lobby') as lobbies_here",
        {"user": user, "guild": guild},
    ).fetchone()
    return as_row(Crowding, found)


def is_barred(db: sqlite3.Connection, guild: int, user: int) -> bool:
    """Whether somebody may not open tables on that server."""
    place = (guild, hashed(person_key(db), user))
    found = db.execute("select 1 from barred where guild = ? and hash = ?", place)
    return found.fetchone() is not None


def server(db: sqlite3.Connection, guild: int) -> ServerRow:
    """What is settled for that server, or as it is everywhere."""
    row = db.execute("select * from servers where guild = ?", (guild,)).fetchone()
    if row is None:
        return ServerRow(guild=guild)
    lists = {name: json.loads(row[name]) for name in ("channels", "roles")}
    return as_row(ServerRow, {**row, **lists})


def ungreeted(db: sqlite3.Connection) -> list[int]:
    """The servers to which hello is still to be said."""
    return _ids(db, "select guild from servers where greeting = 'owed' order by guild")


def unsettled(db: sqlite3.Connection, games: Mapping[str, tuple[int, str]]) -> list[int]:
    """Running tables that may have something to do by themselves, or have other rules or another box."""
    return _ids(
        db,
        "select id from tables where status = 'running' and rest is null"
        " and id in (select table_id from standing"
        " union select tables.id from tables left join json_each(:games) as known on known.key = game"
        " where status = 'running' and (known.value is null or known.value ->> 0 != rules_version"
        " or known.value ->> 1 != coalesce((select digest from boxes where table_id = tables.id"
        " order by version desc limit 1), data_digest))) order by id",
        {"games": json.dumps(games)},
    )


def with_computers(db: sqlite3.Connection) -> list[int]:
    """Running tables at which computers play."""
    return _ids(
        db,
        "select id from tables where status = 'running' and rest is null and prompt is null"
        " and id in (select table_id from seats where computer is not null) order by id",
    )


def restored(db: sqlite3.Connection) -> list[tuple[int, bool]]:
    """What a restore has brought back and was not shown since."""
    found = db.execute("select table_id, has_changed from restored order by table_id")
    return [(row["table_id"], bool(row["has_changed"])) for row in found]


def untold(db: sqlite3.Connection) -> list[MessageRow]:
    """What has not been told yet, oldest first."""
    return _all(db, MessageRow, "select * from outbox where done is null order by id")


FINISHED = """
    select game, result, (select json_group_array(json_object('user', user, 'is_computer',
        json(iif(user is null and computer is not null, 'true', 'false')),
        'name', coalesce(seats.name, people.name, ''),
        'is_counted', json(iif(coalesce(has_statistics, 0), 'true', 'false'))))
        from (select * from seats where table_id = tables.id order by seat) as seats
        left join people using (user)) as seats
    from tables where status = 'over' and result is not null and lesson is null and
"""
"""Only people can be counted: of a seat that is nobody's there is no row among them."""


def finished(
    db: sqlite3.Connection, *, user: int | None = None, guild: int | None = None, most: int
) -> list[Finished]:
    """The latest games that are over, of that user or of that server."""
    where = "id in (select table_id from seats where user = :user)" if guild is None else "guild = :guild"
    found = db.execute(
        f"{FINISHED} {where} order by id desc limit :most",  # our own words
        {"user": user, "guild": guild, "most": most},
    )
    return [msgspec.convert({**row, "seats": json.loads(row["seats"])}, Finished) for row in map(dict, found)]


# What falls due


def next_due(db: sqlite3.Connection) -> int | None:
    """When the next timer falls due, or poll."""
    row = db.execute(
        "select min(due) as due from (select min(due) as due from timers where due is not null"
        " union all select min(due) from polls where due is not null)"
    ).fetchone()
    return None if row["due"] is None else int(row["due"])


def due_tables(db: sqlite3.Connection, time: int, most: int) -> list[int]:
    """Tables of which a timer or poll has fallen due by then, those that wait for longest first."""
    found = _ids(
        db,
        "select table_id from (select table_id, due from timers where due is not null and due <= :time"
        " union all select table_id, due from polls where due is not null and due <= :time)"
        " order by due limit :most",
        {"time": time, "most": most},
    )
    return list(dict.fromkeys(found))


def untimed(db: sqlite3.Connection) -> list[int]:
    """Running tables at which nothing falls due for a seat."""
    return _ids(
        db,
        "select id from tables where status = 'running' and rest is null and prompt is null"
        " and not exists (select 1 from timers where table_id = tables.id and seat >= 0) order by id",
    )


# Keys and settings


def nonce_key(db: sqlite3.Connection) -> str:
    """What all nonces of this file begin with; nothing in an old one."""
    row = db.execute("select key from nonces").fetchone()
    return "" if row is None else str(row["key"])


def reported(db: sqlite3.Connection, number: int) -> ReportRow | None:
    """What was noted under that number."""
    return _first(db, ReportRow, "select table_id, version, created from reports where id = ?", (number,))


def setting(db: sqlite3.Connection, key: str) -> str | None:
    """The value of a setting, if it was ever set."""
    row = db.execute("select value from settings where key = ?", (key,)).fetchone()
    return None if row is None else str(row["value"])
