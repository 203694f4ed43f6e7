"""Panamax's pieces as sprites: ships and container dice, flags, and the signs on the canal."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import ImageOps

from render.canvas import Box, Canvas, Pen, Point, Shape, faded, mounted, sprite
from render.icons import LINE, Sketch
from render.owners import OWNERS
from render.palette import BRONZE, CHALK, FOLD, GOLD, INK, STEEL, Colour, mix
from render.panamax.colours import (
    BEAR,
    CONCRETE,
    CORAL,
    DEEP,
    FEE,
    FLAG_BLUE,
    FLAG_RED,
    FOAM,
    HULLS,
    LAKE,
    NAVY,
    PALM,
)
from render.panamax.layout import UNIT
from render.type import Style, Weight
from words.catalogue import Badge

DIE = (58, 48)
"""Width and height of a container die, with its owner's letter and its value on it."""
HULL = 54
"""Height of a hull."""
EDGE = 4

# A container die's outline by its owner's shape, in parts of its width and height.
CONTAINERS: dict[str, tuple[Point, ...]] = {
    "square": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "diamond": ((0.16, 0), (0.84, 0), (1.04, 0.5), (0.84, 1), (0.16, 1), (-0.04, 0.5)),
    "shield": ((0, 0), (1, 0), (1, 0.66), (0.5, 1.14), (0, 0.66)),
}
# A hull's side from the deck down, its bow to the right, by its owner's shape: how far each end stands out.
STERNS: dict[str, tuple[Point, ...]] = {
    "disc": ((0, 0), (1, 22), (7, 40), (22, 54)),
    "square": ((0, 0), (0, 42), (10, 54)),
    "diamond": ((-3, -7), (4, 0), (7, 54)),
    "shield": ((0, -9), (9, -9), (10, 0), (3, 54)),
}
BOWS: dict[str, tuple[Point, ...]] = {
    "disc": ((16, 54), (6, 42), (1, 22), (0, -3), (16, 0)),
    "square": ((10, 54), (0, 42), (0, 0)),
    "diamond": ((12, 54), (-4, -9), (9, 0)),
    "shield": ((8, 54), (-1, -6), (7, -6), (13, 0)),
}


@sprite
def container(colour: int, width: int = DIE[0], height: int = DIE[1]) -> Shape:
    """A container die without what is written on it: its outline is its owner's."""
    owner = OWNERS[colour]
    pen = Pen(width + 2 * EDGE, height + 2 * EDGE)
    if owner.shape == "disc":
        pen.slab((EDGE, EDGE, EDGE + width, EDGE + height), height / 2, owner.colour)
    else:
        outline = CONTAINERS[owner.shape]
        pen.polygon([(EDGE + x * width, EDGE + y * height * 0.96) for x, y in outline], owner.colour)
    light = mix(owner.colour, CHALK, 0.4)
    pen.over([(0, 0), (width + 8, 0), (width + 8, EDGE + 5), (0, EDGE + 5)], light)
    pen.outline(INK, LINE)
    return pen.shape()


def draw_die(
    canvas: Canvas, whose: Badge, value: int, at: Point, panel: Box, size: tuple[int, int] = DIE
) -> None:
    """A container die: its owner's colour, outline and letter, and its value."""
    canvas.put(container(whose.colour, *size), *at)
    style = Style(42, Weight.NUMBER, OWNERS[whose.colour].ink)
    between = "\N{MIDDLE DOT}" if whose.letter.isdigit() else ""
    said = f"{whose.letter}{between}{value}"
    canvas.write(said, (at[0], at[1] - 1), style, panel, widest=size[0] - 6)


@sprite
def socket(width: int = DIE[0], height: int = DIE[1], ground: Colour | None = None) -> Shape:
    """An empty place for a die."""
    pen = Pen(width + 8, height + 8)
    fill = mix(FOAM, DEEP, 0.35) if ground is None else ground
    pen.card((4, 4, 4 + width, 4 + height), 8, mix(fill, INK, 0.45), fill)
    return pen.shape()


def _body(pen: Pen, shape: str, width: float, deck: float, fill: Colour, tall: float = HULL) -> None:
    stern = [(EDGE + 2 + x, deck + y * tall / HULL) for x, y in STERNS[shape]]
    bow = [(EDGE + 2 + width - x, deck + y * tall / HULL) for x, y in BOWS[shape]]
    pen.polygon([*stern, *bow], fill)
    whole = width + 4 * EDGE
    pen.over([(0, 0), (whole, 0), (whole, deck + 4), (0, deck + 4)], mix(fill, CHALK, 0.45))
    pen.over(
        [(0, deck + tall - 6), (whole, deck + tall - 6), (whole, deck + tall + 9), (0, deck + tall + 9)],
        mix(fill, INK, 0.45),
    )


