"""What a spectator sees of computers, and when, tells nothing of what they hold or of how hard it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from computers import Level, decide
from computers.rollout import choices
from games import GAMES
from games.core import AnyGame
from games.values import Seat
from host.driver import Driver, Pace, seed_of
from host.lobbies import KEY
from host.lobby import Computer
from host.thinking import THINKER, order_for
from tests.cogs.harbour import moored
from tests.games.contract.tables import PLAIN_TABLES
from tests.host.people import SEED
from tests.host.test_driver import Certain, Clock, begins_like, note_steps
from tests.playground.stage import playing
from tests.secrets.exits import SECRETS
from tests.secrets.positions import secretive
from workers.thinking import Order

NONCE = "key"
TABLES = {table.game_id: table for table in PLAIN_TABLES if table.seats == 3}
DECIDING = 0.3
"""Seconds that a decision takes which is one."""


class Pair(NamedTuple):
    """Two worlds that look alike to everybody: in the one a computer has no choice, in the other it has."""

    forced: Any
    free: Any


def pairs(game_id: str) -> Iterator[Pair]:
    """Moments at which a computer does the same in both worlds, and then the person is asked."""
    game, chance = GAMES[game_id], Random(1)
    for move in secretive(TABLES[game_id]):
        asked = sorted(game.to_act(move.before))
        if len(asked) != 1 or asked == [0]:
            continue
        worlds = [SECRETS[game_id].redeal(move.before, None, chance, None) for _ in range(6)]
        forced = [world for world in worlds if len(choices(game, world, asked[0])) == 1]
        free = [world for world in worlds if world not in forced]
        for one in forced[:1]:
            if (action := played(game, one, asked[0])) is not None:
                alike = [other for other in free if played(game, other, asked[0]) == action]
                yield from [Pair(one, other) for other in alike]


def played(game: AnyGame, state: Any, seat: Seat) -> Any:
    """What a computer does there as the first thing of a game, if the person is asked after it."""
    seed = seed_of(NONCE, SEED[:KEY], 0, seat)
    order = order_for("decide", game, state, seat, Level.EASY, seed)
    action = decide(game, game.unpacked(order.known), seat, Level.EASY, seed)
    return action if game.to_act(game.play(state, seat, action).state) == {0} else None


async def watched(folder: Path, game: AnyGame, world: Any, patch: pytest.MonkeyPatch) -> list[Any]:
    """All that somebody watching can count: messages, buttons, calls, requests, and the time of each step."""
    clock, times, think = Clock(), list[float](), THINKER.think

    async def slowly(order: Order) -> Any:
        found = await think(order)
        clock.now += DECIDING if found.tried else 0.0
        return found

    async with playing() as playground, moored(playground, folder / "table.db") as harbour:
        begins_like(patch, game, world)
        patch.setattr(THINKER, "think", slowly)

        async def nonce_key() -> str:
            return NONCE

        patch.setattr(harbour.host, "nonce_key", nonce_key)
        driver = harbour.bot.driver
        driver._pace, driver._time, driver._sleep = Pace(), clock.time, clock.sleep
        driver._chance = Certain()  # type: ignore[assignment]  # any source of chance will do
        ada, eve = harbour.person("Ada"), harbour.person("Eve")
        card = await harbour.card(ada, game=game.id)
        note_steps(harbour.host, lambda: times.append(clock.now))
        await harbour.host.start(1, int(ada.user.id), [Computer("easy")] * 2)
        await driver.settled(1)
        await harbour.settled(1)
        thread = await eve.until(lambda: harbour.world.records.channels.get(card.id), "the thread")
        messages = [
            (each.labels, each.pings, len(each.files), each.is_silent) for each in eve.at(thread).sees()
        ]
        requests = [(entry.method, entry.route) for entry in playground.ledger.entries]
        assert len(times) == 2
        return [messages, times, sorted(requests)]


async def both(folder: Path, game_id: str, patch: pytest.MonkeyPatch) -> list[list[Any]]:
    """What is seen in the one world and in the other."""
    seen = []
    for name, world in next(pairs(game_id))._asdict().items():
        (folder / name).mkdir()
        with patch.context() as own:
            seen.append(await watched(folder / name, GAMES[game_id], world, own))
    return seen


@pytest.mark.parametrize("game_id", ["livingstone", "rotterdam", "congo"])
async def test_a_forced_decision_looks_like_a_free_one(
    tmp_path: Path, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced, free = await both(tmp_path, game_id, monkeypatch)
    assert forced == free


async def test_a_pause_that_begins_after_the_thinking_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Driver, "_wait", lambda self, _: self._sleep(1.0))
    forced, free = await both(tmp_path, "congo", monkeypatch)
    assert forced != free
