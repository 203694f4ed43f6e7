"""Everything that is written to PostgreSQL; each function is one transaction."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg
from msgspec import Struct
from msgspec.structs import asdict, replace

from storage import statements
from storage.errors import RepeatedRequest, StaleStep
from storage.hashing import hashed
from storage.postgres.link import Link
from storage.postgres.reading import person_key
from storage.postgres.telling import SAID, heard_of
from storage.rows import NewTable, PersonRow, ReportRow, ServerRow, StepRow, as_row
from storage.sharing import Revision
from storage.whole import Bar, TableChange, Written

LOCKED = "select 1 from tables where id = :table for update"
CHANGED = (
    "with changed as (update tables set revision = revision + 1 where id = :table returning *)"  # noqa: S608  # our own words
    f" select revision, {SAID} from changed"
)
"""Locks the table's row until the transaction ends: of two processes that change a table one waits."""
OPENED = f"select {SAID} from tables where id = :table"  # noqa: S608  # as above
EMPTIED = "delete from {} where table_id = :table"
STATES = (
    "update steps set state = null where table_id = :table and state is not null"
    " and version <> all (:kept::bigint[])"
)
TOLD = "update outbox set done = :time where id = any (:told::bigint[]) and done is null"
UNKNOWN = -1
"""How often the people of a table have changed, to whoever has not read it since."""
ONE_STEP_A_REQUEST = "one_step_a_request"


async def append(db: Link, change: TableChange) -> Written:
    """All of a change of a table, or nothing."""
    async with db.transaction():
        return await append_to(db, change)


async def append_to(db: Link, change: TableChange) -> Written:
    """The same in a transaction that is under way."""
    id = change.table_id
    if change.opened is not None:
        id = await _number(db, statements.OPENED, change.opened)
        await _settle(db, id, change.opened)
        revision = 0
        await db.do(OPENED, {"table": id, "said": heard_of(change)})
    else:
        revision = await _count(db, change)
    if change.table is not None:
        await db.do(statements.TABLE, asdict(change.table))
        await _settle(db, id, change.table)
    if change.is_reseated:
        await _empty(db, "seats", id)
    await _each(db, statements.SEAT, [replace(seat, table_id=id) for seat in change.seats])
    for step in change.steps:
        await _append_step(db, step)
    if change.states_kept is not None:
        await db.do(STATES, {"table": id, "kept": sorted(change.states_kept)})
    await _replace_lists(db, id, change)
    await _each(db, statements.BOX, change.boxes)
    await _each(db, statements.UNPOST, change.unposted)
    await _each(db, statements.POST, change.posts)
    await _each(db, statements.FORMER, change.former)
    people = [await _person(db, statements.PERSON, person) for person in change.people]
    if change.told:
        await db.do(TOLD, {"time": change.time, "told": [*change.told]})
    if change.is_shown_again:
        await _empty(db, "restored", id)
    if change.bar is not None:
        await _bar(db, change.bar)
    messages = [
        await _number(db, statements.MESSAGE, replace(message, table_id=id)) for message in change.messages
    ]
    return Written(id, tuple(messages), tuple(people), Revision(revision, UNKNOWN))


async def _count(db: Link, change: TableChange) -> int:
    """It is one more change of that table; how many there have been."""
    found = await db.first(CHANGED, {"table": change.table_id, "said": heard_of(change)})
    return 0 if found is None else int(found["revision"])


async def _replace_lists(db: Link, id: int, change: TableChange) -> None:
    """What is written whole or not at all."""
    if change.answers is not None:
        await _empty(db, "standing", id)
        await _each(db, statements.ANSWER, change.answers)
    if change.timers is not None:
        await _empty(db, "timers", id)
        timers = [timer if timer.table_id else replace(timer, table_id=id) for timer in change.timers]
        await _each(db, statements.TIMER, timers)
    if change.guests is not None:
        await _empty(db, "guests", id)
        await _each(db, statements.GUEST, [replace(guest, table_id=id) for guest in change.guests])
    await _each(db, statements.POLL, change.polls)
    if change.ballots is not None:
        await _empty(db, "ballots", id)
        await _each(db, statements.BALLOT, change.ballots)


async def _empty(db: Link, part: str, table: int) -> None:
    await db.do(EMPTIED.format(part), {"table": table})


async def _each(db: Link, sql: str, rows: Sequence[Struct]) -> None:
    await db.each(sql, [asdict(row) for row in rows])


async def _number(db: Link, sql: str, row: Struct) -> int:
    """Write it; the number it is given."""
    (number,) = await db.ids(sql, asdict(row))
    return number


async def _person(db: Link, sql: str, person: PersonRow) -> PersonRow:
    found = await db.first(sql, asdict(person))
    assert found is not None
    return as_row(PersonRow, found)


async def _settle(db: Link, table_id: int, table: NewTable) -> None:
    """The table is there, and will have been."""
    places = [place for place in (table.channel, table.thread) if place is not None]
    await db.each(statements.PLACE, [{"table_id": table_id, "place": place} for place in places])


async def _append_step(db: Link, step: StepRow) -> None:
    try:
        added = await db.first(f"{statements.STEP} returning version", asdict(step))
    except asyncpg.UniqueViolationError as error:
        if error.constraint_name != ONE_STEP_A_REQUEST:
            raise
        raise RepeatedRequest(table=step.table_id) from error
    if added is None:
        raise StaleStep(table=step.table_id, version=step.version)


async def close_messages(db: Link, user: int, *, is_closed: bool) -> PersonRow | None:
    """Remember whether private messages reach that user; the user as they are then, if ever met."""
    found = await db.first(statements.CLOSED, {"is_closed": is_closed, "user": user})
    return None if found is None else as_row(PersonRow, found)


async def choose(db: Link, person: PersonRow) -> PersonRow:
    """Remember what somebody has chosen for themselves, met before or not; the user as they are then."""
    return await _person(db, statements.CHOICES, person)


async def report(db: Link, noted: ReportRow, most: int) -> int | None:
    """Note that something seems wrong; its number, or None where so many are noted of that table."""
    async with db.transaction():
        await db.do(LOCKED, {"table": noted.table_id})
        found = await db.ids(statements.REPORT, {**asdict(noted), "most": most})
    return found[0] if found else None


async def set_setting(db: Link, key: str, value: str) -> None:
    """Give a setting its value."""
    await db.do(statements.SETTING, {"key": key, "value": value})


async def bar(db: Link, wanted: Bar) -> None:
    """Somebody may not open tables on that server from now on, or may again."""
    await _bar(db, wanted)


async def _bar(db: Link, wanted: Bar) -> None:
    place = {"guild": wanted.guild, "hash": hashed(await person_key(db), wanted.user)}
    if wanted.is_barred:
        await db.do(statements.BARRED, {**place, "since": wanted.time})
    else:
        await db.do("delete from barred where guild = :guild and hash = :hash", place)


async def set_server(db: Link, server: ServerRow) -> None:
    """That is settled for that server from now on."""
    lists = {"channels": str([*server.channels]), "roles": str([*server.roles])}
    await db.do(statements.SERVER, {**asdict(server), **lists})


async def owe_greeting(db: Link, guild: int) -> bool:
    """Note that hello is to be said to that server; False where it was said before."""
    async with db.transaction():
        await db.do(statements.GREETING, {"guild": guild})
        found = await db.first("select greeting from servers where guild = :guild", {"guild": guild})
    return found is not None and found["greeting"] == "owed"


async def greeted(db: Link, guild: int) -> None:
    """Hello has been said to that server, for good."""
    await db.do("update servers set greeting = 'said' where guild = :guild", {"guild": guild})
