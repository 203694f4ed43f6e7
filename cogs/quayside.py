"""The bot itself: what it is made of, and what it does from login to shutdown."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands
from discord.ext import commands

from cogs.games import congo, livingstone, panamax, rotterdam
from cogs.lobby import computers, opening, options, rematch
from cogs.looking import (
    beginning,
    board,
    film,
    games,
    going_back,
    learn,
    me,
    moderation,
    note,
    pausing,
    privacy,
    reading,
    replay,
    reporting,
    resting,
    rules,
    setup,
    statistics,
    table,
    voting,
)
from cogs.looking.help import Help
from cogs.panel import advance, hint, panel, why
from cogs.panel.live import Panels
from cogs.panel.manner import Manner
from cogs.plumbing.clock import MOVED, Clock
from cogs.plumbing.commands import Registrar, Translator
from cogs.plumbing.connection import OUT_OF_REACH, for_good
from cogs.plumbing.figures import Figures
from cogs.plumbing.fleet import Alone
from cogs.plumbing.interactions import Handler, Router, at_table, explain, recognise
from cogs.plumbing.limits import A_SECOND, FIRST_ANSWER, LONGEST_WAIT
from cogs.plumbing.packing import pack_quickly
from cogs.plumbing.presses import Presses
from cogs.plumbing.rate_limits import Budget
from cogs.plumbing.sending import AnyInteraction
from cogs.plumbing.service import READY, Service
from cogs.plumbing.upkeep import Upkeep
from cogs.plumbing.uploading import Uploader
from cogs.settings import Settings
from cogs.telling.announcer import Announcer
from cogs.telling.drawing import draw_emoji
from cogs.telling.timekeeper import Timekeeper
from games.core import AnyGame
from host.driver import Driver, Pace
from host.hearing import Hearing
from host.tables import Host
from render.emoji import EMOJI
from storage.rows import TableStatus

log = logging.getLogger("quayside")

SERVICE = Service()

GAME_COGS = (livingstone.COG, rotterdam.COG, congo.COG, panamax.COG)
"""A new game's cog is added here."""
OF_ITSELF = ("ready", "connect", "disconnect", "resumed", "shard_", "socket_")
"""How events begin that tell of the connection, and not of what happens on a server."""
IN_HAND = ("CommandTree-invoker", "discord.py: on_interaction")
"""How discord.py names the tasks in which our commands, buttons and forms run."""


def _routes() -> dict[str, Handler]:
    """What each button, menu and form does, by how its id begins."""
    return {
        "table:join": opening.join,
        "table:leave": opening.leave,
        "table:colour": opening.take_colour,
        "table:start": opening.start,
        "table:learn": learn.learn_here,
        "table:options": at_table(options.show),
        "table:pace": options.choose_pace,
        "table:friends": options.choose_friends,
        "table:computer": computers.add,
        "computer": computers.press,
        "table:rematch": at_table(rematch.rematch),
        "table:move": at_table(panel.open_panel),
        "table:hand": at_table(reading.hand),
        "table:board": at_table(board.show_board),
        "table:more": at_table(board.show_more),
        "table:log": at_table(partial(reading.show_page, kind="log")),
        "table:replay": at_table(replay.open_replay),
        "table:film": at_table(film.make_film),
        "table:report": at_table(reporting.report),
        "replay": replay.turn_to,
        "table:undo": at_table(table.undo, in_place=None),
        "table:rules": at_table(rules.show_rules_of),
        "table:back": at_table(voting.take_seat_back, in_place=None),
        "table:replace": at_table(voting.ask_to_be_replaced, in_place=True),
        "seat": voting.take_over,
        "poll": voting.vote,
        "table:resign": at_table(table.resign, in_place=True),
        "table:wake": at_table(resting.wake),
        "table:pause": at_table(pausing.offer, in_place=True),
        "pause": pausing.ask,
        "table:go_on": at_table(pausing.go_on, in_place=True),
        "table:retake": at_table(going_back.offer, in_place=True),
        "retake": going_back.ask,
        **dict.fromkeys(("panel", "pick", "form", "sure", "hinted"), panel.press),
        "swap": panel.swap,
        "why": why.press,
        "hint": hint.press,
        "tips": panel.stop_tips,
        "open": at_table(panel.open_panel, in_place=True),
        "look": board.swap,
        "advance": advance.press,
        "page": reading.turn_page,
        "rules": rules.turn_rules,
        "games": games.turn_page,
        "learn": learn.press_lesson,
        "coach": learn.press_coach,
        "mute": me.mute,
        "mutes": me.mute_several,
        "me": me.choose,
        "begin": beginning.press,
        "privacy": privacy.press,
        "setup": setup.press,
        "moderate": moderation.press,
        "barring": moderation.press_barring,
        "stats": statistics.press,
    }


