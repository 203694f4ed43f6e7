"""The letter on a player's things: the initial of the name, where it tells everybody apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from render.type import Style, Weight, font, has_glyph

BADGE = Style(40, Weight.TITLE)
"""As a badge's letter is set; the size is only for comparing."""
LETTERS = ("Lu", "Nd")
"""Capitals and digits, as Unicode calls them."""
LIKE = {"0": "O", "1": "I"}
"""Too much alike on a small badge."""


WIDE = str.maketrans({"Æ": "AE", "Œ": "OE"})
"""Written out: they are wider than a badge."""


def initials(names: Sequence[str]) -> tuple[str, ...] | None:
    """The first letter or digit of each name; None where one cannot be written or two look alike."""
    found = [letter for name in names if (letter := _initial(name)) is not None]
    is_clear = len(found) == len(names) == len({_look(letter) for letter in found})
    return tuple(found) if is_clear else None


def _initial(name: str) -> str | None:
    """The first that a badge can show, as a capital; fancy letters count as plain ones."""
    capitals = unicodedata.normalize("NFKC", name).upper().translate(WIDE)
    for character in unicodedata.normalize("NFKC", capitals):
        is_letter = unicodedata.category(character) in LETTERS and has_glyph(character)
        if is_letter and BADGE.width(character) <= BADGE.width("W"):
            parts = unicodedata.normalize("NFD", character)
            return character if len(parts) < 3 else parts[0]  # two accents on each other are too high
    return None


def _look(letter: str) -> bytes:
    """The same for letters that are told apart by an accent or by their alphabet alone."""
    bare = unicodedata.normalize("NFD", letter)[0]
    return bytes(font(BADGE.weight, BADGE.size).getmask(LIKE.get(bare, bare)))
