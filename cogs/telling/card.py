"""The card of a table in its channel: open, running, resting, over."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import discord
import msgspec

from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of, table_button
from cogs.plumbing.emoji import mark
from cogs.plumbing.interactions import badges, safe
from cogs.plumbing.letters import Letter
from cogs.telling.messages import rest_line
from games.core import Options
from games.lessons import lessons_of
from games.values import Text, Who
from host.snapshot import Table
from render.film.course import winner_line
from storage.rows import Rest, TableStatus
from words.catalogue import Words

SIGNS = ("red_disc", "blue_square", "yellow_diamond", "green_shield", "purple_flower")
"""How the pieces of each colour look (`render.owners.OWNERS`)."""


def card_letter(table: Table) -> Letter:
    """The table's card in its channel: what is played, who sits where, and in the end who has won."""
    words = _plain_words(table)
    is_open = table.status is TableStatus.LOBBY
    seats = table.seats_wanted if is_open else len(table.seats)
    lines = [
        _card_title(table, seats, words),
        *([words.say("lobby-about", **_about(table))] if is_open else ()),
        *_seats(table, words),
        chosen_options(table.options, words),
        words.say("lobby-pace", pace=f"pace-{table.pace}", hint=f"pace-{table.pace}.hint"),
        words.say("lobby-language"),
        *_guests(table, words),
        words.say("lobby-fair"),
        words.say("lobby-open") if is_open else _what_became(table, words),
    ]
    lines += [words.say("lobby-offered", who=Who(seat.seat)) for seat in table.offered]
    if table.result is not None:
        lines.append(f"**{winner_line(table.result, words)}**")
    buttons = _card_buttons(table, words) if is_open else (*way_on(table, words), *_offers(table, words))
    return Letter(
        content="\n".join(lines),
        buttons=buttons,
        is_silent=table.place.is_private,  # it answers its only reader
        language=table.language,
    )


def _about(table: Table) -> dict[str, str]:
    """How long that game is, how hard, and what one does in it, for whoever wonders whether to join."""
    return {"effort": f"effort-{table.game}", "about": f"about-{table.game}"}


def _plain_words(table: Table) -> Words:
    """Words for the card, on which each line says in full that it is a computer's."""
    return Words(table.language, table.game, [safe(seat.name) for seat in table.seats], badges(table))


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
        has_timed_out = table.version is None and table.seats
        return words.say("lobby-timed_out") if has_timed_out else words.say("lobby-closed")
    said = words.say("lobby-started") if table.rest is None else rest_line(table, words)
    return said if table.place.thread is None else f"{said} <#{table.place.thread}>"


def _guests(table: Table, words: Words) -> Iterator[str]:
    """For whom it is, and who of them has not sat down."""
    if table.guests is None:
        return
    yield words.say("lobby-friends")
    is_open = table.status is TableStatus.LOBBY or table.offered
    if is_open and (awaited := guests_to_call(table, table.guests)):
        yield _invited(awaited, words)


def guests_to_call(table: Table, invited: Collection[int]) -> frozenset[int]:
    """Those of them who may come and have not sat down."""
    return frozenset(user for user in invited if table.is_open_to(user) and table.seat_of(user) is None)


def _invited(users: Collection[int], words: Words) -> str:
    mentions = " ".join(f"<@{user}>" for user in sorted(users))
    return f"{words.say('lobby-guests')} {mentions}"


def guests_letter(table: Table, pings: frozenset[int]) -> Letter:
    """Calls those who are invited later than the others."""
    words = _plain_words(table)
    return Letter(
        content=_invited(pings, words),
        buttons=(table_button("join", table, words.say("lobby-join"), discord.ButtonStyle.primary),),
        pings=pings,
        language=table.language,
    )


def way_on(table: Table, words: Words) -> tuple[Button, ...]:
    """How one of its players goes on with a table that is put away."""
    if table.rest is not Rest.PUT_AWAY:
        return ()
    return (table_button("wake", table, words.say("rest-wake"), discord.ButtonStyle.success),)


def _offers(table: Table, words: Words) -> Iterator[Button]:
    """The seats that can be taken over."""
    key = "lobby-take" if len(table.offered) == 1 else "lobby-take-of"
    for seat in table.offered:
        label = words.say(key, who=Who(seat.seat))
        yield Button(f"seat:{address_of(table)}:{seat.seat}", label, discord.ButtonStyle.success)


def _seats(table: Table, words: Words) -> Iterator[str]:
    """Who sits there, each with colour and shape; once the game has begun also with the letter they keep."""
    is_open = table.status is TableStatus.LOBBY
    for seat in table.seats:
        badge = words.badge(seat.seat)
        line = words.say(
            "lobby-seat",
            sign=f"sign-{SIGNS[badge.colour]}",
            who=Who(seat.seat),
            level=() if seat.computer is None else f"level-{seat.computer}",
        )
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
        table_button("options", table, words.say("lobby-more")),
        *_computer_buttons(table, words),
        *_learn_button(table, words),
        *((menu,) if free else ()),
    )


def _learn_button(table: Table, words: Words) -> Iterator[Button]:
    """The lesson of this game, for whoever presses it alone."""
    if lessons_of(table.game):
        yield table_button("learn", table, words.say("lobby-learn"), row=1)


def _computer_buttons(table: Table, words: Words) -> Iterator[Button]:
    """One more computer while there is a seat, and the one that came last sent away."""
    if len(table.seats) < table.seats_wanted:
        yield table_button("computer", table, words.say("lobby-computer"), row=1)
    if computers := [seat for seat in table.seats if seat.user is None]:
        last = computers[-1]
        label = words.say("lobby-remove", who=Who(last.seat))
        yield Button(f"computer:remove:{address_of(table)}:{last.name}", label, row=1)
