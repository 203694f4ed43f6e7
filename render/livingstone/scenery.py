"""The landscape under Livingstone's board: drawn once, the same for every table."""

from __future__ import annotations

from math import sin

from games.livingstone.data import COLUMNS, ROWS
from render.canvas import Pen, Point, Shape, sprite
from render.livingstone.colours import CLIFF, DEEP, FOAM, HILL, LAND, SKY, SUN, TREE, WATER
from render.livingstone.layout import (
    CELL_HEIGHT,
    EDGE,
    GAP,
    GRID,
    RIVER,
    WIDTH,
    cell,
)
from render.palette import CHALK, FOLD, INK, PAPER, Colour, mix

HORIZON = 118.0
SUN_AT = (925.0, 84.0)
# Trees as (x, row, size): on the ridge of that row.
TREES = (
    (246, 5, 50), (560, 5, 42), (1003, 5, 54),
    (128, 4, 54), (446, 4, 46), (760, 4, 58),
    (322, 3, 60), (690, 3, 50), (942, 3, 62),
    (190, 2, 66), (520, 2, 56), (842, 2, 64),
    (402, 1, 70), (730, 1, 60), (1012, 1, 66),
)  # fmt: skip


def ridge(row: int, x: float) -> float:
    """How high the hills of that row reach at x: they roll about the upper edge of the row."""
    top = GRID.bottom - row * CELL_HEIGHT
    return top + 9 * sin(x / (74 + 9 * row) + row * 1.7) + 5 * sin(x / 31 + row * 2.9)


def acacia(pen: Pen, x: float, foot: float, size: float, fill: Colour) -> None:
    """A flat-topped tree."""
    top = foot - size * 0.82
    pen.line([(x, foot), (x + size * 0.03, foot - size * 0.4)], fill, size * 0.07)
    for lean in (-0.3, -0.08, 0.3):
        pen.line(
            [(x + size * 0.02, foot - size * 0.36), (x + size * lean, top + size * 0.18)], fill, size * 0.045
        )
    pen.oval((x - size * 0.56, top, x + size * 0.36, top + size * 0.26), fill)
    pen.oval((x - size * 0.2, top - size * 0.08, x + size * 0.6, top + size * 0.2), fill)


def tuft(pen: Pen, x: float, y: float, fill: Colour) -> None:
    """A little grass."""
    for lean in (-5, 0, 5):
        pen.line([(x, y), (x + lean, y - 9 + abs(lean) * 0.5)], fill, 1.6)


def giraffe(pen: Pen, x: float, foot: float, size: float, fill: Colour) -> None:
    """A giraffe looking to the right."""

    def at(across: float, up: float) -> Point:
        return x + across * size, foot - up * size

    pen.polygon(
        [
            at(0, 0.42),
            at(0.05, 0.5),
            at(0.34, 0.58),
            at(0.5, 0.94),
            at(0.5, 1),
            at(0.54, 0.99),
            at(0.7, 0.9),
            at(0.69, 0.86),
            at(0.57, 0.88),
            at(0.44, 0.5),
            at(0.42, 0.38),
            at(0.04, 0.34),
        ],
        fill,
    )
    for across in (0.04, 0.12, 0.33, 0.4):
        pen.line([at(across, 0.38), at(across - 0.01, 0)], fill, size * 0.035)
    pen.line([at(0.52, 0.98), at(0.51, 1.06)], fill, size * 0.025)
    pen.line([at(0.01, 0.46), at(-0.05, 0.28)], fill, size * 0.02)


def _sky(pen: Pen) -> None:
    bands = len(SKY)
    for band, tone in enumerate(SKY):
        top = EDGE + band * (GRID.top - EDGE) / bands
        wave = [(x, top + 5 * sin(x / 130 + band)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (WIDTH - EDGE, GRID.bottom), (EDGE, GRID.bottom)], tone)
    x, y = SUN_AT
    for radius, tone in ((128, mix(SKY[1], SKY[3], 0.4)), (98, mix(SKY[2], SUN, 0.35)), (70, SUN)):
        pen.disc(x, y, radius, tone)
    for x, y, size in ((596, 46, 15), (642, 62, 11), (668, 40, 9)):
        bird = [
            (x - size, y - size * 0.35),
            (x - size * 0.4, y - size * 0.5),
            (x, y),
            (x + size * 0.4, y - size * 0.5),
            (x + size, y - size * 0.35),
        ]
        pen.line(bird, mix(HILL, INK, 0.35), 2.4)


