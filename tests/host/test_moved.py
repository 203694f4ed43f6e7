"""All games move from a file to a PostgreSQL server and back, and go on there; or nothing has moved."""

from __future__ import annotations

import asyncio
import lzma
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from host.tables import Host
from storage.address import Database, Server
from storage.moving import TABLES, Content, contents, giving, move
from storage.opening import open_store
from storage.rows import TableStatus
from storage.sqlite.schema import migrate
from storage.store import Store
from tests.engines.fresh import outside
from tests.host.people import ADA, ALL_GAMES, BEN, SEED, open_many, play_randomly, started
from tests.kept import HERE, PRESENTS

ROOT = Path(__file__).parents[2]
KEPT = (*[HERE / name / "database.sqlite.xz" for name in PRESENTS], HERE / "lessons.sqlite.xz")


def host_at(store: Store) -> Host:
    return Host(store, ALL_GAMES, lambda: 1_900_000_000, lambda: SEED)


def unpack(kept: Path, file: Path) -> None:
    file.write_bytes(lzma.decompress(kept.read_bytes()))


async def all_of(database: Database) -> tuple[dict[str, Content], dict[str, int]]:
    async with giving(database) as room:
        return await contents(room), await room.counters()


async def playing_on(database: Database) -> set[int]:
    """Some steps at every running table, by whoever is asked; at which."""
    async with open_store(database) as store:
        host = host_at(store)
        await host.resume()
        found = await every_table(store)
        for table in found:
            before = (await host.table(table)).version
            after = await play_randomly(host, table, Random(table), steps=4)
            assert after.version is not None
            assert before is None or after.version > before
    return found


async def every_table(store: Store) -> set[int]:
    rows = await store.load(range(1, 200))
    return {
        each.table.id
        for each in rows
        if each.table.status is TableStatus.RUNNING and each.table.rest is None and each.table.prompt is None
    }


