"""Whole turns through the panel, fast and at two hours a turn: what each requests, and whom it calls."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Collection, Iterable
from contextlib import aclosing, asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from msgspec import Struct

from games import GAMES
from games.values import Seat
from playground.data import Json
from playground.interactions import TOKEN_LIFE
from playground.ledger import Entry
from playground.people import Person, Playground
from playground.seen import Seen
from playground.world import World
from tools.bench.crew import Crew, all_told, sit_down
from tools.bench.processes import running
from tools.press.measuring import Hands, newest_board, offers, tap

WARM = 20
"""Turns before the first that counts: games begin with turns that are like no others."""
HOURS = 2
"""Between two turns of a slow game."""
TURNS = 40
"""Of each game, at each pace."""
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
    """Calls with a sound to each of those with whose question it begins ..."""
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
    """Counts what happens at a table while no other is played.

    Whoever sits at a table that was left is reminded of it as time passes, and is not called by this one.
    """

    def __init__(self, playground: Playground, users: Collection[int]) -> None:
        self._ledger = playground.ledger
        self._shown = playground.world.records.notifications
        self._users = users

    def mark(self) -> Mark:
        """Now."""
        return Mark(len(self._ledger.entries), len(self._shown))

    def turn(self, since: Mark, until: Mark, asked: frozenset[int]) -> Turn:
        """The turn between two moments, which began with a question to these users."""
        entries = self._ledger.entries[since.requests : until.requests]
        shown = self._shown[since.notifications : until.notifications]
        rung = [int(each.person) for each in shown if not each.is_silent]
        called = [user for user in rung if user in self._users]
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
        self._watch = Watch(playground, crew.stored.users)
        self._world = playground.world
        self._panels: dict[str, tuple[str, float]] = {}
        """The last panel of each, and since when it has been open."""
        self._newly_asked = self.asked

    @property
    def asked(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return frozenset(self._crew.game.to_act(self._crew.stored.state))

    async def turn(self, since: Mark | None) -> tuple[Mark, Turn] | None:
        """The turn that begins where it was left, and where the next one does; None when the game is over."""
        called, asked = self._users(self._newly_asked), self.asked
        while asked:
            mark = self._watch.mark()
            await self._step()
            before, asked = asked, self.asked
            if asked - before:
                self._newly_asked = asked - before
                await all_told(self._database)
                since = since or mark
                return mark, self._watch.turn(since, mark, called)
        return None

    def _users(self, seats: frozenset[Seat]) -> frozenset[int]:
        users = self._crew.stored.users
        return frozenset([users[seat] for seat in seats])

    async def _step(self) -> None:
        """One step by somebody who is asked, in their panel; typed where the panel has no line for it."""
        chosen = self._hands.choose()
        if chosen is None:
            await self._crew.play()
            return
        person, way = chosen
        before = self._crew.stored.version
        panel = self._panel(person)
        if panel is None or not offers(panel, way[1].digest):
            board = await person.until(lambda: newest_board(person), "a board")
            panel = (await person.presses("Move", on=board)).message
            self._panels[person.user.id] = panel.id, self._world.clock.now()
        for line in way[1:]:
            if not offers(panel, line.digest):
                break
            panel = await (await tap(person, panel, line.digest)).updated()
        if self._crew.stored.version == before and way[-1].action is not None:
            await self._crew.type(person, way[-1].action)

    def _panel(self, person: Person) -> Seen | None:
        """Theirs as it is now; nobody goes on in one of hours ago."""
        id, opened = self._panels.get(person.user.id, ("", 0.0))
        is_old = self._world.clock.now() - opened > TOKEN_LIFE
        return None if is_old else next((seen for seen in person.sees() if seen.id == id), None)


class Stage(Struct, frozen=True):
    """A bot and the world it is in, where hours pass for both of them."""

    playground: Playground
    database: Path

    async def turns(self, game: str, tables: Iterable[int]) -> AsyncGenerator[Turn, None]:
        """One turn after the other, each told to its end; where a game ends, another begins."""
        for table in tables:
            crew = await sit_down(self.playground, self.database, game, table)
            course, since = Course(self.playground, self.database, crew), None
            await all_told(self.database)
            while (played := await course.turn(since)) is not None:
                if since is not None:  # who is asked first is called by the beginning of the game
                    yield played[1]
                since = played[0]


@asynccontextmanager
async def stage() -> AsyncIterator[Stage]:
    """Without tables."""
    with TemporaryDirectory() as name:
        database = Path(name) / "games.db"
        async with (
            Playground(World.new()) as playground,
            running(playground, database),
        ):
            yield Stage(playground, database)


def figures(turns: list[Turn]) -> dict[str, list[float]]:
    """Those of single turns, by what they are called."""
    return {
        "requests_per_turn": [turn.requests for turn in turns],
        "interaction_uploads_per_turn": [turn.uploads for turn in turns],
        "calls_per_turn_asked": [turn.asked for turn in turns],
        "calls_per_turn_others": [turn.others for turn in turns],
    }


async def measure() -> dict[str, dict[str, Paced]]:
    """By figure and game."""
    found: dict[str, dict[str, Paced]] = {key: {} for key in GOALS}
    async with stage() as played:
        tables = count(1)
        for game in GAMES:
            fast, slow = map(figures, await both_paces(played, game, tables, TURNS))
            for key, goal in GOALS.items():
                found[key][game] = paced(fast[key], slow[key], goal)
    return found


async def both_paces(
    played: Stage, game: str, tables: Iterable[int], turns: int, warm: int = WARM
) -> tuple[list[Turn], list[Turn]]:
    """So many turns as fast as people are answered, then as many with hours between them."""
    async with aclosing(played.turns(game, tables)) as going:
        for _ in range(warm):
            await anext(going)
        fast = [await anext(going) for _ in range(turns)]
        slow = []
        for _ in range(turns):
            played.playground.world.pass_time(HOURS * 3600)
            slow.append(await anext(going))
    return fast, slow
