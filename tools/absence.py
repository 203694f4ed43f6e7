"""Tables at which one player never comes go on and end: over the wire, by a clock that is moved.

Of each game and pace, with two players and with the most: the others play their own turns and vote once. What
rang on whose phone is counted, by what it was about.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections import Counter
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct, to_builtins

from games import GAMES
from host.hours import DAY, HOUR, MINUTE
from host.outbox import Kind
from host.seats import Fate
from host.tables import Host
from playground.data import Message, Notification
from playground.feed import Change, TooLate
from playground.people import Playground
from playground.world import World
from storage.rows import Pace, TableStatus
from storage.sqlite.engine import open_store
from storage.sqlite.health import looking_at
from tools.bench.crew import sit_down
from tools.bench.processes import running

GONE = 1
"""Who never comes: the second to sit down."""
PATIENCE = 120.0
"""Seconds for a busy machine to tell what is owed."""
REMINDERS = {Pace.RELAXED: 3, Pace.BRISK: 3, Pace.LIVE: 0}
"""Before the others are asked: a live turn is over before anybody is reminded of it."""
LONGEST = 60.0
"""Days that the others wait, at the most."""
STEP = {Pace.RELAXED: 20 * MINUTE, Pace.BRISK: 20 * MINUTE, Pace.LIVE: 15}
"""Seconds that a player takes for a step."""
RUNNING = "select count(*) from tables where status = 'running'"
QUESTION, REMINDER, CALL = "question", "reminder", "call"


class Stuck(Exception):
    """Nothing goes on any more, and why."""


class Cell(Struct, frozen=True):
    """One table."""

    game: str
    pace: Pace
    players: int

    def __str__(self) -> str:
        return f"{self.game}, {self.pace}, {self.players} players"


class Found(Struct):
    """What became of it."""

    cell: Cell
    ended: bool = False
    """With a result, and a record that holds."""
    votes: int = 0
    """Polls that were opened."""
    ballots: int = 0
    """Presses that it took to decide them."""
    reminders: int = 0
    """For the one who never came."""
    steps: int = 0
    waited_days: float = 0.0
    """In which only the one who never came could have gone on."""
    notifications: dict[str, int] = {}
    """How often the phone of each has rung, in the order in which they sat down."""
    faults: list[str] = []

    def __str__(self) -> str:
        rang = ", ".join(map(str, self.notifications.values()))
        said = (
            f"{self.cell}: {'ended' if self.ended else 'NOT ended'} after {self.steps} steps,"
            f" {self.votes} vote of {self.ballots}, {self.reminders} reminders,"
            f" {self.waited_days} days waited, rang {rang}"
        )
        return "\n".join([said, *self.faults])


def cells() -> list[Cell]:
    """All there are."""
    return [
        Cell(game.id, pace, players)
        for game, pace in product(GAMES.values(), Pace)
        for players in (game.seats[0], game.seats[-1])
    ]


class Absence:
    """One table from its lobby to its end."""

    def __init__(self, playground: Playground, database: Path, cell: Cell) -> None:
        self.found = Found(cell)
        self._playground = playground
        self._world = playground.world
        self._database = database
        self._rang: Counter[tuple[str, str]] = Counter()
        """By person, and what about."""

    async def run(self) -> None:
        """Play on until the game has ended, or nothing goes on any more."""
        cell = self.found.cell
        with self._world.feed.listening(self._hear):
            self._crew = await sit_down(
                self._playground, self._database, cell.game, 1, cell.players, pace=cell.pace
            )
            self._gone = self._crew.people[GONE]
            self._others = [each for each in self._crew.people if each is not self._gone]
            try:
                while await self._is_going_on():
                    await self._go_on()
                await self._all_told()
            except (Stuck, TooLate) as trouble:
                self.found.faults.append(str(trouble))

    async def _is_going_on(self) -> bool:
        await self._told()
        return bool(self._number(RUNNING))

    async def _go_on(self) -> None:
        """Whoever is there plays, or votes; only when nobody can, time passes."""
        if await self._crew.play([self._gone], is_keen=True) is not None:
            self._world.pass_time(STEP[self.found.cell.pace])
            return
        if (number := self._number("select number from polls where outcome is null")) is not None:
            await self._vote(number)
        else:
            self._pass_time()

    async def _vote(self, number: int) -> None:
        """The others answer until it is decided."""
        wanted = f":{number}:{Fate.COMPUTER}"
        for person in self._others:
            buttons = [(button.custom_id or "", each) for each in person.sees() for button in each.buttons]
            for choice, poll in [each for each in buttons if each[0].endswith(wanted)]:
                await person.presses(choice, on=poll)
                self.found.ballots += 1
            await self._told()
            if self._number("select count(*) from polls where outcome is null") == 0:
                return
        raise Stuck("All have voted, and nothing is decided.")

    def _pass_time(self) -> None:
        """Until something falls due."""
        due = self._number("select min(due) from (select due from timers union all select due from polls)")
        if due is None or self.found.waited_days > LONGEST:
            raise Stuck("The table waits for somebody who does not come, for ever.")
        passed = max(0.0, due - self._world.clock.now()) + 1
        self.found.waited_days += passed / DAY
        self._world.pass_time(passed)

    async def _told(self, besides: str = Kind.HAND) -> None:
        """Until all that has fallen due is told, but for what is of that kind, and no computer is to play."""
        latest = time.monotonic() + PATIENCE
        while why := self._crew.unfinished(besides):
            if time.monotonic() > latest:
                raise Stuck(why)
            await asyncio.sleep(0.002)

    async def _all_told(self) -> None:
        """Hands too: Discord lets older messages be changed only so often in an hour."""
        for _ in range(len(self._crew.people)):
            await self._told()
            self._world.pass_time(HOUR)
        await self._told(besides="")

    def _number(self, sql: str, *values: object) -> int | None:
        with looking_at(self._database) as connection:
            found: tuple[int | None] | None = connection.execute(sql, values).fetchone()
        return None if found is None else found[0]

    # What came of it

    def _hear(self, change: Change) -> None:
        rung = change.subject
        if isinstance(rung, Notification) and not rung.is_silent:
            about = _about(self._world.records.messages[rung.message])
            self._rang[self._world.user(rung.person).name, about] += 1

    async def look(self) -> None:
        """Count, and hold against what was to be."""
        found, gone, others = self.found, self._gone.name, [each.name for each in self._others]
        for person in self._crew.people:
            rang = [number for (name, _), number in self._rang.items() if name == person.name]
            found.notifications[person.name] = sum(rang)
        found.steps = self._number("select max(version) from steps") or 0
        found.votes = self._number("select count(*) from polls") or 0
        found.reminders = self._rang[gone, REMINDER]
        found.waited_days = round(found.waited_days, 2)
        expected = {
            f"{found.votes} votes": found.votes == 1,
            f"{found.ballots} answers": found.ballots == len(others) // 2 + 1,
            f"{found.reminders} reminders": found.reminders == REMINDERS[found.cell.pace],
            "the others were reminded": not any(self._rang[name, REMINDER] for name in others),
            "not all of the others were asked once": all(self._rang[name, QUESTION] == 1 for name in others),
            "who never came was asked": not self._rang[gone, QUESTION],
        }
        found.faults += [fault for fault, is_well in expected.items() if not is_well]
        async with open_store(self._database) as store:
            host = Host(store, GAMES, lambda: int(self._world.clock.now()))
            found.ended = (await host.table(1)).status is TableStatus.OVER and (await host.verdict(1)).is_true
        if not found.ended:
            found.faults.append("it did not end")
        log = self._database.with_suffix(".log").read_text()
        found.faults += [line for line in log.splitlines() if "ERROR" in line]


def _about(message: Message) -> str:
    """What somebody's phone has rung for."""
    parts = json.dumps(message.components)
    if "mute" in parts:
        return REMINDER
    return QUESTION if "poll:" in parts else CALL


async def absence(folder: Path, cell: Cell) -> Found:
    """That table, in an empty folder."""
    async with Playground(World.new()) as playground:
        one = Absence(playground, folder / "games.db", cell)
        async with running(playground, folder / "games.db", QUAYSIDE_COMPUTER_PACE="0"):
            await one.run()
        await one.look()
    one.found.faults += [str(violation) for violation in playground.ledger.violations]
    return one.found


def main() -> int:
    """The command line; exit code 1 when a table did not go on as it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only of this game")
    parser.add_argument("--pace", choices=[*Pace], help="only of this pace")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = []
    for cell in cells():
        if given.game in (None, cell.game) and given.pace in (None, cell.pace):
            with TemporaryDirectory() as folder:
                one = asyncio.run(absence(Path(folder), cell))
            found.append(one)
            if not given.json:
                print(one)
    if given.json:
        print(json.dumps(to_builtins(found), indent=1))
    return any(one.faults for one in found)


if __name__ == "__main__":
    raise SystemExit(main())
