"""The gateway: one socket per shard on which the bot hears what happens."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable
from enum import IntEnum

from aiohttp import WSMsgType, web
from msgspec import Struct, field

from playground import wire
from playground.data import Json
from playground.events import Events
from playground.feed import Change
from playground.interactions import Interactions
from playground.ledger import Ledger
from playground.shards import WINDOW, Rhythm, Shard, is_on
from playground.world import World

HEARTBEAT = 41_250
FARAWAY = 0.05
"""Seconds before a beat is acknowledged: discord.py notes when it sent one only after it is sent, and takes
an answer that comes sooner for one to the beat before: it then warns that it is 41 s behind."""
WRONG_TOKEN = 4004
NO_SUCH_SHARD = 4010
CLOSES_FOR_GOOD = (1000, 1001)
"""With these the client ends its session; with any other it may resume."""


class Op(IntEnum):
    """What a frame is for."""

    DISPATCH = 0
    BEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    ASK_FOR_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    BEAT_HEARD = 11


class Connection:
    """One open socket; frames leave it in the order they were given."""

    def __init__(self, socket: web.WebSocketResponse, *, is_compressed: bool) -> None:
        self._socket = socket
        self._deflate = zlib.compressobj() if is_compressed else None
        self._outgoing: asyncio.Queue[Json | int] = asyncio.Queue()
        self.is_closed_here = False

    def send(self, frame: Json) -> None:
        """Send this after all that was sent before."""
        self._outgoing.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close with this code after all that was sent before; the session stays."""
        self.is_closed_here = True
        self._outgoing.put_nowait(code)

    async def write(self) -> None:
        """Carry frames to the socket until it closes."""
        while True:
            frame = await self._outgoing.get()
            if isinstance(frame, int):
                await self._socket.close(code=frame)
                return
            text = json.dumps(frame)
            if self._socket.closed:
                return
            if self._deflate is None:
                await self._socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(packed)


