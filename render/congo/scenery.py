"""The rainforest river under Congo's board: drawn once, the same for every table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sin

from render.canvas import Pen, Point, Shape, sprite
from render.congo.colours import DEEP, FOAM, FOREST, HILL, LAND, MIST, SAND, SHADE, SKY, SUN, WATER
from render.congo.flora import canopy, leaf, orchid, palm, umbrella
from render.congo.layout import GAP, HORIZON, MAP, REACHES
from render.page import EDGE, WIDTH
from render.palette import CHALK, FOLD, INK, Colour, mix

# The river from the sea upwards: x, y and how wide it is there.
COURSE = (
    (-60, 930, 96), (20, 908, 94), (150, 886, 88), (433, 892, 82), (716, 882, 80), (930, 890, 78),
    (1046, 878, 76), (1104, 830, 72), (1116, 766, 68), (1094, 692, 68), (1020, 652, 68), (905, 646, 68),
    (648, 651, 66), (391, 642, 66), (170, 649, 66), (92, 634, 64), (54, 588, 62), (50, 528, 60),
    (76, 458, 60), (140, 414, 60), (266, 406, 60), (598, 411, 58), (930, 403, 58), (1046, 408, 56),
    (1106, 376, 54), (1118, 316, 52), (1106, 240, 52), (1056, 184, 52), (960, 167, 52), (880, 166, 52),
    (550, 170, 50), (220, 164, 48), (110, 168, 46), (30, 162, 44), (-40, 154, 42),
)  # fmt: skip


Bend = tuple[float, float, float]


def course(points: Sequence[Bend] = COURSE, steps: int = 12) -> list[Bend]:
    """The river's line as a smooth curve through its points (Catmull-Rom), now wider, now narrower."""
    ends = [points[0], *points, points[-1]]
    smooth: list[Bend] = []
    for before, one, other, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            x, y, width = (
                b
                + (c - a) * t / 2
                + (a - 2.5 * b + 2 * c - d / 2) * t**2
                + (1.5 * (b - c) + (d - a) / 2) * t**3
                for a, b, c, d in zip(before, one, other, after, strict=True)
            )
            smooth.append((x, y, width + 3 * sin(len(smooth) / 9) + 2 * sin(len(smooth) / 4)))
    return smooth


def ribbon(line: Sequence[Bend], share: float, wider: float = 0, down: float = 0) -> list[Point]:
    """The area along a line: so much of its width, and so many pixels more on both sides."""
    left, right = [], []
    for (x, y, width), (across, below, _) in pairwise(line):
        length = hypot(across - x, below - y) or 1
        aside, over = -(below - y) / length, (across - x) / length
        reach = width * share / 2 + wider
        left.append((x + aside * reach, y + over * reach + down))
        right.append((x - aside * reach, y - over * reach + down))
    return [*left, *reversed(right)]


def _sky(pen: Pen) -> None:
    for band, tone in enumerate(SKY):
        top = (EDGE, 62, 78, 92, 104)[band]
        wave = [(x, top + 5 * sin(x / 150 + band)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (WIDTH - EDGE, 300), (EDGE, 300)], tone)
    for radius, tone in ((86, mix(SKY[2], SUN, 0.35)), (64, mix(SKY[3], SUN, 0.55)), (42, SUN)):
        pen.disc(930, HORIZON - 30, radius, tone)
    for x, y, size in ((902, 30, 11), (880, 44, 8)):
        wings = [(x - size, y - size * 0.35), (x - size * 0.4, y - size * 0.5), (x, y)]
        pen.line([*wings, *((2 * x - a, b) for a, b in reversed(wings[:2]))], CHALK, 2.4)


def _hills(pen: Pen) -> None:
    """Ranges behind the forest, each in its mist."""
    for base, roll, share in ((HORIZON - 40, 16, 0.62), (HORIZON - 18, 9, 0.3)):
        line = [
            (x, base + roll * sin(x / 103 + base) + 7 * sin(x / 47)) for x in range(EDGE, WIDTH - EDGE + 1, 5)
        ]
        pen.polygon([*line, (WIDTH - EDGE, 300), (EDGE, 300)], mix(HILL, MIST, share))
    for left, top, length in ((20, 96, 340), (400, 102, 300), (840, 98, 330)):
        mist(pen, left, top, length, mix(HILL, MIST, 0.86))


