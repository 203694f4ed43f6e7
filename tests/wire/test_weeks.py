"""Weeks pass over the wire: whoever forgets is reminded, by day, three times, and whatever dies, once."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from datetime import datetime
from itertools import count, pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest
from msgspec import Struct

from playground.clock import Clock
from playground.data import Notification, Records
from playground.people import Person, Playground
from playground.world import World
from storage.sqlite.health import looking_at
from tests.playground.stage import playing
from tests.wire.bot_process import start_bot
from tests.wire.crashing import Crashing, crashing
from tests.wire.oracle import look, versions
from tests.wire.test_crashes import Shown, pings, shown
from tests.wire.test_whole_games import whose
from tools.bench.crew import all_told

MINUTE, HOUR, DAY = 60, 3600, 86_400
SPRING = int(datetime(2027, 3, 26, 12, tzinfo=ZoneInfo("UTC")).timestamp())
"""Two days before the clocks of Europe are put forward."""
ZONES = {"Ada": "America/New_York", "Basile": "Europe/Paris", "Chand": "Asia/Kolkata"}
QUIET = {"Ada": "22:00-07:00", "Basile": "22:30-09:00", "Chand": "13:00-23:30"}
"""Each so that a day after the beginning falls into it, or nearly."""
LONGEST = 60.0
MUTE = "Not again this turn"
QUESTION = "How shall the game go on?"


async def rung(database: Path, time: float) -> None:
    """Until all that has fallen due by then is told, and no computer plays for anybody."""
    async with asyncio.timeout(LONGEST):
        while True:
            with looking_at(database) as connection:
                (due,) = connection.execute(
                    "select (select count(*) from timers where due <= ?)"
                    " + (select count(*) from seats where computer is not null)"
                    " + (select count(*) from outbox"
                    " where done is null and kind in ('reminder', 'waiting', 'away', 'poll', 'member'))",
                    (int(time),),
                ).fetchone()
            if not due:
                return
            await asyncio.sleep(0.002)


def ran_out(database: Path, table: int) -> list[int]:
    """When time was up at that table."""
    with looking_at(database) as connection:
        found = connection.execute(
            "select time from steps where table_id = ? and events like '%time_ran_out%' order by version",
            (table,),
        )
        return [time for (time,) in found]


def loud(person: Person) -> list[Notification]:
    """What has rung."""
    return [each for each in person.notifications() if not each.is_silent]


def local(person: Person, rung: Notification) -> datetime:
    """When it rang, by the clock on their wall."""
    return datetime.fromtimestamp(rung.created, ZoneInfo(ZONES[person.name]))


async def begin(playground: Playground, *people: Person, game: str, pace: str | None = None) -> list[Person]:
    """A game of these people, who are in its thread."""
    ada, *others = people
    card = (await ada.uses("/play", game=game, seats=len(people), language="English")).message
    for other in others:
        await other.presses("Join", on=card)
    if pace is not None:
        await ada.selects(pace, on=await ada.presses("Options", on=card), menu="Pace")
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return [person.at(thread) for person in people]


@pytest.mark.slow
@pytest.mark.promise("nobody is reminded twice, in the night, or after saying not again")
async def test_a_fortnight_in_three_time_zones(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with playing() as playground:
        world = playground.world
        world.pass_time(SPRING - world.clock.now())
        bot = await start_bot(playground, database)
        ada, basile, chand, dan, eve = (playground.person(name) for name in (*ZONES, "Dan", "Eve"))
        for person in (ada, basile, chand):
            await person.uses("/me", quiet=QUIET[person.name], zone=ZONES[person.name])
        await dan.uses("/me", away="10")
        # All three choose at once, and forget it.
        ada, basile, chand = await begin(playground, ada, basile, chand, game="congo")
        dan, eve = await begin(playground, dan, eve, game="panamax")
        fay, gus = (playground.person(name) for name in ("Fay", "Gus"))
        await begin(playground, fay, gus, game="livingstone", pace="brisk")
        await all_told(database)
        began = len(loud(ada)), len(loud(basile)), len(loud(chand)), len(loud(dan)), len(loud(eve))
        has_muted = False
        for hour in range(0, 14 * 24, 2):
            world.pass_time(2 * HOUR)
            if hour == 30:
                await bot.kill()
            if hour == 60:
                bot = await start_bot(playground, database)
            if not 30 <= hour < 60:
                await rung(database, world.clock.now())
            if len(loud(basile)) - began[1] == 2 and not has_muted:
                (*_, reminder) = [each for each in basile.sees() if MUTE in each.labels]
                await basile.presses(MUTE, on=reminder)
                has_muted = True
        assert await bot.stop() == 0
        bells = [loud(each)[n:] for each, n in zip((ada, basile, chand, dan, eve), began, strict=True)]
        asked = [sum(QUESTION in each.text for each in own) for own in bells]
        assert sorted(asked[:3]) == [0, 1, 1], "the other two are asked about the first of them, once"
        assert sorted(asked[3:]) == [0, 1]
        reminded = [[each for each in own if QUESTION not in each.text] for own in bells]
        assert [len(each) for each in reminded] == [3, 2, 3, 3, 3]
        for person, rang in zip((ada, basile, chand), reminded, strict=False):
            begins, ends = QUIET[person.name].split("-")
            for each in rang:
                time = local(person, each).strftime("%H:%M")
                is_quiet = begins <= time < ends if begins < ends else not ends <= time < begins
                assert not is_quiet, (person.name, time)
                assert "waits for you." in each.text
            moments = [each.created for each in rang]
            assert all(later - former >= 12 * HOUR for former, later in pairwise(moments))
        assert min(each.created for each in reminded[3]) >= SPRING + 9 * DAY, "Dan was away"
        notices = [each.text for each in ada.sees() if "has not answered since" in each.text]
        assert len(notices) == len({*notices}) == 3
    moments_up = [SPRING, *ran_out(database, 3)]
    turns = [round((later - former) / DAY) for former, later in pairwise(moments_up)]
    assert turns == [4, 4, 1, 1, 1, 1, 1, 1][: len(turns)], "each has spent the bank in their first turn"
    assert len(turns) >= 6
    assert "ERROR" not in bot.log


# Killed at every await


class Scene(Struct, frozen=True):
    """What happens when so much time has passed."""

    seconds: int
    pace: str | None
    calls: str
    pinged: dict[str, int]
    """By who was asked (slow) and who was not (other), how often each is called."""
    fewest: int
    """Awaits at the least: with fewer, something would not be counted."""


SCENES = {
    "a reminder": Scene(DAY, None, "both", {"slow": 2, "other": 1}, 8),
    "a clock's end": Scene(10 * MINUTE, "live", "thread", {"other": 1}, 12),
}


async def before(bots: Crashing, database: Path, scene: Scene) -> tuple[bytes, dict[str, str]]:
    """Two people have begun. The world, and who they are."""
    async with playing() as playground:
        await bots.begin(playground, database)
        people = [playground.person(name) for name in ("Ada", "Ben")]
        people = await begin(playground, *people, game="livingstone", pace=scene.pace)
        slow = whose(look(database), people)
        if (
            scene.pace is None
        ):  # another table waits for both of them: who is asked at two hears of both at once
            at_home = [playground.person(name) for name in ("Ada", "Ben")]
            await begin(playground, *at_home, game="congo")
            await all_told(database)
        other = next(each for each in people if each is not slow)
        await slow.selects(scene.calls, on=await slow.uses("/me"), menu="me:calls")
        await bots.stop()
        return msgspec.json.encode(playground.world.records), {"slow": slow.name, "other": other.name}


async def later(
    bots: Crashing, records: bytes, database: Path, seconds: int, point: int
) -> tuple[Shown, World, bool]:
    """What there is to see when the bot has died there, and begun again; whether it came so far."""
    world = World(msgspec.json.decode(records, type=Records), Clock())
    async with playing(world) as playground:
        await bots.begin(playground, database, point)
        world.pass_time(seconds)
        was_killed = (await bots.hear("at", "over"))[0] == "at"
        if was_killed:
            assert await bots.hear("ended") == ["ended", "-9"]
            await bots.begin(playground, database)
        await rung(database, world.clock.now())
        await all_told(database)
        await bots.stop()
    return shown(world), world, was_killed


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
async def test_killed_at_every_await(tmp_path: Path, name: str) -> None:
    scene, database = SCENES[name], tmp_path / "before.db"
    async with crashing("livingstone") as bots:
        records, people = await before(bots, database, scene)
        shutil.copy(database, tmp_path / "0.db")
        expected, after, _ = await later(bots, records, tmp_path / "0.db", scene.seconds, 0)
        earlier = World(msgspec.json.decode(records, type=Records), Clock())
        pinged = {people[who]: times for who, times in scene.pinged.items()}
        assert pings(after) - pings(earlier) == Counter(pinged)
        steps = versions(tmp_path / "0.db")
        for point in count(1):
            again = tmp_path / f"{point}.db"
            shutil.copy(database, again)
            now, _, was_killed = await later(bots, records, again, scene.seconds, point)
            assert now == expected, point
            assert versions(again) == steps, point
            if not was_killed:
                break
    assert point > scene.fewest
