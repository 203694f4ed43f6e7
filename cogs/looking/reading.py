"""Looking at a table, privately: the board, one's hand, what happened, whom it waits for."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands

from cogs.looking.finding import table_in_sight
from cogs.looking.log import log_pages, missed_pages
from cogs.looking.paging import show_page
from cogs.plumbing.answers import AnyInteraction, answer, words_for
from cogs.plumbing.buttons import table_button
from cogs.plumbing.limits import OPTION, clipped
from cogs.plumbing.rows import Rows
from cogs.quay import Quay
from cogs.telling.messages import board_parts, hand_parts
from games.values import Seat, Who
from host.errors import refused
from host.outgoing import PostKind
from host.reading import Table
from render import DRAWN
from storage.rows import TableStatus
from words.catalogue import Words, language_of, letter


def asked_lines(table: Table, words: Words) -> Iterator[str]:
    """Whom the table waits for, and for what."""
    for seat, question in table.asked.items():
        yield f"**{letter(seat)}** {words.say('asked-seat', who=Who(seat), question=question)}"


def move_button(table: Table, user: int, words: Words) -> Rows | None:
    """The way to the panel, for whom the table waits for."""
    if not table.is_waiting_for(user):
        return None
    label = words.say("announce-move")
    return Rows([table_button("move", table, label, discord.ButtonStyle.primary)])


def seat_named(table: Table, typed: str) -> Seat:
    """The seat of the player of that name or letter, or Refused."""
    for seat in table.seats:
        if typed.strip().lower() in (seat.name.lower(), letter(seat.seat).lower()):
            return seat.seat
    raise refused("no_such_player")


def complete_player(table: Table, typed: str) -> list[app_commands.Choice[str]]:
    """The players of the table, as choices."""
    return [
        app_commands.Choice(name=clipped(f"{letter(seat.seat)} {seat.name}", OPTION), value=letter(seat.seat))
        for seat in table.seats
        if typed.lower() in f"{letter(seat.seat)} {seat.name}".lower()
    ]


class Looking:
    """What can be looked at; each answers an interaction that has been acknowledged."""

    def __init__(self, quay: Quay) -> None:
        self._quay = quay

    async def board(self, interaction: AnyInteraction, table: Table) -> None:
        """The pictures, with what is new since the player's last turn."""
        language = language_of(str(interaction.locale))
        content, pictures = await board_parts(self._quay.host, table, interaction.user.id, language)
        await answer(interaction, content, enclosures=pictures)

    async def hand(self, interaction: AnyInteraction, table: Table) -> None:
        """What the player alone may see; private messages are tried again from now on."""
        user, language = interaction.user.id, language_of(str(interaction.locale))
        content, pictures = await hand_parts(self._quay.host, table, user, language)
        await self._quay.host.close_messages(user, is_closed=False)
        again = move_button(table, user, words_for(interaction))
        await answer(interaction, content, view=again, enclosures=pictures)

    async def text(self, interaction: AnyInteraction, table: Table) -> None:
        """Everything the reader may know, in words."""
        await show_page(interaction, "text", table)

    async def log(self, interaction: AnyInteraction, table: Table) -> None:
        """What happened, the newest first."""
        await show_page(interaction, "log", table)

    async def missed(self, interaction: AnyInteraction, table: Table) -> None:
        """What happened since the player's own last turn."""
        await show_page(interaction, "missed", table)

    async def asked(self, interaction: AnyInteraction, table: Table) -> None:
        """Whom the table waits for, for what, and since when."""
        if table.status is TableStatus.LOBBY:
            raise refused("table_lobby")
        words = words_for(interaction, table)
        lines = list(asked_lines(table, words))
        board = await self._quay.host.post(table.id, PostKind.BOARD)
        if not lines:
            lines = [words.say("asked-nobody")]
        elif board is not None:
            # Whenever somebody is newly asked, the board is posted anew.
            lines.append(f"{words.say('asked-since')} <t:{board.posted}:R>")
        await answer(interaction, "\n".join(lines))

    async def fair(self, interaction: AnyInteraction, table: Table) -> None:
        """The fingerprint of the seed, and how every draw can be checked with it."""
        words = words_for(interaction)
        commitment = await self._quay.host.commitment(table.id)
        await answer(interaction, f"{words.say('fair-seed')}\n`{commitment}`\n{words.say('fair-check')}")

    # Pages

    async def text_pages(self, interaction: AnyInteraction, table_id: int, seat: Seat | None) -> list[str]:
        """The text twin for this reader, whose seat alone decides what it tells."""
        del seat
        table = await table_in_sight(self._quay, interaction, table_id)
        view = await self._quay.host.view(table_id, interaction.user.id)
        return DRAWN[table.game].describe(view, words_for(interaction, table))

    async def log_pages(self, interaction: AnyInteraction, table_id: int, seat: Seat | None) -> list[str]:
        """The log for this reader: of all, or of what one player did with all that came of it."""
        table = await table_in_sight(self._quay, interaction, table_id)
        events = await self._quay.host.log(table_id, interaction.user.id, by=seat)
        return log_pages(events, words_for(interaction, table))

    async def missed_pages(self, interaction: AnyInteraction, table_id: int, seat: Seat | None) -> list[str]:
        """What this player missed."""
        del seat
        table = await table_in_sight(self._quay, interaction, table_id)
        owed = await self._quay.host.owed(table_id, interaction.user.id)
        answered = await self._quay.host.answered(table_id, interaction.user.id)
        return missed_pages(owed.events, answered, words_for(interaction, table))
