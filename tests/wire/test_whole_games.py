"""A whole four-player game by commands alone, and one by buttons alone; the process is killed on the way."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import asdict

from cogs.choices import choices, way_to
from cogs.choices import digest as digest_of
from cogs.game_cog import is_typed
from cogs.livingstone import VERBS
from games import GAMES
from games.core import Action, Result, write
from games.record import read_record, replay, totals
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from tests.playground.stage import playing
from tests.wire.bot_process import ROOT, bot_running, settings, start_bot
from tests.wire.oracle import Position, look, versions
from tools.random_play import choose
from words.catalogue import Words

ENGLISH = Words("en", "livingstone")
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")


async def begin(playground: Playground) -> list[Person]:
    """Four people sit down and begin; the game is in its thread."""
    ada, *others = people = [playground.person(name) for name in PEOPLE]
    card = (await ada.uses("/play", game="livingstone", seats=4)).message
    for other in others:
        await other.presses("Join", on=card)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return [person.at(thread) for person in people]


def whose(position: Position, people: list[Person]) -> Person:
    """The person whose turn it is."""
    return next(each for each in people if int(each.user.id) == position.users[position.asked])


async def by_command(person: Person, position: Position, action: Action) -> None:
    """Type the action as a slash command, taking from the completion what is completed."""
    verb = ENGLISH.say(f"verb-{VERBS[action.kind()]}")
    command = f"/{ENGLISH.say('verbs')} {verb}"
    if is_typed([type(action)]):
        options = {ENGLISH.say(f"field-{name}.name"): value for name, value in asdict(action).items()}
        await person.uses(command, **options)
        return
    label = Words("en", "livingstone", PEOPLE).action(action)
    offered = await person.completes(command, what=label[:60])
    chosen = next(choice.value for choice in offered if choice.name == label)
    assert isinstance(chosen, str)
    await person.uses(command, what=chosen)


async def by_button(person: Person, position: Position, action: Action, panels: dict[str, Seen]) -> None:
    """Press and pick the way to the action, in the panel that is open or opened by Move."""
    legal = position.game.legal(position.state, position.asked)
    way = way_to(choices(legal), digest_of(action))
    panel = panels.get(person.name)
    if panel is None or not has_line(panel, way[1].digest):
        board = await person.until(lambda: newest_board(person), "a board")
        panel = (await person.presses("Move", on=board)).message
    for line in way[1:]:
        reply = await tap(person, panel, line.digest)
        panel = await reply.updated()
    panels[person.name] = panel


def newest_board(person: Person) -> Seen | None:
    """The board whose buttons can be pressed, if it has been shown."""
    boards = [seen for seen in person.sees() if "Move" in seen.labels]
    return boards[-1] if boards else None


def has_line(panel: Seen, digest: str) -> bool:
    """Whether a panel offers that."""
    offered = [option.value for menu in panel.menus for option in menu.options]
    return digest in offered or any((each.custom_id or "").endswith(digest) for each in panel.buttons)


async def tap(person: Person, panel: Seen, digest: str) -> Reply:
    """Press the button, or pick the line of the menu, that stands for that."""
    for button in panel.buttons:
        if button.custom_id and button.custom_id.endswith(f":{digest}"):
            return await person.presses(button.custom_id, on=panel)
    menu = next(menu for menu in panel.menus if digest in [option.value for option in menu.options])
    return await person.selects(digest, on=panel, menu=menu.custom_id)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["commands", "buttons"])
async def test_a_whole_game_with_the_process_killed_in_the_middle(tmp_path: Path, way: str) -> None:
    database, chance = tmp_path / "games.db", Random(way)
    async with playing() as playground:
        bot = await start_bot(playground, database)
        people = await begin(playground)
        played: list[tuple[int, Action]] = []
        panels: dict[str, Seen] = {}
        while GAMES["livingstone"].to_act((position := look(database)).state):
            person = whose(position, people)
            seat, action = choose_plain(position, chance)
            if way == "commands":
                await by_command(person, position, action)
            else:
                await by_button(person, position, action, panels)
            played.append((seat, action))
            if len(played) in (60, 61, 150):
                await bot.kill()
                bot = await start_bot(playground, database)
        ending = await people[0].until(
            lambda: next((each for each in people[0].sees() if has_record(each)), None), "the record"
        )
        assert await bot.stop() == 0
        assert "ERROR" not in bot.log
    kept = read_record(next(file.content for file in ending.files if file.filename.endswith(".json")))
    assert [(move.seat, bytes(move.action)) for move in kept.moves] == [
        (seat, write(action)) for seat, action in played
    ]
    assert versions(database) == list(range(len(played) + 1))
    *_, last = replay(GAMES["livingstone"], kept)
    result = GAMES["livingstone"].result(last.state)
    assert isinstance(result, Result)
    assert totals(result) == kept.totals
    for place in result.standings:
        assert f"{PEOPLE[place.seat]}" in ending.text
        assert str(place.total) in ending.text


def choose_plain(position: Position, chance: Random) -> tuple[int, Action]:
    """A random legal action that the seat in turn may play."""
    while True:
        seat, action = choose(position.game, position.state, len(position.users), chance)
        if seat == position.asked:
            return seat, action


def has_record(message: Seen) -> bool:
    """Whether it brings the record of the game."""
    return any(file.filename.endswith(".json") for file in message.files)


async def test_the_bot_stops_when_told_and_starts_where_it_was(tmp_path: Path) -> None:
    async with playing() as playground:
        database = tmp_path / "games.db"
        async with bot_running(playground, database):
            people = await begin(playground)
        before = look(database)
        async with bot_running(playground, database) as bot:
            person = whose(before, people)
            await person.uses("/livingstone take-die", die=min(before.state.pool))
            assert look(database).version == before.version + 1
        assert bot.log == ""


async def test_a_bot_with_several_connections_plays_the_same(tmp_path: Path) -> None:
    async with (
        playing(shards=2) as playground,
        bot_running(playground, tmp_path / "games.db", QUAYSIDE_SHARDED="yes") as bot,
    ):
        people = await begin(playground)
        position = look(tmp_path / "games.db")
        await whose(position, people).uses("/livingstone take-die", die=min(position.state.pool))
        assert look(tmp_path / "games.db").version == position.version + 1
        assert "ERROR" not in bot.log


async def test_a_token_discord_does_not_know_is_a_sentence_and_exit_code_2(tmp_path: Path) -> None:
    async with playing() as playground:
        told = settings(playground, tmp_path / "games.db") | {"DISCORD_TOKEN": "not.the.token"}
        process = await asyncio.create_subprocess_exec(
            sys.executable, ROOT / "bot.py", "run", env=told, stderr=asyncio.subprocess.PIPE
        )
        _, said = await process.communicate()
    assert process.returncode == 2
    assert said == b"Discord does not accept the token in DISCORD_TOKEN.\n"
