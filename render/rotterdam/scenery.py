"""The mouth of the Maas under Rotterdam's board: drawn once, the same for every table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sin

from render.canvas import Pen, Point, Shape, sprite
from render.palette import CHALK, FOLD, INK, mix
from render.rotterdam.buildings import (
    crane,
    factory,
    lighthouse,
    poplar,
    shed,
    silos,
    skyline,
    tank,
    tulips,
    windmill,
)
from render.rotterdam.channels import draw_channels
from render.rotterdam.colours import BRICK, CARGO, DUNE, FOAM, MEADOW, QUAY, SEA, SKY, SUN, WATER
from render.rotterdam.layout import (
    EDGE,
    GAP,
    HORIZON,
    MAP,
    WIDTH,
)

# The water's edge on the left from the top down; the right bank is its mirror image with its own bends.
NORTH_BANK = (
    (186, 158), (186, 300), (150, 330), (28, 372), (28, 640), (64, 690), (64, 770), (116, 800), (150, 850),
    (150, 940), (100, 985), (26, 1000), (26, 1100), (84, 1140), (96, 1190), (80, 1270), (118, 1310),
    (60, 1350), (12, 1372),
)  # fmt: skip
ISLAND = (
    (585, 520), (616, 576), (648, 640), (664, 700), (640, 746),
    (585, 770), (530, 746), (506, 700), (522, 640), (554, 576),
)  # fmt: skip


def _mirror(points: Sequence[Point]) -> list[Point]:
    return [(WIDTH - x, y) for x, y in points]


def _rounded(points: Sequence[Point], rounds: int = 3) -> list[Point]:
    """The open line with its corners cut round."""
    for _ in range(rounds):
        cut = [points[0]]
        for (x, y), (across, down) in pairwise(points):
            cut += [(x * 0.75 + across * 0.25, y * 0.75 + down * 0.25)]
            cut += [(x * 0.25 + across * 0.75, y * 0.25 + down * 0.75)]
        points = [*cut, points[-1]]
    return list(points)


def _sky(pen: Pen) -> None:
    for band, tone in enumerate(SKY):
        top = EDGE + band * (HORIZON - EDGE) / len(SKY)
        wave = [(x, top + 4 * sin(x / 140 + band)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (WIDTH - EDGE, 300), (EDGE, 300)], tone)
    for radius, tone in ((92, mix(SKY[2], SUN, 0.45)), (68, mix(SKY[3], SUN, 0.6)), (44, SUN)):
        pen.disc(585, HORIZON - 16, radius, tone)
    for x, y, size in ((486, 44, 13), (524, 58, 9), (548, 40, 8), (700, 52, 10)):
        wings = [(x - size, y - size * 0.35), (x - size * 0.4, y - size * 0.5), (x, y)]
        pen.line([*wings, *((2 * x - a, b) for a, b in reversed(wings[:2]))], CHALK, 2.4)


def _water(pen: Pen) -> None:
    """River above, open sea below, with ripples that grow towards the sea."""
    bands = [(HORIZON, mix(WATER, FOAM, 0.35)), (420.0, mix(WATER, FOAM, 0.15)), (800.0, WATER)]
    bands += [(1090.0, mix(WATER, SEA, 0.4)), (1262.0, mix(WATER, SEA, 0.8)), (1380.0, SEA)]
    for top, tone in bands:
        swell = 0 if top == HORIZON else 7
        wave = [(x, top + swell * sin(x / 90 + top)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        pen.polygon([*wave, (MAP.right, MAP.bottom), (MAP.left, MAP.bottom)], tone)
    for step in range(70):
        x, y = 30 + (step * 389) % 1090, 330 + (step * 211) % 1120
        size = 9 + (y - 300) / 90
        ripple = [(x + part * size / 12, y + size * 0.14 * sin(part / 2)) for part in range(-12, 13)]
        pen.line(ripple, mix(WATER if y < 1090 else SEA, FOAM, 0.45), 1.8)


def _banks(pen: Pen) -> None:
    for line, side in ((NORTH_BANK, 0), (_mirror(NORTH_BANK), WIDTH)):
        shore = _rounded(line)
        pen.polygon([(side, shore[0][1]), *shore, (side, shore[-1][1])], FOAM)
        sand = [(x + (-7 if side == 0 else 7), y) for x, y in shore]
        pen.polygon([(side, sand[0][1]), *sand, (side, sand[-1][1])], DUNE)
        grass = [(x + (-16 if side == 0 else 16), y) for x, y in shore if y < 1240]
        pen.polygon([(side, grass[0][1]), *grass, (side, grass[-1][1] + 70)], MEADOW)
    shore = _rounded([*ISLAND, ISLAND[0]])
    x, y = 585, 660
    for share, tone in ((1.0, FOAM), (0.92, DUNE), (0.82, MEADOW)):
        pen.polygon([(x + (a - x) * share, y + (b - y) * share) for a, b in shore], tone)


def _moles(pen: Pen) -> None:
    """The two piers that keep the sea out of the river mouth."""
    for sign, side in ((1, 0), (-1, WIDTH)):
        line = [(side + sign * x, y) for x, y in ((96, 1278), (140, 1300), (152, 1330))]
        pen.line(line, mix(QUAY, INK, 0.2), 13)
        pen.line([(x, y - 3) for x, y in line], QUAY, 9)
    lighthouse(pen, 152, 1326, 62, BRICK)
    lighthouse(pen, WIDTH - 152, 1326, 62, mix(MEADOW, INK, 0.4))


def _countryside(pen: Pen) -> None:
    tulips(pen, 30, 830, 92, 5)
    windmill(pen, 70, 960, 92)
    for x, y in ((118, 930), (134, 926), (40, 1180)):
        poplar(pen, x, y, 40)
    tulips(pen, WIDTH - 122, 830, 92, 5)
    for x, y in ((1050, 936), (1066, 930), (1082, 934), (1120, 1180)):
        poplar(pen, x, y, 42)
    factory(pen, 1098, 962, 74)
    windmill(pen, 585, 676, 118)
    for x, y in ((548, 712), (626, 706), (612, 722)):
        poplar(pen, x, y, 36)
    tulips(pen, 548, 728, 74, 3)


def _harbour(pen: Pen) -> None:
    """The quays of the four ports, each with the building of its trade."""
    for left, right in ((178, 542), (628, 992)):
        pen.polygon([(left, 162), (right, 162), (right, 300), (left, 300)], mix(QUAY, CHALK, 0.35))
        pen.polygon([(left, 300), (right, 300), (right, 312), (left, 312)], BRICK)
        pen.polygon([(left, 312), (right, 312), (right, 317), (left, 317)], mix(BRICK, INK, 0.45))
    for side, sign in ((0, 1), (WIDTH, -1)):
        for out, tone in ((6, BRICK), (0, mix(QUAY, CHALK, 0.35))):
            x, y = 148 + out, 388 + out
            edge = [(0, 300), (x + 38, 300), (x + 38, y), (x, y), (x, 604 + 2 * out), (0, 604 + 2 * out)]
            pen.polygon([(side + sign * across, down) for across, down in edge], tone)
    silos(pen, 28, 296, CARGO["grain"])
    shed(pen, 192, 214, 76, CARGO["fruit"])
    shed(pen, 452, 214, 76, CARGO["fruit"])
    factory(pen, 648, 214, 62)
    factory(pen, 908, 214, 62)
    tank(pen, 1020, 294, 54, CARGO["oil"])
    tank(pen, 1086, 296, 60, CARGO["oil"])
    for x, size, facing in ((524, 92, 1), (646, 92, -1)):
        crane(pen, x, 300, size, facing)


def _frame(pen: Pen) -> None:
    """Bare paper round the landscape, whatever was drawn beyond its edge, and a line between them."""
    low = MAP.bottom + GAP
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, 0, EDGE, low),
        (MAP.right, 0, WIDTH, low),
        (0, MAP.bottom, WIDTH, low),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(MAP, INK, 3)


@sprite
def river_mouth() -> Shape:
    """The map without a word on it."""
    pen = Pen(WIDTH, MAP.bottom + GAP, FOLD)
    _sky(pen)
    skyline(pen, HORIZON + 12)
    _water(pen)
    _banks(pen)
    _moles(pen)
    _countryside(pen)
    _harbour(pen)
    draw_channels(pen)
    _frame(pen)
    return pen.shape()
