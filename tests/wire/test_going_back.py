"""Going back by consent over the wire: refused and agreed to, and killed at every await of the last vote."""

from __future__ import annotations

import json
import re
import shutil
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games import GAMES
from games.livingstone.actions import DrawCard, EndTurn, TakeDie
from games.record import check, parts, read_record, replayed
from playground.people import Person, Playground
from playground.seen import Seen
from tests.playground.stage import playing
from tests.wire.bot_process import start_bot
from tests.wire.crashing import Crashing, crashing
from tests.wire.doing import by_command, newest_board, own_of
from tests.wire.oracle import look, versions
from tests.wire.plans import Players
from tests.wire.test_crashes import Moment, Shown, lasting, pings, shown, undisturbed
from tests.wire.test_whole_games import has_record, whose
from tools.bench.crew import owed
from tools.verify import verified

PEOPLE = ("Ada", "Ben")
AWAITS = 2
"""Of the awaits of the last vote, the bot is killed at every one of so many."""


async def begin(playground: Playground, game: str) -> list[Person]:
    """Two people sit down and begin; they are in the game's thread."""
    ada, ben = [playground.person(name) for name in PEOPLE]
    card = (await ada.uses("/play", game=game, seats=2, language="English")).message
    await ben.presses("Join", on=card)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return [ada.at(thread), ben.at(thread)]


async def asks(person: Person) -> Seen:
    """That person asks to take back a turn, behind More; the question in the thread."""
    board = await person.until(lambda: newest_board(person), "a board")
    reply = await (await person.presses("More", on=board)).followed_up()
    sure = (await person.presses("Take back a turn", on=reply)).message
    assert "would go back to before your own last turn: " in sure.text
    await person.presses("Ask the others", on=sure)
    return await person.until(lambda: question(person), "the question")


def question(person: Person) -> Seen | None:
    """The one that stands."""
    polls = [each for each in person.sees() if "Do not agree" in each.labels]
    return polls[-1] if polls else None


def says(person: Person, words: str) -> Seen | None:
    """The last public message with these words."""
    found = [each for each in person.sees() if words in each.text and not each.is_private]
    return found[-1] if found else None


@pytest.mark.slow
async def test_a_game_in_which_all_do_and_do_not_agree_is_told_recorded_and_proved(tmp_path: Path) -> None:
    database, game = tmp_path / "games.db", GAMES["congo"]
    players = Players(game, len(PEOPLE), Random(1))
    async with playing() as playground:
        bot = await start_bot(playground, database)
        people = await begin(playground, game.id)

        async def play(steps: int = 10_000) -> None:
            while steps and game.to_act((position := look(database)).state):
                seat, action = players.next(position.state)
                person = whose(position, people, seat)
                await by_command(person, game, action, PEOPLE, own_of(game, position.state, seat))
                steps -= 1

        await play(10)
        before = look(database)
        asker = whose(before, people)
        (other,) = (each for each in people if each is not asker)
        await asks(asker)
        await other.presses("Do not agree", on=await other.until(lambda: question(other), "the question"))
        await other.until(lambda: says(other, "Nothing is taken back: not all have agreed."), "the answer")
        assert look(database).version == before.version
        await play(4)
        before = look(database)
        stood = await asks(other if whose(before, people) is asker else asker)
        voter = asker if f"{other.name} would like" in stood.text else other
        await bot.kill()
        bot = await start_bot(playground, database)
        await voter.presses("Agree (1)", on=await voter.until(lambda: question(voter), "the question"))
        await voter.until(lambda: says(voter, "All have agreed: the game is as it was"), "the answer")
        after = look(database)
        assert after.version == before.version + 1
        assert after.state.rng == before.state.rng, "no draw comes twice"
        assert replace(after.state, rng=before.state.rng) != before.state
        await voter.until(lambda: says(voter, "takes back the last turn, as agreed"), "the board")
        await play()
        ending = await voter.until(
            lambda: next((each for each in voter.sees() if has_record(each)), None), "the record"
        )
        assert await bot.stop() == 0
        assert "ERROR" not in bot.log
        said = "\n".join(each.text for each in voter.sees())
    raw = next(file.content for file in ending.files if file.filename.endswith(".json"))
    record = read_record(raw)
    (part,) = parts(record)
    *_, end = replayed(game, record, part)
    assert end.step.state == look(database).state
    assert len(record.returns) == 1
    checked = check(game, record)
    assert (checked.is_true, checked.unchecked) == (True, 0)
    (posted,) = {*re.findall(r"\b[0-9a-f]{64}\b", said)} - {record.seed}
    assert f"all {len(record.draws)} draws" in verified(json.loads(raw), posted)
    assert [draw.place for draw in record.draws] == list(range(len(record.draws)))


# Killed on the way


async def before_the_last_vote(bots: Crashing, folder: Path) -> Moment:
    """Both have played a turn, one of them has asked, and the other is about to agree."""
    database = folder / "before.db"
    async with playing() as playground:
        await bots.begin(playground, database)
        people = await begin(playground, "livingstone")
        for _ in people:
            position = look(database)
            person = whose(position, people)
            for action in (TakeDie(min(position.state.pool)), DrawCard(), EndTurn()):
                await by_command(person, position.game, action, PEOPLE)
        asker = whose(look(database), people)
        (voter,) = (each for each in people if each is not asker)
        poll = await asks(asker)
        await bots.stop()
        return Moment(
            world=msgspec.json.encode(playground.world.records),
            database=database,
            thread=asker.place.id,
            presser=voter.name,
            panel=poll.id,
            line="yes",
            version=look(database).version,
        )


def has_gone_back(database: Path, moment: Moment) -> bool:
    """Whether the step is stored."""
    return len(versions(database)) > moment.version + 1


async def crash(bots: Crashing, moment: Moment, database: Path, point: int, expected: Shown) -> bool | None:
    """Whether the step was stored when the bot was killed there; None when all was over before."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point)
        moment.press(playground)
        came_to = await bots.hear("at", "over")
        if came_to[0] == "over":
            await bots.stop()
            return None
        assert await bots.hear("ended") == ["ended", "-9"]
        is_stored = has_gone_back(database, moment)
        await bots.begin(playground, database)
        if not is_stored:
            assert shown(playground.world) == shown(moment.again()), came_to
            moment.press(playground)
            await bots.hear("over")
        await bots.stop()
        assert shown(playground.world) == expected, came_to
    assert (len(versions(database)), owed(database)) == (moment.version + 2, 0), came_to
    return is_stored


@pytest.mark.slow
async def test_it_is_done_and_told_once_and_so_it_is_when_killed_at_every_other_await(tmp_path: Path) -> None:
    killed: list[bool] = []
    async with crashing("livingstone") as bots:
        moment = await before_the_last_vote(bots, tmp_path)
        after = await undisturbed(bots, moment, tmp_path / "undisturbed.db")
        told = [each.content for each in lasting(after)]
        assert sum("All have agreed: the game is as it was before" in each for each in told) == 1
        assert sum("takes back the last turn, as agreed" in each for each in told) == 1
        called = pings(after) - pings(moment.again())
        assert sum(called.values()) <= 1, "nobody is called but who is asked now"
        for point in count(1, AWAITS):
            is_stored = await crash(bots, moment, tmp_path / f"{point}.db", point, shown(after))
            if is_stored is None:
                break
            killed.append(is_stored)
    assert set(killed) == {False, True}
    assert len(killed) > 6  # with fewer, something would not be counted
