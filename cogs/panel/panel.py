"""The private panel: it narrows what may be done, plays it, and asks on until the turn is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.panel.choices import Choice, way_to
from cogs.panel.coach import is_taught
from cogs.panel.controls import UNDO, UNDO_ALL
from cogs.panel.face import face
from cogs.panel.filling import Entry, filled, together
from cogs.panel.flow import is_asked_first
from cogs.panel.live import BOARD, answer_on_panel, put_away, wanted
from cogs.panel.sight import Sight, look
from cogs.panel.stage import id_of
from cogs.plumbing.buttons import Rows, rows_of
from cogs.plumbing.interactions import (
    Id,
    acknowledge,
    addressed,
    answer,
    person_of,
    picked,
    safe,
    words_for,
)
from cogs.plumbing.limits import FIELD, OPTION, TITLE, TOKEN, clipped
from cogs.plumbing.sending import AnyInteraction, open_form
from cogs.telling.card import way_on
from cogs.telling.happened import happened
from cogs.telling.messages import rest_line
from cogs.telling.polls import back_button
from games.core import Action, Refused
from games.values import Event, Text, Who
from host.errors import Stale
from host.outbox import PostKind
from host.snapshot import Table
from host.tables import Played
from render import HAND
from words.catalogue import Words

AT_ONCE = ("sure", "hinted")
"""Presses that name a whole action, wherever it stands in the lists ..."""
ASKED_FIRST = ("panel", "pick", "hinted")
"""... and those after which it may be asked for once more."""
MISSED = 3
"""Lines on a phone."""


async def open_panel(interaction: AnyInteraction, table: Table) -> None:
    """The panel with what the player is asked now; first what they have missed, and their own note, once."""
    seat = table.seat_of(interaction.user.id)
    if table.rest is not None and seat is not None:
        words = words_for(interaction, table)
        await answer(interaction, rest_line(table, words), view=rows_of(way_on(table, words)))
        return
    if table.is_running and seat is not None and seat.is_replaced:
        words = words_for(interaction, table)
        await answer(interaction, words.say("seat-replaced"), view=Rows([back_button(table, words)]))
        return
    sight = await look(interaction, table.id)
    said = await _missed(interaction, sight)
    if sight.note is not None:
        said.append(f"**{sight.words.say('panel-note')}** {safe(sight.note)}")
    await show(interaction, sight, said=said)
    if sight.note is not None:
        await interaction.client.host.drop_note(table.id, interaction.user.id, sight.note)


async def _missed(interaction: AnyInteraction, sight: Sight) -> list[str]:
    """What happened since the player's last turn, in a few lines, when a question is opened first."""
    user = interaction.user.id
    shown = interaction.client.panels.live(sight.table.id, user)
    if sight.since is None or (shown is not None and shown.question == sight.seat.question):
        return []
    missed = await interaction.client.host.missed(sight.table.id, user)
    if not missed.has_played and await _has_just_read(interaction, sight.table.id):
        return []
    first, *others = happened(missed.steps, sight.words, MISSED) or [""]
    since = "panel-since" if missed.has_played else "panel-begun"
    return [f"**{sight.words.say(since)}** {first}", *others] if first else []


