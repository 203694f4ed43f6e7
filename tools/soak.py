"""Many tables played at random over the wire while the process is killed again and again.

Of several processes, which share a PostgreSQL server of our own, one is killed while the others play on.
At some tables somebody stays away while days pass between two lives: the others vote, the seat is taken
back; at some a pause is agreed to. At the end every confirmed step is stored exactly once, every table can go
on, every player's last private picture is the one to be drawn now, and what was decided was done once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from cogs.telling.messages import hand_letter
from games import GAMES
from host.hours import HOUR
from host.outbox import SILENCE, Kind, PostKind
from host.tables import Host
from playground.feed import TooLate
from playground.people import Person, Playground
from playground.shards import Shard, add_server, is_on
from playground.world import World
from storage.address import Database, Server
from storage.opening import open_store
from tools import own_server
from tools.bench.company import MANNERS, Company, Manner
from tools.bench.crew import NAMES, PLAYERS, due, owed, sit_down
from tools.bench.looking import ask, change
from tools.bench.processes import Bot, start

IN_FLIGHT = 30.0
"""Seconds after which nobody waits any longer for a bot that is gone."""
LONGEST_LIFE = 1.2
"""Seconds from being connected to being killed, at the most."""
PATIENCE = 120.0
POLL = re.compile(r"poll:(\d+)[^:]*:(\d+):")
"""A choice of a poll, and of which table."""
LONGEST_BREAK = 20 * HOUR
"""Seconds that pass between two lives, at the most."""


class Report(Struct):
    """What a soak came to."""

    tables: int
    processes: int = 1
    kills: int = 0
    confirmed: int = 0
    """Steps whose player was told."""
    unanswered: int = 0
    """Commands that a kill left without an answer."""
    stored: int = 0
    hands: int = 0
    """Private pictures that were compared with a fresh drawing."""
    decided: dict[str, int] = {}
    """What the people at the tables have decided together, and how often they had their seat back."""
    faults: list[str] = []

    def __str__(self) -> str:
        said = (
            f"{self.kills} kills at {self.tables} tables: {self.confirmed} steps confirmed, "
            f"{self.stored} stored, {self.unanswered} commands left unanswered, "
            f"{self.hands} private pictures compared; decided: "
            + (", ".join(f"{what} {times}" for what, times in sorted(self.decided.items())) or "nothing")
        )
        return "\n".join([f"{said}; {len(self.faults)} faults.", *self.faults])


class Soak:
    """One run."""

    def __init__(
        self,
        playground: Playground,
        fleet: Fleet,
        tables: int,
        seed: int,
        life: float,
        *,
        has_absences: bool = True,
    ) -> None:
        self.report = Report(tables, len(fleet.bots))
        self._has_absences = has_absences
        self._life = life
        self._playground = playground
        self._fleet = fleet
        self._database = fleet.database
        self._chance = Random(seed)  # noqa: S311  # when to kill is no secret
        self._confirmed: list[str] = []
        self._crews: list[Company] = []
        self._is_up = False

    async def run(self, kills: int) -> None:
        """Begin, be killed that often, come to rest and look."""
        await self._fleet.start()
        for table, game in enumerate(islice(cycle(GAMES), self.report.tables), start=1):
            manner = MANNERS[table % len(MANNERS)] if self._has_absences else Manner()
            people = self._fleet.people_of(table)
            crew = await sit_down(
                self._playground, self._database, game, table, names=people, pace=manner.pace
            )
            self._crews.append(Company(crew, self._database, manner, self._chance))
        for _ in range(kills):
            await self._play_until_killed()
            await self._fleet.start()
        await self._all_told()
        await self._go_on()
        await self._all_told()
        for _ in range(
            PLAYERS if self._has_absences else 0
        ):  # older messages change only so often in an hour
            self._playground.world.pass_time(HOUR)
            await self._all_told()
        await self._fleet.stop()
        fall_silent(self._database)
        await self._fleet.start()
        await self._all_told(untold)
        await self._fleet.stop()
        self._compare_steps()
        self._compare_polls()
        await self._compare_hands()
        self.report.faults += [line for line in self._fleet.log() if "ERROR" in line]

    async def _play_until_killed(self) -> None:
        if self._has_absences:
            # What was on its way is said by now: after some minutes Discord knows its nonce no more.
            await self._all_told(lambda database: owed(database, besides=Kind.HAND))
            self._playground.world.pass_time(self._chance.uniform(0, LONGEST_BREAK))
            await self._all_told(lambda database: due(database, self._playground.world.clock.now()))
        self._is_up = True
        playing = {
            asyncio.create_task(self._play(crew)): self._fleet.bot_of(crew.table) for crew in self._crews
        }
        await asyncio.sleep(self._chance.uniform(0.05, self._life))
        killed = self._chance.randrange(len(self._fleet.bots))
        await self._fleet.kill(killed)
        self._is_up = False
        self.report.kills += 1
        if others := [task for task, bot in playing.items() if bot != killed]:
            await asyncio.wait(others)
        self._playground.world.pass_time(IN_FLIGHT)
        await asyncio.gather(*playing)

    async def _play(self, crew: Company) -> None:
        """Step after step until nobody answers."""
        try:
            while self._is_up and crew.is_running:
                if (reply := await crew.go_on()) is None:
                    await asyncio.sleep(0.05)
                else:
                    self._confirmed.append(reply.id)
        except TooLate:
            self.report.unanswered += 1

    async def _go_on(self) -> None:
        """One more step at every table."""
        for crew in self._crews:
            try:
                reply = await crew.go_on()
            except TooLate:
                self.report.faults.append(f"Table {crew.table} cannot go on.")
            else:
                self._confirmed += [] if reply is None else [reply.id]

    async def _all_told(self, owed: Callable[[Database], int] = owed) -> None:
        """Until nothing is owed to anybody."""
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            if not owed(self._database):
                return
            await asyncio.sleep(0.1)
        self.report.faults.append(f"{owed(self._database)} messages are still owed.")

    def _compare_steps(self) -> None:
        rows = ask(self._database, "select table_id, version, request from steps")
        self.report.confirmed, self.report.stored = len(self._confirmed), len(rows)
        made = Counter(request for _, _, request in rows if request is not None)
        for request in self._confirmed:
            if made[request] != 1:
                self.report.faults.append(
                    f"Step {request} was confirmed and is stored {made[request]} times."
                )
        for crew in self._crews:
            versions = sorted(version for table, version, _ in rows if table == crew.table)
            if versions != list(range(len(versions))):
                self.report.faults.append(f"Table {crew.table} has gaps in its versions.")

    def _compare_polls(self) -> None:
        """Each can be answered as long as it stands, in one place; what was decided was done once."""
        messages = self._playground.world.records.messages.values()
        ids = [POLL.findall(json.dumps(each.components)) for each in messages if each.only_for is None]
        open_ones = Counter(poll for found in ids for poll in {*found})
        polls = ask(self._database, "select table_id, number, kind, outcome, message from polls")
        told = ask(self._database, "select events from steps")
        for table, number, kind, outcome, message in polls:
            times = open_ones[str(table), str(number)]
            if times != (outcome is None) or (message is None and outcome is None):
                self.report.faults.append(
                    f"Poll {number} of table {table} can be answered in {times} places."
                )
            if outcome is not None:
                self.report.decided[f"{kind} {outcome}"] = self.report.decided.get(f"{kind} {outcome}", 0) + 1
        done = Counter(event["kind"] for (events,) in told for event in msgspec.json.decode(events))
        if done["seat_replaced"] != self.report.decided.get("absence computer", 0):
            self.report.faults.append(f"A computer has taken over {done['seat_replaced']} times.")
        if done["seat_returned"]:
            self.report.decided["seat taken back"] = done["seat_returned"]

    async def _compare_hands(self) -> None:
        messages = self._playground.world.records.messages
        async with open_store(self._database) as store:
            host = Host(store, GAMES, lambda: int(time.time()))
            for crew in self._crews:
                table = await host.table(crew.table)
                for seat in table.people if table.is_running else ():
                    if seat.is_replaced:
                        continue  # their hand stays as they have last seen it
                    post = await host.post(table.id, PostKind.HAND, seat.seat)
                    letter = await hand_letter(host, table, seat.seat, None)
                    shown = None if post is None else messages[str(post.message)].attachments[0].content
                    self.report.hands += 1
                    if shown != letter.enclosures[0].content:
                        self.report.faults.append(f"Seat {seat.seat} of table {table.id} sees an old hand.")


class Fleet:
    """The processes of a bot, each with the shards of its own servers; on a file it is one."""

    def __init__(self, playground: Playground, database: Database, folder: Path, processes: int = 1) -> None:
        self.database = database
        self.bots: list[Bot | None] = [None] * processes
        self._playground = playground
        self._folder = folder
        self._places = [next(iter(playground.world.records.channels.values()))]
        world = playground.world
        for number in range(processes if processes > 1 else 0):
            if not is_on(world.guild.id, Shard(number, processes)):
                there = add_server(world, f"Pier {number}", Shard(number, processes))
                self._places.append(there.channel_named(f"Pier {number}"))

    def people_of(self, table: int) -> list[Person]:
        """Who sits down at that table, on the server that is its own."""
        place = self._places[table % len(self._places)]
        return [self._playground.person(f"{name} {table}").at(place) for name in NAMES[:PLAYERS]]

    def bot_of(self, table: int) -> int:
        """Which of them hears of that table."""
        server = self._places[table % len(self._places)].guild or self._playground.world.guild.id
        of = len(self.bots)
        return next(number for number in range(of) if is_on(server, Shard(number, of)))

    async def start(self) -> None:
        """All that do not run; once all listen."""
        missing = [number for number, bot in enumerate(self.bots) if bot is None]
        for number, bot in zip(missing, await asyncio.gather(*map(self._begin, missing)), strict=True):
            self.bots[number] = bot

    async def _begin(self, number: int) -> Bot:
        told = {"QUAYSIDE_COMPUTER_PACE": "0"}
        if isinstance(self.database, Server):
            told["QUAYSIDE_DATABASE"] = self.database.address
        if len(self.bots) > 1:
            told["QUAYSIDE_SHARDS"] = f"{number}/{len(self.bots)}"
        file = self.database if isinstance(self.database, Path) else self._folder / f"{number}.db"
        return await start(self._playground, file, **told)

    async def kill(self, number: int) -> None:
        """As a power cut would; once the sockets have noticed."""
        if (bot := self.bots[number]) is not None:
            await bot.kill()
        self.bots[number] = None
        while self._playground.gateway.is_connected:  # noqa: ASYNC110  # the socket ends by itself
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """As an operator would."""
        await asyncio.gather(*[bot.stop() for bot in self.bots if bot is not None])
        self.bots = [None] * len(self.bots)

    def log(self) -> Iterator[str]:
        """What they have written down, line by line."""
        for file in sorted(self._folder.glob("*.log")):
            yield from file.read_text().splitlines()


def fall_silent(database: Database) -> None:
    """Nobody has played on for so long that also half-made turns are told; the bot must be stopped."""
    change(database, "update outbox set created = created - :silence where done is null", silence=SILENCE)


def untold(database: Database) -> int:
    """How many things have not been told, whether it is time to or not."""
    ((count,),) = ask(database, "select count(*) from outbox where done is null")
    return int(count)


async def soak(  # noqa: PLR0913  # all that a run can be told
    folder: Path,
    tables: int,
    kills: int,
    seed: int,
    life: float = LONGEST_LIFE,
    *,
    has_absences: bool = True,
    database: Database | None = None,
    processes: int = 1,
) -> Report:
    """A run in an empty folder, or on an empty database; a process lives so many seconds at the most."""
    concurrency = processes if processes > 1 else None
    async with Playground(World.new(), shards=processes, concurrency=concurrency) as playground:
        fleet = Fleet(playground, database or folder / "games.db", folder, processes)
        run = Soak(playground, fleet, tables, seed, life, has_absences=has_absences)
        await run.run(kills)
    run.report.faults += [str(violation) for violation in playground.ledger.violations]
    return run.report


def main() -> int:
    """The command line; exit code 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one object instead of sentences")
    given = parser.parse_args()
    if given.processes < 1 or (given.processes > 1 and given.engine == "sqlite"):
        parser.error("a file is one process's; several share a PostgreSQL server (--engine postgres)")
    database = Server(own_server.address()) if given.engine == "postgres" else None
    with TemporaryDirectory() as folder:
        report = asyncio.run(
            soak(
                Path(folder),
                given.tables,
                given.kills,
                given.seed,
                database=database,
                processes=given.processes,
            )
        )
    print(json.dumps(msgspec.to_builtins(report)) if given.json else report)
    return bool(report.faults)


if __name__ == "__main__":
    raise SystemExit(main())
