"""How much is asked of Discord: never more a second than it allows, and little once it says no too often."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from types import SimpleNamespace

import aiohttp

from cogs.gate import held_up_by_us

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


class Budget:
    """Counts every request before it leaves; what would be too much waits for its turn."""

    def __init__(self, a_second: int = A_SECOND) -> None:
        self._a_second = a_second
        self._counted = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._bad: deque[float] = deque()
        self._is_slow = False

    def trace(self) -> aiohttp.TraceConfig:
        """For discord.py's session: it passes every attempt by here, its own repetitions too."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._break_off)
        return trace

    async def _begin(
        self, session: aiohttp.ClientSession, request: SimpleNamespace, about: aiohttp.TraceRequestStartParams
    ) -> None:
        del session
        request.uncount = None
        if _is_counted(about.url.path):
            await self._take()
            # Until a second after its answer: whenever in between it arrived, no second there sees more.
            request.uncount = asyncio.get_running_loop().call_later(LONGEST, self._give_back)

    async def _end(
        self, session: aiohttp.ClientSession, request: SimpleNamespace, about: aiohttp.TraceRequestEndParams
    ) -> None:
        del session
        if about.response.status in BAD and API in about.url.path:
            self._note_bad()
        self._over(request)

    async def _break_off(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        about: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        del session, about
        self._over(request)

    def _over(self, request: SimpleNamespace) -> None:
        """Count it for one more second, unless it has hung so long that it counts no more."""
        loop, uncount = asyncio.get_running_loop(), request.uncount
        if uncount is not None and uncount.when() > loop.time() + SECOND:
            uncount.cancel()
            loop.call_later(SECOND, self._give_back)

    # Counting

    async def _take(self) -> None:
        """Leave for one request, in the order they came."""
        if self._counted < self._most and not self._waiting:
            self._counted += 1
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
        self._counted -= 1
        while self._waiting and self._counted < self._most:
            turn = self._waiting.popleft()
            if not turn.done():
                self._counted += 1
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
