"""The same bot on two stages: our stand-in on sockets, and simcord in one process."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from discord import PermissionOverwrite, app_commands
from msgspec import Struct
from simcord import Env, HttpLogEntry, MemberActor
from simcord.builders import UserHandle

from cogs.plumbing.clock import Clock as BotClock
from cogs.quayside import Quayside
from cogs.telling.announcer import Announcer
from games import GAMES
from games.core import Refused
from host.driver import AT_ONCE
from host.tables import Host
from playground.clock import Clock
from playground.contract import contract
from playground.data import Channel, ChannelKind, Guild, Records, User
from playground.people import Person, Playground
from playground.server import ROOMS
from playground.world import World
from storage.sqlite.engine import open_store
from tests.cogs.harbour import Harbour
from tests.host.people import SEED
from tests.playground.stage import playing, running
from tests.playground.tally import TALLY
from tests.second_judge.people import SimcordPerson

ROUTES = [(method, route) for room in ROOMS for method, route in room]
SNOWFLAKE = re.compile(r"\d{17,20}")
MOMENT = re.compile(r"<t:\d+:")
FILE_KEY = re.compile(r'(?<="nonce":")[0-9a-f]{8}(?=\.)')
"""Each world has a file of its own, and its nonces begin with the file's key."""


class Request(Struct, frozen=True):
    """Something the bot asked of Discord, without what differs from one world to the next."""

    method: str
    route: str
    body: str


def timeless(text: str) -> str:
    """The text with ids, keys and moments made equal."""
    return FILE_KEY.sub("key", MOMENT.sub("<t:then:", SNOWFLAKE.sub("id", text)))


def plainly(method: str, route: str, body: object) -> Request:
    """The request as it would be in any world."""
    return Request(method, route, timeless(msgspec.json.encode(body, order="sorted").decode()))


class Stage(Harbour, ABC):
    """A harbour whose bot can be started again on the same file."""

    def __init__(self, database: Path, clock: Callable[[], float]) -> None:
        self.database = database
        self._clock = clock
        self._life = AsyncExitStack()

    async def _new_bot(self) -> Quayside:
        """The whole bot on the real file, with the clock of the world it is in."""
        store = await self._life.enter_async_context(open_store(self.database))
        host = Host(store, GAMES, lambda: int(self._clock()), lambda: SEED)
        bot = Quayside(host, GAMES, pace=AT_ONCE, clock=BotClock(self._clock))
        bot.announcer = Announcer(bot, host, clock=self._clock, presses=bot.presses)
        self.bot, self.host = bot, host
        return bot

    @abstractmethod
    async def restart(self) -> None:
        """End the bot, and start a new one on the same file."""

    @abstractmethod
    def closed_channel(self, name: str, *members: str) -> Channel:
        """A channel that only the bot and the role of these people, who are yet to come, can see."""

    @abstractmethod
    def requests(self) -> list[Request]:
        """Everything the bot has asked of its world, oldest first."""


class OnStandIn(Stage):
    """The bot on the stand-in's sockets."""

    def __init__(self, database: Path, playground: Playground) -> None:
        super().__init__(database, playground.world.clock.now)
        self.playground = playground
        self.world = playground.world

    async def start(self) -> None:
        bot = await self._new_bot()
        bot._connection.guild_ready_timeout = 0.02  # else each start waits 2 s for more servers
        await self._life.enter_async_context(running(bot))

    async def restart(self) -> None:
        await self.end()
        await self.start()

    async def end(self) -> None:
        await self._life.aclose()

    def closed_channel(self, name: str, *members: str) -> Channel:
        channel, role = self.world.add_channel(name), self.world.add_role("Crew")
        self.world.close_to_all_but(channel, role, self.world.bot)
        for member in members:
            self.person(member).receives(role)
        return channel

    def requests(self) -> list[Request]:
        entries = self.playground.ledger.entries
        return [plainly(entry.method, entry.route, entry.body) for entry in entries]


