"""All that is written to the SQLite file; each function is one transaction in the connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct
from msgspec.structs import asdict, replace

from storage.errors import RepeatedRequest, StaleStep
from storage.rows import NewTable, PersonRow, ReportRow, StepRow, TableChange, Written
from storage.sqlite.reading import as_row

OPENED = (
    "insert into tables (game, rules_version, data_digest, options, seats_wanted, guild, channel, thread,"
    " language, opened_by, opened, key, pace, lesson, prompt, has_guests_only) values (:game, :rules_version,"
    " :data_digest, :options, :seats_wanted, :guild, :channel, :thread, :language, :opened_by, :opened, :key,"
    " :pace, :lesson, :prompt, :has_guests_only) returning id"
)
TABLE = (
    "update tables set rules_version = :rules_version, data_digest = :data_digest, guild = :guild,"
    " channel = :channel, thread = :thread, status = :status, started = :started, ended = :ended,"
    " result = :result, called = :called, pace = :pace, rest = :rest, rest_until = :rest_until,"
    " prompt = :prompt, has_guests_only = :has_guests_only where id = :id"
)
SEAT = (
    "insert into seats (table_id, seat, user, language, question, last_turn, status, has_agreed, joined,"
    " colour, letter, computer, name, note, has_resting_note, has_left) values (:table_id,"
    " :seat, :user, :language, :question, :last_turn, :status, :has_agreed, :joined, :colour, :letter,"
    " :computer, :name, :note, :has_resting_note, :has_left)"
    " on conflict (table_id, seat) do update set language = :language, question = :question,"
    " last_turn = :last_turn, status = :status, has_agreed = :has_agreed, joined = :joined,"
    " colour = :colour, letter = :letter, computer = :computer, name = :name, note = :note,"
    " has_resting_note = :has_resting_note, has_left = :has_left"
)
STEP = (
    "insert into steps (table_id, version, rules_version, seat, action, events, state, as_of, has_drawn,"
    " has_revealed, request, time) select :table_id, :version, :rules_version, :seat, :action, :events,"
    " :state, :as_of, :has_drawn, :has_revealed, :request, :time"
    " where :version = (select coalesce(max(version) + 1, 0) from steps where table_id = :table_id)"
)
BOX = "insert into boxes (table_id, version, digest) values (:table_id, :version, :digest)"
STATES = (
    "update steps set state = null where table_id = ? and state is not null"
    " and version not in (select value from json_each(?))"
)
ANSWER = (
    "insert into standing (table_id, seat, key, span, number, given)"
    " values (:table_id, :seat, :key, :span, :number, :given)"
)
GUEST = "insert into guests (table_id, user, status) values (:table_id, :user, :status)"
TIMER = (
    "insert into timers (table_id, seat, kind, since, due, said, has_muted, bank, has_run_out)"
    " values (:table_id, :seat, :kind, :since, :due, :said, :has_muted, :bank, :has_run_out)"
)
POLL = (
    "insert into polls (table_id, number, kind, seat, choices, details, opened, until, due, outcome, closed,"
    " channel, message, posted) values (:table_id, :number, :kind, :seat, :choices, :details, :opened,"
    " :until, :due, :outcome, :closed, :channel, :message, :posted)"
    " on conflict (table_id, number) do update set due = :due, outcome = :outcome, closed = :closed,"
    " details = :details, channel = :channel, message = :message, posted = :posted"
)
BALLOT = (
    "insert into ballots (table_id, poll, seat, choice, given)"
    " values (:table_id, :poll, :seat, :choice, :given)"
)
MESSAGE = (
    "insert into outbox (table_id, version, kind, seat, payload, created)"
    " values (:table_id, :version, :kind, :seat, :payload, :created) returning id"
)
TOLD = "update outbox set done = ? where id in (select value from json_each(?)) and done is null"
POST = (
    "insert or replace into posts (table_id, kind, seat, channel, message, posted, since, version)"
    " values (:table_id, :kind, :seat, :channel, :message, :posted, :since, :version)"
)
PERSON = (
    "insert into people (user, name, language, seen) values (:user, :name, :language, :seen)"
    " on conflict (user) do update set name = :name, language = :language, seen = :seen"
    " returning *"
)

CHOICES = (
    "insert into people (user, name, language, seen, calls, speaks, has_confirmation, has_statistics, zone,"
    " quiet_from, quiet_to, away_from, away_until) values (:user, :name, :language, :seen, :calls, :speaks,"
    " :has_confirmation, :has_statistics, :zone, :quiet_from, :quiet_to, :away_from, :away_until)"
    " on conflict (user) do update set name = :name, language = :language, seen = :seen, calls = :calls,"
    " speaks = :speaks, has_confirmation = :has_confirmation, has_statistics = :has_statistics,"
    " zone = :zone, quiet_from = :quiet_from, quiet_to = :quiet_to, away_from = :away_from,"
    " away_until = :away_until returning *"
)
REPORT = (
    "insert into reports (table_id, version, created) select :table_id, :version, :created"
    " where (select count(*) from reports where table_id = :table_id) < :most returning id"
)


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
            id = int(db.execute(OPENED, asdict(change.opened)).fetchone()["id"])
            _settle(db, id, change.opened)
        if change.table is not None:
            db.execute(TABLE, asdict(change.table))
            _settle(db, id, change.table)
        if change.is_reseated:
            db.execute("delete from seats where table_id = ?", (id,))
        for seat in change.seats:
            db.execute(SEAT, {**asdict(seat), "table_id": id})
        for step in change.steps:
            _append_step(db, step)
        if change.states_kept is not None:
            db.execute(STATES, (id, str(sorted(change.states_kept))))
        if change.answers is not None:
            db.execute("delete from standing where table_id = ?", (id,))
            _each(db, ANSWER, change.answers)
        if change.timers is not None:
            db.execute("delete from timers where table_id = ?", (id,))
            _each(
                db,
                TIMER,
                [timer if timer.table_id else replace(timer, table_id=id) for timer in change.timers],
            )
        if change.guests is not None:
            db.execute("delete from guests where table_id = ?", (id,))
            _each(db, GUEST, [replace(guest, table_id=id) for guest in change.guests])
        _each(db, POLL, change.polls)
        if change.ballots is not None:
            db.execute("delete from ballots where table_id = ?", (id,))
            _each(db, BALLOT, change.ballots)
        _each(db, BOX, change.boxes)
        _each(db, POST, change.posts)
        people = [
            as_row(PersonRow, db.execute(PERSON, asdict(person)).fetchone()) for person in change.people
        ]
        if change.told:
            db.execute(TOLD, (change.time, str([*change.told])))
        if change.is_shown_again:
            db.execute("delete from restored where table_id = ?", (id,))
        messages = [
            int(db.execute(MESSAGE, {**asdict(message), "table_id": id}).fetchone()["id"])
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
            db.execute("insert or ignore into places (table_id, place) values (?, ?)", (table_id, place))


def _append_step(db: sqlite3.Connection, step: StepRow) -> None:
    try:
        added = db.execute(STEP, asdict(step))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise
        raise RepeatedRequest(table=step.table_id) from error
    if not added.rowcount:
        raise StaleStep(table=step.table_id, version=step.version)


def close_messages(db: sqlite3.Connection, user: int, *, is_closed: bool) -> PersonRow | None:
    """Remember whether private messages reach that user; the user as they are then, if ever met."""
    with transaction(db):
        found = db.execute(
            "update people set has_closed_messages = ? where user = ? returning *", (is_closed, user)
        ).fetchone()
        return None if found is None else as_row(PersonRow, found)


def choose(db: sqlite3.Connection, person: PersonRow) -> PersonRow:
    """Remember what somebody has chosen for themselves, met before or not; the user as they are then."""
    with transaction(db):
        return as_row(PersonRow, db.execute(CHOICES, asdict(person)).fetchone())


def report(db: sqlite3.Connection, noted: ReportRow, most: int) -> int | None:
    """Note that something seems wrong; its number, or None where so many are noted of that table."""
    with transaction(db):
        row = db.execute(REPORT, {**asdict(noted), "most": most}).fetchone()
        return None if row is None else int(row["id"])


def set_setting(db: sqlite3.Connection, key: str, value: str) -> None:
    """Give a setting its value."""
    with transaction(db):
        db.execute(
            "insert into settings (key, value) values (?, ?)"
            " on conflict (key) do update set value = excluded.value",
            (key, value),
        )
