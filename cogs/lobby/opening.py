"""Before the game: opening a table, taking seats, beginning."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import asdict, replace

from cogs.lobby.variants import complete_options, read_choice
from cogs.plumbing.buttons import table_button
from cogs.plumbing.commands import Completed, name
from cogs.plumbing.interactions import Id, addressed, answer, explain, person_of, picked, spoken, words_for
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import (
    FAILED,
    UNREACHED,
    AnyInteraction,
    defer,
    further_nonce,
    language_for,
    named,
    nonce_of,
    send,
    show_to_all,
)
from cogs.telling.messages import card_letter
from games import GAMES
from games.core import Refused
from games.values import Who
from host.errors import refused
from host.lobby import Place
from host.outbox import Post, PostKind
from host.snapshot import Table
from storage.rows import Calls, TableStatus
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
        if game not in interaction.client.games:
            raise refused("unknown_game")
        if language not in (None, *LANGUAGES.values()):
            raise refused("unknown_choice")
        rules, host = interaction.client.games[game], interaction.client.host
        chosen = read_choice(rules, options or "")
        wanted = rules.seats[-1] if seats is None else seats
        spoken_here = language or _language_here(interaction)
        try:
            opened = await host.open(
                game, chosen, wanted, spoken_here, place, person_of(interaction), is_shown=True
            )
        except Refused as refusal:
            # Said here, because the reason may be one of the game's own.
            await answer(interaction, Words(language_for(interaction), game).text(refusal.reason))
            return
        try:
            await _show_card(interaction, await host.table(opened))
        except UNREACHED as trouble:
            log.warning("The card of table %d is shown later: %s", opened, named(trouble))
            await answer(interaction, words_for(interaction).say("lobby-later"))
        finally:
            # Without a card nobody could join; if it has been shown, there is nothing to tell.
            interaction.client.announcer.wake(opened)

    @play.autocomplete("options")
    async def _complete(self, interaction: AnyInteraction, typed: str) -> Completed:
        """Further options of the game that has been chosen."""
        game = str(interaction.namespace.game)
        if game not in interaction.client.games:
            return []
        words = Words(language_for(interaction), game)
        return complete_options(interaction.client.games[game], words, typed)


async def _show_card(interaction: AnyInteraction, table: Table) -> None:
    """Answer in public with the lobby card; if that comes too late, the announcer posts it."""
    host = interaction.client.host
    assert interaction.channel_id is not None
    # Whoever joins before the card is kept must not have another one posted.
    with interaction.client.announcer.holding(table.id):
        told = [row.id for row in await host.pending(table.id)]
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

    await _change(interaction, id, take_seat)


async def leave(interaction: AnyInteraction, id: Id) -> None:
    """Give up a seat."""
    host, user = interaction.client.host, interaction.user.id
    await _change(interaction, id, lambda table_id: host.leave(table_id, user))


async def start(interaction: AnyInteraction, id: Id) -> None:
    """Begin the game."""
    host, user = interaction.client.host, interaction.user.id
    await _change(interaction, id, lambda table_id: host.start(table_id, user))


async def take_colour(interaction: AnyInteraction, id: Id) -> None:
    """Have another colour."""
    host, user = interaction.client.host, interaction.user.id
    (chosen,) = picked(interaction) or ("",)
    if not chosen.isdecimal():
        raise refused("unknown_choice")
    await _change(interaction, id, lambda table_id: host.take_colour(table_id, user, int(chosen)))


async def _change(interaction: AnyInteraction, id: Id, change: Callable[[int], Awaitable[None]]) -> None:
    """Change a lobby, and let the announcer show it; why not may be a reason of the game's own."""
    await defer(interaction)
    table_id = (await addressed(interaction, id)).id
    try:
        await change(table_id)
    except Refused as refusal:
        await explain(interaction, refusal, await interaction.client.host.table(table_id))


async def rematch(interaction: AnyInteraction, before: Table) -> None:
    """Take a seat at the next table of the same people; whoever is first opens it and invites the others."""
    seat = before.seat_of(interaction.user.id)
    if seat is None:
        raise refused("not_seated")
    if before.status in (TableStatus.LOBBY, TableStatus.RUNNING):
        raise refused(f"table_{before.status}")
    person = replace(person_of(interaction), wish=seat.colour)
    async with interaction.client.rematching:
        next_table = await _next_table(interaction, before)
        if next_table is not None:
            await interaction.client.host.join(next_table, person)
        else:
            next_table = await interaction.client.host.open(
                before.game,
                asdict(before.options),
                before.seats_wanted,
                before.language,
                Place(before.place.guild, before.place.channel),
                person,
            )
            await _invite(interaction, before)
    where = "" if before.place.channel is None else f" <#{before.place.channel}>"
    await answer(interaction, words_for(interaction).say("lobby-rematch") + where)


async def _invite(interaction: AnyInteraction, before: Table) -> None:
    """Call the others of that game to the new table, once, where they have played."""
    host, bot, home = interaction.client.host, interaction.client, before.place.home
    others = [seat for seat in before.people if seat.user != interaction.user.id]
    if home is None or not others:
        return
    words, presser = spoken(before, before.language), before.seat_of(interaction.user.id)
    assert presser is not None
    mentions = " ".join(f"<@{seat.user}>" for seat in others)
    letter = Letter(
        content=f"{mentions} {words.say('lobby-invited', who=Who(presser.seat))}",
        # The same button as the one pressed: whoever is second takes a seat at what the first has opened.
        buttons=(
            table_button("rematch", before, words.say("announce-rematch"), discord.ButtonStyle.primary),
        ),
        pings=frozenset(seat.person for seat in others if seat.calls is not Calls.NONE),
        language=before.language,
    )
    # The game's own number, so that whoever opens table after table calls nobody again and again.
    nonce = further_nonce(nonce_of(await host.nonce_key(), 0), "rematch", str(before.id))
    try:
        await send(letter, bot.get_partial_messageable(home), nonce)
    except FAILED as trouble:
        log.info("Nobody is invited to play on after table %d: %s", before.id, named(trouble))


async def _next_table(interaction: AnyInteraction, before: Table) -> int | None:
    """The lobby of the same game, options and channel that one of these players has opened since."""
    for seat in before.people:
        for table in await interaction.client.host.tables_of(seat.person):
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
