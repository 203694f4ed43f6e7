"""Before the game: opening a table, taking seats, beginning."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lobby.variants import complete_options, read_choice
from cogs.plumbing.commands import Completed, name
from cogs.plumbing.interactions import (
    Id,
    addressed,
    answer,
    explain,
    person_of,
    picked,
    why_not,
    words_for,
)
from cogs.plumbing.sending import (
    UNREACHED,
    AnyInteraction,
    defer,
    language_for,
    named,
    show_to_all,
)
from cogs.telling.card import card_letter
from games import GAMES
from games.core import Refused
from host.errors import refused
from host.lobby import LEVELS, Computer, Place
from host.outbox import Kind, Post, PostKind
from host.snapshot import Table
from storage.rows import Pace
from words.catalogue import ENGLISH, LANGUAGES, Words, language_of

log = logging.getLogger("quayside")

BY_ITS_OWN_NAME = {Words(language).say("me-speaks-itself"): language for language in LANGUAGES}
"""The languages as their speakers call them."""


SOLO = 3
"""Seats of a table for one person: two opponents, because majorities, auctions and trade need more than one,
and no more of them, so that one's own turn comes soon."""


def place_of(interaction: AnyInteraction) -> Place:
    """The channel, and perhaps its thread, where this happens; Refused outside a server."""
    if interaction.guild_id is None:
        raise refused("not_in_private")
    if isinstance(interaction.channel, discord.Thread):
        return Place(interaction.guild_id, interaction.channel.parent_id, interaction.channel.id)
    return Place(interaction.guild_id, interaction.channel_id)


def _place_alone(interaction: AnyInteraction) -> Place:
    """The same for a table of one person, also at home in their private messages with the bot."""
    if interaction.guild_id is None and isinstance(interaction.channel, discord.DMChannel):
        return Place(None, interaction.channel_id)
    return place_of(interaction)


async def usual_here(interaction: AnyInteraction, place: Place) -> tuple[str, Pace]:
    """The language and the pace of new tables: as is settled for the server, else as everywhere."""
    if place.guild is None:
        return _language_here(interaction), Pace.RELAXED
    server = await interaction.client.host.server(place.guild)
    settled = server.language if server.language in LANGUAGES else None
    return settled or _language_here(interaction), server.pace


def _language_here(interaction: AnyInteraction) -> str:
    """What the server or else the user speaks other than English: every server begins with that."""
    spoken = [language_of(str(locale)) for locale in (interaction.guild_locale, interaction.locale)]
    return next((language for language in spoken if language != ENGLISH), ENGLISH)


class Lobby(commands.Cog):
    """Opening tables and filling their seats."""

    @app_commands.command(name=name("command-play"), description=name("command-play.hint"))
    @app_commands.rename(
        game=name("parameter-game"),
        alone=name("parameter-alone"),
        seats=name("parameter-seats"),
        options=name("parameter-options"),
        language=name("parameter-language"),
    )
    @app_commands.describe(
        game=name("parameter-game.hint"),
        alone=name("parameter-alone.hint"),
        seats=name("parameter-seats.hint"),
        options=name("parameter-options.hint"),
        language=name("parameter-language.hint"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=name(f"game-{game}", game), value=game) for game in GAMES],
        alone=[app_commands.Choice(name=name(f"level-{level}.alone"), value=level) for level in LEVELS],
        language=[app_commands.Choice(name=itself, value=code) for itself, code in BY_ITS_OWN_NAME.items()],
    )
    async def play(
        self,
        interaction: AnyInteraction,
        game: str,
        alone: str | None = None,
        seats: int | None = None,
        options: str | None = None,
        language: str | None = None,
    ) -> None:
        """Open a lobby here, or begin at once against computers; its card is the answer, for all to see."""
        await open_table(interaction, game, alone, seats, options or "", language)

    @play.autocomplete("options")
    async def _complete(self, interaction: AnyInteraction, typed: str) -> Completed:
        """Further options of the game that has been chosen."""
        game = str(interaction.namespace.game)
        if game not in interaction.client.games:
            return []
        words = Words(language_for(interaction), game)
        return complete_options(interaction.client.games[game], words, typed)


