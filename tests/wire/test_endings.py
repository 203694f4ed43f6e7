"""A game ends, and the process is killed at its awaits: the finish card is shown once, and whole."""

from __future__ import annotations

import io
import os
import shutil
from itertools import count
from pathlib import Path

import pytest
from PIL import Image

from games import GAMES
from games.core import State, write
from games.livingstone.actions import EndTurn
from playground.data import Message
from playground.seen import seen
from playground.world import World
from tests.playground.stage import playing
from tests.wire.crashing import Crashing, crashing
from tests.wire.oracle import versions
from tests.wire.test_crashes import FEWEST, Moment, Turn, before, lasting, shown
from tools.bench.crew import owed
from tools.sheet import game_states

CARD = (780, 740)
"""Pixels."""
EVERY = int(os.environ.get("QUAYSIDE_AWAITS", "3"))
"""Of the awaits, each so manyth is one to be killed at; 1 for all of them."""
GAME, SEED, SEAT = "livingstone", 2, 0


def nearly_over() -> State:
    """Whose last turn it is has only to end it."""
    return game_states(GAMES[GAME], 3, SEED)[-2]


def endings(world: World, moment: Moment) -> list[Message]:
    """The messages with a record."""
    there = [message for message in lasting(world) if message.channel == moment.thread]
    return [
        each for each in there if any(file.filename.endswith(".json") for file in seen(world, each).files)
    ]


async def ended(bots: Crashing, moment: Moment, database: Path, point: int) -> tuple[World, str, bool]:
    """The world after the press, with a bot that dies there and another; where, and if it was stored."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point)
        moment.press(playground)
        came_to = await bots.hear("at", "over")
        if came_to[0] == "over":
            await bots.stop()
            return playground.world, "", True
        assert await bots.hear("ended") == ["ended", "-9"]
        is_stored = len(versions(database)) > moment.version + 1
        await bots.begin(playground, database)
        if not is_stored:
            assert shown(playground.world) == shown(moment.again())
            moment.press(playground)
            await bots.hear("over")
        await bots.stop()
        return playground.world, came_to[1], is_stored


@pytest.mark.slow
@pytest.mark.promise("the finish card is posted once, whenever the process dies")
async def test_a_game_that_ends_shows_its_card_once_also_when_killed_on_the_way(tmp_path: Path) -> None:
    killed: list[bool] = []
    async with crashing(GAME) as bots:
        bots.start = (GAME, write(nearly_over()).decode())
        moment = await before(bots, tmp_path, Turn((EndTurn(),), GAME, nearly_over(), SEAT))
        after, place, _ = await ended(bots, moment, tmp_path / "undisturbed.db", 0)
        assert place == ""
        (ending,) = endings(after, moment)
        card, _ = seen(after, ending).files
        assert Image.open(io.BytesIO(card.content)).size == CARD
        assert " wins by " in (card.description or "")
        expected = shown(after)
        for point in count(1, EVERY):
            database = tmp_path / f"{point}.db"
            world, place, is_stored = await ended(bots, moment, database, point)
            assert shown(world) == expected, place
            assert len(endings(world, moment)) == 1
            assert (versions(database), owed(database)) == ([*range(moment.version + 2)], 0), place
            if not place:
                break
            killed.append(is_stored)
    assert {*killed} == {False, True}
    assert len(killed) >= FEWEST / EVERY
