"""Livingstone's pieces as sprites: tents, the steamboat, and what lies in the mine."""

from __future__ import annotations

from math import cos, pi, sin

from render.canvas import Pen, Point, Shape, Sprite, sprite
from render.icons import BRILLIANT, EMERALD, LINE, TRILLION, gem
from render.livingstone.colours import CANVAS, CLIFF, SMOKE, STONES, cloth_tones
from render.owners import OWNERS
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, Colour, mix

PAD = 6
"""Room round a sprite for its outlines."""

# The roof of each owner's tent from left to right, in parts of its width and height: no two alike.
ROOFS: dict[str, tuple[Point, ...]] = {
    "disc": tuple((0.5 - 0.5 * cos(pi * step / 16), 0.52 - 0.52 * sin(pi * step / 16)) for step in range(17)),
    "square": ((0.03, 0.34), (0.12, 0.06), (0.88, 0.06), (0.97, 0.34)),
    "diamond": ((0.02, 0.44), (0.34, 0.2), (0.5, 0.0), (0.66, 0.2), (0.98, 0.44)),
    "shield": ((0.0, 0.32), (0.06, 0.26), (0.26, 0.0), (0.5, 0.22), (0.74, 0.0), (0.94, 0.26), (1.0, 0.32)),
    "flower": tuple(
        (
            third / 3 + (1 - cos(pi * step / 8)) / 6,
            0.2 + (0.06 if third != 1 else 0) - 0.2 * sin(pi * step / 8),
        )
        for third in range(3)
        for step in range(9)
    ),
}


def _tent(pen: Pen, roof: tuple[Point, ...], width: float, height: float, cloth: Colour) -> None:
    """A tent with that roof: three cloths, lit from the left, wider where it is staked to the ground."""
    e = PAD

    def at(*points: Point) -> list[Point]:
        return [(e + x * width, e + y * height) for x, y in points]

    lit, shade, hem = cloth_tones(cloth)
    slope = [(0.5 + (x - 0.5) * (0.84 + 0.16 * y), y) for x, y in roof]
    pen.polygon(at(*slope, (1, 1), (0, 1)), cloth)
    pen.over(at((-1, -1), (0.34, -1), (0.3, 0), (0.13, 1), (-1, 1)), lit)
    pen.over(at((2, -1), (0.66, -1), (0.7, 0), (0.87, 1), (2, 1)), shade)
    pen.over(at((-1, 0.93), (2, 0.93), (2, 2), (-1, 2)), hem)


@sprite
def tent(colour: int, width: int, height: int, *, is_scored: bool) -> Shape:
    """An owner's tent without its letter; one that has not scored yet has a white line round it."""
    owner = OWNERS[colour]
    pen = Pen(width + 2 * PAD, height + 2 * PAD)
    _tent(pen, ROOFS[owner.shape], width, height, owner.colour)
    pen.outline(INK, LINE)
    if not is_scored:
        pen.outline(CHALK, 2.6)
    return pen.shape()


@sprite
def pennant() -> Shape:
    """The flag on a tent that stands alone and has not scored yet."""
    pen = Pen(34, 30)
    pen.line([(6, 4), (6, 28)], INK, 3)
    pen.polygon([(7, 4), (30, 10), (7, 16)], GOLD)
    pen.outline(INK, 1.2)
    return pen.shape()


