"""Things that several games share, as small flat drawings with an ink line and light from the upper left."""

from __future__ import annotations

from math import cos, pi, sin

from msgspec import Struct

from render.canvas import Box, Canvas, Pen, Point, Shape, mounted, sprite
from render.page import PAGE
from render.palette import (
    ALARM,
    BRONZE,
    CHALK,
    FADED_INK,
    FOLD,
    GOLD,
    INK,
    LIT_PAPER,
    PAPER,
    RULE,
    Colour,
    mix,
)

LINE = 1.6
"""Width of the ink line round an icon."""

GEM_SHADE = 0.2
"""How much darker the side of a gem away from the light is."""

# Pips by die face, in thirds of the die from its middle.
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@sprite
def die(face: int, size: int, *, is_dim: bool = False) -> Shape:
    """A die that shows that face; dim where it cannot be taken."""
    pen, edge = Pen(size + 6, size + 6), 3.0
    ivory, pip = (mix(FOLD, RULE, 0.35), FADED_INK) if is_dim else (CHALK, INK)
    pen.slab((edge, edge, edge + size, edge + size), size * 0.2, mix(ivory, BRONZE, 0.35))
    pen.slab((edge, edge, edge + size * 0.95, edge + size * 0.93), size * 0.2, ivory)
    for across, down in PIPS[face]:
        middle = edge + size * 0.47
        pen.disc(middle + across * size * 0.25, middle + down * size * 0.25, size * 0.095, pip)
    pen.outline(FADED_INK if is_dim else INK, LINE)
    return pen.shape()


@sprite
def coin(size: int, *, is_dim: bool = False) -> Shape:
    """A gold coin with room for a number; dim where it no longer counts."""
    pen, middle = Pen(size + 6, size + 6), size / 2 + 3
    face = mix(BRONZE, RULE, 0.55) if is_dim else GOLD
    pen.disc(middle, middle, size / 2, mix(face, INK, 0.3))
    pen.disc(middle, middle - 1, size / 2 - 1, face)
    pen.ring(middle, middle - 1, size / 2 - 3, mix(face, CHALK, 0.55), 1.5)
    pen.outline(INK, LINE)
    return pen.shape()


class Cut(Struct, frozen=True):
    """The shape of a cut stone: its silhouette and the facets in light and shade, in parts of its size."""

    silhouette: tuple[Point, ...]
    bright: tuple[Point, ...]
    lit: tuple[Point, ...]
    shaded: tuple[Point, ...]


BRILLIANT = Cut(
    ((0.2, 0), (0.8, 0), (1, 0.28), (0.5, 1), (0, 0.28)),
    ((-0.1, -0.1), (0.2, -0.1), (0.34, 0.28), (-0.1, 0.28)),
    ((0.2, -0.1), (0.8, -0.1), (0.66, 0.28), (0.34, 0.28)),
    ((0.66, 0.28), (1.1, 0.28), (0.5, 1.1)),
)
EMERALD = Cut(
    ((0.24, 0), (0.76, 0), (0.95, 0.2), (0.95, 0.8), (0.76, 1), (0.24, 1), (0.05, 0.8), (0.05, 0.2)),
    ((-0.1, -0.1), (0.22, -0.1), (0.22, 0.22), (0.22, 0.78), (-0.1, 0.9)),
    ((0.22, -0.1), (0.9, -0.1), (0.78, 0.22), (0.22, 0.22)),
    ((1.1, 0.3), (0.78, 0.22), (0.78, 0.78), (0.22, 0.78), (0.1, 1.1), (1.1, 1.1)),
)
TRILLION = Cut(
    ((0.5, 0), (0.62, 0.06), (1, 0.84), (0.9, 1), (0.1, 1), (0, 0.84), (0.38, 0.06)),
    ((0.5, -0.1), (0.5, 0.3), (0.24, 0.78), (-0.2, 1), (-0.1, 0.6)),
    ((0.5, 0.3), (0.76, 0.78), (0.24, 0.78)),
    ((0.24, 0.78), (0.76, 0.78), (1.1, 0.9), (1.1, 1.1), (-0.1, 1.1)),
)


