"""Leases of what one of several processes does: on a real server, with two of us in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from cogs.plumbing import fleet as fleets
from cogs.plumbing.fleet import Alone, Fleet
from cogs.plumbing.shards import Shards, read_shards
from playground.shards import Shard, is_on
from storage.address import Server
from storage.opening import open_store
from storage.store import Store
from tests.cogs.harbour import moored
from tests.engines.fresh import database
from tests.playground.stage import playing

__all__ = ["database"]


@pytest.fixture
async def stores(database: Server) -> AsyncIterator[tuple[Store, Store]]:
    """Of two processes."""
    async with open_store(database, is_shared=True) as one, open_store(database, is_shared=True) as other:
        yield one, other


@pytest.fixture
async def harbour() -> AsyncIterator[AsyncExitStack]:
    """Where fleets end with the test."""
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes ten seconds takes one."""
    for name in ("BEAT", "LEASE", "MARGIN", "GRACE", "LOOK"):
        monkeypatch.setattr(fleets, name, getattr(fleets, name) / 10)


def guild(shard: int) -> int:
    """A server that this shard hears of, of few."""
    return shard << 22


def test_shards_are_read_as_they_are_written() -> None:
    assert read_shards("0-3/8") == Shards(0, 3, 8)
    assert read_shards("3/8") == Shards(3, 3, 8)
    for text in ("0-3/8", "3/8", "0/1"):
        assert str(read_shards(text)) == text
    for wrong in ("", "0-3", "8/8", "3-2/8", "0-8/8", "-1/8", "0-3/0", "a/8", "0 - 3/8", "٣/8", "0-3/8x"):
        assert read_shards(wrong) is None, wrong


def test_the_parts_of_all_processes_are_never_more_than_the_whole() -> None:
    for whole in range(1, 60):
        parts = [Shards(0, 2, 8), Shards(3, 3, 8), Shards(4, 7, 8)]
        assert sum(part.part_of(whole) for part in parts) <= whole
    assert Shards(0, 7, 8).part_of(45) == 45
    assert Shards(48, 48, 49).part_of(49) == 1


async def test_alone_everything_is_ours() -> None:
    alone = Alone()
    await alone.aboard()
    assert alone.tells(None)
    assert alone.tells(guild(3))
    assert alone.hears_of(guild(3))
    assert await alone.claims("something", 1)
    async with alone.only("something"):
        assert await alone.claims("something", 1)


@pytest.mark.promise("beyond.leases")
async def test_each_tells_its_own_and_of_whoever_dies_another(
    stores: tuple[Store, Store], harbour: AsyncExitStack
) -> None:
    one, other = Fleet(stores[0], Shards(0, 0, 2)), Fleet(stores[1], Shards(1, 1, 2))
    harbour.push_async_callback(one.close)
    await one.aboard()
    await other.aboard()
    assert (one.tells(None), one.tells(guild(0)), one.tells(guild(1))) == (True, True, False)
    assert (other.tells(None), other.tells(guild(1))) == (False, True)
    await asyncio.sleep(2)  # and it stays so
    assert not one.tells(guild(1))
    adopted = asyncio.Event()
    one.on_more(adopted.set)
    await other.close()
    assert not other.tells(guild(1))
    await asyncio.wait_for(adopted.wait(), 10)
    assert one.tells(guild(1))
    assert not one.hears_of(guild(1))
    again = Fleet(stores[1], Shards(1, 1, 2))
    harbour.push_async_callback(again.close)
    back = asyncio.Event()
    again.on_more(back.set)
    await again.aboard()
    await asyncio.wait_for(back.wait(), 10)
    assert (one.tells(guild(1)), again.tells(guild(1))) == (False, True)


@pytest.mark.promise("beyond.leases")
async def test_two_never_hold_the_same_shards(stores: tuple[Store, Store], harbour: AsyncExitStack) -> None:
    one, other = Fleet(stores[0], Shards(0, 1, 2)), Fleet(stores[1], Shards(1, 1, 2))
    await one.aboard()
    waiting = asyncio.create_task(other.aboard())
    await asyncio.sleep(2)
    assert not waiting.done()
    await one.close()
    await asyncio.wait_for(waiting, 5)
    harbour.push_async_callback(other.close)
    assert other.tells(guild(1))


