"""The landscapes under Livingstone's pictures: drawn once, the same for every table."""

from __future__ import annotations

from math import sin

from games.livingstone.data import COLUMNS, ROWS
from render.canvas import Box, Pen, Point, Shape, sprite
from render.livingstone.colours import CLIFF, DEEP, FOAM, HILL, LAND, SKY, STONES, SUN, TREE, WATER
from render.livingstone.layout import GAP, Land
from render.page import EDGE, WIDTH
from render.palette import BRONZE, CHALK, FOLD, INK, PAPER, Colour, mix

SUN_AT = 596.0
MOUTH = Box(EDGE, EDGE, WIDTH - EDGE, 208)
"""The hillside with the way into the mine."""
HEAD = Box(EDGE, EDGE, WIDTH - EDGE, 104)
"""The strip of evening sky above sheets that show no land."""
# Trees as (x, row, size): on the ridge of that row.
TREES = (
    (246, 5, 50), (560, 5, 42), (1003, 5, 54),
    (128, 4, 54), (446, 4, 46), (760, 4, 58),
    (322, 3, 60), (690, 3, 50), (942, 3, 62),
    (190, 2, 66), (520, 2, 56), (842, 2, 64),
    (402, 1, 70), (730, 1, 60), (1012, 1, 66),
)  # fmt: skip


def ridge(land: Land, row: int, x: float) -> float:
    """How high the hills of that row reach at x: they roll about the upper edge of the row."""
    top, roll = land.grid.bottom - row * land.cell_height, land.cell_height / 12
    return top + roll * sin(x / (74 + 9 * row) + row * 1.7) + 5 * sin(x / 31 + row * 2.9)


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


def _sky(pen: Pen, land: Land) -> None:
    grid = land.grid
    for band, tone in enumerate(SKY):
        top = EDGE + band * (grid.top - EDGE) / len(SKY)
        wave = [(x, top + 5 * sin(x / 130 + band)) for x in range(EDGE, WIDTH - EDGE + 1, 6)]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (WIDTH - EDGE, grid.bottom), (EDGE, grid.bottom)], tone)
    for radius, tone in ((128, mix(SKY[1], SKY[3], 0.4)), (98, mix(SKY[2], SUN, 0.35)), (70, SUN)):
        pen.disc(SUN_AT, land.horizon - 12, radius, tone)


def _far_hills(pen: Pen, land: Land) -> None:
    """Table mountains on the horizon, with what lives there."""
    bottom, size = land.grid.bottom, land.horizon * 0.3 + 32
    for base, roll, share in ((land.horizon - 2, 13, 0.55), (land.horizon + 17, 7, 0.1)):
        tone = mix(HILL, SKY[3], share)
        line = [
            (x, base + roll * sin(x / 97 + base) + 8 * sin(x / 41)) for x in range(EDGE, WIDTH - EDGE + 1, 5)
        ]
        pen.polygon([*line, (WIDTH - EDGE, bottom), (EDGE, bottom)], tone)
        if share > 0.5:
            for x, part in ((612, 1.0), (670, 0.76)):
                giraffe(pen, x, base + 24, size * part, mix(HILL, INK, 0.4))


