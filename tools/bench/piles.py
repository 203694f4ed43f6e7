"""Many games and long logs: what a turn and a start cost when they have piled up."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playground.people import Playground
from playground.world import World
from tools.bench.crew import Crew, sit_down
from tools.bench.processes import Bot, running
from tools.bench.ratios import Ratio, ratio_of
from tools.bench.turns import seconds_of_turns

GAME = "livingstone"
FEW, MANY = 100, 10_000
SHORT, LONG = 10, 5_000
GOAL = 1.15
START_GOAL = 1.3
ROUNDS = 7
STARTS = 5
TURNS = 16


def pile_up(database: Path, games: int) -> None:
    """So many running games beside the first one, each with people of its own, steps and four timers."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, key in (("tables", "id"), ("seats", "table_id"), ("steps", "table_id")):
            changed = {key: f"{key} + n", "user": "user + 10 * n", "thread": "thread + n"}
            _copy(connection, table, changed, f"{key} = 1", games)
        connection.execute("delete from timers")
        connection.execute(
            "insert into timers (table_id, seat, kind, since, due)"
            " select tables.id, seat.value, 'reminder', opened, opened + 86400 + tables.id * 7 % 86400"
            " from tables, json_each('[0, 1, 2, 3]') as seat"
        )


def lengthen(database: Path, steps: int) -> None:
    """So many more steps at the first table, all like the latest, and seen by everybody."""
    with closing(sqlite3.connect(database)) as connection, connection:
        latest = "table_id = 1 and version = (select max(version) from steps where table_id = 1)"
        _copy(connection, "steps", {"version": "version + n", "request": "null"}, latest, steps)
        connection.execute("update seats set last_turn = last_turn + ?", (steps,))
        connection.execute("update posts set since = since + ?1, version = version + ?1", (steps,))


def _copy(
    connection: sqlite3.Connection, table: str, changed: dict[str, str], which: str, copies: int
) -> None:
    """Insert rows again, n times from 1 on, with some columns changed."""
    names = [row[1] for row in connection.execute(f"pragma table_info({table})")]
    taken = ", ".join(changed.get(name, name) for name in names)
    connection.execute(
        "with recursive number (n) as (select 1 union all select n + 1 from number where n < ?) "  # noqa: S608  # all our own words
        f"insert into {table} ({', '.join(names)}) select {taken} from {table}, number where {which}",
        (copies,),
    )


class Quay:
    """A server, the bot in it and one table that plays."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self.database = folder / "games.db"
        self._stack = stack
        self.playground: Playground
        self.crew: Crew
        self.bot: Bot

    async def begin(self, steps: int) -> None:
        """Sit down and play a little; then the bot stops."""
        self.database.parent.mkdir()
        self.playground = await self._stack.enter_async_context(Playground(World.new()))
        async with running(self.playground, self.database):
            self.crew = await sit_down(self.playground, self.database, GAME, 1)
            for _ in range(steps):
                await self.crew.play()

    async def resume(self) -> None:
        """Start the bot again and let it warm up."""
        self.bot = await self._stack.enter_async_context(running(self.playground, self.database))
        await seconds_of_turns(self.bot, self.crew, TURNS // 2)

    async def seconds_to_start(self) -> float:
        """From nothing until it is connected."""
        began = perf_counter()
        async with running(self.playground, self.database):
            return perf_counter() - began


async def _turns(full: Quay, empty: Quay) -> list[float]:
    await full.resume()
    await empty.resume()
    return [
        await seconds_of_turns(full.bot, full.crew, TURNS)
        / await seconds_of_turns(empty.bot, empty.crew, TURNS)
        for _ in range(ROUNDS)
    ]


async def measure() -> dict[str, Ratio]:
    """The three ratios of the pile."""
    found: dict[str, Ratio] = {}
    with TemporaryDirectory() as name:
        async with AsyncExitStack() as stack:
            few, many, short, long = quays = [Quay(Path(name) / str(number), stack) for number in range(4)]
            for quay in quays:
                await quay.begin(SHORT)
            await asyncio.to_thread(pile_up, few.database, FEW)
            await asyncio.to_thread(pile_up, many.database, MANY)
            await asyncio.to_thread(lengthen, long.database, LONG)
            starts = [await many.seconds_to_start() / await short.seconds_to_start() for _ in range(STARTS)]
            found["start_with_10000_games_vs_none"] = ratio_of(starts, START_GOAL, is_more_better=False)
            found["turn_with_10000_games_vs_100"] = ratio_of(
                await _turns(many, few), GOAL, is_more_better=False
            )
            found["turn_with_log_5000_vs_10"] = ratio_of(
                await _turns(long, short), GOAL, is_more_better=False
            )
    return found
