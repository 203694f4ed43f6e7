"""The mouth of the Maas and Rotterdam's quays: drawn once, the same for every table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from render.canvas import Pen, Point, Shape, sprite
from render.page import EDGE, WIDTH
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
from render.rotterdam.layout import FRONT, GAP, HORIZON, MAP, PLACES, port_box

# The water's edge above, from the sea to the city; the south bank is its mirror image.
NORTH_BANK = (
    (296, 66), (330, 74), (352, 60), (470, 56), (484, 110), (506, 150), (560, 168), (606, 152), (622, 126),
    (640, 118), (1158, 118),
)  # fmt: skip
ISLAND = (795, 550)
LIGHT_QUAY = mix(QUAY, CHALK, 0.35)


def _mirror(points: Sequence[Point]) -> list[Point]:
    return [(x, EDGE + MAP.bottom + 2 - y) for x, y in points]


def _rounded(points: Sequence[Point], rounds: int = 3) -> list[Point]:
    """The open line with its corners cut round."""
    for _ in range(rounds):
        cut = [points[0]]
        for (x, y), (across, down) in pairwise(points):
            cut += [(x * 0.75 + across * 0.25, y * 0.75 + down * 0.25)]
            cut += [(x * 0.25 + across * 0.75, y * 0.25 + down * 0.75)]
        points = [*cut, points[-1]]
    return list(points)


def _sky(pen: Pen, horizon: float, sun: float) -> None:
    """The morning from the upper edge down to the horizon, with the sun on it and gulls."""
    for band, tone in enumerate(SKY):
        top = EDGE + band * (horizon - EDGE) / len(SKY)
        wave = [(x, top + 2 * sin(x / 140 + band)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (WIDTH - EDGE, horizon + 60), (EDGE, horizon + 60)], tone)
    for radius, tone in ((70, mix(SKY[2], SUN, 0.45)), (52, mix(SKY[3], SUN, 0.6)), (34, SUN)):
        pen.disc(sun, horizon - 4, radius, tone)
    for across, y, size in ((-144, 34, 11), (-116, 46, 8), (20, 30, 9)):
        x = sun + across
        wings = [(x - size, y - size * 0.35), (x - size * 0.4, y - size * 0.5), (x, y)]
        pen.line([*wings, *((2 * x - a, b) for a, b in reversed(wings[:2]))], CHALK, 2.4)


def _water(pen: Pen) -> None:
    """Open sea on the left, river on the right, with ripples that grow towards the sea."""
    pen.polygon([(EDGE, HORIZON), (MAP.right, HORIZON), (MAP.right, MAP.bottom), (EDGE, MAP.bottom)], SEA)
    bands = [(168.0, mix(WATER, SEA, 0.8)), (330.0, mix(WATER, SEA, 0.4)), (500.0, WATER)]
    bands += [(780.0, mix(WATER, FOAM, 0.15)), (960.0, mix(WATER, FOAM, 0.35))]
    for left, tone in bands:
        wave = [(left + 9 * sin(y / 70 + left), y) for y in range(round(HORIZON), round(MAP.bottom) + 1, 6)]
        pen.polygon([*wave, (MAP.right, MAP.bottom), (MAP.right, HORIZON)], tone)
    for step in range(80):
        x, y = 24 + (step * 389) % 1120, 130 + (step * 211) % 940
        size = 20 - x / 90
        ripple = [(x + part * size / 12, y + size * 0.14 * sin(part / 2)) for part in range(-12, 13)]
        pen.line(ripple, mix(WATER if x > 330 else SEA, FOAM, 0.45), 1.8)


def _banks(pen: Pen) -> None:
    for line, side, sign in ((NORTH_BANK, HORIZON, -1), (_mirror(NORTH_BANK), MAP.bottom, 1)):
        shore = _rounded(line)
        for inland, tone in ((0, FOAM), (7, DUNE), (16, MEADOW)):
            edge = [(x + min(inland, 4), y + sign * inland) for x, y in shore]
            pen.polygon([(edge[0][0], side), *edge, (WIDTH, edge[-1][1]), (WIDTH, side)], tone)
    x, y = ISLAND
    for share, tone in ((1.0, FOAM), (0.9, DUNE), (0.76, MEADOW)):
        turns = [step * pi / 20 for step in range(40)]
        pen.polygon([(x + 60 * share * cos(turn), y + 42 * share * sin(turn)) for turn in turns], tone)


def _countryside(pen: Pen) -> None:
    windmill(pen, 556, 146, 88)
    for x, y in ((522, 112), (510, 122)):
        poplar(pen, x, y, 34)
    tulips(pen, 528, 150, 62, 2)
    x, y = ISLAND
    windmill(pen, x, y + 22, 68)
    for across in (-32, 30):
        poplar(pen, x + across, y + 18, 26)
    factory(pen, 530, 1016, 62)
    lighthouse(pen, 601, 142, 58, BRICK)
    lighthouse(pen, 601, 1012, 58, mix(MEADOW, INK, 0.4))


def _harbour(pen: Pen) -> None:
    """The quays of the four ports, on them the sheds and cranes of their trade."""
    for out, tone in ((16, mix(BRICK, INK, 0.45)), (10, BRICK), (0, LIGHT_QUAY)):
        up = out * 0.6
        for first, last in (("ME1", "ME2"), ("WA1", "WA2")):
            top, bottom = PLACES[first][1] - 60 - up, PLACES[last][1] + 60 + up
            pen.slab((1042 - out, top, WIDTH, bottom), 0, tone)
        for top, bottom in ((MAP.top, 112 + out), (988 - out, MAP.bottom)):
            pen.slab((624 - up, top, WIDTH, bottom), 0, tone)
    shed(pen, 1068, 108, 76, CARGO["grain"])
    for x, foot, size in ((1070, 576, 70), (1104, 1074, 88)):
        crane(pen, x, foot, size, -1)


def _frame(pen: Pen, box: Sequence[float], bottom: float) -> None:
    """Bare paper round a landscape, whatever was drawn beyond its edge, and a line between them."""
    left, top, right, low = box
    for outside in ((0, 0, WIDTH, top), (0, 0, left, bottom), (right, 0, WIDTH, bottom)):
        pen.slab(outside, 0, FOLD)
    pen.slab((0, low, WIDTH, bottom), 0, FOLD)
    pen.frame(box, INK, 3)


@sprite
def river_mouth() -> Shape:
    """The map without a word on it."""
    pen = Pen(WIDTH, MAP.bottom + GAP, FOLD)
    _sky(pen, HORIZON, 556)
    _water(pen)
    _banks(pen)
    _countryside(pen)
    _harbour(pen)
    draw_channels(pen)
    _frame(pen, MAP, MAP.bottom + GAP)
    return pen.shape()


@sprite
def quays() -> Shape:
    """The four ports side by side, each with the building of its trade: the head of the books."""
    horizon, foot = 112.0, 146.0
    pen = Pen(WIDTH, FRONT.bottom + GAP, FOLD)
    _sky(pen, horizon, 820)
    skyline(pen, horizon + 6, 560)
    for top, tone in ((horizon, mix(WATER, FOAM, 0.35)), (horizon + 70, WATER)):
        pen.polygon([(EDGE, top), (FRONT.right, top), (FRONT.right, 230), (EDGE, 230)], tone)
    lefts = [port_box(place, 0).left for place in range(4)]
    for place, left in enumerate(lefts):
        right = port_box(place, 0).right
        pen.slab((left - 4, foot + 4, right + 4, foot + 32), 0, BRICK)
        pen.slab((left - 4, foot - 2, right + 4, foot + 10), 0, LIGHT_QUAY)
    silos(pen, lefts[0] + 12, foot, CARGO["grain"])
    shed(pen, lefts[0] + 160, foot, 80, CARGO["grain"])
    for across in (30, 140):
        shed(pen, lefts[1] + across, foot, 88, CARGO["fruit"])
        factory(pen, lefts[2] + across, foot, 80)
    tank(pen, lefts[3] + 30, foot, 60, CARGO["oil"])
    tank(pen, lefts[3] + 104, foot, 52, CARGO["oil"])
    crane(pen, lefts[3] + 200, foot, 78, -1)
    _frame(pen, FRONT, FRONT.bottom + GAP)
    return pen.shape()
