"""Answers in advance have bounds, and outlive restarts and newer rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from host.advance import ANSWER_LIMIT
from host.errors import Stale
from host.outbox import Kind
from host.tables import Host
from tests.engines import open_store
from tests.host.advancing import give_by_hand, moves, standing, stored_answers, told
from tests.host.people import ADA, ALL_GAMES, BEN, hosting, kill, press, started
from tests.host.sealed import Seal, Sealed


async def test_an_answer_that_never_ends_its_question_is_dropped_in_the_end(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await host.prepare(table, ADA.user, "note_for_ever")
    assert (await host.table(table)).version == ANSWER_LIMIT
    assert await standing(host, table, ADA.user) == []
    await press(host, table, BEN.user, Seal(2))
    asked = await host.table(table)
    assert (asked.version, set(asked.asked)) == (ANSWER_LIMIT + 1, {0})


async def test_whose_endless_answer_is_dropped_is_asked(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(1))
    await give_by_hand(host, table, key="note_for_ever", number=2)
    await press(host, table, BEN.user, Seal(2))
    asked = [(version, seat) for version, kind, seat in await told(host, 1) if kind is Kind.ASKED]
    assert asked == [(2 + ANSWER_LIMIT, 0)]


async def test_an_answer_that_was_not_played_before_a_crash_is_played_at_the_next_start(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2, "sealed")
        await give_by_hand(host, table)
        assert (await host.table(table)).version == 0
    async with hosting(path) as host:
        assert (await host.table(table)).version == 1
        assert await moves(host, table) == [(0, '{"kind":"seal","number":1}')]


async def test_an_answer_that_was_not_played_before_a_crash_is_played_before_anything_else(
    path: Path,
) -> None:
    async with hosting(path) as host:
        table = await started(host, 2, "sealed")
        await give_by_hand(host, table)
    async with open_store(path) as store:
        host = Host(store, ALL_GAMES, lambda: 5)
        with pytest.raises(Stale):  # the press was made when the answer had not been played
            await press(host, table, ADA.user, Seal(3))
        assert await moves(host, table) == [(0, '{"kind":"seal","number":1}')]


@pytest.mark.parametrize("reading", [1, 2])
async def test_killed_while_it_is_answered_there_is_neither_the_step_nor_its_answer(
    path: Path, reading: int
) -> None:
    async with hosting(path) as host:
        table = await started(host, 2, "sealed")
        await press(host, table, ADA.user, Seal(3))
        await host.prepare(table, ADA.user, "seal_always")
    kill(path, table, BEN.user, reading, "seal")
    async with hosting(path) as host:
        found = await host.table(table)
        assert (found.version, set(found.asked)) == (1, {1})
        await press(host, table, BEN.user, Seal(2))
        assert (await host.table(table)).version == 3


class Forgetful(Sealed):
    """The same game when its rules know no rounds any more."""

    def span(self, state: Any, span: str) -> int:
        del state
        return {"game": 0}[span]


async def test_an_answer_of_which_the_rules_know_nothing_any_more_is_dropped(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2, "sealed")
        await press(host, table, ADA.user, Seal(3))
        for key in ("seal_one", "seal_always"):
            await host.prepare(table, ADA.user, key)
        await give_by_hand(host, table, key="no_such_key", span="game", number=0)
    async with open_store(path) as store:
        host = Host(store, {**ALL_GAMES, "sealed": Forgetful()}, lambda: 5)
        await host.resume()
        answers = await stored_answers(host, table)
        assert [row.key for row in answers] == ["seal_always", "no_such_key"]
        await press(host, table, BEN.user, Seal(2))
        assert (await host.table(table)).version == 3