@sprite
def gem(fill: Colour, width: int, height: int, cut: Cut = BRILLIANT) -> Shape:
    """A cut stone, with room for a number on its face; its cut tells it apart where colours do not."""
    pen, edge = Pen(width + 6, height + 6), 3.0

    def at(points: tuple[Point, ...]) -> list[Point]:
        return [(edge + x * width, edge + y * height) for x, y in points]

    pen.polygon(at(cut.silhouette), fill)
    pen.over(at(cut.bright), mix(fill, CHALK, 0.5))
    pen.over(at(cut.lit), mix(fill, CHALK, 0.25))
    pen.over(at(cut.shaded), mix(fill, INK, GEM_SHADE))
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def crown(width: int, height: int, fill: Colour = GOLD) -> Shape:
    """A crown whose body has room for a number."""
    pen, w, h, e = Pen(width + 8, height + 8), width, height, 4.0
    peaks = [(0.0, 0.16), (0.24, 0.34), (0.5, 0.04), (0.76, 0.34), (1.0, 0.16)]
    pen.polygon(
        [*((e + x * w, e + y * h) for x, y in peaks), (e + 0.92 * w, e + h), (e + 0.08 * w, e + h)], fill
    )
    for x, y in (peaks[0], peaks[2], peaks[4]):
        pen.disc(e + x * w * 0.96 + 0.02 * w, e + y * h, w * 0.055, fill)
    pen.over(
        [(e, e + h * 0.92), (e + w, e + h * 0.92), (e + w, e + h + 4), (e, e + h + 4)], mix(fill, INK, 0.25)
    )
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def card_back(width: int, height: int, fill: Colour) -> Shape:
    """A face-down card."""
    pen, w, h = Pen(width + 6, height + 6), width + 3, height + 3
    pen.card((3, 3, w, h), width * 0.14, CHALK, fill, width * 0.1)
    middle, centre = 3 + width / 2, 3 + height / 2
    r = width * 0.24
    pen.polygon(
        [(middle, centre - r * 1.3), (middle + r, centre), (middle, centre + r * 1.3), (middle - r, centre)],
        GOLD,
    )
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def chest(width: int, height: int) -> Shape:
    """A treasure chest."""
    pen, w, h, e = Pen(width + 6, height + 6), width, height, 3.0
    wood, lid = mix(BRONZE, INK, 0.25), BRONZE
    pen.slab((e, e, e + w, e + h * 0.7), w * 0.24, lid)
    pen.slab((e, e + h * 0.4, e + w, e + h), w * 0.05, wood)
    pen.polygon([(e, e + h * 0.4), (e + w, e + h * 0.4), (e + w, e + h * 0.48), (e, e + h * 0.48)], INK)
    for x in (0.16, 0.76):
        pen.over(
            [(e + w * x, 0), (e + w * (x + 0.09), 0), (e + w * (x + 0.09), h + 6), (e + w * x, h + 6)], GOLD
        )
    pen.slab((e + w * 0.4, e + h * 0.34, e + w * 0.6, e + h * 0.62), 2, GOLD)
    pen.disc(e + w / 2, e + h * 0.47, w * 0.05, INK)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def medal(size: int) -> Shape:
    """A gold star on a ribboned disc: points."""
    pen, m, r = Pen(size + 6, size + 6), size / 2 + 3, size / 2
    for side in (-1, 1):
        pen.polygon([(m, m), (m + side * r * 0.9, m + r * 0.74), (m + side * r * 0.42, m + r)], ALARM)
    pen.disc(m, m - r * 0.14, r * 0.84, GOLD)
    pen.ring(m, m - r * 0.14, r * 0.72, mix(GOLD, CHALK, 0.6), 1.5)
    reach = [r * 0.56 if step % 2 == 0 else r * 0.24 for step in range(10)]
    star = [
        (m + d * sin(pi * step / 5), m - r * 0.12 - d * cos(pi * step / 5)) for step, d in enumerate(reach)
    ]
    pen.polygon(star, CHALK)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def arrow(width: int, height: int, fill: Colour) -> Shape:
    """A pointer to the right: it is this player's turn."""
    pen = Pen(width + 6, height + 6)
    pen.polygon(
        [(3, 3), (3 + width, 3 + height / 2), (3, 3 + height), (3 + width * 0.26, 3 + height / 2)], fill
    )
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def _sheet(width: int, height: int) -> Shape:
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, RULE, PAPER)
    return pen.shape()


def lay_sheets(canvas: Canvas, *boxes: Box) -> None:
    """Sheets of paper with a fine line round them."""
    for box in boxes:
        canvas.put(_sheet(round(box.right - box.left), round(box.bottom - box.top)), *box.middle)


