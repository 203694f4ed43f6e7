"""The cable between the bot and the stand-in, which can be cut in the middle of a request."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord.http

from playground.people import Playground
from playground.rest import PREFIX

CALLBACK = r"POST /api/v10/interactions/\d+/[^/]+/callback"
"""The first answer to somebody."""
SEND = r"POST /api/v10/channels/\d+/messages"
CHUNK = 1 << 16


class Cable:
    """Passes everything on, until it is to break at a request that looks so."""

    def __init__(self, playground: Playground) -> None:
        self._host, self._port = playground.address.removeprefix("http://").split(":")
        self._cuts: list[tuple[re.Pattern[bytes], bool]] = []
        self.cut = 0
        """How often it has broken."""
        self._held: set[asyncio.Task[None]] = set()

    def break_at(self, request: str, *, times: int = 1, is_heard: bool = False) -> None:
        """Break at the next such requests: before they arrive, or only once they have been carried out."""
        self._cuts += [(re.compile(rb"^" + request.encode() + rb"[ ?]", re.MULTILINE), is_heard)] * times

    async def connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """One connection of the bot's, for as long as it holds."""
        task = asyncio.current_task()
        assert task is not None
        self._held.add(task)
        far, forth = await asyncio.open_connection(self._host, int(self._port))
        is_cut = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(near, forth, is_cut)),
            asyncio.create_task(self._answer(far, back, is_cut)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (back, forth):
                end.transport.abort()
            self._held.discard(task)

    async def let_go(self) -> None:
        """Nothing is held any more: what is left open would be complained of in another test."""
        held = [*self._held]
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)
        await asyncio.sleep(0)  # transports close in the next turn of the loop

    async def _ask(
        self, near: asyncio.StreamReader, forth: asyncio.StreamWriter, is_cut: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while chunk := await near.read(CHUNK):
                found = next((cut for cut in self._cuts if cut[0].search(chunk)), None)
                if found is not None:
                    self._cuts.remove(found)
                    self.cut += 1
                    is_cut.set()
                    if not found[1]:
                        return
                forth.write(re.sub(rb"(?m)^Host: [^\r]+", self._stand_in, chunk, count=1))
                await forth.drain()

    async def _answer(
        self, far: asyncio.StreamReader, back: asyncio.StreamWriter, is_cut: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while chunk := await far.read(CHUNK):
                if is_cut.is_set():
                    return
                back.write(chunk)
                await back.drain()

    @property
    def _stand_in(self) -> bytes:
        return f"Host: {self._host}:{self._port}".encode()


@asynccontextmanager
async def cabled(playground: Playground) -> AsyncIterator[Cable]:
    """Whatever discord.py asks from now on goes over a cable."""
    cable, before = Cable(playground), discord.http.Route.BASE
    server = await asyncio.start_server(cable.connect, "127.0.0.1")
    port = server.sockets[0].getsockname()[1]
    discord.http.Route.BASE = f"http://127.0.0.1:{port}{PREFIX}"
    try:
        yield cable
    finally:
        discord.http.Route.BASE = before
        server.close()
        await cable.let_go()
