"""The private panel: it narrows what may be done, plays it, and asks on until the turn is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import discord
from discord import ui
from msgspec.structs import asdict

from cogs.panel.choices import Choice, Entry, Manner, Own, Part, choices, digest, filled, together, way_to
from cogs.panel.live import BOARD, Wanted, answer_on_panel, put_away, wanted
from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, picked, words_for
from cogs.plumbing.limits import FIELD, MESSAGE, OPTION, ROWS, TITLE, TOKEN, WIDTH, clipped
from cogs.plumbing.sending import AnyInteraction, open_form
from games.core import Action, Refused
from games.values import Event, Text, Who
from host.advance import Prepared
from host.errors import Stale
from host.knowledge import OwnTable
from host.snapshot import Table
from render import HAND
from words.catalogue import Words

MOST_BUTTONS = 15
"""More lines than this are a menu."""
CONTROLS = ROWS - 1
"""The row of what is always there, below the lines."""
ROOM = WIDTH * CONTROLS
"""Buttons above it; a menu takes the room of a row."""
UNDO = "undo"
STYLES = dict.fromkeys(("end_turn", "finish_trading"), discord.ButtonStyle.success)
"""By kind of action; otherwise what can be done at any time is plain, and the rest stands out."""


class Sight(OwnTable, frozen=True, kw_only=True, dict=True):
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


async def look(interaction: AnyInteraction, table_id: int) -> Sight:
    """The table as whoever asks has it before them; Refused for those who do not play."""
    seen = await interaction.client.host.seen(table_id, interaction.user.id)
    own = Own(interaction.client.manners.get(seen.table.game, Manner()), seen.view)
    return Sight(**asdict(seen), words=words_for(interaction, seen.table), own=own)


async def open_panel(interaction: AnyInteraction, table: Table) -> None:
    """A new private panel with what the player is asked now."""
    await show(interaction, await look(interaction, table.id))


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
        if id["line"] == UNDO:
            # An idempotency key for all presses on this button: the second takes back nothing more.
            played = await host.undo(table, user, f"{UNDO} {sight.seat.seat} {question}")
        else:
            way, action = meant(sight.tree, id["line"], picked(interaction), dict(_entries(interaction)))
            if action is None:
                await show(interaction, sight, way=way)
                return
            played = await host.play(table, user, action, question, str(interaction.id))
    except Refused as refusal:
        acknowledge(interaction, in_place=True)
        await show_refusal(interaction, table, refusal.reason)
    else:
        await show_step(interaction, table, played.events)


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
    form = ui.Modal(title=title, custom_id=_id(sight, "form", line.digest), timeout=TOKEN)
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


async def show_step(interaction: AnyInteraction, table_id: int, events: Sequence[Event]) -> None:
    """Show the player what came of their step and what is asked next."""
    sight = await look(interaction, table_id)
    said = [sight.words.event(event) for event in events]
    await show(interaction, sight, said=said, has_acted=True)


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
    way = way or (sight.tree,)
    want = wanted(interaction, sight, wish)
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
    if bar is not None and has_acted and sight.is_asked:
        asked.append(f"-# {sight.words.text(bar)}")
    items += [*(buttons if is_listed else ()), *_controls(sight, way, want, can_undo=bar is None)]
    if buttons and not is_listed:
        items.append(open_button(sight.table, sight.words, CONTROLS))
    await answer_on_panel(interaction, sight, content(said, asked), items, want)


def _asked(sight: Sight, *, has_acted: bool) -> str:
    """The question to the player or who else is asked, and what to know for it."""
    table, words = sight.table, sight.words
    if table.result is not None:
        return words.say("panel-over")
    question = table.asked.get(sight.seat.seat)
    others = tuple(Who(seat) for seat in table.asked)
    if question is not None:
        asked = f"**{words.text(question)}**"
    elif has_acted and not sight.legal:
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


def _lines(sight: Sight, here: Choice) -> Iterator[Component]:
    """The lines of a list as buttons or as a menu; a set as a menu of its own."""
    words = sight.words
    if here.several is not None:
        several = here.several
        hint = (
            words.say("panel-exactly", count=several.most)
            if several.least == several.most
            else words.say("panel-several", least=several.least, most=several.most)
        )
        yield _menu(sight, here, hint, several.parts, (several.least, several.most))
    if len(here.below) > MOST_BUTTONS:
        yield _menu(sight, here, words.text(here.label), here.below, (1, 1))
    else:
        for line in here.below:
            yield _button(sight, "panel", line.digest, words.text(line.label), _style(line), emoji=line.emoji)


def back_button(sight: Sight, to: Choice) -> Button:
    """The way back to that list."""
    return _button(sight, "panel", to.digest, sight.words.say("panel-back"), row=CONTROLS)


def _controls(sight: Sight, way: tuple[Choice, ...], want: Wanted, *, can_undo: bool) -> Iterator[Component]:
    """The form, the way back, Undo, and the other picture."""
    words = sight.words
    if way[-1].has_form:
        label = words.say("panel-numbers") if way[-1].numbers else words.say("panel-combine")
        yield _button(sight, "form", way[-1].digest, label, row=CONTROLS)
    if len(way) > 1:
        yield back_button(sight, way[-2])
    if can_undo:
        yield _button(sight, "panel", UNDO, words.say("panel-undo"), row=CONTROLS)
    if sight.table.result is None:
        yield swap_button(sight, way[-1], want)


def swap_button(sight: Sight, here: Choice, want: Wanted) -> Button:
    """The way from the board to the hand, or back."""
    other = BOARD if want.picture == HAND else HAND
    label = sight.words.say(f"panel-{other}")
    return Button(f"{_id(sight, 'swap', here.digest)}:{other}", label, row=CONTROLS)


def _style(line: Choice) -> discord.ButtonStyle:
    if line.example is None:
        return discord.ButtonStyle.primary
    plain = discord.ButtonStyle.secondary if line.example.is_free else discord.ButtonStyle.primary
    return STYLES.get(line.example.kind(), plain)


def _id(sight: Sight, route: str, line: str) -> str:
    """For a part of the panel as it is now: the question says whether it still is when it is pressed."""
    return f"{route}:{address_of(sight.table)}:{sight.seat.question}:{line}"


def _button(
    sight: Sight,
    route: str,
    line: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    emoji: str | None = None,
) -> Button:
    return Button(_id(sight, route, line), label, style, row, emoji)


def _menu(
    sight: Sight, here: Choice, hint: str, lines: Sequence[Choice | Part], bounds: tuple[int, int]
) -> Menu:
    listed = [Line(line.digest, sight.words.text(line.label), emoji=line.emoji) for line in lines]
    return Menu(_id(sight, "pick", here.digest), hint, tuple(listed), *bounds)


# What can be answered in advance


def line_of(each: Prepared) -> str:
    """What a button or a completed option says for it: the name with the number of its span."""
    return digest("advance", each.advance.key, each.number)


def open_button(table: Table, words: Words, row: int) -> Button:
    """The way to the list."""
    return Button(f"advance:show:{address_of(table)}:all", words.say("standing-open"), row=row)


def advance_buttons(table: Table, prepared: Iterable[Prepared], words: Words) -> list[Component]:
    """A button for each: to give it, or to take it back."""
    return [
        Button(
            f"advance:{deed_of(each)}:{address_of(table)}:{line_of(each)}",
            words.text(deed_text(each)),
            discord.ButtonStyle.success if each.is_standing else discord.ButtonStyle.secondary,
        )
        for each in prepared
    ]


def deed_of(each: Prepared) -> str:
    """What can be done about it."""
    return "back" if each.is_standing else "give"


def deed_text(each: Prepared) -> Text:
    """What can be done about it, as a button says it."""
    answer = answer_text(each)
    return Text("standing-back", {"answer": answer}) if each.is_standing else answer


def answer_text(each: Prepared) -> Text:
    """The answer in the game's own words."""
    return Text(f"advance-{each.advance.key}")


def said_of(key: str, each: Prepared, words: Words) -> str:
    """A sentence about an answer and its end."""
    return words.say(key, answer=answer_text(each), span=Text(f"span-{each.advance.span}"))


def standing_lines(prepared: Iterable[Prepared], words: Words) -> list[str]:
    """What stands, each with its end."""
    return [said_of("standing-stands", each, words) for each in prepared if each.is_standing]


def offered_lines(prepared: Sequence[Prepared], words: Words) -> list[str]:
    """All that can be answered in advance, each with its end, what stands first; nothing if nothing can."""
    if not prepared:
        return []
    offered = [f"- {said_of('standing-offered', each, words)}" for each in prepared if not each.is_standing]
    return [words.say("standing-title"), *standing_lines(prepared, words), *offered]


def answered_lines(actions: Sequence[Action], words: Words) -> list[str]:
    """What was played for the player since their own last move, if anything was."""
    if not actions:
        return []
    told = tuple(_often(action, count) for action, count in Counter(actions).items())
    return [words.say("standing-answered", actions=told)]


def _often(action: Action, count: int) -> Text:
    once = Text(f"action-{action.kind()}", asdict(action))
    return once if count == 1 else Text("standing-often", {"action": once, "count": count})
