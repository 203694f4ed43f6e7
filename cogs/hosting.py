"""Hosting: the database is opened, and the bot plays until it is told to stop or it is of no use."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import discord

from cogs.plumbing.clock import Clock
from cogs.plumbing.connection import OUT_OF_REACH, for_good, in_one_line, reason, remember_close_codes
from cogs.plumbing.figures import Figures
from cogs.plumbing.fleet import Alone, Fleet
from cogs.plumbing.metrics import Exposed, serve
from cogs.plumbing.rate_limits import growing, pause_after
from cogs.plumbing.service import STOPPING
from cogs.plumbing.upkeep import Upkeep
from cogs.quayside import SERVICE, Quayside, ShardedQuayside, use_stand_in
from cogs.settings import BadSetting, Settings
from cogs.telling.drawing import EASEL
from games import GAMES
from host.driver import Pace
from host.tables import Host
from host.thinking import THINKER
from render.initials import initials
from storage.address import Server
from storage.opening import open_store
from storage.sqlite.backups import save_before_update
from storage.store import Store

log = logging.getLogger("quayside")

GC_THRESHOLD = 20_000
"""Objects made before the garbage collector runs: with Python's own 700 it would run in every turn."""
PAUSES = (2, 5, 15, 60)
"""Seconds between retries to reach Discord, the last one again and again."""


async def run(settings: Settings) -> None:
    """Open the database and play until told to stop; CannotHost, StorageError if it cannot begin or go on."""
    if not settings.token:
        raise BadSetting("There is no token: set DISCORD_TOKEN, in the environment or in .env.")
    use_stand_in(settings)
    remember_close_codes()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak aloud
    for logger in ("discord.client", "discord.shard"):
        logging.getLogger(logger).addFilter(in_one_line)
    is_sharded = settings.is_sharded or settings.shards is not None
    kind = ShardedQuayside if is_sharded else Quayside
    EASEL.cache = settings.drawing_cache
    if settings.backups and isinstance(settings.database, Path):
        saved = save_before_update(settings.database)
        if saved is not None:
            log.info("Before the update of the database it is saved in %s.", saved)
    async with open_store(settings.database, is_shared=settings.shards is not None) as store:
        if isinstance(settings.database, Server):
            log.info("The games are in %s, which is saved by PostgreSQL's own means.", settings.database)
        EASEL.start()
        clock = Clock()
        host = Host(
            store,
            GAMES,
            lambda: int(clock.now()),
            limits=settings.limits,
            cache=settings.store_cache,
            initials=initials,
        )
        upkeep = Upkeep(settings.database, settings.backups, shards=settings.shards)
        fleet = _fleet(settings, store)
        figures = Figures()
        EASEL.noted, THINKER.noted = figures.drawing.note, figures.thinking.note
        stop_serving = _serve_figures(settings, figures, host, upkeep)
        playing = asyncio.ensure_future(_play(kind, host, settings, clock, upkeep, figures, fleet))
        watching = (figures.watch_loop(),) if settings.metrics else ()
        living = asyncio.gather(SERVICE.stay_alive(), upkeep.go_on(), *watching)
        with suppress(NotImplementedError):  # Windows knows no such signals
            for sign in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(sign, playing.cancel)
        try:
            await playing
        except asyncio.CancelledError:
            log.info("Told to stop; every step is stored.")
        finally:
            SERVICE.tell(STOPPING)
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
            await fleet.close()
            await asyncio.to_thread(stop_serving)
            EASEL.stop()
            THINKER.stop()


def _serve_figures(settings: Settings, figures: Figures, host: Host, upkeep: Upkeep) -> Callable[[], object]:
    """Show them where the host wants them; how to stop."""
    if not settings.metrics:
        return lambda: None
    processes = {"bot": os.getpid, "drawing": lambda: EASEL.pid, "thinking": lambda: THINKER.pid}
    return serve(settings.metrics, Exposed(figures, host, settings.database, upkeep, processes))


def _fleet(settings: Settings, store: Store) -> Alone:
    """Who else serves these tables."""
    if settings.shards is not None and store.is_shared:
        return Fleet(store, settings.shards)
    return Alone(settings.shards)


async def _play(
    kind: type[Quayside],
    host: Host,
    settings: Settings,
    clock: Clock,
    upkeep: Upkeep,
    figures: Figures,
    fleet: Alone,
) -> None:
    """Play until told to stop, trying again while Discord is out of reach; CannotHost if that is no use."""
    pauses = growing(*PAUSES)
    while True:
        pace = Pace().scaled(settings.computer_pace / 100)
        bot = kind(host, GAMES, settings.own_requests, pace, clock, figures, fleet)
        bot.upkeep = upkeep
        if settings.gateway:
            bot.follow_stand_in()
        try:
            async with bot:
                await bot.login(settings.token)
                _keep_for_good()
                if settings.has_emoji:
                    bot.uploader.start()
                fleet.board()
                await bot.connect()
        except (*OUT_OF_REACH, discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
            if (end := for_good(error)) is not None:
                raise end from None
            if bot.has_connected:
                pauses = growing(*PAUSES)
            pause = pause_after(error, pauses)
            log.warning("Discord is out of reach, and is tried again in %d s: %s", pause, reason(error))
        else:
            return
        await asyncio.sleep(pause)


def _keep_for_good() -> None:
    """Words, rules and commands stay; the garbage collector would hold everybody up by going through them."""
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
