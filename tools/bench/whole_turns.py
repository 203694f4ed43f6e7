"""Whole turns through the panel, fast and at two hours a turn: what is asked of Discord, and who is called."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from games import GAMES
from games.values import Seat
from playground.data import Json
from playground.ledger import Entry
from playground.people import Person, Playground
from playground.seen import Seen
from playground.world import World
from tools.bench.crew import Crew, owed, sit_down
from tools.bench.patient_bot import HOURS
from tools.bench.processes import Bot, running
from tools.press.measuring import Hands, newest_board, tap

TURNS = 30
"""Of each game, at each pace."""
QUIET = 0.5
"""Seconds without a request after which what is still owed is held back on purpose."""
FREE = ("/interactions/", "/webhooks/")
"""Answers to people, which Discord does not count with the 50 a second."""
GOALS = {
    "requests_per_turn": 2.5,
    "interaction_uploads_per_turn": None,
    "calls_per_turn_asked": 1.0,
    "calls_per_turn_others": 0.0,
}


class Turn(Struct, frozen=True):
    """From the press that asks somebody to the one by which somebody else is asked."""

    requests: int
    """That count against Discord's 50 a second."""
    uploads: int
    """Answers to people with a new file."""
    asked: float
    """Calls with a sound to each of those who are asked ..."""
    others: int
    """... and to all others at the table together."""


class Paced(Struct, frozen=True):
    """A figure of whole turns: the mean at each pace, and the worse of them against its goal."""

    value: float
    fast: float
    slow: float
    least: float
    most: float
    goal: float | None = None

    @property
    def is_met(self) -> bool | None:
        """Whether it keeps to its goal; None without one."""
        return None if self.goal is None else self.value <= self.goal


def paced(fast: list[float], slow: list[float], goal: float | None) -> Paced:
    """The figures of single turns as one."""
    means = mean(fast), mean(slow)
    return Paced(max(means), *means, min(*fast, *slow), max(*fast, *slow), goal)


def is_counted(entry: Entry) -> bool:
    """Whether a request counts against the 50 a second."""
    return not entry.route.startswith(FREE)


def has_upload(entry: Entry) -> bool:
    """Whether a request is an answer with a new file; files that stay have ids of Discord's."""
    body = entry.body if isinstance(entry.body, dict) else {}
    said: Json = body.get("data") or body
    files = said.get("attachments") or ()
    return not is_counted(entry) and any(int(each["id"]) < len(files) for each in files)


class Mark(Struct, frozen=True):
    """How much had been requested and shown by a moment."""

    requests: int
    notifications: int


class Watch:
    """Counts what happens at a table that is played alone."""

    def __init__(self, playground: Playground) -> None:
        self._ledger = playground.ledger
        self._shown = playground.world.records.notifications

    def mark(self) -> Mark:
        """Now."""
        return Mark(len(self._ledger.entries), len(self._shown))

    def turn(self, since: Mark, until: Mark, asked: frozenset[int]) -> Turn:
        """The turn between two moments, in which these users were asked."""
        entries = self._ledger.entries[since.requests : until.requests]
        shown = self._shown[since.notifications : until.notifications]
        called = [int(each.person) for each in shown if not each.is_silent]
        to_asked = [user for user in called if user in asked]
        return Turn(
            requests=sum(map(is_counted, entries)),
            uploads=sum(map(has_upload, entries)),
            asked=len(to_asked) / len(asked),
            others=len(called) - len(to_asked),
        )


