"""Many tables at once: how late the event loop gets, how many turns a second it holds, what it keeps."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count, cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from games import GAMES
from playground.people import Playground
from playground.world import World
from storage.sqlite.health import looking_at
from tools.bench.crew import Crew, sit_down, sit_down_alone
from tools.bench.processes import Bot, running
from tools.bench.ratios import Ratio, ratio_of
from tools.bench.watched_bot import NOTES

GOAL = 5.0
TABLES = 40
TURNS_A_SECOND = 20
ROUNDS = 5
STRETCH = 6.0
"""Seconds of one look at the event loop."""
HOLD = 60.0
"""Seconds in which everybody plays as fast as they are answered."""


class Held(Struct, frozen=True):
    """What it carried and kept, without a goal."""

    turns_per_second: float
    """With every reply acknowledged in time: the stand-in raises where one is not."""
    idle_megabytes: float
    kilobytes_per_table: float
    bytes_per_step: float


@contextmanager
def giving_way() -> Iterator[None]:
    """Let the bot come first in here: in life Discord and the players have machines of their own."""
    before, as_before = os.sched_getscheduler(0), os.sched_getparam(0)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    try:
        yield
    finally:
        os.sched_setscheduler(0, before, as_before)


class Fleet:
    """Many tables of all games; one that is over makes room for another."""

    def __init__(self, playground: Playground, database: Path, bot: Bot, notes: Path) -> None:
        self.bot = bot
        self._playground = playground
        self._database = database
        self._notes = notes
        self._games = cycle(GAMES)
        self._tables = count(1)
        self._crews: deque[Crew] = deque()

    async def grow(self, tables: int) -> None:
        """So many more tables."""
        for _ in range(tables):
            table = next(self._tables)
            self._crews.append(await sit_down(self._playground, self._database, next(self._games), table))

    async def play_alone(self, game: str, turns: int) -> None:
        """Somebody begins a table against computers and makes so many steps there."""
        table = next(self._tables)
        crew = await sit_down_alone(self._playground, self._database, game, table)
        made = 0
        while made < turns and not crew.is_over:
            if await crew.play() is None:
                await asyncio.sleep(0.01)  # computers are to go
            else:
                made += 1

    async def play(self) -> None:
        """One turn at a table where nobody plays just now."""
        crew = self._crews.popleft()
        while not await crew.play():
            await self.grow(1)
            crew = self._crews.popleft()
        self._crews.append(crew)

    async def lateness(self, turns_a_second: int) -> float:
        """The 99th percentile of how late the event loop was while so many turns were played."""
        self._notes.unlink(missing_ok=True)
        with giving_way():
            self._signal(signal.SIGUSR1)
            began, turns = perf_counter(), set[asyncio.Task[None]]()
            while (past := perf_counter() - began) < STRETCH:
                if turns_a_second and len(turns) < past * turns_a_second:
                    turns.add(asyncio.create_task(self.play()))
                await asyncio.sleep(0.005)
            self._signal(signal.SIGUSR2)
            while not self._notes.exists():  # noqa: ASYNC110  # another process writes it
                await asyncio.sleep(0.005)
            await asyncio.gather(*turns)
        return float(self._notes.read_text())

    async def hold(self) -> float:
        """Turns a second when as many people play at once as there are tables."""
        began, turns = perf_counter(), 0

        async def sail() -> None:
            nonlocal turns
            while perf_counter() - began < HOLD:
                await self.play()
                turns += 1

        await asyncio.gather(*(sail() for _ in range(len(self._crews))))
        return turns / (perf_counter() - began)

    def bytes_per_step(self) -> float:
        """Of the database, all that comes with a step included."""
        with looking_at(self._database) as connection:
            (pages,), (size,) = (
                connection.execute(f"pragma {name}").fetchone() for name in ("page_count", "page_size")
            )
            (steps,) = connection.execute("select count(*) from steps").fetchone()
        return float(pages * size / steps)

    def _signal(self, which: signal.Signals) -> None:
        os.kill(self.bot.process.pid, which)


@asynccontextmanager
async def fleet() -> AsyncIterator[Fleet]:
    """A bot without tables."""
    with TemporaryDirectory() as name:
        database, notes = Path(name) / "games.db", Path(name) / "notes"
        command = ("-m", "tools.bench.watched_bot")
        async with (
            Playground(World.new()) as playground,
            running(playground, database, *command, QUAYSIDE_COMPUTER_PACE="0", **{NOTES: str(notes)}) as bot,
        ):
            yield Fleet(playground, database, bot, notes)


async def measure() -> tuple[Ratio, Held]:
    """The lateness of the loop over idle, and what was held."""
    async with fleet() as ships:
        idle = ships.bot.memory
        await ships.grow(TABLES)
        per_table = (ships.bot.memory - idle) / TABLES
        ratios = [await ships.lateness(TURNS_A_SECOND) / await ships.lateness(0) for _ in range(ROUNDS)]
        held = Held(await ships.hold(), idle / 1e6, per_table / 1e3, ships.bytes_per_step())
    return ratio_of(ratios, GOAL, is_more_better=False), held
