"""/games: the tables of a person, those that wait for them first."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.limits import listed
from cogs.plumbing.names import name
from cogs.plumbing.patience import acknowledge
from cogs.quay import Quay
from games.values import Who
from host.outgoing import PostKind
from host.reading import Table
from storage.rows import TableStatus
from words.catalogue import Words

MOST = 12
"""Lines at the most, so that it stays a list to look at."""
LINK = "https://discord.com/channels"


class Games(commands.Cog):
    """Where a person is expected."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    @app_commands.command(name=name("command-games"), description=name("command-games.hint"))
    async def games(self, interaction: AnyInteraction) -> None:
        """A line for each table, with the way to it."""
        acknowledge(interaction)
        tables = await self._quay.host.tables_of(interaction.user.id)
        words = words_for(interaction)
        if not tables:
            await answer(interaction, words.say("games-none"))
            return
        shown = [
            f"- {line_of(interaction, table)}{await self._link(table, words)}" for table in tables[:MOST]
        ]
        unseen = len(tables) - len(shown)
        content = listed(
            [words.say("games-title")],
            shown,
            lambda left_out: words.say("games-more", count=left_out + unseen) if left_out + unseen else "",
        )
        await answer(interaction, content)

    async def _link(self, table: Table, words: Words) -> str:
        """The way to the table's latest board or card, or how to give it a place when it has none."""
        if table.place.home is None:
            return f" {words.say('games-homeless')}"
        for kind in (PostKind.BOARD, PostKind.LOBBY):
            post = await self._quay.host.post(table.id, kind)
            if post is not None:
                return f" {LINK}/{table.place.guild}/{post.channel}/{post.message}"
        return f" <#{table.place.home}>"


def line_of(interaction: AnyInteraction, table: Table) -> str:
    """Which table it is and what it waits for, as its player reads it."""
    words = words_for(interaction, table)
    game = f"game-{table.game}"
    if table.status is TableStatus.LOBBY:
        taken = len(table.seats)
        return words.say("games-lobby", game=game, table=table.id, taken=taken, seats=table.seats_wanted)
    seat = table.seat_of(interaction.user.id)
    if seat is not None and seat.seat in table.asked:
        return words.say("games-asked", game=game, table=table.id, question=table.asked[seat.seat])
    waited_for = tuple(Who(seat) for seat in table.asked)
    return words.say("games-waiting", game=game, table=table.id, who=waited_for)


async def add(quay: Quay) -> None:
    """Add /games."""
    await quay.bot.add_cog(Games(quay))
