"""A report carries the game: out of a database in use, and into a playground at its very step."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import Refused, write
from games.record import replay
from host.tables import Host
from playground import keeping
from playground.play import Wanted
from storage.sqlite.engine import open_store
from tests.host.people import EVERYBODY, PLACE, hosting, new_click, play_randomly, started, user_of
from tools.complaint import Complaint
from tools.report import lay_out, load, take_out

PLAYERS = {"livingstone": 5, "congo": 2, "panamax": 3}


async def played_on(host: Host, table: int, chance: Random, steps: int) -> None:
    """So many steps, some of them taken back."""
    for _ in range(steps):
        await play_randomly(host, table, chance, 1)
        for seat in (await host.table(table)).seats:
            if chance.random() < 0.1 and (await host.seen(table, user_of(seat))).bar is None:
                await host.undo(table, user_of(seat), new_click())


async def state_of(host: Host, table: int) -> bytes:
    return write((await host._live.get(table)).now.position.state)


@pytest.mark.parametrize("game_id", PLAYERS)
async def test_what_is_reported_stands_in_the_playground_as_it_was(tmp_path: Path, game_id: str) -> None:
    database, out = tmp_path / "quayside.db", tmp_path / "report.json"
    async with hosting(database) as host:
        table = await started(host, PLAYERS[game_id], game_id)
        await played_on(host, table, Random(5), 30)
        wanted_state, number = await state_of(host, table), await host.report(table)
        assert await host.report(table) == number + 1, "it does not tell whether anything has happened"
        await played_on(host, table, Random(6), 10)
        said = await asyncio.to_thread(take_out, database, number, out)
    assert said.startswith(f"Report {number} of 2023-11-14 22:13 UTC, {game_id}, table {table}, step ")
    text = out.read_text("utf-8")
    assert not any(person.name in text or str(person.user) in text.split('"') for person in EVERYBODY)
    found = load(out)
    *_, last = replay(GAMES[game_id], found.record)
    assert write(last.state) == wanted_state

    wanted = Wanted(tmp_path / "play.db", ("bot",))
    await asyncio.to_thread(lay_out, found, wanted)
    world = keeping.load(wanted.folder)
    async with open_store(wanted.data) as store:
        host = Host(store, GAMES, lambda: 1_700_000_000)
        assert await state_of(host, 1) == wanted_state
        shown = await host.table(1)
        assert [world.user(str(seat.user)).name for seat in shown.seats] == [
            "Ada", "Basile", "Chloé", "David", "Eve"
        ][: PLAYERS[game_id]]  # fmt: skip
        assert await host.untold(1) is not None, "the board is shown once the bot is there"


async def test_what_is_no_report_gets_one_sentence(tmp_path: Path) -> None:
    database, out = tmp_path / "quayside.db", tmp_path / "report.json"
    async with hosting(database) as host:
        lobby = await host.open("congo", {}, 2, "en", PLACE, EVERYBODY[0])
        with pytest.raises(Refused):
            await host.report(lobby)
        with pytest.raises(Complaint, match=r"^There is no report 7\.$"):
            await asyncio.to_thread(take_out, database, 7, out)
        await host.join(lobby, EVERYBODY[1])
        await host.start(lobby, EVERYBODY[0].user)
        number = await host.report(lobby)
        await asyncio.to_thread(take_out, database, number, out)
        with pytest.raises(Complaint, match="exists already"):
            await asyncio.to_thread(take_out, database, number, out)
    found = load(out)
    other = tmp_path / "other.json"
    other_box = replace(found, record=replace(found.record, data_digest="x"))
    other.write_bytes(msgspec.json.encode(other_box))
    with pytest.raises(Complaint, match="another box than today's"):
        load(other)
    other.write_text("{}")
    with pytest.raises(Complaint, match="is no report of a game"):
        load(other)
    somebodys = tmp_path / "mine.db"
    somebodys.write_bytes(b"not to be lost")
    with pytest.raises(Complaint, match="belongs to no playground"):
        await asyncio.to_thread(lay_out, found, Wanted(somebodys, ("bot",)))
    assert somebodys.read_bytes() == b"not to be lost"
