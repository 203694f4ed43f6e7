"""The driver: lets computers play where they are asked, woken by the very change that asks them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import SystemRandom
from typing import Any

from msgspec import Struct

from games.core import Action, Refused
from games.values import Seat
from host.computer_turns import ToGo, think_through
from host.tables import Host
from host.thinking import THINKER, Thinker, decided
from storage.errors import StorageError

log = logging.getLogger("quayside")

RETRY = 15.0
"""Seconds after which a turn is tried again that the disk refused."""
GRACE = 5.0
"""Seconds in which, at the end, a turn that is being stored may still be stored."""
MOST_STEPS = 1000
"""Steps without a person's: from then on computers play what is plain, so that no game goes on for ever."""


class Pace(Struct, frozen=True):
    """How long a computer seems to think: nobody learns anything from it, and it looks like somebody."""

    alone: tuple[float, float] = (0.5, 1.5)
    """Seconds, from and to, where one person plays."""
    among: tuple[float, float] = (2.0, 5.0)
    """Where several do."""
    beat: float = 1.0
    """Whoever thinks longer than that plays at one of these afterwards, whatever it was that took so long."""

    def scaled(self, factor: float) -> Pace:
        """So much slower or quicker; 0 for no pause at all."""
        return Pace(
            (self.alone[0] * factor, self.alone[1] * factor),
            (self.among[0] * factor, self.among[1] * factor),
            self.beat * factor,
        )


AT_ONCE = Pace().scaled(0)
"""For whoever wants to see what comes of it and not how it looks."""


class Driver:
    """Plays for computers, one turn of a table after the other; a turn is stored whole or not at all."""

    def __init__(
        self,
        host: Host,
        *,
        pace: Pace = Pace(),  # noqa: B008  # it never changes
        thinker: Thinker = THINKER,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._host = host
        self._pace = pace
        self._thinker = thinker
        self._time = clock or (lambda: asyncio.get_running_loop().time())
        self._sleep = sleep
        self._chance = SystemRandom()
        self._woken: dict[int, asyncio.Event] = {}
        """Set while somebody may have been asked whom its table's worker has not looked for yet."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._is_storing: set[int] = set()
        self._search: asyncio.Task[None] | None = None
        self._is_closed = False

    async def start(self) -> None:
        """Take up every table where computers play; from now on every step wakes its table."""
        self._host.on_moved(self.wake)
        self._search = asyncio.ensure_future(self._take_up(await self._host.with_computers()))

    async def _take_up(self, tables: Iterable[int]) -> None:
        """Look at one after the other, however many there are: at most of them a person is asked."""
        for table_id in tables:
            try:
                if await self._host.computers_to_go(table_id) is not None:
                    self.wake(table_id)
            except (Refused, StorageError) as trouble:
                log.warning("Computers cannot go on at table %d: %s", table_id, trouble)

    def wake(self, table_id: int) -> None:
        """A computer may be asked at that table."""
        if self._is_closed:
            return
        self._woken.setdefault(table_id, asyncio.Event()).set()
        if table_id not in self._workers:
            task = asyncio.ensure_future(self._attend(table_id))
            task.add_done_callback(partial(self._leave, table_id))
            self._workers[table_id] = task

    async def settled(self, table_id: int) -> None:
        """Return when no computer is to go there."""
        while working := [task for task in (self._search, self._workers.get(table_id)) if _is_busy(task)]:
            await asyncio.wait([task for task in working if task is not None])

    async def close(self) -> None:
        """Let a turn that is being stored be stored; one that is thought of is thought of anew next time."""
        self._is_closed = True
        if self._search is not None:
            self._search.cancel()
        for table_id, worker in self._workers.items():
            if table_id not in self._is_storing:
                worker.cancel()
        if working := tuple(self._workers.values()):
            _, late = await asyncio.wait(working, timeout=GRACE)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _leave(self, table_id: int, task: asyncio.Task[None]) -> None:
        """A fault of ours stops one table until it is woken again, and is noted for the operator."""
        del self._workers[table_id]
        woken = self._woken.pop(table_id)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("Computers cannot go on at table %d", table_id, exc_info=error)
        elif woken.is_set():
            self.wake(table_id)

    async def _attend(self, table_id: int) -> None:
        woken = self._woken[table_id]
        while woken.is_set() and not self._is_closed:
            woken.clear()
            try:
                await self._go(table_id)
            except StorageError as trouble:
                log.warning("Computers go on at table %d in %d s: %s", table_id, RETRY, trouble)
                await self._sleep(RETRY)
                woken.set()
            except Refused as refusal:
                log.error("Computers cannot go on at table %d: %s", table_id, refusal)

    async def _go(self, table_id: int) -> None:
        """One turn, after one pause that is drawn before anybody looks at the game."""
        drawn = self._chance.random()
        began = self._time()
        while (waiting := await self._host.computers_to_go(table_id)) is not None and not self._is_closed:
            least, most = self._pace.alone if waiting.is_alone else self._pace.among
            turn = await think_through(waiting, await self._decider(waiting))
            await self._wait(began + least + drawn * (most - least))
            self._is_storing.add(table_id)
            try:
                if await self._host.play_turn(table_id, turn):
                    return
            finally:
                self._is_storing.discard(table_id)

    async def _wait(self, until: float) -> None:
        """Until then; when that has passed, until one of the beats that follow it."""
        late = self._time() - until
        if late > 0:
            beat = self._pace.beat
            late = late - math.ceil(late / beat) * beat if beat else 0.0
        if late < 0:
            await self._sleep(-late)

    async def _decider(self, waiting: ToGo) -> Callable[[Any, Seat, int], Awaitable[Action]]:
        """How each of them decides: by a chance that nobody knows, and the same after a restart."""
        position, key = waiting.position, await self._host.nonce_key()
        is_plain = _goes_on_for_ever(waiting)

        async def decide(state: Any, seat: Seat, version: int) -> Action:
            level = position.seats[seat].computer
            if is_plain or level is None:
                return position.game.idle(state, seat)
            seed = seed_of(key, position.table.key, version, seat)
            return (await decided(self._thinker, position.game, state, seat, level, seed)).action

        return decide


def _is_busy(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def seed_of(key: str, table: str, version: int, seat: Seat) -> int:
    """By which a computer decides there: nobody can know it who does not know the key of the file."""
    drawn = hmac.digest(key.encode(), f"{table} {version} {seat}".encode(), hashlib.sha256)
    return int.from_bytes(drawn[:8], "big")


def _goes_on_for_ever(waiting: ToGo) -> bool:
    """Whether very many steps were made since a person's last one."""
    people = [row.last_turn for row in waiting.position.seats if row.computer is None]
    return waiting.position.version - max(people, default=0) > MOST_STEPS
