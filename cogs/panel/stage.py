"""One list of the panel as it is shown: its lines as buttons, or as a menu."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from cogs.panel.choices import Choice, Part
from cogs.panel.sight import Sight
from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of

MOST_BUTTONS = 15
"""More lines than this are a menu."""
STYLES = dict.fromkeys(("end_turn", "finish_trading"), discord.ButtonStyle.success)
"""By kind of action; otherwise what can be done at any time is plain, and the rest stands out."""


def lines(sight: Sight, here: Choice) -> Iterator[Component]:
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
            yield button(sight, "panel", line.digest, words.text(line.label), _style(line), emoji=line.emoji)


def _style(line: Choice) -> discord.ButtonStyle:
    if line.example is None:
        return discord.ButtonStyle.primary
    plain = discord.ButtonStyle.secondary if line.example.is_free else discord.ButtonStyle.primary
    return STYLES.get(line.example.kind(), plain)


def id_of(sight: Sight, route: str, line: str) -> str:
    """For a part of the panel as it is now: the question says whether it still is when it is pressed."""
    return f"{route}:{address_of(sight.table)}:{sight.seat.question}:{line}"


def button(
    sight: Sight,
    route: str,
    line: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
    emoji: str | None = None,
) -> Button:
    """Something to press on the panel as it is now."""
    return Button(id_of(sight, route, line), label, style, row, emoji)


def _menu(
    sight: Sight, here: Choice, hint: str, lines: Sequence[Choice | Part], bounds: tuple[int, int]
) -> Menu:
    listed = [Line(line.digest, sight.words.text(line.label), emoji=line.emoji) for line in lines]
    return Menu(id_of(sight, "pick", here.digest), hint, tuple(listed), *bounds)
