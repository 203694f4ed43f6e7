"""All of Pillow: pictures and their text twins, made from views only."""

from __future__ import annotations

from typing import Any, Protocol

from render import livingstone, rotterdam
from render.canvas import Picture
from words.catalogue import Words


class Drawn(Protocol):
    """What every game's module can draw and say; its views are those of its game."""

    def board(self, view: Any, words: Words, before: Any = None) -> Picture:
        """The public board; with the view its reader saw last, what is new since then is marked."""

    def hand(self, view: Any, words: Words) -> Picture:
        """The private sheet of the view's own seat."""

    def caption(self, view: Any, words: Words) -> str:
        """The board's alternative text."""

    def hand_caption(self, view: Any, words: Words) -> str:
        """The private sheet's alternative text."""

    def describe(self, view: Any, words: Words) -> list[str]:
        """Everything the view's reader may know, in pages."""


DRAWN: dict[str, Drawn] = {
    "livingstone": livingstone,
    "rotterdam": rotterdam,
}
"""By game; a new one is added here."""
