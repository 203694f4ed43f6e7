"""The whole life of a table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.chance import Rng
from games.core import Refused
from games.record import replay, totals
from host.lobby import Place
from host.tables import Host, new_seed
from storage.rows import TableStatus
from tests.host.people import (
    ADA,
    BEN,
    EVERYBODY,
    PLACE,
    SEED,
    asked_user,
    hosting,
    play_randomly,
    press,
    started,
)


@pytest.mark.parametrize("players", [2, 5])
async def test_a_random_game_to_the_end_with_restarts_and_its_record_replays(
    path: Path, players: int
) -> None:
    chance = Random(players)
    async with hosting(path) as host:
        table = await started(host, players)
        await play_randomly(host, table, chance, 15)
    async with hosting(path) as host:
        before = await host.view(table, ADA.user)
        await play_randomly(host, table, chance, 15)
    async with hosting(path) as host:
        assert await host.view(table, ADA.user) != before
        over = await play_randomly(host, table, chance)
        record = await host.record(table)
        commitment = await host.commitment(table)
    assert over.status is TableStatus.OVER
    assert over.asked == {}
    assert over.result is not None
    game = GAMES["livingstone"]
    last = list(replay(game, record))[-1]
    assert game.result(last.state) == over.result
    assert record.totals == totals(over.result)
    assert Rng(record.seed).commitment == commitment
    assert len(record.moves) == over.version


async def test_a_table_is_read_as_it_was_opened(host: Host) -> None:
    table = await host.open("livingstone", {"allow_pass": True}, 3, "fr", PLACE, ADA)
    await host.join(table, BEN)
    found = await host.table(table)
    assert (found.game, found.language, found.place, found.seats_wanted) == ("livingstone", "fr", PLACE, 3)
    assert found.options == GAMES["livingstone"].read_options(b'{"allow_pass": true}')
    assert [(seat.seat, seat.user, seat.name) for seat in found.seats] == [
        (0, ADA.user, "Ada"),
        (1, BEN.user, "Ben"),
    ]
    assert (found.status, found.version, found.asked) == (TableStatus.LOBBY, None, {})
    await host.start(table, BEN.user)
    begun = await host.table(table)
    assert (begun.status, begun.version, len(begun.asked)) == (TableStatus.RUNNING, 0, 1)
    await host.move(table, Place(1, 2, 33))
    assert (await host.table(table)).place == Place(1, 2, 33)


async def test_a_game_that_has_not_ended_keeps_its_record_secret(host: Host) -> None:
    table = await started(host)
    with pytest.raises(Refused, match="refusal-record_early"):
        await host.record(table)
    for person in EVERYBODY[:3]:
        await host.resign(table, person.user)
    assert (await host.record(table)).seed == SEED


async def test_the_tables_of_a_user_begin_with_those_that_wait_for_them(host: Host) -> None:
    lobby = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    tables = [await started(host, 2) for _ in range(3)]
    mover = await asked_user(host, tables[1])
    other = ADA.user + BEN.user - mover
    for action in ("take_die", "take_coins", "end_turn"):
        legal = await host.legal(tables[1], mover)
        await press(host, tables[1], mover, next(one for one in legal if one.kind() == action))
    of_mover = [table.id for table in await host.tables_of(mover)]
    of_other = [table.id for table in await host.tables_of(other)]
    assert of_mover[:2] == [tables[2], tables[0]]
    assert of_other[0] == tables[1]
    assert (lobby in of_mover) == (mover == ADA.user)
    assert await host.tables_of(999) == []


async def test_a_table_is_found_by_its_thread_and_a_lobby_by_its_channel(host: Host) -> None:
    running = await started(host, 2)
    await host.move(running, Place(1, 2, 33))
    assert await host.table_at(2) is None
    older, newer = [await host.open("livingstone", {}, 2, "en", PLACE, ADA) for _ in range(2)]
    assert await found_at(host, 33) == running
    assert await found_at(host, 2) == newer
    await host.leave(newer, ADA.user)
    assert await found_at(host, 2) == older
    await play_randomly(host, running, Random(1))
    assert await found_at(host, 33) == running


async def found_at(host: Host, place: int) -> int:
    table = await host.table_at(place)
    assert table is not None
    return table.id


async def test_settings_and_closed_messages_are_remembered(host: Host) -> None:
    table = await started(host, 2)
    assert await host.setting("commands") is None
    await host.set_setting("commands", "d1ce")
    assert await host.setting("commands") == "d1ce"
    await host.close_messages(BEN.user, is_closed=True)
    assert [seat.has_closed_messages for seat in (await host.table(table)).seats] == [False, True]


def test_a_seed_is_32_bytes_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
