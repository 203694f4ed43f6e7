"""All of Pillow: pictures and their text twins, made from views only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeVar, cast

from games.congo.view import CongoView
from games.core import View
from games.livingstone.view import LivingstoneView
from games.panamax.view import PanamaxView
from games.rotterdam.view import RotterdamView
from render import congo, livingstone, panamax, rotterdam
from render.canvas import Picture
from words.catalogue import Words

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Draw(Protocol[V_contra]):
    """Draws a public picture."""

    def __call__(self, view: V_contra, words: Words, before: V_contra | None = None) -> Picture:
        """With the view its reader saw last, what is new since then is marked."""


class Artist(Protocol[V_contra]):
    """What every game's folder can draw and say of that game's views."""

    def board(self, view: V_contra, words: Words, before: V_contra | None = None) -> Picture:
        """The public board; with the view its reader saw last, what is new since then is marked."""

    def hand(self, view: V_contra, words: Words) -> Picture:
        """The private sheet of the view's own seat."""

    def caption(self, view: V_contra, words: Words) -> str:
        """The board's alternative text."""

    def hand_caption(self, view: V_contra, words: Words) -> str:
        """The private sheet's alternative text."""

    def describe(self, view: V_contra, words: Words) -> list[str]:
        """Everything the view's reader may know, in pages."""


class Sheet(NamedTuple):
    """A further public picture, of a game whose board cannot show everything."""

    draw: Draw[View]
    caption: Callable[[View, Words], str]
    """Its alternative text; `Artist.describe` tells its facts too."""


def _artist(kind: type[V], folder: Artist[V]) -> Artist[View]:
    """A folder for that kind of view, all of it; as a game's name does not tell the kind, for any view."""
    del kind  # the type checker has looked at it
    return cast("Artist[View]", folder)


def _sheet(kind: type[V], draw: Draw[V], caption: Callable[[V, Words], str]) -> Sheet:
    """A sheet for that kind of view, in the same way."""
    del kind
    return Sheet(cast("Draw[View]", draw), cast("Callable[[View, Words], str]", caption))


ARTISTS: dict[str, Artist[View]] = {
    "livingstone": _artist(LivingstoneView, livingstone),
    "rotterdam": _artist(RotterdamView, rotterdam),
    "congo": _artist(CongoView, congo),
    "panamax": _artist(PanamaxView, panamax),
}
"""By game; a new one is added here."""
SHEETS: dict[str, Mapping[str, Sheet]] = {
    "panamax": {"companies": _sheet(PanamaxView, panamax.companies, panamax.companies_caption)},
}
"""By game and by the sheet's name, which the words know as `board-sheet-<name>`; most games have none."""


class Order(NamedTuple):
    """A picture that is wanted."""

    game: str
    sheet: str
    """`board`, `hand` or a further sheet."""
    view: View
    words: Words
    before: View | None = None
    """What its reader saw last; of no use to a hand."""


def png_of(order: Order) -> bytes:
    """The picture as a PNG file."""
    artist = ARTISTS[order.game]
    if order.sheet == "hand":
        return artist.hand(order.view, order.words).png()
    draw = artist.board if order.sheet == "board" else SHEETS[order.game][order.sheet].draw
    return draw(order.view, order.words, order.before).png()
