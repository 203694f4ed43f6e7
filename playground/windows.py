"""The page and its windows: every window is told the same world, and each may act in it."""

from __future__ import annotations

import asyncio
import hmac
import mimetypes
from collections.abc import Mapping
from pathlib import Path

import msgspec
from aiohttp import WSMsgType, web

from playground import shown
from playground.asks import Desk, Request
from playground.child import Child
from playground.data import Channel, Id, Json, Message, Notification, User
from playground.feed import Change
from playground.gateway import Connection
from playground.guard import HEADERS, POLICY
from playground.people import Playground
from playground.world import World

FOLDER = Path(__file__).parent / "page"
FIRST = "index.html"
GOING_AWAY = 1001
NOT_UNDERSTOOD = 1003
PLACES = ("CHANNEL", "THREAD", "private_channel", "GUILD")
"""How the kinds of change begin after which the list of places is told anew."""


class PageServer(Playground):
    """The stand-in with its page, which only those find who know the key."""

    child: Child
    """Set before it is entered."""

    def __init__(self, world: World, *, key: str, token: str, port: int = 0) -> None:
        super().__init__(world, port=port, token=token)
        self._desk.judge = lambda: None  # whoever plays is no test
        self._key = key
        self._windows: set[Connection] = set()
        self._dismissed: set[Id] = set()
        self._wishes: set[asyncio.Task[None]] = set()
        self.has_been_opened = False
        """Whether anybody has ever looked at this world."""
        self.offered: Mapping[str, Mapping[str, str]] = {}
        """What the first screen says of each game, by language."""

    @property
    def page(self) -> str:
        """The address to open."""
        return f"{self.address}/{self._key}/"

    def routes(self) -> list[web.AbstractRouteDef]:
        """The page beside what the bot is served."""
        return [
            *super().routes(),
            web.get("/", self._explain),
            web.get("/{key}/", self._serve),
            web.get("/{key}/socket", self._accept),
            web.get("/{key}/{name}", self._serve),
        ]

    # Files

    async def _explain(self, request: web.Request) -> web.Response:
        del request
        text = "Please open the whole address that the terminal shows.\n"
        return web.Response(status=403, text=text, headers=HEADERS)

    def _require_key(self, request: web.Request) -> None:
        if not hmac.compare_digest(request.match_info["key"].encode(), self._key.encode()):
            raise web.HTTPNotFound(headers=HEADERS)

    async def _serve(self, request: web.Request) -> web.Response:
        """A file of the page, read anew each time, so that a change is seen at once."""
        self._require_key(request)
        name = request.match_info.get("name", FIRST)
        if name not in {path.name for path in FOLDER.iterdir()}:
            raise web.HTTPNotFound(headers=HEADERS)
        if name == FIRST and not self.has_been_opened:
            self._greet(request.headers.get("Accept-Language", ""))
        policy = POLICY.format(socket=self.address.replace("http", "ws"))
        return web.Response(
            body=(FOLDER / name).read_bytes(),
            content_type=mimetypes.guess_type(name)[0] or "text/plain",
            charset="utf-8",
            headers=HEADERS | {"Content-Security-Policy": policy, "Cache-Control": "no-store"},
        )

    def _greet(self, languages: str) -> None:
        """A new world speaks the language of the first browser that opens it."""
        self.has_been_opened = True
        if languages.lower().startswith("fr"):
            self.world.guild.locale = "fr"
            for user in shown.players(self.world):
                user.locale = "fr"
                self.world.feed.tell("player", user)

    # Windows

    async def _accept(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one window until it closes."""
        self._require_key(request)
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(headers=HEADERS)
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        window = Connection(socket, is_compressed=False)
        window.send(self._everything())
        self._windows.add(window)
        writer = asyncio.create_task(window.write())
        desk = Desk(self, self.child)
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT or not self._begin(desk, window, frame.data):
                    await socket.close(code=NOT_UNDERSTOOD)
        finally:
            self._windows.discard(window)
            writer.cancel()
        return socket

    def _begin(self, desk: Desk, window: Connection, text: str) -> bool:
        """Begin to carry out a wish; False when it makes no sense."""
        try:
            request = msgspec.json.decode(text, type=Request)
        except msgspec.DecodeError:
            return False

        async def carry_out() -> None:
            window.send(await desk.answer(request))

        task = asyncio.create_task(carry_out())
        self._wishes.add(task)
        task.add_done_callback(self._wishes.discard)
        return True

    def close_windows(self) -> None:
        """Let every window know that this is the end for now; they look for us again by themselves."""
        for window in self._windows:
            window.close(GOING_AWAY)

    # What the windows are told

    def _everything(self) -> Json:
        world = self.world
        messages = [
            shown.message(world, self.interactions, each)
            for place in world.records.channels.values()
            for each in shown.latest(world, place)
            if each.id not in self._dismissed
        ]
        return {
            "tell": "world",
            "name": world.guild.name,
            "guild": world.guild.id,
            "bot": {"id": world.bot.id, "name": world.bot.name},
            "page": shown.PAGE,
            "players": self._players(),
            "channels": shown.channels(world),
            "roles": shown.roles(world),
            "messages": messages,
            "notifications": shown.bells(world),
            "health": self._health(),
            "now": world.clock.now(),
            "offered": self.offered,
        }

    def _players(self) -> list[Json]:
        return [shown.player(each) for each in shown.players(self.world)]

    def _health(self) -> Json:
        fall = self.child.last_fall
        return {"is": self.child.health, "fall": None if fall is None else msgspec.to_builtins(fall)}

    def hear(self, change: Change) -> None:
        """Tell every window of a change."""
        for told in self._told(change):
            for window in self._windows:
                window.send(told)

    def _told(self, change: Change) -> list[Json]:
        match change.kind, change.subject:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE", Message() as said if said.id not in self._dismissed:
                return [{"tell": "message", "message": shown.message(self.world, self.interactions, said)}]
            case "MESSAGE_DELETE", Message() as said:
                return [{"tell": "gone", "channel": said.channel, "message": said.id}]
            case "dismissed", Message() as said:
                self._dismissed.add(said.id)
                return [{"tell": "gone", "channel": said.channel, "message": said.id}]
            case "notification", Notification() as rung:
                return [{"tell": "notification", "notification": shown.notification(rung)}]
            case "read", (User() as user, Channel() as place):
                about = {"player": user.id, "channel": place.id, "read": user.read[place.id]}
                return [{"tell": "read", **about}]
            case "typing", Channel() as place:
                return [{"tell": "typing", "channel": place.id}]
            case "time_passed", _:
                return [{"tell": "time", "now": self.world.clock.now()}]
            case "commands", _:
                return [{"tell": "commands"}]
            case "bot_health", _:
                return [{"tell": "health", "health": self._health()}]
            case "player" | "GUILD_MEMBER_ADD" | "GUILD_MEMBER_REMOVE", _:
                return [{"tell": "players", "players": self._players()}, self._places()]
            case kind, _ if kind.startswith(PLACES):
                return [self._places()]
        return []

    def _places(self) -> Json:
        return {
            "tell": "channels",
            "channels": shown.channels(self.world),
            "roles": shown.roles(self.world),
        }
