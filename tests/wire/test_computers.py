"""A person alone with computers, over the wire; the process is killed while they think and play."""

from __future__ import annotations

import asyncio
import os
import shutil
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct

from cogs.panel.choices import digest
from computers.chancing import one_of
from games import GAMES
from games.core import Action, Result
from games.livingstone.actions import EndTurn
from games.livingstone.rules import LIVINGSTONE
from games.record import read_record, replay, totals
from games.values import Seat
from playground.clock import Clock
from playground.data import Records
from playground.people import Person, Playground
from playground.world import World
from storage.sqlite.health import looking_at
from tests.cogs.test_drawing import is_running
from tests.playground.stage import playing
from tests.wire.bot_process import start_bot
from tests.wire.crashing import Crashing, crashing
from tests.wire.doing import command_of, is_typed_in_parts, options_of
from tests.wire.oracle import Position, look, versions
from tests.wire.test_crashes import lasting, pings, shown
from tests.wire.test_whole_games import has_record
from tools.bench.crew import owed

COMPUTERS = {"livingstone": 2, "rotterdam": 1, "congo": 2, "panamax": 1}
AT = "Driver"
"""The tasks in which they think and play."""
THINKING = "host/thinking.py"
POINTS = (2, 4, 23, 31)
"""At which of their awaits the process dies, life by life; then it lives on. Short games end before that."""
BESIDES = 2
"""Notifications that ask for nothing: what is dealt, and the end."""
OTHERS = 2
"""Awaits of their turns beside those for decisions, at the least: looking at the table, and storing."""


def names(database: Path) -> list[str]:
    """Of all seats, in order."""
    with looking_at(database) as connection:
        found = connection.execute(
            "select coalesce(seats.name, people.name) from seats left join people using (user) order by seat"
        )
        return [name for (name,) in found]


async def sits_down(bots: Crashing, playground: Playground, database: Path, game: str) -> Person:
    """Ada begins with computers, in a thread; the bot is stopped."""
    await bots.begin(playground, database, computers=COMPUTERS.get(game, 1))
    ada = playground.person("Ada")
    card = (await ada.uses("/play", game=game, seats=COMPUTERS.get(game, 1) + 1)).message
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    await bots.stop()
    return ada.at(thread)


async def types(ada: Person, position: Position, action: Action, seats: list[str]) -> None:
    """One command and nothing else."""
    game = position.game
    is_in_parts = is_typed_in_parts(game, type(action))
    given = options_of(game, action, seats) if is_in_parts else {"what": digest(action)}
    await ada.uses(command_of(game, type(action)), **given)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_whole_game_alone_with_the_process_killed_while_they_think(
    tmp_path: Path, game_id: str
) -> None:
    database, game, chance = tmp_path / "game.db", GAMES[game_id], Random(2)
    died: list[str] = []
    async with crashing(game_id) as bots, playing() as playground:
        points = iter((*POINTS, *[0] * 99))
        ada = await sits_down(bots, playground, database, game_id)
        await bots.begin(playground, database, next(points), within=AT)
        calls, latest = 0, -1
        while asked := game.to_act((position := look(database)).state):
            assert 0 in asked
            calls += versions(database)[-1] > latest + 1
            latest = versions(database)[-1]
            action = one_of(game.sensible(position.state, 0, game.legal(position.state, 0)), chance)
            typing = asyncio.ensure_future(types(ada, position, action, names(database)))
            heard = await bots.hear("at", "over")
            if heard[0] == "at":
                typing.cancel()
                died.append(heard[1])
                await bots.hear("ended")
                await bots.begin(playground, database, next(points), within=AT)
            else:
                await typing
        await ada.until(lambda: any(map(has_record, ada.sees())) or None, "the record")
        await bots.stop()
        (ending,) = [each for each in ada.sees() if has_record(each)]
        assert pings(playground.world)["Ada"] <= calls + BESIDES
    assert len(died) >= 2
    assert any(place.startswith(THINKING) for place in died), died
    kept = read_record(next(file.content for file in ending.files if file.filename.endswith(".json")))
    assert versions(database) == list(range(len(kept.moves) + 1))
    *_, last = replay(game, kept)
    result = game.result(last.state)
    assert isinstance(result, Result)
    assert totals(result) == kept.totals
    assert {move.seat for move in kept.moves} == {*range(COMPUTERS.get(game_id, 1) + 1)}
    assert owed(database) == 0


