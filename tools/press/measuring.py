"""A table that is played by its buttons, and what each press takes."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory

from msgspec import Struct, convert

from cogs.panel.choices import Choice, choices, digest, way_to
from cogs.panel.manner import Manner, Own
from games.core import Refused
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from playground.world import World
from tools.bench.crew import Crew, all_told, sit_down
from tools.bench.processes import running
from tools.complaint import Complaint
from tools.press import watched
from tools.random_play import choose

WARM = 10
"""Presses before the first that counts: caches are filled, and the game has begun in earnest."""
TRIES = 50
"""Moves thought of, until one of them is a line of the panel; most are."""
PATIENCE = 60.0
"""Seconds for the bot to have done all that a press causes, or the first presses together."""

HOUSE = ("bot.py", "cogs/", "host/", "storage/")


class Counted(Struct, frozen=True):
    """What ran in the bot from one click to the last message that told of it."""

    functions: frozenset[watched.Function]
    transactions: int
    writes: int

    @property
    def files(self) -> frozenset[str]:
        """Those the functions stand in."""
        return frozenset(file for file, _, _ in self.functions)


class Means(Struct, frozen=True):
    """The presses of a game, on average."""

    game: str
    presses: int
    functions: float
    files: float
    house_files: float
    """Of these, what is the same whatever is played: cogs, host and storage."""
    transactions: float
    writes: float


def _is_house(file: str) -> bool:
    return file.startswith(HOUSE) and not file.startswith("cogs/games/")


def means_of(game: str, presses: list[Counted]) -> Means:
    """The mean of each figure."""
    return Means(
        game,
        len(presses),
        functions=round(mean(len(press.functions) for press in presses), 1),
        files=round(mean(len(press.files) for press in presses), 1),
        house_files=round(
            mean(len([file for file in press.files if _is_house(file)]) for press in presses), 1
        ),
        transactions=round(mean(press.transactions for press in presses), 1),
        writes=round(mean(press.writes for press in presses), 1),
    )


class Watch:
    """Whoever counts inside the bot."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def begin(self) -> None:
        """Count from now on, when the bot has nothing to do."""
        await self._order(watched.BEGIN)

    async def end(self) -> Counted:
        """What was counted, when the bot has nothing to do any more."""
        return convert(json.loads(await self._order(watched.END)), Counted)

    async def _order(self, order: str) -> bytes:
        self._writer.write(f"{order}\n".encode())
        return await self._reader.readline()


@asynccontextmanager
async def watching(path: Path) -> AsyncIterator[Watch]:
    """The watch of the bot that takes its orders there."""
    reader, writer = await asyncio.open_unix_connection(path, limit=2**24)
    try:
        yield Watch(reader, writer)
    finally:
        writer.close()
        await writer.wait_closed()


class Finger(Struct, frozen=True):
    """Is about to make a step: one more click."""

    person: Person
    panel: Seen
    line: str

    async def press(self) -> None:
        """Make it, and see the answer."""
        await (await tap(self.person, self.panel, self.line)).updated()


