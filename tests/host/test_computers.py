"""Computers at a table: they fill seats and give way, and nobody asks, calls or counts them as people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games import GAMES
from games.core import Refused
from host.lobby import LEVELS, NAMES, Computer, Person
from host.outbox import Kind
from host.tables import Host
from storage.rows import Calls, TableStatus
from tests.host.people import ADA, BEN, CLEO, EVERYBODY, FAY, PLACE, hosting, open_many


async def opened(host: Host, seats: int = 3, person: Person = ADA, game: str = "livingstone") -> int:
    return await host.open(game, {}, seats, "fr", PLACE, person)


async def seated(host: Host, table: int) -> list[tuple[int | None, str | None]]:
    return [(seat.user, seat.computer) for seat in (await host.table(table)).seats]


async def test_computers_fill_the_seats_and_can_be_sent_away(host: Host, path: Path) -> None:
    table = await opened(host)
    names = [await host.add_computer(table, ADA.user, level) for level in ("easy", "normal")]
    with pytest.raises(Refused, match="table_full"):
        await host.add_computer(table, ADA.user, "normal")
    _, easy, normal = (await host.table(table)).seats
    assert [(each.user, each.computer, each.calls) for each in (easy, normal)] == [
        (None, "easy", Calls.NONE),
        (None, "normal", Calls.NONE),
    ]
    assert [easy.name, normal.name] == names
    assert len({ADA.name, *names}) == 3
    await host.set_level(table, ADA.user, normal.name, "easy")
    await host.remove_computer(table, ADA.user, easy.name)
    with pytest.raises(Refused, match="computer_gone"):
        await host.remove_computer(table, ADA.user, easy.name)  # a second press hits nobody else
    (ada, left) = (await host.table(table)).seats
    assert (ada.user, left.name, left.computer, left.colour) == (
        ADA.user,
        normal.name,
        "easy",
        normal.colour,
    )


@pytest.mark.parametrize(
    ("deed", "given", "reason"),
    [
        ("add_computer", (BEN.user, "normal"), "not_seated"),
        ("add_computer", (ADA.user, "random"), "unknown_choice"),
        ("add_computer", (ADA.user, "no such level"), "unknown_choice"),
        ("remove_computer", (BEN.user, "Greta"), "not_seated"),
        ("remove_computer", (ADA.user, "Ada"), "computer_gone"),
        ("remove_computer", (ADA.user, "Nobody"), "computer_gone"),
        ("set_level", (BEN.user, "Greta", "easy"), "not_seated"),
        ("set_level", (ADA.user, "Ada", "easy"), "computer_gone"),
        ("set_level", (ADA.user, "Greta", "greedy"), "unknown_choice"),
    ],
)
async def test_what_cannot_be_done_changes_nothing(
    host: Host, deed: str, given: tuple[Any, ...], reason: str
) -> None:
    table = await opened(host)
    await host.add_computers(table, ADA.user, [Computer("normal", "Greta")])
    before = await seated(host, table)
    with pytest.raises(Refused, match=reason):
        await getattr(host, deed)(table, *given)
    assert await seated(host, table) == before
    await host.start(table, ADA.user)
    with pytest.raises(Refused, match="table_running"):
        await getattr(host, deed)(table, ADA.user, *given[1:])
    assert await seated(host, table) == before


async def test_a_computer_gives_way_to_a_person_and_the_last_person_closes_the_lobby(host: Host) -> None:
    table = await opened(host)
    await host.add_computer(table, ADA.user, "easy")
    await host.add_computer(table, ADA.user, "normal")
    assert await host.join(table, BEN)
    assert await seated(host, table) == [(ADA.user, None), (None, "easy"), (BEN.user, None)]
    assert await host.join(table, CLEO)
    assert await seated(host, table) == [(ADA.user, None), (CLEO.user, None), (BEN.user, None)]
    with pytest.raises(Refused, match="table_full"):
        await host.join(table, FAY)
    for person in (CLEO, BEN):
        await host.leave(table, person.user)
    await host.add_computer(table, ADA.user, "easy")
    await host.leave(table, ADA.user)
    closed = await host.table(table)
    assert (closed.status, closed.seats) == (TableStatus.CANCELLED, ())


async def test_no_two_at_a_table_are_called_the_same(host: Host) -> None:
    for number, name in enumerate(NAMES[:5]):
        namesake = Person(500 + number, name.upper(), "en")
        table = await opened(host, 4, namesake)
        for _ in range(2):
            await host.add_computer(table, namesake.user, "normal")
        taken = (await host.table(table)).seats[2].name
        await host.join(table, Person(600 + number, taken.lower(), "en"))
        names = [seat.name.casefold() for seat in (await host.table(table)).seats]
        assert len({*names}) == 4
        assert len({name[0] for name in names}) == 4


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


async def test_computers_count_for_no_limit(host: Host) -> None:
    for person in EVERYBODY[:4]:
        for _ in range(5):
            table = await opened(host, 3, person)
            await host.add_computer(table, person.user, "normal")
            await host.add_computer(table, person.user, "normal")
    with pytest.raises(Refused, match="many_lobbies"):
        await opened(host, 3, ADA)
    assert [len(await host.tables_of(person.user)) for person in EVERYBODY[:4]] == [5] * 4


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
