"""What grows on the banks of the Congo: flat shapes in at most three tones."""

from __future__ import annotations

from math import cos, pi, sin

from render.canvas import Pen, Point
from render.congo.colours import ORCHID, PETAL
from render.palette import CHALK, GOLD, Colour, mix


def canopy(pen: Pen, span: tuple[float, float], top: float, foot: float, tone: Colour, lit: Colour) -> None:
    """A wall of tree crowns from left to right, lit from the upper left."""
    crowns, x, step = [], span[0] - 30, 0
    while x < span[1] + 30:
        size = max(17.0, 27 + 12 * sin(step * 2.4 + top) + 7 * sin(step * 1.1))
        crowns.append((x, top + 11 * sin(step * 1.7 + top / 7) + 18, size))
        x += size * 1.05
        step += 1
    for x, y, size in crowns:
        pen.disc(x, y, size, tone)
        pen.slab((x - size, y, x + size, foot), 0, tone)
    for x, y, size in crowns[::3]:
        pen.oval((x - size * 0.8, y - size * 0.82, x + size * 0.36, y - size * 0.2), lit)
        pen.oval((x - size * 0.62, y - size * 0.56, x + size * 0.7, y + size * 0.2), tone)


def umbrella(pen: Pen, x: float, foot: float, size: float, tone: Colour, lit: Colour) -> None:
    """A giant of the rainforest that stands above all others."""
    top = foot - size
    pen.line([(x, foot), (x - size * 0.02, top + size * 0.2)], tone, size * 0.07)
    for lean in (-0.26, 0.26):
        pen.line([(x, foot - size * 0.5), (x + size * lean, top + size * 0.22)], tone, size * 0.04)
    pen.oval((x - size * 0.46, top + size * 0.1, x + size * 0.4, top + size * 0.36), tone)
    pen.oval((x - size * 0.28, top, x + size * 0.5, top + size * 0.28), tone)
    pen.oval((x - size * 0.2, top + size * 0.03, x + size * 0.22, top + size * 0.14), lit)


def palm(pen: Pen, x: float, foot: float, size: float, tone: Colour, lean: float = 0.1) -> None:
    """A palm: a bent stem and a fan of leaves."""
    stem = [(x + lean * size * (part / 8) ** 2, foot - size * 0.72 * part / 8) for part in range(9)]
    pen.line(stem, tone, size * 0.055)
    across, up = stem[-1]
    for angle in (-1.0, -0.82, -0.64, -0.36, -0.18, 0.0):
        frond(pen, (across, up), size * 0.46, angle, tone)


def frond(pen: Pen, at: Point, length: float, angle: float, tone: Colour) -> None:
    """A leaf that rises and falls over; the angle is in parts of a half turn, -0.5 is straight up."""
    x, y = at
    spine = []
    for part in range(11):
        share = part / 10
        spine.append(
            (
                x + cos(pi * angle) * length * share,
                y + sin(pi * angle) * length * share * 0.9 + length * 0.5 * share**2,
            )
        )
    width = length * 0.15
    upper = [(a, b - width * sin(pi * part / 10)) for part, (a, b) in enumerate(spine)]
    lower = [(a, b + width * 0.5 * sin(pi * part / 10)) for part, (a, b) in enumerate(spine)]
    pen.polygon([*upper, *reversed(lower)], tone)


def leaf(pen: Pen, at: Point, length: float, angle: float, tone: Colour, rib: Colour) -> None:
    """A broad leaf with its rib, growing in that direction in parts of a half turn."""
    x, y = at
    ahead, aside = (cos(pi * angle), sin(pi * angle)), (-sin(pi * angle), cos(pi * angle))

    def place(along: float, across: float) -> Point:
        return (
            x + length * (ahead[0] * along + aside[0] * across),
            y + length * (ahead[1] * along + aside[1] * across),
        )

    half = [(part / 12, 0.22 * sin(pi * (part / 12) ** 0.8)) for part in range(13)]
    pen.polygon([*(place(a, b) for a, b in half), *(place(a, -b) for a, b in reversed(half))], tone)
    pen.line([place(0, 0), place(0.9, 0)], rib, length * 0.02)


def orchid(pen: Pen, x: float, y: float, size: float) -> None:
    """An orchid seen from the front."""
    for angle, reach in ((-0.5, 0.5), (0.18, 0.46), (0.82, 0.46)):
        a, b = x + cos(pi * angle) * size * reach * 0.6, y + sin(pi * angle) * size * reach * 0.6
        pen.disc(a, b, size * 0.24, mix(PETAL, CHALK, 0.35))
    for side in (-1, 1):
        pen.disc(x + side * size * 0.3, y - size * 0.06, size * 0.27, PETAL)
    pen.disc(x, y + size * 0.16, size * 0.2, ORCHID)
    pen.disc(x, y + size * 0.04, size * 0.09, GOLD)
