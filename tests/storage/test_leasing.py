"""Leases on a real server: one owner at a time, by the server's clock, and nobody waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from storage.address import Server
from storage.opening import open_store
from storage.store import Store
from tests.engines.fresh import database, outside
from tests.storage.sample import new_table, versions

__all__ = ["database"]


@pytest.fixture
async def stores(database: Server) -> AsyncIterator[tuple[Store, Store]]:
    """Of two processes."""
    async with open_store(database, is_shared=True) as one, open_store(database, is_shared=True) as other:
        yield one, other


@pytest.mark.promise("beyond.leases")
async def test_a_lease_is_one_owners_until_it_ends_or_is_given_up(stores: tuple[Store, Store]) -> None:
    one, other = stores
    assert await one.take(("a", "b"), "one", 60) == {"a", "b"}
    assert await other.take(("b", "c"), "other", 60) == {"c"}
    assert await one.take(("a",), "one", 60) == {"a"}, "again"
    assert await one.standing(("a", "b", "c", "d"), 0) == {"a", "b", "c"}
    await other.give_up(("a", "b", "c"), "other")
    assert await one.take(("c",), "one", 60) == {"c"}
    assert await other.take(("a", "b"), "other", 60) == frozenset(), "they were not its own to give up"


async def test_a_lease_ends_by_itself(stores: tuple[Store, Store]) -> None:
    one, other = stores
    assert await one.take(("a",), "one", 0.5) == {"a"}
    assert await other.take(("a",), "other", 60) == frozenset()
    await asyncio.sleep(0.6)
    assert await other.standing(("a",), 0) == frozenset()
    assert await other.standing(("a",), 60) == {"a"}, "it stood a minute ago"
    assert await other.take(("a",), "other", 60) == {"a"}
    assert await one.take(("a",), "one", 60) == frozenset()


@pytest.mark.promise("beyond.leases")
async def test_a_lease_ends_with_its_process_unless_it_outlives_it(
    stores: tuple[Store, Store], database: Server
) -> None:
    one, other = stores
    assert await one.take(("a",), "one", 60) == {"a"}
    assert await one.take(("b",), "one", 60, outlives=True) == {"b"}
    assert await other.take(("a", "b"), "other", 60) == frozenset()
    async with outside(database) as third:
        await third.fetch("select pg_terminate_backend(session::int, 5000) from leases where name = 'a'")
    assert await other.take(("a", "b"), "other", 60) == {"a"}


@pytest.mark.promise("beyond.leases")
async def test_of_many_who_want_one_at_once_one_has_it(stores: tuple[Store, Store]) -> None:
    for number in range(5):
        wanted = [stores[n % 2].take((f"a{number}", "b"), f"{n}", 60) for n in range(10)]
        found = await asyncio.gather(*wanted)
        assert sum(f"a{number}" in each for each in found) == 1
    async with asyncio.timeout(5):
        assert not await stores[0].take(("b",), "late", 60)


async def test_nobody_waits_for_a_lease_that_somebody_is_taking(
    stores: tuple[Store, Store], database: Server
) -> None:
    await stores[0].take(("a",), "gone", 0)
    async with outside(database) as other, other.transaction():
        await other.execute("update leases set owner = 'slow', until = now() + interval '1 minute'")
        async with asyncio.timeout(1.5):  # a lock is waited for two seconds
            assert await stores[0].take(("a",), "one", 60) == frozenset()


async def test_a_database_without_leases_is_given_them(database: Server) -> None:
    from storage.postgres.link import connect  # noqa: PLC0415  # not everybody has it
    from storage.postgres.schema import MIGRATIONS, migrate  # noqa: PLC0415  # as above

    before = next(n for n, text in enumerate(MIGRATIONS) if "create table leases" in text)
    assert all("leases" in text for text in MIGRATIONS[before:]), "what comes after it must be taken back too"
    async with open_store(database) as store:
        table = await new_table(store, steps=2)
    link = await connect(database.address)
    await link.script(f"drop table leases; delete from migrations where number > {before}")
    await migrate(link, "it")
    await link.close()
    async with open_store(database, is_shared=True) as store:
        assert await versions(store, table) == [0, 1]
        assert await store.take(("a",), "one", 60) == {"a"}
