"""Computers play where they are asked: whole turns, at their pace, and none of it twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from computers.chancing import one_of
from games.congo.rules import CONGO
from games.congo.state import CongoState
from games.core import AnyGame, Step
from games.panamax.rules import PANAMAX
from games.rotterdam.actions import FinishTrading, OfferTrade
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase
from host import driver as driving_module
from host.computer_turns import think_through
from host.driver import AT_ONCE, Driver, Pace
from host.lobby import Computer
from host.outbox import COMPUTERS, Due, Kind, Message, Pending, Post, PostKind, due
from host.tables import Host
from host.thinking import Thinker
from storage.rows import TableStatus
from tests.games.congo import positions as congo
from tests.games.rotterdam.positions import player, position
from tests.host.people import ADA, BEN, PLACE, hosting, press
from workers.thinking import Order

DRAWN = 0.25
"""Where between the shortest and the longest pause every pause lies in here."""


class Clock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waited: list[float] = []

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.waited.append(seconds)


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One process for all of these tests: none of them makes it fall."""
    thinker = Thinker()
    yield thinker
    thinker.stop()


class Certain(Random):
    def random(self) -> float:
        return DRAWN


@asynccontextmanager
async def driving(host: Host, thinker: Thinker, pace: Pace = AT_ONCE, **given: Any) -> AsyncIterator[Driver]:
    driver = Driver(host, pace=pace, thinker=thinker, **given)
    driver._chance = Certain()  # type: ignore[assignment]  # any source of chance will do
    await driver.start()
    try:
        yield driver
    finally:
        await driver.close()


async def alone(host: Host, game: str, computers: int = 2, level: str = "easy") -> int:
    """A running game of one person and so many computers."""
    table = await host.open(game, {}, computers + 1, "en", PLACE, ADA)
    await host.start(table, ADA.user, [Computer(level)] * computers)
    return table


def begins_like(patch: pytest.MonkeyPatch, game: AnyGame, state: Any) -> None:
    """From here on games of that kind begin in that state."""
    patch.setattr(type(game), "setup", lambda *_: Step(game.copy(state), []))


def choosing(players: int) -> CongoState:
    """All choose a character in secret, and everybody has a choice."""
    hands = ["fr_doctor_1 uk_officer_1", "be_explorer_1 us_neutral_1", "de_officer_1 pt_neutral_2"]
    return congo.position(*(congo.player(*hand.split()) for hand in hands[:players]))


async def ada_goes_on(host: Host, table: int, chance: Random) -> bool:
    """Ada does something or other, if the game goes on: then she is asked, because no computer is to go."""
    found = await host.table(table)
    if found.is_running:
        assert 0 in found.asked
        await press(host, table, ADA.user, one_of(await host.legal(table, ADA.user), chance))
    return found.is_running


async def steps_of(host: Host, table: int) -> list[tuple[int | None, str | None]]:
    """Who made each step, and by which request."""
    rows = await host._store.history(table)
    return [(row.seat, row.request) for row in rows]


def note_steps(host: Host, note: Callable[[], None]) -> None:
    """From here on this is called for every change with steps, too."""
    wake, known = host._live.on_moved, dict[int, int]()

    def noting(table_id: int) -> None:
        last = host._live._tables[table_id].now.rows.last
        if last is not None and known.get(table_id) != last.version:
            known[table_id] = last.version
            note()
        wake(table_id)

    host.on_moved(noting)


# Turns


async def test_a_turn_is_stored_whole_and_every_step_of_it_once(path: Path, thinker: Thinker) -> None:
    async with hosting(path) as host:
        table = await alone(host, "livingstone")
        commits: list[int] = []
        async with driving(host, thinker) as driver:
            note_steps(host, lambda: commits.append(table))
            chance = Random(1)
            for _ in range(12):
                await driver.settled(table)
                await ada_goes_on(host, table, chance)
        steps = (await steps_of(host, table))[1:]
    turns = [seat for number, (seat, _) in enumerate(steps) if number == 0 or steps[number - 1][0] != seat]
    assert len(commits) < len(steps)
    by_computers = [request for seat, request in steps if seat != 0]
    assert len(by_computers) > 2 * len([seat for seat in turns if seat != 0])
    assert all((request or "").startswith("computer:") for request in by_computers)
    assert len({*by_computers}) == len(by_computers)


