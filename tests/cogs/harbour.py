"""Quayside on the stand-in's sockets, and people who play there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.plumbing.clock import Clock
from cogs.plumbing.fleet import Alone
from cogs.quayside import Quayside
from games import GAMES
from games.core import AnyGame
from host.driver import AT_ONCE
from host.outbox import SILENCE
from host.tables import Host
from playground.feed import Change
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from render.initials import initials
from storage.sqlite.engine import SqliteStore
from storage.store import Store
from tests.engines import open_file
from tests.host.people import SEED
from tests.playground.stage import running


def shows(reply: Reply, words: str) -> Callable[[], bool | None]:
    """To be waited for: what answered says this."""
    return lambda: words in reply.text or None


class Harbour:
    """A server with the bot in it; who is named for the first time arrives."""

    def __init__(self, playground: Playground, bot: Quayside) -> None:
        self.playground = playground
        self.world = playground.world
        self.bot = bot
        self.host = bot.host

    def person(self, name: str, locale: str = "en-US") -> Person:
        return self.playground.person(name, locale)

    async def settled(self, table: int = 1) -> None:
        """Once computers have played and everything has been said there."""
        await self.bot.driver.settled(table)
        await self.bot.announcer.settled(table)

    async def pass_time(self, seconds: float, table: int = 1) -> None:
        """So much time passes, and what has fallen due at that table is told."""
        self.world.pass_time(seconds)
        await self.bot.timekeeper.settled()
        await self.settled(table)

    async def fell_silent(self, table: int = 1) -> None:
        """Nobody has played on for so long that also what could be taken back is told there."""
        self.world.pass_time(SILENCE)
        self.bot.announcer.wake(table)
        await self.settled(table)

    async def card(self, opener: Person, *others: Person, game: str = "livingstone") -> Seen:
        """The card of a new lobby in which these people sit."""
        opened = await opener.uses("/play", game=game, language="English")
        for other in others:
            await other.presses("Join", on=opened)
            await opener.until(shows(opened, f": {other.name}"), f"{other.name} on the card")
        return opened.message

    async def game(
        self, opener: Person, *others: Person, table: int = 1, game: str = "livingstone"
    ) -> list[Person]:
        """A game these people have begun; they are in its thread."""
        card = await self.card(opener, *others, game=game)
        return await self.begun(card, opener, *others, table=table)

    async def begun(self, card: Seen, *people: Person, table: int = 1) -> list[Person]:
        """The first of them starts the game of that card; they are in its thread."""
        opener = people[0]
        await opener.presses("Start", on=card)
        thread = await opener.until(lambda: self.world.records.channels.get(card.id), "the thread")
        await self.settled(table)
        return [person.at(thread) for person in people]

    @property
    def store(self) -> SqliteStore:
        """The database of this bot."""
        assert isinstance(self.host._store, SqliteStore)
        return self.host._store

    async def write_by_hand(self, sql: str, *values: object) -> None:
        """Change the file past the bot, which then knows nothing of it."""
        await self.store.execute_fetchall(sql, values)
        self.host._live.drop()

    async def asked(self, people: list[Person], table: int = 1) -> Person:
        """Whom the table waits for."""
        asked = min((await self.host.table(table)).asked)
        return people[asked]


@asynccontextmanager
async def moored(
    playground: Playground, path: Path, *games: AnyGame, fleet: Callable[[Store], Alone] = lambda _: Alone()
) -> AsyncIterator[Harbour]:
    """The bot as after a start with that database, and these games in place of those of the same name."""
    known = {**GAMES, **{game.id: game for game in games}}
    async with open_file(path) as store:
        clock = Clock(playground.world.clock.now)
        host = Host(store, known, lambda: int(clock.now()), lambda: SEED, initials=initials)
        bot = Quayside(host, known, pace=AT_ONCE, clock=clock, fleet=fleet(store))
        bot._connection.guild_ready_timeout = 0.02  # else each test waits 2 s for more servers

        def hear(change: Change) -> None:
            if change.kind == "time_passed":
                clock.tell(change.subject)

        with playground.world.feed.listening(hear):
            async with running(bot):
                yield Harbour(playground, bot)
