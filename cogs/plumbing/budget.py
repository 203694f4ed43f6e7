"""How much is asked of Discord: never more a second than it allows, and little once it says no too often."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import aiohttp
from yarl import URL

from cogs.plumbing.gate import held_up_by_us

log = logging.getLogger("quayside")

A_SECOND = 45
"""Requests on their way or answered within the last second. Discord allows fifty; the rest is for a clock
that ticks otherwise there, and for what else speaks with our token."""
SECOND = 1.0
LONGEST = 10.0
"""Seconds that a request without an answer counts: one that hangs has long arrived."""
BAD = frozenset({401, 403, 429})
"""Answers of which 10,000 in ten minutes get our address blocked."""
MANY_BAD = 5000
TEN_MINUTES = 600.0
WHEN_BAD = 5
"""Requests a second once there were so many: even if all are refused, they come to 3,000 in ten minutes."""
FREE = ("/interactions/", "/webhooks/")
"""Routes that do not count: answers to people, who wait for them."""
API = "/api/v"

Request = Callable[..., Awaitable[aiohttp.ClientResponse]]
"""How a session makes a request."""


class Budget:
    """Counts every request before it leaves; what would be too much waits for its turn."""

    def __init__(self, a_second: int = A_SECOND) -> None:
        self._a_second = a_second
        self._on_their_way = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._bad: deque[float] = deque()
        self._is_slow = False

    def watch(self, session: object) -> None:
        """From now on every request of discord.py's session passes by here, its own repetitions too.

        By its inner door: aiohttp's tracing would cost each request as much as all else of ours.
        """
        if isinstance(session, aiohttp.ClientSession):
            vars(session)["_request"] = partial(self._counted_request, session._request)  # noqa: SLF001  # as above

    async def _counted_request(
        self, request: Request, method: str, url: str | URL, **more: Any
    ) -> aiohttp.ClientResponse:
        """Make a request when its turn has come, and note how it was answered."""
        is_ours = API in str(url)
        if not (is_ours and _is_counted(str(url))):
            response = await request(method, url, **more)
        else:
            await self._take()
            # Until a second after its answer: whenever in between it arrived, no second there sees more.
            uncount = asyncio.get_running_loop().call_later(LONGEST, self._give_back)
            try:
                response = await request(method, url, **more)
            finally:
                self._over(uncount)
        if is_ours and response.status in BAD:
            self._note_bad()
        return response

    def _over(self, uncount: asyncio.TimerHandle) -> None:
        """Count it for one more second, unless it has hung so long that it counts no more."""
        loop = asyncio.get_running_loop()
        if uncount.when() > loop.time() + SECOND:
            uncount.cancel()
            loop.call_later(SECOND, self._give_back)

    # Counting

    async def _take(self) -> None:
        """Leave for one request, in the order they came."""
        if self._on_their_way < self._most and not self._waiting:
            self._on_their_way += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        async with held_up_by_us():
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._give_back()
                raise

    def _give_back(self) -> None:
        self._on_their_way -= 1
        while self._waiting and self._on_their_way < self._most:
            turn = self._waiting.popleft()
            if not turn.done():
                self._on_their_way += 1
                turn.set_result(None)

    @property
    def _most(self) -> int:
        """Fewer from the moment when many were bad until half of them are forgotten."""
        self._forget()
        if self._is_slow and len(self._bad) < MANY_BAD // 2:
            self._is_slow = False
        return min(WHEN_BAD, self._a_second) if self._is_slow else self._a_second

    def _note_bad(self) -> None:
        self._bad.append(asyncio.get_running_loop().time())
        self._forget()
        if len(self._bad) >= MANY_BAD and not self._is_slow:
            self._is_slow = True
            log.error(
                "Discord has refused %d requests within ten minutes and blocks our address at 10,000;"
                " until that is over, only %d a second are sent.",
                len(self._bad),
                WHEN_BAD,
            )

    def _forget(self) -> None:
        before = asyncio.get_running_loop().time() - TEN_MINUTES
        while self._bad and self._bad[0] < before:
            self._bad.popleft()


def _is_counted(path: str) -> bool:
    """Whether Discord counts requests to that address against the whole bot."""
    _, is_api, route = path.partition(API)
    return bool(is_api) and not any(free in route for free in FREE)