class InSimcord(Stage):
    """The bot in simcord, whose world is mirrored as far as people have to find their way in it."""

    env: Env

    def __init__(self, database: Path) -> None:
        super().__init__(database, lambda: self.env.now().timestamp())
        self._members: dict[str, MemberActor] = {}

    async def start(self) -> None:
        self.env = Env(await self._new_bot())
        self.env.backend.subscribers.append(self._hear)
        await self.env.start()
        self._guild = self.env.create_guild("The Quay")
        channel = self._guild.create_text_channel("general")
        bot = User(id=str(self.env.backend.bot_user.id), name="Quayside", is_bot=True)
        guild = Guild(id=str(self._guild.id), name="The Quay", owner=bot.id, bot_role=bot.id)
        self.world = World(Records(guild=guild, bot=bot.id, users={bot.id: bot}), Clock())
        self._mirror(channel.id, ChannelKind.TEXT, "general")

    async def restart(self) -> None:
        """As after a power cut between two actions: the old bot is not asked to close."""
        await self._life.aclose()
        await self.env.restart_bot(await self._new_bot())

    async def end(self) -> None:
        await self.env.shutdown()
        await self.bot.close()
        await self._life.aclose()

    def person(self, name: str, locale: str = "en-US") -> Person:
        if name not in self._members:
            self._members[name] = self._guild.add_member(self.env.create_user(name.lower(), global_name=name))
        member = self._members[name]
        user = self.world.records.users.setdefault(
            str(member.id), User(id=str(member.id), name=name, locale=locale)
        )
        return SimcordPerson(self, member, user, self.world.channel_named("general"))

    def closed_channel(self, name: str, *members: str) -> Channel:
        role, sees = self._guild.create_role("Crew"), PermissionOverwrite(view_channel=True)
        bot = self.env.bot.user
        assert bot is not None
        channel = self._guild.create_text_channel(
            name,
            overwrites={
                self._guild.default_role: PermissionOverwrite(view_channel=False),
                role: sees,
                bot: sees,
            },
        )
        for member in members:
            user = self.env.create_user(member.lower(), global_name=member)
            self._members[member] = self._guild.add_member(user, roles=[role])
        return self._mirror(channel.id, ChannelKind.TEXT, name)

    def private_channel(self, user: UserHandle) -> Channel:
        return self._mirror(user.dm_channel.id, ChannelKind.PRIVATE_MESSAGES, user.name)

    def requests(self) -> list[Request]:
        return [plainly(each.method, route_of(each), each.json) for each in self.env.http_requests]

    def _mirror(self, id: int, kind: ChannelKind, name: str) -> Channel:
        channel = Channel(id=str(id), kind=kind, name=name)
        return self.world.records.channels.setdefault(channel.id, channel)

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Before the bot does: a user's locale, which simcord does not know, and new threads."""
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            assert isinstance(payload, dict)
            payload["locale"] = self.world.user(user["id"]).locale
        elif event == "THREAD_CREATE":
            self._mirror(int(payload["id"]), ChannelKind.PUBLIC_THREAD, payload["name"])


def route_of(request: HttpLogEntry) -> str:
    """The route of a request to simcord, as Discord's contract writes it: the most literal that fits."""
    said = request.path.strip("/").split("/")
    fitting = [
        route
        for method, route in ROUTES
        if method == request.method
        and len(parts := route.strip("/").split("/")) == len(said)
        and all(part == word or part.startswith("{") for part, word in zip(parts, said, strict=True))
    ]
    return min(fitting, key=lambda route: route.count("{"))


def violations(requests: list[HttpLogEntry]) -> list[str]:
    """What Discord's contract has against them; they count in the tally of the run."""
    judge = contract()
    if judge is None:
        return []
    found = []
    for each in requests:
        route = route_of(each)
        wrong = judge.judge_request(each.method, route, each.json)
        wrong += judge.unknown_in_request(each.method, route, each.json, set(each.params))
        found += [f"{each.method} {route}: {what}" for what in wrong]
    TALLY.add({"requests": len(requests), "request_violations": len(found)})
    return found


def is_refusal(error: BaseException) -> bool:
    """Whether somebody was told politely that something cannot be done."""
    return isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, Refused)


@asynccontextmanager
async def on_stand_in(database: Path) -> AsyncIterator[Stage]:
    """The bot on our stand-in; no rule may have been broken when it ends."""
    async with playing() as playground:
        stage = OnStandIn(database, playground)
        try:
            await stage.start()
            yield stage
        finally:
            await stage.end()


@asynccontextmanager
async def in_simcord(database: Path) -> AsyncIterator[InSimcord]:
    """The bot in simcord; no error, and nothing against Discord's contract, may be left when it ends."""
    stage = InSimcord(database)
    await stage.start()
    try:
        with stage.env.time_context():
            yield stage
    finally:
        await stage.end()
    assert not [error for error in stage.env.errors if not is_refusal(error)]
    assert not violations(stage.env.http_requests)
