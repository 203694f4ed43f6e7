"""A public picture of a game: what draws it, and what tells of it to those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from games.core import View
from render.canvas import Box, Picture, Sprite
from render.palette import Colour
from words.catalogue import Words

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Draw(Protocol[V_contra]):
    """Draws a public picture."""

    def __call__(self, view: V_contra, words: Words, before: V_contra | None = None) -> Picture:
        """With the view its reader saw last, what is new since then is marked."""


class Drawing(NamedTuple, Generic[V]):
    """One public picture; the words know its name as `picture-<name>`."""

    draw: Draw[V]
    caption: Callable[[V, Words], str]
    """Its alternative text; `Artist.describe` tells its facts too."""
    shows_players: bool
    """Whether it tells of every player; else the message does, in a line for each."""


class Masthead(NamedTuple):
    """The strip of landscape at the head of a game's sheets, and the palette of all its pictures."""

    strip: Callable[[], Sprite]
    """With the paper below it."""
    box: Box
    """Where the strip lies."""
    ink: Colour
    """Of what is written on it."""
    palette: Image.Image
    clear: float
    """How far to the right the landscape is calm enough to be written on."""