def _land(pen: Pen, land: Land) -> None:
    bottom, high = land.grid.bottom, land.cell_height / 105
    for row in sorted(ROWS, reverse=True):
        ground = LAND[row]
        line = [(x, ridge(land, row, x)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
        for x, tree_row, size in TREES:
            if tree_row == row:
                foot = ridge(land, row, x) + 8 * high
                acacia(pen, x, foot, size * high, mix(LAND[min(row + 1, 6)], TREE, 0.42))
        pen.polygon([*line, (WIDTH - EDGE, bottom), (EDGE, bottom)], ground)
        pen.line(line, mix(ground, CHALK, 0.45), 2)
        for step in range(9):
            x = EDGE + 40 + (step * 137 + row * 71) % (WIDTH - 110)
            foot = ridge(land, row, x) + (28 + (step * 53 + row * 29) % 60) * high
            tuft(pen, x, foot, mix(ground, TREE, 0.34))


def _grid(pen: Pen, land: Land) -> None:
    """Thin chalk lines between the spaces, as on a surveyor's map."""
    grid = land.grid
    for column in range(1, len(COLUMNS) + 2):
        left = land.cell(column, 1).left
        for dash in range(round(grid.top) + 2, round(grid.bottom), 12):
            pen.rule((left, dash), (left, dash + 5), mix(CHALK, PAPER, 0.5), 1.6)
    for row in range(1, len(ROWS)):
        top = land.cell(1, row).top
        for dash in range(round(grid.left) + 2, round(grid.right), 12):
            pen.rule((dash, top), (dash + 5, top), mix(CHALK, PAPER, 0.5), 1.6)


def _river(pen: Pen, land: Land) -> None:
    river = land.river
    corners, high = [(river.right, river.bottom), (river.left, river.bottom)], river.bottom - river.top
    bank = [(x, river.top + 3 * sin(x / 23)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
    pen.polygon([*bank, *corners], mix(LAND[1], TREE, 0.55))
    pen.polygon([*((x, y + 7) for x, y in bank), *corners], WATER)
    deep = [(x, river.top + high * 0.56 + 5 * sin(x / 61)) for x in range(EDGE, WIDTH - EDGE + 1, 4)]
    pen.polygon([*deep, *corners], DEEP)
    for step in range(34):
        left = EDGE + 14 + (step * 83) % (WIDTH - 200)
        top = river.top + 18 + (step * 47) % (high - 30)
        ripple = [(left + part, top + 2.4 * sin(part / 5.5)) for part in range(35)]
        pen.line(ripple, mix(WATER, FOAM, 0.28), 2)


def _falls(pen: Pen, land: Land) -> None:
    """Mosi-oa-Tunya, the smoke that thunders, at the end of the river."""
    river = land.river
    left, top, bottom = land.grid.right + 12, river.top - 4, river.bottom
    pen.polygon(
        [(left, top + 14), (left + 12, top), (river.right, top - 6), (river.right, bottom), (left, bottom)],
        CLIFF,
    )
    for step in range(8):
        x = left + 6 + step * 19
        tone = FOAM if step % 2 else mix(FOAM, WATER, 0.35)
        pen.polygon([(x, top + 9 - step), (x + 15, top + 8 - step), (x + 16, bottom), (x - 1, bottom)], tone)
    for x, y, radius in ((4, 4, 20), (34, 0, 19), (66, 4, 23), (100, 0, 20), (134, 2, 22), (-14, 10, 13)):
        pen.disc(left + x, bottom - 8 + y, radius, mix(CHALK, FOAM, 0.4))


def _frame(pen: Pen, land: Land) -> None:
    _frame_of(pen, Box(EDGE, EDGE, WIDTH - EDGE, land.river.bottom))


def _frame_of(pen: Pen, box: Box) -> None:
    """Bare paper round that, whatever was drawn beyond its edge, and a line between them."""
    bottom = box.bottom + GAP
    for outside in (
        (0, 0, WIDTH, box.top),
        (0, 0, box.left, bottom),
        (box.right, 0, WIDTH, bottom),
        (0, box.bottom, WIDTH, bottom),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(box, INK, 3)


@sprite
def landscape(land: Land) -> Shape:
    """The land and the river without a word on them."""
    pen = Pen(WIDTH, land.river.bottom + GAP, FOLD)
    for draw in (_sky, _far_hills, _land, _grid, _river, _falls, _frame):
        draw(pen, land)
    return pen.shape()


@sprite
def evening() -> Shape:
    """A strip of evening sky, and paper below it."""
    pen = Pen(WIDTH, HEAD.bottom + GAP, FOLD)
    for band, tone in enumerate(SKY):
        pen.slab((HEAD.left, HEAD.top + band * 19, HEAD.right, HEAD.bottom), 0, tone)
    pen.disc(980, 92, 72, mix(SKY[2], SUN, 0.4))
    pen.disc(980, 92, 50, SUN)
    hill = [(x, 88 + 11 * sin(x / 120) + 5 * sin(x / 47)) for x in range(EDGE, WIDTH - EDGE + 1, 5)]
    pen.polygon([*hill, (HEAD.right, HEAD.bottom), (HEAD.left, HEAD.bottom)], HILL)
    acacia(pen, 862, 94, 54, mix(HILL, INK, 0.5))
    acacia(pen, 1088, 100, 44, mix(HILL, INK, 0.5))
    _frame_of(pen, HEAD)
    return pen.shape()


@sprite
def hillside() -> Shape:
    """The way into the mine at dusk, with a cart of gems before it, and paper below."""
    pen, floor = Pen(WIDTH, MOUTH.bottom + GAP, FOLD), MOUTH.bottom
    for band, tone in enumerate(SKY):
        wave = [(x, MOUTH.top + band * 34 + 5 * sin(x / 130 + band)) for x in range(EDGE, WIDTH, 6)]
        pen.polygon([*(wave if band else [MOUTH[:2], (MOUTH.right, EDGE)]), MOUTH[2:], (EDGE, floor)], tone)
    for radius, tone in ((96, mix(SKY[2], SUN, 0.4)), (66, SUN)):
        pen.disc(470, 150, radius, tone)
    far = [(x, 150 + 13 * sin(x / 97) + 7 * sin(x / 41)) for x in range(EDGE, WIDTH, 5)]
    pen.polygon([*far, MOUTH[2:], (EDGE, floor)], mix(HILL, SKY[3], 0.1))
    giraffe(pen, 506, 166, 56, mix(HILL, INK, 0.5))
    acacia(pen, 610, 172, 74, mix(HILL, INK, 0.5))
    slope = [(610, floor), (690, 168), (748, 112), (826, 84), (904, 46), (1010, 28), (1100, 40), (1170, 26)]
    pen.polygon([*slope, MOUTH[2:]], CLIFF)
    pen.polygon([(690, floor), (770, 150), (840, 128), (872, floor)], mix(CLIFF, INK, 0.25))
    pen.polygon([(1060, floor), (1074, 96), (1130, 70), (1170, 84), MOUTH[2:]], mix(CLIFF, INK, 0.25))
    _adit(pen)
    ground = [(x, 186 + 4 * sin(x / 60)) for x in range(EDGE, WIDTH, 5)]
    pen.polygon([*ground, MOUTH[2:], (EDGE, floor)], LAND[4])
    for x in range(40, 700, 74):
        tuft(pen, x, 203 - x % 9, mix(LAND[4], TREE, 0.42))
    pen.line([(724, 197), (1010, 197)], mix(BRONZE, INK, 0.5), 5)
    _cart(pen, 800, 192)
    _frame_of(pen, MOUTH)
    return pen.shape()


def _adit(pen: Pen) -> None:
    """Timbers round the dark."""
    pen.polygon([(902, 200), (902, 96), (930, 78), (1010, 78), (1036, 96), (1036, 200)], INK)
    wood, shade = BRONZE, mix(BRONZE, INK, 0.3)
    for x, tone in ((892, wood), (1026, shade)):
        pen.polygon([(x, 200), (x + 4, 92), (x + 22, 92), (x + 22, 200)], tone)
    pen.polygon([(878, 74), (1062, 66), (1062, 88), (878, 96)], wood)
    pen.polygon([(878, 90), (1062, 82), (1062, 88), (878, 96)], shade)
    pen.line([(968, 84), (968, 104)], shade, 3)
    pen.disc(968, 116, 13, mix(SKY[2], SUN, 0.4))
    pen.disc(968, 116, 8, SUN)


def _cart(pen: Pen, x: float, foot: float) -> None:
    """A cart full of stones."""
    heaped = (
        (-38, -62, "black"), (-16, -68, "blue"), (8, -70, "clear"), (32, -66, "red"), (-4, -82, "black"),
        (18, -84, "blue"), (46, -60, "black"),
    )  # fmt: skip
    for across, down, kind in heaped:
        corners = [(-13, -2), (-6, -12), (7, -12), (13, -2), (8, 11), (-8, 11)]
        pen.polygon([(x + across + a, foot + down + b) for a, b in corners], STONES[kind])
        lit = [(-6, -12), (7, -12), (0, -2)]
        pen.polygon([(x + across + a, foot + down + b) for a, b in lit], mix(STONES[kind], CHALK, 0.45))
    body = [(-58, -60), (62, -60), (50, -16), (-46, -16)]
    pen.polygon([(x + a, foot + b) for a, b in body], mix(BRONZE, INK, 0.3))
    pen.polygon([(x + a, foot + b) for a, b in ((-60, -62), (64, -62), (62, -52), (-58, -52))], BRONZE)
    for across in (-28, 32):
        pen.disc(x + across, foot - 10, 15, INK)
        pen.disc(x + across, foot - 10, 6, BRONZE)