class Course:
    """A table whose people play through their panels; each keeps one open until their turn is over."""

    def __init__(self, playground: Playground, database: Path, crew: Crew) -> None:
        self._crew = crew
        self._database = database
        self._hands = Hands(crew, crew.table)
        self._watch = Watch(playground)
        self._panels: dict[str, Seen] = {}

    @property
    def asked(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return frozenset(self._crew.game.to_act(self._crew.stored.state))

    async def turn(self, since: Mark | None) -> tuple[Mark, Turn] | None:
        """The turn that begins where it was left, and where the next one does; None when the game is over."""
        users = self._crew.stored.users
        asked = at_first = self.asked
        while asked:
            mark = self._watch.mark()
            await self._step()
            before, asked = asked, self.asked
            if asked - before:
                await self._told()
                since = since or mark
                return mark, self._watch.turn(since, mark, frozenset(users[seat] for seat in at_first))
        return None

    async def _step(self) -> None:
        """One step by somebody who is asked, in their panel; typed where the panel has no line for it."""
        chosen = self._hands.choose()
        if chosen is None:
            await self._crew.play()
            return
        person, way = chosen
        before = self._crew.stored.version
        panel = self._panels.get(person.user.id)
        if panel is None or not _has(panel, way[1].digest):
            panel = await self._open(person)
        for line in way[1:]:
            if not _has(panel, line.digest):
                break
            panel = await (await tap(person, panel, line.digest)).updated()
        self._panels[person.user.id] = panel
        if self._crew.stored.version == before and way[-1].action is not None:
            await self._crew.type(person, way[-1].action)

    async def _open(self, person: Person) -> Seen:
        board = await person.until(lambda: newest_board(person), "a board")
        return (await person.presses("Move", on=board)).message

    def forget_panels(self) -> None:
        """So much time has passed that nobody goes on in an old one."""
        self._panels = {}

    async def _told(self) -> None:
        """Until nothing is owed but what waits for the next press."""
        heard, since = self._watch.mark(), perf_counter()
        while owed(self._database) and perf_counter() - since < QUIET:
            await asyncio.sleep(0.002)
            if (now := self._watch.mark()) != heard:
                heard, since = now, perf_counter()


def _has(panel: Seen, line: str) -> bool:
    """Whether a panel offers that line."""
    offered = [option.value for menu in panel.menus for option in menu.options]
    return line in offered or any((each.custom_id or "").endswith(f":{line}") for each in panel.buttons)


class Stage(Struct, frozen=True):
    """A bot whose clock can be pushed, and the world it is in."""

    playground: Playground
    database: Path
    bot: Bot

    def pass_hours(self) -> None:
        """For the bot and for everybody else."""
        os.kill(self.bot.process.pid, signal.SIGUSR1)
        self.playground.world.pass_time(HOURS * 3600)

    async def turns(self, game: str, tables: count[int], turns: int, *, is_slow: bool) -> list[Turn]:
        """So many turns; where a game ends, another begins."""
        found: list[Turn] = []
        while True:
            crew = await sit_down(self.playground, self.database, game, next(tables))
            course, since = Course(self.playground, self.database, crew), None
            while (played := await course.turn(since)) is not None:
                if since is not None:  # the first turn had the beginning of the game told with it
                    found.append(played[1])
                if len(found) == turns:
                    return found
                since = played[0]
                if is_slow:
                    course.forget_panels()
                    self.pass_hours()


@asynccontextmanager
async def stage() -> AsyncIterator[Stage]:
    """Without tables."""
    with TemporaryDirectory() as name:
        database = Path(name) / "games.db"
        async with (
            Playground(World.new()) as playground,
            running(playground, database, "-m", "tools.bench.patient_bot") as bot,
        ):
            yield Stage(playground, database, bot)


def figures(turns: list[Turn]) -> dict[str, list[float]]:
    """Those of single turns, by what they are called."""
    return {
        "requests_per_turn": [turn.requests for turn in turns],
        "interaction_uploads_per_turn": [turn.uploads for turn in turns],
        "calls_per_turn_asked": [turn.asked for turn in turns],
        "calls_per_turn_others": [turn.others for turn in turns],
    }


async def measure(turns: int = TURNS) -> dict[str, dict[str, Paced]]:
    """By figure and game."""
    found: dict[str, dict[str, Paced]] = {key: {} for key in GOALS}
    async with stage() as played:
        tables = count(1)
        for game in GAMES:
            fast = figures(await played.turns(game, tables, turns, is_slow=False))
            slow = figures(await played.turns(game, tables, turns, is_slow=True))
            for key, goal in GOALS.items():
                found[key][game] = paced(fast[key], slow[key], goal)
    return found
