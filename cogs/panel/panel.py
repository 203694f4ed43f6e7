"""The private panel: it narrows what may be done, plays it, and asks on until the turn is over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import asdict, replace

from cogs.panel.advance import advance_buttons, answered_lines, offered_lines, open_button, standing_lines
from cogs.panel.choices import Choice, Entry, Manner, Own, choices, filled, together, way_to
from cogs.plumbing.addresses import ADDRESS, Address, address_of, addressed, read_address
from cogs.plumbing.answers import AnyInteraction, answer, explained, words_for
from cogs.plumbing.buttons import TableButton, table_button
from cogs.plumbing.limits import FIELD, MESSAGE, OPTION, TITLE, clipped
from cogs.plumbing.patience import acknowledge
from cogs.plumbing.rows import Button, Line, Menu, Part, rows_of
from cogs.plumbing.sending import open_form as send_form
from cogs.quay import Quay
from games.core import Action, Refused
from games.values import Event, Text, Who
from host.errors import Stale
from host.knowledge import Seen
from words.catalogue import Words

MOST_BUTTONS = 15
"""More lines than this are a menu."""
CONTROLS = 4
"""The row of what is always there, below the lines."""
ROOM = 20
"""Buttons above it; a menu takes the room of five."""
UNDO = "undo"
PRESSED = re.compile(
    rf"(?P<part>panel|pick|form):{ADDRESS}:(?P<question>[0-9]{{1,9}}):(?P<line>[0-9a-f]{{12}}|undo)"
)
STYLES = dict.fromkeys(("end_turn", "finish_trading"), discord.ButtonStyle.success)
"""By kind of action; otherwise what can be done at any time is plain, and the rest stands out."""


class Press(Struct, frozen=True):
    """What an id of a panel says: a button, a menu or a form, and the line it stands for."""

    part: str
    address: Address
    question: int
    line: str

    @property
    def id(self) -> str:
        """As it is sent."""
        return f"{self.part}:{self.address}:{self.question}:{self.line}"


class Given(Struct, frozen=True):
    """What came with a press: lines picked from a menu, or a form that was filled in."""

    picked: tuple[str, ...] = ()
    entries: dict[str, Entry] = {}


class Sight(Seen, frozen=True, kw_only=True, dict=True):
    """What a player has before them, and how it is spoken of."""

    words: Words
    own: Own

    @cached_property
    def tree(self) -> Choice:
        """What may be done, in short lists."""
        return choices(self.legal, self.own)

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.seat.seat in self.table.asked


def read_press(match: re.Match[str]) -> Press:
    """The press that an id stands for."""
    return Press(match["part"], read_address(match), int(match["question"]), match["line"])


class PanelItem(ui.DynamicItem[ui.Item[Any]], template=PRESSED):
    """A button or a menu of a panel."""

    quay: ClassVar[Quay]

    def __init__(self, item: ui.Item[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PanelItem:
        """The item that was used, read back from its id."""
        del interaction
        return cls(item, read_press(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Open a form, or do what the line says."""
        if self.press.part == "form":
            doing = open_form(self.quay, interaction, self.press)
        else:
            picked = tuple(self.item.values) if isinstance(self.item, ui.Select) else ()
            doing = obey(self.quay, interaction, self.press, Given(picked=picked))
        await explained(interaction, doing)


async def add(quay: Quay) -> None:
    """Panels work from now on, those from before the start too."""

    async def move(interaction: AnyInteraction, address: Address) -> None:
        acknowledge(interaction)
        await open_panel(quay, interaction, (await addressed(interaction, address)).id)

    async def on_interaction(interaction: AnyInteraction) -> None:
        # A form that was open while the bot started again is known by its id alone.
        if interaction.type is discord.InteractionType.modal_submit:
            data: Mapping[str, Any] = interaction.data or {}
            if match := PRESSED.fullmatch(data.get("custom_id", "")):
                given = Given(entries=dict(_entries(data)))
                await explained(interaction, obey(quay, interaction, read_press(match), given))

    PanelItem.quay = quay
    TableButton.handlers["move"] = move
    quay.bot.add_dynamic_items(PanelItem)
    quay.bot.add_listener(on_interaction)


async def open_panel(quay: Quay, interaction: AnyInteraction, table_id: int) -> None:
    """A new private panel with what the player is asked now."""
    acknowledge(interaction)
    sight = await look(quay, interaction, table_id)
    await show(interaction, sight)


