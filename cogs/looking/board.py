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
from storage.rows import Rest
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
    said, can_undo, can_go_back = "", False, False
    is_played = table.is_running and table.rest is None
    if is_played and (seat := table.seat_of(interaction.user.id)) and not seat.has_resigned:
        own = await interaction.client.host.seen(table.id, interaction.user.id)
        can_undo, can_go_back = own.bar is None, table.prompt is None
        if own.bar is not None:
            said = words.text(own.bar)
        elif own.latest is not None:
            done = Text(f"action-{own.latest.kind()}", asdict(own.latest))
            said = words.say("announce-undo-back", action=done)
    heading = words.say("announce-title", game=f"game-{table.game}", table=table.id)
    seat = table.seat_of(interaction.user.id)
    pause = None if seat is None else _pause_button(table, seat, words)
    other = None if seat is None else _other_button(table, seat, words)
    buttons = [*_more_buttons(table, words, pause, other, can_undo=can_undo, can_go_back=can_go_back)]
    if interaction.guild_id is not None and interaction.permissions.manage_messages:
        buttons.append(Button(f"moderate:home:{address_of(table)}", words.say("moderate-button")))
    await answer(interaction, "\n".join(filter(None, (heading, said))), view=Rows(buttons))


def _pause_button(table: Table, seat: TableSeat, words: Words) -> Button | None:
    """To ask the others for a pause, if there are any; in one, whether it ends now."""
    playing = [each for each in table.people if not each.has_resigned]
    if not table.is_running or seat not in playing:
        return None
    if table.rest is Rest.PAUSED and not table.has_hold:
        return table_button("go_on", table, words.say("going-on-button"))
    if table.rest is None and len(playing) > 1:
        return table_button("pause", table, words.say("pause-button"))
    return None


def _other_button(table: Table, seat: TableSeat, words: Words) -> Button | None:
    """To ask the others for somebody else, if there are any."""
    others = [each for each in table.people if each.seat != seat.seat and not each.has_resigned]
    is_theirs = not (seat.has_resigned or seat.is_replaced or seat.has_asked)
    if not (table.is_running and table.rest is None and others and is_theirs):
        return None
    return table_button("replace", table, words.say("seat-ask"))


def _more_buttons(
    table: Table,
    words: Words,
    pause: Button | None,
    other: Button | None,
    *,
    can_undo: bool,
    can_go_back: bool,
) -> Iterator[Button]:
    yield page_button("log", table, 0, None, words.say("announce-log"))
    if can_undo:
        yield table_button("undo", table, words.say("announce-undo"))
    if can_go_back:
        yield table_button("retake", table, words.say("back-button"))
    yield table_button("rules", table, words.say("announce-rules"))
    yield page_button("text", table, 0, None, words.say("announce-text"))
    yield from filter(None, (pause, other))
    yield table_button("report", table, words.say("report-problem"))