async def open_table(
    interaction: AnyInteraction,
    game: str,
    alone: str | None = None,
    seats: int | None = None,
    options: str = "",
    language: str | None = None,
) -> None:
    """Open a lobby here, or a game against computers of that level; its card answers, for all to see."""
    if interaction.guild_id is None and alone is None:
        raise refused("private_alone")
    place = place_of(interaction) if alone is None else _place_alone(interaction)
    if place.thread is not None:
        raise refused("not_in_thread")
    if game not in interaction.client.games:
        raise refused("unknown_game")
    if language not in (None, *LANGUAGES) or alone not in (None, *LEVELS):
        raise refused("unknown_choice")
    rules, host = interaction.client.games[game], interaction.client.host
    chosen = read_choice(rules, options)
    usual = rules.seats[-1] if alone is None else min(SOLO, rules.seats[-1])
    wanted = usual if seats is None else seats
    usual_language, usual_pace = await usual_here(interaction, place)
    spoken_here = language or usual_language
    # Nobody waits for whoever plays alone.
    pace = usual_pace if alone is None else Pace.RELAXED
    try:
        opened = await host.open(
            game, chosen, wanted, spoken_here, place, person_of(interaction), pace=pace, is_shown=True
        )
    except Refused as refusal:
        # Said here, because the reason may be one of the game's own.
        await answer(interaction, why_not(refusal, Words(language_for(interaction), game)))
        return
    try:
        # Whoever joins before the card is kept must not have another one posted.
        with interaction.client.announcer.holding(opened):
            if alone is not None:
                await host.start(opened, interaction.user.id, [Computer(alone)] * (wanted - 1))
            await _show_card(interaction, await host.table(opened))
    except UNREACHED as trouble:
        log.warning("The card of table %d is shown later: %s", opened, named(trouble))
        await answer(interaction, words_for(interaction).say("lobby-later"))
    finally:
        # Without a card nobody could join; if it has been shown, there is nothing to tell.
        interaction.client.announcer.wake(opened)


async def _show_card(interaction: AnyInteraction, table: Table) -> None:
    """Answer in public with the lobby card; if that comes too late, the announcer posts it."""
    host = interaction.client.host
    assert interaction.channel_id is not None
    told = [row.id for row in await host.pending(table.id) if row.message.kind is Kind.LOBBY]
    card = Post(
        kind=PostKind.LOBBY,
        channel=interaction.channel_id,
        message=await show_to_all(interaction, card_letter(table)),
        posted=int(interaction.created_at.timestamp()),
    )
    await host.keep_post(table.id, card, told)


async def join(interaction: AnyInteraction, id: Id) -> None:
    """Take a seat."""

    async def take_seat(table_id: int) -> None:
        if not await interaction.client.host.join(table_id, person_of(interaction)):
            raise refused("already_seated")

    await change_lobby(interaction, id, take_seat)


async def leave(interaction: AnyInteraction, id: Id) -> None:
    """Give up a seat."""
    host, user = interaction.client.host, interaction.user.id
    await change_lobby(interaction, id, lambda table_id: host.leave(table_id, user))


async def start(interaction: AnyInteraction, id: Id) -> None:
    """Begin the game."""
    host, user = interaction.client.host, interaction.user.id
    await change_lobby(interaction, id, lambda table_id: host.start(table_id, user))


async def take_colour(interaction: AnyInteraction, id: Id) -> None:
    """Have another colour."""
    host, user = interaction.client.host, interaction.user.id
    (chosen,) = picked(interaction) or ("",)
    if not chosen.isdecimal():
        raise refused("unknown_choice")
    await change_lobby(interaction, id, lambda table_id: host.take_colour(table_id, user, int(chosen)))


async def change_lobby(
    interaction: AnyInteraction, id: Id, change: Callable[[int], Awaitable[object]]
) -> None:
    """Change a lobby, and let the announcer show it; why not may be a reason of the game's own."""
    await defer(interaction)
    table_id = (await addressed(interaction, id)).id
    try:
        await change(table_id)
    except Refused as refusal:
        await explain(interaction, refusal, await interaction.client.host.table(table_id))