async def look(quay: Quay, interaction: AnyInteraction, table_id: int) -> Sight:
    """The table as whoever asks has it before them; Refused for those who do not play."""
    seen = await quay.host.seen(table_id, interaction.user.id)
    own = Own(quay.manners.get(seen.table.game, Manner()), seen.view)
    return Sight(**asdict(seen), words=words_for(interaction, seen.table), own=own)


async def obey(quay: Quay, interaction: AnyInteraction, press: Press, given: Given) -> None:
    """Narrow, play or take back in place; a press for an old question plays nothing and shows the new one."""
    acknowledge(interaction, in_place=True)
    table = (await addressed(interaction, press.address)).id
    sight = await look(quay, interaction, table)
    try:
        if press.question != sight.seat.question:
            raise Stale
        if press.line == UNDO:
            # One name for all presses on this button: the second of two must not take back one step more.
            request = f"{UNDO} {sight.seat.seat} {press.question}"
            played = await quay.host.undo(table, interaction.user.id, request)
        else:
            way, action = meant(sight.tree, press, given)
            if action is None:
                await show(interaction, sight, way=way)
                return
            played = await quay.host.play(
                table, interaction.user.id, action, press.question, str(interaction.id)
            )
    except Refused as refusal:
        await show_refusal(quay, interaction, table, refusal.reason)
    else:
        await show_step(quay, interaction, table, played.events)


def meant(tree: Choice, press: Press, given: Given) -> tuple[tuple[Choice, ...], Action | None]:
    """The way to the line that was chosen, and the action to play if nothing more is asked."""
    way = way_to(tree, press.line)
    if given.entries:
        return way, filled(way[-1], given.entries)
    if given.picked and way[-1].several is not None:
        return way, together(way[-1], given.picked)
    if given.picked:
        way = way_to(tree, given.picked[0])
    return way, way[-1].action


async def open_form(quay: Quay, interaction: AnyInteraction, press: Press) -> None:
    """A form for what that line leaves open; Discord wants it as the very first answer."""
    table = (await addressed(interaction, press.address)).id
    sight = await look(quay, interaction, table)
    try:
        if press.question != sight.seat.question:
            raise Stale
        line = way_to(sight.tree, press.line)[-1]
    except Stale as stale:
        acknowledge(interaction, in_place=True)
        await show_refusal(quay, interaction, table, stale.reason)
        return
    press = replace(press, address=address_of(sight.table))
    form = ui.Modal(title=clipped(sight.words.text(line.label), TITLE), custom_id=press.id, timeout=900)
    for part in _form_parts(sight.words, line):
        form.add_item(part)
    await send_form(interaction, form)


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


def _entries(data: Mapping[str, Any]) -> Iterator[tuple[str, Entry]]:
    """What a form was filled in with, by field."""
    for part in data["components"]:
        field = part["component"]
        yield field["custom_id"], tuple(field["values"]) if "values" in field else field["value"]


# What the panel says


async def show_step(quay: Quay, interaction: AnyInteraction, table_id: int, events: Sequence[Event]) -> None:
    """Have it told to all, and show the player what came of their step and what is asked next."""
    quay.announcer.wake(table_id)
    sight = await look(quay, interaction, table_id)
    said = [sight.words.event(event) for event in events]
    await show(interaction, sight, said=said, has_acted=True)


async def show_refusal(quay: Quay, interaction: AnyInteraction, table_id: int, reason: Text) -> None:
    """The reason, and the panel as it is now."""
    sight = await look(quay, interaction, table_id)
    await show(interaction, sight, said=[sight.words.text(reason)])