class Hands:
    """The people of a table, who press what they may."""

    def __init__(self, crew: Crew, seed: int) -> None:
        self._crew = crew
        self._chance = Random(seed)  # noqa: S311  # play for measuring, nothing secret
        module = importlib.import_module(f"cogs.games.{crew.game.id}")
        self._manner: Manner = getattr(module, "MANNER", Manner())
        self._at_once: set[str] = set()
        """Who is asked nothing before a press: it is the step that is measured."""

    async def press(self) -> bool:
        """One step; False when the game is over."""
        finger = await self.ready()
        if finger is not None:
            await finger.press()
        return finger is not None

    async def ready(self) -> Finger | None:
        """Somebody has opened a panel as far as the line to press; None when the game is over."""
        while (chosen := self.choose()) is not None or await self._crew.play() is not None:
            finger = await self._open(*chosen) if chosen is not None else None
            if finger is not None:
                return finger
        return None

    async def _open(self, person: Person, way: tuple[Choice, ...]) -> Finger | None:
        """A panel opened as far as the end of that way; where it asks in another way the action is typed."""
        if person.name not in self._at_once:
            self._at_once.add(person.name)
            await person.selects("no", on=await person.uses("/me"), menu="me:asks")
        board = await person.until(lambda: newest_board(person), "a board")
        panel = (await person.presses("Move", on=board)).message
        for line in way[1:-1]:
            if not offers(panel, line.digest):
                break
            panel = await (await tap(person, panel, line.digest)).updated()
        if offers(panel, way[-1].digest):
            return Finger(person, panel, way[-1].digest)
        assert way[-1].action is not None
        await self._crew.type(person, way[-1].action)
        return None

    def choose(self) -> tuple[Person, tuple[Choice, ...]] | None:
        """Somebody who is waited for, and the way to something they may do; None if there is none."""
        now, game = self._crew.stored, self._crew.game
        asked = game.to_act(now.state)
        for _ in range(TRIES if asked else 0):
            seat, action = choose(game, now.state, len(now.users), self._chance)
            if seat not in asked:
                continue
            tree = choices(game.legal(now.state, seat), Own(self._manner, game.view(now.state, seat)))
            try:
                way = way_to(tree, digest(action))
            except Refused:  # part of a set, or of a form
                continue
            if way[-1].action is not None:
                return self._crew.person(now.users[seat]), way
        return None


def newest_board(person: Person) -> Seen | None:
    """The board whose buttons can be pressed, if it has been shown."""
    return next((seen for seen in reversed(person.sees()) if "Move" in seen.labels), None)


def offers(panel: Seen, line: str) -> bool:
    """Whether a panel has that line, as a button or in a menu."""
    listed = [option.value for menu in panel.menus for option in menu.options]
    return line in listed or any((each.custom_id or "").endswith(f":{line}") for each in panel.buttons)


async def tap(person: Person, panel: Seen, line: str) -> Reply:
    """Press the button, or pick the line of the menu, that stands for that."""
    for button in panel.buttons:
        if button.custom_id and button.custom_id.endswith(f":{line}"):
            return await person.presses(button.custom_id, on=panel)
    menu = next(menu for menu in panel.menus if line in [option.value for option in menu.options])
    return await person.selects(line, on=panel, menu=menu.custom_id)


async def presses_of(
    playground: Playground, database: Path, watch: Watch, game: str, players: int, seed: int
) -> AsyncGenerator[Counted, None]:
    """One press after the other; where a game ends, another begins."""
    for table in count(1):
        async with asyncio.timeout(PATIENCE):
            hands = Hands(await sit_down(playground, database, game, table, players), seed + table)
            goes_on = all([await hands.press() for _ in range(WARM)])
        while goes_on:
            async with asyncio.timeout(PATIENCE):
                await all_told(database)
                finger = await hands.ready()
                if finger is None:
                    break
                await watch.begin()
                await finger.press()
                await all_told(database)
                counted = await watch.end()
            yield counted


async def measure(game: str, presses: int, players: int, seed: int, root: Path) -> list[Counted]:
    """So many presses of that game in the bot of that checkout; Complaint where they cannot be seen."""
    found: list[Counted] = []
    with TemporaryDirectory() as name:
        database, orders = Path(name) / "games.db", Path(name) / "orders"
        command = (watched.__file__, str(root), "run")
        settings = {watched.SOCKET: str(orders), watched.SEED: str(seed)}
        async with (
            Playground(World.new()) as playground,
            running(playground, database, *command, **settings),
            watching(orders) as watch,
            aclosing(presses_of(playground, database, watch, game, players, seed)) as counted,
        ):
            async for press in counted:
                found.append(press)
                if len(found) == presses:
                    break
    if not all(press.transactions and press.writes for press in found):
        raise Complaint(
            "A press wrote nothing: do VISITS of tools/press/watched.py name the database's door?"
        )
    return found
