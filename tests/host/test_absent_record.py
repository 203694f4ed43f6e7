"""Games in which players resigned, were replaced, came back and went back leave a record that holds."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from games import GAMES
from games.record import check
from host.hours import DAY
from host.tables import Host
from storage.rows import Pace, TableStatus
from tests.host.people import EVERYBODY, hosting, play_randomly
from tests.host.returning import somebody_goes_back
from tests.host.test_clocks import begun
from tests.host.test_polls import kinds, standing, votes
from tests.host.test_timers import Time, rung
from tests.wire.bot_process import ROOT
from tools.replay import load, tell
from tools.sheet import game_states
from tools.verify import verified

FEW, PARTS = 20, 10
"""Steps between two things that befall a table, at the most; and so that a short game is not over before."""
BEFALLS = {"seat_replaced", "seat_returned", "time_ran_out", "seat_resigned"}


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
async def host(path: Path, clock: Time) -> AsyncIterator[Host]:
    async with hosting(path, clock) as host:
        yield host


async def life(host: Host, clock: Time, game: str, chance: Random) -> int:
    """All of it befalls a table, in some order, and then its game ends."""
    table = await begun(host, Pace.BRISK, 3, game)
    few = max(1, min(FEW - 1, len(game_states(GAMES[game], 3, 1)) // PARTS))
    gone, leaving, *_ = chance.sample(range(3), 3)

    async def is_replaced() -> None:
        await host.note_member(table, EVERYBODY[gone].user, is_there=False)
        poll = await standing(host, table)
        await votes(host, table, poll, "computer", *poll.voters[:2])

    async def comes_back() -> None:
        await host.take_seat_back(table, EVERYBODY[gone].user)

    async def lets_time_run_out() -> None:
        clock.now += 4 * DAY
        await rung(host)

    async def goes_back() -> None:
        await somebody_goes_back(host, table, chance)

    async def resigns() -> None:
        await host.resign(table, EVERYBODY[leaving].user)

    for befalls in (lets_time_run_out, is_replaced, goes_back, comes_back, goes_back, resigns, goes_back):
        await play_randomly(host, table, chance, chance.randint(1, few))
        await befalls()
    assert (await play_randomly(host, table, chance)).status is TableStatus.OVER
    return table


@pytest.mark.slow
@pytest.mark.promise("a record holds, whoever left the game, came back or was played for")
@pytest.mark.parametrize("game", GAMES)
async def test_its_record_is_played_again_and_its_chance_was_fair(
    host: Host, clock: Time, game: str, tmp_path: Path
) -> None:
    table = await life(host, clock, game, Random(game))
    assert {*await kinds(host, table)} >= BEFALLS
    record = await host.record(table)
    assert record.returns, "else nobody went back"
    checked = check(GAMES[game], record)
    assert (checked.is_true, checked.unchecked) == (True, 0)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    assert "the points agree" in [*tell(load(file), "en")][-1]
    said = verified(json.loads(file.read_bytes()), await host.commitment(table))
    assert f"all {len(record.draws)} draws" in said
    if game == next(iter(GAMES)):  # it is the same command for all, and a process is dear
        command = (sys.executable, ROOT / "bot.py", "replay", file)
        told = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
        assert "the points agree" in told.stdout
