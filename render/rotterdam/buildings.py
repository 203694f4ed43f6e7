"""What stands round the harbour: scenery without an ink line, in three tones lit from the upper left."""

from __future__ import annotations

from math import cos, pi, sin

from render.canvas import Pen, Point
from render.palette import ALARM, CHALK, GOLD, INK, Colour, mix
from render.rotterdam.colours import BRICK, CHANNELS, CRANE, MEADOW, SKY, SKYLINE, SLATE

# The city on the horizon: left edge, width, height and the shape of the roof.
CITY = (
    (292, 40, 26, "flat"), (340, 26, 30, "gable"), (372, 34, 24, "flat"), (414, 30, 34, "gable"),
    (450, 22, 26, "flat"), (476, 34, 30, "gable"), (640, 34, 92, "tower"), (684, 40, 40, "gable"),
    (730, 30, 62, "house"), (768, 34, 36, "flat"), (810, 20, 70, "spire"), (838, 44, 30, "gable"),
    (890, 26, 46, "flat"), (924, 36, 32, "gable"), (970, 30, 24, "flat"), (1006, 26, 40, "gable"),
)  # fmt: skip


def _block(pen: Pen, box: tuple[float, float, float, float], fill: Colour, shade: float = 0.18) -> None:
    """A wall, its right third in the shade."""
    left, top, right, bottom = box
    pen.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], fill)
    edge = right - (right - left) * 0.3
    pen.polygon([(edge, top), (right, top), (right, bottom), (edge, bottom)], mix(fill, INK, shade))


def skyline(pen: Pen, base: float, begin: float = 0) -> None:
    """Far roofs in haze, with the tall tower of the cathedral and the white house among them."""
    far = mix(SKYLINE, SKY[3], 0.5)
    for step in range(30):
        left = 20 + step * 38
        if left < begin:
            continue
        pen.polygon(
            [
                (left, base),
                (left, base - 22 - step * 17 % 19),
                (left + 34, base - 22 - step * 17 % 19),
                (left + 34, base),
            ],
            far,
        )
    for left, width, tall, roof in (block for block in CITY if block[0] >= begin):
        top, middle, right = base - tall, left + width / 2, left + width
        pen.polygon([(left, base), (left, top), (right, top), (right, base)], SKYLINE)
        match roof:
            case "gable":
                pen.polygon([(left, top), (middle, top - 14), (right, top)], SKYLINE)
            case "spire":
                pen.polygon([(left, top), (middle, top - 34), (right, top)], SKYLINE)
            case "tower":
                pen.polygon(
                    [(left + 6, top), (left + 6, top - 14), (right - 6, top - 14), (right - 6, top)], SKYLINE
                )
            case "house":
                pen.polygon([(left, top), (left + 6, top - 18), (right - 6, top - 18), (right, top)], SKYLINE)
            case _:
                pen.line([(right - 6, top), (right - 6, top - 12)], SKYLINE, 4)
        for window in range(2, round(tall) - 10, 12):
            pen.slab((left + 6, top + window + 3, left + 10, top + window + 8), 0, mix(SKYLINE, SKY[4], 0.6))


def crane(pen: Pen, x: float, foot: float, size: float, facing: int) -> None:
    """A quay crane whose jib reaches out to that side."""

    def at(across: float, up: float) -> Point:
        return x + facing * across * size, foot - up * size

    dark = mix(CRANE, INK, 0.3)
    for across in (-0.16, 0.16):
        pen.line([at(across, 0), at(across * 0.6, 0.6)], dark, 5)
    pen.line([at(-0.14, 0.26), at(0.14, 0.26)], dark, 3.4)
    pen.slab((x - 0.2 * size, foot - 0.78 * size, x + 0.2 * size, foot - 0.56 * size), 3, CRANE)
    pen.line([at(0.1, 0.74), at(0.92, 1.12)], CRANE, 6)
    pen.line([at(-0.1, 0.74), at(0.06, 1.08), at(0.92, 1.12)], dark, 2.4)
    pen.line([at(0.9, 1.1), at(0.9, 0.66)], INK, 1.8)
    pen.slab(
        (x - 0.09 * size, foot - 0.73 * size, x + 0.02 * size, foot - 0.62 * size), 1, mix(CHALK, SKY[1], 0.4)
    )


def silos(pen: Pen, left: float, foot: float, fill: Colour) -> None:
    """Grain silos with a lift tower."""
    body = mix(fill, CHALK, 0.35)
    _block(pen, (left + 8, foot - 112, left + 34, foot), mix(BRICK, CHALK, 0.15))
    for step in range(3):
        x = left + 36 + step * 29
        _block(pen, (x, foot - 78, x + 27, foot), body)
        pen.oval((x, foot - 86, x + 27, foot - 70), mix(body, CHALK, 0.4))
    pen.polygon(
        [(left + 30, foot - 96), (left + 122, foot - 92), (left + 122, foot - 86), (left + 30, foot - 88)],
        SLATE,
    )


