"""Computers at a table: they fill seats and give way, and nobody asks, calls or counts them as people."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from host.lobby import LEVELS, Computer, Person
from host.outbox import Kind
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import ADA, BEN, PLACE, hosting, open_many


async def opened(host: Host, seats: int = 3, person: Person = ADA, game: str = "livingstone") -> int:
    return await host.open(game, {}, seats, "fr", PLACE, person)


async def seated(host: Host, table: int) -> list[tuple[int | None, str | None]]:
    return [(seat.user, seat.computer) for seat in (await host.table(table)).seats]


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_begins_with_one_person_and_computers(host: Host, game: str) -> None:
    seats = GAMES[game].seats[-1]
    table = await opened(host, seats, game=game)
    chosen = [Computer("normal", "Zola", 3), *[Computer("easy")] * (seats - 2)]
    await host.start(table, ADA.user, chosen)
    found = await host.table(table)
    assert found.is_running
    assert [seat.computer for seat in found.seats] == [None, "normal", *["easy"] * (seats - 2)]
    assert (found.seats[1].name, found.seats[1].colour) == ("Zola", 3 if seats > 3 else 1)
    rows = [row.message for row in await host.pending(table)]
    assert {row.seat for row in rows if row.kind is Kind.HAND} == {0}
    assert [
        row for row in rows if row.kind is Kind.ASKED
    ] == []  # it is the person's own press, or a computer's


async def test_whoever_sits_with_others_is_called_and_computers_never_are(host: Host) -> None:
    open_many(host)
    called = set()
    for _ in range(6):
        table = await opened(host, 4, game="rotterdam")
        await host.join(table, BEN)
        await host.start(table, ADA.user, [Computer("normal"), Computer("normal")])
        asked = {row.message.seat for row in await host.pending(table) if row.message.kind is Kind.ASKED}
        assert asked == (await host.table(table)).asked.keys() & {0, 1}
        called |= asked
    assert called


async def test_only_people_are_asked_to_end_early_and_without_them_a_table_ends(host: Host) -> None:
    table = await opened(host, 4)
    await host.join(table, BEN)
    await host.start(table, ADA.user, [Computer("normal")])
    assert await host.cancel(table, ADA.user) == {1}
    assert await host.cancel(table, BEN.user) == frozenset()
    assert (await host.table(table)).status is TableStatus.CANCELLED
    other = await opened(host, 4)
    await host.join(other, BEN)
    await host.start(other, ADA.user, [Computer("normal")])
    await host.resign(other, ADA.user)
    assert (await host.table(other)).is_running
    await host.resign(other, BEN.user)
    assert (await host.table(other)).status is TableStatus.CANCELLED


async def test_computers_are_there_after_a_restart(path: Path) -> None:
    async with hosting(path) as host:
        table = await opened(host)
        await host.start(table, ADA.user, [Computer("easy"), Computer("normal")])
        before = await host.table(table)
    async with hosting(path) as host:
        assert await host.table(table) == before
        assert [seat.seat for seat in before.people] == [0]
        assert await host.is_seated(table, ADA.user)
        assert not await host.is_seated(table, 0)


async def test_the_levels_are_those_that_look_ahead() -> None:
    assert [*LEVELS][:2] == ["easy", "normal"]
    assert not {"random", "greedy"} & {*LEVELS}
