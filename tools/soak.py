"""Many tables played at random over the wire while the process is killed again and again.

At some of them somebody stays away while days pass between two lives: the others vote, the seat is taken
back; at some a pause is agreed to. At the end every confirmed step is stored exactly once, every table can go
on, every player's last private picture is the one to be drawn now, and what was decided was done once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from cogs.telling.messages import hand_letter
from games import GAMES
from host.hours import HOUR
from host.outbox import SILENCE, Kind, PostKind
from host.tables import Host
from playground.feed import TooLate
from playground.people import Playground
from playground.world import World
from storage.sqlite.engine import open_store
from storage.sqlite.health import looking_at
from tools.bench.company import MANNERS, Company, Manner
from tools.bench.crew import PLAYERS, due, owed, sit_down
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
        database: Path,
        tables: int,
        seed: int,
        life: float,
        *,
        has_absences: bool = True,
    ) -> None:
        self.report = Report(tables)
        self._has_absences = has_absences
        self._life = life
        self._playground = playground
        self._database = database
        self._chance = Random(seed)  # noqa: S311  # when to kill is no secret
        self._confirmed: list[str] = []
        self._crews: list[Company] = []
        self._is_up = False

    async def run(self, kills: int) -> None:
        """Begin, be killed that often, come to rest and look."""
        bot = await self._start()
        for table, game in enumerate(islice(cycle(GAMES), self.report.tables), start=1):
            manner = MANNERS[table % len(MANNERS)] if self._has_absences else Manner()
            crew = await sit_down(self._playground, self._database, game, table, pace=manner.pace)
            self._crews.append(Company(crew, self._database, manner, self._chance))
        for _ in range(kills):
            await self._play_until_killed(bot)
            bot = await self._start()
        await self._all_told()
        await self._go_on()
        await self._all_told()
        for _ in range(
            PLAYERS if self._has_absences else 0
        ):  # older messages change only so often in an hour
            self._playground.world.pass_time(HOUR)
            await self._all_told()
        await bot.stop()
        fall_silent(self._database)
        bot = await self._start()
        await self._all_told(untold)
        await bot.stop()
        self._compare_steps()
        self._compare_polls()
        await self._compare_hands()
        log = self._database.with_suffix(".log").read_text()
        self.report.faults += [line for line in log.splitlines() if "ERROR" in line]

    async def _start(self) -> Bot:
        return await start(self._playground, self._database, QUAYSIDE_COMPUTER_PACE="0")

    async def _play_until_killed(self, bot: Bot) -> None:
        if self._has_absences:
            # What was on its way is said by now: after some minutes Discord knows its nonce no more.
            await self._all_told(lambda database: owed(database, besides=Kind.HAND))
            self._playground.world.pass_time(self._chance.uniform(0, LONGEST_BREAK))
            await self._all_told(lambda database: due(database, self._playground.world.clock.now()))
        self._is_up = True
        playing = [asyncio.create_task(self._play(crew)) for crew in self._crews]
        await asyncio.sleep(self._chance.uniform(0.05, self._life))
        await bot.kill()
        self._is_up = False
        self.report.kills += 1
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

    async def _all_told(self, owed: Callable[[Path], int] = owed) -> None:
        """Until nothing is owed to anybody."""
        latest = time.monotonic() + PATIENCE
        while time.monotonic() < latest:
            if not owed(self._database):
                return
            await asyncio.sleep(0.1)
        self.report.faults.append(f"{owed(self._database)} messages are still owed.")

    def _compare_steps(self) -> None:
        with looking_at(self._database) as connection:
            rows = connection.execute("select table_id, version, request from steps").fetchall()
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
        with looking_at(self._database) as connection:
            polls = connection.execute(
                "select table_id, number, kind, outcome, message from polls"
            ).fetchall()
            told = connection.execute(
                "select event.value ->> 'kind' from steps, json_each(steps.events) as event"
            ).fetchall()
        for table, number, kind, outcome, message in polls:
            times = open_ones[str(table), str(number)]
            if times != (outcome is None) or (message is None and outcome is None):
                self.report.faults.append(
                    f"Poll {number} of table {table} can be answered in {times} places."
                )
            if outcome is not None:
                self.report.decided[f"{kind} {outcome}"] = self.report.decided.get(f"{kind} {outcome}", 0) + 1
        done = Counter(kind for (kind,) in told)
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


def fall_silent(database: Path) -> None:
    """Nobody has played on for so long that also half-made turns are told; the bot must be stopped."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update outbox set created = created - ? where done is null", (SILENCE,))


def untold(database: Path) -> int:
    """How many things have not been told, whether it is time to or not."""
    with looking_at(database) as connection:
        (count,) = connection.execute("select count(*) from outbox where done is null").fetchone()
    return int(count)


async def soak(
    folder: Path,
    tables: int,
    kills: int,
    seed: int,
    life: float = LONGEST_LIFE,
    *,
    has_absences: bool = True,
) -> Report:
    """A run in an empty folder; a process lives so many seconds at the most."""
    async with Playground(World.new()) as playground:
        run = Soak(playground, folder / "games.db", tables, seed, life, has_absences=has_absences)
        await run.run(kills)
    run.report.faults += [str(violation) for violation in playground.ledger.violations]
    return run.report


def main() -> int:
    """The command line; exit code 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        report = asyncio.run(soak(Path(folder), given.tables, given.kills, given.seed))
    print(report)
    return bool(report.faults)


if __name__ == "__main__":
    raise SystemExit(main())
