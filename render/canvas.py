"""Smooth shapes, and text that is remembered so that tests can see what was written where."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.bands import Mark, Placed, Written, compose, encode, in_palette
from render.palette import Colour
from render.type import Style

SCALE = 3
"""Shapes are drawn this many times larger and scaled down, which makes their edges smooth."""
ONE_SIGMA = 40
"""How opaque, of 255, a blurred edge still is one blur radius outside."""

Point = tuple[float, float]
Fill = Colour | tuple[int, int, int, int]


class Box(NamedTuple):
    """A rectangle in the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def within(self, other: Box) -> bool:
        """Whether all of it lies in the other one."""
        return (
            other.left <= self.left
            and other.top <= self.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any area."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Role(StrEnum):
    """Why a text is in the picture."""

    DECIDES = "decides"
    """Needed to decide a move: legible on a phone."""
    EXTRA = "extra"
    """Repeated in the text twin."""


class TextBox(NamedTuple):
    """A text that was written, where its ink lies, and the panel it has to stay in."""

    text: str
    ink: Box
    cap_height: float
    role: Role
    panel: Box


class Picture:
    """A finished picture in its game's fixed palette."""

    def __init__(
        self, ground: Image.Image, marks: Sequence[Mark], palette: Image.Image, boxes: tuple[TextBox, ...]
    ) -> None:
        self._ground = ground
        self._marks = marks
        self._palette = palette
        self.boxes = boxes

    @cached_property
    def image(self) -> Image.Image:
        """What it shows."""
        return in_palette(compose(self._ground, self._marks), self._palette)

    def png(self) -> bytes:
        """The picture as a PNG file; equal pictures give equal bytes."""
        return encode(self._ground, self._marks, self._palette)


class Pen:
    """Draws a shape on a large sheet; all measures are those of the finished picture."""

    def __init__(self, width: float, height: float, ground: Colour | None = None) -> None:
        size = round(width * SCALE), round(height * SCALE)
        self.sheet = Image.new("RGBA", size, (0, 0, 0, 0) if ground is None else (*ground, 255))
        self._draw = ImageDraw.Draw(self.sheet)

    def polygon(self, points: Sequence[Point], fill: Fill) -> None:
        """A filled area."""
        self._draw.polygon(_scaled(points), fill)

    def oval(self, box: Sequence[float], fill: Fill) -> None:
        """A filled circle or ellipse."""
        self._draw.ellipse([each * SCALE for each in box], fill)

    def disc(self, x: float, y: float, radius: float, fill: Fill) -> None:
        """A filled circle round a centre."""
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def ring(self, x: float, y: float, radius: float, fill: Fill, width: float) -> None:
        """A circle's line, inside its radius."""
        box = [each * SCALE for each in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(box, None, fill, round(width * SCALE))

    def slab(self, box: Sequence[float], radius: float, fill: Fill) -> None:
        """A filled rectangle with round corners."""
        self._draw.rounded_rectangle([each * SCALE for each in box], radius * SCALE, fill)

    def line(self, points: Sequence[Point], fill: Fill, width: float) -> None:
        """A line through these points, with round ends."""
        self._draw.line(_scaled(points), fill, round(width * SCALE), "curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def over(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled area, only where something has been drawn already: light and shadow."""
        area = Image.new("L", self.sheet.size)
        ImageDraw.Draw(area).polygon(_scaled(points), 255)
        self.sheet.paste(fill, mask=ImageChops.darker(area, self.sheet.getchannel("A")))

    def outline(self, fill: Colour, width: float) -> None:
        """A line round everything drawn so far."""
        alpha = self.sheet.getchannel("A").filter(ImageFilter.GaussianBlur(width * SCALE))
        behind = Image.new("RGBA", self.sheet.size, (*fill, 0))
        behind.putalpha(alpha.point([255 if each > ONE_SIGMA else 0 for each in range(256)]))
        behind.alpha_composite(self.sheet)
        self.sheet.paste(behind)

    def sprite(self) -> Image.Image:
        """The finished shape."""
        return self.sheet.reduce(SCALE)


def _scaled(points: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in points]


class Canvas:
    """A picture in the making: a ground, and what is put and written on it."""

    def __init__(self, ground: Image.Image, boxes: Sequence[TextBox] = ()) -> None:
        self.boxes = list(boxes)
        self.ground = ground
        self.marks: list[Mark] = []

    @property
    def image(self) -> Image.Image:
        """What it shows so far, as a ground for others."""
        return compose(self.ground, self.marks)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite with its centre there."""
        self.marks.append(Placed(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)))

    def write(
        self,
        text: str,
        at: Point,
        style: Style,
        panel: Box,
        role: Role = Role.DECIDES,
        *,
        align: str = "m",
        widest: float | None = None,
    ) -> None:
        """Write with the middle of the capitals at that height; wider than `widest` is squeezed."""
        x, y = at
        width, baseline = style.width(text), round(y + style.cap_height / 2)
        left = round(x - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * min(width, widest or width))
        is_too_wide = widest is not None and width > widest
        written = Written(text, left, baseline, style, round(widest) if widest and is_too_wide else None)
        self.marks.append(written)
        self.boxes.append(TextBox(text, Box(*written.ink), style.cap_height, role, panel))

    def picture(self, palette: Image.Image) -> Picture:
        """The finished picture, in that palette."""
        return Picture(self.ground, tuple(self.marks), palette, tuple(self.boxes))
