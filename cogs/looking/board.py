"""The buttons Board and More: a table's pictures, swapped in place, and what else there is, all privately."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from msgspec.structs import asdict

from cogs.looking.finding import table_in_sight
from cogs.looking.reading import page_button
from cogs.looking.score import SCORES, score_parts
from cogs.plumbing.buttons import Button, Component, Line, Menu, Rows, address_of, table_button
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, picked, words_for
from cogs.plumbing.limits import FEW
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.messages import board_parts, hand_parts, picture_words
from games.core import View
from games.values import Text
from host.errors import refused
from host.snapshot import Table, TableSeat
from render import ARTISTS, HAND, TURN, Order, name_of, title_of
from words.catalogue import Words

MENU = "menu"
"""Stands in an id for the picture that is chosen in a menu."""


# Pictures


async def show_board(interaction: AnyInteraction, table: Table, picture: str = TURN) -> None:
    """That picture, with what is new since the player's last turn, and the ways to the others."""
    host, user, language = interaction.client.host, interaction.user.id, language_for(interaction)
    table = await table_in_sight(interaction, table.id)
    view = await host.view(table.id, user)
    name = name_of(table.game, picture, view)
    if name == HAND:
        content, pictures = await hand_parts(host, table, user, language)
    elif name == SCORES:
        content, pictures = await score_parts(host, table, user, language)
    else:
        content, pictures = await board_parts(host, table, user, language, name)
    await answer(
        interaction, content, view=Rows(_ways(table, name, view, user, language)), enclosures=pictures
    )


async def swap(interaction: AnyInteraction, id: Id) -> None:
    """Another picture in the place of the one that is shown."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    picture = picked(interaction)[0] if id["picture"] == MENU else id["picture"]
    if picture not in (HAND, SCORES, *ARTISTS[table.game].PICTURES):
        raise refused("unknown_choice")
    await show_board(interaction, table, picture)


def _ways(table: Table, shown: str, view: View, user: int, language: str) -> list[Component]:
    """Buttons to the other pictures, the whole board last, or a menu where they are many; score and Move."""
    words = picture_words(table, language)
    names = [*([HAND] if table.seat_of(user) is not None else []), *ARTISTS[table.game].PICTURES]
    orders = {name: Order(table.game, name, view, words) for name in names if name not in (shown, SCORES)}
    titles = {name: title_of(order) for name, order in orders.items()}
    ways: list[Component] = [
        Button(f"look:{address_of(table)}:{name}", title) for name, title in titles.items()
    ]
    if len(ways) > FEW:
        lines = tuple(Line(name, title) for name, title in titles.items())
        ways = [Menu(f"look:{address_of(table)}:{MENU}", words.say("announce-pictures"), lines)]
    if shown != SCORES:
        ways.append(Button(f"look:{address_of(table)}:{SCORES}", words.say("announce-score")))
    if table.is_waiting_for(user):
        ways.insert(0, _move_button(table, words))
    return ways


def _move_button(table: Table, words: Words) -> Button:
    return table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary)


# More


async def show_more(interaction: AnyInteraction, table: Table) -> None:
    """The log, the rules, the board in words; and whether the player can take back a move, and which."""
    table = await table_in_sight(interaction, table.id)
    words = words_for(interaction, table)
    said, can_undo = "", False
    is_played = table.is_running and table.rest is None
    if is_played and (seat := table.seat_of(interaction.user.id)) and not seat.has_resigned:
        own = await interaction.client.host.seen(table.id, interaction.user.id)
        can_undo = own.bar is None
        if own.bar is not None:
            said = words.text(own.bar)
        elif own.latest is not None:
            done = Text(f"action-{own.latest.kind()}", asdict(own.latest))
            said = words.say("announce-undo-back", action=done)
    heading = words.say("announce-title", game=f"game-{table.game}", table=table.id)
    seat = table.seat_of(interaction.user.id)
    can_pause = seat is not None and _may_pause(table, seat)
    buttons = Rows(_more_buttons(table, words, can_undo=can_undo, can_pause=can_pause))
    await answer(interaction, "\n".join(filter(None, (heading, said))), view=buttons)


def _may_pause(table: Table, seat: TableSeat) -> bool:
    """Whether that player may ask the others for a pause: there are any."""
    playing = [each for each in table.people if not each.has_resigned]
    return table.is_running and table.rest is None and seat in playing and len(playing) > 1


def _more_buttons(table: Table, words: Words, *, can_undo: bool, can_pause: bool) -> Iterator[Button]:
    yield page_button("log", table, 0, None, words.say("announce-log"))
    if can_undo:
        yield table_button("undo", table, words.say("announce-undo"))
    yield table_button("rules", table, words.say("announce-rules"))
    yield page_button("text", table, 0, None, words.say("announce-text"))
    if can_pause:
        yield table_button("pause", table, words.say("pause-button"))
    yield table_button("report", table, words.say("report-problem"))
