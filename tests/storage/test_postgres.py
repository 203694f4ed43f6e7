"""What only a PostgreSQL server can do to us; where there is none, this is said aloud."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from storage.address import Server
from storage.errors import (
    AlreadyOpen,
    Locked,
    NewerDatabase,
    NotOurs,
    ServerReadOnly,
    StorageError,
    TakenOver,
    Unusable,
)
from storage.opening import counted, examined, open_store
from storage.sqlite.schema import migrate
from storage.store import Store
from tests.engines.fresh import outside
from tests.storage.sample import add, message, new_table, step, versions

ROOT = Path(__file__).parents[2]
OF_POSTGRES = ROOT / "storage" / "postgres" / "migrations"


@pytest.fixture
async def store(database: Server) -> AsyncIterator[Store]:
    async with open_store(database) as store:
        yield store


async def refusal(database: Server) -> StorageError:
    """Why it does not open; never with the password."""
    with pytest.raises(StorageError) as caught:
        async with open_store(database):
            pass
    assert str(urlsplit(database.address).password) not in f"{caught.value!r} {caught.value}"
    return caught.value


async def cut(database: Server) -> None:
    """The server ends the bot's connection, as when it is started again."""
    async with outside(database) as other:
        ended = await other.fetch(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quayside'"
        )
    assert len(ended) == 1


async def test_a_second_opening_is_refused_until_the_first_has_ended(database: Server) -> None:
    async with open_store(database):
        assert isinstance(await refusal(database), AlreadyOpen)
    async with open_store(database) as store:
        assert await versions(store, 1) == []


async def test_what_cannot_be_opened_is_a_sentence_without_the_password(database: Server) -> None:
    where = urlsplit(database.address)
    for other in (
        where._replace(netloc=f"quayside:wrong-{where.password}@127.0.0.1:{where.port}"),
        where._replace(netloc=f"quayside:{where.password}@127.0.0.1:1"),
        where._replace(path="/nothing"),
        where._replace(query="search_path=nothing"),
    ):
        assert isinstance(await refusal(Server(other.geturl())), Unusable)
    for shown in (str(database), repr(database), f"{[database]}"):
        assert str(where.password) not in shown
        assert f"quayside@127.0.0.1:{where.port}/postgres" in shown


async def test_a_newer_and_a_foreign_database_are_left_alone(database: Server) -> None:
    async with open_store(database):
        pass
    async with outside(database) as other:
        await other.execute("insert into migrations values (99)")
    assert isinstance(await refusal(database), NewerDatabase)
    async with outside(database) as other:
        await other.execute("drop table migrations")
    assert isinstance(await refusal(database), NotOurs)


async def test_a_migration_that_fails_changes_nothing(database: Server) -> None:
    from storage.postgres.link import connect  # noqa: PLC0415  # as above
    from storage.postgres.schema import MIGRATIONS, check, migrate  # noqa: PLC0415  # as above

    link = await connect(database.address)
    with pytest.raises(Exception, match="nowhere"):
        await migrate(
            link, "it", (*MIGRATIONS, "create table half (id bigint); insert into nowhere values (1)")
        )
    assert await check(link, "it") == len(MIGRATIONS)
    assert (await link.all("select to_regclass('half') as half"))[0]["half"] is None
    await link.close()


async def test_a_lost_connection_is_a_sentence_at_the_most_and_then_all_goes_on(
    database: Server, store: Store
) -> None:
    table = await new_table(store, steps=1)
    await cut(database)
    tries = 0
    while await versions_or_none(store, table) is None:
        tries += 1
    assert tries <= 1
    await add(store, table, steps=[step(table, 1)])
    assert await versions(store, table) == [0, 1]
    assert isinstance(await refusal(database), AlreadyOpen), "it is held again"


async def versions_or_none(store: Store, table: int) -> list[int] | None:
    try:
        return await versions(store, table)
    except Unusable:
        return None


async def test_who_has_lost_the_database_to_another_writes_no_more(database: Server, store: Store) -> None:
    table = await new_table(store, steps=1)
    await cut(database)
    async with open_store(database) as other:
        await add(other, table, steps=[step(table, 1)])
    told = [await failure(store, table, 1) for _ in range(3)]
    assert [type(each) for each in told[1:]] == [TakenOver] * 2
    async with open_store(database) as other:
        assert await versions(other, table) == [0, 1]


async def failure(store: Store, table: int, version: int) -> StorageError:
    with pytest.raises(StorageError) as caught:
        await add(store, table, steps=[step(table, version)])
    return caught.value