class Tree(app_commands.CommandTree["Quayside"]):
    """The slash commands; whatever goes wrong in one is explained to the person who used it."""

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Everybody may use them, and is answered in their own language."""
        await recognise(interaction)
        return True

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Explain privately; a completion has no place for it."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await explain(interaction, error)


class Quayside(commands.Bot):
    """One process, one database, all tables."""

    def __init__(
        self,
        host: Host,
        known: Mapping[str, AnyGame],
        requests: int = A_SECOND,
        pace: Pace = Pace(),  # noqa: B008  # it never changes
        clock: Clock | None = None,
        figures: Figures | None = None,
        fleet: Alone | None = None,
    ) -> None:
        self.fleet = fleet or Alone()
        """Who else serves these tables."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,  # edits of old messages can be put off for an hour
        )
        self.host = host
        self.games = known
        self.manners: dict[str, Manner] = {}
        """What games say their own way."""
        self.clock = clock or Clock()
        self.presses = Presses(self.clock.now)
        self.announcer = Announcer(self, host, clock=self.clock.now, presses=self.presses, fleet=self.fleet)
        self.timekeeper = Timekeeper(self, host, self.clock, self.fleet)
        self.driver = Driver(host, pace=pace, claims=self.fleet if self.fleet.is_one_of_several else None)
        self.hearing = Hearing(host)
        self.panels = Panels(self.clock.now)
        self.hints = hint.Hints()
        self.filming: set[int] = set()
        """Users for whom an animation is being made."""
        self.rematching = asyncio.Lock()
        """A lock around looking for the lobby of a rematch, so that two presses do not open two."""
        self.upkeep: Upkeep | None = None
        """What is done for the host, where somebody hosts."""
        self.has_connected = False
        self.figures = figures or Figures()
        self._budget = Budget(requests, self.figures, self.fleet.shards)
        self._registrar = Registrar(self, host, self.fleet)
        self.uploader = Uploader(self, self._budget, EMOJI, draw_emoji, self.fleet)
        self.add_listener(Router(_routes()).route, "on_interaction")
        if self.fleet.is_one_of_several:
            self._listen_only_aboard()

    def _listen_only_aboard(self) -> None:
        """Hear what people do only while no other process does: both would answer."""
        parsers = self._connection.parsers
        hear = parsers["INTERACTION_CREATE"]

        def hear_aboard(told: Any) -> None:
            if self.fleet.is_aboard:
                hear(told)

        parsers["INTERACTION_CREATE"] = hear_aboard

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell of an event; that of an interaction comes in the moment in which it was read."""
        if not self.fleet.is_aboard and not event_name.startswith(OF_ITSELF):
            return  # the process that holds our shards hears of it too
        if event_name == "interaction":
            self.figures.note_asked(args[0].id)
        super().dispatch(event_name, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Before the gateway opens: commands, buttons, what is left to do by itself, what is still untold."""
        pack_quickly()
        self._budget.watch(getattr(self.http, "_HTTPClient__session", None))
        await self.tree.set_translator(Translator())
        for general in (
            opening.Lobby(),
            Help(),
            setup.Setup(self, self.host),
            moderation.Moderators(),
            games.Games(),
            learn.Learn(),
            me.Me(),
            note.Notes(),
            rules.Rulebooks(),
            privacy.Privacy(),
            statistics.Statistics(),
        ):
            await self.add_cog(general)
        self.tree.add_command(table.table_group())
        for cog in GAME_COGS:
            self.manners[cog.game.id] = cog.manner
            self.tree.add_command(cog.group)
        await self._registrar.start()
        for unreadable in await self.host.resume(privacy.nameless()):
            log.error("Table %d cannot be read by these rules; its game waits for a newer bot.", unreadable)
        self.host.serve(self.fleet.tells)
        await self.announcer.start()
        await self.driver.start()
        self.clock.on_moved(self.announcer.time_passed)
        self.timekeeper.start()
        self.hearing.start()

    def follow_stand_in(self) -> None:
        """Let the stand-in on this machine move the clock; of Discord itself nobody would hear that."""

        def follow(told: Mapping[str, float]) -> None:
            self.clock.set_ahead(float(told["ahead"]), float(told.get("passed", 0)))

        self._connection.parsers[MOVED] = follow

    async def on_ready(self) -> None:
        """The gateway has let us in."""
        self.has_connected = True
        SERVICE.tell(READY)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """The game in it goes on elsewhere."""
        await self._leave(event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The games in it go on elsewhere; discord.py tells of its threads one by one."""
        await self._leave(channel.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """What could not be said while the bot was away can be said now."""
        await self.announcer.wake_server(guild.id)

    async def _leave(self, place: int) -> None:
        """Owe every table of that place its board or card again: telling it finds out that it must move."""
        host, moved = self.host, set[int]()
        while (table := await host.table_at(place)) is not None and table.id not in moved:
            if table.status not in (TableStatus.LOBBY, TableStatus.RUNNING):
                return
            moved.add(table.id)
            await host.lose_place(table.id)
            await self.announcer.settled(table.id)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Listen until closed; discord.py comes back from a connection that was lost."""
        try:
            await super().connect(reconnect=reconnect)
        except AttributeError as error:
            # When the very first one fails it tries to resume what there never was.
            if isinstance(error.__context__, OUT_OF_REACH):
                raise error.__context__ from None
            raise

    async def close(self) -> None:
        """Let those who have just pressed be answered, and what is being said be said; then leave."""
        await self.fleet.stand_down()
        at_work = {task for task in asyncio.all_tasks() if task.get_name().startswith(IN_HAND)}
        if at_work := at_work - {asyncio.current_task()}:
            await asyncio.wait(at_work, timeout=FIRST_ANSWER)
        await self._registrar.close()
        await self.uploader.close()
        self.clock.forget(self.announcer.time_passed)
        await self.hearing.close()
        await self.timekeeper.close()
        await self.driver.close()
        await self.announcer.close()
        # discord.py waits for more servers before it is ready, and would go on waiting without a loop.
        if (getting_ready := getattr(self._connection, "_ready_task", None)) is not None:
            getting_ready.cancel()
        await super().close()


class ShardedQuayside(Quayside, commands.AutoShardedBot):
    """The same for so many servers that Discord wants several connections."""

    buckets = 1
    """Of shards that may identify at the same time."""

    async def launch_shards(self) -> None:
        """Open those of this process."""
        if (shards := self.fleet.shards) is not None:
            self.shard_ids, self.shard_count = [*shards.numbers], shards.of
        if self.fleet.is_one_of_several:
            self.buckets = (await self.fetch_session_start_limits()).max_concurrency
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the shard's turn, also among those of other processes."""
        if self.fleet.is_one_of_several:
            await self.fleet.may_identify(shard_id or 0, self.buckets)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Open one of them; discord.py comes here again from whatever went wrong, also for good."""
        failure = sys.exception()
        if isinstance(failure, Exception) and for_good(failure) is not None:
            raise failure
        # Before it connects: while it waits it would not hear its own heartbeats acknowledged.
        await self.fleet.comes_to_identify(shard_id, self.buckets)
        await super().launch_shard(gateway, shard_id, initial=initial)


def use_stand_in(settings: Settings) -> None:
    """Lead discord.py to a stand-in on this machine instead of Discord."""
    if settings.api:
        address = settings.api.rstrip("/")
        discord.http.Route.BASE = f"{address}/api/v10"
        discord.Asset.BASE = address
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
