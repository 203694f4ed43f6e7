"""The real discord.py on the stand-in's sockets: what tests over the wire stand on."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import aiohttp
import discord
import discord.gateway
import discord.http
import yarl
from discord.ext import commands

from playground.feed import Change
from playground.people import Playground
from playground.rest import PREFIX
from playground.world import TOKEN, World
from tests.playground.tally import TALLY

A_SECOND = 50
"""Requests that Discord takes of the whole bot."""

Bot = TypeVar("Bot", bound=commands.Bot | commands.AutoShardedBot)


@contextmanager
def loopback(address: str) -> Iterator[None]:
    """Point discord.py at the stand-in, and back again afterwards."""
    socket = discord.gateway.DiscordWebSocket
    before = discord.http.Route.BASE, socket.DEFAULT_GATEWAY, discord.Asset.BASE
    discord.http.Route.BASE = address + PREFIX
    socket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws") + "/gateway/")
    discord.Asset.BASE = address
    try:
        yield
    finally:
        discord.http.Route.BASE, socket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@asynccontextmanager
async def playing(
    world: World | None = None, *, shards: int = 1, concurrency: int | None = None
) -> AsyncIterator[Playground]:
    """A stand-in to play on; no rule may have been broken when it ends.

    Of several shards one identifies at a time; a single one may be started again at once, which saves time.
    """
    if concurrency is None and shards > 1:
        concurrency = 1
    world = world or World.new()
    async with Playground(world, shards=shards, a_second=A_SECOND, concurrency=concurrency) as playground:
        with loopback(playground.address):
            yield playground
    TALLY.count(playground.ledger)
    violations = playground.ledger.violations
    assert not violations, "\n".join(map(str, violations))


@asynccontextmanager
async def running(bot: Bot, token: str = TOKEN) -> AsyncIterator[Bot]:
    """The bot, connected and ready; closed in good order at the end."""
    async with bot:
        life = asyncio.create_task(bot.start(token))
        ready = asyncio.create_task(bot.wait_for("ready"))
        await asyncio.wait({life, ready}, return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            ready.cancel()
            await life
        yield bot
    await life


class Wire:
    """Bare requests, for what discord.py would never send."""

    def __init__(self, session: aiohttp.ClientSession, playground: Playground) -> None:
        self.session = session
        self.headers = {"Authorization": f"Bot {TOKEN}"}
        self._playground = playground

    async def __call__(
        self, method: str, path: str, body: object = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """The status and the body of the answer."""
        form = aiohttp.FormData(quote_fields=False) if files else None
        if form is not None and files is not None:
            form.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
        request = self.session.request(
            method,
            self._playground.api + path,
            data=form,
            json=None if form else body,
            headers=self.headers,
        )
        async with request as response:
            raw = await response.read()
            return response.status, json.loads(raw) if raw else None


@contextmanager
def time_flies(playground: Playground, seconds: float) -> Iterator[None]:
    """That much time passes as soon as somebody asks the bot something."""

    def pass_time(change: Change) -> None:
        if change.kind == "INTERACTION_CREATE":
            playground.world.pass_time(seconds)

    with playground.world.feed.listening(pass_time):
        yield
