"""What lies on Congo's board: tiles, the steamboat, the marks of the stops, the four-sided die."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from render.canvas import Box, Canvas, Pen, Point, Shape, mounted, sprite
from render.congo.colours import BOTTLE, CLAY, CLOTH, FOREST, HIPPO, LAND, MIST, ORCHID, TILES
from render.icons import LINE, Sketch
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, PAPER, RULE, STEEL, mix
from render.type import Style, Weight

BACKS = {"character": BOTTLE, "auxiliary": CLAY, "special": ORCHID}
"""Of the cards, by deck."""


def _barracks(sketch: Sketch) -> None:
    wall = mix(CLAY, INK, 0.1)
    sketch.area(wall, (8, 92), (8, 36), (20, 36), (20, 46), (34, 46), (34, 36), (66, 36), (66, 46), (80, 46),
                (80, 36), (92, 36), (92, 92))  # fmt: skip
    sketch.over(mix(wall, INK, 0.3), (72, 0), (100, 0), (100, 100), (72, 100))
    sketch.line(INK, 3.5, (50, 40), (50, 4))
    sketch.area(ALARM, (50, 4), (78, 12), (50, 22))
    sketch.ink()
    sketch.slab(INK, 40, 66, 60, 92, 8)
    for x in (16, 70):
        sketch.slab(INK, x, 58, x + 14, 70, 1)


def _hospital(sketch: Sketch) -> None:
    sketch.area(CHALK, (6, 92), (6, 40), (50, 12), (94, 40), (94, 92))
    sketch.over(mix(CHALK, STEEL, 0.4), (74, 0), (100, 0), (100, 100), (74, 100))
    sketch.ink()
    red = CLOTH["red"]
    sketch.slab(red, 42, 32, 58, 78, 1)
    sketch.slab(red, 27, 47, 73, 63, 1)


def _mission(sketch: Sketch) -> None:
    sketch.area(CHALK, (38, 92), (38, 52), (96, 52), (96, 92))
    sketch.area(mix(CLAY, INK, 0.15), (34, 56), (46, 36), (90, 36), (98, 56))
    sketch.area(CHALK, (10, 92), (10, 34), (26, 16), (42, 34), (42, 92))
    sketch.over(mix(CHALK, STEEL, 0.4), (32, 60), (42, 60), (42, 100), (32, 100))
    sketch.ink()
    sketch.slab(INK, 23.5, 0, 28.5, 20, 0)
    sketch.slab(INK, 18, 5, 34, 10, 0)
    sketch.slab(INK, 20, 66, 33, 92, 6)
    for x in (54, 74):
        sketch.slab(INK, x, 64, x + 9, 80, 4)


def _village(sketch: Sketch) -> None:
    thatch, wall = BRONZE, mix(PAPER, CLAY, 0.3)
    for x, foot, size in ((30, 70, 0.8), (74, 74, 0.74), (46, 96, 1.0)):
        left, right, eaves, top = x - 20 * size, x + 20 * size, foot - 20 * size, foot - 58 * size
        sketch.area(wall, (left, foot), (left, eaves), (right, eaves), (right, foot))
        sketch.area(thatch, (x - 30 * size, eaves), (x, top), (x + 30 * size, eaves))
        sketch.area(mix(thatch, INK, 0.25), (x + 8 * size, eaves), (x, top), (x + 30 * size, eaves))
        sketch.ink()
        sketch.slab(INK, x - 6 * size, foot - 18 * size, x + 6 * size, foot, 3)


def _jungle(sketch: Sketch) -> None:
    for x, foot, size, tone in (
        (28, 84, 0.9, FOREST[2]),
        (74, 86, 0.86, FOREST[2]),
        (50, 96, 1.1, FOREST[1]),
    ):
        sketch.slab(mix(BRONZE, INK, 0.4), x - 4 * size, foot - 30 * size, x + 4 * size, foot, 0)
        for across, down, radius in ((-14, -34, 15), (14, -34, 15), (0, -52, 18), (0, -36, 14)):
            sketch.disc(tone, x + across * size, foot + down * size, radius * size)
        sketch.ink()
        sketch.oval(LAND[2], x - 14 * size, foot - 66 * size, x + 2 * size, foot - 54 * size)


TILE_ICONS: dict[str, Callable[[Sketch], None]] = {
    "barracks": _barracks,
    "hospital": _hospital,
    "mission": _mission,
    "village": _village,
    "jungle": _jungle,
}


@sprite
def tile(kind: str | None, size: int) -> Shape:
    """A station tile: its building on its colour, or (None) its back with room for a question mark."""
    pen, low = Pen(size + 6, size + 6), size + 3
    ground = BOTTLE if kind is None else TILES[kind]
    middle, reach = 3 + size / 2, size * 0.39
    pen.card((3, 3, low, low), size * 0.12, CHALK, ground, size * 0.05)
    pen.outline(INK, LINE)
    if kind is None:
        pen.polygon([(middle, middle - reach), (middle + reach, middle), (middle, middle + reach),
                     (middle - reach, middle)], mix(BOTTLE, MIST, 0.25))  # fmt: skip
        return pen.shape()
    sketch = Sketch(round(size * 0.76))
    TILE_ICONS[kind](sketch)
    return mounted(size + 6, size + 6, (pen.shape(), middle, middle), (sketch.icon(), middle, middle))


@sprite
def ring(size: int) -> Shape:
    """The orchid ring round the tile of a stop that gives a special card."""
    pen = Pen(size, size)
    pen.slab((1, 1, size - 1, size - 1), size * 0.18, INK)
    pen.slab((2.6, 2.6, size - 2.6, size - 2.6), size * 0.17, ORCHID)
    return pen.shape()


@sprite
def points_disc(size: int) -> Shape:
    """Where the points of a stop are written."""
    pen, middle = Pen(size + 6, size + 6), size / 2 + 3
    pen.disc(middle, middle, size / 2, GOLD)
    pen.disc(middle, middle, size / 2 - 4.5, CHALK)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def total_disc(size: int, *, is_leading: bool, is_out: bool = False) -> Shape:
    """Where the total of a bid is written: gold for the highest, dim for who has passed for good."""
    pen, middle = Pen(size + 6, size + 6), size / 2 + 3
    face = GOLD if is_leading else CHALK
    pen.disc(middle, middle, size / 2, mix(face, INK, 0.25))
    pen.disc(
        middle, middle - 1.5, size / 2 - 1.5, mix(PAPER, RULE, 0.4) if is_out and not is_leading else face
    )
    pen.ring(middle, middle - 1.5, size / 2 - 5, mix(GOLD, CHALK, 0.6) if is_leading else RULE, 2)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def hippo(width: int) -> Shape:
    """A hippo's head above the water, seen from the front."""
    sketch = Sketch(width)
    sketch.discs(HIPPO, 22, 22, 11)
    sketch.oval(HIPPO, 18, 12, 82, 66)
    sketch.oval(HIPPO, 6, 40, 94, 92)
    sketch.over(mix(HIPPO, INK, 0.3), (0, 82), (100, 82), (100, 100), (0, 100))
    sketch.ink()
    sketch.oval(mix(HIPPO, CHALK, 0.3), 14, 44, 60, 66)
    sketch.discs(INK, 33, 58, 5)
    sketch.discs(CHALK, 34, 27, 8)
    sketch.discs(INK, 35, 27, 4.5)
    return sketch.icon()