class Moment(Struct, frozen=True):
    """Just before Ada hands over to computers: the world and the file."""

    world: bytes
    database: Path
    thread: str

    def again(self) -> World:
        """The world as it was, to be played in."""
        return World(msgspec.json.decode(self.world, type=Records), Clock())

    async def ends_turn(self, playground: Playground) -> None:
        """Ada does, and the bot may die of it."""
        ada = playground.person("Ada").at(playground.world.channel(self.thread))
        await types(ada, look(self.database), EndTurn(), names(self.database))


async def before(bots: Crashing, folder: Path) -> Moment:
    """Ada has begun with two computers, and can end her turn; both are asked before she is again."""
    database, game, chance = folder / "before.db", LIVINGSTONE, Random(4)
    async with playing() as playground:
        ada = await sits_down(bots, playground, database, game.id)
        await bots.begin(playground, database)
        while EndTurn() not in game.legal((position := look(database)).state, 0) or next_two(position) != 2:
            await types(ada, position, one_of(game.legal(position.state, 0), chance), names(database))
            await bots.hear("over")
        await bots.stop()
        (thread,) = [each.id for each in playground.world.records.channels.values() if each.parent]
        return Moment(msgspec.json.encode(playground.world.records), database, thread)


def next_two(position: Position) -> int:
    """How many others are asked before Ada is again, if all of them end their turns at once."""
    game, state, others = position.game, position.game.play(position.state, 0, EndTurn()).state, set[Seat]()
    while (asked := min(game.to_act(state), default=0)) != 0:
        others.add(asked)
        state = game.play(state, asked, game.idle(state, asked)).state
    return len(others)


async def ended(bots: Crashing, moment: Moment, database: Path, point: int) -> tuple[World, str | None]:
    """The world after it, and where the bot died on the way; then it was begun again."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point, within=AT)
        typing = asyncio.ensure_future(moment.ends_turn(playground))
        heard = await bots.hear("at", "over")
        if heard[0] == "over":
            await typing
        else:
            typing.cancel()
            await bots.hear("ended")
            await bots.begin(playground, database)
        await bots.stop()
        assert owed(database) == 0, heard
        return playground.world, heard[1] if heard[0] == "at" else None


@pytest.mark.slow
async def test_killed_at_every_await_of_computers_their_turns_are_made_and_told_once(tmp_path: Path) -> None:
    places: list[str] = []
    async with crashing(LIVINGSTONE.id) as bots:
        moment = await before(bots, tmp_path)
        undisturbed = tmp_path / "undisturbed.db"
        after, _ = await ended(bots, moment, undisturbed, 0)
        assert len(lasting(after)) == len(lasting(moment.again())) + 1, "one for both"
        assert pings(after) - pings(moment.again()) == {"Ada": 1}
        for point in count(1):
            database = tmp_path / f"{point}.db"
            world, place = await ended(bots, moment, database, point)
            assert shown(world) == shown(after), place
            assert versions(database) == versions(undisturbed), place
            assert look(database).state == look(undisturbed).state, place
            if place is None:
                break
            places.append(place)
    decisions = len(versions(undisturbed)) - len(versions(moment.database)) - 1
    assert decisions >= 2, "Ada's own step, and at least one of each"
    assert len([place for place in places if place.startswith(THINKING)]) == decisions
    assert len(places) >= decisions + OTHERS


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked for in /proc")
async def test_they_think_in_a_process_that_ends_with_the_bot(tmp_path: Path) -> None:
    database = tmp_path / "alone.db"
    async with playing() as playground:
        bot = await start_bot(playground, database)
        ada = playground.person("Ada")
        await ada.uses("/play", game="congo", alone="easy")
        await ada.until(lambda: len(versions(database)) > 1 or None, "a step of a computer")
        (thinking,) = [process for process in children(bot.pid) if b"workers.thinking" in command(process)]
        assert niceness(thinking) > niceness(bot.pid)
        await bot.kill()
        while is_running(thinking):  # noqa: ASYNC110  # no event tells of a process that is nobody's child
            await asyncio.sleep(0)
        assert bot.log == ""


def children(process: int) -> list[int]:
    """The processes it has started."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for each in found for child in each.read_text().split()]


def command(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def niceness(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)