async def test_what_was_thought_of_a_version_that_has_passed_is_dropped_and_thought_of_anew(
    path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins_like(monkeypatch, CONGO, choosing(2))
    async with hosting(path) as host:
        table = await alone(host, "congo", 1)
        clock, turns = Clock(), list[bool]()

        async def sleep(seconds: float) -> None:
            await clock.sleep(seconds)
            if len(clock.waited) == 1:  # while the computer waits, Ada chooses, too
                await ada_goes_on(host, table, Random(1))

        play_turn = host.play_turn

        async def noted(table_id: int, turn: Any) -> bool:
            turns.append(await play_turn(table_id, turn))
            return turns[-1]

        monkeypatch.setattr(host, "play_turn", noted)
        async with driving(host, thinker, Pace(), clock=clock.time, sleep=sleep) as driver:
            await driver.settled(table)
        assert turns[:2] == [False, True]
        assert [seat for seat, _ in await steps_of(host, table)][:3] == [None, 0, 1]


@pytest.mark.parametrize("people", [1, 2])
async def test_a_table_goes_on_after_a_restart_and_ends_without_people(
    path: Path, thinker: Thinker, people: int
) -> None:
    async with hosting(path) as host:
        table = await host.open("panamax", {}, people + 1, "en", PLACE, ADA)
        if people == 2:
            await host.join(table, BEN)
        await host.start(table, ADA.user, [Computer("easy")])
        for seat in range(people):
            while seat in (await host.table(table)).asked:
                user = (ADA, BEN)[seat].user
                state: Any = (await host._live.get(table)).now.position.state
                action = PANAMAX.idle(state, seat)
                await press(host, table, user, action)
    async with hosting(path) as host:
        async with driving(host, thinker) as driver:
            await driver.settled(table)
            assert not {seat for seat in (await host.table(table)).asked if seat >= people}
            assert {seat for seat, _ in await steps_of(host, table)} == {None, *range(people + 1)}
            for person in (ADA, BEN)[:people]:
                assert (await host.table(table)).is_running
                await host.resign(table, person.user)
            await driver.settled(table)
            found = await host.table(table)
            assert found.status is TableStatus.CANCELLED
            assert await host.computers_to_go(table) is None
        assert len(await steps_of(host, table)) == (found.version or 0) + 1
    assert await _with_computers(path) == []


async def _with_computers(path: Path) -> list[int]:
    async with hosting(path) as host:
        return await host.with_computers()


async def test_who_has_made_an_offer_waits_for_people_to_answer(
    path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = (["bread", "petrol"], ["jam"], ["carpet"])
    start = position(*(player(products=hand) for hand in hands), phase=Phase.TRADE)
    begins_like(monkeypatch, ROTTERDAM, start)
    async with hosting(path) as host:
        table = await alone(host, "rotterdam")
        offer = OfferTrade(to=None, give=("jam",), want=("bread",))
        seat = (await host.table(table)).seats[1].seat
        turn = await _turn(host, table, {1: offer})
        assert await host.play_turn(table, turn)
        waiting = await host.computers_to_go(table)
        assert waiting is not None
        assert waiting.seats == {2}, "it would only withdraw its offer"
        async with driving(host, thinker) as driver:
            await driver.settled(table)
            assert {0, seat} <= {*(await host.table(table)).asked}
            before = await steps_of(host, table)
            assert [each for each, _ in before].count(1) == 1
            await press(host, table, ADA.user, FinishTrading())
            await driver.settled(table)
        assert (await host.table(table)).status is TableStatus.RUNNING
        assert [each for each, _ in await steps_of(host, table)].count(1) > 1


async def _turn(host: Host, table: int, actions: dict[int, Any]) -> Any:
    """What computers do when they do just that."""
    waiting = await host.computers_to_go(table)
    assert waiting is not None

    async def decide(state: Any, seat: int, version: int) -> Any:
        del state, version
        return actions[seat]

    only = replace(waiting, seats=frozenset(actions))
    return await think_through(only, decide)


# Pace


@pytest.mark.parametrize(
    ("people", "thinks", "played"),
    [
        (1, 0.0, 0.5 + DRAWN),
        (1, 0.2, 0.5 + DRAWN),
        (1, 0.9, 0.5 + DRAWN + 1),
        (1, 2.3, 0.5 + DRAWN + 2),
        (2, 0.0, 2 + 3 * DRAWN),
        (2, 0.9, 2 + 3 * DRAWN),
    ],
)
async def test_when_a_computer_plays_tells_nothing_of_how_long_it_thought(
    path: Path, thinker: Thinker, people: int, thinks: float, played: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = [
        ("fr_doctor_1", "uk_officer_1"),
        ("be_explorer_1", "us_neutral_1"),
        ("de_officer_1", "pt_neutral_2"),
    ]
    players = [congo.player(*hand) for hand in hands[: people + 1]]
    begins_like(monkeypatch, CONGO, congo.position(*players))
    clock = Clock()
    async with hosting(path) as host:
        table = await host.open("congo", {}, people + 1, "en", PLACE, ADA)
        if people == 2:
            await host.join(table, BEN)
        await host.start(table, ADA.user, [Computer("easy")])
        times: list[float] = []
        think = thinker.think

        async def slowly(order: Order) -> Any:
            clock.now += thinks
            return await think(order)

        monkeypatch.setattr(thinker, "think", slowly)
        async with driving(host, thinker, Pace(), clock=clock.time, sleep=clock.sleep) as driver:
            note_steps(host, lambda: times.append(clock.now - 100))
            await driver.settled(table)
    assert times == [pytest.approx(played)]


# Telling


def untold(*rows: tuple[int, Kind, int]) -> list[Pending]:
    return [
        Pending(id, 1, id, created, Message(kind, 0 if kind is not Kind.BOARD else None))
        for id, kind, created in rows
    ]


def test_what_waits_for_computers_is_told_with_what_they_do() -> None:
    rows = untold((1, Kind.BOARD, 100), (2, Kind.HAND, 101), (3, Kind.ASKED, 101))
    assert due(rows, {0, 1}, 3, 102, has_computers_to_go=True) == Due([], COMPUTERS - 1)
    assert due(rows, {0, 1}, 3, 102).rows == rows
    assert due(rows, {0, 1}, 3, 101 + COMPUTERS, has_computers_to_go=True).rows == rows, "they fail to go on"
    assert due(rows, {0, 1}, -1, 102, has_computers_to_go=True).rows == rows, "the first board"


async def test_several_computers_in_a_row_are_one_thing_to_tell(path: Path, thinker: Thinker) -> None:
    async with hosting(path) as host:
        table, chance = await alone(host, "livingstone"), Random(3)
        goes = Driver(host, pace=AT_ONCE, thinker=thinker)._go  # when it is told to
        await told(host, table)
        turns = 0
        while turns < 2:
            turns = 0
            while 0 in (await host.table(table)).asked:
                await told(host, table)
                await ada_goes_on(host, table, chance)
            while await host.computers_to_go(table) is not None:
                held = await host.untold(table)
                assert held is None or (held.rows, held.wait) == ([], COMPUTERS)
                await goes(table)
                turns += 1
        found = await host.untold(table)
        assert found is not None
        assert {row.message.kind for row in found.rows} >= {Kind.BOARD, Kind.ASKED}
        assert [row.message.seat for row in found.rows if row.message.kind is Kind.ASKED] == [0]


async def told(host: Host, table: int) -> None:
    """A board has told everything so far."""
    version = (await host.table(table)).version or 0
    post = Post(kind=PostKind.BOARD, channel=1, message=1, posted=1, version=version)
    await host.keep_post(table, post, [row.id for row in await host.pending(table)])


async def test_a_game_that_computers_never_end_is_played_plainly(
    path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving_module, "MOST_STEPS", -1)
    thought: list[object] = []

    async def think(order: Order) -> Any:
        thought.append(order)

    monkeypatch.setattr(thinker, "think", think)
    async with hosting(path) as host:
        table = await alone(host, "livingstone")
        async with driving(host, thinker) as driver:
            await driver.settled(table)
            await asyncio.sleep(0)
        assert (await host.table(table)).asked.keys() == {0}
    assert not thought
