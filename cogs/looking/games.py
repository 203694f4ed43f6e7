"""/games: all tables one plays at, those that wait first, and the way to the next of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.panel.live import open_button
from cogs.plumbing.buttons import Button, Component, rows_of, table_button
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, answer, words_for
from cogs.plumbing.letters import link_to
from cogs.plumbing.limits import clipped
from cogs.plumbing.sending import AnyInteraction
from games.values import Who
from host.outbox import PostKind
from host.snapshot import Table
from storage.rows import Rest, TableStatus
from words.catalogue import When, Words

ON_A_PAGE = 8
"""Tables: a phone shows them without scrolling."""
LONGEST = 130
"""Characters of a table's line without the way to it: so all of a page have room in a message."""


class Games(commands.Cog):
    """For whoever plays at many tables."""

    @app_commands.command(name=name("command-games"), description=name("command-games.hint"))
    async def games(self, interaction: AnyInteraction) -> None:
        """A line for each table, with the way to it."""
        acknowledge(interaction)
        await show_games(interaction, 0)


async def turn_page(interaction: AnyInteraction, id: Id) -> None:
    """Show another page, as it reads now, in place of the one before."""
    acknowledge(interaction, in_place=True)
    await show_games(interaction, int(id["page"]))


async def show_games(interaction: AnyInteraction, page: int) -> None:
    """That page, or the last one there is."""
    host, user, words = interaction.client.host, interaction.user.id, words_for(interaction)
    tables, put_away = await host.tables_of(user), await host.put_away_of(user)
    if not tables and not put_away:
        await answer(interaction, words.say("games-none"))
        return
    last = (len(tables) + len(put_away) - 1) // ON_A_PAGE
    page = min(page, last)
    shown = [*tables, *put_away][page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    resting = [table for table in shown if table.rest is Rest.PUT_AWAY]
    lines = [f"- {_line(interaction, table)}{await _link(interaction, table, words)}" for table in shown]
    if resting:
        lines.insert(len(shown) - len(resting), words.say("games-put_away"))
    following = await host.next_table(user)
    parts = [*_ways(words, following, page, last), *_ways_on(resting, words)]
    title = [_title(interaction, words, tables)] if tables else []
    await answer(interaction, "\n".join([*title, *lines]), view=rows_of(parts))


def _title(interaction: AnyInteraction, words: Words, tables: Sequence[Table]) -> str:
    waiting = sum(table.is_waiting_for(interaction.user.id) for table in tables)
    return words.say("games-title", count=len(tables), waiting=waiting)


def _ways(words: Words, following: Table | None, page: int, last: int) -> Iterator[Component]:
    """To the table that waits first, and to the neighbouring pages."""
    if following is not None:
        yield open_button(following, words.say("panel-next"), discord.ButtonStyle.primary)
    for other, key in ((page - 1, "page-previous"), (page + 1, "page-next")):
        if 0 <= other <= last:
            yield Button(f"games:{other}", words.say(key, page=other + 1, pages=last + 1))


def _ways_on(resting: Sequence[Table], words: Words) -> Iterator[Component]:
    """To each of those that are put away."""
    for table in resting:
        yield table_button("wake", table, words.say("rest-wake-one", table=table.id))


async def _link(interaction: AnyInteraction, table: Table, words: Words) -> str:
    """The way to the table's latest board or card, or how to give it a place when it has none."""
    if table.place.home is None:
        return f" {words.say('games-homeless')}"
    for kind in (PostKind.BOARD, PostKind.LOBBY):
        post = await interaction.client.host.post(table.id, kind)
        if post is not None:
            return f" {link_to(table.place, post.channel, post.message)}"
    return f" <#{table.place.home}>"


def _line(interaction: AnyInteraction, table: Table) -> str:
    """Which table it is and what it waits for, as its player reads it."""
    words = words_for(interaction, table)
    game = f"game-{table.game}"
    if table.status is TableStatus.LOBBY:
        taken = len(table.seats)
        return words.say("games-lobby", game=game, table=table.id, taken=taken, seats=table.seats_wanted)
    seat = table.seat_of(interaction.user.id)
    if table.rest is Rest.PAUSED and table.rest_until is not None:
        said = words.say("games-paused", game=game, table=table.id, until=When(table.rest_until, "D"))
    elif table.rest is Rest.PUT_AWAY:
        said = words.say("games-resting", game=game, table=table.id)
    elif seat is not None and seat.seat in table.asked:
        said = words.say("games-asked", game=game, table=table.id, question=table.asked[seat.seat])
    else:
        waited_for = tuple(Who(seat) for seat in table.asked)
        said = words.say("games-waiting", game=game, table=table.id, who=waited_for)
    return clipped(said, LONGEST)
