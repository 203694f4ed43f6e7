"""What is stored about one person: taken out for them, and wiped out for good."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from storage import statements
from storage.hashing import hashed
from storage.postgres.link import Link
from storage.postgres.reading import person_key
from storage.postgres.telling import NAMELESS, SAID

OF_SEAT = "('hand', 'closed', 'call', 'reminder')"
"""Kinds of posts that are one seat's own."""
SEATS = (
    'select tables.id as "table", tables.game, tables.status as table_status, tables.guild, tables.channel,'
    " tables.thread, tables.opened, tables.started, tables.ended, tables.result, seats.*"
    ' from seats join tables on tables.id = seats.table_id where seats."user" = :user order by tables.id'
)
FORMER = (
    'select tables.id as "table", tables.game, tables.guild, tables.channel, tables.thread,'
    " former.seat, former.version, former.time, former.language, former.posts"
    ' from former join tables on tables.id = former.table_id where former."user" = :user'
    " order by tables.id, former.version"
)
ACTIONS = (
    "select version, time, action from steps where table_id = :table and seat = :seat and version > :since"
    " and version < :until and action is not null order by version"
)
HANDED_OVER = "select version from former where table_id = :table and seat = :seat order by version"
OF_PLACE = {
    "answers_in_advance": "select key, span, number, given from standing",
    "votes": "select poll, choice, given from ballots",
    "timers": "select kind, since, due, said, has_muted, bank from timers",
    "messages": "select kind, channel, message, posted from posts",
}
THEIRS_ALONE = (
    '(lesson is not null and id in (select table_id from seats where "user" = :user))'
    " or (guild is null and opened_by = :user and not exists"
    ' (select 1 from seats where table_id = tables.id and "user" is not null and "user" != :user))'
)
"""A lesson, or what was played in private messages: nobody else plays there, and its place leads to them."""
EVER = 2**62
"""Beyond the last version."""
KNOWN = (
    'select 1 from people where "user" = :user union all select 1 from seats where "user" = :user'
    " union all select 1 from tables where opened_by = :user"
    ' union all select 1 from guests where "user" = :user'
    ' union all select 1 from former where "user" = :user limit 1'
)
CALLED = "coalesce(:called::json ->> tables.language, :called::json ->> 'en') || ' ' || "
SEAT_LEFT = (
    'update seats set "user" = null, note = null, has_resting_note = false, tips = null,'  # noqa: S608  # ours
    " status = case tables.status when 'running' then 'resigned' else seats.status end,"
    " language = tables.language,"
    " computer = case tables.status when 'running' then coalesce(computer, 'normal') else computer end,"
    f" name = {CALLED} coalesce(letter, chr(65 + seat::integer))"
    ' from tables where tables.id = seats.table_id and seats."user" = :user'
)
FORMER_LEFT = (
    'update former set "user" = null, posts = null, language = tables.language,'  # noqa: S608  # as above
    f" name = {CALLED} coalesce((select letter from seats"
    " where seats.table_id = former.table_id and seats.seat = former.seat), chr(65 + former.seat::integer))"
    ' from tables where tables.id = former.table_id and former."user" = :user'
)
NOBODYS = (
    'exists (select 1 from seats where seats."user" is null and seats.table_id = {0}.table_id'
    " and seats.seat = {0}.seat)"
)
OF_NOBODY = {
    "posts": f"kind in {OF_SEAT}",
    "outbox": "(done is null or kind = 'moderated')",
    "standing": "true",
    "ballots": "true",
    "timers": "kind = 'reminder'",
}
OF_THEM = (
    'id in (select table_id from seats where "user" = :user union select table_id from former'
    ' where "user" = :user union select table_id from guests where "user" = :user'
    " union select id from tables where opened_by = :user)"
)
THEIRS = f"select id from tables where {OF_THEM} order by id for update"  # noqa: S608  # our own words
COUNTED = (
    f"with changed as (update tables set revision = revision + 1 where {OF_THEM} returning *)"  # noqa: S608
    f" select {SAID} from changed"
)
SWEPT = (
    "vacuum tables, steps, seats, former, people, leaving, guests, posts, outbox, standing, ballots, timers"
)


