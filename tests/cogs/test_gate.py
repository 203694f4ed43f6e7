"""Nobody holds more of the slots than their share, and whoever waits holds none."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from cogs.plumbing import rate_limits
from cogs.plumbing.rate_limits import AT_ONCE, OF_BUCKET, OF_HOME, OF_SERVER, Gate, asking


class Crowd:
    """Tables that come to speak and stay until they are sent away."""

    def __init__(self) -> None:
        self.gate = Gate()
        self.speaking: Counter[int] = Counter()
        """By server."""
        self.asking = 0
        self._over = asyncio.Event()
        self.tables: list[asyncio.Task[None]] = []

    async def come(self, server: int, *homes: int | None, bucket: str | None = None) -> None:
        """Some more tables; they have come as far as they can when this returns."""
        self.tables += [asyncio.create_task(self._speak(server, home, bucket)) for home in homes]
        await self.look()

    async def look(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def _speak(self, server: int, home: int | None, bucket: str | None) -> None:
        async with self.gate.slot(server, home):
            self.speaking[server] += 1
            try:
                if bucket is None:
                    await self._over.wait()
                else:
                    async with asking(bucket):
                        self.asking += 1
                        await self._over.wait()
            finally:
                self.speaking[server] -= 1

    async def go(self) -> None:
        self._over.set()
        await asyncio.gather(*self.tables, return_exceptions=True)


@pytest.fixture
async def crowd() -> AsyncIterator[Crowd]:
    crowd = Crowd()
    yield crowd
    await crowd.go()
    assert (crowd.gate._taken, crowd.gate._waiting, crowd.gate._lanes) == (0, {}, {})
    assert not crowd.gate._by_server
    assert not crowd.gate._at_home


async def test_a_server_leaves_places_for_the_others(crowd: Crowd) -> None:
    await crowd.come(1, *range(100))
    assert crowd.speaking[1] == OF_SERVER
    await crowd.come(2, *range(100, 103))
    assert crowd.speaking[2] == 3
    await crowd.come(3, *range(200, 300))
    assert crowd.speaking.total() == AT_ONCE


async def test_a_channel_leaves_places_for_the_others(crowd: Crowd) -> None:
    await crowd.come(1, *[7] * 20)
    assert crowd.speaking[1] == OF_HOME
    await crowd.come(1, 8, 9)
    assert crowd.speaking[1] == OF_HOME + 2
    await crowd.come(1, *[None] * 3)  # tables without a home are not in each other's way
    assert crowd.speaking[1] == OF_HOME + 5


async def test_who_waits_for_a_person_or_channel_has_no_place(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "PROMPT", 0.0)
    await crowd.come(1, *range(50), bucket="somebody")
    await asyncio.sleep(0.01)
    await crowd.look()
    assert crowd.asking == OF_BUCKET
    assert crowd.gate._taken == 0
    await crowd.come(1, *range(100, 120))
    assert crowd.gate._taken == OF_SERVER


async def test_who_gives_up_waiting_takes_nothing_along(crowd: Crowd) -> None:
    await crowd.come(1, *range(100))
    waiting = crowd.tables[OF_SERVER:]
    for table in [*waiting, crowd.tables[0]]:
        table.cancel()
    await crowd.look()
    assert crowd.speaking[1] == OF_SERVER - 1
    await crowd.come(1, 500, 501)
    assert crowd.speaking[1] == OF_SERVER
