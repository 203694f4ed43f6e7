"""Before the game: opening a table, taking seats, beginning."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import asdict

from cogs.lobby.variants import complete_options, read_choice
from cogs.plumbing.addresses import Address, addressed
from cogs.plumbing.answers import AnyInteraction, answer, explain, person_of, words_for
from cogs.plumbing.buttons import TableButton
from cogs.plumbing.commands import name
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.sending import UNREACHED, defer, named, show_to_all
from cogs.quay import Quay
from cogs.telling.messages import card_letter
from games import GAMES
from games.core import Refused
from host.errors import refused
from host.lobby import Person, Place
from host.outgoing import Post, PostKind
from host.reading import Table
from storage.rows import TableStatus
from words.catalogue import Words, language_of

log = logging.getLogger("quayside")

LANGUAGES = {"English": "en", "Français": "fr"}
"""Each by its own name."""


def place_of(interaction: AnyInteraction) -> Place:
    """The channel, and perhaps its thread, where this happens; Refused outside a server."""
    if interaction.guild_id is None:
        raise refused("not_in_private")
    if isinstance(interaction.channel, discord.Thread):
        return Place(interaction.guild_id, interaction.channel.parent_id, interaction.channel.id)
    return Place(interaction.guild_id, interaction.channel_id)


def _language_here(interaction: AnyInteraction) -> str:
    """French where the server or the user speaks it: every server begins with English."""
    locales = (interaction.guild_locale, interaction.locale)
    return "fr" if "fr" in [language_of(str(locale)) for locale in locales] else "en"


class Lobby(commands.Cog):
    """Opening tables and filling their seats."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay
        self._rematch = asyncio.Lock()
        """Held while the lobby of a rematch is looked for, so that two presses do not open two."""

    @app_commands.command(name=name("command-play"), description=name("command-play.hint"))
    @app_commands.rename(
        game=name("parameter-game"),
        seats=name("parameter-seats"),
        options=name("parameter-options"),
        language=name("parameter-language"),
    )
    @app_commands.describe(
        game=name("parameter-game.hint"),
        seats=name("parameter-seats.hint"),
        options=name("parameter-options.hint"),
        language=name("parameter-language.hint"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=name(f"game-{game}", game), value=game) for game in GAMES],
        language=[app_commands.Choice(name=itself, value=code) for itself, code in LANGUAGES.items()],
    )
    async def play(
        self,
        interaction: AnyInteraction,
        game: str,
        seats: int | None = None,
        options: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a lobby here; its card is the answer, for everybody to see."""
        place = place_of(interaction)
        if place.thread is not None:
            raise refused("not_in_thread")
        if game not in self._quay.games:
            raise refused("unknown_game")
        if language not in (None, *LANGUAGES.values()):
            raise refused("unknown_choice")
        rules, host = self._quay.games[game], self._quay.host
        chosen = read_choice(rules, options or "")
        wanted = rules.seats[-1] if seats is None else seats
        spoken_here = language or _language_here(interaction)
        try:
            opened = await host.open(game, chosen, wanted, spoken_here, place, person_of(interaction))
        except Refused as refusal:
            # Said here, because the reason may be one of the game's own.
            await answer(interaction, Words(language_of(str(interaction.locale)), game).text(refusal.reason))
            return
        try:
            await self._show_card(interaction, await host.table(opened))
        except UNREACHED as trouble:
            log.warning("The card of table %d is shown later: %s", opened, named(trouble))
            await answer(interaction, words_for(interaction).say("lobby-later"))
        finally:
            # Without a card nobody could join; if it has been shown, there is nothing to tell.
            self._quay.announcer.wake(opened)

    @play.autocomplete("options")
    async def _complete(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Further options of the game that has been chosen."""
        game = str(interaction.namespace.game)
        if game not in self._quay.games:
            return []
        words = Words(language_of(str(interaction.locale)), game)
        return complete_options(self._quay.games[game], words, typed)

    async def _show_card(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer in public with the lobby card; if that comes too late, the announcer posts it."""
        host = self._quay.host
        assert interaction.channel_id is not None
        # Whoever joins before the card is kept must not have another one posted.
        with self._quay.announcer.holding(table.id):
            told = [row.id for row in await host.pending(table.id)]
            card = Post(
                kind=PostKind.LOBBY,
                channel=interaction.channel_id,
                message=await show_to_all(interaction, card_letter(table)),
                posted=int(interaction.created_at.timestamp()),
            )
            await host.keep_post(table.id, card, told)

    async def join(self, interaction: AnyInteraction, address: Address) -> None:
        """Take a seat."""
        await defer(interaction)
        table_id = (await addressed(interaction, address)).id
        await self._change(interaction, table_id, self._take_seat(table_id, person_of(interaction)))

    async def _take_seat(self, table_id: int, person: Person) -> None:
        if not await self._quay.host.join(table_id, person):
            raise refused("already_seated")

    async def leave(self, interaction: AnyInteraction, address: Address) -> None:
        """Give up a seat."""
        await defer(interaction)
        table_id = (await addressed(interaction, address)).id
        await self._change(interaction, table_id, self._quay.host.leave(table_id, interaction.user.id))

    async def start(self, interaction: AnyInteraction, address: Address) -> None:
        """Begin the game."""
        await defer(interaction)
        table_id = (await addressed(interaction, address)).id
        await self._change(interaction, table_id, self._quay.host.start(table_id, interaction.user.id))

    async def _change(self, interaction: AnyInteraction, table_id: int, change: Awaitable[None]) -> None:
        """Change a lobby, and let the announcer show it; why not may be a reason of the game's own."""
        try:
            await change
        except Refused as refusal:
            await explain(interaction, refusal, await self._quay.host.table(table_id))
        else:
            self._quay.announcer.wake(table_id)

    async def rematch(self, interaction: AnyInteraction, address: Address) -> None:
        """Take a seat at the next table of the same people; whoever is first opens it."""
        acknowledge(interaction)
        before = await addressed(interaction, address)
        if before.seat_of(interaction.user.id) is None:
            raise refused("not_seated")
        if before.status in (TableStatus.LOBBY, TableStatus.RUNNING):
            raise refused(f"table_{before.status}")
        async with self._rematch:
            next_table = await self._next_table(before)
            if next_table is not None:
                await self._quay.host.join(next_table, person_of(interaction))
            else:
                next_table = await self._quay.host.open(
                    before.game,
                    asdict(before.options),
                    before.seats_wanted,
                    before.language,
                    Place(before.place.guild, before.place.channel),
                    person_of(interaction),
                )
        self._quay.announcer.wake(next_table)
        where = "" if before.place.channel is None else f" <#{before.place.channel}>"
        await answer(interaction, words_for(interaction).say("lobby-rematch") + where)

    async def _next_table(self, before: Table) -> int | None:
        """The lobby of the same game, options and channel that one of these players has opened since."""
        for seat in before.seats:
            for table in await self._quay.host.tables_of(seat.user):
                if table.id > before.id and table.status is TableStatus.LOBBY and _is_like(table, before):
                    return table.id
        return None


def _is_like(table: Table, other: Table) -> bool:
    """Whether the same is played there, with as many, in the same channel."""
    return (table.game, table.options, table.seats_wanted, table.place.channel) == (
        other.game,
        other.options,
        other.seats_wanted,
        other.place.channel,
    )


async def add(quay: Quay) -> None:
    """Add /play and the buttons of the lobby card and of the end."""
    lobby = Lobby(quay)
    await quay.bot.add_cog(lobby)
    TableButton.handlers.update(join=lobby.join, leave=lobby.leave, start=lobby.start, rematch=lobby.rematch)
