"""Hint: what a player alone with computers might do, and how it came out when it was tried."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence

import discord

from cogs.panel.choices import digest
from cogs.panel.controls import back_button
from cogs.panel.live import answer_on_panel, put_away, wanted
from cogs.panel.panel import show
from cogs.panel.saying import LABEL, joined
from cogs.panel.sight import Sight, look
from cogs.panel.stage import button
from cogs.plumbing.buttons import Component
from cogs.plumbing.interactions import Id, acknowledge, addressed
from cogs.plumbing.limits import clipped
from cogs.plumbing.sending import AnyInteraction
from computers.hint import Suggestion
from games import GAMES
from games.values import Text
from host.errors import refused
from host.thinking import THINKER, Thinker, hinted
from words.catalogue import Words

log = logging.getLogger("quayside")

MOST_HINTS = 64
"""Remembered at the most: whoever asks again is told the same, without thinking."""

Suggestions = tuple[Suggestion, ...]


class Hints:
    """What was thought of lately, by what its player knew."""

    def __init__(self, thinker: Thinker = THINKER, simulations: int | None = None) -> None:
        self._thinker = thinker
        self._simulations = simulations
        self._known: OrderedDict[bytes, asyncio.Task[Suggestions | None]] = OrderedDict()

    async def of(self, sight: Sight) -> Suggestions | None:
        """What the player might do; None when nobody could think of it."""
        known, seed = sight.foresight.known
        task = self._known.get(known)
        if task is None or (task.done() and (task.cancelled() or task.result() is None)):
            game, seat = GAMES[sight.table.game], sight.seat.seat
            task = asyncio.ensure_future(hinted(self._thinker, game, known, seat, seed, self._simulations))
            self._known[known] = task
            if len(self._known) > MOST_HINTS:
                self._known.popitem(last=False)
        return await asyncio.shield(task)


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Show on the panel what the player might do; each can be done by one press."""
    acknowledge(interaction, in_place=True)
    table = (await addressed(interaction, id)).id
    if await put_away(interaction, table):
        return
    sight = await look(interaction, table)
    if not sight.is_asked:
        await show(interaction, sight)
        return
    if not sight.may_have_hint:
        raise refused("hint_alone")
    suggestions = await interaction.client.hints.of(sight)
    now = await look(interaction, table)
    if now.seat.question != sight.seat.question:
        await show(interaction, now)
        return
    lines, parts = page(now, suggestions)
    await answer_on_panel(interaction, now, "\n".join(lines), parts, wanted(interaction, now))


def page(sight: Sight, suggestions: Suggestions | None) -> tuple[list[str], list[Component]]:
    """What a hint says, and what can be pressed there."""
    parts: list[Component] = [back_button(sight, sight.tree)]
    possible = [each for each in suggestions or () if each.action in sight.legal]
    if not possible:
        return [sight.words.say("hint-failed")], parts
    return [*_lines(sight, possible)], [*_buttons(sight, possible), *parts]


def _lines(sight: Sight, suggestions: Sequence[Suggestion]) -> Iterator[str]:
    """What came of each, beside its name as its button has it; in full where that names two alike."""
    words, first = sight.words, suggestions[0]
    if len(suggestions) == 1 and not first.tries:
        yield words.say("hint-one")
        return
    yield words.say("hint-title", tries=first.tries)
    labels = [_label(sight, 0, each) for each in suggestions]
    for number, each in enumerate(suggestions, 1):
        is_told_apart = labels.count(labels[number - 1]) == 1
        name = _label(sight, number, each) if is_told_apart else _whole_label(words, sight, number, each)
        said = words.say("hint-move", gain=gain_text(sight, each.gain), told=_told(each))
        yield joined(words, f"**{name}**", said)
    yield f"-# {words.say('hint-how', until='hint-until')}"


def gain_text(sight: Sight, gain: float) -> Text:
    """By how much that is better or worse than the average, to a tenth."""
    tenths = round(abs(gain) * 10)
    if not tenths:
        return Text("hint-level")
    unit = GAMES[sight.table.game].score(sight.view).unit
    return Text(f"hint-{unit}", {"minus": gain < 0, "whole": tenths // 10, "tenth": tenths % 10})


def _told(each: Suggestion) -> Text | tuple[()]:
    if each.telling is None:
        return ()
    what = Text(f"telling-{each.telling}")
    return Text("hint-told", {"what": what, "times": each.times, "tries": each.tries})


def _label(sight: Sight, number: int, each: Suggestion) -> str:
    """What stands on its button."""
    words = sight.words.in_letters(sight.words.language)
    return clipped(_whole_label(words, sight, number, each), LABEL)


def _whole_label(words: Words, sight: Sight, number: int, each: Suggestion) -> str:
    return words.say("hint-button", number=number, move=sight.own.line(each.action))


def _buttons(sight: Sight, suggestions: Sequence[Suggestion]) -> Iterator[Component]:
    for row, each in enumerate(suggestions):
        yield button(
            sight,
            "hinted",
            digest(each.action),
            _label(sight, row + 1, each),
            discord.ButtonStyle.primary,
            row=row,
            emoji=sight.own.manner.icons.of_action(each.action),
        )
