"""What both processes keep in memory while a hundred tables of all games are played."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from tools.bench.load import Fleet, fleet

TABLES = 100
TURNS = 4000
AT_ONCE = 8
"""People who play at the same time."""


class InUse(Struct, frozen=True):
    """Megabytes, without a goal: before anybody plays, and after many turns."""

    idle_bot_megabytes: float
    idle_drawing_megabytes: float
    bot_megabytes: float
    drawing_megabytes: float


async def measure() -> dict[str, InUse]:
    """Of the bot and of the process that draws."""
    async with fleet() as ships:
        idle = ships.bot.memories
        await ships.grow(TABLES)
        await asyncio.gather(*(_play(ships, TURNS // AT_ONCE) for _ in range(AT_ONCE)))
        found = InUse(*(each / 1e6 for each in (*idle, *ships.bot.memories)))
    return {"memory_with_100_tables": found}


async def _play(ships: Fleet, turns: int) -> None:
    for _ in range(turns):
        await ships.play()
