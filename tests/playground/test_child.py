from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground.child import Child, Health
from playground.people import Playground
from playground.world import TOKEN

PATIENCE = 20.0
BOT = (sys.executable, Path(__file__).with_name("child_bot.py"))


@asynccontextmanager
async def living(playground: Playground, *command: str | Path) -> AsyncIterator[Child]:
    child = Child(playground, command or BOT, Path("none.db"), TOKEN)
    life = asyncio.create_task(child.live())
    try:
        yield child
    finally:
        await child.stop()
        await life


async def until(playground: Playground, wish: Callable[[], bool]) -> None:
    clock = playground.world.clock
    await playground.world.feed.until(
        lambda: wish() or None, before=clock.now() + PATIENCE, waiting_for="the child"
    )


def pid(child: Child) -> int:
    assert child._process is not None
    return child._process.pid


async def test_it_connects_and_is_restarted_on_request(playground: Playground) -> None:
    async with living(playground) as child:
        await until(playground, lambda: child.health is Health.RUNNING)
        first = pid(child)
        await child.restart()
        await until(playground, lambda: child.health is Health.RUNNING)
        assert pid(child) != first
        assert child.last_fall is None
        last = pid(child)
    with pytest.raises(ProcessLookupError):
        os.kill(last, 0)


async def test_a_fall_is_told_with_its_last_words_until_a_restart(
    playground: Playground, capfd: pytest.CaptureFixture[str]
) -> None:
    async with living(playground) as child:
        await until(playground, lambda: child.health is Health.RUNNING)
        os.kill(pid(child), signal.SIGUSR1)
        await until(playground, lambda: child.health is Health.FALLEN)
        assert child.last_fall is not None
        assert child.last_fall.exit_code == 3
        assert child.last_fall.last_words == ["Man overboard"]
        await until(playground, lambda: child.health is Health.RUNNING)
        assert child.last_fall is not None
        await child.restart()
        assert child.last_fall is None
    assert "Man overboard" in capfd.readouterr().err


async def test_one_that_cannot_start_is_tried_again_ever_more_rarely(playground: Playground) -> None:
    falls: list[float] = []
    clock = playground.world.clock

    def note(change: object) -> None:
        if getattr(change, "subject", None) is Health.FALLEN:
            falls.append(clock.now())

    with playground.world.feed.listening(note):
        async with living(playground, sys.executable, "-c", "raise SystemExit(2)") as child:
            await until(playground, lambda: len(falls) == 2)
            assert child.last_fall is not None
            assert child.last_fall.exit_code == 2
