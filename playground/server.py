"""The stand-in as one server on loopback: REST, gateway and attachments."""

from __future__ import annotations

import hmac
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from aiohttp import web

from playground import (
    rest_application,
    rest_channels,
    rest_emojis,
    rest_interactions,
    rest_messages,
    wire,
)
from playground.data import Attachment, Emoji, Id
from playground.faults import Faults
from playground.feed import Change
from playground.gateway import Gateway
from playground.guard import HEADERS, SEALED, guard
from playground.interactions import Interactions
from playground.ledger import Ledger
from playground.rest import PREFIX, REQUEST_LIMIT, Desk
from playground.shards import Rhythm
from playground.world import TOKEN, World

LOOPBACK = "127.0.0.1"
REMEMBERED = 100
"""Files that are kept for their latest readers."""
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
LASTING = HEADERS | {
    "Content-Security-Policy": SEALED,
    "Cache-Control": "private, max-age=86400, immutable",
}
"""Of files that never change."""
ROOMS = (
    rest_interactions.ROUTES,
    rest_messages.ROUTES,
    rest_channels.ROUTES,
    rest_application.ROUTES,
    rest_emojis.ROUTES,
)


class Server:
    """Serves one world while it is entered; the bot may come and go."""

    def __init__(
        self,
        world: World,
        *,
        port: int = 0,
        shards: int = 1,
        token: str = TOKEN,
        a_second: int | None = None,
        concurrency: int | None = None,
    ) -> None:
        """`a_second`: requests in all. `concurrency`: shards that identify at once. None: nobody watches."""
        self.world = world
        self.ledger = Ledger()
        self.faults = Faults()
        self.interactions = Interactions(world)
        self.gateway = Gateway(world, self.interactions, self.ledger, token)
        self._desk = Desk(world, self.interactions, self.ledger, self.faults, token)
        self._desk.shards, self._desk.a_second = shards, a_second
        if concurrency is not None:
            self._desk.concurrency = concurrency
            self.gateway.rhythm = Rhythm(time.monotonic, concurrency)
        self._port = port
        self._runner: web.AppRunner | None = None
        self._open = ExitStack()
        self._files: dict[Id, Attachment] = {}

    @property
    def address(self) -> str:
        """Where all of this is, without a path."""
        return self.world.address

    @property
    def api(self) -> str:
        """What `discord.http.Route.BASE` is to be."""
        return self.address + PREFIX

    def routes(self) -> list[web.AbstractRouteDef]:
        """Everything that is served here."""
        return [
            *self._desk.receive(ROOMS),
            web.get("/gateway/", self.gateway.accept),
            web.get("/attachments/{channel}/{attachment}/{filename}", self._serve_attachment),
            web.get(r"/emojis/{emoji:\d+}.png", self._serve_emoji),
        ]

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=REQUEST_LIMIT, middlewares=[guard(self.world)])
        app.add_routes(self.routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._port).start()
        port = self._runner.addresses[0][1]
        self.world.address = f"http://{LOOPBACK}:{port}"
        self.gateway.address = self._desk.gateway = f"ws://{LOOPBACK}:{port}/gateway/"
        self._open.enter_context(self.world.feed.listening(self.gateway.hear))
        self._open.enter_context(self.world.feed.listening(self._remember))
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
        signed = wire.signature(self.world, wanted["attachment"])
        if not hmac.compare_digest(request.query.get("hm", "").encode(), signed.encode()):
            raise web.HTTPNotFound
        kept = self._find(wanted["attachment"])
        if kept is None:
            raise web.HTTPNotFound
        return _file(kept)

    async def _serve_emoji(self, request: web.Request) -> web.Response:
        """To anybody, as emoji are."""
        kept = self.world.records.emojis.get(request.match_info["emoji"])
        if kept is None:
            raise web.HTTPNotFound
        return _picture(kept)

    def _find(self, id: Id) -> Attachment | None:
        shown = (each for message in self.world.records.messages.values() for each in message.attachments)
        return self._files.get(id) or next((each for each in shown if each.id == id), None)

    def _remember(self, change: Change) -> None:
        """A file that an edit replaces can still be had for a while, by those who are just reading it."""
        if change.kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            for kept in change.subject.attachments:
                self._files[kept.id] = kept
            for id in list(self._files)[:-REMEMBERED]:
                del self._files[id]


def _file(kept: Attachment) -> web.Response:
    """A picture to look at; anything else only to keep."""
    shown = "inline" if kept.content_type in PICTURES else "attachment"
    headers = LASTING | {"Content-Disposition": f'{shown}; filename="{kept.filename}"'}
    return web.Response(body=kept.content, content_type=kept.content_type, headers=headers)


def _picture(kept: Emoji) -> web.Response:
    return web.Response(body=kept.content, content_type=kept.content_type, headers=LASTING)
