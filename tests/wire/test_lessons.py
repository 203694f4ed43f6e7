"""A lesson in a process that is killed again and again: it goes on where it was, each move made once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from games.lessons import LEARNER, lesson_named
from playground.people import Playground
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.bot_process import start_bot
from words.catalogue import Words

WORDS = Words("en", "livingstone")
KILLS = 5
MOMENTS = 7
"""Changes of the world after a press, the most, before the process is killed: its answer is among them."""

pytestmark = pytest.mark.slow


async def so_many_changes(playground: Playground, count: int) -> None:
    """Until the world has changed that often from now on."""
    left, enough = count, asyncio.Event()

    def hear(_: object) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            enough.set()

    with playground.world.feed.listening(hear):
        if count:
            await enough.wait()


async def test_wherever_the_process_is_killed_the_lesson_goes_on(tmp_path: Path) -> None:
    lesson, database, chance = lesson_named("livingstone"), tmp_path / "quayside.db", Random(20)
    assert lesson is not None
    async with playing() as playground:
        bot = await start_bot(playground, database)
        ada, ben = playground.person("Ada"), playground.person("Ben")
        me, kills = ada.in_private(), 0
        await ada.uses("/learn", game="livingstone")
        while WORDS.say("lesson-livingstone-end") not in (shown := ada.private_messages()[-1]).text:
            press = asyncio.ensure_future(me.presses(WORDS.say("lesson-show"), on=shown))
            if kills < KILLS:
                moment = asyncio.ensure_future(so_many_changes(playground, chance.randrange(MOMENTS)))
                await asyncio.wait({press, moment}, return_when=asyncio.FIRST_COMPLETED)
                await bot.kill()
                for task in (press, moment):
                    task.cancel()
                await asyncio.gather(press, moment, return_exceptions=True)
                bot = await start_bot(playground, database)
                kills += 1
            else:
                await press
        assert await bot.stop() == 0
        assert " ERROR " not in bot.log
        assert ben.sees() == []
        assert len(ada.private_messages()) == 1, "one message, changed by her presses"
        assert all(each.is_silent for each in ada.notifications())
    with looking_at(database) as connection:
        made = connection.execute(
            "select count(*) from steps where seat = ? and request not like 'lesson:%'", (LEARNER,)
        ).fetchone()
    assert made == (len(lesson.prompts),), "each move once, however often it was pressed"