def mist(pen: Pen, left: float, top: float, length: float, tone: Colour) -> None:
    """A bank of mist: long low ovals, one on the other."""
    for across, down, share, high in (
        (0.0, 5.0, 0.62, 8),
        (0.26, -1.0, 0.5, 11),
        (0.44, 6.0, 0.56, 8),
        (0.12, -6.0, 0.34, 7),
    ):
        x, y = left + length * across, top + down
        pen.oval((x, y - high, x + length * share, y + high), tone)


# Giants above the canopy, and palms, each with its place, its reach and its size; palms lean.
GIANTS = (
    (352, 4, 70), (712, 4, 78), (1030, 4, 64), (432, 3, 104), (764, 3, 92), (1086, 3, 74), (110, 3, 70),
    (262, 2, 112), (520, 2, 96), (776, 2, 108), (1016, 2, 84), (292, 1, 124), (574, 1, 104), (858, 1, 118),
)  # fmt: skip
PALMS = (
    (392, 4, 54, 0.1), (84, 4, 50, -0.1), (724, 4, 50, -0.12), (700, 3, 70, 0.16), (424, 3, 62, -0.14),
    (1094, 3, 66, -0.2), (500, 2, 84, 0.14), (800, 2, 76, -0.16), (262, 2, 66, -0.1), (52, 1, 120, 0.14),
    (560, 1, 96, 0.12), (872, 1, 84, -0.14), (1000, 1, 70, 0.12), (296, 1, 88, -0.12),
)  # fmt: skip


