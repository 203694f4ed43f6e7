"""All of Pillow: pictures and their text twins, made from views only."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeVar, cast

from games.congo.view import CongoView
from games.core import View
from games.livingstone.view import LivingstoneView
from games.panamax.view import PanamaxView
from games.rotterdam.view import RotterdamView
from games.values import Seat
from render import congo, livingstone, panamax, rotterdam
from render.canvas import Box, Picture
from render.drawing import Drawing, Masthead
from words.catalogue import Words

HAND = "hand"
"""The private sheet; every other picture is public."""
TURN = "turn"
"""Stands for the public picture that the present question is about."""
WHOLE = "whole"
"""The board with all that lies on it, to be opened; its further parts are `whole-2` and so on."""
TEXT = "="
"""Before a text that is pointed at."""

V = TypeVar("V", bound=View)


class Artist(Protocol[V]):
    """What every game's folder can draw and say of that game's views."""

    @property
    def PICTURES(self) -> dict[str, Drawing[V]]:  # noqa: N802  # a constant of each folder
        """All public pictures by name, in the order in which they are offered; the whole board last."""

    @property
    def MASTHEAD(self) -> Masthead:  # noqa: N802  # as above
        """How the sheets of this game begin, and its palette."""

    def turn(self, view: V) -> str:
        """Which of them shows what the present question is about: public facts alone decide."""

    def panel(self, view: V) -> str:
        """Which of them, or `hand`, the view's own seat needs to answer."""

    def moment(self, view: V, words: Words) -> str:
        """Where in the game this is, for the first line of a message: round 3."""

    def player_line(self, view: V, seat: Seat, words: Words) -> str:
        """What everybody may know of that player in at most 34 characters, name or letter first."""

    def hand(self, view: V, words: Words) -> Picture:
        """The private sheet of the view's own seat."""

    def hand_caption(self, view: V, words: Words) -> str:
        """The private sheet's alternative text."""

    def hand_note(self, view: V, words: Words) -> str:
        """What stands beside the private sheet: what its things are for; it need not repeat the picture."""

    def parts(self, view: V, picture: str, words: Words) -> dict[str, Box]:
        """What of that picture can be pointed at, by name, and where it lies."""

    def describe(self, view: V, words: Words) -> list[str]:
        """Everything the view's reader may know, in pages."""


def _artist(kind: type[V], folder: Artist[V]) -> Artist[View]:
    """A folder for that kind of view, all of it; as a game's name does not tell the kind, for any view."""
    del kind  # the type checker has looked at it
    return cast("Artist[View]", folder)


ARTISTS: dict[str, Artist[View]] = {
    "livingstone": _artist(LivingstoneView, livingstone),
    "rotterdam": _artist(RotterdamView, rotterdam),
    "congo": _artist(CongoView, congo),
    "panamax": _artist(PanamaxView, panamax),
}
"""By game; a new one is added here."""


class Order(NamedTuple):
    """A picture that is wanted."""

    game: str
    picture: str
    """Its name: `hand` or a public one, never `turn`, which is for `name_of` to say."""
    view: View
    words: Words
    before: View | None = None
    """What its reader saw last; of no use to a hand."""
    points: tuple[str, ...] = ()
    """What is pointed at: parts of the picture by name, or, after an equals sign, a text on it."""


def name_of(game: str, picture: str, view: View) -> str:
    """Which picture that is, where it may be `turn`."""
    return ARTISTS[game].turn(view) if picture == TURN else picture


def picture_of(order: Order) -> Picture:
    """The picture that was ordered."""
    artist = ARTISTS[order.game]
    if order.picture == HAND:
        picture = artist.hand(order.view, order.words)
    else:
        picture = artist.PICTURES[order.picture].draw(order.view, order.words, order.before)
    return picture.pointing_at(pointed_at(order, picture)) if order.points else picture


def pointed_at(order: Order, picture: Picture) -> list[Box]:
    """Where on that picture lies what is pointed at; what is not there now is left out."""
    parts, found = ARTISTS[order.game].parts(order.view, order.picture, order.words), list[Box]()
    for name in order.points:
        if name in parts:
            found.append(parts[name])
        elif name.startswith(TEXT):
            found += [box.ink for box in picture.boxes if box.text == name.removeprefix(TEXT)]
    return found


def caption_of(order: Order) -> str:
    """Its alternative text."""
    artist = ARTISTS[order.game]
    if order.picture == HAND:
        return artist.hand_caption(order.view, order.words)
    return artist.PICTURES[order.picture].caption(order.view, order.words)


def title_of(order: Order) -> str:
    """What it is called where one chooses among the pictures."""
    return order.words.say(f"picture-{order.picture}")


def png_of(order: Order) -> bytes:
    """The picture as a PNG file."""
    return picture_of(order).png()
