"""Every question that is asked of PostgreSQL."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from storage.hashing import KEY, hashed
from storage.postgres.link import NOTHING, Link, Row, Values
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
from storage.sharing import Revision
from storage.whole import Crowding, Finished, TableRows

T = TypeVar("T")

MOST_AT_ONCE = 8
"""Tables of one channel that are offered to find the newest one that this Quayside can show."""
AMONG = "table_id = any (:tables::bigint[])"


async def _all(db: Link, kind: type[T], sql: str, values: Values = NOTHING) -> list[T]:
    return [as_row(kind, row) for row in await db.all(sql, values)]


async def _first(db: Link, kind: type[T], sql: str, values: Values) -> T | None:
    row = await db.first(sql, values)
    return None if row is None else as_row(kind, row)


# Tables


def _part(source: str, order: str) -> str:
    """All such rows of the table at hand, as one JSON text."""
    rows = f"select * from {source} where table_id = tables.id"  # noqa: S608  # our own words
    return f"(select coalesce(json_agg(part order by {order}), '[]') from ({rows}) as part)"  # noqa: S608


PARTS: dict[str, tuple[type[Struct], str, str]] = {
    "seats": (SeatRow, "seats", "seat"),
    "boxes": (BoxRow, "boxes", "version"),
    "answers": (AnswerRow, "standing", "id"),
    "timers": (TimerRow, "timers", "seat, kind"),
    "guests": (GuestRow, "guests", '"user"'),
    "former": (FormerRow, "former", "version"),
    "polls": (PollRow, "polls", "number"),
    "ballots": (BallotRow, "ballots", "poll, seat"),
    "posts": (PostRow, "posts", "kind, seat"),
    "untold": (MessageRow, "(select * from outbox where done is null) as outbox", "id"),
}
CROWD = (
    '(select coalesce(sum(people.revision), 0)::bigint from people where "user" in'
    ' (select "user" from seats where table_id = tables.id'
    ' union select "user" from former where table_id = tables.id)) as crowd'
)
LISTS = ", ".join(f"{_part(source, by)} as {name}" for name, (_, source, by) in PARTS.items())
WHOLE = f"""
    select tables.*, {CROWD}, {LISTS},
        (select coalesce(json_agg(place), '[]') from places where table_id = tables.id) as places
    from tables where id = any (:tables::bigint[]) order by id
"""  # noqa: S608  # our own words
"""One statement loads many tables as quickly as one."""
PRESENT_STEPS = f"""
    with last as (select table_id, max(version) as version from steps where {AMONG} group by table_id)
    select steps.* from last join steps using (table_id, version)
    union all
    select base.* from last join steps using (table_id, version)
        join steps as base on base.table_id = steps.table_id and base.version = steps.as_of
