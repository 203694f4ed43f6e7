"""A box that is corrected while games are running: told once, in public, and named in the record."""

from __future__ import annotations

import copy
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.core import AnyGame
from host.errors import Stale
from host.outbox import Kind
from host.tables import Host
from storage.rows import TableStatus
from tests.engines import open_store
from tests.host.people import (
    ALL_GAMES,
    SEED,
    asked_user,
    hosting,
    new_click,
    play_randomly,
    press,
    started,
    user_of,
)
from tests.kept import bring


def with_box(game: AnyGame, digest: str) -> AnyGame:
    """The game with another box."""
    other = copy.copy(game)
    setattr(other, "data_digest", digest)  # noqa: B010  # of this one alone
    return other


@asynccontextmanager
async def corrected(path: Path, digest: str = "corrected", game: str = "livingstone") -> AsyncIterator[Host]:
    """The host as after a start with a corrected box of that game."""
    async with open_store(path) as store:
        host = Host(store, {**ALL_GAMES, game: with_box(ALL_GAMES[game], digest)}, lambda: 5, lambda: SEED)
        await host.resume()
        yield host


async def noted(host: Host, table: int) -> int:
    """How often the log of a watcher tells of it."""
    return [event.kind for event in await host.log(table, None)].count("box_corrected")


async def tell_all(host: Host) -> None:
    await host.said(*(row.id for row in await host.pending()))


@pytest.mark.promise("mend.2")
async def test_the_table_is_told_once_and_in_public(path: Path) -> None:
    async with hosting(path) as host:
        table, other = await started(host, 3), await started(host, 2, "congo")
        await play_randomly(host, table, Random(1), steps=20)
        await tell_all(host)
    async with corrected(path) as host:
        owed = await host.pending(table)
        assert [(row.message.kind, row.message.seat) for row in owed] == [(Kind.BOARD, None)]
        assert [event.kind for event in owed[0].message.events] == ["box_corrected"]
        assert await noted(host, table) == 1
        assert await host.pending(other) == []
        await tell_all(host)
    async with corrected(path) as host:
        assert await host.pending() == []
        await play_randomly(host, table, Random(1), steps=5)
        assert await noted(host, table) == 1


async def test_it_is_noted_before_anything_is_played_with_it(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        seat = (await host.table(table)).seat_of(user)
        legal = await host.legal(table, user)
    assert seat is not None
    async with open_store(path) as store:
        host = Host(store, {"livingstone": with_box(GAMES["livingstone"], "corrected")}, lambda: 5)
        # Whoever has the numbers of before on the screen is asked again.
        with pytest.raises(Stale):
            await host.play(table, user, legal[0], seat.question, new_click())
        assert await noted(host, table) == 1
        await press(host, table, user, legal[0])
        assert await noted(host, table) == 1


async def test_what_was_answered_in_advance_is_played_after_it(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 3, "rotterdam")
        found = await host.table(table)
        waiting = next(user_of(seat) for seat in found.seats if seat.seat not in found.asked)
        (prepared, *_) = (await host.seen(table, waiting)).prepared
        await host.prepare(table, waiting, prepared.advance.key)
    async with corrected(path, game="rotterdam") as host:
        assert await noted(host, table) == 1
        assert [each.is_standing for each in (await host.seen(table, waiting)).prepared].count(True) == 1


async def test_a_crash_on_the_way_leaves_nothing_of_it_and_the_next_start_tells_it(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        await tell_all(host)

    def crash() -> int:
        raise KeyboardInterrupt

    boxes = {"livingstone": with_box(GAMES["livingstone"], "corrected")}
    async with open_store(path) as store:
        with pytest.raises(KeyboardInterrupt):
            await Host(store, boxes, crash).resume()
    async with corrected(path) as host:
        assert (await host.table(table)).version == 1
        assert len(await host.pending(table)) == 1
        assert await noted(host, table) == 1


@pytest.mark.sqlite_file
@pytest.mark.promise("mend.2")
async def test_a_file_of_an_earlier_commit_is_told_of_its_other_box(tmp_path: Path) -> None:
    kept = bring(tmp_path)
    running = {table["id"]: table["game"] for table in kept.index.tables if table["status"] == "running"}
    boxes = {id: with_box(game, f"other {id}") for id, game in GAMES.items()}
    async with open_store(kept.database) as store:
        host = Host(store, boxes, lambda: int(time.time()))
        assert await host.resume() == []
        for table in running:
            assert await noted(host, table) == 1, f"table {table} was changed silently"
        untold = {row.table for row in await host.pending()}
        assert untold >= running.keys()
        lobby, _ = kept.tables("lobby")
        assert await host.pending(lobby) == []
        shortest = next(table for table, game in running.items() if game == "congo")
        assert (await play_randomly(host, shortest, Random(1))).status is TableStatus.OVER
        record = await host.record(shortest)
    assert [each.data_digest for each in record.corrections] == ["other congo"]
