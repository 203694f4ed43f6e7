"""One list of the panel as it is shown: its lines as buttons, or as a menu that describes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.panel.choices import MOST_BUTTONS, Choice, Part, Several
from cogs.panel.saying import COMMA, LABEL, joined, says
from cogs.panel.shared import lines_of, sets_of, shared_by, without
from cogs.panel.sight import Sight
from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of
from cogs.plumbing.limits import OPTION, clipped
from games.core import Action
from games.values import Text
from host.consequences import is_figure
from words.catalogue import LANGUAGES, Words

STYLES = dict.fromkeys(("end_turn", "finish_trading"), discord.ButtonStyle.success)
"""By kind of action; otherwise what can be done at any time is plain, and the rest stands out."""

Form = Literal["button", "menu"]


class Shown(Struct, frozen=True):
    """A line as it is read."""

    digest: str
    label: str
    """What stands on the button, or first in the menu."""
    says: str
    """What it costs and brings, or leads to."""
    description: str = ""
    """What stands below the label in a menu."""
    is_open: bool = False
    """What comes of it is uncertain."""
    emoji: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.primary


class Block(Struct, frozen=True):
    """Lines that are shown together: as buttons, as a menu, or as a menu of which several are taken."""

    here: Choice
    form: Form
    hint: str
    lines: tuple[Shown, ...]
    bounds: tuple[int, int] = (1, 1)
    is_beside: bool = False
    """Mere lines, below a set that is chosen in the same list."""
    told: tuple[str, ...] = ()
    """What is said above it: what all lines of the list do, or all of what a single one does."""
    is_shared: bool = False
    """It is what all lines of the list do."""
    figures: tuple[str, ...] = ()
    """The same, but only by how much numbers of the player change."""

    @property
    def digest(self) -> str:
        """What its menu is known by: the list, which stands for its set where it has one."""
        return self.lines[0].digest if self.is_beside else self.here.digest


def blocks(sight: Sight, here: Choice) -> Iterator[Block]:
    """All that is offered by that list: the sets chosen in it, then its lines."""
    common, sets = shared_by(sight, here), [*sets_of(here)]
    lines = [line for line in lines_of(here) if not line.is_behind]
    behind = [line for line in lines_of(here) if line.is_behind]
    found = [_set(sight, line, line.several, common) for line in sets if line.several is not None]
    if len(lines) == 1 and not sets:
        found.append(_alone(sight, here, lines[0]))
    elif lines:
        found.append(replace(_block(sight, here, lines, common), is_beside=here.several is not None))
    if common:
        figures = _shared(sight, [part for part in common if is_figure(part)])
        found[0] = replace(found[0], told=_shared(sight, common), is_shared=True, figures=figures)
    yield from found
    if behind:
        yield _plain(sight, here, behind)


def prompt(sight: Sight, way: Sequence[Choice]) -> str:
    """What the list at the end of that way asks, after what was chosen on it."""
    words = sight.words.in_letters(sight.words.language)
    chosen = [label_of(words, line) for line in way[1:]]
    asked = way[-1].asks
    return " · ".join([*chosen, *([] if asked is None else [words.text(asked)])])


def components(sight: Sight, shown: Sequence[Block]) -> Iterator[Component]:
    """What can be pressed for all that."""
    for block in shown:
        if block.form == "menu":
            listed = [
                Line(line.digest, line.label, emoji=line.emoji, description=line.description)
                for line in block.lines
            ]
            yield Menu(id_of(sight, "pick", block.digest), block.hint, tuple(listed), *block.bounds)
        else:
            for line in block.lines:
                yield button(sight, "panel", line.digest, line.label, line.style, emoji=line.emoji)


def _shared(sight: Sight, common: Sequence[Text]) -> tuple[str, ...]:
    """What all lines do, in a line of its own; none of nothing."""
    words = sight.words.in_letters(sight.words.language)
    told = joined(words, words.say("panel-shared"), COMMA.join(map(words.text, common)))
    return (f"-# {told}.",) if common else ()


def _plain(sight: Sight, here: Choice, lines: Sequence[Choice]) -> Block:
    """Plain buttons that lead to what is not asked now: their names say it all."""
    words = sight.words.in_letters(sight.words.language)
    shown = []
    for line in lines:
        label = label_of(words, line)
        shown.append(_shown(sight, line, label, words.text(line.leads[-1])))
    plain = tuple(replace(line, style=discord.ButtonStyle.secondary) for line in shown)
    return Block(here, "button", "", plain, is_beside=True)


def _alone(sight: Sight, here: Choice, line: Choice) -> Block:
    """The only line of a list is a button; what has no room on it is said above."""
    shown = _block(sight, here, [line])
    if shown.form == "button":
        return shown
    (only,) = shown.lines
    words = sight.words.in_letters(sight.words.language)
    told = f"{joined(words, only.label, only.says)}."
    return replace(shown, form="button", lines=(replace(only, description=""),), told=(told,))


def _block(sight: Sight, here: Choice, lines: Sequence[Choice], common: tuple[Text, ...] = ()) -> Block:
    """Lines as buttons where few enough have room for all they say, in whatever language; else as a menu."""
    spoken = {language: sight.words.in_letters(language) for language in LANGUAGES}
    words = spoken[sight.words.language]
    said = {
        language: [_said(sight, each, line, common) for line in lines] for language, each in spoken.items()
    }
    ways = [_way_that_fits(spoken, said, line, place) for place, line in enumerate(lines)]
    read = [(line, label_of(words, line), said[words.language][place]) for place, line in enumerate(lines)]
    hint = words.text(here.asks or here.label)
    if len(lines) <= MOST_BUTTONS and None not in ways:
        shown = [
            _shown(sight, line, joined(words, label, each[way or 0]), each[way or 0])
            for (line, label, each), way in zip(read, ways, strict=True)
        ]
        return Block(here, "button", hint, tuple(shown))
    shown = []
    for line, label, each in read:
        longest = next((said for said in each if len(said) <= OPTION), clipped(each[-1], OPTION))
        shown.append(_shown(sight, line, clipped(label, LABEL), longest, longest))
    return Block(here, "menu", hint, tuple(shown))


def _way_that_fits(
    spoken: dict[str, Words], said: dict[str, list[list[str]]], line: Choice, place: int
) -> int | None:
    """Which of the ways to say it has room on a button in every language: the longest, or None."""
    for way in range(len(said[LANGUAGES[0]][place])):
        texts = [
            joined(words, label_of(words, line), said[language][place][way])
            for language, words in spoken.items()
        ]
        if all(len(text) <= LABEL for text in texts):
            return way
    return None


def _said(sight: Sight, words: Words, line: Choice, common: tuple[Text, ...]) -> list[str]:
    """What a line costs and brings, or leads to; the longest way to say it first."""
    if line.action is not None:
        more = sight.own.more(line.action)
        return [_foreseen(sight, words, line.action, each, common) for each in more or (None,)]
    return [words.text(text) for text in line.leads]


def _foreseen(sight: Sight, words: Words, action: Action, more: Text | None, common: tuple[Text, ...]) -> str:
    """What is to know of an action, and what it costs and brings besides what all do."""
    known = "" if more is None else words.text(more).removesuffix(".")
    consequence = without(sight.consequence(action), common)
    if known and consequence.is_nothing:
        return known
    room = OPTION - len(known) - len(COMMA)
    return COMMA.join(filter(None, [known, says(words, consequence, room)]))


def label_of(words: Words, line: Choice | Part) -> str:
    """What it is called, as a line of its own."""
    label = words.text(line.label)
    return label[:1].upper() + label[1:]


def _shown(sight: Sight, line: Choice, label: str, said: str, description: str = "") -> Shown:
    is_open = line.action is not None and sight.consequence(line.action).is_open
    return Shown(line.digest, label, said, description, is_open, line.emoji, _style(line))


def _set(sight: Sight, here: Choice, several: Several, common: tuple[Text, ...]) -> Block:
    """The things of a set, of which as many as may be are taken from one menu."""
    words = sight.words.in_letters(sight.words.language)
    hint = (
        words.say("panel-exactly", count=several.most)
        if several.least == several.most
        else words.say("panel-several", least=several.least, most=several.most)
    )
    lines = [_thing(sight, words, here, several, part, common) for part in several.parts]
    return Block(here, "menu", hint, tuple(lines), (several.least, several.most))


def _thing(
    sight: Sight, words: Words, here: Choice, several: Several, part: Part, common: tuple[Text, ...]
) -> Shown:
    """One thing of a set: what it does alone, or what is to know of it."""
    assert here.example is not None
    about = sight.own.about(here.example, several.field, part.thing)
    alone = replace(here.example, **{several.field: (part.thing,)})
    is_foreseen = alone in sight.legal
    said = words.text(about or here.leads[0])
    if is_foreseen:
        said = _foreseen(sight, words, alone, about, common)
    is_open = is_foreseen and sight.consequence(alone).is_open
    return Shown(part.digest, label_of(words, part), said, said, is_open, part.emoji)


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
