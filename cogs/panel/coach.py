"""The coach: of a lesson, above the real panel and with the ways on below it; its tips in a first game."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from cogs.panel.sight import Sight
from cogs.plumbing.buttons import Button, address_of
from games.lessons import Prompt
from host.knowledge import OwnTable
from host.lessons import lesson_at, prompt_at
from words.catalogue import Words


def is_taught(own: OwnTable) -> bool:
    """Whether there is a coach."""
    return own.table.prompt is not None


def prompt_of(own: OwnTable) -> Prompt | None:
    """What the coach asks now; None after its last word, or without one."""
    return prompt_at(own.table)


def has_choices(own: OwnTable) -> bool:
    """Whether the panel has anything to choose: not where there is only to read."""
    prompt = prompt_of(own)
    return not is_taught(own) or (prompt is not None and bool(prompt.moves))


def coach_line(own: OwnTable, words: Words) -> str:
    """What the coach says, and how far the lesson is."""
    prompt, lesson = prompt_of(own), lesson_at(own.table)
    if lesson is None or own.table.prompt is None:
        return words.say("lesson-gone")
    if prompt is None:
        return words.say(f"lesson-{lesson.id}-end")
    step, steps = own.table.prompt + 1, len(lesson.prompts)
    return words.say("lesson-says", step=step, steps=steps, said=prompt.key)


def tip_line(sight: Sight) -> str | None:
    """What it says to somebody in their first game of a kind, if there is anything."""
    return None if sight.tip is None else f"> {sight.words.say('tip-says', tip=sight.tip.key)}"


def no_tips_button(sight: Sight) -> Button:
    """The way to be left alone."""
    return Button(f"tips:{address_of(sight.table)}", sight.words.say("tip-stop"))


def coach_button(
    own: OwnTable, deed: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """Something the coach does; pressed late, it does nothing."""
    return Button(f"coach:{deed}:{address_of(own.table)}:{own.table.prompt}", label, style)


def coach_controls(sight: Sight) -> Iterator[Button]:
    """What can be asked of the coach at a prompt: to read on, to be shown, to leave."""
    words, prompt = sight.words, prompt_of(sight)
    if prompt is None:
        return
    if prompt.moves:
        yield coach_button(sight, "show", words.say("lesson-show"))
    else:
        yield coach_button(sight, "next", words.say("lesson-next"), discord.ButtonStyle.primary)
    yield coach_button(sight, "leave", words.say("lesson-leave"))


def ways_on(sight: Sight) -> Iterator[Button]:
    """What to do after the last prompt."""
    words = sight.words
    if sight.table.is_running:
        yield coach_button(sight, "on", words.say("lesson-on"), discord.ButtonStyle.primary)
    yield coach_button(sight, "open", words.say("lesson-open"))
    yield coach_button(sight, "others", words.say("lesson-others"))
    yield coach_button(sight, "again", words.say("lesson-again"))
