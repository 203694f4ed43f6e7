"""Limits against floods: each has a sentence, none can be passed by pressing twice at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from games.core import Refused
from games.values import Text, Who
from host.lobby import Person, Place
from host.outbox import Kind
from host.tables import Host
from tests.engines import listen
from tests.host.people import ADA, BEN, CLEO, PLACE, hosting, started

LOBBIES, LOBBIES_HERE, GAMES_AT_ONCE, PAUSE = 5, 50, 30, 60


async def opened(host: Host, person: Person, place: Place = PLACE) -> int:
    return await host.open("livingstone", {}, 3, "en", place, person)


async def answers(*deeds: object) -> list[Text | None]:
    """Of each, all begun at once, why it was refused; None if it was not."""
    found = await asyncio.gather(*deeds, return_exceptions=True)  # type: ignore[call-overload]  # any deeds
    unexpected = [each for each in found if isinstance(each, Exception) and not isinstance(each, Refused)]
    assert not unexpected
    return [each.reason if isinstance(each, Refused) else None for each in found]


def people(count: int) -> list[Person]:
    return [Person(user=1000 + number, name=f"Guest {number}", language="en") for number in range(count)]


@pytest.mark.promise("mend.11")
async def test_a_person_sits_in_so_many_lobbies_and_no_more(host: Host) -> None:
    refusal = Text("refusal-many_lobbies", {"most": LOBBIES})
    said = await answers(*(opened(host, ADA) for _ in range(LOBBIES + 3)))
    assert said == [None] * LOBBIES + [refusal] * 3
    of_ben = await opened(host, BEN)
    assert await answers(host.join(of_ben, ADA)) == [refusal], "who joins sits there too"
    assert [table.id for table in await host.tables_of(ADA.user)] == [5, 4, 3, 2, 1]
    assert not await host.join(1, ADA), "one's own seat is no new one"
    await host.leave(1, ADA.user)
    assert await host.join(of_ben, ADA)
    await host.start(of_ben, ADA.user)
    await opened(host, ADA)


@pytest.mark.promise("mend.11")
async def test_a_server_has_so_many_lobbies_and_no_more(host: Host) -> None:
    crowd = people(LOBBIES_HERE // LOBBIES + 1)
    for number in range(LOBBIES_HERE):
        await opened(host, crowd[number // LOBBIES], Place(1, number))
    said = await answers(opened(host, crowd[-1]), opened(host, crowd[-1], Place(2, 2)))
    assert said == [Text("refusal-many_lobbies_here", {"most": LOBBIES_HERE}), None]
    await host.leave(1, crowd[0].user)
    await opened(host, crowd[-1])


@pytest.mark.promise("mend.11")
async def test_a_person_plays_so_many_games_and_no_more(host: Host) -> None:
    waiting = await opened(host, BEN, Place(2, 2))
    assert await host.join(waiting, ADA)
    games = []
    for number in range(GAMES_AT_ONCE):
        games.append(await opened(host, ADA, Place(3, number)))
        await host.join(games[-1], CLEO)
        await host.start(games[-1], ADA.user)
    refusal = Text("refusal-many_games", {"most": GAMES_AT_ONCE})
    of_ben = await opened(host, BEN)
    assert await answers(opened(host, ADA), host.join(of_ben, ADA)) == [refusal, refusal]
    assert await answers(host.start(waiting, BEN.user)) == [
        Text("refusal-busy_players", {"who": (Who(1),), "most": GAMES_AT_ONCE})
    ]
    await host.resign(games[0], ADA.user)
    await host.start(waiting, BEN.user)
    assert await answers(opened(host, ADA)) == [refusal]


class Clock:
    """Stands still until it is set."""

    time = 1_700_000_000

    def __call__(self) -> int:
        return self.time


def calls(rows: list[Kind]) -> int:
    return rows.count(Kind.ASKED)


async def told(host: Host) -> list[Kind]:
    """What is owed now, and then no more."""
    pending = await host.pending()
    await host.said(*[row.id for row in pending])
    return [row.message.kind for row in pending]


@pytest.mark.promise("mend.11")
async def test_a_table_is_brought_once_a_minute_also_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    elsewhere = Place(1, 9)
    async with hosting(tmp_path / "quayside.db", clock) as host:
        table, lobby = await started(host, 2), await opened(host, ADA)
        for each in (table, lobby):
            await host.bring(each, ADA.user, elsewhere)
        await told(host)
        clock.time += 20
    async with hosting(tmp_path / "quayside.db", clock) as host:
        for each in (table, lobby):
            said = await answers(host.bring(each, BEN.user if each == table else ADA.user, PLACE))
            assert said == [Text("refusal-called_lately", {"seconds": PAUSE - 20})]
            assert (await host.table(each)).place == elsewhere
        assert await told(host) == []
        clock.time += PAUSE - 20
        said = await answers(*(host.bring(table, user, PLACE) for user in (ADA.user, BEN.user)))
        assert said == [None, Text("refusal-called_lately", {"seconds": PAUSE})]
        assert calls(await told(host)) == 1
        clock.time -= 3600
        await host.bring(table, ADA.user, PLACE)


async def test_a_table_without_a_place_is_brought_at_once(host: Host) -> None:
    table = await started(host, 2)
    await host.bring(table, ADA.user, PLACE)
    await host.move(table, Place(1))
    await host.bring(table, ADA.user, PLACE)


async def test_a_place_that_is_lost_again_and_again_calls_once_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "quayside.db", clock) as host:
        table = await started(host, 2)
        await told(host)
        for expected in (1, 0, 0):
            await host.lose_place(table)
            shown = await told(host)
            assert (shown.count(Kind.BOARD), calls(shown)) == (1, expected)
            clock.time += PAUSE // 3
        await host.lose_place(table)
        assert calls(await told(host)) == 1


@pytest.mark.promise("mend.11")
async def test_the_tables_of_a_user_are_read_with_few_questions(tmp_path: Path) -> None:
    """However many there are: a completion asks for them with every letter."""
    async with hosting(tmp_path / "quayside.db") as host:
        for number in range(8):
            table = await opened(host, ADA, Place(1, number))
            await host.join(table, BEN)
            if number < 5:
                await host.start(table, ADA.user)
        asked: list[str] = []
        host._live.drop()
        store = host._store
        await listen(store, asked.append)
        tables = await host.tables_of(ADA.user)
        await listen(store, lambda _: None)
    assert len(tables) == 8
    assert [seat.name for seat in tables[0].seats] == ["Ada", "Ben"]
    assert len(asked) <= 4, "\n".join(asked)