def shed(pen: Pen, left: float, foot: float, width: float, fill: Colour) -> None:
    """A brick warehouse with a stepped gable."""
    wall = mix(fill, BRICK, 0.45)
    _block(pen, (left, foot - 30, left + width, foot), wall)
    pen.polygon(
        [
            (left - 3, foot - 30),
            (left + width + 3, foot - 30),
            (left + width - 8, foot - 46),
            (left + 8, foot - 46),
        ],
        SLATE,
    )
    for step in range(3):
        x = left + 8 + step * (width - 12) / 3
        pen.slab((x, foot - 22, x + 13, foot), 6, mix(wall, INK, 0.45))


def factory(pen: Pen, left: float, foot: float, width: float) -> None:
    """A mill under a saw-tooth roof, with its chimney."""
    third = width / 3
    pen.polygon(
        [
            (left + width - 12, foot - 20),
            (left + width - 10, foot - 84),
            (left + width - 3, foot - 84),
            (left + width, foot - 20),
        ],
        mix(BRICK, INK, 0.2),
    )
    for x, y, radius in ((2, 92, 6), (12, 98, 8), (26, 101, 9)):
        pen.disc(left + width - 6 + x, foot - y, radius, mix(CHALK, SKY[2], 0.45))
    for tooth in (left, left + third, left + 2 * third):
        pen.polygon([(tooth, foot - 28), (tooth + third, foot - 44), (tooth + third, foot - 26)], SLATE)
    _block(pen, (left, foot - 28, left + width, foot), mix(BRICK, CHALK, 0.12))
    for step in range(4):
        pane = left + 7 + step * (width - 10) / 4
        pen.slab((pane, foot - 19, pane + 8, foot - 7), 1, mix(SKY[4], GOLD, 0.3))


def tank(pen: Pen, left: float, foot: float, width: float, fill: Colour) -> None:
    """A tank for oil."""
    body = mix(fill, CHALK, 0.3)
    _block(pen, (left, foot - width * 0.8, left + width, foot), body)
    pen.oval((left, foot - width * 0.95, left + width, foot - width * 0.65), mix(body, CHALK, 0.35))
    pen.slab((left, foot - width * 0.3, left + width, foot - width * 0.22), 0, ALARM)


def windmill(pen: Pen, x: float, foot: float, size: float) -> None:
    """A mill with its sails set."""
    tower = [
        (x - size * 0.16, foot),
        (x - size * 0.1, foot - size * 0.5),
        (x + size * 0.1, foot - size * 0.5),
        (x + size * 0.16, foot),
    ]
    pen.polygon(tower, mix(BRICK, CHALK, 0.1))
    pen.polygon(
        [(x + size * 0.02, foot), (x + size * 0.02, foot - size * 0.5), *tower[2:]], mix(BRICK, INK, 0.2)
    )
    pen.polygon(
        [(x - size * 0.12, foot - size * 0.5), (x, foot - size * 0.66), (x + size * 0.12, foot - size * 0.5)],
        SLATE,
    )
    hub = (x, foot - size * 0.54)
    for quarter in range(4):
        angle = pi * (quarter / 2 + 0.17)
        dx, dy = cos(angle), sin(angle)
        tip = (hub[0] + dx * size * 0.46, hub[1] + dy * size * 0.46)
        root = (hub[0] + dx * size * 0.1, hub[1] + dy * size * 0.1)
        wide = size * 0.085
        pen.polygon(
            [root, tip, (tip[0] - dy * wide, tip[1] + dx * wide), (root[0] - dy * wide, root[1] + dx * wide)],
            CHALK,
        )
        pen.line([hub, tip], mix(SLATE, INK, 0.3), 2.6)
    pen.slab((x - size * 0.035, foot - size * 0.14, x + size * 0.035, foot), 2, INK)


def lighthouse(pen: Pen, x: float, foot: float, size: float, band: Colour) -> None:
    """The light at the end of a pier."""
    for step, fill in enumerate((band, CHALK, band, CHALK)):
        low, high = step / 4, (step + 1) / 4
        wide = [size * (0.17 - 0.06 * share) for share in (low, high)]
        y = [foot - size * 0.8 * share for share in (low, high)]
        pen.polygon(
            [(x - wide[0], y[0]), (x + wide[0], y[0]), (x + wide[1], y[1]), (x - wide[1], y[1])], fill
        )
    pen.slab((x - size * 0.09, foot - size * 0.95, x + size * 0.09, foot - size * 0.8), 2, GOLD)
    pen.polygon(
        [
            (x - size * 0.13, foot - size * 0.94),
            (x, foot - size * 1.08),
            (x + size * 0.13, foot - size * 0.94),
        ],
        SLATE,
    )


def poplar(pen: Pen, x: float, foot: float, size: float) -> None:
    """A slender tree."""
    pen.line([(x, foot), (x, foot - size * 0.3)], mix(BRICK, INK, 0.4), 3)
    pen.oval((x - size * 0.15, foot - size, x + size * 0.15, foot - size * 0.16), mix(MEADOW, INK, 0.42))
    pen.oval((x - size * 0.15, foot - size, x + size * 0.03, foot - size * 0.2), mix(MEADOW, INK, 0.25))


def tulips(pen: Pen, left: float, top: float, width: float, rows: int) -> None:
    """A field in stripes."""
    for row in range(rows):
        fill = (CHANNELS["red"], CHALK, CHANNELS["yellow"])[row % 3]
        for x in range(0, round(width) - 4, 8):
            pen.disc(left + x + 4 + row % 2 * 3, top + row * 9, 2.6, fill)
