"""Smooth shapes, and text that is remembered so that tests can see what was written where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cached_property, partial, wraps
from math import ceil, floor
from typing import Concatenate, NamedTuple, ParamSpec

from msgspec.msgpack import Encoder
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.bands import compose, encode, in_palette
from render.ground import QUICK, Ground, Packing, ground_of
from render.marks import Group, Mark, Placed, Written
from render.palette import Colour
from render.shelf import BUDGET, TEXTS, Shelf, kept_on
from render.type import Style
from render.units import CRISP, LARGER, PRINT, SMOOTH, TINY, nearest, pixels
from words.catalogue import Words

SNAPPED = 36
"""Rectangles at least so large have their edges on whole printed pixels; smaller ones keep their shape."""
ONE_SIGMA = 40
"""How opaque, of 255, a blurred edge still is one blur radius outside."""
TEXT_BOX = 300
"""Bytes of where a text was written, more or less."""

Point = tuple[float, float]
Fill = Colour | tuple[int, int, int, int]
P = ParamSpec("P")


class Box(NamedTuple):
    """A rectangle in the picture, in units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def lower(self, by: float) -> Box:
        """The same box so far further down."""
        return Box(self.left, self.top + by, self.right, self.bottom + by)

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

    def lower(self, by: float) -> TextBox:
        """The same text so far further down."""
        return self._replace(ink=self.ink.lower(by), panel=self.panel.lower(by))


class Picture:
    """A finished picture in its game's fixed palette."""

    def __init__(
        self, ground: Ground, groups: Sequence[Group], palette: Image.Image, boxes: tuple[TextBox, ...]
    ) -> None:
        self._ground = ground
        self._groups = groups
        self._palette = palette
        self.boxes = boxes

    @cached_property
    def image(self) -> Image.Image:
        """What it shows."""
        return in_palette(compose(self._ground, self._groups), self._palette)

    def png(self) -> bytes:
        """The picture as a PNG file; equal pictures give equal bytes."""
        return encode(self._ground, self._groups, self._palette)


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

    def _snapped(self, box: Sequence[float]) -> Box:
        """The box with its edges between printed pixels."""
        left, top = self._left / LARGER, self._top / LARGER
        edges = zip(box, (left, top, left, top), strict=True)
        return Box(*(pixels(edge + start) / PRINT - start for edge, start in edges))

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

    def sprite(self) -> Image.Image:
        """The finished shape, as it is printed."""
        sprite = self.sheet.reduce(SMOOTH)
        if sprite.mode == "RGBA":
            sprite.putalpha(sprite.getchannel("A").point(CRISP))
        return sprite

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(nearest(x * LARGER + self._left), nearest(y * LARGER + self._top)) for x, y in points]

    def _area(self, box: Sequence[float]) -> list[float]:
        """From the first pixel to the last one, both included."""
        left, top, right, bottom = box
        (left, top), (right, bottom) = self._at(((left, top), (right, bottom)))
        return [left, top, max(left, right - 1), max(top, bottom - 1)]


def mounted(width: float, height: float, *parts: tuple[Image.Image, float, float]) -> Image.Image:
    """A new sprite of that size made of others, one on the other, each with its centre there."""
    sheet = Image.new("RGBA", (ceil(width * PRINT - TINY), ceil(height * PRINT - TINY)))
    for sprite, x, y in parts:
        across = nearest((x - width / 2) * PRINT + (sheet.width - sprite.width) / 2)
        down = nearest((y - height / 2) * PRINT + (sheet.height - sprite.height) / 2)
        sheet.alpha_composite(sprite, (max(0, across), max(0, down)))
    return sheet


@kept_on(TEXTS)
def _set(text: str, at: Point, style: Style, align: str, widest: float | None) -> tuple[Written, Box]:
    """A text where it is written, and where its ink lies in units."""
    x, y = at
    width, baseline = style.width(text), pixels(y + style.cap_height / 2)
    left = pixels(x - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * min(width, widest or width))
    room = floor(widest * PRINT + TINY) if widest is not None and width > widest else None
    written = Written(text, left, baseline, style, room)
    return written, Box(*(each / PRINT for each in written.ink))


class Drawing(NamedTuple):
    """What was put and written together: drawn once, and then often added."""

    group: Group
    boxes: tuple[TextBox, ...]

    @property
    def weight(self) -> int:
        """Bytes it takes, without sprites and masks."""
        return self.group.weight + TEXT_BOX * len(self.boxes)


class Canvas:
    """A picture in the making: a ground, and what is put and written on it, in units."""

    def __init__(
        self,
        ground: Image.Image | Ground | None = None,
        boxes: Sequence[TextBox] = (),
        height: float | None = None,
        packing: Packing = QUICK,
    ) -> None:
        """A picture higher than its ground goes on as bare paper."""
        if isinstance(ground, Image.Image):
            ground = ground_of(ground, None if height is None else pixels(height), packing)
        self.boxes = list(boxes)
        self._ground = ground
        self._groups: list[Group] = []
        self._loose: list[Mark] = []

    @property
    def ground(self) -> Ground:
        """What everything lies on."""
        assert self._ground is not None, "nothing can be shown without a ground"
        return self._ground

    @property
    def groups(self) -> Sequence[Group]:
        """All that lies on it, in the order in which it was put there."""
        return (*self._groups, Group(self._loose))

    @property
    def image(self) -> Image.Image:
        """What it shows so far, as a ground for others."""
        return compose(self.ground, self.groups)

    def layer(self, palette: Image.Image) -> Image.Image:
        """What it shows so far in that palette, as a ground that takes little room."""
        return in_palette(self.image, palette)

    @property
    def drawing(self) -> Drawing:
        """All that has been put and written on it."""
        return Drawing(Group([mark for group in self.groups for mark in group.marks]), tuple(self.boxes))

    def add(self, drawing: Drawing) -> None:
        """Put and write all of it where it was drawn."""
        if self._loose:
            self._groups.append(Group(self._loose))
            self._loose = []
        self._groups.append(drawing.group)
        self.boxes += drawing.boxes

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite with its centre there."""
        width, height = sprite.size
        self._loose.append(Placed(sprite, nearest(x * PRINT - width / 2), nearest(y * PRINT - height / 2)))

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
        written, ink = _set(text, at, style, align, widest)
        self._loose.append(written)
        self.boxes.append(TextBox(text, ink, style.cap_height, role, panel))

    def picture(self, palette: Image.Image) -> Picture:
        """The finished picture, in that palette."""
        return Picture(self.ground, self.groups, palette, tuple(self.boxes))


def _told(argument: object) -> object:
    """What tells words from other words: all that they depend on."""
    assert isinstance(argument, Words), argument
    return argument.told


_keys = Encoder(enc_hook=_told)
DRAWINGS: Shelf[Drawing] = Shelf(BUDGET, 0.16)


def drawn_once(draw: Callable[Concatenate[Canvas, P], None]) -> Callable[Concatenate[Canvas, P], None]:
    """Remember what a function draws by all it is given: the less that is, the more seldom it is drawn."""

    @wraps(draw)
    def add(canvas: Canvas, /, *args: P.args, **named: P.kwargs) -> None:
        key = (draw, _keys.encode((args, named)))
        drawing = DRAWINGS.find(key)
        if drawing is None:
            apart = Canvas()
            draw(apart, *args, **named)
            drawing = apart.drawing
            DRAWINGS.keep(key, drawing, drawing.weight + len(key[1]))
        canvas.add(drawing)

    add.cache_clear = partial(DRAWINGS.forget, draw)  # type: ignore[attr-defined]  # as functools names it
    return add
