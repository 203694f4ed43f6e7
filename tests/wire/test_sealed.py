"""Choices that everybody makes at once and in secret: a power cut loses none, and tells nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from cogs.panel.choices import digest
from games.congo.actions import ChooseCharacter
from games.congo.rules import CONGO
from games.values import Seat
from playground.people import Person
from playground.seen import Seen
from tests.playground.stage import playing
from tests.wire.bot_process import start_bot
from tests.wire.doing import by_button, panel_of
from tests.wire.oracle import look
from tests.wire.test_whole_games import PEOPLE, begin, whose
from words.catalogue import Words

WORDS = Words("en", "congo", PEOPLE)
ANNOUNCED = {0: ["Ada has chosen.", "Cleo has chosen."]}
"""That two have chosen is one line, but to the first of them, whose own choice stands in between."""


async def everything(person: Person) -> list[Seen]:
    """All that somebody has before their eyes, and whatever else they may ask for."""
    for command in ("board", "hand", "text", "log", "missed", "asked", "move"):
        await person.uses(f"/table {command}")
    return [*person.sees(), *person.private_messages()]


def told(messages: list[Seen]) -> Iterator[str]:
    """Words, alternative texts, names of files and ids of buttons."""
    for each in messages:
        yield each.text
        yield json.dumps(each.raw.components)
        yield from (f"{file.filename} {file.description}" for file in each.files)


async def test_a_power_cut_while_two_have_chosen_and_two_have_not(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with playing() as playground:
        bot = await start_bot(playground, database)
        people = await begin(playground, "congo")

        async def choose(seat: Seat, place: int) -> str:
            """Somebody picks one of the characters in their hand, from a private message."""
            position = look(database)
            action = CONGO.legal(position.state, seat)[place]
            assert isinstance(action, ChooseCharacter)
            tree = panel_of(CONGO, position.state, seat)
            await by_button(whose(position, people, seat).in_private(), tree, action, None)
            return action.character

        chosen = {seat: await choose(seat, place) for seat, place in ((0, 1), (2, 3))}
        await bot.kill()
        bot = await start_bot(playground, database)
        for seat in range(len(PEOPLE)):
            person = whose(look(database), people, seat)
            seen = "\n".join(told(await everything(person)))
            assert all(sentence in seen for sentence in ANNOUNCED.get(seat, ["Ada and Cleo have chosen."]))
            for other, character in chosen.items():
                secrets = (WORDS.say(f"name-{character}"), digest(ChooseCharacter(character)), character)
                # Their owners are shown the names; what has been sealed cannot be pressed again.
                assert (secrets[0] in seen) == (seat == other)
                assert seat == other or not any(secret in seen for secret in secrets)
        chosen[0] = await choose(0, 0)
        chosen |= {seat: await choose(seat, 2) for seat in (1, 3)}
        state = look(database).state
        assert {seat: player.bid.character for seat, player in enumerate(state.players)} == chosen
        assert await bot.stop() == 0
        assert "ERROR" not in bot.log