@sprite
def hippo_tile(size: int, *, is_sealed: bool = False) -> Shape:
    """A hippo tile with room for its value at the right, or dim when it lies face down."""
    pen, low = Pen(size * 1.9, size + 6), size + 3
    pen.slab((3, 3, size * 1.9 - 3, low), size * 0.3, mix(PAPER, RULE, 0.5) if is_sealed else CHALK)
    pen.outline(INK, LINE)
    width, height = size * 1.9, size + 6
    icon = (hippo(round(size * 0.76)), size * 0.52 + 4, height / 2)
    return mounted(width, height, (pen.shape(), width / 2, height / 2), icon)


@sprite
def four_sided(size: int) -> Shape:
    """The four-sided die, point up, with room for its number."""
    pen, low = Pen(size + 6, size + 6), size * 0.9 + 3
    left, right, top = (3, low), (3 + size, low), (3 + size / 2, 3)
    pen.polygon([left, right, top], mix(ORCHID, CHALK, 0.8))
    pen.over(
        [(3 + size / 2, 0), (size + 6, 0), (size + 6, size + 6), (3 + size * 0.72, size + 6)],
        mix(ORCHID, CHALK, 0.6),
    )
    pen.outline(INK, LINE)
    return pen.shape()


def draw_die(canvas: Canvas, face: int, at: Point, panel: Box) -> None:
    """The four-sided die with what it shows."""
    canvas.put(four_sided(66), *at)
    canvas.write(str(face), (at[0], at[1] + 10), Style(42, Weight.TITLE), panel)