@sprite
def plain_tent(width: int, height: int) -> Shape:
    """Nobody's tent, with room for a number."""
    pen = Pen(width + 2 * PAD, height + 2 * PAD)
    _tent(pen, ROOFS["diamond"], width, height, CANVAS)
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def open_tent(width: int, height: int) -> Shape:
    """Nobody's tent, its door open: the sign for tents."""
    pen = Pen(width + 2 * PAD, height + 2 * PAD)

    def at(*points: Point) -> list[Point]:
        return [(PAD + x * width, PAD + y * height) for x, y in points]

    pen.line(at((0.5, 0.1), (0.44, 0)), INK, 2)
    pen.line(at((0.5, 0.1), (0.56, 0)), INK, 2)
    pen.polygon(at((0.5, 0.06), (1, 1), (0, 1)), CANVAS)
    pen.over(at((0.5, 0.06), (1, 1), (0.72, 1)), mix(CANVAS, INK, 0.2))
    pen.polygon(at((0.5, 0.36), (0.7, 1), (0.3, 1)), mix(BRONZE, INK, 0.55))
    pen.polygon(at((0.5, 0.36), (0.5, 1), (0.3, 1)), mix(BRONZE, INK, 0.3))
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def steamboat(width: int) -> Shape:
    """The Ma Robert under steam, bound to the right."""
    unit = width / 100
    pen = Pen(width + 8, 84 * unit + 8)

    def at(*points: Point) -> list[Point]:
        return [(4 + x * unit, 4 + y * unit) for x, y in points]

    for x, y, radius in ((38, 8, 9), (26, 5, 7), (16, 8, 5)):
        pen.disc(4 + x * unit, 4 + y * unit, radius * unit, SMOKE)
    pen.polygon(at((48, 12), (60, 12), (60, 40), (48, 40)), INK)
    pen.polygon(at((47, 18), (61, 18), (61, 24), (47, 24)), ALARM)
    pen.polygon(at((22, 38), (78, 38), (78, 58), (22, 58)), CHALK)
    pen.polygon(at((18, 33), (82, 33), (79, 39), (21, 39)), ALARM)
    for x in (32, 46, 60, 71):
        pen.disc(4 + x * unit, 4 + 48 * unit, 4 * unit, mix(INK, GOLD, 0.25))
    hull = at((2, 56), (98, 54), (86, 80), (14, 80))
    pen.polygon(hull, mix(BRONZE, INK, 0.28))
    pen.over(at((0, 54), (100, 52), (100, 60), (0, 62)), GOLD)
    pen.over(at((10, 73), (100, 73), (100, 84), (0, 84)), mix(BRONZE, INK, 0.55))
    wheel = (4 + 20 * unit, 4 + 64 * unit)
    pen.disc(*wheel, 14 * unit, ALARM)
    pen.disc(*wheel, 10.5 * unit, mix(BRONZE, INK, 0.5))
    for step in range(4):
        dx, dy = 13 * unit * cos(pi * step / 4), 13 * unit * sin(pi * step / 4)
        pen.line([(wheel[0] - dx, wheel[1] - dy), (wheel[0] + dx, wheel[1] + dy)], ALARM, 2.4 * unit)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 1.6)
    return pen.shape()


@sprite
def bag(size: int) -> Shape:
    """The bag with the stones."""
    pen, u = Pen(size + 6, size + 6), size / 100
    cloth = mix(BRONZE, CANVAS, 0.35)
    pen.oval((3 + 10 * u, 3 + 30 * u, 3 + 90 * u, 3 + 100 * u), cloth)
    pen.polygon(
        [
            (3 + x * u, 3 + y * u)
            for x, y in ((38, 26), (20, 2), (50, 10), (80, 2), (62, 26), (76, 46), (24, 46))
        ],
        cloth,
    )
    pen.over(
        [(3 + x * u, 3 + y * u) for x, y in ((66, 20), (100, 20), (100, 100), (60, 100), (76, 62))],
        mix(cloth, INK, 0.2),
    )
    pen.line([(3 + 36 * u, 3 + 27 * u), (3 + 64 * u, 3 + 27 * u)], ALARM, 7 * u)
    pen.outline(INK, LINE)
    return pen.shape()


CUTS = {"clear": BRILLIANT, "blue": EMERALD, "red": TRILLION}


def jewel(kind: str, width: int, height: int) -> Sprite:
    """A gem of that kind, told apart by its cut as well as by its colour."""
    return gem(STONES[kind], width, height, CUTS[kind])


@sprite
def stone(kind: str, size: int) -> Shape:
    """A rough stone."""
    pen, u, fill = Pen(size + 6, size + 6), size / 100, STONES[kind]
    pen.polygon(
        [
            (3 + x * u, 3 + y * u)
            for x, y in ((22, 22), (58, 8), (90, 32), (96, 68), (68, 94), (26, 90), (4, 58))
        ],
        fill,
    )
    pen.over([(3 + x * u, 3 + y * u) for x, y in ((22, 22), (58, 8), (48, 40))], mix(fill, CHALK, 0.35))
    pen.over(
        [(3 + x * u, 3 + y * u) for x, y in ((96, 68), (68, 94), (26, 90), (62, 62))], mix(fill, INK, 0.35)
    )
    pen.outline(INK, LINE)
    return pen.shape()


@sprite
def heap(size: int) -> Shape:
    """Stones set aside."""
    pen, u = Pen(size + 6, size + 6), size / 100
    for x, y, radius, fill in (
        (26, 70, 24, STONES["black"]),
        (74, 72, 24, CLIFF),
        (50, 40, 24, mix(STONES["black"], CHALK, 0.25)),
    ):
        pen.disc(3 + x * u, 3 + y * u, radius * u, fill)
        pen.disc(3 + (x - 7) * u, 3 + (y - 8) * u, radius * 0.35 * u, mix(fill, CHALK, 0.3))
    pen.outline(INK, LINE)
    return pen.shape()
