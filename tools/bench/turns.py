"""A turn over the wire: what it costs the processor, over a bare reply with a ready picture."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from games import GAMES
from playground.people import Playground
from playground.world import World
from tools.bench.bare_bot import PICTURE
from tools.bench.crew import Crew, sit_down
from tools.bench.processes import Bot, running
from tools.bench.ratios import Ratio, ratio_of
from tools.bench.recorder import busy_views, turn_picture

GOAL = 8.0
ROUNDS = 7
TURNS = 40
"""In one measurement of ours ..."""
REPLIES = 200
"""... and of bare replies, which are short."""


@asynccontextmanager
async def bare(folder: Path) -> AsyncIterator[tuple[Playground, Bot]]:
    """A server with a bare bot in it that shows a board of Livingstone."""
    picture = folder / "ready.png"
    _, view = busy_views(GAMES["livingstone"])
    picture.write_bytes(turn_picture(GAMES["livingstone"], view).png())
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(Playground(World.new()))
        command = ("-m", "tools.bench.bare_bot")
        bot = await stack.enter_async_context(
            running(playground, folder / "bare.db", *command, **{PICTURE: str(picture)})
        )
        yield playground, bot


async def seconds_of_turns(bot: Bot, crew: Crew, turns: int) -> float:
    """The bot's processor time per turn of that table, all that a turn shows included."""
    before = bot.seconds
    for _ in range(turns):
        await crew.turn()
    return (bot.seconds - before) / turns


async def seconds_of_replies(bot: Bot, playground: Playground, replies: int) -> float:
    """The bare bot's processor time per reply."""
    person, before = playground.person("Ada"), bot.seconds
    for _ in range(replies):
        await person.uses("/bare")
    return (bot.seconds - before) / replies


async def measure() -> dict[str, dict[str, Ratio]]:
    """By game."""
    found: dict[str, Ratio] = {}
    with TemporaryDirectory() as name:
        folder = Path(name)
        async with (
            bare(folder) as (quiet, bare_bot),
            Playground(World.new()) as playground,
            running(playground, folder / "games.db") as bot,
        ):
            tables = count(1)
            for game in GAMES:
                ratios = []
                for _ in range(ROUNDS):
                    crew = await sit_down(playground, folder / "games.db", game, next(tables))
                    await seconds_of_turns(bot, crew, TURNS // 2)
                    ours = await seconds_of_turns(bot, crew, TURNS)
                    ratios.append(ours / await seconds_of_replies(bare_bot, quiet, REPLIES))
                found[game] = ratio_of(ratios, GOAL, is_more_better=False)
    return {"turn_cpu_vs_bare_reply": found}