def is_striped(ship_type: str | None) -> bool:
    """Whether such a ship has a white stripe: the only one as small as another of its company."""
    return ship_type == "sprinter"


def _stripe(pen: Pen, width: float, low: float) -> None:
    """A white line along the water."""
    far = width + 4 * EDGE
    pen.over([(0, low - 11), (far, low - 11), (far, low - 5), (0, low - 5)], CHALK)


@sprite
def hull(colour: int, size: int, *, is_eastward: bool, is_striped: bool = False) -> Shape:
    """A company's ship without its badge and numbers; the deck lies 14 px below the sprite's top."""
    owner, width = OWNERS[colour], size * UNIT - 10
    pen = Pen(width + 4 * EDGE, HULL + 22)
    _body(pen, owner.shape, width, 14, owner.colour)
    if is_striped:
        _stripe(pen, width, 14 + HULL)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 2.2)
    return _facing(pen.shape(), is_eastward=is_eastward)


@sprite
def nobodys_hull(kind: str, size: int, *, is_eastward: bool) -> Shape:
    """A unique ship without its numbers: grey warship, white liner or dark Panamax."""
    width, deck = size * UNIT - 10, 14
    pen = Pen(width + 4 * EDGE, HULL + 22)
    _body(pen, HULL_SHAPES[kind], width, deck, HULLS[kind])
    match kind:
        case "cruise":
            pen.over([(0, deck + 4), (width + 16, deck + 4), (width + 16, deck + 9), (0, deck + 9)], CORAL)
        case "panamax":
            low = deck + HULL - 7
            pen.over([(0, low), (width + 16, low), (width + 16, low + 12), (0, low + 12)], CORAL)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 2.2)
    return _facing(pen.shape(), is_eastward=is_eastward)


HULL_SHAPES = {"military": "diamond", "cruise": "disc", "panamax": "square"}
"""Of the ships of nobody's: like the owners', which their colours and letters keep apart from them."""


def _look(colour: int | None, kind: str) -> tuple[str, Colour]:
    """The shape and the colour of a hull: its owner's, or those of its kind."""
    if colour is None:
        return HULL_SHAPES[kind], HULLS[kind]
    return OWNERS[colour].shape, OWNERS[colour].colour


@sprite
def low_hull(
    colour: int | None, kind: str, width: int, height: int, *, is_eastward: bool, is_striped: bool
) -> Shape:
    """A ship in an ocean of the sideways map, of any length; the deck lies 14 px below the sprite's top."""
    (shape, fill), deck = _look(colour, kind), 14
    pen = Pen(width + 4 * EDGE, height + 22)
    _body(pen, shape, width, deck, fill, height)
    far = width + 4 * EDGE
    if kind == "cruise":
        pen.over([(0, deck + 2), (far, deck + 2), (far, deck + 7), (0, deck + 7)], CORAL)
    elif kind == "panamax":
        low = deck + height - 7
        pen.over([(0, low), (far, low), (far, low + 12), (0, low + 12)], CORAL)
    if is_striped:
        _stripe(pen, width, deck + height)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 2.2)
    return _facing(pen.shape(), is_eastward=is_eastward)


@sprite
def upright_hull(
    colour: int | None, kind: str, width: int, height: int, *, is_eastward: bool, is_striped: bool
) -> Shape:
    """A ship in the sideways canal, lying across its lane: the higher, the larger."""
    shape, fill = _look(colour, kind)
    edge = 6.0
    pen, right, low = Pen(width + 2 * edge, height + 2 * edge), edge + width, edge + height
    _plan(pen, shape, (edge, edge, right, low), CHALK if is_striped else fill)
    bow = (right - 7, right + edge) if is_eastward else (0, edge + 7)
    whole = low + edge
    pen.over([(bow[0], 0), (bow[1], 0), (bow[1], whole), (bow[0], whole)], mix(fill, CHALK, 0.45))
    if kind in ("cruise", "panamax"):
        stern = (0, edge + 6) if is_eastward else (right - 6, right + edge)
        pen.over([(stern[0], 0), (stern[1], 0), (stern[1], whole), (stern[0], whole)], CORAL)
    if is_striped:
        _plan(pen, shape, (edge + 5, edge + 5, right - 5, low - 5), fill)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 2.2)
    return pen.shape()


