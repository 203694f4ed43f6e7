"""How a turn goes from tap to tap: what is asked before it is done, and what it has come to so far."""

from __future__ import annotations

import discord

from cogs.panel.choices import DONE, Choice
from cogs.panel.saying import LABEL, begun, joined, says
from cogs.panel.sight import Sight
from cogs.panel.stage import button, label_of
from cogs.plumbing.buttons import Button
from cogs.plumbing.limits import clipped
from host.consequences import Consequence, is_figure
from words.catalogue import Words

TOLD = 3 * 42
"""Letters of what a choice does: three lines of the panel on a phone."""


def is_asked_first(sight: Sight, way: tuple[Choice, ...]) -> bool:
    """Whether the line at the end of that way is shown with all it does before it is done.

    So is what cannot be taken back where it is one press among several. What was narrowed in stages has been
    thought over, the end of a turn says what it does, and without a choice there is nothing to ask.
    """
    action = way[-1].action
    if action is None or len(way) > 2 or len(sight.legal) == 1 or action.kind() in DONE:
        return False
    is_last = sight.table.asked.keys() <= {sight.seat.seat}
    if not sight.seat.has_confirmation or (action.is_sealed and not is_last):
        return False
    return sight.consequence(action).is_final


def last_stage(sight: Sight, line: Choice) -> tuple[list[str], Button]:
    """What that line does, and the button that does it."""
    assert line.action is not None
    words, consequence = sight.words.in_letters(sight.words.language), sight.consequence(line.action)
    name = label_of(words, line)
    told = [f"{joined(words, name, says(words, consequence, TOLD))}.", f"-# {words.say('panel-final')}"]
    return told, button(
        sight,
        "sure",
        line.digest,
        _label(name, words, consequence),
        discord.ButtonStyle.primary,
        emoji=line.emoji,
    )


def _label(name: str, words: Words, consequence: Consequence) -> str:
    """The name with what it does, if all numbers that it changes have room beside it."""
    figures = [words.text(text) for text in consequence.sure if is_figure(text)]
    room = LABEL - len(begun(words, name))
    short = says(words, consequence, room) if room > 0 else ""
    is_whole = short and not short.endswith("…") and all(figure in short for figure in figures)
    return joined(words, name, short) if is_whole else clipped(name, LABEL)


def tried_lines(sight: Sight) -> list[str]:
    """What this turn has changed so far, while it can be taken back."""
    if sight.bar is not None or sight.began is None:
        return []
    changes = sight.foresight.since(sight.began)
    return [sight.words.say("panel-tried", changes=changes)] if changes else []
