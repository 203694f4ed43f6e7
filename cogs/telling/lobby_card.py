"""The card of a lobby: what is played and who sits where."""

from __future__ import annotations

import discord

from cogs.lobby.variants import chosen_options
from cogs.plumbing.buttons import table_button
from cogs.plumbing.rows import Button
from games.values import Who
from host.reading import Table
from storage.rows import TableStatus
from words.catalogue import Words, letter

SIGNS = (
    "sign-red_disc",
    "sign-blue_square",
    "sign-yellow_diamond",
    "sign-green_shield",
    "sign-purple_flower",
)
"""How each seat's pieces look."""


def lobby_parts(table: Table, words: Words) -> tuple[str, tuple[Button, ...]]:
    """The lobby card as it is now: what is played and who sits where; buttons while seats can be taken."""
    is_open = table.status is TableStatus.LOBBY
    seats = table.seats_wanted if is_open else len(table.seats)
    lines = [
        _title(table, seats, words),
        *(f"**{letter(seat)}** {_seat(table, seat, words)}" for seat in range(seats)),
        chosen_options(table.options, words),
        words.say("lobby-language"),
        words.say("lobby-fair"),
    ]
    if is_open:
        return "\n".join([*lines, words.say("lobby-open")]), _buttons(table, words)
    return "\n".join([*lines, _what_became(table, words)]), ()


def _title(table: Table, seats: int, words: Words) -> str:
    """What is played, and by how many."""
    game = f"game-{table.game}"
    if table.status is TableStatus.LOBBY:
        return words.say("lobby-title", game=game, table=table.id, seats=seats)
    if not table.seats:
        return words.say("lobby-title-closed", game=game, table=table.id)
    return words.say("lobby-title-begun", game=game, table=table.id, seats=seats)


def _what_became(table: Table, words: Words) -> str:
    """Of a lobby that is none any more."""
    if table.status is TableStatus.CANCELLED:
        return words.say("lobby-closed")
    where = "" if table.place.thread is None else f" <#{table.place.thread}>"
    return words.say("lobby-started") + where


def _seat(table: Table, seat: int, words: Words) -> str:
    if seat < len(table.seats):
        return words.say("lobby-seat", sign=SIGNS[seat], who=Who(seat))
    return words.say("lobby-free", sign=SIGNS[seat])


def _buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("join", table, words.say("lobby-join"), discord.ButtonStyle.primary),
        table_button("leave", table, words.say("lobby-leave")),
        table_button("start", table, words.say("lobby-start"), discord.ButtonStyle.success),
    )
