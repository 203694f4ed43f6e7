# ruff: noqa: ASYNC240  # a test has the event loop to itself
"""What a restored database goes on with: nothing that was used since the backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.plumbing.limits import NONCE
from cogs.plumbing.sending import further_nonce, nonce_of
from storage.rows import SeatRow
from storage.sqlite.backup import backup, restore
from storage.sqlite.engine import SqliteStore, open_store
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.storage.sample import TABLE, add, message, new_table, step, whole
from tests.storage.writer import heard, writing

pytestmark = pytest.mark.sqlite_file

KEYLESS = 5
"""Migrations that made a database before there were keys."""
SEAT = SeatRow(table_id=1, seat=0, user=77, language="fr", question=4, joined=1, colour=0)


async def owe(store: SqliteStore, table: int) -> int:
    """The number of something that is owed now."""
    (id,) = (await add(store, table, messages=[message(table, 0)])).messages
    assert (await store.untold())[-1].id == id
    return id


async def asked(store: SqliteStore, question: int | None = None) -> int:
    """The number of the question to the first seat of table 1, or another from now on."""
    if question is not None:
        await add(store, 1, seats=(replace(SEAT, question=question),))
    return (await whole(store, 1)).seats[0].question


@pytest.fixture
async def saved(path: Path, tmp_path: Path) -> Path:
    """A backup of a database with one table, three things owed and the fourth question."""
    async with open_store(path) as store:
        await new_table(store, steps=1)
        for _ in range(3):
            await owe(store, 1)
        await asked(store, 4)
    backup(path, tmp_path / "saved.db")
    return tmp_path / "saved.db"


async def test_numbers_go_on_above_those_of_the_replaced_database(path: Path, saved: Path) -> None:
    async with open_store(path) as store:
        for _ in range(5):
            table = await new_table(store, steps=1)
            owed = await owe(store, table)
        await store.execute_fetchall("delete from tables where id = ?", (table,))
        await asked(store, 9)
    restore(saved, path)
    async with open_store(path) as store:
        assert await new_table(store, steps=1) == table + 1
        assert await owe(store, 1) == owed + 1
        assert await asked(store) == 10, "a panel from after the backup answers nothing"


async def test_what_a_killed_bot_has_left_in_its_log_counts_too(path: Path, saved: Path) -> None:
    with writing(path, "hold", 30) as writer:
        assert heard(writer, "open 31") == 31
    restore(saved, path)
    async with open_store(path) as store:
        assert await owe(store, 1) == 3 + 30 + 1


async def test_tables_that_went_on_since_are_to_be_shown_again(path: Path, saved: Path) -> None:
    async with open_store(path) as store:
        second = await new_table(store, steps=1)
    backup(path, saved.with_name("later.db"))
    async with open_store(path) as store:
        await add(store, second, steps=[step(second, 1)])
    for source, kept, expected in (
        (saved.with_name("later.db"), True, [(second, True)]),
        (path.with_name("quayside.db.before-restore-1"), False, [(1, False), (second, False)]),
    ):
        if not kept:
            path.unlink()
        restore(source, path)
        async with open_store(path) as store:
            assert await store.restored() == expected
            await add(store, second, is_shown_again=True)
            assert await store.restored() == [each for each in expected if each[0] != second]


async def test_where_nothing_was_asked_since_the_question_stands(path: Path, saved: Path) -> None:
    restore(saved, path)
    async with open_store(path) as store:
        assert await asked(store) == 4
        assert await new_table(store) == 2


@pytest.mark.parametrize("content", [None, b"torn" * 5000])
async def test_numbers_jump_where_nobody_can_tell_what_was_used(
    path: Path, saved: Path, content: bytes | None
) -> None:
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    restore(saved, path)
    async with open_store(path) as store:
        assert await new_table(store) > 1_000
        assert await owe(store, 1) > 1_000_000
        assert await asked(store) > 1_000


async def test_the_nonce_key_stays_until_a_restore(path: Path, saved: Path) -> None:
    keys = []
    for is_restored in (False, False, True, True):
        if is_restored:
            restore(saved, path)
        async with open_store(path) as store:
            keys.append(await store.nonce_key())
    assert all(keys)
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3, "another at each restore"


async def test_tables_of_the_backup_keep_their_keys(path: Path, saved: Path) -> None:
    async with open_store(path) as store:
        before = (await whole(store, 1)).table
    restore(saved, path)
    async with open_store(path) as store:
        found = await whole(store, 1)
        assert found.table == before
        assert found.places == {TABLE.channel}
        for guild, channel, thread in ((1, 5, 6), (None, None, None)):
            await add(store, 1, table=replace(before, guild=guild, channel=channel, thread=thread))
        assert (await whole(store, 1)).places == {TABLE.channel, 5, 6}


def older(path: Path, version: int = KEYLESS) -> None:
    """A database from before there were keys, with two tables and one thing owed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        for table, thread in ((7, None), (8, 80)):
            old.execute(
                "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, channel,"
                " thread, language, opened_by, opened)"
                " values (?, 'livingstone', 1, '', '{}', 2, 2, ?, 'en', 1, 1)",
                (table, thread),
            )
        if version == KEYLESS:
            old.execute(
                "insert into outbox (id, table_id, kind, payload, created) values (3, 7, 'lobby', '[]', 1)"
            )
            old.execute("insert into posts values (7, 'lobby', -1, 9, 90, 1, -1, -1)")
            old.execute("insert into posts values (7, 'hand', 0, 11, 91, 1, -1, -1)")


async def test_an_older_database_keeps_its_nonces_and_its_tables_get_keys(path: Path) -> None:
    older(path)
    async with open_store(path) as store:
        assert await store.nonce_key() == "", "what was half said is found again by its number alone"
        found = await store.load([7, 8])
        assert [rows.places for rows in found] == [{2, 9}, {2, 80}]
        await add(store, 7, steps=[step(7, 0)])
        new = await new_table(store)
        tables = [rows.table for rows in await store.load([7, 8, new])]
    keys = [table.key for table in tables]
    assert len(set(keys)) == 3
    assert {len(key) for key in keys} == {12}
    assert [table.has_old_buttons for table in tables] == [True, True, False]


@pytest.mark.parametrize("version", [1, KEYLESS])
async def test_an_older_backup_is_restored_above_all_numbers(
    path: Path, tmp_path: Path, version: int
) -> None:
    older(tmp_path / "old.db", version)
    async with open_store(path) as store:
        for _ in range(12):
            last = await owe(store, await new_table(store, steps=1))
    restore(tmp_path / "old.db", path)
    async with open_store(path) as store:
        new = await new_table(store, steps=1)
        assert new == 13
        assert await owe(store, new) == last + 1
        assert await store.nonce_key()
        assert (await whole(store, 7)).table.has_old_buttons


@pytest.mark.parametrize("row", [1, 999_999, 10**15])
def test_every_nonce_fits(row: int) -> None:
    nonces = [nonce_of(key, row) for key in ("", "0123abcd", "0123abce")]
    further = [
        further_nonce(nonce, *parts)
        for nonce in nonces
        for parts in (("card",), ("closed",), *(("home", str(seat)) for seat in range(5)))
    ]
    further += [further_nonce(further_nonce(nonce, "closed"), "card") for nonce in nonces]
    assert max(map(len, [*nonces, *further])) <= NONCE
    assert len({*nonces, *further}) == len(nonces) + len(further)
    assert [str(row), f"{row}-card"] == [nonces[0], further[0]], "as a database from before names them"