def _forest(pen: Pen, reach: int) -> None:
    """The far bank of a reach with its forest, and the near bank before it."""
    water, tone, land = REACHES[reach], FOREST[reach], LAND[reach]
    haze, foot, span = mix(tone, land, 0.5), water + 10, (MAP.left, MAP.right)
    lift = 30 if reach == 4 else 0
    canopy(pen, span, water - 94 + lift, foot, haze, mix(land, MIST, 0.2))
    for x, where, size in GIANTS:
        if where == reach:
            umbrella(pen, x, foot - 30, size, mix(tone, land, 0.25), land)
    for step in range(3):
        mist(pen, 30 + (step * 397 + reach * 151) % 860, water - 62 + lift / 2, 230, mix(tone, MIST, 0.7))
    canopy(pen, span, water - 66 + lift / 2, foot, tone, mix(tone, land, 0.6))
    for x, where, size, lean in PALMS:
        if where == reach:
            palm(pen, x, foot - 12, size, mix(tone, SHADE, 0.45), lean)
    for step in range(3):
        mist(pen, 40 + (step * 431 + reach * 233) % 820, water - 40, 240 + 40 * step, mix(land, MIST, 0.78))
    bank = [(x, water - 10 + 4 * sin(x / 60 + reach)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
    pen.polygon([*bank, (MAP.right, MAP.bottom), (MAP.left, MAP.bottom)], land)


def _river(pen: Pen) -> None:
    """Clay brown water between sandy banks; the far bank is reflected in it."""
    line = course()
    for points, tone in (
        (ribbon(line, 1, 13, 3), mix(LAND[2], MIST, 0.25)),
        (ribbon(line, 1, 8, 2), SAND),
        (ribbon(line, 1), mix(DEEP, SHADE, 0.3)),
        (ribbon(line, 0.93, 0, 4), WATER),
    ):
        pen.polygon(points, tone)
    for step, (x, y, width) in enumerate(line[16:-8:9]):
        side, size = width * 0.2 * sin(step * 2.1), 44 + 22 * sin(step * 1.3)
        if abs(y - min(REACHES.values(), key=lambda reach: abs(reach - y))) < 16:
            pen.oval((x - size, y + 4 + side - 5, x + size, y + 4 + side + 5), mix(WATER, FOAM, 0.28))
    for step, (x, y, width) in enumerate(line):
        if step % 15 == 3:
            side, size = width * 0.32 * sin(step * 1.9), width * 0.2
            ripple = [(x + part * size / 6, y + 4 + side + size * 0.12 * sin(part)) for part in range(-6, 7)]
            pen.line(ripple, FOAM if step % 2 else mix(WATER, DEEP, 0.6), 1.8)


# Mist that drifts over the water: where it begins, and how long it is.
DRIFTING = (
    (430, 142, 330), (40, 144, 190), (350, 376, 300), (860, 378, 190),
    (690, 614, 250), (150, 616, 260), (560, 848, 270), (20, 862, 200),
)  # fmt: skip


def _drift(pen: Pen) -> None:
    """Mist on the river itself."""
    for x, y, length in DRIFTING:
        mist(pen, x, y, length, mix(WATER, MIST, 0.84))


def _falls(pen: Pen) -> None:
    """The cataracts of Stanley Falls, where the river comes down to the next reach."""
    stone = mix(DEEP, SHADE, 0.55)
    for x, y, half, drop in ((1107, 236, 27, 44), (1115, 306, 30, 50)):
        for side in (-1, 1):
            for up, size in ((0.2, 12), (0.62, 15)):
                at = (x + side * (half + 5), y + drop * up)
                pen.disc(*at, size, stone)
                pen.disc(at[0] - size * 0.3, at[1] - size * 0.3, size * 0.4, mix(stone, MIST, 0.35))
        lip = [(x + half * part / 6, y + 6 * (part / 6) ** 2) for part in range(-6, 7)]
        pen.polygon([*lip, (x + half + 2, y + drop), (x - half - 2, y + drop)], FOAM)
        for place, strand in enumerate((-20, -12, -4, 4, 12, 20)):
            low = y + drop * (0.86 if place % 2 else 0.7)
            pen.line([(x + strand, y + 10), (x + strand * 1.05, low)], mix(FOAM, WATER, 0.5), 2.6)
        for across, size in ((-26, 9), (-12, 11), (3, 10), (16, 12), (28, 8)):
            pen.disc(x + across, y + drop, size, CHALK)


def _foreground(pen: Pen) -> None:
    """Leaves along the lower edge, and a branch with orchids in the sky: nearest to the reader."""
    rib = mix(FOREST[1], LAND[1], 0.6)
    for x, sign in ((MAP.left, 1), (MAP.right, -1)):
        for angle, length in ((-0.47, 130), (-0.36, 170), (-0.25, 150)):
            turn = angle if sign == 1 else -1 - angle
            leaf(
                pen, (x - sign * 26, MAP.bottom + 6), length, turn, SHADE if length == 170 else FOREST[1], rib
            )
    for x in (293, 575, 857):
        for angle, length in ((-0.76, 96), (-0.24, 96), (-0.62, 118), (-0.38, 118), (-0.5, 104)):
            leaf(pen, (x, MAP.bottom + 14), length, angle, SHADE if length == 118 else FOREST[1], rib)
    bough = [(1170, 18), (1120, 34), (1064, 38), (1010, 58), (972, 92)]
    pen.line(bough, SHADE, 7)
    for x, y, angle, length in (
        (1130, 30, 0.7, 92), (1074, 38, -0.78, 66), (1056, 40, 0.6, 84),
        (1010, 58, -0.9, 74), (1000, 66, 0.42, 70), (974, 90, 0.76, 78), (1150, 26, 0.52, 88),
    ):  # fmt: skip
        leaf(pen, (x, y), length, angle, SHADE, rib)
    for x, y, size in ((1104, 66, 44), (1046, 82, 36), (1136, 108, 34), (986, 110, 30)):
        orchid(pen, x, y, size)


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
def rainforest() -> Shape:
    """The map without a word on it."""
    pen = Pen(WIDTH, MAP.bottom + GAP, FOLD)
    _sky(pen)
    _hills(pen)
    for reach in sorted(REACHES, reverse=True):
        _forest(pen, reach)
    _river(pen)
    _drift(pen)
    _falls(pen)
    _foreground(pen)
    _frame(pen)
    return pen.shape()
