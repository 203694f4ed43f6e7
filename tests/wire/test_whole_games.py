"""A whole four-player game by commands alone, and one by buttons alone, at the table and in private messages.

The process is killed on the way.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import asdict

from games import GAMES
from games.core import Action, Result, write
from games.record import read_record, replay, totals
from games.values import Seat, Who
from playground.people import Person, Playground
from playground.seen import Seen
from tests.games.contract.tables import PLAIN_TABLES, whole_game
from tests.playground.stage import playing
from tests.secrets.exits import SECRETS
from tests.wire.bot_process import ROOT, bot_running, settings, start_bot
from tests.wire.doing import by_button, by_command, is_typed_in_parts, own_of, panel_of
from tests.wire.oracle import Position, look, versions
from tests.wire.plans import Plan, Players, plan_of
from words.catalogue import Words

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
KILLED_AT = (60, 61, 150)
"""Numbers of steps after which the process is killed, unless the game has moments of its own for it."""
EARLY = (8, 9)
"""The same in games that are over before."""
TRIED_EVERY = 25
"""So often somebody tries what is not theirs to do."""


async def begin(playground: Playground, game: str = "livingstone") -> list[Person]:
    """Four people sit down and begin; the game is in its thread."""
    ada, *others = people = [playground.person(name) for name in PEOPLE]
    card = (await ada.uses("/play", game=game, seats=4)).message
    for other in others:
        await other.presses("Join", on=card)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return [person.at(thread) for person in people]


def whose(position: Position, people: list[Person], seat: Seat | None = None) -> Person:
    """The person in that seat, or in the first that is asked."""
    user = position.users[position.asked if seat is None else seat]
    return next(each for each in people if int(each.user.id) == user)


class Deaths:
    """When the process is killed: after so many steps, or once for each thing at stake."""

    def __init__(self, game_id: str, plan: Plan) -> None:
        table = next(
            table for table in PLAIN_TABLES if table.game_id == game_id and table.seats == len(PEOPLE)
        )
        self.killed_at = KILLED_AT if len(whole_game(table)) > KILLED_AT[1] else EARLY
        self._at_stake = plan.at_stake
        self._died_of: set[object] = set()

    def is_due(self, position: Position) -> bool:
        """Whether it dies now."""
        step: object = position.version if position.version in self.killed_at else None
        why = step if self._at_stake is None else self._at_stake(position.state)
        if why is None or why in self._died_of:
            return False
        self._died_of.add(why)
        return True

    @property
    def number(self) -> int:
        """How often it has died."""
        return len(self._died_of)


async def is_refused(position: Position, people: list[Person], chance: Random) -> None:
    """Somebody types what the rules refuse them, and is told why, in private."""
    game = position.game
    refused = [
        (seat, probe, reason)
        for seat in range(len(people))
        for probe in SECRETS[game.id].probes
        if is_typed_in_parts(game, type(probe))
        and Who(seat) not in asdict(probe).values()  # nobody can name themselves
        and (reason := game.refusal(position.state, seat, probe)) is not None
    ]
    seat, probe, reason = chance.choice(refused)
    reply = await by_command(whose(position, people, seat), game, probe, PEOPLE)
    assert Words("en", game.id, PEOPLE).text(reason) in reply.text
    assert reply.message.is_private


@pytest.mark.slow
@pytest.mark.parametrize("way", ["commands", "buttons"])
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_whole_game_with_the_process_killed_in_the_middle(
    tmp_path: Path, game_id: str, way: str
) -> None:
    database, chance, game = tmp_path / "games.db", Random(way), GAMES[game_id]
    players, deaths = Players(game, len(PEOPLE), chance), Deaths(game_id, plan_of(game_id))
    async with playing() as playground:
        bot = await start_bot(playground, database)
        people = await begin(playground, game_id)
        played: list[tuple[Seat, Action]] = []
        panel: tuple[Seat, Seen] | None = None
        while game.to_act((position := look(database)).state):
            seat, action = players.next(position.state)
            person = whose(position, people, seat)
            if way == "commands":
                if len(played) % TRIED_EVERY == 0:
                    await is_refused(position, people, chance)
                await by_command(person, game, action, PEOPLE, own_of(game, position.state, seat))
            else:
                # Whoever played last sees an open panel; the others open a new one, here or in private.
                open_one = panel[1] if panel and panel[0] == seat else None
                tree = panel_of(game, position.state, seat)
                presser = person.in_private() if seat % 2 else person
                panel = seat, await by_button(presser, tree, action, open_one)
            played.append((seat, action))
            if deaths.is_due(look(database)):
                await bot.kill()
                bot = await start_bot(playground, database)
        ending = await people[0].until(
            lambda: next((each for each in people[0].sees() if has_record(each)), None), "the record"
        )
        assert await bot.stop() == 0
        assert "ERROR" not in bot.log
    assert len(played) > deaths.killed_at[0]
    assert deaths.number
    assert not players.missing
    kept = read_record(next(file.content for file in ending.files if file.filename.endswith(".json")))
    assert [(move.seat, bytes(move.action)) for move in kept.moves] == [
        (seat, write(action)) for seat, action in played
    ]
    assert versions(database) == list(range(len(played) + 1))
    *_, last = replay(game, kept)
    result = game.result(last.state)
    assert isinstance(result, Result)
    assert totals(result) == kept.totals
    words = Words("en", game_id, PEOPLE)
    for place in result.standings:
        assert f"{PEOPLE[place.seat]}: {words.text(result.amount(place.total))}" in ending.text


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
