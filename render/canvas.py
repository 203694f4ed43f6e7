"""What authors of pictures draw with; the machinery behind it is in `render.press`.

A `Pen` draws a `Shape`; `@sprite` caches the shape that a function draws, and only the `Sprite` that comes of
it can be put on a `Canvas`. `@cached_part` caches what a function puts and writes, `@layer` a ground for
others, `@cached` whatever else is made of sprites.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cached_property, partial, wraps
from math import floor
from typing import Concatenate, NamedTuple, ParamSpec, cast

from msgspec.msgpack import Encoder
from PIL import Image, ImageDraw

from render.palette import ALARM, CHALK
from render.press.bands import compose, encode, in_palette
from render.press.cache import BUDGET, TEXTS, Cache, Cached, Sprite, cached, cached_in, sprite
from render.press.ground import QUICK, SMALL, SMALLEST, Ground, Packing, Strip, ground_of
from render.press.marks import Group, Mark, Placed, Written
from render.press.pen import Pen, Point, Shape, faded, mounted
from render.type import Style
from render.units import PRINT, SMOOTH, TINY, nearest, pixels
from words.catalogue import Words

__all__ = [
    "SMALL",
    "SMALLEST",
    "Box",
    "Canvas",
    "Ground",
    "Part",
    "Pen",
    "Picture",
    "Point",
    "Role",
    "Shape",
    "Sprite",
    "Strip",
    "TextBox",
    "cached",
    "cached_part",
    "faded",
    "in_palette",
    "layer",
    "mounted",
    "sprite",
]

AROUND = 5
"""Printed pixels between what is pointed at and the outer edge of its frame."""
TEXT_BOX = 300
"""Bytes of where a text was written, more or less."""

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


@sprite
def _frame(width: int, height: int) -> Shape:
    """A frame to point at something, of so many printed pixels; light outside, so that it shows anywhere."""
    large = Image.new("RGBA", (width * SMOOTH, height * SMOOTH), (0, 0, 0, 0))
    pen, corner = ImageDraw.Draw(large), 10 * SMOOTH
    pen.rounded_rectangle((0, 0, width * SMOOTH - 1, height * SMOOTH - 1), corner, None, CHALK, 7 * SMOOTH)
    inner = (2 * SMOOTH, 2 * SMOOTH, (width - 2) * SMOOTH - 1, (height - 2) * SMOOTH - 1)
    pen.rounded_rectangle(inner, corner - 2 * SMOOTH, None, ALARM, 4 * SMOOTH)
    return large.reduce(SMOOTH)


class Picture:
    """A finished picture in its game's fixed palette."""

    def __init__(
        self, ground: Ground, groups: Sequence[Group], palette: Image.Image, boxes: tuple[TextBox, ...]
    ) -> None:
        self._ground = ground
        self._groups = groups
        self._palette = palette
        self.boxes = boxes

    def pointing_at(self, places: Sequence[Box]) -> Picture:
        """The same with a frame round each of these places."""
        frames: list[Mark] = []
        width, height = self._ground.width, self._ground.height
        for place in places:
            left, top = max(0, pixels(place.left) - AROUND), max(0, pixels(place.top) - AROUND)
            right = min(width, pixels(place.right) + AROUND)
            bottom = min(height, pixels(place.bottom) + AROUND)
            frames.append(Placed(_frame(right - left, bottom - top), left, top))
        return Picture(self._ground, (*self._groups, Group(frames)), self._palette, self.boxes)

    @cached_property
    def image(self) -> Image.Image:
        """What it shows."""
        return in_palette(compose(self._ground, self._groups), self._palette)

    def png(self) -> bytes:
        """The picture as a PNG file; equal pictures give equal bytes."""
        return encode(self._ground, self._groups, self._palette)


@cached_in(TEXTS)
def _set(text: str, at: Point, style: Style, align: str, widest: float | None) -> tuple[Written, Box]:
    """A text where it is written, and where its ink lies in units."""
    x, y = at
    width, baseline = style.width(text), pixels(y + style.cap_height / 2)
    left = pixels(x - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * min(width, widest or width))
    room = floor(widest * PRINT + TINY) if widest is not None and width > widest else None
    written = Written(text, left, baseline, style, room)
    return written, Box(*(each / PRINT for each in written.ink))


class Layer(NamedTuple):
    """What stays the same on many pictures, flattened to a ground, and the texts on it."""

    ground: Sprite
    boxes: tuple[TextBox, ...]


class Part(NamedTuple):
    """What was put and written together."""

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
        ground: Sprite | Layer | Ground | None = None,
        height: float | None = None,
        packing: Packing = QUICK,
    ) -> None:
        """A picture higher than its ground goes on as bare paper."""
        self.boxes: list[TextBox] = []
        if isinstance(ground, Layer):
            ground, boxes = ground
            self.boxes += boxes
        if isinstance(ground, Image.Image):
            ground = ground_of(ground, None if height is None else pixels(height), packing)
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
    def image(self) -> Shape:
        """What it shows so far."""
        return compose(self.ground, self.groups)

    def flat(self, palette: Image.Image) -> Shape:
        """What it shows so far in that palette, which takes little room."""
        return in_palette(self.image, palette)

    @property
    def part(self) -> Part:
        """All that has been put and written on it."""
        return Part(Group([mark for group in self.groups for mark in group.marks]), tuple(self.boxes))

    def add(self, part: Part) -> None:
        """Put and write all of it where it was before."""
        if self._loose:
            self._groups.append(Group(self._loose))
            self._loose = []
        self._groups.append(part.group)
        self.boxes += part.boxes

    def put(self, sprite: Sprite, x: float, y: float) -> None:
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


def layer(palette: Image.Image) -> Callable[[Callable[P, Canvas]], Cached[P, Layer]]:
    """Cache what a function puts on a canvas as a ground in that palette."""

    def decorate(draw: Callable[P, Canvas]) -> Cached[P, Layer]:
        @wraps(draw)
        def flatten(*args: P.args, **named: P.kwargs) -> Layer:
            canvas = draw(*args, **named)
            return Layer(cast("Sprite", canvas.flat(palette)), tuple(canvas.boxes))

        return cached(flatten)

    return decorate


def _told(argument: object) -> object:
    """What tells words from other words: all that they depend on."""
    assert isinstance(argument, Words), argument
    return argument.told


_keys = Encoder(enc_hook=_told)
PARTS: Cache[Part] = Cache(BUDGET, 0.16)


def cached_part(draw: Callable[Concatenate[Canvas, P], None]) -> Callable[Concatenate[Canvas, P], None]:
    """Cache what a function puts and writes; the key is the content of all it is given."""

    @wraps(draw)
    def add(canvas: Canvas, /, *args: P.args, **named: P.kwargs) -> None:
        key = (draw, _keys.encode((args, named)))
        part = PARTS.get(key)
        if part is None:
            apart = Canvas()
            draw(apart, *args, **named)
            part = apart.part
            PARTS.put(key, part, part.weight + len(key[1]))
        canvas.add(part)

    add.cache_clear = partial(PARTS.clear, draw)  # type: ignore[attr-defined]  # as functools names it
    return add