class Session(Struct):
    """What one shard has been told; it outlives the socket, so that the bot can resume."""

    id: str
    shard: Shard
    intents: int
    told: list[Json] = field(default_factory=list)
    connection: Connection | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Tell of an event, now or when the bot resumes."""
        self.told.append({"op": Op.DISPATCH, "t": name, "s": len(self.told) + 1, "d": data})
        if self.connection is not None:
            self.connection.send(self.told[-1])


class Gateway:
    """All sessions, and the faults one may want of them."""

    def __init__(self, world: World, interactions: Interactions, ledger: Ledger, token: str) -> None:
        self._world = world
        self._ledger = ledger
        self._token = token
        self._events = Events(world, interactions)
        self.sessions: dict[str, Session] = {}
        self.rhythm: Rhythm | None = None
        """In which it may be identified, where somebody watches over that."""
        self.address = ""
        """Of this gateway; the server sets it."""

    def hear(self, change: Change) -> None:
        """Tell every session that may know."""
        for session in self.sessions.values():
            for name, data in self._events.told(change, session.intents, session.shard):
                session.dispatch(name, data)

    # Faults

    def ask_to_reconnect(self) -> None:
        """Opcode 7: the bot is to connect again and resume."""
        self._to_all(lambda connection: connection.send({"op": Op.RECONNECT, "d": None}))

    def invalidate(self, *, can_resume: bool) -> None:
        """Opcode 9: the session is over, or is to be resumed."""
        self._to_all(lambda connection: connection.send({"op": Op.INVALID_SESSION, "d": can_resume}))
        if not can_resume:
            self.sessions.clear()

    def close(self, code: int) -> None:
        """Close every socket with this code."""
        self._to_all(lambda connection: connection.close(code))

    def _to_all(self, act: Callable[[Connection], None]) -> None:
        for session in self.sessions.values():
            if session.connection is not None:
                act(session.connection)

    @property
    def is_connected(self) -> bool:
        """Whether the bot is listening now, with as many connections as it said it would have."""
        listening = [session for session in self.sessions.values() if session.connection is not None]
        return bool(listening) and len({each.shard for each in listening}) == listening[0].shard.of

    # Sockets

    async def accept(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from hello to close."""
        socket = web.WebSocketResponse()
        try:
            await socket.prepare(request)
        except ConnectionResetError:  # the bot was stopped while it knocked
            return web.Response()
        connection = Connection(socket, is_compressed=request.query.get("compress") == "zlib-stream")
        connection.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT}})
        writer = asyncio.create_task(connection.write())
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    session = self._handle(frame.json(), connection, session)
        finally:
            writer.cancel()
            if session is not None:
                self._part(session, connection, socket.close_code)
        return socket

    def _part(self, session: Session, connection: Connection, code: int | None) -> None:
        if session.connection is connection:
            session.connection = None
            if code in CLOSES_FOR_GOOD and not connection.is_closed_here:
                self.sessions.pop(session.id, None)
            self._world.feed.tell("bot_parted", session.shard.number)

    def _handle(self, frame: Json, connection: Connection, session: Session | None) -> Session | None:
        """Do what the frame asks, and say whose session this socket is from now on."""
        match frame["op"]:
            case Op.BEAT:
                asyncio.get_running_loop().call_later(FARAWAY, connection.send, {"op": Op.BEAT_HEARD})
            case Op.IDENTIFY:
                return self._identify(frame["d"], connection)
            case Op.RESUME:
                return self._resume(frame["d"], connection)
            case Op.ASK_FOR_MEMBERS if session is not None:
                session.dispatch("GUILD_MEMBERS_CHUNK", self._members(frame["d"]))
            case Op.PRESENCE:
                pass  # nobody looks at it here
            case other:
                self._ledger.violated("gateway", "opcode", f"the stand-in does not know {other}")
        return session

    def _identify(self, said: Json, connection: Connection) -> Session | None:
        if said["token"] != self._token:
            connection.close(WRONG_TOKEN)
            return None
        shard = Shard(*(said.get("shard") or (0, 1)))
        if not shard.is_one:
            connection.close(NO_SUCH_SHARD)
            return None
        if (since := None if self.rhythm is None else self.rhythm.beat(shard)) is not None:
            early = f"shard {shard.number} identified {since:.1f} s after one of its bucket, not {WINDOW:g}"
            self._ledger.violated("gateway", "identify_rhythm", early)
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        return self._begin(Session(secrets.token_hex(16), shard, said["intents"], connection=connection))

    def _begin(self, session: Session) -> Session:
        """From now on the session hears what happens where its shard looks."""
        shard = session.shard
        for old in [each for each in self.sessions.values() if each.shard == shard and not each.connection]:
            # A process that died will not resume; the one that replaces it starts afresh.
            del self.sessions[old.id]
        self.sessions[session.id] = session
        there = [each for each in self._world.servers.values() if is_on(each.guild.id, shard)]
        there = there if self._world.bot.is_member else []
        session.dispatch("READY", self._ready(session, there))
        for name, data in self._events.time():
            session.dispatch(name, data)
        for server in there:
            session.dispatch("GUILD_CREATE", wire.guild_event(server, is_new=False))
        self._world.feed.tell("bot_ready", shard.number)
        return session

    def _ready(self, session: Session, servers: list[World]) -> Json:
        return {
            "v": 10,
            "user": wire.own_user(self._world.bot),
            "guilds": [{"id": each.guild.id, "unavailable": True} for each in servers],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [*session.shard],
            "application": {"id": self._world.bot.id, "flags": 0},
        }

    def _members(self, asked: Json) -> Json:
        """The members asked for by id, or by how their names begin."""
        world = self._world.servers[str(asked["guild_id"])]
        ids = [str(id) for id in asked.get("user_ids") or []]
        begin = (asked.get("query") or "").lower()
        found = [each for each in world.members() if each.shown_name.lower().startswith(begin)]
        if ids:
            found = [each for each in found if each.id in ids]
        present = {each.id for each in found}
        return {
            "guild_id": world.guild.id,
            "members": [wire.member(world, each) for each in found[: asked.get("limit") or None]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [id for id in ids if id not in present],
            "nonce": asked.get("nonce"),
        }

    def _resume(self, said: Json, connection: Connection) -> Session | None:
        session = self.sessions.get(said["session_id"])
        if session is None or said["token"] != self._token:
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        session.connection = connection
        for frame in session.told[said["seq"] :]:
            connection.send(frame)
        session.dispatch("RESUMED", {})
        self._world.feed.tell("bot_resumed", session.shard.number)
        return session
