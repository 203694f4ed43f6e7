"""What one player alone may see, as words and a picture."""

from __future__ import annotations

import discord

from cogs.plumbing.answers import are_alike, drawn, spoken
from cogs.plumbing.buttons import table_button
from cogs.plumbing.letters import Enclosure, Letter
from cogs.plumbing.rows import Button
from cogs.telling.board_message import title
from cogs.telling.drawing import drawn_or_not
from games.values import Seat
from host.errors import refused
from host.outgoing import Post
from host.reading import Table
from host.tables import Host
from render import DRAWN, Order
from words.catalogue import Words


async def hand_parts(
    host: Host, table: Table, user: int, language: str | None = None
) -> tuple[str, tuple[Enclosure, ...]]:
    """Words and picture of the user's own hand; Refused without a seat."""
    seat = table.seat_of(user)
    if seat is None:
        raise refused("not_seated")
    language = language or seat.language
    content, pictures = await _hand(host, table, seat.seat, language)
    if (question := table.asked.get(seat.seat)) is not None:
        content = f"{content}\n**{spoken(table, language).text(question)}**"
    return content, tuple(pictures)


async def hand_letter(host: Host, table: Table, seat: Seat, board: Post | None) -> Letter:
    """The hand as a private message, in the player's language, with the way to the board.

    What is asked is left to the board: this message changes with the hand, not with the question.
    """
    language = table.seats[seat].language
    content, pictures = await _hand(host, table, seat, language)
    words = spoken(table, language)
    if board is not None:
        guild = "@me" if table.place.guild is None else table.place.guild
        link = f"https://discord.com/channels/{guild}/{board.channel}/{board.message}"
        content = f"{content}\n{words.say('announce-board')} {link}"
    return Letter(
        content=content,
        enclosures=pictures,
        buttons=_buttons(table, words),
        # Whoever is asked has been pinged by the board.
        is_silent=seat in table.asked,
        language=language,
    )


async def _hand(host: Host, table: Table, seat: Seat, language: str) -> tuple[str, tuple[Enclosure, ...]]:
    """Words that tell it all, and the picture if it can be drawn."""
    view = await host.view(table.id, table.seats[seat].user)
    words, shown, game = spoken(table, language), drawn(table, language), DRAWN[table.game]
    files = await drawn_or_not(Order(table.game, "hand", view, shown))
    caption = game.hand_caption(view, words)
    alt = caption if are_alike(table) else game.hand_caption(view, shown)
    pictures = tuple(Enclosure("hand.png", file, alt) for file in files or ())
    return f"{title(table, words)}\n{caption}", pictures


def _buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
    )
