"""Discord's rate limits: so many requests a second, so many tables at once, and none in the way of others."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord
from yarl import URL

from cogs.plumbing.figures import Figures
from cogs.plumbing.limits import A_SECOND, LONGEST_WAIT
from cogs.plumbing.packing import in_one_piece
from cogs.plumbing.shards import Shards

log = logging.getLogger("quayside")

AT_ONCE = 32
"""Tables that are told at the same time: a turn says some five things one after the other, each of which
takes Discord a tenth of a second or two, and there may be twenty turns a second."""
OF_SERVER = 16
"""Of these slots at the most for the tables of one server: half of them are always there for the others."""
OF_HOME = 4
"""Tables of one channel that are being told, those that wait included; what the next say is made up later."""
OF_BUCKET = 2
"""Requests at once that Discord counts together, to a channel or a person: more would be refused together."""
PROMPT = 1.0
"""Seconds after which a request is taken to be waiting inside discord.py, and its table's slot is free."""
SECOND = 1.0
HANGING = 10.0
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

Bucket = Hashable
"""What Discord counts together: a kind of request to one channel or person."""
Queue = deque["asyncio.Future[None]"]

_slot: ContextVar[Slot | None] = ContextVar("slot", default=None)
"""The slot of the table that is being told in this task."""


class Slot:
    """A table's leave to speak; it is given up whenever the table has to wait."""

    def __init__(self, gate: Gate, server: int | None) -> None:
        self.gate = gate
        self._server = server
        self._is_away = False
        self._timer: asyncio.TimerHandle | None = None

    def give_up(self) -> None:
        """Others may have it meanwhile."""
        if not self._is_away:
            self._is_away = True
            self.gate.count(self._server, -1)

    def take_back(self) -> None:
        """At once, even beyond the number of slots: what has been said must be noted without delay."""
        if self._is_away:
            self._is_away = False
            self.gate.count(self._server, +1)

    def expect_answer(self) -> None:
        """From now on an answer should come promptly; otherwise the table is waiting."""
        self._timer = asyncio.get_running_loop().call_later(PROMPT, self.give_up)

    def expect_nothing(self) -> bool:
        """For as long as it waits for us, not for Discord; whether an answer was expected."""
        was_expected = self._timer is not None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        return was_expected


