"""All of Pillow: pictures and their text twins, made from views only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from render import congo, livingstone, panamax, rotterdam
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


class Sheet(NamedTuple):
    """A further public picture, of a game whose board cannot show everything."""

    draw: Callable[..., Picture]
    """Takes what `Drawn.board` takes."""
    caption: Callable[[Any, Words], str]
    """Its alternative text; `Drawn.describe` tells its facts too."""


DRAWN: dict[str, Drawn] = {
    "livingstone": livingstone,
    "rotterdam": rotterdam,
    "congo": congo,
    "panamax": panamax,
}
"""By game; a new one is added here."""
SHEETS: dict[str, Mapping[str, Sheet]] = {
    "panamax": {"companies": Sheet(panamax.companies, panamax.companies_caption)},
}
"""By game and by the sheet's name, which the words know as `board-sheet-<name>`; most games have none."""


class Order(NamedTuple):
    """A picture that is wanted."""

    game: str
    sheet: str
    """`board`, `hand` or a further sheet."""
    view: Any
    words: Words
    before: Any = None
    """What its reader saw last; of no use to a hand."""


def printed(order: Order) -> bytes:
    """The picture as a PNG file."""
    drawn = DRAWN[order.game]
    if order.sheet == "hand":
        return drawn.hand(order.view, order.words).png()
    draw = drawn.board if order.sheet == "board" else SHEETS[order.game][order.sheet].draw
    return draw(order.view, order.words, order.before).png()
