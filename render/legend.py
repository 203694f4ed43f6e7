"""What the icons of a whole board mean: small lines in two columns below it."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Box, Canvas, Role, Sprite
from render.palette import FADED_INK
from render.type import Style, Weight

MARK = Style(32, Weight.LABEL, FADED_INK)
ROW = 50
EDGE = 10
"""Above the first line and below the last."""


def legend_height(count: int) -> float:
    """Of so many icons with their words."""
    return 2 * EDGE + -(-count // 2) * ROW


def write_legend(canvas: Canvas, marks: Sequence[tuple[Sprite, str]], box: Box) -> None:
    """Each icon, no larger than a line, and beside it what it means; line by line."""
    width = (box.right - box.left) / 2
    for place, (icon, said) in enumerate(marks):
        x, y = box.left + place % 2 * width, box.top + EDGE + (place // 2 + 0.5) * ROW
        canvas.put(icon, x + 40, y)
        canvas.write(said, (x + 76, y), MARK, box, Role.EXTRA, align="l", widest=width - 86)
