"""What all processes keep in memory while a hundred tables of all games are played, and some alone."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from games import GAMES
from tools.bench.load import Fleet, fleet

TABLES = 100
TURNS = 4000
AT_ONCE = 8
"""People who play at the same time."""


AGAINST_COMPUTERS = 20
"""Turns of each of those who play alone, a table of every game."""


class InUse(Struct, frozen=True):
    """Megabytes: before anybody plays, and after many turns."""

    idle_bot_megabytes: float
    idle_drawing_megabytes: float
    bot_megabytes: float
    drawing_megabytes: float
    thinking_megabytes: float
    megabytes_all: float
    """What a host should reckon with: 400 at the most."""


async def measure() -> dict[str, InUse]:
    """Of the bot, of the process that draws and of the one that thinks, which is there once it is needed."""
    async with fleet() as ships:
        idle = ships.bot.memories
        await ships.grow(TABLES)
        for game in GAMES:
            await ships.play_alone(game, AGAINST_COMPUTERS)
        await asyncio.gather(*(_play(ships, TURNS // AT_ONCE) for _ in range(AT_ONCE)))
        after = ships.bot.memories
        found = InUse(*(each / 1e6 for each in (*idle, *after, sum(after))))
    return {"memory_with_100_tables": found}


async def _play(ships: Fleet, turns: int) -> None:
    for _ in range(turns):
        await ships.play()
