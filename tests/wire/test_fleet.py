"""Several processes on PostgreSQL: each hears of its servers, all play on the same tables."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from playground.people import Person
from playground.world import TOKEN
from storage.address import Server
from tests.engines.fresh import database
from tests.playground.stage import playing
from tests.wire.bot_process import ROOT
from tests.wire.fleet import Ship, eventually, sailing, two_servers

__all__ = ["database"]


@pytest.mark.promise("beyond.shards")
async def test_a_press_in_private_messages_for_a_server_of_another_shard(
    tmp_path: Path, database: Server
) -> None:
    world, _, second = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        await asyncio.gather(fleet.start("0/2"), fleet.start("1/2"))
        people = await fleet.begin(second, "Ada", "Ben")
        for turn in range(4):
            await fleet.hands_over(people, in_private=turn % 2 == 0)
        assert [ship.log for ship in fleet.ships] == ["", ""]


TWICE = (40060, 10062)
"""How Discord answers who answers what another has answered, or what nobody did in time."""


def says(ship: Ship, words: str) -> bool:
    """Whether it has written that down."""
    return words in ship.log


def twice(person: Person) -> list[str]:
    """What the table was told more than once."""
    said = [seen.text for seen in person.sees() if not seen.is_private]
    return [each for each in said if said.count(each) > 1]


@pytest.mark.promise("beyond.shards")
async def test_another_process_tells_the_tables_of_one_that_has_died(
    tmp_path: Path, database: Server
) -> None:
    world, _, second = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        first, other = await asyncio.gather(fleet.start("0/2"), fleet.start("1/2"))
        people = await fleet.begin(second, "Ada", "Ben")
        await other.kill()
        await fleet.hands_over(people, in_private=True)
        assert "No process holds the shards [1]" in first.log
        await fleet.start("1/2")
        await fleet.hands_over(people)
        assert not twice(people[0])
        assert fleet.ships[-1].log == ""


@pytest.mark.promise("beyond.shards")
async def test_a_process_that_stood_still_is_stood_in_for_and_goes_on(
    tmp_path: Path, database: Server
) -> None:
    world, _, second = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        first, other = await asyncio.gather(fleet.start("0/2"), fleet.start("1/2"))
        people = await fleet.begin(second, "Ada", "Ben")
        other.stand_still()
        try:
            await fleet.hands_over(people, in_private=True)
            assert "No process holds the shards [1]" in first.log
        finally:
            other.go_on()
        for turn in range(3):
            await fleet.hands_over(people, in_private=turn == 1)
        assert not twice(people[0])


@pytest.mark.promise("beyond.shards")
async def test_a_successor_waits_for_its_shards_and_goes_on_at_once(tmp_path: Path, database: Server) -> None:
    world, first, second = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        await asyncio.gather(fleet.start("0/2"), fleet.start("1/2"))
        here = await fleet.begin(first, "Ada", "Ben")
        there = await fleet.begin(second, "Cleo", "Dan")
        for old in tuple(fleet.ships):
            new = await fleet.launch(str(old.shards), QUAYSIDE_LOG_LEVEL="INFO")
            await eventually(lambda: len(playground.gateway.sessions) == 3)
            await fleet.hands_over(here, table=1)  # two listen, and one of them answers
            assert says(new, "waits for its end")
            since = world.clock.now()
            assert await old.stop() == 0
            await eventually(partial(says, new, "holds the shards"))
            assert world.clock.now() - since < 10
            assert fleet.is_heard(new)
            await fleet.hands_over(here, table=1)
            await fleet.hands_over(there, table=2)
        for people in (here, there):
            assert not twice(people[0])
        assert not [each for each in playground.ledger.entries if each.code in TWICE]


@pytest.mark.promise("beyond.shards")
async def test_a_process_started_again_after_it_was_killed_need_not_wait(
    tmp_path: Path, database: Server
) -> None:
    world, first, _ = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        old = await fleet.start("0-1/2")
        people = await fleet.begin(first, "Ada", "Ben")
        await old.kill()
        new = await fleet.start("0-1/2", QUAYSIDE_LOG_LEVEL="INFO")
        assert not says(new, "waits for its end")
        await fleet.hands_over(people)
        assert not twice(people[0])


@pytest.mark.promise("beyond.shards")
async def test_whoever_stood_still_while_a_successor_came_lets_go(tmp_path: Path, database: Server) -> None:
    world, first, _ = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        old = await fleet.start("0-1/2", QUAYSIDE_LOG_LEVEL="INFO")
        people = await fleet.begin(first, "Ada", "Ben")
        old.stand_still()
        try:
            new = await fleet.launch("0-1/2", QUAYSIDE_LOG_LEVEL="INFO")
            await eventually(lambda: len(playground.gateway.sessions) == 4)
            await eventually(partial(says, new, "holds the shards 0-1/2"))
        finally:
            old.go_on()
        await eventually(partial(says, old, "Another process holds shards of 0-1/2 now"))
        await fleet.hands_over(people)
        assert not twice(people[0])
        assert await new.stop() == 0
        await eventually(lambda: old.log.count("holds the shards 0-1/2") == 2)
        await fleet.hands_over(people)


@pytest.mark.promise("beyond.shards")
async def test_what_is_done_once_for_all_is_done_by_one(tmp_path: Path, database: Server) -> None:
    """Migrations, commands, emoji; and shards identify one after the other, whichever process has them."""
    async with playing(shards=4) as playground, sailing(playground, database, tmp_path) as fleet:
        ships = await asyncio.gather(
            *[fleet.start(shards, QUAYSIDE_EMOJI="yes") for shards in ("0-1/4", "2/4", "3/4")]
        )
        told = [
            each for each in playground.ledger.entries if each.method == "PUT" and "commands" in each.route
        ]
        assert len(told) == 1
        await eventually(lambda: len(playground.world.records.emojis) >= 5)
        names = [each.name for each in playground.world.records.emojis.values()]
        assert len(names) == len({*names})
        uploads = [
            each for each in playground.ledger.entries if each.method == "POST" and "emojis" in each.route
        ]
        assert {each.status for each in uploads} == {201}
        assert [ship.log for ship in ships] == [""] * 3


@pytest.mark.promise("beyond.shards")
async def test_computers_play_and_clocks_run_out_once_whichever_process_does_it(
    tmp_path: Path, database: Server
) -> None:
    world, _, second = two_servers()
    async with playing(world, shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        await asyncio.gather(fleet.start("0/2"), fleet.start("1/2"))
        ada = playground.person("Ada").at(
            second.channel_named("The Pier" if second is not world else "general")
        )
        card = (await ada.uses("/play", game="livingstone", alone="easy")).message
        thread = await ada.until(lambda: world.records.channels.get(card.id), "a thread")
        people = [await fleet.seated(ada.at(thread))]
        of_computers = 'select version from steps join seats using (table_id, seat) where "user" is null'
        for step in count():
            await fleet.asks_a_person()
            if len(await fleet.ask(of_computers)) > 8:
                break
            await fleet.plays(people, in_private=step % 2 == 1)
        world.pass_time(25 * 3600)  # she is reminded, once
        reminded = await ada.until(
            lambda: [each for each in ada.notifications() if "waits" in each.text] or None, "a reminder"
        )
        await asyncio.sleep(2)
        assert len(reminded) == 1
        assert not twice(people[0])


@pytest.mark.promise("beyond.shards")
@pytest.mark.parametrize(
    ("shards", "words"),
    [("3-1/8", "it is like 0-3/8"), ("0/2", "several processes share a PostgreSQL database only")],
)
async def test_shards_that_cannot_be_are_a_sentence_and_exit_code_2(
    tmp_path: Path, shards: str, words: str
) -> None:
    told = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "QUAYSIDE_DATABASE": str(tmp_path / "x.db"),
        "QUAYSIDE_SHARDS": shards,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, ROOT / "bot.py", "run", env=told, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    (sentence,) = said.decode().splitlines()
    assert sentence.startswith(f"QUAYSIDE_SHARDS is '{shards}'")
    assert words in sentence


@pytest.mark.promise("beyond.shards")
async def test_each_of_several_processes_says_for_itself_whether_it_lives(
    tmp_path: Path, database: Server
) -> None:
    async def alive(shards: str) -> int:
        told = {**os.environ, "QUAYSIDE_DATABASE": database.address, "QUAYSIDE_SHARDS": shards}
        process = await asyncio.create_subprocess_exec(
            sys.executable, ROOT / "bot.py", "alive", env=told, stdout=asyncio.subprocess.DEVNULL
        )
        return await process.wait()

    async with playing(shards=2) as playground, sailing(playground, database, tmp_path) as fleet:
        await fleet.start("1/2")
        assert (await alive("1/2"), await alive("0/2")) == (0, 1)
