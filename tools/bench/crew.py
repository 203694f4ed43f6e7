"""People who play at random over the wire, by slash command; what they may do is read from the store."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from cogs.games.game_cog import is_typed
from cogs.panel.choices import digest
from cogs.plumbing.commands import name
from games import GAMES
from games.core import Action, AnyGame
from playground.people import Person, Playground, Reply
from storage.sqlite.health import looking_at
from tools.random_play import choose

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
PLAYERS = 4
"""At a table, unless it is told otherwise."""


class Stored(Struct, frozen=True):
    """The last committed step of a table."""

    version: int
    state: Any
    users: list[int]
    """By seat."""


def stored(database: Path, game: AnyGame, table: int) -> Stored:
    """Read beside the running bot without disturbing it."""
    with looking_at(database) as connection:
        version, state, rules = connection.execute(
            "select version, state, rules_version from steps where table_id = ? and state is not null"
            " order by version desc limit 1",
            (table,),
        ).fetchone()
        users = connection.execute("select user from seats where table_id = ? order by seat", (table,))
        return Stored(version, game.read_state(state.encode(), rules), [user for (user,) in users])


def owed(database: Path) -> int:
    """How many things the bot has yet to tell anybody now; what somebody may take back is told later.

    So is what a hand's owner knows already, as long as they are not asked.
    """
    with looking_at(database) as connection:
        rows = connection.execute(
            "select table_id, game, payload ->> 'held_by', payload ->> 'has_time' from outbox"
            " join tables on tables.id = table_id where done is null"
        ).fetchall()
    held = [row for row in rows if row[2] is not None]
    if len(held) < len(rows):
        return len(rows) - len(held)
    return sum(not _waits(database, *each) for each in {*held})


def _waits(database: Path, table: int, game: str, seat: int, has_time: int | None) -> bool:
    """Whether that seat alone is waited for; of what it knows already, whether only others are."""
    asked = GAMES[game].to_act(stored(database, GAMES[game], table).state)
    return bool(asked == {seat} or (has_time and asked and seat not in asked))


async def all_told(database: Path) -> None:
    """Until nothing is owed to anybody."""
    while owed(database):  # noqa: ASYNC110  # another process writes it
        await asyncio.sleep(0.001)


class Crew:
    """A table and its people, each in the table's thread."""

    def __init__(self, database: Path, game: AnyGame, table: int, people: list[Person]) -> None:
        self.game = game
        self.table = table
        self._database = database
        self._people = {int(person.user.id): person for person in people}
        self._chance = Random(table)  # noqa: S311  # play for measuring, nothing secret
        self._verbs: dict[str, str] = importlib.import_module(f"cogs.games.{game.id}").COG.verbs

    @property
    def stored(self) -> Stored:
        """Where the game stands."""
        return stored(self._database, self.game, self.table)

    def person(self, user: int) -> Person:
        """Whoever has that account."""
        return self._people[user]

    def choose(self) -> tuple[Person, Action] | None:
        """Somebody who is waited for, and something they may do; None when the game is over."""
        now = self.stored
        if not self.game.to_act(now.state):
            return None
        while True:
            seat, action = choose(self.game, now.state, len(now.users), self._chance)
            if seat in self.game.to_act(now.state) and not action.is_open:
                return self.person(now.users[seat]), action

    async def play(self) -> Reply | None:
        """One step, and its answer; None when the game is over."""
        chosen = self.choose()
        return None if chosen is None else await self.type(*chosen)

    async def turn(self) -> None:
        """One step, and all that it shows: the board to the table, hands to their players."""
        assert await self.play(), "the game is over too soon to be measured"
        await all_told(self._database)

    async def type(self, person: Person, action: Action) -> Reply:
        """Use the slash command that plays this action."""
        verb = self._verb(action.kind())
        command = f"/{self._name('verbs')} {self._name(f'verb-{verb}')}"
        kinds = [kind for kind in self.game.actions if self._verb(kind.kind()) == verb]
        if is_typed(kinds):
            options = {self._name(f"field-{each}.name"): value for each, value in asdict(action).items()}
            return await person.uses(command, **options)
        return await person.uses(command, what=digest(action))

    def _name(self, key: str) -> str:
        """What a command or option is called in English."""
        return name(key, self.game.id).message

    def _verb(self, kind: str) -> str:
        return self._verbs[kind]


async def sit_down(
    playground: Playground, database: Path, game: str, table: int, players: int = PLAYERS
) -> Crew:
    """A new table of that game, begun by people who are nowhere else; the number is the table's."""
    ada, *others = people = [playground.person(f"{each} {table}") for each in NAMES[:players]]
    card = (await ada.uses("/play", game=game, seats=len(people))).message
    for other in others:
        await other.presses("Join", on=card)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return Crew(database, GAMES[game], table, [person.at(thread) for person in people])
