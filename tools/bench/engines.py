"""A turn on PostgreSQL over the same on a file: what it costs the bot's processor, and how long it takes."""

from __future__ import annotations

import importlib.util
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from games import GAMES
from playground.people import Playground
from playground.world import World
from storage.address import Database, Server
from tools import own_server
from tools.bench.crew import Crew, sit_down
from tools.bench.processes import Bot, running
from tools.bench.ratios import Ratio, ratio_of

ROUNDS = 5
TURNS = 40
"""In one measurement."""


async def cost(bot: Bot, crew: Crew, turns: int) -> tuple[float, float]:
    """Seconds of the processor and of the clock for each turn of that table, all that it shows included."""
    before, began = bot.seconds, time.perf_counter()
    for _ in range(turns):
        await crew.turn()
    return (bot.seconds - before) / turns, (time.perf_counter() - began) / turns


async def measure() -> dict[str, dict[str, Ratio]]:
    """By game; nothing where there is no server, which is said aloud."""
    if own_server.programs() is None or importlib.util.find_spec("asyncpg") is None:
        print(
            "There is no PostgreSQL server here, or no asyncpg: a turn on it is not measured.",
            file=sys.stderr,
        )
        return {}
    seconds: dict[str, Ratio] = {}
    times: dict[str, Ratio] = {}
    server = Server(own_server.address(is_safe=True))
    with TemporaryDirectory() as name:
        file, of_server = Path(name) / "games.db", Path(name) / "server.db"
        async with (
            Playground(World.new()) as here,
            Playground(World.new()) as there,
            running(here, file) as on_file,
            running(there, of_server, QUAYSIDE_DATABASE=server.address) as on_server,
        ):
            tables = count(1)
            for game in GAMES:
                found = []
                for _, table in zip(range(ROUNDS), tables, strict=False):
                    ours = await _turns(there, server, on_server, game, table)
                    theirs = await _turns(here, file, on_file, game, table)
                    found.append([one / other for one, other in zip(ours, theirs, strict=True)])
                seconds[game] = ratio_of([cpu for cpu, _ in found], is_more_better=False)
                times[game] = ratio_of([clock for _, clock in found], is_more_better=False)
    return {"turn_cpu_on_postgres_vs_file": seconds, "turn_time_on_postgres_vs_file": times}


async def _turns(
    playground: Playground, database: Database, bot: Bot, game: str, table: int
) -> tuple[float, float]:
    crew = await sit_down(playground, database, game, table)
    await cost(bot, crew, TURNS // 2)
    return await cost(bot, crew, TURNS)
