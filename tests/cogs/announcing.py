"""A table of four friends, told of by the announcer over the stand-in's sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import discord
from discord.ext import commands

from cogs.telling.announcer import Announcer
from games import GAMES
from games.core import AnyGame
from games.livingstone.actions import DrawCard, EndTurn, TakeCoins, TakeDie
from host.lobby import Person as Player
from host.lobby import Place
from host.outbox import SILENCE
from host.snapshot import Table
from host.tables import Host
from playground.data import Channel
from playground.feed import Change
from playground.people import Person, Playground
from playground.seen import Seen
from storage.sqlite.engine import SqliteStore
from tests.engines import open_file
from tests.host.people import SEED, asked_user, open_many, play_randomly, press
from tests.playground.stage import playing, running
from words.catalogue import language_of

CHANGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "THREAD_CREATE")
"""What the announcer changes in the world."""


class Rest:
    """Sleep that ends when the test says so."""

    def __init__(self) -> None:
        self.pauses: list[float] = []
        self.begun = asyncio.Event()
        self._over = asyncio.Event()

    async def __call__(self, pause: float) -> None:
        self.pauses.append(pause)
        self.begun.set()
        await self._over.wait()

    def end(self) -> None:
        self._over.set()
        self._over = asyncio.Event()
        self.begun.clear()


class Voice:
    """The bot's voice, and those who hear it."""

    def __init__(
        self, playground: Playground, bot: commands.Bot, store: SqliteStore, games: Mapping[str, AnyGame]
    ) -> None:
        self.playground = playground
        self.world = playground.world
        self.bot = bot
        self.host = Host(store, games, lambda: int(self.world.clock.now()), lambda: SEED)
        open_many(self.host)
        self.general = self.world.channel_named("general")
        self.rest = Rest()
        self.table = 0
        self.announcer = self._new_announcer()

    def _new_announcer(self) -> Announcer:
        return Announcer(self.bot, self.host, clock=self.world.clock.now, sleep=self.rest)

    # What people do

    async def sit(self, *people: Person, language: str = "en") -> int:
        """A lobby of these people, told of."""
        players = [
            Player(int(person.user.id), person.name, language_of(person.user.locale)) for person in people
        ]
        place = Place(int(self.world.guild.id), int(self.general.id))
        self.table = await self.host.open("livingstone", {}, len(players), language, place, players[0])
        for player in players[1:]:
            await self.host.join(self.table, player)
        await self.told()
        return self.table

    async def begin(self, *people: Person, language: str = "en") -> None:
        """A game of these people, told of."""
        await self.sit(*people, language=language)
        await self.host.start(self.table, int(people[0].user.id))
        await self.told()

    async def told(self) -> None:
        """Everything is said that can be."""
        self.announcer.wake(self.table)
        await self.announcer.settled(self.table)

    async def fell_silent(self) -> None:
        """Nobody has played on for so long that also what could be taken back is told."""
        self.world.pass_time(SILENCE)
        await self.told()

    async def take_die(self) -> None:
        """Whoever is asked takes a die; nobody else is asked anything by it."""
        user = await asked_user(self.host, self.table)
        legal = await self.host.legal(self.table, user)
        await press(self.host, self.table, user, next(each for each in legal if isinstance(each, TakeDie)))

    async def take_coins(self) -> None:
        """Whoever has a die takes coins, which changes their hand."""
        await press(self.host, self.table, await asked_user(self.host, self.table), TakeCoins())

    async def draw_card(self) -> None:
        """Whoever has a die draws a card, which cannot be taken back."""
        await press(self.host, self.table, await asked_user(self.host, self.table), DrawCard())

    async def end_turn(self) -> None:
        """The next one is asked."""
        await press(self.host, self.table, await asked_user(self.host, self.table), EndTurn())

    async def play_on(self, seed: int, steps: int = 10_000) -> Table:
        """So many steps, or to the end, without a word."""
        return await play_randomly(self.host, self.table, Random(seed), steps)

    # What there is

    async def now(self) -> Table:
        return await self.host.table(self.table)

    async def thread(self) -> Channel:
        thread = (await self.now()).place.thread
        assert thread is not None
        return self.world.channel(str(thread))

    def in_general(self) -> list[Seen]:
        return self.playground.person("Harbourmaster").sees(self.general)

    async def in_thread(self) -> list[Seen]:
        return self.playground.person("Harbourmaster").sees(await self.thread())

    async def asked_person(self) -> Person:
        user = await asked_user(self.host, self.table)
        return self.playground.person(self.world.user(str(user)).name)

    # What befalls the bot

    def restart(self) -> None:
        """The announcer as a new process has it."""
        self.announcer = self._new_announcer()

    async def killed_at(self, number: int) -> bool:
        """Tell the table until that change of the world has just happened; whether it came so far."""
        seen = 0

        def count(change: Change) -> None:
            nonlocal seen
            seen += change.kind in CHANGES
            if change.kind in CHANGES and seen == number:
                for worker in self.announcer._workers.values():
                    worker.cancel()

        with self.world.feed.listening(count):
            await self.told()
        return seen >= number


@asynccontextmanager
async def voice(path: Path, games: Mapping[str, AnyGame] = GAMES) -> AsyncIterator[Voice]:
    """A running bot with nothing but a voice."""
    bot = commands.Bot(
        command_prefix=commands.when_mentioned,
        intents=discord.Intents(guilds=True),
        help_command=None,
        max_messages=None,
        allowed_mentions=discord.AllowedMentions.none(),
        guild_ready_timeout=0.02,
    )
    async with playing() as playground, open_file(path) as store, running(bot):
        stage = Voice(playground, bot, store, games)
        yield stage
        await stage.announcer.close()
