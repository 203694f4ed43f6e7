"""Several processes at one database: who holds which shards, tells which tables, does what is done once.

Whoever does something has a lease of it in the database, and says again and again that it lives. A process
that dies, or stands still, loses its leases; another then tells its tables until it is back. One that is
started anew in its place need not wait: the leases of a process end with its connection.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from cogs.plumbing.shards import Shards
from storage.errors import StorageError

log = logging.getLogger("quayside")

BEAT = 2.0
"""Seconds between two signs of life."""
LEASE = 10.0
"""Seconds for which one counts."""
MARGIN = 2.0
"""Of these, at the end, in which a process itself no longer counts on it."""
GRACE = 5.0
"""Seconds after a lease has ended in which its process may come back; then others tell its tables."""
LOOK = 0.1
"""Seconds between two looks whether something is free that another process has."""
RHYTHM = 5.5
"""Seconds in which one shard of a bucket identifies: Discord asks for five, and the network takes some."""


class Leasing(Protocol):
    """Where leases are kept."""

    async def take(
        self, names: Collection[str], owner: str, seconds: float, *, outlives: bool = False
    ) -> frozenset[str]:
        """Those of them that are the owner's from now on, for so long; they may outlive its process."""

    async def give_up(self, names: Collection[str], owner: str) -> None:
        """Others may have those of them that are the owner's."""

    async def standing(self, names: Collection[str], seconds: float) -> frozenset[str]:
        """Those of them that are somebody's, or were so many seconds ago."""


class Alone:
    """One process does everything."""

    pause = 0.0
    """Seconds until it is looked again for what another may be doing just now."""
    is_one_of_several = False
    is_aboard = True
    """Whether the shards are this process's to hold."""

    def __init__(self, shards: Shards | None = None) -> None:
        self.shards = shards

    def tells(self, guild: int | None) -> bool:
        """Whether the tables of that server are told by this process."""
        del guild
        return True

    def hears_of(self, guild: int) -> bool:
        """Whether Discord tells this process what happens on that server."""
        del guild
        return True

    def on_more(self, told: Callable[[], object]) -> None:
        """Call this when there are more tables to tell."""

    def board(self) -> None:
        """Take over the shards as soon as they are this process's to hold."""

    async def aboard(self) -> None:
        """Return when they are."""

    async def comes_to_identify(self, shard: int, buckets: int) -> None:
        """Return when it is that shard's turn to open its connection, on which it identifies."""

    async def may_identify(self, shard: int, buckets: int) -> None:
        """Return when it may identify on it, in this moment."""

    @asynccontextmanager
    async def only(self, deed: str) -> AsyncIterator[None]:
        """Nobody else does that meanwhile."""
        del deed
        yield

    async def claims(self, deed: str, seconds: float) -> bool:
        """Whether that is this process's to do; nobody else does it within these seconds."""
        del deed, seconds
        return True

    async def is_done(self, deed: str) -> None:
        """Others may do it again."""

    async def stand_down(self) -> None:
        """Let another take over: from now on this process answers nobody."""

    async def close(self) -> None:
        """Let others have everything."""


