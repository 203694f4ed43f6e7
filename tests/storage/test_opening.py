# ruff: noqa: ASYNC240  # a test has the event loop to itself
"""Whatever stands in the place of the database: it opens, or one sentence says why not."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from storage.errors import (
    AlreadyOpen,
    Damaged,
    MissingFolder,
    NewerDatabase,
    NotAFile,
    NotOurs,
    ReadOnly,
    StorageError,
)
from storage.rows import Pace, ReportRow, SeatRow, TimerKind
from storage.sqlite.engine import SqliteStore
from storage.sqlite.schema import MIGRATIONS, check, migrate
from storage.store import Store
from tests.engines import IS_FILE, name_of, open_store
from tests.storage.sample import add, answer, message, new_table, step, versions, whole
from tests.storage.writer import heard, writing

ROOT = Path(__file__).parents[2]


def file_of(store: Store) -> SqliteStore:
    assert isinstance(store, SqliteStore)
    return store


async def refusal(path: Path) -> StorageError:
    """Why this file does not open."""
    with pytest.raises(StorageError) as caught:
        async with open_store(path):
            pass
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert name_of(path) in sentence
    return caught.value


@pytest.mark.sqlite_file
async def test_a_new_file_is_made_for_its_owner_alone(store: SqliteStore, path: Path) -> None:
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.with_name("quayside.db.lock").stat().st_mode & 0o777 == 0o600
    await new_table(store)
    assert path.with_name("quayside.db-wal").stat().st_mode & 0o777 == 0o600


@pytest.mark.sqlite_file
async def test_steps_outlive_power_cuts(store: SqliteStore) -> None:
    found = [
        next(iter(await file_of(store).execute_fetchall(f"pragma {name}")))[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    assert found == ["wal", 2, 1]


async def test_rows_are_there_when_it_is_opened_again(path: Path) -> None:
    async with open_store(path) as store:
        table = await new_table(store, steps=3)
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1, 2]
    files = ["quayside.db", "quayside.db.lock"] if IS_FILE else []
    assert sorted(file.name for file in path.parent.iterdir()) == files


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
@pytest.mark.sqlite_file
async def test_an_older_database_is_brought_up_to_date(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 1, 1)"
        )
    async with open_store(path) as store:
        await add(store, 7, steps=[step(7, 0)], messages=[message(7, 0)], answers=(answer(7),))
        found = await whole(store, 7)
        assert (found.answers, [row.version for row in found.untold]) == ((answer(7),), [0])
        (reached,) = await file_of(store).execute_fetchall("pragma user_version")
        assert reached[0] == len(MIGRATIONS)
        assert await versions(store, 7) == [0]
        noted = [ReportRow(table_id=7, version=number, created=5) for number in (0, 1)]
        assert [await store.report(each, 2) for each in (*noted, noted[0])] == [1, 2, None]
        assert [await store.reported(number) for number in (1, 2, 3)] == [*noted, None]


@pytest.mark.sqlite_file
async def test_what_an_older_database_owes_is_still_owed_under_numbers_never_used_before(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:2])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 1, 1)"
        )
        old.execute(
            "insert into steps (table_id, version, rules_version, events, has_drawn, has_revealed, time)"
            " values (7, 0, 1, '[]', 0, 0, 1)"
        )
        for id in (4, 9):
            old.execute(
                "insert into outbox (id, table_id, version, kind, payload, created)"
                " values (?, 7, 0, 'board', '[]', 1)",
                (id,),
            )
        old.execute("delete from outbox where id = 9")
    async with open_store(path) as store:
        assert (await add(store, 7, messages=[message(7, 0)])).messages == (10,)
        assert [row.id for row in await store.untold()] == [4, 10]
        assert [row.id for row in (await whole(store, 7)).untold] == [4, 10]


@pytest.mark.parametrize("version", range(1, 10))
@pytest.mark.sqlite_file
async def test_who_sits_in_an_older_database_keeps_the_colour_of_the_seat(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        for table, status in ((7, "lobby"), (8, "running")):
            old.execute(
                "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
                " opened_by, opened, status) values (?, 'livingstone', 1, '', '{}', 3, 'en', 1, 1, ?)",
                (table, status),
            )
            for seat in range(3):
                old.execute(
                    "insert into seats (table_id, seat, user, language, question, last_turn, status, joined)"
                    " values (?, ?, ?, 'en', 0, 0, 'playing', 1)",
                    (table, seat, 50 - seat),
                )
    async with open_store(path) as store:
        for table in (7, 8):
            seats = (await whole(store, table)).seats
            assert [(row.user, row.colour, row.letter) for row in seats] == [
                (50, 0, None),
                (49, 1, None),
                (48, 2, None),
            ]


@pytest.mark.sqlite_file
async def test_seats_of_an_older_database_are_as_they_were_and_nobody_is_a_computer(path: Path) -> None:
    row = (7, 1, 50, "fr", 9, 8, "resigned", 1, 3, 2, "Z")
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:12])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 1, 1)"
        )
        old.execute(
            "insert into seats (table_id, seat, user, language, question, last_turn, status, has_agreed,"
            " joined, colour, letter) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        indexes = set(old.execute("select name from sqlite_schema where tbl_name = 'seats' and sql != ''"))
    async with open_store(path) as store:
        since = [None, None, None, False, False, None, False, False]
        columns = dict(zip(SeatRow.__struct_fields__, [*row, *since], strict=True))
        assert (await whole(store, 7)).seats == (msgspec.convert(columns, SeatRow, strict=False),)
        asked = "select name from sqlite_schema where tbl_name = 'seats'"
        today = await file_of(store).execute_fetchall(asked)
        assert indexes <= {tuple(name) for name in today}


@pytest.mark.parametrize("version", range(3, 12))
@pytest.mark.sqlite_file
async def test_who_is_known_in_an_older_database_is_asked_before_what_is_final(
    path: Path, version: int
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        old.execute(
            "insert into people (user, name, language, seen, has_closed_messages)"
            " values (5, 'Ada', 'fr', 9, 1)"
        )
    async with open_store(path) as store:
        ada = await store.person(5)
        assert ada is not None
        assert (ada.name, ada.has_closed_messages, ada.has_confirmation) == ("Ada", True, True)


@pytest.mark.parametrize("version", [3, 13])
@pytest.mark.sqlite_file
async def test_nobody_of_an_older_database_is_asleep_or_timed(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        old.execute("insert into people (user, name, language, seen) values (5, 'Ada', 'fr', 9)")
        for table, status in ((7, "running"), (8, "lobby"), (9, "over")):
            old.execute(
                "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
                " opened_by, opened, status) values (?, 'livingstone', 1, '', '{}', 2, 'en', 5, 1, ?)",
                (table, status),
            )
    async with open_store(path) as store:
        ada = await store.person(5)
        assert ada is not None
        assert (ada.zone, ada.quiet_from, ada.quiet_to, ada.away_from, ada.away_until) == (None,) * 5
        rows = await whole(store, 7)
        assert [row for row in rows.timers if row.seat >= 0] == []
        assert rows.table.pace is Pace.RELAXED
        assert await store.untimed() == [7]
        now, day = int(time.time()), 86_400
        for table, kind, days in ((7, TimerKind.IDLE, 27), (8, TimerKind.LOBBY, 1)):
            (row,) = (await whole(store, table)).timers
            assert (row.seat, row.kind, row.said) == (-1, kind, 0)
            assert row.due is not None
            assert 0 <= row.due - now - days * day <= day, "the whole table has its time from today on"
        assert (await whole(store, 9)).timers == ()


@pytest.mark.sqlite_file
async def test_no_table_of_an_older_database_is_a_lesson(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:15])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 5, 1)"
        )
    async with open_store(path) as store:
        table = (await whole(store, 7)).table
        assert (table.lesson, table.prompt) == (None, None)
        await add(store, 7, seats=(SeatRow(table_id=7, seat=0, user=5, language="en", joined=1, colour=0),))
        assert (await store.tables_of(5), await store.lessons_of(5)) == ([7], [])


@pytest.mark.sqlite_file
async def test_who_has_resigned_from_an_older_database_is_played_for_and_who_is_silent_is_asked_about(
    path: Path,
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:15])
        for table, status in ((7, "running"), (8, "over")):
            old.execute(
                "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
                " opened_by, opened, status) values (?, 'livingstone', 1, '', '{}', 2, 'en', 5, 1, ?)",
                (table, status),
            )
            old.execute(
                "insert into seats (table_id, seat, user, language, question, last_turn, status, joined,"
                " colour, note) values (?, 0, 50, 'fr', 9, 8, 'resigned', 1, 0, 'mine')",
                (table,),
            )
        old.execute(
            "insert into timers (table_id, seat, kind, since, due, said)"
            " values (7, 1, 'reminder', 3, null, 3)"
        )
        old.execute(
            "insert into posts (table_id, kind, seat, channel, message, posted, since, version)"
            " values (7, 'board', -1, 1, 2, 3, 0, 0)"
        )
    async with open_store(path) as store:
        running, over = await whole(store, 7), await whole(store, 8)
        assert [row.computer for row in (*running.seats, *over.seats)] == ["normal", None]
        assert (running.seats[0].note, running.seats[0].has_left) == ("mine", False)
        assert await store.due_tables(3, 5) == [7]
        assert [row.kind for row in running.posts] == ["board"]
        assert (running.polls, running.ballots) == ((), ())


@pytest.mark.sqlite_file
async def test_a_game_of_an_older_database_goes_on_and_can_go_back(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:24])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened, status) values (7, 'livingstone', 1, '', '{}', 2, 'en', 5, 1, 'running')"
        )
        for version, as_of in ((0, None), (1, None), (2, 0)):
            old.execute(
                "insert into steps (table_id, version, rules_version, seat, action, events, state, as_of,"
                " has_drawn, has_revealed, time) values (7, ?, 1, 0, ?, '[]', ?, ?, 0, 0, 1)",
                (version, None if as_of is not None else "{}", None if as_of is not None else "{}", as_of),
            )
    async with open_store(path) as store:
        history = await store.history(7)
        assert [(row.as_of, row.back_to) for row in history] == [(None, None), (None, None), (0, None)]
        back = replace(history[1], version=3, seat=None, action=None, state="{}", back_to=0)
        await add(store, 7, steps=[back])
        assert (await whole(store, 7)).base == back


@pytest.mark.sqlite_file
async def test_tables_of_an_older_database_are_counted_and_found_by_indexes(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:5])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, guild, channel,"
            " language, opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 1, 2, 'en', 1, 1)"
        )
    async with open_store(path) as store:
        table = (await whole(store, 7)).table
        assert table.called is None
        await add(store, 7, table=replace(table, called=99))
        assert (await whole(store, 7)).table == replace(table, called=99)
        assert [(await store.crowding(5, guild)).lobbies_here for guild in (1, 3)] == [1, 0]
        assert await store.tables_at(2) == [7]
        asked: list[str] = []
        await file_of(store).set_trace_callback(asked.append)
        await store.crowding(5, 5)
        await store.tables_at(5)
        await store.tables_of(5)
        await store.people_at([5])
        await store.load([5])
        await store.next_due()
        await store.due_tables(5, 5)
        await file_of(store).set_trace_callback(lambda _: None)
        plans = [
            str(line["detail"])
            for sql in asked
            for line in await file_of(store).execute_fetchall(f"explain query plan {sql}")
        ]
        found = await file_of(store).execute_fetchall("select name from sqlite_schema where type = 'table'")
    stored = {f"SCAN {row['name']}" for row in found}
    # What is untold is little, however much there is.
    assert {plan for plan in plans if " ".join(plan.split()[:2]) in stored} <= {
        "SCAN outbox USING INDEX outbox_pending"
    }, plans
    used = {
        index for index in ("lobbies_by_guild", "tables_in_channel", "seats_by_user") if index in str(plans)
    }
    assert used == {"lobbies_by_guild", "tables_in_channel", "seats_by_user"}


@pytest.mark.sqlite_file
def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, 0, [MIGRATIONS[0], "create table half (id integer) strict; create nonsense;"])
        assert connection.execute("pragma user_version").fetchone() == (1,)
        assert connection.execute("select name from sqlite_schema where name = 'half'").fetchone() is None
        assert not connection.in_transaction


@pytest.mark.sqlite_file
@pytest.mark.parametrize("version", [0, 12])
def test_killed_on_the_way_to_today_a_file_is_as_it_was_and_is_brought_there_again(
    path: Path, version: int
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, 0, MIGRATIONS[:version])
    killed = (
        "import os, signal, sqlite3, sys; from storage.sqlite.schema import MIGRATIONS, migrate;"
        "to = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "to.create_function('die', 0, lambda: os.kill(os.getpid(), signal.SIGKILL));"
        f"migrate(to, {version}, [*MIGRATIONS[:20], 'select die();'])"
    )
    ended = subprocess.run((sys.executable, "-c", killed, path), cwd=ROOT, check=False)
    assert ended.returncode == -signal.SIGKILL
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert check(connection, path) == version
        migrate(connection, version)
        assert check(connection, path) == len(MIGRATIONS)


@pytest.mark.sqlite_file
async def test_a_newer_database_is_left_alone(path: Path) -> None:
    async with open_store(path):
        pass
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    before = path.read_bytes()
    assert isinstance(await refusal(path), NewerDatabase)
    assert path.read_bytes() == before


@pytest.mark.sqlite_file
async def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as foreign:
        foreign.execute("create table invoices (id integer)")
    before = path.read_bytes()
    assert isinstance(await refusal(path), NotOurs)
    assert path.read_bytes() == before


@pytest.mark.sqlite_file
async def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("Dear diary, today I played Livingstone.\n" * 100)
    assert isinstance(await refusal(path), Damaged)
    assert path.read_text().startswith("Dear diary")


async def filled(path: Path) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=200)


@pytest.mark.parametrize("kept", [50, 1000, 4096, 20_000])
@pytest.mark.sqlite_file
async def test_a_truncated_file(path: Path, kept: int) -> None:
    await filled(path)
    assert path.stat().st_size > 30_000
    os.truncate(path, kept)
    assert isinstance(await refusal(path), Damaged)


@pytest.mark.sqlite_file
async def test_a_file_damaged_in_the_middle(path: Path) -> None:
    await filled(path)
    raw = bytearray(path.read_bytes())
    for page in range(4096, len(raw), 4096):
        raw[page : page + 40] = b"\xff" * 40
    path.write_bytes(raw)
    assert isinstance(await refusal(path), Damaged)


@pytest.mark.sqlite_file
async def test_a_missing_folder(tmp_path: Path) -> None:
    assert isinstance(await refusal(tmp_path / "nowhere" / "quayside.db"), MissingFolder)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.sqlite_file
async def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert isinstance(await refusal(tmp_path / "file" / "quayside.db"), MissingFolder)


@pytest.mark.sqlite_file
async def test_a_folder_in_the_place_of_the_file(path: Path) -> None:
    path.mkdir()
    assert isinstance(await refusal(path), NotAFile)


@pytest.mark.skipif(sys.platform != "linux", reason="sysfs takes no new files, even from root")
@pytest.mark.sqlite_file
async def test_a_folder_that_takes_no_files() -> None:
    assert isinstance(await refusal(Path("/sys/kernel/quayside.db")), ReadOnly)


async def test_a_second_store_of_the_same_process(store: Store, path: Path) -> None:
    assert isinstance(await refusal(path), AlreadyOpen)


async def test_a_second_process(path: Path) -> None:
    with writing(path, "hold", 1) as writer:
        assert heard(writer, "open 1") == 1
        assert isinstance(await refusal(path), AlreadyOpen)
    async with open_store(path) as store:
        assert await versions(store, 1) == [0]