"""  # noqa: S608  # our own words


async def load(db: Link, table_ids: Collection[int]) -> list[TableRows]:
    """Those of these tables that there are, whole."""
    asked = {"tables": [*table_ids]}
    steps: defaultdict[int, list[StepRow]] = defaultdict(list)
    async with db.moment():
        for step in await _all(db, StepRow, PRESENT_STEPS, asked):
            steps[step.table_id].append(step)
        found = await db.all(WHOLE, asked)
    return [_whole(row, steps[row["id"]]) for row in found]


def _whole(row: Row, steps: list[StepRow]) -> TableRows:
    parts: dict[str, Any] = {
        name: tuple([as_row(kind, part) for part in json.loads(row[name])])
        for name, (kind, *_) in PARTS.items()
    }
    by_version = sorted(steps, key=lambda step: step.version)
    return TableRows(
        table=as_row(TableRow, row),
        last=by_version[-1] if by_version else None,
        base=by_version[0] if by_version else None,
        places=frozenset(json.loads(row["places"])),
        revision=Revision(row["revision"], row["crowd"]),
        **parts,
    )


async def revisions(db: Link, table_ids: Collection[int]) -> dict[int, Revision]:
    """Those of these tables that there are, as of now."""
    found = await db.all(
        f"select id, revision, {CROWD} from tables where id = any (:tables::bigint[])",  # noqa: S608  # ours
        {"tables": [*table_ids]},
    )
    return {row["id"]: Revision(row["revision"], row["crowd"]) for row in found}


async def people_at(db: Link, table_ids: Collection[int]) -> list[PersonRow]:
    """Everybody who sits, or has sat, at one of these tables."""
    return await _all(
        db,
        PersonRow,
        f'select * from people where "user" in (select "user" from seats where {AMONG}'  # noqa: S608  # ours
        f' union select "user" from former where {AMONG})',
        {"tables": [*table_ids]},
    )


async def person(db: Link, user: int) -> PersonRow | None:
    """That user, if ever met."""
    return await _first(db, PersonRow, 'select * from people where "user" = :user', {"user": user})


async def step(db: Link, table_id: int, version: int) -> StepRow | None:
    """That step, with its state if it is kept."""
    given = {"table": table_id, "version": version}
    return await _first(
        db, StepRow, "select * from steps where table_id = :table and version = :version", given
    )


async def history(db: Link, table_id: int, since: int = 0) -> list[StepRow]:
    """All steps from that version on, in order, without their states."""
    return await _all(
        db,
        StepRow,
        "select table_id, version, rules_version, seat, action, events, null as state, as_of, back_to,"
        " has_drawn, has_revealed, request, time from steps"
        " where table_id = :table and version >= :since order by version",
        {"table": table_id, "since": since},
    )


async def step_of_request(db: Link, table_id: int, request: str) -> StepRow | None:
    """The step this request made, if it made one."""
    given = {"table": table_id, "request": request}
    return await _first(
        db, StepRow, "select * from steps where table_id = :table and request = :request", given
    )


# Which there are


OF = 'select tables.id from seats join tables on tables.id = seats.table_id where seats."user" = :user'


async def tables_of(db: Link, user: int) -> list[int]:
    """The lobbies and running games the user plays in, newest first, but for those that are put away."""
    return await db.ids(
        f"{OF} and seats.status != 'resigned' and tables.status in ('lobby', 'running')"
        " and tables.rest is distinct from 'put_away' and tables.prompt is null order by tables.id desc",
        {"user": user},
    )


async def put_away_of(db: Link, user: int) -> list[int]:
    """The games the user plays in that are put away, newest first."""
    return await db.ids(
        f"{OF} and seats.status != 'resigned' and tables.status = 'running' and tables.rest = 'put_away'"
        " order by tables.id desc",
        {"user": user},
    )


async def lessons_of(db: Link, user: int) -> list[int]:
    """The lessons that user has begun and not put away, newest first."""
    return await db.ids(
        f"{OF} and seats.status = 'playing' and tables.status in ('lobby', 'running')"
        " and tables.prompt is not null order by tables.id desc",
        {"user": user},
    )


async def newcomers(db: Link, game: str, users: Collection[int]) -> frozenset[int]:
    """Those of these users who have never played that game, but for lessons."""
    found = await db.ids(
        "select given from unnest(:users::bigint[]) as given where not exists (select 1 from seats"
        ' join tables on tables.id = seats.table_id where seats."user" = given and tables.game = :game'
        " and tables.lesson is null and tables.status in ('running', 'over'))",
        {"game": game, "users": [*users]},
    )
    return frozenset(found)


async def tables_at(db: Link, place: int) -> list[int]:
    """Tables whose thread this is, unfinished ones first; else unfinished ones of the channel itself."""
    return await db.ids(
        "select id from tables where thread = :place order by status not in ('lobby', 'running'), id desc",
        {"place": place},
    ) or await db.ids(
        "select id from tables where channel = :place and thread is null and status in ('lobby', 'running')"
        " and rest is distinct from 'put_away' order by id desc limit :most",
        {"place": place, "most": MOST_AT_ONCE},
    )


async def crowding(db: Link, user: int, guild: int | None) -> Crowding:
    """How many lobbies and games that user has, and how many lobbies that server."""
    found = await _first(
        db,
        Crowding,
        "select"
        " (select count(*) from seats join tables on tables.id = seats.table_id"
        " where seats.\"user\" = :user and tables.status = 'lobby' and tables.prompt is null) as lobbies,"
        " (select count(*) from seats join tables on tables.id = seats.table_id"
        " where seats.\"user\" = :user and seats.status = 'playing' and tables.status = 'running'"
        " and tables.rest is distinct from 'put_away' and tables.prompt is null) as games,"
        " (select count(*) from tables where guild = :guild and status = 'lobby') as lobbies_here",
        {"user": user, "guild": guild},
    )
    assert found is not None
    return found


async def is_barred(db: Link, guild: int, user: int) -> bool:
    """Whether somebody may not open tables on that server."""
    place = {"guild": guild, "hash": hashed(await person_key(db), user)}
    return bool(await db.ids("select 1 from barred where guild = :guild and hash = :hash", place))


async def server(db: Link, guild: int) -> ServerRow:
    """What is settled for that server, or as it is everywhere."""
    row = await db.first("select * from servers where guild = :guild", {"guild": guild})
    if row is None:
        return ServerRow(guild=guild)
    lists = {name: json.loads(row[name]) for name in ("channels", "roles")}
    return as_row(ServerRow, {**row, **lists})


async def ungreeted(db: Link) -> list[int]:
    """The servers to which hello is still to be said."""
    return await db.ids("select guild from servers where greeting = 'owed' order by guild")


async def unsettled(db: Link, games: Mapping[str, tuple[int, str]]) -> list[int]:
    """Running tables that may have something to do by themselves, or have other rules or another box."""
    return await db.ids(
        "select id from tables where status = 'running' and rest is null"
        " and id in (select table_id from standing"
        " union select tables.id from tables left join json_each(:games::json) as known on known.key = game"
        " where status = 'running' and (known.value is null"
        " or (known.value ->> 0)::bigint != rules_version"
        " or known.value ->> 1 != coalesce((select digest from boxes where table_id = tables.id"
        " order by version desc limit 1), data_digest))) order by id",
        {"games": json.dumps(games)},
    )


async def with_computers(db: Link) -> list[int]:
    """Running tables at which computers play."""
    return await db.ids(
        "select id from tables where status = 'running' and rest is null and prompt is null"
        " and id in (select table_id from seats where computer is not null) order by id",
    )


async def restored(db: Link) -> list[tuple[int, bool]]:
    """What a restore has brought back and was not shown since."""
    found = await db.all("select table_id, has_changed from restored order by table_id")
    return [(row["table_id"], row["has_changed"]) for row in found]


async def untold(db: Link) -> list[MessageRow]:
    """What has not been told yet, oldest first."""
    return await _all(db, MessageRow, "select * from outbox where done is null order by id")


FINISHED = """
    select game, result, (select coalesce(json_agg(json_build_object('user', seats."user",
        'is_computer', seats."user" is null and computer is not null,
        'name', coalesce(seats.name, people.name, ''),
        'is_counted', coalesce(has_statistics, false)) order by seat), '[]')
        from seats left join people on people."user" = seats."user" where table_id = tables.id) as seats
    from tables where status = 'over' and result is not null and lesson is null and
