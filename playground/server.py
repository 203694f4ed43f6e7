"""The stand-in as one server on loopback: REST, gateway and attachments."""

from __future__ import annotations

from contextlib import ExitStack
from types import TracebackType
from typing import Self

from aiohttp import web

from playground import rest_application, rest_channels, rest_interactions, rest_messages
from playground.faults import Faults
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.ledger import Ledger
from playground.rest import PREFIX, REQUEST_LIMIT, Desk
from playground.world import World

LOOPBACK = "127.0.0.1"
ROOMS = (rest_interactions.ROUTES, rest_messages.ROUTES, rest_channels.ROUTES, rest_application.ROUTES)


class Server:
    """Serves one world while it is entered; the bot may come and go."""

    def __init__(self, world: World, *, port: int = 0, shards: int = 1) -> None:
        self.world = world
        self.ledger = Ledger()
        self.faults = Faults()
        self.interactions = Interactions(world)
        self.gateway = Gateway(world, self.interactions, self.ledger)
        self._desk = Desk(world, self.interactions, self.ledger, self.faults)
        self._desk.shards = shards
        self._port = port
        self._runner: web.AppRunner | None = None
        self._open = ExitStack()

    @property
    def address(self) -> str:
        """Where all of this is, without a path."""
        return self.world.address

    @property
    def api(self) -> str:
        """What `discord.http.Route.BASE` is to be."""
        return self.address + PREFIX

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=REQUEST_LIMIT)
        app.add_routes(self._desk.receive(ROOMS))
        app.add_routes([web.get("/gateway/", self.gateway.accept)])
        app.add_routes([web.get("/attachments/{channel}/{attachment}/{filename}", self._serve_attachment)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._port).start()
        port = self._runner.addresses[0][1]
        self.world.address = f"http://{LOOPBACK}:{port}"
        self.gateway.address = self._desk.gateway = f"ws://{LOOPBACK}:{port}/gateway/"
        self._open.enter_context(self.world.feed.listening(self.gateway.hear))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()
        self.gateway.close(1001)
        assert self._runner is not None
        await self._runner.cleanup()

    async def _serve_attachment(self, request: web.Request) -> web.Response:
        wanted = request.match_info
        for message in self.world.records.messages.values():
            for kept in message.attachments:
                if (message.channel, kept.id) == (wanted["channel"], wanted["attachment"]):
                    return web.Response(body=kept.content, content_type=kept.content_type)
        raise web.HTTPNotFound