def _far_hills(pen: Pen) -> None:
    """Table mountains on the horizon, with what lives there."""
    for base, roll, share in ((HORIZON - 2, 13, 0.55), (HORIZON + 17, 7, 0.1)):
        tone = mix(HILL, SKY[3], share)
        line = [
            (x, base + roll * sin(x / 97 + base) + 8 * sin(x / 41)) for x in range(EDGE, WIDTH - EDGE + 1, 5)
        ]
        pen.polygon([*line, (WIDTH - EDGE, GRID.bottom), (EDGE, GRID.bottom)], tone)
        if share > 0.5:
            for x, size in ((598, 70), (668, 54)):
                giraffe(pen, x, base + 24, size, mix(HILL, INK, 0.4))


def _land(pen: Pen) -> None:
    for row in sorted(ROWS, reverse=True):
        ground = LAND[row]
        line = [(x, ridge(row, x)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
        for x, tree_row, size in TREES:
            if tree_row == row:
                acacia(pen, x, ridge(row, x) + 8, size, mix(LAND[min(row + 1, 6)], TREE, 0.42))
        pen.polygon([*line, (WIDTH - EDGE, GRID.bottom), (EDGE, GRID.bottom)], ground)
        pen.line(line, mix(ground, CHALK, 0.45), 2)
        for step in range(9):
            x = EDGE + 40 + (step * 137 + row * 71) % (WIDTH - 110)
            tuft(pen, x, ridge(row, x) + 28 + (step * 53 + row * 29) % 60, mix(ground, TREE, 0.34))


def _grid(pen: Pen) -> None:
    """Thin chalk lines between the spaces, as on a surveyor's map."""
    for column in range(1, len(COLUMNS) + 2):
        left = cell(column, 1).left
        for dash in range(round(GRID.top) + 2, round(GRID.bottom), 12):
            pen.rule((left, dash), (left, dash + 5), mix(CHALK, PAPER, 0.5), 1.6)
    for row in range(1, len(ROWS)):
        top = cell(1, row).top
        for dash in range(round(GRID.left) + 2, round(GRID.right), 12):
            pen.rule((dash, top), (dash + 5, top), mix(CHALK, PAPER, 0.5), 1.6)


def _river(pen: Pen) -> None:
    bank = [(x, RIVER.top + 3 * sin(x / 23)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
    pen.polygon([*bank, (RIVER.right, RIVER.bottom), (RIVER.left, RIVER.bottom)], mix(LAND[1], TREE, 0.55))
    water = [(x, y + 7) for x, y in bank]
    pen.polygon([*water, (RIVER.right, RIVER.bottom), (RIVER.left, RIVER.bottom)], WATER)
    deep = [(x, RIVER.top + 74 + 5 * sin(x / 61)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
    pen.polygon([*deep, (RIVER.right, RIVER.bottom), (RIVER.left, RIVER.bottom)], DEEP)
    for step in range(34):
        left, top = EDGE + 14 + (step * 83) % (WIDTH - 160), RIVER.top + 20 + (step * 47) % 96
        ripple = [(left + part, top + 2.4 * sin(part / 5.5)) for part in range(35)]
        pen.line(ripple, mix(WATER, FOAM, 0.28), 2)


def _falls(pen: Pen) -> None:
    """Mosi-oa-Tunya, the smoke that thunders, at the end of the river."""
    left, top, bottom = GRID.right + 6, RIVER.top - 4, RIVER.bottom
    pen.polygon(
        [(left, top + 14), (left + 12, top), (RIVER.right, top - 6), (RIVER.right, bottom), (left, bottom)],
        CLIFF,
    )
    for step in range(7):
        x = left + 5 + step * 11.4
        tone = FOAM if step % 2 else mix(FOAM, WATER, 0.35)
        pen.polygon([(x, top + 8 - step), (x + 9, top + 7 - step), (x + 10, bottom), (x - 1, bottom)], tone)
    for x, y, radius in ((4, 6, 22), (26, 2, 20), (50, 6, 24), (74, 0, 22), (-12, 10, 13)):
        pen.disc(left + x, bottom - 8 + y, radius, mix(CHALK, FOAM, 0.4))


def _frame(pen: Pen) -> None:
    """Bare paper round the landscape, whatever was drawn beyond its edge, and a line between them."""
    bottom = RIVER.bottom + GAP
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, 0, EDGE, bottom),
        (WIDTH - EDGE, 0, WIDTH, bottom),
        (0, RIVER.bottom, WIDTH, bottom),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame((EDGE, EDGE, WIDTH - EDGE, RIVER.bottom), INK, 3)


@sprite
def landscape() -> Shape:
    """The land and the river without a word on them."""
    pen = Pen(WIDTH, RIVER.bottom + GAP, FOLD)
    _sky(pen)
    _far_hills(pen)
    _land(pen)
    _grid(pen)
    _river(pen)
    _falls(pen)
    _frame(pen)
    return pen.shape()
