"""Units of a layout as pixels of the printed picture, and what is seen there."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops

from render.canvas import Box, Picture, Shape, sprite
from render.palette import Colour
from render.units import PRINT, pixels

HEAVIEST = 120_000
"""Bytes of a picture at any moment of a game."""
CROWDED = 140_000
"""Bytes of a board on which there is more than chance would bring."""


def printed(box: Sequence[float]) -> tuple[int, int, int, int]:
    """The pixels of a box in units."""
    left, top, right, bottom = map(pixels, box)
    return left, top, right, bottom


def whole(picture: Picture) -> Box:
    """All of a picture, in units."""
    return Box(0, 0, picture.image.width / PRINT, picture.image.height / PRINT)


@sprite
def ground(width: float, height: float, colour: Colour) -> Shape:
    """A ground of that size in units."""
    return Image.new("RGB", (pixels(width), pixels(height)), colour)


def differs(one: Picture, other: Picture, where: Box) -> bool:
    """Whether any pixel of that part is not the same in both pictures."""
    parts = (picture.image.convert("RGB").crop(printed(where)) for picture in (one, other))
    return ImageChops.difference(*parts).getbbox() is not None