async def test_a_table_that_somebody_else_writes_is_waited_for_not_for_ever(
    database: Server, store: Store
) -> None:
    table, free = await new_table(store, steps=1), await new_table(store, steps=1)
    async with outside(database) as other, other.transaction():
        await other.execute("select 1 from tables where id = $1 for update", table)
        await add(store, free, steps=[step(free, 1)])
        assert isinstance(await failure(store, table, 1), Locked)
    assert await versions(store, table) == [0]
    await add(store, table, steps=[step(table, 1)])


async def test_every_change_raises_the_tables_revision(database: Server, store: Store) -> None:
    table = await new_table(store, steps=1)
    seen: list[int] = []
    for version in (1, 2, 3):
        await add(store, table, steps=[step(table, version)])
        async with outside(database) as other:
            seen.append(await other.fetchval("select revision from tables where id = $1", table))
    assert seen == [seen[0], seen[0] + 1, seen[0] + 2]


async def test_a_server_that_only_lets_read_is_a_sentence(database: Server) -> None:
    async with open_store(database) as store:
        table = await new_table(store, steps=1)
        async with outside(database) as other:
            await other.execute("alter role quayside set default_transaction_read_only = on")
        try:
            await cut(database)
            told = [await failure(store, table, 1) for _ in range(2)]
            assert isinstance(told[-1], ServerReadOnly)
            assert await versions(store, table) == [0], "it is still read"
        finally:
            async with outside(database) as other:
                await other.execute(
                    "set transaction_read_only = off; alter role quayside reset default_transaction_read_only"
                )


async def test_it_is_looked_at_beside_the_bot(database: Server) -> None:
    assert await asyncio.to_thread(examined, database) is None
    async with open_store(database) as store:
        table = await new_table(store, steps=1)
        await add(store, table, messages=[message(table, 0)])
        health = await asyncio.to_thread(examined, database)
        assert health is not None
        assert (health.games, health.is_older) == (1, False)
        found = await asyncio.to_thread(counted, database)
        assert (found.tables, found.untold) == ({"lobby": 1}, 1)


async def test_a_second_bot_ends_with_a_sentence(database: Server, tmp_path: Path) -> None:
    async with open_store(database):
        code, said = await asyncio.to_thread(command_line, database, tmp_path, "run")
    assert (code, len(said.splitlines())) == (2, 1), said
    assert said.endswith("is in use by another process.\n")


def command_line(database: Server, folder: Path, *command: str) -> tuple[int, str]:
    """What comes of it, with its exit code; never the password."""
    done = subprocess.run(
        [sys.executable, ROOT / "bot.py", *command],
        env={**os.environ, "QUAYSIDE_DATABASE": database.address, "DISCORD_TOKEN": "none"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert str(urlsplit(database.address).password) not in said
    return done.returncode, said


def test_what_is_for_a_file_alone_says_so(database: Server, tmp_path: Path) -> None:
    for command, wanted in (
        (["backup", "saved.db"], 2),
        (["restore", "saved.db"], 2),
        (["report", "1"], 2),
        (["alive"], 1),
        (["forget", "5"], 0),
    ):
        code, said = command_line(database, tmp_path, *command)
        assert (code, len(said.splitlines())) == (wanted, 1), said
        assert ("pg_dump" in said) == (wanted == 2)


def test_both_engines_have_the_same_tables_and_columns() -> None:
    """Whoever writes a migration for one writes it for the other; here neither needs a server."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, 0)
        tables = [name for (name,) in db.execute("select name from sqlite_schema where type = 'table'")]
        of_sqlite = {
            table: {column for _, column, *_ in db.execute(f"pragma table_info({table})")} for table in tables
        }
    del of_sqlite["sqlite_sequence"]
    for table in ("tables", "people"):
        of_sqlite[table].add("revision")
    text = "\n".join(file.read_text() for file in sorted(OF_POSTGRES.glob("*.sql"))).replace('"', "")
    made = re.findall(r"^create table (\w+) \($(.*?)^\);$", text, re.DOTALL | re.MULTILINE)
    of_postgres = {
        table: set(re.findall(r"^    (\w+) (?:bigint|text|boolean)\b", body, re.MULTILINE))
        for table, body in made
    }
    for table, column in re.findall(r"alter table (\w+) add column (\w+)", text):
        of_postgres[table].add(column)
    del of_postgres["leases"]  # what one of several processes does; a file has one
    assert of_postgres == of_sqlite