@pytest.mark.promise("beyond.leases")
async def test_whoever_stands_still_for_too_long_tells_nothing_and_lets_go(
    stores: tuple[Store, Store], harbour: AsyncExitStack
) -> None:
    now = [0.0]
    still = Fleet(stores[0], Shards(0, 0, 1), lambda: now[0])
    await still.aboard()
    assert still.tells(None)
    assert still._life is not None
    still._life.cancel()  # nothing of it goes on
    now[0] += fleets.LEASE
    assert not still.tells(None), "it does not know yet, but its clock does"
    other = Fleet(stores[1], Shards(0, 0, 1))
    harbour.push_async_callback(other.close)
    told = asyncio.Event()
    other.on_more(told.set)
    await asyncio.wait_for(other.aboard(), 10)
    assert still.is_aboard
    await asyncio.wait_for(still._beat(), 5)
    assert not still.is_aboard
    assert not still.tells(None)
    await asyncio.wait_for(told.wait(), 5)
    assert other.tells(None)


async def test_one_at_a_time_does_what_is_done_once(stores: tuple[Store, Store]) -> None:
    one, other = (Fleet(store, Shards(n, n, 2)) for n, store in enumerate(stores))
    busy: list[str] = []

    async def do(ship: Fleet, name: str) -> None:
        async with ship.only("does it"):
            assert not busy
            busy.append(name)
            await asyncio.sleep(2 * fleets.LEASE)  # longer than a lease that nobody renews
            busy.clear()

    await asyncio.wait_for(asyncio.gather(do(one, "one"), do(other, "other")), 20)
    assert await one.claims("rings at 7", 60)
    assert not await other.claims("rings at 7", 60)
    await one.is_done("rings at 7")
    assert await other.claims("rings at 7", 60)


async def test_shards_of_one_bucket_identify_one_after_the_other(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleets, "RHYTHM", 0.8)
    ships = [Fleet(store, Shards(n, n, 2)) for n, store in enumerate(stores)]
    times: list[tuple[int, float]] = []

    async def identify(ship: Fleet, shard: int, buckets: int) -> None:
        await ship.may_identify(shard, buckets)
        times.append((shard % buckets, asyncio.get_running_loop().time()))

    await asyncio.gather(*[identify(ships[shard % 2], shard, 1) for shard in range(4)])
    moments = [moment for _, moment in times]
    assert all(later - earlier >= 0.75 for earlier, later in pairwise(moments))
    times.clear()
    await asyncio.sleep(0.9)
    begun = asyncio.get_running_loop().time()
    await asyncio.gather(*[identify(ships[shard % 2], shard, 2) for shard in range(2)])
    assert {bucket for bucket, _ in times} == {0, 1}
    assert all(moment - begun < 0.75 for _, moment in times)


@pytest.mark.promise("beyond.leases")
async def test_what_only_a_servers_own_process_can_do_is_done_when_that_is_back(tmp_path: Path) -> None:
    """A thread cannot be made by who does not hear of the server; the table is told later."""
    now = [0.0]
    async with playing() as playground:
        world = playground.world
        ours = next(shard for shard in (0, 1) if not is_on(world.guild.id, Shard(shard, 2)))
        away = Shards(ours, ours, 2)
        async with moored(
            playground, tmp_path / "x.db", fleet=lambda store: Fleet(store, away, lambda: now[0])
        ) as harbour:
            fleet = harbour.bot.fleet
            await fleet.aboard()
            now[0] += 60
            adopted = asyncio.Event()
            fleet.on_more(adopted.set)
            await asyncio.wait_for(adopted.wait(), 5)
            assert fleet.tells(int(world.guild.id))
            ada, ben = harbour.person("Ada"), harbour.person("Ben")
            card = await harbour.card(ada, ben)
            await ada.presses("Start", on=card)
            await asyncio.sleep(3)  # it is tried again after two seconds
            assert (await harbour.host.table(1)).is_running
            assert card.id not in world.records.channels
            await fleet.close()
        async with moored(playground, tmp_path / "x.db"):
            await ada.until(lambda: world.records.channels.get(card.id), "the thread")
            thread = ada.at(world.records.channels[card.id])
            await thread.until(lambda: thread.sees() or None, "the first board")