@sprite
def steamboat(width: int, *, is_returning: bool = False) -> Shape:
    """The river steamer with its stern wheel, sailing to the right or, on its way back, to the left."""
    sketch = Sketch(width)
    for x, y, radius in ((36, 30, 7), (26, 27, 6), (17, 29, 5), (9, 26, 4)):
        sketch.disc(mix(CHALK, STEEL, 0.3), x, y, radius)
    sketch.slab(INK, 42, 26, 51, 48, 0)
    sketch.slab(ALARM, 42, 31, 51, 36, 0)
    sketch.slab(CHALK, 26, 44, 80, 58, 2)
    sketch.slab(mix(BRONZE, CLAY, 0.5), 20, 40, 86, 46, 2)
    sketch.slab(CHALK, 22, 56, 90, 68, 0)
    sketch.area(CLAY, (16, 66), (100, 66), (90, 82), (24, 82))
    sketch.over(mix(CLAY, INK, 0.35), (0, 75), (100, 75), (100, 100), (0, 100))
    sketch.disc(mix(CLAY, INK, 0.1), 14, 68, 14)
    sketch.ink()
    for x in (31, 43, 55, 67):
        sketch.slab(mix(HIPPO, INK, 0.3), x, 48, x + 7, 55, 1)
    sketch.line(STEEL, 2, (28, 61), (88, 61))
    for end in ((14, 55), (14, 81), (1, 68), (27, 68), (5, 59), (23, 77), (5, 77), (23, 59)):
        sketch.line(CHALK, 2, (14, 68), end)
    boat = sketch.icon()
    return boat.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if is_returning else boat


@sprite
def spyglass(size: int) -> Shape:
    """Somebody has looked at this tile."""
    sketch = Sketch(size)
    sketch.line(BRONZE, 22, (20, 80), (44, 56))
    sketch.line(GOLD, 30, (44, 56), (76, 24))
    sketch.ink()
    sketch.disc(MIST, 79, 21, 12)
    return sketch.icon()


@sprite
def back(deck: str, width: int) -> Shape:
    """The back of a card of that deck: people, what is added to them, and stars for the special ones."""
    height = round(width * 1.34)
    pen, x, y, r = Pen(width + 6, height + 6), 3 + width / 2, 3 + height / 2, width * 0.3
    pen.card((3, 3, 3 + width, 3 + height), 6, CHALK, BACKS[deck], max(3, width * 0.07))
    pen.outline(INK, LINE)
    if deck == "character":
        pen.disc(x, y - r * 0.8, r * 0.62, GOLD)
        pen.slab((x - r, y + r * 0.1, x + r, y + r * 1.3), r * 0.55, GOLD)
    elif deck == "auxiliary":
        for across, down in ((r, r * 0.36), (r * 0.36, r)):
            pen.slab((x - across, y - down, x + across, y + down), 1, GOLD)
    else:
        star = [(x + d * r * sin(pi * step / 4), y - d * r * 1.2 * cos(pi * step / 4))
                for step, d in enumerate((1.15, 0.36) * 4)]  # fmt: skip
        pen.polygon(star, GOLD)
    return pen.shape()


@sprite
def tick(size: int) -> Shape:
    """The mark of what has been answered."""
    pen = Pen(size + 8, size)
    pen.line(
        [(size * 0.2, size * 0.5), (size * 0.44, size * 0.78), (size * 0.92, size * 0.2)],
        LAND[1],
        size * 0.17,
    )
    pen.outline(INK, 1.2)
    return pen.shape()


@sprite
def pause(size: int) -> Shape:
    """Has passed for now: two bars."""
    pen = Pen(size, size)
    for x in (0.24, 0.58):
        pen.slab((size * x, size * 0.14, size * (x + 0.18), size * 0.86), 2, GOLD)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def cross(size: int) -> Shape:
    """Has passed for good."""
    pen = Pen(size, size)
    for one, other in (((0.2, 0.2), (0.8, 0.8)), ((0.2, 0.8), (0.8, 0.2))):
        pen.line([(size * one[0], size * one[1]), (size * other[0], size * other[1])], STEEL, size * 0.17)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def tied_disc(size: int) -> Shape:
    """Several shared this port: an equals sign."""
    pen, middle = Pen(size + 6, size + 6), size / 2 + 3
    pen.disc(middle, middle, size / 2, PAPER)
    pen.outline(INK, LINE)
    left, right = middle - size * 0.24, middle + size * 0.24
    for y in (middle - size * 0.16, middle + size * 0.1):
        pen.slab((left, y, right, y + size * 0.11), 0, INK)
    return pen.shape()


@sprite
def nobody(size: int) -> Shape:
    """Nobody took this port."""
    pen, middle = Pen(size + 6, size + 6), size / 2 + 3
    pen.disc(middle, middle, size / 2, STEEL)
    pen.slab((middle - size * 0.26, middle - 3, middle + size * 0.26, middle + 3), 2, CHALK)
    pen.outline(INK, LINE)
    return pen.shape()