def command(source: object, target: object) -> subprocess.Popen[str]:
    def told(database: object) -> str:
        return database.address if isinstance(database, Server) else str(database)

    return subprocess.Popen(
        [sys.executable, ROOT / "bot.py", "move-database", told(source), told(target)],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("QUAYSIDE_")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def said(source: object, target: object) -> tuple[int, str, str]:
    """What comes of it, and its exit code; never with a password."""
    child = command(source, target)
    out, err = await asyncio.to_thread(child.communicate)
    for database in (source, target):
        if isinstance(database, Server):
            assert str(urlsplit(database.address).password) not in out + err
    return child.returncode, out, err


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with a running game, a lobby and something untold."""
    path = tmp_path / "games.db"
    async with open_store(path) as store:
        host = host_at(store)
        open_many(host)
        table = await started(host, 3)
        await play_randomly(host, table, Random(1), steps=12)
        await started(host, 2, "sealed")
    return path


@pytest.mark.promise("games move to another database whole, and go on")
@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: f"{kept.parent.name}-{kept.name.split('.')[0]}")
async def test_what_was_kept_moves_there_and_back_and_goes_on(
    database: Server, tmp_path: Path, kept: Path
) -> None:
    old, again = tmp_path / "old.db", tmp_path / "again.db"
    unpack(kept, old)
    sent = await move(old, database)
    before = await all_of(old)
    assert sent == before[0]
    assert before[0]["steps"].rows > 0
    assert await all_of(database) == before
    await move(database, again)
    assert await all_of(again) == before
    at_server, at_file = await playing_on(database), await playing_on(again)
    assert at_server == at_file
    assert at_server or "lessons" in kept.name


@pytest.mark.promise("no number and no nonce is given twice after a move")
async def test_numbers_and_nonces_go_on_where_they_were(database: Server, file: Path, tmp_path: Path) -> None:
    async with open_store(
        database, is_shared=True
    ) as store:  # processes have been there, but nobody has played
        assert await store.take(["first"], "somebody", 60.0)
    async with open_store(file) as store:
        host = host_at(store)
        gone = await started(host, 2, "sealed")
        last = max(row.id for row in await store.untold())
        key = await store.nonce_key()
    with closing(sqlite3.connect(file)) as rows, rows:
        rows.execute("pragma foreign_keys = on")
        rows.execute("delete from tables where id = ?", (gone,))
    await move(file, database)
    await move(database, back := tmp_path / "back.db")
    for here in (database, back):
        async with open_store(here) as store:
            host = host_at(store)
            assert await store.nonce_key() == key
            assert await started(host, 2, "sealed") == gone + 1
            assert min(row.id for row in await store.untold() if row.table_id == gone + 1) > last


@pytest.mark.promise("games are moved to a new database only, and from one that nobody uses")
async def test_what_is_in_use_or_not_empty_is_refused_in_a_sentence(
    database: Server, file: Path, tmp_path: Path
) -> None:
    new = tmp_path / "new.db"
    async with open_store(file):
        assert await refused(file, database) == f"The database {file} is in use by another process."
    async with open_store(database):
        assert await refused(file, database) == f"The database {database} is in use by another process."
    async with open_store(database, is_shared=True):
        assert await refused(file, database) == f"The database {database} is in use by another process."
    code, out, err = await said(file, database)  # its tables are there by now, and nothing is in them
    assert (code, err) == (0, "")
    assert out.startswith("2 tables with ")
    assert f"are in {database}, compared row by row. {file} is left" in out
    before = await all_of(database)
    only_new = "is not empty: games are moved to a new database only."
    assert await refused(file, database) == f"{database} {only_new}"
    async with open_store(database):
        assert (await refused(database, new)).endswith("is in use by another process.")
    assert await refused(database, file) == f"{file} exists already and is not overwritten."
    assert await refused(new, database) == f"There are no games of Quayside in {new}."
    assert not new.exists()
    wrong = database.address.replace("quayside:", "quayside:wrong")
    assert "password authentication failed" in await refused(Server(wrong), new)
    assert "is no address" in await refused("postgresql://quayside:secret@", new)
    assert await all_of(database) == before


async def test_where_everything_was_forgotten_nothing_is_moved_to(database: Server, file: Path) -> None:
    await move(file, database)
    async with outside(database) as other:
        await other.execute("truncate tables, people cascade; delete from forgotten; delete from servers")
    assert (await refused(file, database)).endswith("is not empty: games are moved to a new database only.")


async def refused(source: object, target: object) -> str:
    code, out, err = await said(source, target)
    assert (code, out, err.count("\n")) == (2, "", 1), err
    return err.strip()


async def test_a_row_that_the_other_engine_does_not_take_moves_nothing(database: Server, file: Path) -> None:
    with closing(sqlite3.connect(file)) as rows, rows:
        rows.execute("update people set name = 'A' || char(0) where user = ?", (ADA.user,))
    told = await refused(file, database)
    assert told.startswith(f"{database} does not take a row of people, so nothing was moved: ")
    with closing(sqlite3.connect(file)) as rows, rows:
        rows.execute("update people set name = 'Ada' where user = ?", (ADA.user,))
    await move(file, database)


async def test_what_arrives_otherwise_is_not_kept(database: Server, file: Path) -> None:
    async with open_store(database):
        pass
    async with outside(database) as other:
        await other.execute(
            "create function spoil() returns trigger language plpgsql as $$ begin"
            f" if new.\"user\" = {BEN.user} then new.name := 'Bea'; end if; return new; end $$;"
            " create trigger spoil before insert on people for each row execute function spoil()"
        )
    told = await refused(file, database)
    assert told == f"What arrived in {database} is not what was sent (people): nothing was moved."
    async with outside(database) as other:
        assert await other.fetchval("select count(*) from tables") == 0
        await other.execute("drop trigger spoil on people")
    await move(file, database)


@pytest.mark.slow
@pytest.mark.promise("a move that dies has moved nothing, or all")
async def test_killed_at_any_moment_nothing_is_there_or_all(
    database: Server, file: Path, tmp_path: Path
) -> None:
    before, died = await all_of(file), 0
    began = time.monotonic()
    code, *_ = await said(file, tmp_path / "whole.db")
    assert code == 0
    whole = time.monotonic() - began
    for part in (0.5, 0.7, 0.8, 0.9, 0.95):
        new = tmp_path / f"{part}.db"
        for target in (new, database):
            child = command(file, target)
            await asyncio.sleep(whole * part)
            child.send_signal(signal.SIGKILL)
            await asyncio.to_thread(child.communicate)
            died += child.returncode == -signal.SIGKILL
        if new.exists():
            assert await all_of(new) == before
        async with outside(database) as other:
            is_there = await other.fetchval("select to_regclass('tables') is not null")
            found = await other.fetchval("select count(*) from tables") if is_there else 0
        if found:
            assert await all_of(database) == before
            break
    else:
        await move(file, database)
    assert died
    assert await all_of(database) == before


def test_every_table_is_moved() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as rows:
        migrate(rows, 0)
        made = {name for (name,) in rows.execute("select name from sqlite_schema where type = 'table'")}
    assert {*TABLES} == made - {"sqlite_sequence"}