async def show(
    interaction: AnyInteraction,
    sight: Sight,
    *,
    way: tuple[Choice, ...] = (),
    said: Sequence[str] = (),
    has_acted: bool = False,
) -> None:
    """The panel, open at the end of that way or at its first list, in place of what is there."""
    way = way or (sight.tree,)
    bar = sight.bar
    items = [*_lines(sight, way[-1])]
    buttons = advance_buttons(sight.table, sight.prepared, sight.words)
    # Whoever only waits is shown what can be prepared; others have something better to look at.
    is_waiting = not sight.is_asked and not has_acted and len(way) == 1
    is_listed = is_waiting and sum(item.width for item in [*items, *buttons]) <= ROOM
    asked = [*answered_lines(sight.answered, sight.words), _asked(sight, has_acted=has_acted)]
    if len(way) == 1:
        asked += (offered_lines if is_listed else standing_lines)(sight.prepared, sight.words)
    else:
        asked.append(" · ".join(sight.words.text(line.label) for line in way[1:]))
    if bar is not None and has_acted and sight.table.result is None:
        asked.append(f"-# {sight.words.text(bar)}")
    items += [*(buttons if is_listed else ()), *_controls(sight, way, can_undo=bar is None)]
    if buttons and not is_listed:
        items.append(open_button(sight.table, sight.words, CONTROLS))
    await answer(interaction, content(said, asked), view=rows_of(items))


def _asked(sight: Sight, *, has_acted: bool) -> str:
    """The question to the player or who else is asked, and what to know for it."""
    table, words = sight.table, sight.words
    if table.result is not None:
        return words.say("panel-over")
    question = table.asked.get(sight.seat.seat)
    others = tuple(Who(seat) for seat in table.asked)
    if question is not None:
        asked = f"**{words.text(question)}**"
    elif has_acted:
        asked = words.say("panel-turn_over", who=others)
    else:
        asked = words.say("panel-waiting", who=others)
    return "\n".join([asked, *map(words.text, sight.tree.notes)])


def content(said: Sequence[str], asked: Sequence[str]) -> str:
    """What happened and what is asked; of too much that happened, the latest."""
    bottom = "\n".join(asked)
    kept: list[str] = []
    room = MESSAGE - len(bottom) - len("…\n\n")
    for line in reversed(said):
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return "\n\n".join(filter(None, ["\n".join(reversed(kept)), bottom]))


def _lines(sight: Sight, here: Choice) -> Iterator[Part]:
    """The lines of a list as buttons or as a menu; a set as a menu of its own."""
    words = sight.words
    if here.several is not None:
        several = here.several
        hint = (
            words.say("panel-exactly", count=several.most)
            if several.least == several.most
            else words.say("panel-several", least=several.least, most=several.most)
        )
        options = [(part.digest, part.label) for part in several.parts]
        yield _menu(sight, here, hint, options, (several.least, several.most))
    if len(here.below) > MOST_BUTTONS:
        options = [(line.digest, line.label) for line in here.below]
        yield _menu(sight, here, words.text(here.label), options, (1, 1))
    else:
        for line in here.below:
            yield _button(sight, "panel", line.digest, words.text(line.label), _style(line))


def back_button(sight: Sight, to: Choice) -> Button:
    """The way back to that list."""
    return _button(sight, "panel", to.digest, sight.words.say("panel-back"), row=CONTROLS)


def _controls(sight: Sight, way: tuple[Choice, ...], *, can_undo: bool) -> Iterator[Part]:
    """The form, the way back, Undo, and the hand."""
    words = sight.words
    if way[-1].has_form:
        label = words.say("panel-numbers") if way[-1].numbers else words.say("panel-combine")
        yield _button(sight, "form", way[-1].digest, label, row=CONTROLS)
    if len(way) > 1:
        yield back_button(sight, way[-2])
    if can_undo:
        yield _button(sight, "panel", UNDO, words.say("panel-undo"), row=CONTROLS)
    if sight.table.result is None:
        yield table_button("hand", sight.table, words.say("panel-hand"), row=CONTROLS)


def _style(line: Choice) -> discord.ButtonStyle:
    if line.example is None:
        return discord.ButtonStyle.primary
    plain = discord.ButtonStyle.secondary if line.example.is_free else discord.ButtonStyle.primary
    return STYLES.get(line.example.kind(), plain)


def _button(
    sight: Sight,
    part: str,
    line: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
) -> Button:
    press = Press(part, address_of(sight.table), sight.seat.question, line)
    return Button(press.id, label, style, row)


def _menu(
    sight: Sight, here: Choice, hint: str, lines: Sequence[tuple[str, Text]], bounds: tuple[int, int]
) -> Menu:
    press = Press("pick", address_of(sight.table), sight.seat.question, here.digest)
    listed = [Line(digest, sight.words.text(label)) for digest, label in lines]
    return Menu(press.id, hint, tuple(listed), *bounds)