async def export(db: Link, user: int) -> dict[str, Any] | None:
    """All that is stored of that person and by them, as it is stored; None of a stranger."""
    who = {"user": user}
    person = await db.first('select * from people where "user" = :user', who)
    opened = await db.ids("select id from tables where opened_by = :user order by id", who)
    seats = [dict(row) for row in await db.all(SEATS, who)]
    invited = await db.ids('select table_id from guests where "user" = :user order by 1', who)
    mark = {"mark": hashed(await person_key(db), user)}
    barred = await db.ids("select guild from barred where hash = :mark order by 1", mark)
    former = [dict(row) for row in await db.all(FORMER, who)]
    if person is None and not any((seats, opened, invited, barred, former)):
        return None
    for seat in former:
        seat["posts"] = json.loads(seat["posts"]) if seat["posts"] else []
        place = {"table": seat["table"], "seat": seat["seat"]}
        seat["actions"] = await _actions(db, place, seat["version"])
    for seat in seats:
        place = {"table": seat.pop("table_id"), "seat": seat["seat"]}
        seat["status"] = seat.pop("table_status")
        seat["result"] = json.loads(seat["result"]) if seat["result"] else None
        seat["actions"] = await _actions(db, place)
        for name, sql in OF_PLACE.items():
            found = await db.all(f"{sql} where table_id = :table and seat = :seat", place)
            seat[name] = [dict(row) for row in found]
    return {
        "person": dict(person) if person else {},
        "tables_opened": opened,
        "invited_to": invited,
        "may_not_open_tables_on": barred,
        "seats": seats,
        "seats_before": former,
    }


async def _actions(db: Link, place: Mapping[str, int], until: int = EVER) -> list[dict[str, Any]]:
    """What was done on that seat by whoever left it then, or has it still; not by those before them."""
    handed_over = await db.ids(HANDED_OVER, place)
    since = max([-1, *(version for version in handed_over if version < until)])
    found = await db.all(ACTIONS, {**place, "since": since, "until": until})
    return [{**row, "action": json.loads(row["action"])} for row in found]


async def begin_forgetting(db: Link, user: int) -> bool:
    """Note that somebody is to be forgotten, so that no crash leaves it half done; False of a stranger."""
    async with db.transaction():
        is_known = bool(await db.ids(KNOWN, {"user": user}))
        if is_known:
            await db.do('insert into leaving ("user") values (:user) on conflict do nothing', {"user": user})
    return is_known


async def leaving(db: Link) -> list[int]:
    """Those of whom it has been noted and who are not forgotten yet."""
    return await db.ids('select "user" from leaving order by 1')


async def forget(db: Link, user: int, called: Mapping[str, str]) -> None:
    """Make somebody anonymous wherever they are, and let the server use their rows' room again.

    Their seats are called by that word of the table's language, with the letter they play under.
    """
    async with db.transaction():
        await _erase(db, user, called)
    await db.script(SWEPT)


async def _erase(db: Link, user: int, called: Mapping[str, str]) -> None:
    who = {"user": user}
    named = {**who, "called": json.dumps(called)}
    # First, and in order: whoever changes one of these tables has its row locked.
    await db.all(THEIRS, who)
    await db.all(COUNTED, {**who, "said": NAMELESS})
    await db.do(statements.FORGOTTEN, {"hash": hashed(await person_key(db), user)})
    await db.do(f"delete from tables where {THEIRS_ALONE}", who)  # noqa: S608  # our own words
    # What a board's Undo was once stored under.
    await db.do("update steps set request = null where request like :undo", {"undo": f"undo {user} %"})
    await db.do(SEAT_LEFT, named)
    await db.do(FORMER_LEFT, named)
    for table, more in OF_NOBODY.items():
        await db.do(f"delete from {table} where {more} and {NOBODYS.format(table)}")  # noqa: S608  # ours
    await db.do("update tables set opened_by = 0 where opened_by = :user", who)
    for table in ("people", "leaving", "guests"):
        await db.do(f'delete from {table} where "user" = :user', who)  # noqa: S608  # our own words
