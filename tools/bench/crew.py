"""People who play at random over the wire, by slash command; what they may do is read from the store."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Collection, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from cogs.games.game_cog import is_typed
from cogs.panel.choices import digest
from cogs.plumbing.commands import name
from computers import Level, decide
from games import GAMES
from games.core import Action, AnyGame
from playground.people import Person, Playground, Reply
from storage.address import Database
from storage.rows import Pace
from tools.bench.looking import ask
from tools.random_play import choose

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
DUE = (
    "select (select count(*) from timers where due <= :time)"
    " + (select count(*) from polls where due <= :time)"
)
PLAYERS = 4
"""At a table, unless it is told otherwise."""


class Stored(Struct, frozen=True):
    """The last committed step of a table."""

    version: int
    state: Any
    users: list[int]
    """By seat."""
    played: frozenset[int] = frozenset()
    """The seats that people play for themselves."""


def stored(database: Database, game: AnyGame, table: int) -> Stored:
    """Read beside the running bot without disturbing it."""
    ((version, state, rules),) = ask(
        database,
        "select version, state, rules_version from steps where table_id = :table and version ="
        " (select coalesce(as_of, version) from steps where table_id = :table"
        " order by version desc limit 1)",
        table=table,
    )
    seats = ask(
        database,
        "select seat, \"user\", status = 'playing' and computer is null from seats where table_id = :table"
        " order by seat",
        table=table,
    )
    return Stored(
        version,
        game.read_state(state.encode(), rules),
        [user for _, user, _ in seats],
        frozenset([seat for seat, _, is_played in seats if is_played]),
    )


def owed(database: Database, besides: str = "") -> int:
    """How many things the bot has yet to tell anybody now; what somebody may take back is told later.

    So is what a hand's owner knows already, as long as they are not asked. Those of one kind can be left out.
    """
    untold = ask(
        database,
        "select table_id, game, payload from outbox join tables on tables.id = table_id"
        " where done is null and kind <> :besides",
        besides=besides,
    )
    told = [(table, game, msgspec.json.decode(payload)) for table, game, payload in untold]
    rows = [(table, game, said.get("held_by"), said.get("has_time")) for table, game, said in told]
    held = [row for row in rows if row[2] is not None]
    if len(held) < len(rows):
        return len(rows) - len(held)
    return sum(not _waits(database, *each) for each in {*held})


def _waits(database: Database, table: int, game: str, seat: int, has_time: object) -> bool:
    """Whether that seat alone is waited for; of what it knows already, whether only others are."""
    asked = GAMES[game].to_act(stored(database, GAMES[game], table).state)
    return bool(asked == {seat} or (has_time and asked and seat not in asked))


def due(database: Database, time: float) -> int:
    """How many things have fallen due by then, of which nothing has come yet."""
    ((count,),) = ask(database, DUE, time=int(time))
    return int(count)


async def all_told(database: Database) -> None:
    """Until nothing is owed to anybody."""
    while owed(database):  # noqa: ASYNC110  # another process writes it
        await asyncio.sleep(0.001)


class Crew:
    """A table and its people, each in the table's thread."""

    def __init__(self, database: Database, game: AnyGame, table: int, people: list[Person]) -> None:
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

    @property
    def people(self) -> list[Person]:
        """All who sit there, in the order in which they sat down."""
        return [*self._people.values()]

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more, computers included."""
        return not self.game.to_act(self.stored.state)

    def person(self, user: int) -> Person:
        """Whoever has that account."""
        return self._people[user]

    def unfinished(self, besides: str = "") -> str | None:
        """What is yet to be done before anybody goes on, if anything is; of one kind all may be owed."""
        now, (ada, *_) = self.stored, self.people
        ((is_played,),) = ask(
            self._database,
            "select status = 'running' and rest is null from tables where id = :table",
            table=self.table,
        )
        asked = self.game.to_act(now.state)
        if is_played and asked and not asked & now.played:
            return "A computer does not play."
        if due(self._database, ada.server.world.clock.now()):
            return "Nothing comes of what has fallen due."
        return "Something is still owed to somebody." if owed(self._database, besides) else None

    def choose(
        self, absent: Collection[Person] = (), *, is_keen: bool = False
    ) -> tuple[Person, Action] | None:
        """Somebody who is there and waited for, and something they may do; None if nobody is.

        Who is keen does what is worth most at once.
        """
        now = self.stored
        gone = {int(person.user.id) for person in absent}
        asked = {seat for seat in self.game.to_act(now.state) & now.played if now.users[seat] not in gone}
        if not asked:
            return None
        if is_keen:
            seat = self._chance.choice(sorted(asked))
            action = decide(self.game, now.state, seat, Level.GREEDY, self._chance.getrandbits(64))
            if not action.is_open:
                return self.person(now.users[seat]), action
        while True:
            seat, action = choose(self.game, now.state, len(now.users), self._chance)
            if seat in asked and not action.is_open:
                return self.person(now.users[seat]), action

    async def play(self, absent: Collection[Person] = (), *, is_keen: bool = False) -> Reply | None:
        """One step, and its answer; None if nobody who is there is waited for."""
        chosen = self.choose(absent, is_keen=is_keen)
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
            given = {each: value for each, value in asdict(action).items() if value is not None}
            options = {self._name(f"field-{each}.name"): value for each, value in given.items()}
            return await person.uses(command, **options)
        return await person.uses(command, what=digest(action))

    def _name(self, key: str) -> str:
        """What a command or option is called in English."""
        return name(key, self.game.id).message

    def _verb(self, kind: str) -> str:
        return self._verbs[kind]


async def sit_down(
    playground: Playground,
    database: Database,
    game: str,
    table: int,
    players: int = PLAYERS,
    names: Sequence[str | Person] = (),
    pace: Pace = Pace.RELAXED,
) -> Crew:
    """A new table of that game, begun by people who are nowhere else; the number is the table's.

    These people, or people of these names, who begin in the first channel.
    """
    called = names or [f"{each} {table}" for each in NAMES[:players]]
    people = [each if isinstance(each, Person) else playground.person(each) for each in called]
    ada, *others = people
    card = (await ada.uses("/play", game=game, seats=len(people))).message
    for other in others:
        await other.presses("Join", on=card)
    if pace is not Pace.RELAXED:
        await ada.selects(pace, on=await ada.presses("Options", on=card), menu="Pace")
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return Crew(database, GAMES[game], table, [person.at(thread) for person in people])


async def sit_down_alone(playground: Playground, database: Database, game: str, table: int) -> Crew:
    """The same for one person, who begins at once against computers."""
    person = playground.person(f"{NAMES[0]} {table}")
    card = (await person.uses("/play", game=game, alone="normal")).message
    thread = await person.until(lambda: playground.world.records.channels.get(card.id), "a thread")
    return Crew(database, GAMES[game], table, [person.at(thread)])


async def rested(crew: Crew) -> None:
    """Until all that has fallen due there is told, and no computer is to play."""
    while crew.unfinished():  # noqa: ASYNC110  # another process writes it
        await asyncio.sleep(0.002)
