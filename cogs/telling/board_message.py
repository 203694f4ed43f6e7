"""The message that shows the board: who is to do what, what happened, the pictures and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec import Struct

from cogs.plumbing.answers import drawn, spoken
from cogs.plumbing.buttons import table_button
from cogs.plumbing.letters import Enclosure, Letter
from cogs.plumbing.limits import latest
from cogs.plumbing.rows import Button
from cogs.telling.drawing import drawn_or_not
from games.core import View
from games.values import Event, Who
from host.reading import Table
from host.tables import Host
from render import DRAWN, SHEETS, Order, Sheet
from words.catalogue import Words


class Pictures(Struct, frozen=True):
    """What shows a board: pictures, or where they could not be drawn the words that stand in for them."""

    enclosures: tuple[Enclosure, ...] = ()
    sentences: tuple[str, ...] = ()


async def board_parts(
    host: Host, table: Table, user: int | None, language: str | None = None
) -> tuple[str, tuple[Enclosure, ...]]:
    """Words and pictures for one reader, with what is new since their own last turn."""
    language = language or table.language
    before = None
    if user is not None and table.seat_of(user) is not None:
        before = (await host.owed(table.id, user)).since
    words = spoken(table, language)
    asked = [f"{words.name(seat)}: {words.text(question)}" for seat, question in table.asked.items()]
    pictures = await pictures_of(table, await host.view(table.id, user), language, before)
    return "\n".join([title(table, words), *asked, *pictures.sentences]), pictures.enclosures


async def board_letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
    """What the whole table is shown while the game goes on; it tells what happened after that version."""
    words = spoken(table, table.language)
    head = [title(table, words), *_asked(table, words)]
    if since < 0:
        head += await _beginning(host, table, words)
    shown = await host.shown(table.id, since, None)
    pictures = await pictures_of(table, shown.view, table.language, shown.before)
    return Letter(
        content=with_events(shown.events, [*head, *pictures.sentences], words),
        enclosures=pictures.enclosures,
        buttons=_buttons(table, words),
        pings=pings,
        is_silent=not pings,
        language=table.language,
    )


async def pictures_of(table: Table, view: View, language: str, before: View | None = None) -> Pictures:
    """The board and the game's further sheets, drawn where that does not keep others waiting."""
    words, game = drawn(table, language), DRAWN[table.game]
    sheets = {"board": Sheet(game.board, game.caption), **SHEETS.get(table.game, {})}
    files = await drawn_or_not(*(Order(table.game, name, view, words, before) for name in sheets))
    if files is None:
        said = spoken(table, language)
        return Pictures(sentences=tuple(sheet.caption(view, said) for sheet in sheets.values()))
    return Pictures(
        tuple(
            Enclosure(f"{name}.png", file, sheet.caption(view, words))
            for (name, sheet), file in zip(sheets.items(), files, strict=True)
        )
    )


def with_events(events: Sequence[Event], head: list[str], words: Words) -> str:
    """The head, and below it what happened."""
    return latest(
        head,
        [words.event(event) for event in events],
        lambda count: words.say("announce-earlier", count=count),
    )


def title(table: Table, words: Words) -> str:
    """Which game at which table."""
    return words.say("announce-title", game=f"game-{table.game}", table=table.id)


def _asked(table: Table, words: Words) -> list[str]:
    """Whom the table waits for, and for what."""
    return [f"<@{table.seats[seat].user}> {words.text(question)}" for seat, question in table.asked.items()]


async def _beginning(host: Host, table: Table, words: Words) -> list[str]:
    """What everybody should know when the game begins."""
    return [
        words.say("announce-order", who=tuple(Who(seat.seat) for seat in table.seats)),
        words.say("announce-how"),
        words.say("announce-private"),
        f"{words.say('announce-seed')} `{await host.commitment(table.id)}`",
    ]


def _buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """What can be done from the board."""
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
        table_button("undo", table, words.say("announce-undo")),
        table_button("log", table, words.say("announce-log")),
        table_button("rules", table, words.say("announce-rules")),
    )
