"""A whole game at DEBUG, watched by Prometheus: it is counted, and neither figures nor log tell of it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from games import GAMES
from playground.people import Playground
from playground.seen import Seen
from playground.world import TOKEN, World
from storage.sqlite.health import looking_at
from tests.games.contract.tables import EARLY
from tests.wire.bot_process import bot_running
from tests.wire.test_logs import tokens
from tools.bench.crew import sit_down

pytest.importorskip("prometheus_client", reason="prometheus-client is not installed: no figures to be read")

LEAST = 24
"""Letters of a line that is nobody's by chance."""
NUMBER = re.compile(r"^(?P<name>[a-z_]+)(?:\{(?P<labels>[^}]*)\})? (?P<value>\S+)$", re.MULTILINE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def lines_of(seen: Seen) -> set[str]:
    """What is read of it, line by line, pictures described."""
    said = [seen.text, *(file.description or "" for file in seen.files)]
    return {line for text in said for line in text.splitlines() if len(line) >= LEAST}


def hidden(database: Path) -> set[str]:
    """Seeds and states, as they are stored."""
    with looking_at(database) as connection:
        states = [
            json.loads(state)
            for (state,) in connection.execute("select state from steps where state not null")
        ]
        actions = [
            action for (action,) in connection.execute("select action from steps where action not null")
        ]
        nonces = [
            str(key) for (key,) in connection.execute("select value from settings where key = 'nonces'")
        ]
    assert states
    return {*(state["rng"]["seed"] for state in states), *actions, *nonces}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_counted_and_nothing_of_it_is_told(tmp_path: Path, game: str) -> None:
    database, port = tmp_path / "games.db", free_port()
    shown = list[str]()

    async def read() -> dict[tuple[str, str], float]:
        def ask() -> str:
            with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
                return str(answer.read(), "utf-8")

        shown.append(await asyncio.to_thread(ask))
        return {
            (found["name"], found["labels"] or ""): float(found["value"])
            for found in NUMBER.finditer(shown[-1])
        }

    async with (
        Playground(World.new()) as playground,
        bot_running(
            playground,
            database,
            QUAYSIDE_LOG_LEVEL="DEBUG",
            QUAYSIDE_LOG_FORMAT="json",
            QUAYSIDE_METRICS=str(port),
        ) as bot,
    ):
        people = [f"Zephyrine{number}" for number in range(2)]
        crew = await sit_down(playground, database, game, 1, players=2, names=people)
        private = set[str]()
        steps = 0
        while await crew.play():
            steps += 1
            if steps == EARLY:
                during = await read()
        for person in crew.people:
            private |= {line for seen in person.private_messages() for line in lines_of(seen)}
            private |= {line for seen in person.sees() if seen.is_private for line in lines_of(seen)}
        after = await read()
        secret = hidden(database)
        known = tokens(playground)
        written = bot.log
    check(game, during, after, steps)
    assert private
    assert secret
    events: list[dict[str, Any]] = [json.loads(line) for line in written.splitlines()]
    assert {"DEBUG", "INFO"} <= {event["level"] for event in events}
    assert any("INTERACTION_CREATE" in event["message"] for event in events), "which event it was is told"
    told = "\n".join([*(json.dumps(event, ensure_ascii=False) for event in events), *shown])
    assert TOKEN not in told
    for kept in (known, people, private, secret):
        assert not [each for each in kept if each in told]


def check(
    game: str, during: dict[tuple[str, str], float], after: dict[tuple[str, str], float], steps: int
) -> None:
    """The figures say what happened."""
    of_game = f'game="{game}"'
    assert during["quayside_steps_total", of_game] >= EARLY
    assert after["quayside_steps_total", of_game] >= steps
    assert 0 < after["quayside_turns_total", of_game] <= after["quayside_steps_total", of_game]
    assert (during["quayside_tables", 'status="running"'], after["quayside_tables", 'status="over"']) == (
        1,
        1,
    )
    answered = after["quayside_answer_seconds_count", ""]
    assert answered >= steps
    assert answered == after["quayside_answer_seconds_bucket", 'le="+Inf"']
    assert after["quayside_drawing_seconds_count", ""] > 0
    assert after["quayside_loop_lateness_seconds_count", ""] > 0
    assert after["quayside_requests_total", 'counted="yes",status="200"'] > 0
    assert after["quayside_memory_bytes", 'process="bot"'] > 10_000_000
    assert after["quayside_memory_bytes", 'process="drawing"'] > 10_000_000
    assert during["quayside_oldest_untold_seconds", ""] < 3600
