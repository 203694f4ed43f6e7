"""Whatever the bot writes down, at any level and by whatever way, no token is in it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from playground.people import Playground
from playground.world import TOKEN
from tests.playground.stage import playing
from tests.wire.bot_process import PATIENCE, ROOT, settings
from tests.wire.test_whole_games import begin

CARELESS = ROOT / "tests" / "wire" / "careless_bot.py"
WAYS = ("was never retrieved", "UserWarning", "Exception in thread", "Traceback", "LookupError")
"""What shows that each way was gone."""


def tokens(playground: Playground) -> list[str]:
    """Of every interaction there has been."""
    return list(playground.interactions._by_token)


@pytest.mark.promise("mend.5")
@pytest.mark.parametrize("level", ["DEBUG", "WARNING"])
async def test_no_token_is_written_down_whatever_writes_it(tmp_path: Path, level: str) -> None:
    log = tmp_path / "games.log"
    async with playing() as playground:
        environment = settings(playground, tmp_path / "games.db") | {"QUAYSIDE_LOG_LEVEL": level}
        with log.open("wb") as written:
            process = await asyncio.create_subprocess_exec(
                sys.executable, CARELESS, cwd=ROOT, env=environment, stderr=written
            )
        world = playground.world
        await world.feed.until(
            lambda: playground.gateway.is_connected or None,
            before=world.clock.now() + PATIENCE,
            waiting_for="the bot",
        )
        ada, ben, *_ = await begin(playground)
        board = await ada.waits_to_see("turn")
        await ben.presses("More", on=board)
        await ada.uses("/table log")
        await ada.completes("/table log", player="B")
        reply = await ada.presses("My hand", on=board)
        assert "went wrong" in reply.text
        process.terminate()
        assert await process.wait() == 0
        said, known = log.read_text(), tokens(playground)
    assert len(known) >= 8
    assert not [way for way in WAYS if way not in said], "a fault left no trace"
    assert ("INTERACTION_CREATE" in said) == (level == "DEBUG")
    assert not [token for token in known if token in said], "the token of an interaction stands in the log"
    assert TOKEN not in said, "the bot's token stands in the log"
