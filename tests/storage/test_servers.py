"""What is settled for a server, and who may not open tables there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.rows import Pace, ServerRow
from storage.sqlite.schema import MIGRATIONS, migrate
from storage.store import Store
from storage.whole import Bar
from tests.engines import ask, open_store
from tests.storage.sample import add, new_table, whole


def bar(user: int, guild: int = 1, *, is_barred: bool = True) -> Bar:
    return Bar(guild=guild, user=user, is_barred=is_barred, time=5)


async def test_a_server_is_as_usual_until_something_is_settled(store: Store) -> None:
    assert await store.server(1) == ServerRow(guild=1)
    settled = ServerRow(guild=1, channels=(1 << 60, 3), roles=(4,), language="fr", pace=Pace.LIVE)
    for row in (settled, ServerRow(guild=1, channels=(7,)), settled):
        await store.set_server(row)
        assert await store.server(1) == row
    assert await store.server(2) == ServerRow(guild=2)


async def test_hello_is_owed_once(store: Store) -> None:
    settled = ServerRow(guild=1, pace=Pace.BRISK)
    await store.set_server(settled)
    assert [await store.owe_greeting(1), await store.owe_greeting(1)] == [True, True]
    assert await store.ungreeted() == [1]
    await store.set_server(settled)
    assert await store.ungreeted() == [1], "what is settled does not touch it"
    await store.greeted(1)
    assert (await store.owe_greeting(1), await store.ungreeted()) == (False, [])
    assert await store.server(1) == settled


async def test_who_is_barred_is_so_on_that_server_until_it_is_lifted(store: Store) -> None:
    for _ in range(2):
        await store.bar(bar(7))
    assert [await store.is_barred(*each) for each in ((1, 7), (1, 8), (2, 7))] == [True, False, False]
    table = await new_table(store)
    await add(store, table, bar=bar(7, is_barred=False))
    assert not await store.is_barred(1, 7)
    await store.bar(bar(7, is_barred=False))


async def test_a_bar_names_nobody_and_outlives_being_forgotten(store: Store, path: Path) -> None:
    user = 123_456_789_012
    await store.bar(bar(user))
    rows = await ask(store, "select guild, hash, since from barred")
    assert str(user) not in str(rows)
    mine = await store.export(user)
    assert mine is not None
    assert mine["may_not_open_tables_on"] == [1]
    await store.forget(user, {"en": "Player"})
    assert await store.is_barred(1, user)
    async with open_store(path.with_name("other.db")) as other:
        await other.bar(bar(user))
        others = await ask(other, "select hash from barred")
    assert others[0][0] != rows[0][1], "in another file the same person is another hash"


@pytest.mark.sqlite_file
@pytest.mark.parametrize("version", [1, 19, len(MIGRATIONS) - 1])
async def test_servers_of_an_older_database_are_as_usual_and_its_games_go_on(
    path: Path, version: int
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, guild,"
            " language, opened_by, opened, status)"
            " values (7, 'livingstone', 1, '', '{}', 2, 1, 'en', 5, 1, 'running')"
        )
    async with open_store(path) as store:
        assert await store.server(1) == ServerRow(guild=1)
        assert await store.ungreeted() == []
        assert (await whole(store, 7)).table.guild == 1