def _plan(pen: Pen, shape: str, box: tuple[float, float, float, float], fill: Colour) -> None:
    """A hull seen from above, by its owner's shape."""
    left, top, right, low = box
    middle = (left + right) / 2
    match shape:
        case "disc":
            pen.slab(box, min(26, (right - left) / 2), fill)
        case "square":
            pen.slab(box, 4, fill)
        case "diamond":
            ends = [(middle, top - 3), (right, top + 18), (right, low - 18), (middle, low + 3)]
            pen.polygon([*ends, (left, low - 18), (left, top + 18)], fill)
        case _:
            ends = [(left, top), (right, top), (right, low - 22), (middle, low + 3), (left, low - 22)]
            pen.polygon(ends, fill)


def _facing(shape: Shape, *, is_eastward: bool) -> Shape:
    return shape if is_eastward else ImageOps.mirror(shape)


@sprite
def superstructure(size: int, *, is_eastward: bool) -> Shape:
    """What stands on a warship's deck: turrets, bridge and mast."""
    width = size * UNIT - 40
    pen, grey = Pen(width, 52), HULLS["military"]
    middle = width / 2
    for x, way in ((width - 22.0, 1), (22.0, -1)) if size > 1 else ((width - 18.0, 1),):
        pen.line([(x, 40), (x + way * 20, 34)], mix(grey, INK, 0.3), 5)
        pen.slab((x - 14, 34, x + 10, 52), 6, grey)
    pen.polygon(
        [(middle - 26, 52), (middle - 20, 26), (middle + 14, 26), (middle + 22, 52)], mix(grey, CHALK, 0.3)
    )
    pen.slab((middle - 14, 14, middle + 6, 28), 3, grey)
    pen.line([(middle - 4, 16), (middle - 4, 3)], mix(grey, INK, 0.4), 4)
    pen.outline(INK, LINE)
    return _facing(pen.shape(), is_eastward=is_eastward)


def _star(x: float, y: float, radius: float) -> list[Point]:
    reach = [radius if step % 2 == 0 else radius * 0.42 for step in range(10)]
    return [(x + far * sin(pi * step / 5), y - far * cos(pi * step / 5)) for step, far in enumerate(reach)]


