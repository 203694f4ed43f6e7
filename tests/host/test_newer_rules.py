"""A game of the box goes on under newer rules: what is stored changes with its next step, and it ends."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core import AnyGame
from host.tables import Host
from storage.rows import TableStatus
from tests.engines import open_store
from tests.games.contract.tables import EARLY
from tests.host.people import ALL_GAMES, hosting, play_randomly, started
from tests.storage.sample import whole

SEASON = "dry"
"""What the newer rules keep besides."""


def newer(game: AnyGame) -> AnyGame:
    """The same game after a correction: its states know the season, which those of before do not."""
    later = msgspec.defstruct(
        f"Later{game.state.__name__}", [("season", str)], bases=(game.state,), kw_only=True, module=__name__
    )

    def upgrade(self: AnyGame, raw: dict[str, Any], version: int) -> dict[str, Any]:
        del self
        assert version == game.rules_version
        return {**raw, "season": SEASON}

    about = {"rules_version": game.rules_version + 1, "state": later, "upgrade": upgrade}
    made: AnyGame = type(f"Later{type(game).__name__}", (type(game),), about)()
    return made


async def stored(store: Any, table: int) -> tuple[int, dict[str, Any]]:
    """The rules version of the last step, and its state."""
    step = (await whole(store, table)).base
    assert step is not None
    assert step.state is not None
    return step.rules_version, json.loads(step.state)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_a_running_game_changes_with_its_next_step_and_ends(path: Path, game: AnyGame) -> None:
    chance, later = Random(7), newer(game)
    async with hosting(path) as host:
        table = await started(host, game.seats[0], game.id)
        await play_randomly(host, table, chance, EARLY)
    async with open_store(path) as store:
        version, before = await stored(store, table)
        assert (version, "season" in before) == (game.rules_version, False)
        host = Host(store, {**ALL_GAMES, game.id: later}, lambda: 5)
        assert await host.resume() == []
        await play_randomly(host, table, chance, 1)
        version, after = await stored(store, table)
        assert (version, after["season"]) == (game.rules_version + 1, SEASON)
        assert before.keys() == after.keys() - {"season"}, "nothing of it is lost"
        over = await play_randomly(host, table, chance)
        assert over.status is TableStatus.OVER
        assert over.result is not None
        versions = {row.rules_version for row in await store.history(table)}
        assert versions == {game.rules_version, game.rules_version + 1}, (
            "each step keeps those it was made by"
        )
