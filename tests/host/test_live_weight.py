"""What a live table weighs is about what it takes."""

from __future__ import annotations

import sys
from enum import Enum
from random import Random

import pytest
from msgspec import Struct

from games import GAMES
from games.core import Game
from host.consequences import Foresight
from host.live_table import STEPS, LiveTable
from host.outbox import Kind, Message
from host.position import Moment
from host.snapshot import Snapshot
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import (
    ADA,
    BEN,
    CLEO,
    play_randomly,
    started,
    user_of,
)


def bytes_of(*things: object) -> int:
    """What these take in memory, each part counted once; not the rules, which all tables share."""
    counted: set[int] = set()
    total, waiting = 0, [*things]
    while waiting:
        thing = waiting.pop()
        if id(thing) in counted or isinstance(thing, type | Enum | Game):
            continue
        counted.add(id(thing))
        total += sys.getsizeof(thing)
        if isinstance(thing, Struct):
            waiting += [getattr(thing, name) for name in thing.__struct_fields__]
        elif isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        elif isinstance(thing, Moment | Snapshot | Foresight):
            total += sys.getsizeof(vars(thing))
            waiting += [part for name, part in vars(thing).items() if name not in SHARED]
    return total


LINES = 25
"""As many as a panel lists at once."""
SHARED = ("game", "_games", "_people")


def factor(live: LiveTable) -> float:
    """How many times its bytes a table is thought to weigh."""
    return live.weight / bytes_of(live.now, live._moments, live._steps)


async def look(host: Host, table: int) -> None:
    """Everybody looks at the table, as the bot shows it after each step, and all has been told."""
    for seat in (await host.table(table)).seats:
        own = await host.seen(table, user_of(seat))
        for action in own.legal[:LINES]:
            own.foresight.of(action)
        await host.shown(table, 0, seat.user)
    await host.said(*(row.id for row in await host.pending(table)))


async def in_the_middle(host: Host, game: str, steps: int) -> int:
    """A table after so many steps, or after fewer where the game is over by then."""
    table = await started(host, 3, game)
    chance = Random(5)
    for _ in range(steps):
        await play_randomly(host, table, chance, 1)
        await look(host, table)
        if (await host.table(table)).status is not TableStatus.RUNNING:
            return await in_the_middle(host, game, steps // 2)
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [10, 40, 70])
async def test_a_table_weighs_about_what_it_takes(host: Host, game: str, steps: int) -> None:
    table = await in_the_middle(host, game, steps)
    assert 1 / 3 < factor(await host._live.get(table)) < 3


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_is_only_read_weighs_about_what_it_takes(host: Host, game: str) -> None:
    table = await in_the_middle(host, game, 40)
    host._live.drop()
    for since in range(min(40, (await host.table(table)).version or 0)):
        for person in (ADA, BEN, CLEO):
            await host.shown(table, since, person.user)
            await host.seen(table, person.user)
    live = await host._live.get(table)
    assert 1 / 3 < factor(live) < 3
    assert live.weigh() == 0, "all of it was counted"


@pytest.mark.parametrize("game", GAMES)
async def test_what_nobody_can_be_told_weighs_too(host: Host, game: str) -> None:
    table = await in_the_middle(host, game, 10)
    for seat in (await host.table(table)).seats * 200:
        async with host._live.change(table, 5) as change:
            change.tell(1, Message(Kind.HAND, seat.seat))
    assert 1 / 3 < factor(await host._live.get(table)) < 3


async def test_the_texts_of_the_steps_at_hand_are_counted_as_they_come_and_go(host: Host) -> None:
    table = await started(host, 3)
    live = host._live._tables[table]
    for number in range(STEPS + 10):
        await play_randomly(host, table, Random(number), 1)
        assert live._texts == sum(len(step.events) for step in live._steps.values())
        if (await host.table(table)).result is not None:
            break
    assert live._texts
    await live.history(live.now)
    assert live._texts == sum(len(step.events) for step in live._steps.values())
