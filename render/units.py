"""Layouts are measured in units, a third of a point on a phone; pictures are printed in pixels."""

from __future__ import annotations

from math import floor

PRINT = 2 / 3
"""Printed pixels per unit: a board 1170 units wide is printed 780 pixels wide, twice a phone's width."""
SMOOTH = 3
"""Shapes and letters are drawn this many times larger and scaled down, which makes their edges smooth."""
LARGER = round(PRINT * SMOOTH)
"""Pixels per unit while they are drawn."""
CRISP = [max(0, min(255, round((each - 56) * 255 / 143))) for each in range(256)]
"""By how much of a pixel is covered, of 255, how opaque it is printed: soft edges, but not blurred ones."""
TINY = 1e-6
"""Less than any measure: what is left of thirds when they are reckoned in binary."""


def nearest(number: float) -> int:
    """The whole number next to that one; halves always go up, so that equal gaps stay equal."""
    return floor(number + 0.5 + TINY)


def pixels(units: float) -> int:
    """So many units in whole printed pixels."""
    return nearest(units * PRINT)