"""
"""Only people can be counted: of a seat that is nobody's there is no row among them."""


async def finished(
    db: Link, *, user: int | None = None, guild: int | None = None, most: int
) -> list[Finished]:
    """The latest games that are over, of that user or of that server."""
    where = 'id in (select table_id from seats where "user" = :who)' if guild is None else "guild = :who"
    found = await db.all(
        f"{FINISHED} {where} order by id desc limit :most",
        {"who": user if guild is None else guild, "most": most},
    )
    return [msgspec.convert({**row, "seats": json.loads(row["seats"])}, Finished) for row in found]


# What falls due


async def next_due(db: Link) -> int | None:
    """When the next timer falls due, or poll."""
    row = await db.first(
        "select least((select min(due) from timers where due is not null),"
        " (select min(due) from polls where due is not null)) as due"
    )
    return None if row is None or row["due"] is None else int(row["due"])


async def due_tables(db: Link, time: int, most: int) -> list[int]:
    """Tables of which a timer or poll has fallen due by then, those that wait for longest first."""
    found = await db.ids(
        "select table_id from (select table_id, due from timers where due is not null and due <= :time"
        " union all select table_id, due from polls where due is not null and due <= :time) as fallen"
        " order by due limit :most",
        {"time": time, "most": most},
    )
    return list(dict.fromkeys(found))


async def untimed(db: Link) -> list[int]:
    """Running tables at which nothing falls due for a seat."""
    return await db.ids(
        "select id from tables where status = 'running' and rest is null and prompt is null"
        " and not exists (select 1 from timers where table_id = tables.id and seat >= 0) order by id",
    )


# Keys and settings


async def person_key(db: Link) -> str:
    """With what people are hashed in this database; no other has the same."""
    return str(await setting(db, KEY))


async def nonce_key(db: Link) -> str:
    """What all nonces of this database begin with."""
    row = await db.first("select key from nonces")
    return "" if row is None else str(row["key"])


async def reported(db: Link, number: int) -> ReportRow | None:
    """What was noted under that number."""
    return await _first(
        db, ReportRow, "select table_id, version, created from reports where id = :number", {"number": number}
    )


async def setting(db: Link, key: str) -> str | None:
    """The value of a setting, if it was ever set."""
    row = await db.first("select value from settings where key = :key", {"key": key})
    return None if row is None else str(row["value"])