class Fleet(Alone):
    """One of several."""

    pause = 1.0
    is_one_of_several = True

    def __init__(self, leasing: Leasing, shards: Shards, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(shards)
        self._all = shards
        self._leasing = leasing
        self._now = now
        self._sign = secrets.token_hex(8)
        self._begun = now()
        self._told: frozenset[int] = frozenset()
        """The shards whose tables are told here ..."""
        self._told_until = 0.0
        """... and how long that is sure."""
        self.is_aboard = False
        self._life: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._holding = asyncio.Event()
        self._coming: dict[int, str] = {}
        """As who each shard has its turn that is about to identify."""
        self._more: Callable[[], object] = lambda: None

    def tells(self, guild: int | None) -> bool:
        """Whether the tables of that server are told by this process."""
        return self._now() < self._told_until and self._all.hearing_of(guild) in self._told

    def hears_of(self, guild: int) -> bool:
        """Whether Discord tells this process what happens on that server."""
        return self._all.hearing_of(guild) in self._all.numbers

    def on_more(self, told: Callable[[], object]) -> None:
        """Call this when there are more tables to tell."""
        self._more = told

    # Holding shards

    def board(self) -> None:
        """Take over the shards as soon as they are this process's to hold: whoever had them has ended."""
        if self._life is None:
            self._life = asyncio.create_task(self._live(), name="fleet")
            self._life.add_done_callback(_note_failure)

    async def aboard(self) -> None:
        """Return when they are."""
        self.board()
        await self._holding.wait()

    async def _live(self) -> None:
        while True:
            await self._take_over()
            await self._beat()

    async def _take_over(self) -> None:
        is_said = False
        while not await self._hold():
            if not is_said:
                log.info("Another process holds shards of %s; this one waits for its end.", self._all)
                is_said = True
            await asyncio.sleep(LOOK)
        log.info("This process holds the shards %s from now on.", self._all)
        self.is_aboard = True
        with suppress(StorageError):  # it is tried again with the first beat
            await self._share_out()
        self._holding.set()

    async def _hold(self) -> bool:
        """Whether all of our shards are ours to hold: some of them are of no use."""
        wanted = _names("holds", self._all.numbers)
        try:
            held = await self._leasing.take(wanted, self._sign, LEASE)
            if held == wanted:
                return True
            await self._leasing.give_up(held, self._sign)
        except StorageError as trouble:
            log.warning("Which process holds which shards cannot be told: %s", trouble)
        return False

    async def _beat(self) -> None:
        """Say again and again that we live."""
        since = self._now()
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                with suppress(StorageError):  # it is tried again before the lease ends
                    began = self._now()
                    held = await self._leasing.take(_names("holds", self._all.numbers), self._sign, LEASE)
                    if len(held) < len(self._all.numbers):
                        self._loses()
                        return
                    since = began
                    await self._share_out()
            if self._now() - since > LEASE:
                self._told = frozenset()

    def _loses(self) -> None:
        """Another process holds what was ours: we stood still for too long."""
        log.warning("Another process holds shards of %s now; this one waits for its end.", self._all)
        self.is_aboard, self._told = False, frozenset()
        self._holding.clear()

    async def _share_out(self) -> None:
        """Tell the tables of our shards, and of those that nobody holds; give back those of who is back."""
        began = self._now()
        others = frozenset(range(self._all.of)) - frozenset(self._all.numbers)
        standing = await self._leasing.standing(_names("holds", others), GRACE)
        waiting = frozenset(n for n in others if _name("holds", n) not in standing)
        if began - self._begun < LEASE + GRACE:
            waiting = frozenset()  # they may just be on their way up
        if back := (self._told & others) - waiting:
            self._told -= back
            await self._leasing.give_up(_names("tells", back), self._sign)
        wanted = {n: _name("tells", n) for n in waiting | frozenset(self._all.numbers)}
        found = await self._leasing.take(wanted.values(), self._sign, LEASE)
        told = frozenset(n for n, name in wanted.items() if name in found)
        # What was ours for sure until now; while it was not sure, what came up was left.
        more = told - self._told if began < self._told_until else told
        self._told, self._told_until = told, began + LEASE - MARGIN
        if adopted := more & others:
            log.warning("No process holds the shards %s; their tables are told here.", sorted(adopted))
        if more:
            self._more()

    # What one does for all

    async def comes_to_identify(self, shard: int, buckets: int) -> None:
        """Return when it is that shard's turn, among those of all processes, to open its connection."""
        sign = self._coming[shard] = secrets.token_hex(8)
        await self._wait_for(f"identifies {shard % buckets}", sign, RHYTHM, outlives=True)

    async def may_identify(self, shard: int, buckets: int) -> None:
        """Return when it may identify on it, in this moment; the next one waits from now on."""
        sign = self._coming.pop(shard, None) or secrets.token_hex(8)
        await self._wait_for(f"identifies {shard % buckets}", sign, RHYTHM, outlives=True)

    @asynccontextmanager
    async def only(self, deed: str) -> AsyncIterator[None]:
        """Nobody else does that meanwhile; whoever stands still for long may be followed by another."""
        await self._wait_for(deed, self._sign, LEASE)
        again = asyncio.create_task(self._go_on(deed))
        try:
            yield
        finally:
            again.cancel()
            await self.is_done(deed)

    async def _go_on(self, deed: str) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._takes(deed, self._sign, LEASE)

    async def claims(self, deed: str, seconds: float) -> bool:
        """Whether that is this process's to do; nobody else does it within these seconds."""
        return await self._takes(deed, self._sign, seconds)

    async def is_done(self, deed: str) -> None:
        """Others may do it again."""
        with suppress(StorageError):  # the lease ends by itself
            await self._leasing.give_up((deed,), self._sign)

    async def _wait_for(self, deed: str, sign: str, seconds: float, *, outlives: bool = False) -> None:
        """Return when nobody else does it."""
        # Another process ends, of which nobody tells us.
        while not await self._takes(deed, sign, seconds, outlives=outlives):  # noqa: ASYNC110  # as above
            await asyncio.sleep(LOOK)

    async def _takes(self, deed: str, sign: str, seconds: float, *, outlives: bool = False) -> bool:
        try:
            return bool(await self._leasing.take((deed,), sign, seconds, outlives=outlives))
        except StorageError as trouble:
            log.warning("Who %s cannot be told: %s", deed, trouble)
            return False

    async def stand_down(self) -> None:
        """Let another take over at once: from now on this process answers nobody, and tells nothing."""
        if self._life is not None:
            async with self._turn:  # what has begun would take them again
                self._life.cancel()
            await asyncio.wait((self._life,))
            self._life = None
        self.is_aboard, self._told = False, frozenset()
        self._holding.clear()
        numbers = range(self._all.of)
        with suppress(StorageError):
            await self._leasing.give_up(_names("holds", numbers) | _names("tells", numbers), self._sign)

    async def close(self) -> None:
        """Let others have everything."""
        await self.stand_down()


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("This process no longer says that it lives", exc_info=error)


def _name(what: str, shard: int) -> str:
    return f"{what} {shard}"


def _names(what: str, shards: Collection[int]) -> frozenset[str]:
    return frozenset(_name(what, shard) for shard in shards)
