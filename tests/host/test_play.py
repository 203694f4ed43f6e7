"""A step is made exactly once, whatever arrives."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from games.core import Action, Refused, State
from games.livingstone.actions import EndTurn, TakeDie
from host.errors import Stale
from host.tables import Host, Played
from storage.rows import TableStatus
from tests.engines import open_store
from tests.host.people import (
    ADA,
    ALL_GAMES,
    BEN,
    FAY,
    asked_user,
    hosting,
    new_click,
    play_randomly,
    press,
    started,
)
from tests.host.sealed import Note, Seal, Sealed, SealedState
from tests.storage.sample import whole


async def first_question(host: Host, table: int) -> tuple[int, int, list[Action]]:
    """Who is asked, under which number, and what can be done."""
    user = await asked_user(host, table)
    seat = (await host.table(table)).seat_of(user)
    assert seat is not None
    return user, seat.question, await host.legal(table, user)


async def test_the_same_click_twice_makes_one_step_and_one_answer(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host)
        user, question, legal = await first_question(host, table)
        first = await host.play(table, user, legal[0], question, "click")
        again = await host.play(table, user, legal[0], question, "click")
    async with hosting(path) as host:
        after_restart = await host.play(table, user, legal[0], question, "click")
        assert (await host.table(table)).version == 1
    assert (first.version, first.is_repeated) == (1, False)
    assert [event.kind for event in first.events] == ["die_taken"]
    assert again == after_restart == Played(1, first.events, is_repeated=True)


async def test_the_same_click_twice_at_once(host: Host) -> None:
    table = await started(host)
    user, question, legal = await first_question(host, table)
    answers = await asyncio.gather(*(host.play(table, user, legal[0], question, "click") for _ in range(4)))
    assert sorted(answer.is_repeated for answer in answers) == [False, True, True, True]
    assert {answer.version for answer in answers} == {1}
    assert (await host.table(table)).version == 1


async def test_two_clicks_at_once_make_one_step(host: Host) -> None:
    table = await started(host)
    user, question, legal = await first_question(host, table)
    answers = await asyncio.gather(
        *(host.play(table, user, legal[0], question, new_click()) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(answer, Played) for answer in answers) == 1
    assert sum(isinstance(answer, Stale) for answer in answers) == 3
    assert (await host.table(table)).version == 1


async def test_tables_do_not_wait_for_each_other_and_are_as_the_file_has_them(host: Host) -> None:
    tables = [await started(host) for _ in range(5)]
    questions = [await first_question(host, table) for table in tables]
    await asyncio.gather(
        *(
            host.play(table, user, legal[0], question, "click")
            for table, (user, question, legal) in zip(tables, questions, strict=True)
        )
    )
    assert [(await host.table(table)).version for table in tables] == [1] * 5
    host._live.drop()
    assert [(await host.table(table)).version for table in tables] == [1] * 5


@pytest.mark.parametrize("off_by", [-1, 1])
async def test_a_click_on_another_question_changes_nothing(host: Host, off_by: int) -> None:
    table = await started(host)
    user, question, legal = await first_question(host, table)
    before, owed = await host.table(table), await host.pending()
    with pytest.raises(Stale, match="refusal-stale"):
        await host.play(table, user, legal[0], question + off_by, new_click())
    assert await host.table(table) == before
    assert await host.pending() == owed


async def test_what_the_rules_refuse_changes_nothing_and_names_the_rule(host: Host) -> None:
    table = await started(host)
    user, question, _ = await first_question(host, table)
    before, owed = await host.table(table), await host.pending()
    with pytest.raises(Refused) as caught:
        await host.play(table, user, EndTurn(), question, "click")
    assert caught.value.reason.rule
    assert await host.table(table) == before
    assert await host.pending() == owed
    assert (await host.seen(table, user)).bar is not None


async def test_another_users_click_is_not_ones_own(host: Host) -> None:
    table = await started(host, 2)
    user, question, legal = await first_question(host, table)
    await host.play(table, user, legal[0], question, "click")
    with pytest.raises(Stale):
        await host.play(table, ADA.user + BEN.user - user, legal[0], 1, "click")
    with pytest.raises(Refused, match="refusal-not_seated"):
        await host.play(table, FAY.user, legal[0], 1, "click")


async def test_who_may_not_play_is_told_why(host: Host) -> None:
    lobby = await host.open("livingstone", {}, 2, "en", (await host.table(await started(host))).place, ADA)
    with pytest.raises(Refused, match="refusal-table_lobby"):
        await host.play(lobby, ADA.user, TakeDie(1), 0, new_click())
    table = await started(host, 2, "sealed")
    with pytest.raises(Refused, match="refusal-not_seated"):
        await host.play(table, FAY.user, Seal(1), 1, new_click())
    over = await play_randomly(host, table, Random(1))
    assert over.status is TableStatus.OVER
    with pytest.raises(Refused, match="refusal-table_over"):
        await press(host, table, ADA.user, Seal(1))


async def test_waiting_is_not_the_same_as_being_allowed(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(1))
    assert 0 not in (await host.table(table)).asked
    await press(host, table, ADA.user, Seal(3))
    await press(host, table, BEN.user, Seal(2))
    assert getattr(await host.view(table, None), "wins") == (1, 0)  # noqa: B009  # the view's own type is not known here


class LaterState(SealedState, kw_only=True):
    weather: str


class LaterSealed(Sealed):
    """The same game after a correction that needs more state."""

    rules_version = 2
    state: ClassVar[type[State]] = LaterState

    def upgrade(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        assert version == 1
        return {**raw, "weather": "fine"}


class NewSealed(Sealed):
    """The same game after a correction that old tables cannot follow."""

    rules_version = 2


async def test_a_table_without_rules_is_left_alone_and_holds_up_nothing_else(path: Path) -> None:
    async with hosting(path) as host:
        lost, other = await started(host, 2, "sealed"), await started(host, 2, "sealed")
        kept = await started(host, 2)
        await host.resign(other, BEN.user)
    async with open_store(path) as store:
        host = Host(store, {**ALL_GAMES, "sealed": NewSealed()}, lambda: 5)
        assert await host.resume() == [lost, other]
        assert [table.id for table in await host.tables_of(ADA.user)] == [kept]
        with pytest.raises(Refused, match="refusal-table_unreadable"):
            await host.play(lost, ADA.user, Seal(1), 1, new_click())
    async with hosting(path) as host:
        assert [table.id for table in await host.tables_of(BEN.user)][-1:] == [lost]
        await press(host, lost, ADA.user, Seal(1))


async def test_a_running_game_goes_on_under_newer_rules(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2, "sealed")
        await press(host, table, ADA.user, Note(1))
        await press(host, table, ADA.user, Seal(3))
    async with open_store(path) as store:
        host = Host(store, {**ALL_GAMES, "sealed": LaterSealed()}, lambda: 5)
        await press(host, table, BEN.user, Note(7))
        await host.undo(table, BEN.user, new_click())
        await press(host, table, BEN.user, Seal(2))
        assert (await host.table(table)).asked.keys() == {0, 1}
        step = (await whole(store, table)).base
        assert step is not None
        assert step.state is not None
        assert (step.rules_version, json.loads(step.state)["weather"]) == (2, "fine"), "stored as of today"
