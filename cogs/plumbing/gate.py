"""Who may speak now: so many tables at once, none of them in the way of others while Discord lets it wait."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar

import discord

AT_ONCE = 32
"""Tables that are told at the same time: a turn says some five things one after the other, each of which
takes Discord a tenth of a second or two, and there may be twenty turns a second."""
OF_SERVER = 16
"""Of these places at the most for the tables of one server: half of them are always there for the others."""
OF_HOME = 4
"""Tables of one channel that are being told, those that wait included; what the next say is made up later."""
OF_BUCKET = 2
"""Requests at once that Discord counts together, to a channel or a person: more would be refused together."""
PROMPT = 1.0
"""Seconds after which a request is taken to be waiting inside discord.py, and its table's place is free."""
LONGEST_WAIT = 30.0
"""Seconds that a request may wait for a limit to pass; discord.py accepts nothing shorter."""

Bucket = Hashable
"""What Discord counts together: a kind of request to one channel or person."""
Queue = deque["asyncio.Future[None]"]

_place: ContextVar[Place | None] = ContextVar("place", default=None)
"""The place of the table that is being told in this task."""


class Place:
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
        """At once, even beyond the number of places: what has been said must be noted without delay."""
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
    """The places, the queues before them, and the requests that are on their way."""

    def __init__(self) -> None:
        self._taken = 0
        self._by_server: Counter[int | None] = Counter()
        self._at_home: Counter[int | None] = Counter()
        self._waiting: dict[int | None, dict[int | None, Queue]] = {}
        """By server and home; in each server the home that was served last comes last."""
        self._lanes: dict[Bucket, _Lane] = {}
        self._closed_until: dict[Bucket, float] = {}

    @asynccontextmanager
    async def place(self, server: int | None, home: int | None) -> AsyncIterator[None]:
        """Speak for a table of that server and that channel or thread, as soon as there is a place for it."""
        await self._enter(server, home)
        place = Place(self, server)
        before = _place.set(place)
        try:
            yield
        finally:
            _place.reset(before)
            place.take_back()
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
        """One more place is taken for that server, or one is free."""
        self._taken += change
        self._by_server[server] += change
        if not self._by_server[server]:
            del self._by_server[server]
        if change < 0:
            self._call_next()

    def _call_next(self) -> None:
        """While there are places: servers that have the fewest first, of each the home that waits longest."""
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
    async def lane(self, place: Place, bucket: Bucket) -> AsyncIterator[None]:
        """One of the few requests to that bucket; who must wait for it does so without a place."""
        lane = self._lanes.setdefault(bucket, _Lane())
        lane.users += 1
        try:
            if lane.free.locked():
                place.give_up()
            async with lane.free:
                place.take_back()
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
    """Around one request that Discord counts: a table that must wait for it gives its place up meanwhile.

    `can_close`: a long limit on one of these requests is one on all of them.
    """
    place = _place.get()
    if place is None:
        yield
        return
    async with place.gate.lane(place, bucket):
        place.gate.refuse_closed(bucket)
        place.expect_answer()
        try:
            yield
        except discord.RateLimited as limit:
            if can_close:
                place.gate.note_closed(bucket, limit.retry_after)
            raise
        finally:
            place.expect_nothing()
            place.take_back()


@asynccontextmanager
async def held_up_by_us() -> AsyncIterator[None]:
    """Around a wait that is our own doing: the table keeps its place, so that no others queue up behind."""
    place = _place.get()
    was_expected = place is not None and place.expect_nothing()
    try:
        yield
    finally:
        if place is not None and was_expected:
            place.expect_answer()
