"""Votes, returns, pauses and tables put away, killed at their awaits: one effect each, said once."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from games import GAMES
from playground.people import Person, Playground
from playground.seen import Seen
from playground.world import World
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.crashing import Crashing, crashing
from tests.wire.oracle import look, versions
from tests.wire.test_crashes import Moment, Shown, pings, shown
from tests.wire.test_weeks import begin
from tests.wire.test_whole_games import whose
from tools.bench.crew import Crew, rested

DAY = 86_400
NEARLY = 1800
"""Seconds: no two moments that are told are nearer to each other than that."""
EVERY = int(os.environ.get("QUAYSIDE_AWAITS", "4"))
"""Of the awaits, each so manyth is one to be killed at; 1 for all of them."""


class Stage(Struct):
    """A table just before something happens."""

    playground: Playground
    crew: Crew
    slow: Person
    """Who is asked first."""
    others: list[Person]

    async def passes(self, days: int) -> None:
        """So many days, one after the other."""
        for _ in range(days):
            self.playground.world.pass_time(DAY)
            await rested(self.crew)

    async def presses(self, person: Person, id: str) -> None:
        """The newest button whose id says so."""
        message, button = found(person, id)
        await person.presses(button, on=message)
        await rested(self.crew)


def found(person: Person, wanted: str) -> tuple[Seen, str]:
    """The newest button whose id that is, and its message."""
    buttons = [(each, button.custom_id or "") for each in person.sees() for button in each.buttons]
    return next(each for each in reversed(buttons) if re.search(wanted, each[1]))


async def is_silent(stage: Stage, days: int = 4) -> None:
    await stage.passes(days)


async def has_one_vote(stage: Stage) -> None:
    await stage.passes(4)
    await stage.presses(stage.others[0], "^poll:.*:wait$")


async def is_replaced(stage: Stage) -> None:
    await stage.passes(4)
    await stage.presses(stage.others[0], "^poll:.*:computer$")


async def pause_is_asked_for(stage: Stage) -> None:
    await stage.presses(stage.slow, "^table:more:")
    await stage.presses(stage.slow, "^table:pause:")
    await stage.presses(stage.slow, "^pause:.*:3$")


async def is_paused(stage: Stage) -> None:
    await pause_is_asked_for(stage)
    await stage.presses(stage.others[0], "^poll:.*:yes$")


async def is_put_away(stage: Stage) -> None:
    await stage.passes(30)


async def has_left(stage: Stage) -> None:
    stage.playground.world.leave(stage.slow.user)


class Scene(Struct, frozen=True):
    """What happens: somebody presses a button, or some days pass."""

    before: Callable[[Stage], Awaitable[None]]
    presser: str = ""
    button: str = ""
    days: int = 0
    players: int = 2
    pinged: dict[str, int] = {}
    """Who is called by it, how often."""


SCENES = {
    "the others are asked": Scene(lambda stage: is_silent(stage, 3), days=1, pinged={"other": 1}),
    "they decide on a computer": Scene(is_silent, "other", "^poll:.*:computer$", pinged={"other": 1}),
    "they end the game": Scene(is_silent, "other", "^poll:.*:end$", pinged={"slow": 1}),
    "the most votes decide": Scene(has_one_vote, days=3, players=3),
    "the seat is taken back": Scene(is_replaced, "slow", "^table:back:"),
    "who has left is found out": Scene(has_left, days=1, pinged={"other": 1}),
    "a pause begins": Scene(pause_is_asked_for, "other", "^poll:.*:yes$"),
    "a pause ends": Scene(is_paused, days=3, pinged={"slow": 1}),
    "a table is put away": Scene(lambda stage: is_silent(stage, 27), days=3),
    "it is woken": Scene(is_put_away, "other", "^table:wake:", pinged={"slow": 1}),
}


async def before(bots: Crashing, folder: Path, scene: Scene) -> tuple[Moment, dict[str, str]]:
    """The world just before it happens, and who is who."""
    database = folder / "before.db"
    async with playing() as playground:
        await bots.begin(playground, database)
        names = ("Ada", "Ben", "Cleo")[: scene.players]
        people = await begin(playground, *map(playground.person, names), game="livingstone")
        crew = Crew(database, GAMES["livingstone"], 1, people)
        await rested(crew)
        slow = whose(look(database), people)
        others = [each for each in people if each is not slow]
        await scene.before(Stage(playground, crew, slow, others))
        presser = slow if scene.presser == "slow" else others[0]
        panel, line = found(presser, scene.button) if scene.button else (None, "")
        await bots.stop()
        who = {"slow": slow.name, "other": others[0].name}
        return (
            Moment(
                world=msgspec.json.encode(playground.world.records),
                database=database,
                thread=slow.place.id,
                presser=presser.name,
                panel="" if panel is None else panel.id,
                line=line.rpartition(":")[2],
                version=0,
            ),
            who,
        )


def stored(database: Path) -> list[list[Any]]:
    """All that is decided, as it is stored."""
    with looking_at(database) as connection:
        return [
            connection.execute(sql).fetchall()
            for sql in (
                "select status, rest, ended is null from tables",
                "select seat, status, computer, has_left from seats order by seat",
                "select kind, seat, outcome, due is null from polls order by number",
                "select seat, kind, said, due is null from timers order by seat, kind",
                "select events from steps order by version",
            )
        ]


def seen_by_all(world: World, since: float) -> tuple[Shown, dict[str, bool]]:
    """All that lasts, with moments told by how far off they are, and which threads are closed."""

    def by_then(value: Any) -> Any:
        if not isinstance(value, str):
            return value
        return re.sub(r"(?<=<t:)\d+", lambda time: str(round((int(time[0]) - since) / NEARLY)), value)

    places = {place: [tuple(map(by_then, each)) for each in told] for place, told in shown(world).items()}
    return places, {channel.id: channel.is_archived for channel in world.records.channels.values()}


class Outcome(Struct):
    """What there is to see and to read in the end."""

    seen: tuple[Shown, dict[str, bool]]
    stored: list[list[Any]]
    pings: dict[str, int]


async def happens(
    bots: Crashing, moment: Moment, scene: Scene, database: Path, point: int
) -> tuple[Outcome, list[str]]:
    """What comes of it when the process dies there and begins again, and how far it came."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        world, began = playground.world, playground.world.clock.now()
        called = pings(world)
        crew = Crew(
            database, GAMES["livingstone"], 1, [playground.person("Ada").at(world.channel(moment.thread))]
        )

        def happen() -> None:
            if scene.days:
                world.pass_time(scene.days * DAY)
            else:
                moment.press(playground)

        await bots.begin(playground, database, point)
        happen()
        came_to = await bots.hear("at", "over")
        if came_to[0] == "at":
            assert await bots.hear("ended") == ["ended", "-9"]
            has_not_happened = stored(database) == stored(moment.database)
            await bots.begin(playground, database)
            if scene.button and has_not_happened:
                assert shown(world) == shown(moment.again()), "nothing is said before it is decided"
                happen()
                await bots.hear("over")
        await rested(crew)
        await bots.stop()
        assert versions(database) == list(range(len(versions(database))))
        outcome = Outcome(seen_by_all(world, began), stored(database), dict(pings(world) - called))
    return outcome, came_to


@pytest.mark.slow
@pytest.mark.promise("a vote, a return and a pause have one effect, and are said, whatever dies")
@pytest.mark.parametrize("name", SCENES)
async def test_killed_at_its_awaits_it_happens_once(tmp_path: Path, name: str) -> None:
    scene = SCENES[name]
    async with crashing("livingstone") as bots:
        moment, who = await before(bots, tmp_path, scene)
        expected, _ = await happens(bots, moment, scene, tmp_path / "undisturbed.db", 0)
        assert expected.stored != stored(moment.database)
        assert expected.pings == {who[each]: times for each, times in scene.pinged.items()}
        for point in count(1, EVERY):
            found, came_to = await happens(bots, moment, scene, tmp_path / f"{point}.db", point)
            assert found == expected, came_to
            if came_to[0] == "over":
                break
    assert point > 8, "else awaits are not counted"
