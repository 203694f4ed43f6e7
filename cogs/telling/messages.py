"""The messages of a table: its card, its board, a player's hand and the end, before they are sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
import msgspec
from msgspec import Struct

from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of, table_button
from cogs.plumbing.emoji import mark
from cogs.plumbing.interactions import badges, safe, spoken
from cogs.plumbing.limits import latest
from cogs.plumbing.sending import Enclosure, Letter
from cogs.telling.drawing import draw_or_none
from games.core import Options, Result, Standing, View
from games.values import Event, Seat, Text, Who
from host.errors import refused
from host.outbox import Post
from host.snapshot import Table
from host.tables import Host
from render import HAND, TURN, Order, caption_of, name_of
from storage.rows import TableStatus
from words.catalogue import Words

SIGNS = ("red_disc", "blue_square", "yellow_diamond", "green_shield", "purple_flower")
"""How the pieces of each colour look (`render.owners.OWNERS`)."""


class Pictures(Struct, frozen=True):
    """What shows a board: pictures, or where they could not be drawn the words that stand in for them."""

    enclosures: tuple[Enclosure, ...] = ()
    sentences: tuple[str, ...] = ()


def picture_words(table: Table, language: str) -> Words:
    """Words for pictures: names as they are, where messages make them safe."""
    return Words(language, table.game, [seat.name for seat in table.seats], badges(table))


# The card


def card_letter(table: Table) -> Letter:
    """The table's card in its channel: what is played, who sits where, and in the end who has won."""
    words = spoken(table, table.language)
    is_open = table.status is TableStatus.LOBBY
    seats = table.seats_wanted if is_open else len(table.seats)
    lines = [
        _card_title(table, seats, words),
        *_seats(table, words),
        chosen_options(table.options, words),
        words.say("lobby-language"),
        words.say("lobby-fair"),
        words.say("lobby-open") if is_open else _what_became(table, words),
    ]
    if table.result is not None:
        lines.append(f"**{winner_line(table.result, words)}**")
    buttons = _card_buttons(table, words) if is_open else ()
    return Letter(content="\n".join(lines), buttons=buttons, language=table.language)


def chosen_options(options: Options, words: Words) -> str:
    """The options that are not as usual, as a list; or that there are none."""
    usual = type(options)()
    chosen = tuple(
        option_label(option, getattr(options, option))
        for option in options.__struct_fields__
        if getattr(options, option) != getattr(usual, option)
    )
    return words.say("lobby-options", options=chosen)


def option_label(option: str, value: Any) -> Text:
    """What is simply on is called by its name alone."""
    name, said = Text(f"option-{option}"), msgspec.to_builtins(value)
    return name if value is True else Text("panel-field", {"field": name, "value": said})


def _card_title(table: Table, seats: int, words: Words) -> str:
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


def _seats(table: Table, words: Words) -> Iterator[str]:
    """Who sits there, each with colour and shape; once the game has begun also with the letter they keep."""
    is_open = table.status is TableStatus.LOBBY
    for seat in table.seats:
        badge = words.badge(seat.seat)
        line = words.say("lobby-seat", sign=f"sign-{SIGNS[badge.colour]}", who=Who(seat.seat))
        yield mark(f"badge_{badge.colour}") + (line if is_open else f"**{badge.letter}** {line}")
    if is_open and (free := table.seats_wanted - len(table.seats)):
        yield words.say("lobby-free", count=free)


def _card_buttons(table: Table, words: Words) -> tuple[Component, ...]:
    free = tuple(
        [Line(str(colour), words.say(f"sign-{SIGNS[colour]}.choice")) for colour in table.free_colours]
    )
    menu = Menu(f"table:colour:{address_of(table)}", words.say("lobby-colour"), free)
    return (
        table_button("join", table, words.say("lobby-join"), discord.ButtonStyle.primary),
        table_button("leave", table, words.say("lobby-leave")),
        table_button("start", table, words.say("lobby-start"), discord.ButtonStyle.success),
        *((menu,) if free else ()),
    )


# The board


