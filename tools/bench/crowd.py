"""Many lobbies of many people: how long a completion takes, and whether a press has to wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from games import GAMES
from host.limits import Limits
from host.lobby import Person as Player
from host.lobby import Place
from host.tables import Host
from playground.people import Person, Playground
from playground.world import World
from storage.sqlite.engine import open_store
from tools.bench.crew import Crew, sit_down
from tools.bench.processes import running

LOBBIES, PEOPLE, SERVERS = 3_000, 600, 60
EACH = 200
"""Completions of each kind that are measured ..."""
PRESSES = 60
"""... and presses, alone and meanwhile."""
TYPISTS, PAUSE = 4, 0.2
"""How many type while others press, and the seconds between two letters of each."""


class Completions(Struct, frozen=True):
    """Milliseconds to the answer that 95 of 100 do not exceed, the stand-in's own share included."""

    goal: float
    table: float
    """Of the option that names one of one's own tables."""
    options: float
    """Of the variants of a game."""
    moves: float
    """Of what may be done now."""
    player: float
    """Of those at one's table, while it cannot be told which of several is meant."""
    press_alone: float
    """A move, while nobody types."""
    press_meanwhile: float
    """A move, while others type some twenty letters a second."""


async def fill(database: Path, users: Sequence[int]) -> None:
    """As many lobbies as the usual limits allow to these people in these servers, all of them told."""
    async with open_store(database) as store:
        host = Host(store, GAMES, lambda: int(time.time()), limits=Limits())
        games = list(GAMES)
        for number in range(LOBBIES):
            person = Player(users[number % PEOPLE], f"Guest {number % PEOPLE}", "en")
            game = GAMES[games[number % len(games)]]
            server = 1 + number % SERVERS
            place = Place(guild=server, channel=1000 * server)
            await host.open(game.id, {}, game.seats[-1], "en", place, person)
        await host.said(*[row.id for row in await host.pending()])


async def _milliseconds(work: Callable[[], Awaitable[object]]) -> float:
    began = perf_counter()
    await work()
    return 1000 * (perf_counter() - began)


def _usual(found: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(found, n=20)[-1]


class Crowd:
    """People who type, and one table that plays."""

    def __init__(self, guests: list[Person], crew: Crew) -> None:
        self._guests = guests
        self._crew = crew
        self._chance = Random(1884)  # noqa: S311  # for measuring, nothing secret

    async def table(self) -> None:
        """Somebody looks which tables they have."""
        assert await self._chance.choice(self._guests).completes("/table text", table="")

    async def options(self) -> None:
        """Somebody looks for variants."""
        game = self._chance.choice([*GAMES])
        assert await self._chance.choice(self._guests).completes("/play", game=game, options="")

    async def player(self) -> None:
        """Somebody looks for a player without saying at which table."""
        await self._chance.choice(self._guests).completes("/table log", player="")

    async def moves(self) -> None:
        """Whoever's turn it is looks what they may do."""
        chosen = self._crew.choose()
        assert chosen is not None
        await chosen[0].completes("/livingstone take-die", die="")

    async def press(self) -> float:
        """One move; how long it took."""
        chosen = self._crew.choose()
        assert chosen is not None, "the game is over too soon to be measured"
        return await _milliseconds(lambda: self._crew.type(*chosen))

    async def type_on(self) -> None:
        """Type one thing after the other, until told to stop."""
        while True:
            for kind in (self.table, self.options, self.player):
                await kind()
                await asyncio.sleep(PAUSE)


async def measure() -> dict[str, Completions]:
    """The figures of the crowd."""
    with TemporaryDirectory() as name:
        database = Path(name) / "games.db"
        async with Playground(World.new()) as playground:
            guests = [playground.person(f"Guest {number}") for number in range(PEOPLE)]
            await fill(database, [int(guest.user.id) for guest in guests])
            async with running(playground, database):
                crew = await sit_down(playground, database, "livingstone", LOBBIES + 1)
                crowd = Crowd(guests, crew)
                kinds = {
                    "table": crowd.table,
                    "options": crowd.options,
                    "moves": crowd.moves,
                    "player": crowd.player,
                }
                found = {}
                for kind, look in kinds.items():
                    found[kind] = _usual([await _milliseconds(look) for _ in range(EACH)])
                alone = _usual([await crowd.press() for _ in range(PRESSES)])
                typing = [asyncio.create_task(crowd.type_on()) for _ in range(TYPISTS)]
                meanwhile = _usual([await crowd.press() for _ in range(PRESSES)])
                for each in typing:
                    each.cancel()
                ends = await asyncio.gather(*typing, return_exceptions=True)
                assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends
    return {
        "completion_with_3000_lobbies": Completions(
            goal=50.0, **found, press_alone=alone, press_meanwhile=meanwhile
        )
    }