class Gate:
    """The slots, the queues before them, and the requests that are on their way."""

    def __init__(self) -> None:
        self._taken = 0
        self._by_server: Counter[int | None] = Counter()
        self._at_home: Counter[int | None] = Counter()
        self._waiting: dict[int | None, dict[int | None, Queue]] = {}
        """By server and home; in each server the home that was served last comes last."""
        self._lanes: dict[Bucket, _Lane] = {}
        self._closed_until: dict[Bucket, float] = {}

    @asynccontextmanager
    async def slot(self, server: int | None, home: int | None) -> AsyncIterator[None]:
        """Speak for a table of that server and that channel or thread, as soon as there is a slot for it."""
        await self._enter(server, home)
        slot = Slot(self, server)
        before = _slot.set(slot)
        try:
            yield
        finally:
            _slot.reset(before)
            slot.take_back()
            self._leave(server, home)

    async def _enter(self, server: int | None, home: int | None) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, {}).setdefault(home, deque()).append(called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave(server, home)
            raise

    def _leave(self, server: int | None, home: int | None) -> None:
        self._at_home[home] -= 1
        if not self._at_home[home]:
            del self._at_home[home]
        self.count(server, -1)

    def count(self, server: int | None, change: int) -> None:
        """One more slot is taken for that server, or one is free."""
        self._taken += change
        self._by_server[server] += change
        if not self._by_server[server]:
            del self._by_server[server]
        if change < 0:
            self._call_next()

    def _call_next(self) -> None:
        """While there are slots: servers that have the fewest first, of each the home that waits longest."""
        while self._taken < AT_ONCE and (found := self._next()) is not None:
            server, home, called = found
            self._at_home[home] += 1
            self.count(server, +1)
            called.set_result(None)

    def _next(self) -> tuple[int | None, int | None, asyncio.Future[None]] | None:
        for server in sorted(self._waiting, key=self._by_server.__getitem__):
            if self._by_server[server] >= OF_SERVER:
                return None
            homes = self._waiting[server]
            for home in list(homes):
                if home is not None and self._at_home[home] >= OF_HOME:
                    continue
                called = self._take_from(homes, home)
                if not homes:
                    del self._waiting[server]
                if called is not None:
                    return server, home, called
        return None

    def _take_from(self, homes: dict[int | None, Queue], home: int | None) -> asyncio.Future[None] | None:
        """Who waits longest for that home, if anybody still does; the home is then the last of its server."""
        queue = homes.pop(home)
        while queue:
            called = queue.popleft()
            if not called.done():
                if queue:
                    homes[home] = queue
                return called
        return None

    # Requests

    @asynccontextmanager
    async def lane(self, slot: Slot, bucket: Bucket) -> AsyncIterator[None]:
        """One of the few requests to that bucket; who must wait for it does so without a slot."""
        lane = self._lanes.setdefault(bucket, _Lane())
        lane.users += 1
        try:
            if lane.free.locked():
                slot.give_up()
            async with lane.free:
                slot.take_back()
                yield
        finally:
            lane.users -= 1
            if not lane.users:
                del self._lanes[bucket]

    def refuse_closed(self, bucket: Bucket) -> None:
        """Raise RateLimited, as Discord would, while it is known to take nothing there for long."""
        now = asyncio.get_running_loop().time()
        if (left := self._closed_until.get(bucket, now) - now) > LONGEST_WAIT:
            raise discord.RateLimited(left)
        self._closed_until.pop(bucket, None)

    def note_closed(self, bucket: Bucket, seconds: float) -> None:
        """Discord takes nothing there for so long."""
        self._closed_until[bucket] = asyncio.get_running_loop().time() + seconds


class _Lane:
    def __init__(self) -> None:
        self.free = asyncio.Semaphore(OF_BUCKET)
        self.users = 0


@asynccontextmanager
async def asking(bucket: Bucket, *, can_close: bool = False) -> AsyncIterator[None]:
    """Around one request that Discord counts: a table that must wait for it gives its slot up meanwhile.

    `can_close`: a long limit on one of these requests is one on all of them.
    """
    slot = _slot.get()
    if slot is None:
        yield
        return
    async with slot.gate.lane(slot, bucket):
        slot.gate.refuse_closed(bucket)
        slot.expect_answer()
        try:
            yield
        except discord.RateLimited as limit:
            if can_close:
                slot.gate.note_closed(bucket, limit.retry_after)
            raise
        finally:
            slot.expect_nothing()
            slot.take_back()


@asynccontextmanager
async def held_up_by_us() -> AsyncIterator[None]:
    """Around a wait that is our own doing: the table keeps its slot, so that no others queue up behind."""
    slot = _slot.get()
    was_expected = slot is not None and slot.expect_nothing()
    try:
        yield
    finally:
        if slot is not None and was_expected:
            slot.expect_answer()


class Budget:
    """Counts every request before it leaves; what would be too much waits for its turn."""

    def __init__(
        self, a_second: int = A_SECOND, figures: Figures | None = None, shards: Shards | None = None
    ) -> None:
        self._a_second = a_second
        self._shards = shards
        self._figures = figures or Figures()
        self._unanswered: dict[object, float] = {}
        """When each request began that is on its way, oldest first."""
        self._answered: deque[float] = deque()
        """When each of the others will count no more."""
        self._waiting: deque[tuple[asyncio.Future[None], object]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        """Runs only while somebody waits: most requests need none."""
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
        if isinstance(form := more.get("data"), aiohttp.FormData) and form.is_multipart:
            more["data"], kind = in_one_piece(form)
            more["headers"] = {**(more.get("headers") or {}), "Content-Type": kind}
        address = str(url)
        is_ours = API in address
        is_counted = is_ours and _is_counted(address)
        if not is_counted:
            response = await request(method, url, **more)
        else:
            request_id = await self._take()
            try:
                response = await request(method, url, **more)
            finally:
                self._over(request_id)
        if is_ours:
            self._figures.note_request(address, response.status, is_counted=is_counted)
            if response.status in BAD:
                self._note_bad()
        return response

    # Counting: until a second after the answer. Whenever in between it arrived, no second there sees more.

    async def _take(self) -> object:
        """Leave for one request, in the order they came; what to call it when it is over."""
        request_id = object()
        if not self._waiting and self._used() < self._most:
            self._unanswered[request_id] = self._now()
            return request_id
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((turn, request_id))
        self._set_timer()
        async with held_up_by_us():
            try:
                await turn
            except asyncio.CancelledError:
                self._unanswered.pop(request_id, None)  # its turn may have come in the same moment
                self._let_go()
                raise
        return request_id

    def _over(self, request_id: object) -> None:
        """It is answered; if it has hung long, it counts no more already."""
        if self._unanswered.pop(request_id, None) is not None:
            self._answered.append(self._now() + SECOND)
            if self._waiting:
                self._set_timer()

    @property
    def is_crowded(self) -> bool:
        """Whether what nobody waits for should not be asked now."""
        return bool(self._waiting) or self._used() > self._most // 2

    def _used(self) -> int:
        """How many count now."""
        now = self._now()
        while self._answered and self._answered[0] <= now:
            self._answered.popleft()
        for request_id, begun in [*self._unanswered.items()]:
            if begun + HANGING > now:
                break
            del self._unanswered[request_id]
        return len(self._answered) + len(self._unanswered)

    def _let_go(self) -> None:
        """All whose turn has come."""
        while self._waiting and self._used() < self._most:
            turn, request_id = self._waiting.popleft()
            if not turn.done():
                self._unanswered[request_id] = self._now()
                turn.set_result(None)
        self._set_timer()

    def _set_timer(self) -> None:
        """Look again when the next one counts no more, as long as somebody waits."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting and (self._answered or self._unanswered):
            oldest = next(iter(self._unanswered.values()), math.inf) + HANGING
            first = self._answered[0] if self._answered else math.inf
            self._timer = asyncio.get_running_loop().call_at(min(oldest, first), self._let_go)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def _most(self) -> int:
        """Fewer from the moment when many were bad until half of them are forgotten."""
        if self._bad:
            self._forget()
        if self._is_slow and len(self._bad) < self._part(MANY_BAD) // 2:
            self._is_slow = False
        return min(self._part(WHEN_BAD), self._a_second) if self._is_slow else self._a_second

    def _part(self, whole: int) -> int:
        """Of what is counted for all processes together, this one's."""
        return whole if self._shards is None else max(1, self._shards.part_of(whole))

    def _note_bad(self) -> None:
        self._bad.append(self._now())
        self._forget()
        if len(self._bad) >= self._part(MANY_BAD) and not self._is_slow:
            self._is_slow = True
            log.error(
                "Discord has refused %d requests within ten minutes and blocks our address at 10,000;"
                " until that is over, only %d a second are sent.",
                len(self._bad),
                self._part(WHEN_BAD),
            )

    def _forget(self) -> None:
        before = self._now() - TEN_MINUTES
        while self._bad and self._bad[0] < before:
            self._bad.popleft()


def _is_counted(path: str) -> bool:
    """Whether Discord counts requests to that address against the whole bot."""
    _, is_api, route = path.partition(API)
    return bool(is_api) and not any(free in route for free in FREE)


# Retries


def growing(*pauses: float) -> Iterator[float]:
    """Seconds between retries, the last one again and again."""
    return chain(pauses, repeat(pauses[-1]))


def pause_after(error: Exception, pauses: Iterator[float]) -> float:
    """Seconds before the next retry: the next of these, or longer if Discord says so."""
    return max(next(pauses), seconds_of(error))


def seconds_of(error: Exception) -> float:
    """Seconds for which Discord has said to wait."""
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