async def board_parts(
    host: Host, table: Table, user: int | None, language: str | None = None
) -> tuple[str, tuple[Enclosure, ...]]:
    """Words and pictures for one reader, with what is new since their own last turn."""
    language = language or table.language
    before = None
    if user is not None and table.seat_of(user) is not None:
        before = (await host.missed(table.id, user)).since
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
        buttons=_board_buttons(table, words),
        pings=pings,
        is_silent=not pings,
        language=table.language,
    )


async def pictures_of(table: Table, view: View, language: str, before: View | None = None) -> Pictures:
    """The picture that fits the question, drawn where that does not keep others waiting."""
    order = Order(table.game, name_of(table.game, TURN, view), view, picture_words(table, language), before)
    files = await draw_or_none(order)
    if files is None:
        return Pictures(sentences=(caption_of(order._replace(words=spoken(table, language))),))
    return Pictures((Enclosure("board.png", files[0], caption_of(order)),))


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


def _board_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    """What can be done from the board."""
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
        table_button("undo", table, words.say("announce-undo")),
        table_button("log", table, words.say("announce-log")),
        table_button("rules", table, words.say("announce-rules")),
    )


# The hand


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
        buttons=_hand_buttons(table, words),
        is_silent=True,  # who is asked is called elsewhere, and nobody needs to be called for a hand
        language=language,
    )


async def _hand(host: Host, table: Table, seat: Seat, language: str) -> tuple[str, tuple[Enclosure, ...]]:
    """Words that tell it all, and the picture if it can be drawn."""
    view = await host.view(table.id, table.seats[seat].user)
    words = spoken(table, language)
    order = Order(table.game, HAND, view, picture_words(table, language))
    files = await draw_or_none(order)
    caption = caption_of(order._replace(words=words))
    are_safe = all(safe(seat.name) == seat.name for seat in table.seats)
    alt = caption if are_safe else caption_of(order)
    pictures = tuple(Enclosure("hand.png", file, alt) for file in files or ())
    return f"{title(table, words)}\n{caption}", pictures


def _hand_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary),
        table_button("hand", table, words.say("announce-hand")),
    )


# The end


async def ending_letter(host: Host, table: Table, since: int, pings: frozenset[int]) -> Letter:
    """What the whole table is shown once the game is over or cancelled."""
    words = spoken(table, table.language)
    head = [title(table, words)]
    if pings:
        head.append(" ".join(f"<@{user}>" for user in sorted(pings)))
    shown = await host.shown(table.id, since, None)
    pictures = await pictures_of(table, shown.view, table.language)
    enclosures = [*pictures.enclosures]
    if table.result is None:
        head.append(words.say("announce-cancelled"))
    else:
        head += scores(table.result, words)
        enclosures.append(await _record(host, table))
    return Letter(
        content=with_events(shown.events, [*head, *pictures.sentences], words),
        enclosures=tuple(enclosures),
        buttons=_end_buttons(table, words),
        pings=pings,
        is_silent=not pings,
        language=table.language,
    )


def winner_line(result: Result, words: Words) -> str:
    """Who has won."""
    winners = tuple(Who(seat) for seat in result.winners)
    if not winners:
        return words.say("announce-nobody")
    return words.say("announce-won", who=winners, count=len(winners))


def scores(result: Result, words: Words) -> list[str]:
    """Winners, the tie-breaks that were needed, each player's points by their source, and the proof."""
    return [
        f"**{winner_line(result, words)}**",
        *(words.say("announce-tie", by=f"tie-{tie}") for tie in result.tie_breaks),
        *(_standing(result, standing, words) for standing in result.standings),
        words.say("announce-record"),
    ]


def _standing(result: Result, standing: Standing, words: Words) -> str:
    return words.say(
        "announce-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        total=result.amount(standing.total),
        sources=tuple(
            Text(
                "announce-source",
                {"source": f"source-{source}", "amount": result.amount(part, is_short=True)},
            )
            for source, part in standing.sources.items()
            if part
        ),
        out=standing.is_out,
    )


async def _record(host: Host, table: Table) -> Enclosure:
    """Seed, options and all actions, as `bot.py replay` reads them."""
    record = await host.record(table.id)
    return Enclosure(f"{table.game}-table-{table.id}.json", msgspec.json.encode(record))


def _end_buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("rematch", table, words.say("announce-rematch")),
        table_button("log", table, words.say("announce-log")),
    )
