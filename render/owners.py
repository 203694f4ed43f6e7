"""Whose a piece is: told by colour, by shape and by letter, in every game."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Box, Canvas, Pen, Point, Role, Shape, sprite
from render.palette import CHALK, INK, Colour, Ramp, colour, mix
from render.type import Style, Weight
from words.catalogue import Badge


class Owner(Struct, frozen=True):
    """How a seat's pieces look."""

    colour: Colour
    ink: Colour
    """Of the letter on the colour."""
    shape: str

    @property
    def side(self) -> Colour:
        """Of the half away from the light."""
        return mix(self.colour, INK, 0.1)


OWNERS = (
    Owner(colour("c9382c"), CHALK, "disc"),
    Owner(colour("1f62ae"), CHALK, "square"),
    Owner(colour("f6bf26"), INK, "diamond"),
    Owner(colour("23804c"), CHALK, "shield"),
    Owner(colour("7c3fa6"), CHALK, "flower"),
)
"""By the colour of a badge; a game uses as many of them as it has seats."""

LETTER_SHARE = 0.8
"""A letter's font size, in parts of its badge's size."""


def owner_ramps(to_ink: int, to_chalk: int) -> list[Ramp]:
    """What the edges of their pieces need where four play, in so many steps to ink and to chalk."""
    four = OWNERS[:4]
    return [
        *((owner.colour, INK, to_ink) for owner in four),
        *((owner.colour, CHALK, to_chalk) for owner in four),
        *((owner.colour, owner.side, 1) for owner in four),
    ]


def _draw_shape(pen: Pen, owner: Owner, middle: float, radius: float) -> None:
    """The owner's shape, all of about the same weight on the eye."""
    m, r = middle, radius
    match owner.shape:
        case "disc":
            pen.disc(m, m, r, owner.colour)
        case "square":
            pen.slab((m - 0.88 * r, m - 0.88 * r, m + 0.88 * r, m + 0.88 * r), 0.16 * r, owner.colour)
        case "diamond":
            pen.polygon(
                [(m, m - 1.16 * r), (m + 1.16 * r, m), (m, m + 1.16 * r), (m - 1.16 * r, m)], owner.colour
            )
        case "shield":
            side = [(m + 0.9 * r, m + 0.1 * r), (m + 0.62 * r, m + 0.66 * r), (m, m + 1.14 * r)]
            left = [(2 * m - x, y) for x, y in reversed(side)]
            pen.polygon([(m - 0.9 * r, m - 0.9 * r), (m + 0.9 * r, m - 0.9 * r), *side, *left], owner.colour)
        case _:
            for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                pen.disc(m + x * 0.46 * r, m + y * 0.46 * r, 0.6 * r, owner.colour)


@sprite
def badge(colour: int, size: int) -> Shape:
    """A sign without its letter: flat colour, lit from the upper left, an ink line round it."""
    owner, whole = OWNERS[colour], size * 1.3
    pen = Pen(whole, whole)
    _draw_shape(pen, owner, whole / 2, size * 0.46)
    pen.over([(0, whole), (whole, 0), (whole, whole)], owner.side)
    pen.outline(INK, max(1.2, size * 0.035))
    return pen.shape()


def stamp(canvas: Canvas, whose: Badge, at: Point, size: int, panel: Box, role: Role = Role.DECIDES) -> None:
    """Put the player's badge with its letter there."""
    canvas.put(badge(whose.colour, size), *at)
    style = Style(round(size * LETTER_SHARE), Weight.TITLE, OWNERS[whose.colour].ink)
    canvas.write(whose.letter, at, style, panel, role)
