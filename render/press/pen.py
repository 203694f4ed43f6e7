"""Smooth shapes: drawn large, and scaled down to what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.palette import Colour
from render.units import CRISP, LARGER, PRINT, SMOOTH, TINY, nearest, pixels

SNAPPED = 36
"""Rectangles at least so large have their edges on whole printed pixels; smaller ones keep their shape."""
ONE_SIGMA = 40
"""How opaque, of 255, a blurred edge still is one blur radius outside."""

Point = tuple[float, float]
Fill = Colour | tuple[int, int, int, int]
Shape: TypeAlias = Image.Image
"""An image as it was drawn, not yet cached."""


class Pen:
    """Draws a shape on a large sheet, in units; on a ground of its own, or to be put on one by its middle."""

    def __init__(self, width: float, height: float, ground: Colour | None = None) -> None:
        if ground is not None:
            self._left = self._top = 0.0
            self.sheet = Image.new("RGB", (pixels(width) * SMOOTH, pixels(height) * SMOOTH), ground)
        else:
            across, down = (ceil(each * PRINT - TINY) * SMOOTH for each in (width, height))
            self._left, self._top = (across - width * LARGER) / 2, (down - height * LARGER) / 2
            self.sheet = Image.new("RGBA", (across, down), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.sheet)

    def polygon(self, points: Sequence[Point], fill: Fill) -> None:
        """A filled area."""
        self._draw.polygon(self._at(points), fill)

    def oval(self, box: Sequence[float], fill: Fill) -> None:
        """A filled circle or ellipse."""
        self._draw.ellipse(self._area(box), fill)

    def disc(self, x: float, y: float, radius: float, fill: Fill) -> None:
        """A filled circle round a centre."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def ring(self, x: float, y: float, radius: float, fill: Fill, width: float) -> None:
        """A circle's line, inside its radius."""
        box = self._area((x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(box, None, fill, nearest(width * LARGER))

    def slab(self, box: Sequence[float], radius: float, fill: Fill) -> None:
        """A filled rectangle with round corners; the edges of a large one lie on whole printed pixels."""
        left, top, right, bottom = box
        is_large = min(right - left, bottom - top) >= SNAPPED
        area = self._area(self._snapped(box) if is_large else box)
        self._draw.rounded_rectangle(area, radius * LARGER, fill)

    def card(self, box: Sequence[float], radius: float, line: Fill, fill: Fill, width: float = 2) -> None:
        """A filled rectangle with a line round it, as wide on every side in whole printed pixels."""
        left, top, right, bottom = self._snapped(box)
        inset = max(1, pixels(width)) / PRINT
        self.slab((left, top, right, bottom), radius, line)
        inner = (left + inset, top + inset, right - inset, bottom - inset)
        self.slab(inner, max(0, radius - inset), fill)

    def frame(self, box: Sequence[float], fill: Fill, width: float) -> None:
        """A line round a box, half inside and half outside, on whole printed pixels."""
        left, top, right, bottom = self._snapped(box)
        half = max(1, pixels(width / 2)) / PRINT
        for y in (top, bottom):
            self.slab((left - half, y - half, right + half, y + half), 0, fill)
        for x in (left, right):
            self.slab((x - half, top - half, x + half, bottom + half), 0, fill)

    def rule(self, start: Point, end: Point, fill: Fill, width: float) -> None:
        """A straight line across or down, on whole printed pixels."""
        (x, y), (across, down), half = start, end, width / 2
        left, top, right, bottom = self._snapped((x - half, y - half, across + half, down + half))
        wide = max(1, pixels(width)) / PRINT
        box = (left, top, right, top + wide) if y == down else (left, top, left + wide, bottom)
        self.slab(box, 0, fill)

    def _snapped(self, box: Sequence[float]) -> tuple[float, ...]:
        """The box with its edges between printed pixels."""
        left, top = self._left / LARGER, self._top / LARGER
        edges = zip(box, (left, top, left, top), strict=True)
        return tuple([pixels(edge + start) / PRINT - start for edge, start in edges])

    def line(self, points: Sequence[Point], fill: Fill, width: float) -> None:
        """A line through these points, with round ends."""
        self._draw.line(self._at(points), fill, nearest(width * LARGER), "curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def over(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled area, only where something has been drawn already: light and shadow."""
        area = Image.new("L", self.sheet.size)
        ImageDraw.Draw(area).polygon(self._at(points), 255)
        self.sheet.paste(fill, mask=ImageChops.darker(area, self.sheet.getchannel("A")))

    def outline(self, fill: Colour, width: float) -> None:
        """A line round everything drawn so far."""
        alpha = self.sheet.getchannel("A").filter(ImageFilter.GaussianBlur(width * LARGER))
        behind = Image.new("RGBA", self.sheet.size, (*fill, 0))
        behind.putalpha(alpha.point([255 if each > ONE_SIGMA else 0 for each in range(256)]))
        behind.alpha_composite(self.sheet)
        self.sheet.paste(behind)

    def shape(self) -> Shape:
        """What it has drawn, as it is printed."""
        shape = self.sheet.reduce(SMOOTH)
        if shape.mode == "RGBA":
            shape.putalpha(shape.getchannel("A").point(CRISP))
        return shape

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(nearest(x * LARGER + self._left), nearest(y * LARGER + self._top)) for x, y in points]

    def _area(self, box: Sequence[float]) -> list[float]:
        """From the first pixel to the last one, both included."""
        left, top, right, bottom = box
        (left, top), (right, bottom) = self._at(((left, top), (right, bottom)))
        return [left, top, max(left, right - 1), max(top, bottom - 1)]


def mounted(width: float, height: float, *parts: tuple[Shape, float, float]) -> Shape:
    """A new shape of that size made of others, one on the other, each with its centre there."""
    sheet = Image.new("RGBA", (ceil(width * PRINT - TINY), ceil(height * PRINT - TINY)))
    for shape, x, y in parts:
        across = nearest((x - width / 2) * PRINT + (sheet.width - shape.width) / 2)
        down = nearest((y - height / 2) * PRINT + (sheet.height - shape.height) / 2)
        sheet.alpha_composite(shape, (max(0, across), max(0, down)))
    return sheet


def faded(shape: Shape, share: float) -> Shape:
    """A copy that is opaque to that share only."""
    copy = shape.copy()
    copy.putalpha(copy.getchannel("A").point([round(each * share) for each in range(256)]))
    return copy
