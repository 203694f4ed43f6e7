"""Smooth shapes, and text that is remembered so that tests can see what was written where."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

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


class Picture(NamedTuple):
    """A finished picture in its game's fixed palette."""

    image: Image.Image
    boxes: tuple[TextBox, ...]

    def png(self) -> bytes:
        """The picture as a PNG file; equal pictures give equal bytes."""
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=6)
        return file.getvalue()


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
    """A picture in the making: a copy of a ground, on which sprites and texts are put."""

    def __init__(self, ground: Image.Image, boxes: Sequence[TextBox] = ()) -> None:
        self.image = ground.copy()
        self.boxes = list(boxes)
        self._draw = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite with its centre there."""
        self.image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)

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
        if widest is not None and width > widest:
            ink = self._squeeze(text, left, baseline, style, widest)
        else:
            self._draw.text((left, baseline), text, style.colour, style.font, "ls")
            ink = self._draw.textbbox((left, baseline), text, style.font, "ls")
        self.boxes.append(TextBox(text, Box(*ink), style.cap_height, role, panel))

    def _squeeze(
        self, text: str, left: int, baseline: int, style: Style, width: float
    ) -> tuple[float, float, float, float]:
        """Write narrower than the font is: as high, but no wider than this."""
        _, top, right, bottom = style.font.getbbox(text, anchor="ls")
        mask = Image.new("L", (round(right), round(bottom - top)))
        ImageDraw.Draw(mask).text((0, -top), text, 255, style.font, "ls")
        narrow = mask.resize((round(width), mask.height), Image.Resampling.BOX)
        self.image.paste(style.colour, (left, round(baseline + top)), narrow)
        return left, baseline + top, left + narrow.width, baseline + bottom

    def picture(self, palette: Image.Image) -> Picture:
        """The finished picture, in that palette."""
        image = self.image.quantize(palette=palette, dither=Image.Dither.NONE)
        return Picture(image, tuple(self.boxes))