@sprite
def flag(nation: str, width: int, *, is_dim: bool = False) -> Shape:
    """A nation's flag: each its own pattern, so that no colour is needed to tell it."""
    w, h, e = width, width * 0.68, 3.0
    pen = Pen(w + 6, h + 6)

    def at(*points: Point) -> list[Point]:
        return [(e + x * w, e + y * h) for x, y in points]

    def block(left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        pen.polygon(at((left, top), (right, top), (right, bottom), (left, bottom)), fill)

    match nation:
        case "china":
            block(0, 0, 1, 1, FLAG_RED)
            pen.polygon(_star(e + w * 0.3, e + h * 0.45, h * 0.34), GOLD)
            for x, y in ((0.58, 0.16), (0.7, 0.34), (0.7, 0.58), (0.58, 0.78)):
                pen.disc(e + x * w, e + y * h, h * 0.075, GOLD)
        case "europe":
            block(0, 0, 1, 1, FLAG_BLUE)
            for step in range(8):
                angle = pi * step / 4
                pen.disc(
                    e + w / 2 + h * 0.32 * cos(angle), e + h / 2 + h * 0.32 * sin(angle), h * 0.085, GOLD
                )
        case "usa_east":
            block(0, 0, 1, 1, CHALK)
            for stripe in range(0, 7, 2):
                block(0, stripe / 7, 1, (stripe + 1) / 7, FLAG_RED)
            block(0, 0, 0.5, 4 / 7, FLAG_BLUE)
            pen.polygon(_star(e + w * 0.25, e + h * 0.29, h * 0.2), CHALK)
        case _:
            block(0, 0, 1, 1, CHALK)
            block(0, 0.78, 1, 1, FLAG_RED)
            pen.polygon(_star(e + w * 0.17, e + h * 0.22, h * 0.17), FLAG_RED)
            pen.oval((*at((0.3, 0.3))[0], *at((0.74, 0.62))[0]), BEAR)
            pen.disc(e + w * 0.76, e + h * 0.38, h * 0.13, BEAR)
            for x in (0.38, 0.62):
                block(x - 0.05, 0.5, x + 0.06, 0.76, BEAR)
    pen.outline(INK, LINE)
    return faded(pen.shape(), 0.25) if is_dim else pen.shape()


@sprite
def fee_tag(size: int = 44) -> Shape:
    """The purple tag of a zone, with room for what each die there pays at the end of the round."""
    pen, e = Pen(size + 6, size + 6), 3.0
    pen.polygon(
        [
            (e + size * 0.22, e),
            (e + size * 0.78, e),
            (e + size, e + size * 0.24),
            (e + size, e + size),
            (e, e + size),
            (e, e + size * 0.24),
        ],
        FEE,
    )
    pen.outline(INK, LINE)
    pen.disc(e + size / 2, e + size * 0.1, size * 0.05, CHALK)
    return pen.shape()


@sprite
def move_sign(kind: str, size: int) -> Shape:
    """The move that leaving a zone takes: mitre gates of a lock, waves of a waterway, or either."""
    sketch = Sketch(size)
    match kind:
        case "lock":
            sketch.slab(CONCRETE, 0, 4, 100, 96, 18)
            sketch.over(LAKE, (24, 0), (76, 0), (76, 100), (24, 100))
            sketch.ink()
            sketch.line(CORAL, 15, (22, 30), (50, 58))
            sketch.line(CORAL, 15, (78, 30), (50, 58))
            for x in (16, 84):
                sketch.disc(INK, x, 28, 7)
        case "waterway":
            sketch.slab(DEEP, 0, 4, 100, 96, 46)
            sketch.ink()
            for y in (32, 54, 76):
                wave = [
                    (x, y + 7 * sin(x / 7.6)) for x in range(16 if y != 54 else 8, 92 if y == 54 else 84, 3)
                ]
                sketch.line(CHALK, 9, *wave)
        case _:
            sketch.area(CORAL, (0, 26), (54, 26), (54, 4), (100, 50), (54, 96), (54, 74), (0, 74))
            sketch.ink()
            wave = [(x, 50 + 7 * sin(x / 7)) for x in range(8, 74, 3)]
            sketch.line(CHALK, 9, *wave)
    return sketch.icon()


@sprite
def pennant(*, is_eastward: bool = True) -> Shape:
    """The blue peter of a ship that is ready to sail."""
    pen = Pen(40, 50)
    pen.line([(8, 4), (8, 48)], mix(BRONZE, INK, 0.4), 4)
    pen.polygon([(9, 5), (38, 15), (9, 27)], PALM)
    pen.outline(INK, LINE)
    return _facing(pen.shape(), is_eastward=is_eastward)


@sprite
def crate(size: int, fill: Colour = CORAL) -> Shape:
    """A container: one load."""
    sketch = Sketch(size)
    sketch.slab(fill, 0, 16, 100, 88, 6)
    sketch.over(mix(fill, INK, 0.25), (0, 76), (100, 76), (100, 100), (0, 100))
    sketch.ink()
    for x in (18, 34, 50, 66, 82):
        sketch.line(mix(fill, CHALK, 0.5), 6, (x, 28), (x, 68))
    return sketch.icon()


@sprite
def wagon(size: int) -> Shape:
    """A goods wagon: by rail."""
    sketch = Sketch(size)
    sketch.slab(NAVY, 2, 24, 98, 70, 5)
    for x in (24, 76):
        sketch.disc(STEEL, x, 80, 14)
    sketch.ink()
    for x in (24, 76):
        sketch.disc(INK, x, 80, 5)
    for x in (20, 40, 60, 80):
        sketch.line(mix(NAVY, CHALK, 0.4), 5, (x, 34), (x, 60))
    return sketch.icon()


@sprite
def store_sign(key: str, colour: int | None = None) -> Shape:
    """Dice in a shed, which costs fees, or on a quay, which does not: a player's, or anybody's."""
    pen = Pen(72, 60)
    if key == "warehouse":
        pen.polygon([(4, 26), (36, 4), (68, 26), (68, 56), (4, 56)], mix(NAVY, CHALK, 0.35))
    else:
        pen.slab((4, 46, 68, 56), 3, mix(FOLD, INK, 0.35))
    pen.outline(INK, LINE)
    die = crate(34) if colour is None else container(colour, 40, 30)
    return mounted(72, 60, (pen.shape(), 36, 30), (die, 36, 39 if key == "warehouse" else 33))
