"""Several bot processes at one PostgreSQL database, each with its shards, and people on two servers."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from cogs.plumbing.shards import Shards, read_shards
from games import GAMES
from games.core import Action
from playground.people import Person, Playground
from playground.shards import Shard, add_server, is_on
from playground.world import World
from storage.address import Server
from tests.engines.fresh import outside
from tests.wire.bot_process import ROOT, BotProcess, settings
from tests.wire.doing import by_button, by_command, newest_board, own_of, panel_of
from tests.wire.oracle import Position

PATIENCE = 90.0
"""Seconds for a process to start and for its shards to identify, one after the other."""


async def eventually(wish: Callable[[], object]) -> None:
    """Wait for something that another process does, of which nobody tells us."""
    async with asyncio.timeout(PATIENCE):
        while not wish():  # noqa: ASYNC110  # as above
            await asyncio.sleep(0.1)


def two_servers() -> tuple[World, World, World]:
    """A world, and the servers in it that shard 0 and shard 1 of two hear of."""
    world = World.new()
    is_first = is_on(world.guild.id, Shard(0, 2))
    there = add_server(world, "The Pier", Shard(1 if is_first else 0, 2))
    return (world, world, there) if is_first else (world, there, world)


class Ship(BotProcess):
    """One of the processes."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path, shards: Shards) -> None:
        super().__init__(process, log)
        self.shards = shards

    def stand_still(self) -> None:
        """Nothing of it goes on, and nobody is told."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It goes on."""
        self._process.send_signal(signal.SIGCONT)

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.returncode


class Fleet:
    """All of them."""

    def __init__(self, playground: Playground, database: Server, folder: Path) -> None:
        self.playground = playground
        self.world = playground.world
        self.ships: list[Ship] = []
        self._database = database
        self._folder = folder

    async def launch(self, shards: str, **more: str) -> Ship:
        """One with these shards, which may still be on its way."""
        name = f"{len(self.ships)}.db"
        told = settings(self.playground, self._folder / name) | {
            "QUAYSIDE_DATABASE": self._database.address,
            "QUAYSIDE_SHARDS": shards,
            "QUAYSIDE_EMOJI": "no",
            **more,
        }
        log = (self._folder / name).with_suffix(".log")
        with log.open("ab") as written:
            process = await asyncio.create_subprocess_exec(
                sys.executable, ROOT / "bot.py", "run", env=told, stderr=written
            )
        wanted = read_shards(shards)
        assert wanted is not None
        self.ships.append(ship := Ship(process, log, wanted))
        return ship

    async def start(self, shards: str, **more: str) -> Ship:
        """The same, once it listens."""
        ship = await self.launch(shards, **more)
        await self.listens(ship)
        return ship

    def is_heard(self, ship: Ship) -> bool:
        """Whether somebody listens with all of its shards."""
        sessions = self.playground.gateway.sessions.values()
        there = {each.shard for each in sessions if each.connection is not None}
        return all(Shard(number, ship.shards.of) in there for number in ship.shards.numbers)

    async def listens(self, ship: Ship, *, is_listening: bool = True) -> None:
        """Wait for that."""

        def is_there() -> bool | None:
            assert ship.exit_code is None or not is_listening, ship.log
            return self.is_heard(ship) is is_listening or None

        await self.world.feed.until(
            is_there, before=self.world.clock.now() + PATIENCE, waiting_for=f"shards {ship.shards}"
        )

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """What the database holds."""
        async with outside(self._database) as connection:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

    async def look(self, table: int = 1) -> Position:
        """The position of a table as of its last committed step."""
        ((game_id,),) = await self.ask("select game from tables where id = $1", table)
        ((version, state, rules),) = await self.ask(
            "select version, state, rules_version from steps where table_id = $1 and version ="
            " (select coalesce(as_of, version) from steps where table_id = $1 order by version desc limit 1)",
            table,
        )
        users = await self.ask('select "user" from seats where table_id = $1 order by seat', table)
        game = GAMES[game_id]
        return Position(game, version, game.read_state(state.encode(), rules), [user for (user,) in users])

    async def hands_over(self, people: list[Person], *, in_private: bool = False, table: int = 1) -> None:
        """Whoever is asked plays until somebody else is, or the same one by a new turn; then it is told."""
        said = len(people[0].sees())
        before = (await self.look(table)).asked
        while (await self.look(table)).asked == before:
            await self.plays(people, in_private=in_private, table=table)
        await self.world.feed.until(
            lambda: len(people[0].sees()) > said or None,
            before=self.world.clock.now() + PATIENCE,
            waiting_for="the turn to be told",
        )

    async def begin(self, server: World, *names: str, game: str = "livingstone") -> list[Person]:
        """These sit down on that server and begin; the game is in its thread."""
        place = server.channel_named("The Pier" if server is not self.world else "general")
        ada, *others = people = [self.playground.person(name).at(place) for name in names]
        card = (await ada.uses("/play", game=game, seats=len(names))).message
        for other in others:
            await other.presses("Join", on=card)
        await ada.presses("Start", on=card)
        thread = await ada.until(lambda: self.world.records.channels.get(card.id), "a thread")
        return [await self.seated(person.at(thread)) for person in people]

    async def seated(self, person: Person) -> Person:
        """Somebody who sees the first board, and their own things in private."""
        for place in (person, person.in_private()):
            await self.world.feed.until(
                partial(newest_board, place),
                before=self.world.clock.now() + PATIENCE,
                waiting_for="the first board",
            )
        return person

    async def asks_a_person(self, table: int = 1) -> None:
        """Wait until computers have played."""
        async with asyncio.timeout(PATIENCE):
            while (position := await self.look(table)).users[position.asked] is None:  # noqa: ASYNC110  # as above
                await asyncio.sleep(0.1)

    async def plays(self, people: list[Person], *, in_private: bool = False, table: int = 1) -> Action:
        """Whoever is asked does what is plain, with a button or by a command."""
        position = await self.look(table)
        seat = position.asked
        person = next(each for each in people if int(each.user.id) == position.users[seat])
        action: Action = position.game.idle(position.state, seat)
        if in_private:
            tree = panel_of(position.game, position.state, seat)
            await by_button(person.in_private(), tree, action, None)
        else:
            names = [each.name for each in people]
            own = own_of(position.game, position.state, seat)
            await by_command(person, position.game, action, names, own)
        made = await self.ask(
            "select 1 from steps where table_id = $1 and version = $2 and request is not null",
            table,
            position.version + 1,
        )
        assert made, "the step was not made"
        return action


@asynccontextmanager
async def sailing(playground: Playground, database: Server, folder: Path) -> AsyncIterator[Fleet]:
    """Processes that are stopped at the end, in good order if they still run."""
    fleet = Fleet(playground, database, folder)
    try:
        yield fleet
        codes = await asyncio.gather(*[ship.stop() for ship in fleet.ships])
        assert all(code in (0, -9) for code in codes), codes
    finally:
        for ship in fleet.ships:
            if ship.exit_code is None:
                await ship.kill()
