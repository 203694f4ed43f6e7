"""The one typeface, Roboto, in the few weights the boards use; and what it can write."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import font_roboto  # type: ignore[import-untyped]  # the package only holds font files
from msgspec import Struct
from PIL import ImageFont

from render.palette import INK, Colour
from render.units import LARGER
from words.catalogue import Badge, Words

CAP_HEIGHT = 0.711
"""Of Roboto's capitals and digits, in parts of the font size."""
LEAST_KEPT = 4
"""Letters of a name before its ellipsis, with something in brackets after it."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
NO_CHARACTER = chr(0xFFFF)
"""Never in any font: it shows the sign for what is missing."""


class Weight(StrEnum):
    """The weights in use: running text, labels, numbers, titles."""

    TEXT = "Regular"
    LABEL = "Medium"
    NUMBER = "Bold"
    TITLE = "Black"


class Style(Struct, frozen=True):
    """How a text is set, in units; what is measured is what is printed."""

    size: int
    weight: Weight = Weight.NUMBER
    colour: Colour = INK

    @property
    def cap_height(self) -> float:
        """The height of its capitals and digits, in units."""
        return self.size * CAP_HEIGHT

    @property
    def large_font(self) -> ImageFont.FreeTypeFont:
        """The font of that weight, larger than it is printed: there its letters keep even gaps."""
        return font(self.weight, self.size * LARGER)

    def width(self, text: str) -> float:
        """How far the text reaches, in units."""
        return _length(self.weight, self.size, text)


@lru_cache(maxsize=128)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """Roboto in that weight and so many pixels large; the basic layout is the same on every machine."""
    file = Path(font_roboto.font_directory) / f"Roboto-{weight}.ttf"
    return ImageFont.truetype(str(file), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _length(weight: Weight, size: int, text: str) -> float:
    return font(weight, size * LARGER).getlength(text) / LARGER


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font draws this character as itself."""
    if unicodedata.combining(character) or unicodedata.category(character).startswith("C"):
        return False
    regular = font(Weight.TEXT, 40)
    glyph, missing = regular.getmask(character), regular.getmask(NO_CHARACTER)
    return glyph.size != missing.size or bytes(glyph) != bytes(missing)


def can_write(name: str) -> bool:
    """Whether every character of the name, accents joined to their letters, is in the font."""
    return bool(name.strip()) and all(map(has_glyph, unicodedata.normalize("NFC", name)))


def shorten(text: str, style: Style, width: float) -> str:
    """The text, cut off with an ellipsis where it would reach further than that width.

    What follows a name in brackets ("(bot)") stays, as long as enough of the name does.
    """
    if style.width(text) <= width:
        return text
    name, bracket, mark = text.rpartition(" (")
    if bracket and mark.endswith(")"):
        kept = _cut(name, style, width - style.width(bracket + mark))
        if len(kept) > LEAST_KEPT:
            return f"{kept}{bracket}{mark}"
    return _cut(text, style, width)


def _cut(text: str, style: Style, width: float) -> str:
    end = len(text)
    while end and style.width(text[:end].rstrip() + ELLIPSIS) > width:
        end -= 1
    return text[:end].rstrip() + ELLIPSIS


def wrap(text: str, style: Style, width: float) -> list[str]:
    """The text in lines no wider than that, broken between words."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and style.width(f"{lines[-1]} {word}") <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def for_pictures(words: Words, game: str, seats: int, style: Style, width: float) -> Words:
    """The same words with names that can be drawn: writable, else the seat's letter; and short enough."""
    names = tuple([words.name(seat) for seat in range(seats)])
    badges = tuple([words.badge(seat) for seat in range(seats)])
    return Words(words.language, game, _writable(names, badges, words.language, game, style, width), badges)


@lru_cache(maxsize=1024)
def _writable(
    names: tuple[str, ...], badges: tuple[Badge, ...], language: str, game: str, style: Style, width: float
) -> tuple[str, ...]:
    nameless, found = Words(language, game, badges=badges), []
    for seat, name in enumerate(names):
        whole = unicodedata.normalize("NFC", name)
        found.append(shorten(whole if can_write(whole) else nameless.name(seat), style, width))
    return tuple(found)