@sprite
def stripe(height: int, *, is_lit: bool) -> Shape:
    """The ground of a line on a sheet: lit for whoever is asked, or has won."""
    width = PAGE - 8
    pen = Pen(width, height)
    if is_lit:
        pen.slab((0, 2, width, height - 2), 10, LIT_PAPER)
    pen.rule((14, 0.8), (width - 14, 0.8), RULE, 1.6)
    return pen.shape()


@sprite
def halo(width: int, height: int) -> Shape:
    """The glow behind a thing that is new to the reader."""
    pen = Pen(width, height)
    box, light = (1, 1, width - 1, height - 1), mix(GOLD, CHALK, 0.7)
    pen.card(box, min(width, height) * 0.24, ALARM, light, 4)
    return pen.shape()


@sprite
def ticket(width: int, height: int, stub: int, ground: Colour, *, is_stack: bool = False) -> Shape:
    """A card: a stub for its icon, torn off along a dotted line, and paper; several lie stacked."""
    pen = Pen(width, height)
    if is_stack:
        pen.card((10, 10, width, height), 18, INK, RULE)
    right, bottom = (width - 8, height - 8) if is_stack else (width, height)
    pen.card((0, 0, right, bottom), 18, INK, PAPER)
    pen.slab((10, 10, stub - 10, bottom - 10), 12, ground)
    for y in range(22, bottom - 14, 15):
        pen.disc(stub + 2, y, 2.4, RULE)
    for edge, out in ((1, -2), (bottom - 1, 2)):
        pen.disc(stub + 2, edge, 11, INK)
        pen.disc(stub + 2, edge + out, 11, FOLD)
    return pen.shape()


@sprite
def vacancy(width: int, height: int) -> Shape:
    """A dashed line round the place where cards would lie."""
    pen = Pen(width, height)
    for x in range(16, width - 20, 26):
        for y in (3, height - 3):
            pen.rule((x, y), (x + 13, y), RULE, 3)
    for y in range(16, height - 20, 26):
        for x in (3, width - 3):
            pen.rule((x, y), (x, y + 13), RULE, 3)
    return pen.shape()


class Sketch:
    """A square sheet of 100 by 100 parts, whatever its size."""

    def __init__(self, size: int) -> None:
        self.unit, self.pen = size / 100, Pen(size + 8, size + 8)

    def _at(self, *points: Point) -> list[Point]:
        return [(4 + x * self.unit, 4 + y * self.unit) for x, y in points]

    def area(self, fill: Colour, *points: Point) -> None:
        """A filled area."""
        self.pen.polygon(self._at(*points), fill)

    def twice(self, fill: Colour, *points: Point) -> None:
        """A filled area, and the same on the other side."""
        self.area(fill, *points)
        self.area(fill, *((100 - x, y) for x, y in points))

    def over(self, fill: Colour, *points: Point) -> None:
        """A filled area, only where something has been drawn already."""
        self.pen.over(self._at(*points), fill)

    def disc(self, fill: Colour, x: float, y: float, radius: float) -> None:
        """A filled circle."""
        self.pen.disc(*self._at((x, y))[0], radius * self.unit, fill)

    def discs(self, fill: Colour, x: float, y: float, radius: float) -> None:
        """A filled circle, and the same on the other side."""
        self.disc(fill, x, y, radius)
        self.disc(fill, 100 - x, y, radius)

    def slab(self, fill: Colour, left: float, top: float, right: float, bottom: float, corner: float) -> None:
        """A filled rectangle with round corners."""
        (x, y), (across, down) = self._at((left, top), (right, bottom))
        self.pen.slab((x, y, across, down), corner * self.unit, fill)

    def oval(self, fill: Colour, left: float, top: float, right: float, bottom: float) -> None:
        """A filled ellipse."""
        (x, y), (across, down) = self._at((left, top), (right, bottom))
        self.pen.oval((x, y, across, down), fill)

    def line(self, fill: Colour, width: float, *points: Point) -> None:
        """A line."""
        self.pen.line(self._at(*points), fill, width * self.unit)

    def ink(self) -> None:
        """The ink line round what has been drawn so far; what follows is drawn on it."""
        self.pen.outline(INK, LINE)

    def icon(self) -> Shape:
        """The finished icon."""
        return self.pen.shape()


def collage(size: int, *parts: tuple[Shape, float, float]) -> Shape:
    """Shapes one on the other, each with its centre in parts of a hundred."""
    placed = ((shape, 4 + x * size / 100, 4 + y * size / 100) for shape, x, y in parts)
    return mounted(size + 8, size + 8, *placed)
