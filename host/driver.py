"""The driver: lets computers play where they are asked, woken by the very change that asks them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
from collections.abc import Awaitable, Callable, Iterable
from random import SystemRandom
from typing import Any, Protocol

from msgspec import Struct

from games.core import Action, Refused
from games.values import Seat
from host.attending import Attending
from host.computer_turns import ToGo, think_through
from host.tables import Host
from host.thinking import THINKER, Thinker, decided
from storage.errors import StorageError

log = logging.getLogger("quayside")

RETRY = 15.0
"""Seconds after which a turn is tried again that the disk refused."""
CLAIMED = 60.0
"""Seconds that one of several processes has for a turn before another thinks of it."""
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


class Claims(Protocol):
    """What several processes agree by who does what."""

    async def claims(self, deed: str, seconds: float) -> bool:
        """Whether that is this process's to do; nobody else does it within these seconds."""

    async def is_done(self, deed: str) -> None:
        """Others may do it again."""


class Driver(Attending):
    """Plays for computers, one turn of a table after the other; a turn is stored whole or not at all."""

    def __init__(
        self,
        host: Host,
        *,
        pace: Pace = Pace(),  # noqa: B008  # it never changes
        thinker: Thinker = THINKER,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        claims: Claims | None = None,
    ) -> None:
        super().__init__()
        self._claims = claims
        """Where other processes may play for the same computers."""
        self._host = host
        self._pace = pace
        self._thinker = thinker
        self._time = clock or (lambda: asyncio.get_running_loop().time())
        self._sleep = sleep
        self._chance = SystemRandom()
        self._is_storing: set[int] = set()

    async def start(self) -> None:
        """Take up every table where computers play; from now on every step wakes its table."""
        self._host.on_moved(self.wake)
        self._search = self._begin(self._take_up(await self._host.with_computers()))

    async def _take_up(self, tables: Iterable[int]) -> None:
        """Look at one after the other, however many there are: at most of them a person is asked."""
        for table_id in tables:
            try:
                if await self._host.computers_to_go(table_id) is not None:
                    self.wake(table_id)
            except (Refused, StorageError) as trouble:
                log.warning("Computers cannot go on at table %d: %s", table_id, trouble)

    async def close(self) -> None:
        """Let a turn that is being stored be stored; one that is thought of is thought of anew next time."""
        self._is_closed = True
        for table_id, worker in self._workers.items():
            if table_id not in self._is_storing:
                worker.cancel()
        await self._finish()

    async def _attend(self, table_id: int, woken: asyncio.Event) -> None:
        """A table's worker: one turn after the other, as long as computers are to go."""
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
        """One turn, unless another process is at it."""
        if self._claims is None:
            await self._play(table_id)
        elif await self._host.computers_to_go(table_id) is not None:
            deed = f"plays at {table_id}"
            if await self._claims.claims(deed, CLAIMED):
                try:
                    await self._play(table_id)
                finally:
                    await self._claims.is_done(deed)

    async def _play(self, table_id: int) -> None:
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


def seed_of(key: str, table: str, version: int, seat: Seat) -> int:
    """By which a computer decides there: nobody can know it who does not know the key of the file."""
    drawn = hmac.digest(key.encode(), f"{table} {version} {seat}".encode(), hashlib.sha256)
    return int.from_bytes(drawn[:8], "big")


def _goes_on_for_ever(waiting: ToGo) -> bool:
    """Whether very many steps were made since a person's last one."""
    people = [row.last_turn for row in waiting.position.seats if row.computer is None]
    return waiting.position.version - max(people, default=0) > MOST_STEPS
