"""The playground as one runs it: the stand-in, the real bot as a child process, and the page."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

from msgspec import Struct

from playground import keeping
from playground.child import Child
from playground.keeping import CannotPlay, Keeper
from playground.shown import players
from playground.windows import PageServer
from playground.world import World

USUAL_PORT = 1884
PLAYERS = ("Ada", "Basile")
"""Who is here at first; the founder is one of them, so that somebody may use /setup."""


class Wanted(Struct, frozen=True):
    """How somebody wants to play."""

    data: Path
    """The bot's database; the world is kept in a folder beside it."""
    command: tuple[str | Path, ...]
    """What starts the bot."""
    port: int | None = None
    """None: the usual one, or any that is free."""
    is_fresh: bool = False
    opens_browser: bool = True
    offered: Mapping[str, Mapping[str, str]] = {}
    """What the first screen says of each game, by language."""

    @property
    def folder(self) -> Path:
        """Where the world is kept."""
        return self.data.with_name(self.data.name + ".world")


def new_world() -> World:
    """A server with one channel and its first players."""
    world = World.new()
    first, *others = PLAYERS
    world.user(world.guild.owner).name = first
    for name in others:
        world.add_user(name)
    for user in players(world):
        world.private_channel(user)
    return world


def prepare(wanted: Wanted) -> World:
    """The world to play in; CannotPlay when the database beside it is not the playground's."""
    has_world = keeping.is_kept(wanted.folder)
    if wanted.data.exists() and not has_world:
        raise CannotPlay(f"{wanted.data} belongs to no playground; choose another file with --data.")
    if has_world and not wanted.is_fresh:
        return keeping.load(wanted.folder)
    keeping.forget(wanted.folder)
    for suffix in ("", "-wal", "-shm"):
        wanted.data.with_name(wanted.data.name + suffix).unlink(missing_ok=True)
    world = new_world()
    keeping.save(keeping.snapshot(world), wanted.folder)
    return world


async def play(wanted: Wanted) -> None:
    """Play until told to stop; CannotPlay when it cannot begin."""
    told = _told_to_stop()
    with keeping.alone(wanted.folder):
        is_new = wanted.is_fresh or not keeping.is_kept(wanted.folder)
        world = prepare(wanted)
        token, key = secrets.token_urlsafe(32), keeping.key(wanted.folder)
        server = await _open(world, wanted, token, key)
        server.has_been_opened = not is_new
        server.offered = wanted.offered
        server.child = child = Child(server, wanted.command, wanted.data, token)
        keeper = Keeper(world, wanted.folder)
        with ExitStack() as heard:
            heard.enter_context(world.feed.listening(server.hear))
            heard.enter_context(world.feed.listening(keeper.hear))
            keeping_on = asyncio.create_task(keeper.keep())
            living = asyncio.create_task(child.live())
            try:
                _greet(server, wanted)
                await told.wait()
            finally:
                server.close_windows()
                await child.stop()
                await living
                await server.__aexit__(None, None, None)
                keeper.end()
                await keeping_on
    print(f"Stopped. Everything is kept in {wanted.data}.")


async def _open(world: World, wanted: Wanted, token: str, key: str) -> PageServer:
    """The server on the port that is wanted, or on a free one when the usual one is taken."""
    ports = (USUAL_PORT, 0) if wanted.port is None else (wanted.port,)
    for port in ports:
        server = PageServer(world, port=port, token=token, key=key)
        try:
            return await server.__aenter__()
        except OSError:
            continue
    raise CannotPlay(f"Port {wanted.port} is taken; choose another with --port.")


def _greet(server: PageServer, wanted: Wanted) -> None:
    print("Quayside's playground: a local imitation, on this machine only. Stop it with Ctrl-C. Open:")
    print(server.page, flush=True)
    if wanted.opens_browser and _has_desktop():
        # A thread, because some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(server.page,), daemon=True).start()


def _has_desktop() -> bool:
    """Whether a window can open; without one, Python would fill the terminal with a text browser."""
    signs = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(each) for each in signs)


def _told_to_stop() -> asyncio.Event:
    """Set by Ctrl-C or SIGTERM."""
    told = asyncio.Event()
    with suppress(NotImplementedError):  # Windows knows no such signals; there Ctrl-C interrupts
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, told.set)
    return told