async def _has_just_read(interaction: AnyInteraction, table: int) -> bool:
    """Whether the button stood on the message that tells all that happened since the beginning."""
    board = await interaction.client.host.post(table, PostKind.BOARD)
    here = interaction.message
    return board is not None and here is not None and here.id == board.message and board.since <= 0


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Narrow, play or take back in place; a press for an old question plays nothing and shows the new one."""
    opens_form = id["route"] == "form" and interaction.type is discord.InteractionType.component
    if not opens_form:  # Discord wants a form as the very first answer
        acknowledge(interaction, in_place=True)
    host, user = interaction.client.host, interaction.user.id
    table, question = (await addressed(interaction, id)).id, int(id["question"])
    if await put_away(interaction, table):
        return
    sight = await look(interaction, table)
    try:
        if question != sight.seat.question:
            raise Stale
        if opens_form:
            await open_form(interaction, _form(sight, way_to(sight.tree, id["line"])[-1]))
            return
        if id["line"] in (UNDO, UNDO_ALL):
            # An idempotency key for all presses on these buttons: the second takes back nothing more.
            request = f"{UNDO} {sight.seat.seat} {question}"
            played = await host.undo(table, user, request, is_whole=id["line"] == UNDO_ALL)
        else:
            if id["route"] in AT_ONCE:
                way = sight.straight_to(id["line"])
                action = way[-1].action
            else:
                way, action = meant(sight.tree, id["line"], picked(interaction), dict(_entries(interaction)))
            if action is None or (id["route"] in ASKED_FIRST and is_asked_first(sight, way)):
                await show(interaction, sight, way=way)
                return
            played = await host.play(table, user, action, question, str(interaction.id))
    except Refused as refusal:
        acknowledge(interaction, in_place=True)
        if is_taught(sight) and isinstance(refusal, Stale):  # pressed twice: the coach has gone on
            await show(interaction, await look(interaction, table))
        else:
            await show_refusal(interaction, table, refusal.reason)
    else:
        await show_step(interaction, table, played)


async def swap(interaction: AnyInteraction, id: Id) -> None:
    """Show the other picture; the list stays open where it is, if it is still there."""
    acknowledge(interaction, in_place=True)
    table = (await addressed(interaction, id)).id
    if await put_away(interaction, table):
        return
    sight = await look(interaction, table)
    try:
        way = way_to(sight.tree, id["line"])
    except Stale:
        way = ()
    await show(interaction, sight, way=way, wish=HAND if id["picture"] == HAND else BOARD)


async def stop_tips(interaction: AnyInteraction, id: Id) -> None:
    """The coach has no tips for them any more, at any table."""
    acknowledge(interaction, in_place=True)
    table = (await addressed(interaction, id)).id
    await interaction.client.host.be_coached(person_of(interaction), has_tips=False)
    if not await put_away(interaction, table):
        sight = await look(interaction, table)
        await show(interaction, sight, said=[sight.words.say("tip-stopped")])


def meant(
    tree: Choice, line: str, lines: Sequence[str], entries: Mapping[str, Entry]
) -> tuple[tuple[Choice, ...], Action | None]:
    """The way to the line that was chosen, and the action to play if nothing more is asked."""
    way = way_to(tree, line)
    if entries:
        return way, filled(way[-1], entries)
    if lines and way[-1].several is not None:
        return way, together(way[-1], lines)
    if lines:
        way = way_to(tree, lines[0])
    return way, way[-1].action


def _form(sight: Sight, line: Choice) -> ui.Modal:
    """A form for what that line leaves open."""
    title = clipped(sight.words.text(line.label), TITLE)
    form = ui.Modal(title=title, custom_id=id_of(sight, "form", line.digest), timeout=TOKEN)
    for part in _form_parts(sight.words, line):
        form.add_item(part)
    return form


def _form_parts(words: Words, line: Choice) -> Iterator[ui.Label[Any]]:
    """A line to type for each number, a menu for each set; none must be filled in, the rules will judge."""
    for field in line.numbers:
        number: ui.TextInput[Any] = ui.TextInput(custom_id=field, required=False, max_length=9)
        yield ui.Label(text=clipped(words.say(f"field-{field}"), FIELD), component=number)
    for several in line.sets:
        menu: ui.Select[Any] = ui.Select(
            custom_id=several.field,
            options=[
                discord.SelectOption(label=clipped(words.text(part.label), OPTION), value=part.digest)
                for part in several.parts
            ],
            min_values=0,
            max_values=several.most,
            required=False,
        )
        yield ui.Label(text=clipped(words.say(f"field-{several.field}"), FIELD), component=menu)


def _entries(interaction: AnyInteraction) -> Iterator[tuple[str, Entry]]:
    """What a form was filled in with, by field; nothing of a button or a menu."""
    data: Mapping[str, Any] = interaction.data or {}
    for part in data.get("components", ()):
        field = part["component"]
        yield field["custom_id"], tuple(field["values"]) if "values" in field else field["value"]


# What the panel says


async def show_step(interaction: AnyInteraction, table_id: int, played: Played) -> None:
    """Show the player what came of their step and what is asked next."""
    sight = await look(interaction, table_id)
    events = played.events if _is_typed(interaction) else _told_of(sight, played.events)
    said = [sight.words.event(event) for event in events]
    if is_taught(sight):
        said += [] if played.said is None else [sight.words.text(played.said)]
        missed = await interaction.client.host.missed(table_id, interaction.user.id)
        said += happened(missed.steps, sight.words, MISSED)
    await show(interaction, sight, said=said, has_acted=True)


def _is_typed(interaction: AnyInteraction) -> bool:
    """Whether it answers a command, so that nothing stands above it that was just read."""
    return interaction.type is discord.InteractionType.application_command


def _told_of(sight: Sight, events: Sequence[Event]) -> list[Event]:
    """What came of a step, but for what the next question says, too; of a sealed one there is nothing yet."""
    if is_taught(sight):  # the coach asks instead
        return [*events]
    if sight.latest is not None and sight.latest.is_sealed and sight.is_asked:
        return []
    question = sight.table.asked.get(sight.seat.seat)
    return [event for event in events if question is None or not _is_repeated(event, question)]


def _is_repeated(event: Event, question: Text) -> bool:
    """Whether the next question says as much."""
    said = {key: value for key, value in event.values.items() if not isinstance(value, Who)}
    return bool(said) and said.items() <= question.values.items()


async def show_refusal(interaction: AnyInteraction, table_id: int, reason: Text) -> None:
    """The reason, and the panel as it is now."""
    sight = await look(interaction, table_id)
    await show(interaction, sight, said=[sight.words.text(reason)])


async def show(
    interaction: AnyInteraction,
    sight: Sight,
    *,
    way: tuple[Choice, ...] = (),
    said: Sequence[str] = (),
    has_acted: bool = False,
    wish: str | None = None,
) -> None:
    """The panel, open at the end of that way or at its first list, in place of what is there."""
    want = wanted(interaction, sight, wish)
    following = None
    if has_acted and not sight.is_asked:
        following = await interaction.client.host.next_table(interaction.user.id, besides=sight.table.id)
    shown = face(
        sight,
        want.picture,
        way,
        said=said,
        has_acted=has_acted,
        has_read=has_acted and not _is_typed(interaction),
        following=following,
    )
    await answer_on_panel(interaction, sight, shown.content, shown.items, want)
    if shown.tip is not None:
        user, question = interaction.user.id, sight.seat.question
        await interaction.client.host.keep_tip(sight.table.id, user, shown.tip, question)
