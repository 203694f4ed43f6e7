"""The process that thinks for computers: what it is handed, what it answers, and how it falls and ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from computers import Level, decide
from games.core import write
from host import thinking
from host.thinking import Thinker, decided, order_for
from tests.computers.positions import asked, moments
from tests.computers.test_secrets import KEPT, LEAKY, at_every_table
from tests.games.contract.tables import Table
from tests.secrets.checks import Leak
from tests.secrets.exits import SECRETS
from tests.secrets.redealing import another_world, keeping
from workers.pipe import packed

SEED = 7


async def until(is_so: Callable[[], bool]) -> None:
    """Others are served meanwhile."""
    while not is_so():  # noqa: ASYNC110  # it is another thread that makes it so
        await asyncio.sleep(0)


def handed(table: Table, state: Any, seat: int) -> bytes:
    """What goes to the process, to the byte."""
    return packed(order_for("decide", table.game, state, seat, Level.NORMAL, SEED))


def check_handed(table: Table, states: list[Any], worlds: int = 1) -> None:
    """The same bytes go there in all worlds that look alike to the seat, without the true seed; or Leak."""
    chance = Random(1)
    for state in states:
        for seat in asked(table, state):
            data = handed(table, state, seat)
            others = [another_world(table.game, state, seat, chance) for _ in range(worlds)]
            if state.rng.seed.encode() in data or any(handed(table, each, seat) != data for each in others):
                raise Leak("thinking", seat)


@at_every_table
def test_nothing_that_the_seat_does_not_know_is_handed_over(table: Table) -> None:
    check_handed(table, moments(table, 24))


@pytest.mark.parametrize(("table", "place"), KEPT)
def test_one_true_thing_among_it_is_noticed(
    table: Table, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = moments(table, 160)
    keeping(monkeypatch, table, place)
    with pytest.raises(Leak):
        check_handed(table, states, worlds=2)


@pytest.mark.parametrize("table", LEAKY.values(), ids=LEAKY)
def test_handing_over_the_true_state_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(table.game), "redeal", lambda self, state, *_: self.copy(state))
    with pytest.raises(Leak):
        check_handed(table, moments(table, 2))


async def test_it_decides_there_what_would_be_decided_here(thinker: Thinker) -> None:
    for table in LEAKY.values():
        game, (state, *_) = table.game, moments(table, 4)
        (seat, *_) = asked(table, state)
        order = order_for("decide", game, state, seat, Level.EASY, SEED)
        found = await decided(thinker, game, state, seat, Level.EASY, SEED)
        assert found.action == decide(game, game.unpacked(order.known), seat, Level.EASY, SEED)
        other = SECRETS[game.id].redeal(state, seat, Random(2), None)
        assert await decided(thinker, game, other, seat, Level.EASY, SEED) == found


async def test_fallen_it_is_asked_again_and_decides_the_same(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    table = LEAKY["livingstone"]
    (state, *_) = moments(table, 4)
    (seat,) = asked(table, state)
    before = await decided(thinker, table.game, state, seat, Level.EASY, SEED)
    process = thinker.start()
    os.kill(process.pid, signal.SIGSTOP)
    again = asyncio.ensure_future(decided(thinker, table.game, state, seat, Level.EASY, SEED))
    await until(thinker._asking.locked)
    os.kill(process.pid, signal.SIGKILL)
    assert await again == before
    assert [line for line in caplog.messages if "fallen; it is started again" in line]


async def test_while_nobody_can_think_what_is_plain_is_played(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = LEAKY["panamax"]
    (state, *_) = moments(table, 4)
    (seat, *_) = asked(table, state)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    found = await decided(thinker, table.game, state, seat, Level.EASY, SEED)
    assert found.action == table.game.idle(state, seat)
    sleeper = tmp_path / "sleeper"
    sleeper.write_text("#!/bin/sh\nexec sleep 600\n")
    sleeper.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(sleeper))
    thinker.patience = 0.1
    thinker._rests_until = 0.0
    found = await decided(thinker, table.game, state, seat, Level.EASY, SEED)
    assert found.action == table.game.idle(state, seat)
    assert len([line for line in caplog.messages if "plays what is plain" in line]) == 2
    assert write(state).decode() not in caplog.text


async def test_what_is_not_legal_is_never_played(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = LEAKY["congo"]
    game, states = table.game, moments(table, 60)
    (state, *_) = states
    (seat, *_) = asked(table, state)
    orders = [
        order_for("decide", game, each, seat, Level.EASY, SEED)
        for each in states
        if seat in asked(table, each)
    ]
    wrong = next(
        each
        for each in orders
        if game.refusal(state, seat, decide(game, game.unpacked(each.known), seat, Level.EASY, SEED))
    )
    monkeypatch.setattr(thinking, "order_for", lambda *_: wrong)
    found = await decided(thinker, game, state, seat, Level.EASY, SEED)
    assert found.action == game.idle(state, seat)
    assert [line for line in caplog.messages if "not legal" in line]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked for in /proc")
async def test_it_ends_when_it_has_nothing_to_do_and_is_back_without_a_word(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    table = LEAKY["livingstone"]
    (state, *_) = moments(table, 4)
    (seat,) = asked(table, state)
    thinker.idle = 0.01
    before = await decided(thinker, table.game, state, seat, Level.EASY, SEED)
    await until(lambda: thinker._process is None)
    assert await decided(thinker, table.game, state, seat, Level.EASY, SEED) == before
    assert caplog.messages == []
