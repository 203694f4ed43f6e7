"""The row below the lines: what is always there, each at its place."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from msgspec.structs import replace

from cogs.panel.choices import DONE, Choice
from cogs.panel.coach import (
    coach_controls,
    has_choices,
    is_taught,
    no_tips_button,
    prompt_of,
    ways_on,
)
from cogs.panel.live import BOARD, open_button
from cogs.panel.saying import numbered
from cogs.panel.sight import Sight
from cogs.panel.stage import button, id_of
from cogs.panel.standing import list_button
from cogs.plumbing.buttons import Button, address_of
from cogs.plumbing.limits import ROWS, WIDTH
from host.snapshot import Table
from render import HAND

CONTROLS = ROWS - 1
"""The lowest."""
UNDO = "undo"
UNDO_ALL = "undo_all"


def done_line(here: Choice) -> Choice | None:
    """The end of the turn, if it is on this list."""
    return next((line for line in here.below if line.action and line.action.kind() in DONE), None)


def without_done(here: Choice) -> Choice:
    """The list without the end of the turn, which has a place of its own."""
    done = done_line(here)
    return here if done is None else replace(here, below=tuple(line for line in here.below if line != done))


def _done_label(sight: Sight, done: Choice) -> str:
    """The end of the turn, with what it changes of the player's own numbers."""
    assert done.action is not None
    words = sight.words
    return numbered(words, words.text(done.label), sight.consequence(done.action))


def controls(
    sight: Sight,
    way: tuple[Choice, ...],
    picture: str | None,
    following: Table | None,
    *,
    has_tip: bool = False,
) -> Iterator[Button]:
    """As many as the row holds; what is more finds room above it."""
    every = [*_controls(sight, way, picture, following), *([no_tips_button(sight)] if has_tip else [])]
    for place, each in enumerate(every):
        yield replace(each, row=CONTROLS if place < WIDTH else CONTROLS - 1)


def _controls(
    sight: Sight, way: tuple[Choice, ...], picture: str | None, following: Table | None
) -> Iterator[Button]:
    """The end of the turn first; then the ways back, the other picture, and the ways on."""
    words, here, is_first = sight.words, way[-1], len(way) == 1
    if not has_choices(sight) and prompt_of(sight) is None:
        yield from ways_on(sight)
        return
    if has_choices(sight) and is_first and (done := done_line(here)) is not None:
        yield button(sight, "panel", done.digest, _done_label(sight, done), discord.ButtonStyle.success)
    if here.has_form:
        label = words.say("panel-numbers") if here.numbers else words.say("panel-combine")
        yield button(sight, "form", here.digest, label)
    if not is_first:
        yield back_button(sight, way[-2])
    if is_taught(sight):
        yield from _beside_a_coach(sight, here, picture, is_first=is_first)
        return
    if sight.bar is None:
        yield button(sight, "panel", UNDO, words.say("panel-undo"))
    if is_first and sight.has_turn:
        yield button(sight, "panel", UNDO_ALL, words.say("panel-undo_all"))
    if following is not None:
        yield open_button(following, words.say("panel-next"), discord.ButtonStyle.primary)
    if sight.table.result is None:
        yield _swap_button(sight, here, picture)
    if is_first and sight.is_asked:
        yield why_button(sight, words.say("panel-why"))
    if is_first and sight.may_have_hint:
        yield Button(f"hint:{address_of(sight.table)}", words.say("panel-hint"))
    if sight.prepared:
        yield list_button(sight.table, words)


def _swap_button(sight: Sight, here: Choice, picture: str | None) -> Button:
    """The way to the other picture."""
    other = BOARD if picture == HAND else HAND
    return Button(f"{id_of(sight, 'swap', here.digest)}:{other}", sight.words.say(f"panel-{other}"))


def _beside_a_coach(sight: Sight, here: Choice, picture: str | None, *, is_first: bool) -> Iterator[Button]:
    """In a lesson: the other picture, what one may wish, and the coach's own."""
    prompt = prompt_of(sight)
    if is_first:
        yield from coach_controls(sight)
    yield _swap_button(sight, here, picture)
    if is_first and prompt is not None and prompt.wishes:
        yield why_button(sight, sight.words.say("lesson-wishes"))


def back_button(sight: Sight, to: Choice) -> Button:
    """The way back to that list."""
    return button(sight, "panel", to.digest, sight.words.say("panel-back"), row=CONTROLS)


def why_button(sight: Sight, label: str, page: int = 0) -> Button:
    """The way to what is not offered, and why."""
    return Button(f"why:{address_of(sight.table)}:{page}", label, row=CONTROLS)
