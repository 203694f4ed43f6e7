"""Somebody vanishes, the others look for somebody, who plays on; and whatever dies on the way, each once."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from games import GAMES
from games.core import Result
from games.record import read_record, replay, totals
from playground.clock import Clock
from playground.data import Id, Records
from playground.interactions import Kind
from playground.people import Person, Playground, Reply
from playground.seen import Seen, seen
from playground.world import World
from tests.playground.stage import playing
from tests.wire.bot_process import BotProcess, start_bot
from tests.wire.crashing import Crashing, crashing
from tests.wire.doing import newest_board
from tests.wire.oracle import look, versions
from tests.wire.test_crashes import Shown, pressing, shown
from tests.wire.test_weeks import DAY, begin, rung
from tests.wire.test_whole_games import has_record, whose
from tools.bench.crew import Crew, all_told, owed

NAMES = ("Ada", "Ben", "Cleo")
FIND, TAKE = "Find somebody", "Take this seat"
FEWEST = {FIND: 25, TAKE: 25}
"""Awaits at the least: with fewer, something would not be counted."""


def said(reply: Reply) -> str:
    """What was answered, wherever."""
    return reply.follow_ups[-1].text if reply.follow_ups else reply.text


def with_button(person: Person, label: str) -> Seen | None:
    """What that person sees that has a button of that name."""
    found = [each for each in person.sees() if any(own.startswith(label) for own in each.labels)]
    return found[-1] if found else None


async def offers(person: Person, label: str) -> Seen:
    """The same, as soon as there is one."""
    return await person.until(lambda: with_button(person, label), label)


async def looks_for_somebody(person: Person) -> None:
    """Votes for it, however many have before."""
    poll = await offers(person, FIND)
    await person.presses(next(label for label in poll.labels if label.startswith(FIND)), on=poll)


async def played_on(
    playground: Playground, database: Path, bots: list[BotProcess]
) -> tuple[Person, list[Person], Seen]:
    """Who vanished, the others, and the ending; the bot was killed on the way."""
    world = playground.world
    people = await begin(playground, *map(playground.person, NAMES), game="livingstone")
    slow = whose(look(database), people)
    others = [each for each in people if each is not slow]
    for _ in range(4):
        world.pass_time(DAY)
        await rung(database, world.clock.now())
    hand = slow.private_messages()[0]
    for other in others:
        await looks_for_somebody(other)
    nora = playground.person("Nora", "fr")
    card = await offers(nora, TAKE)
    await nora.until(lambda: [each.id for each in nora.sees()] == [card.id] or None, "one message there")
    reply = await nora.presses(TAKE, on=card)
    assert said(reply).startswith("La place est à vous\u202f: vous prenez la suite d")
    await all_told(database)
    await bots[-1].kill()
    bots.append(await start_bot(playground, database))
    assert hand.id not in [each.id for each in slow.private_messages()]
    for button in ("Move", "My hand"):
        late = await slow.presses(button, on=await slow.until(lambda: newest_board(slow), "a board"))
        assert said(late).startswith("Somebody else plays your seat by now."), button
    crew = Crew(database, GAMES["livingstone"], 1, [*others, nora.at(slow.place)])
    while await crew.play() is not None:
        pass
    there = nora.at(slow.place)
    ending = await there.until(lambda: next(filter(has_record, there.sees()), None), "the record")
    late = await slow.presses("Rematch", on=ending)
    assert said(late).startswith("Somebody else plays your seat by now.")
    assert "· turn " in said(await slow.presses("Replay", on=ending)), "open to everybody, as ever"
    return slow, others, ending


@pytest.mark.slow
@pytest.mark.promise("whoever takes over a seat plays it to the end, and whoever had it comes too late")
async def test_somebody_vanishes_and_somebody_new_plays_on_to_the_end(tmp_path: Path) -> None:
    database, game = tmp_path / "games.db", GAMES["livingstone"]
    async with playing() as playground:
        bots = [await start_bot(playground, database)]
        try:
            slow, others, ending = await played_on(playground, database, bots)
            assert await bots[-1].stop() == 0
        finally:
            await bots[-1].stop()
    assert "ERROR" not in bots[-1].log
    record = read_record(next(file.content for file in ending.files if file.filename.endswith(".json")))
    *_, last = replay(game, record)
    result = game.result(last.state)
    assert isinstance(result, Result)
    assert totals(result) == record.totals
    assert sorted(record.names) == sorted(["Nora", *(each.name for each in others)])
    assert "Nora" in ending.text
    assert slow.name not in ending.text


# Killed at every await


class Moment(Struct, frozen=True):
    """Just before a press: the world, the file, who presses, and which button of which message."""

    world: bytes
    database: Path
    presser: str
    message: Id
    line: str
    steps: list[int]

    def again(self) -> World:
        """The world as it was, to be played in."""
        return World(msgspec.json.decode(self.world, type=Records), Clock())

    def press(self, playground: Playground) -> None:
        """Press, and wait for nothing."""
        world = playground.world
        message = world.records.messages[self.message]
        data = pressing(seen(world, message), self.line)
        user = playground.person(self.presser).user
        made = playground.interactions.make(
            Kind.COMPONENT, user.id, message.channel, data, message=message.id
        )
        playground.interactions.open(made)


def moment(playground: Playground, database: Path, folder: Path, presser: Person, label: str) -> Moment:
    """Just before that person presses that; the bot has been stopped."""
    message = with_button(presser, label)
    assert message is not None
    button = next(each for each in message.buttons if (each.label or "").startswith(label))
    kept = folder / f"before {label}.db"
    shutil.copy(database, kept)
    return Moment(
        world=msgspec.json.encode(playground.world.records),
        database=kept,
        presser=presser.name,
        message=message.id,
        line=(button.custom_id or "").rpartition(":")[2],
        steps=versions(database),
    )


async def before(bots: Crashing, folder: Path) -> dict[str, Moment]:
    """Somebody has asked to be replaced; just before the last vote, and before somebody takes the seat."""
    database, moments = folder / "before.db", dict[str, Moment]()
    async with playing() as playground:
        await bots.begin(playground, database)
        people = await begin(playground, *map(playground.person, NAMES), game="livingstone")
        slow = whose(look(database), people)
        first, second = [each for each in people if each is not slow]
        board = await slow.until(lambda: newest_board(slow), "a board")
        more = await (await slow.presses("More", on=board)).followed_up()
        await slow.presses("Ask to be replaced", on=more)
        await looks_for_somebody(first)
        nora = playground.person("Nora")
        nora.in_private()  # that has the same number in all that follows
        await bots.stop()
        moments[FIND] = moment(playground, database, folder, second, FIND)
        await bots.begin(playground, database)
        moments[FIND].press(playground)
        await bots.hear("over")
        await bots.stop()
        moments[TAKE] = moment(playground, database, folder, nora, TAKE)
    return moments


async def come_of(
    bots: Crashing, moment: Moment, database: Path, point: int = 0
) -> tuple[Shown, list[int], bool]:
    """All that lasts, and the steps, when the bot has died there and begun again; whether it came so far."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point)
        moment.press(playground)
        was_killed = (await bots.hear("at", "over"))[0] == "at"
        if was_killed:
            assert await bots.hear("ended") == ["ended", "-9"]
            is_done = is_decided(database, moment)
            await bots.begin(playground, database)
            if not is_done:
                assert shown(playground.world) == shown(moment.again()), "nothing is said before it is stored"
                moment.press(playground)
                await bots.hear("over")
        await bots.stop()
        assert owed(database) == 0
        return shown(playground.world), versions(database), was_killed


def is_decided(database: Path, moment: Moment) -> bool:
    """Whether what the press brings about has been stored."""
    return len(versions(database)) > len(moment.steps)


@pytest.mark.slow
@pytest.mark.parametrize("label", [FIND, TAKE])
async def test_killed_at_every_await_it_is_done_and_told_once(tmp_path: Path, label: str) -> None:
    async with crashing("livingstone") as bots:
        moment = (await before(bots, tmp_path))[label]
        expected, steps, _ = await come_of(bots, moment, tmp_path / "0.db")
        assert shown(moment.again()) != expected
        for point in count(1):
            now, again, was_killed = await come_of(bots, moment, tmp_path / f"{point}.db", point)
            assert now == expected, point
            assert again == steps, point
            if not was_killed:
                break
    print(label, point, flush=True)
    assert point > FEWEST[label]
