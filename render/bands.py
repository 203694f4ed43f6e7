"""A picture as bands of a few lines each, composed and encoded once and then remembered by what lies on them.

From turn to turn most of a board stays as it was: only bands on which something changed are made anew, and
the PNG is put together from all of them. The same marks on the same ground always give the same bytes.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor
from struct import pack
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng as zlib

from render.palette import FOLD
from render.type import Style
from render.units import CRISP, SMOOTH

HEIGHT = 64
"""Lines of a band: fewer change at once, more compress better."""
MOST_BANDS = 4096
"""Remembered at the most; some kilobytes each."""
LEVEL, BARE_LEVEL = 6, 9
"""How hard deflate tries: less where something lies, more on bare ground, which is encoded once."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BASE = 65521
"""Of Adler-32."""


class Glyphs(NamedTuple):
    """A text as it is pasted: its ink as a mask, and where that lies from where the text begins."""

    mask: Image.Image
    left: int
    top: int


class Placed:
    """A sprite, its upper left corner there; on its line its key tells it from all others."""

    __slots__ = ("bottom", "key", "left", "sprite", "top")

    def __init__(self, sprite: Image.Image, left: int, top: int) -> None:
        self.sprite, self.left, self.top = sprite, left, top
        self.bottom = top + sprite.height
        self.key: object = (id(sprite), left)

    def lay(self, image: Image.Image, top: int) -> None:
        """Put it on a picture that begins at that line."""
        image.paste(self.sprite, (self.left, self.top - top), self.sprite)


class Written:
    """A text from there, on that base line; squeezed to a width where there is one."""

    def __init__(self, text: str, left: int, baseline: int, style: Style, width: int | None = None) -> None:
        self.text, self.left, self.baseline, self.style, self.width = text, left, baseline, style, width
        self._mask, across, down = glyphs(text, style, width)
        self._start = left + across
        self.top = baseline + down
        self.bottom = self.top + self._mask.height
        # A string remembers its hash, and every picture asks for it.
        self.key: object = f"{text} {left} {width} {style.size} {style.weight} {style.colour}"

    @property
    def ink(self) -> tuple[int, int, int, int]:
        """The box its ink fills."""
        return self._start, self.top, self._start + self._mask.width, self.bottom

    def lay(self, image: Image.Image, top: int) -> None:
        """Put it on a picture that begins at that line."""
        image.paste(self.style.colour, (self._start, self.top - top), self._mask)


Mark = Placed | Written


@lru_cache(maxsize=4096)
def glyphs(text: str, style: Style, width: int | None = None) -> Glyphs:
    """The ink of a text; narrower than the font is, but as high, where a width is given."""
    font = style.large_font
    left, top, right, bottom = font.getbbox(text, anchor="ls")
    left, top = (0 if width else floor(left / SMOOTH)), floor(top / SMOOTH)
    right, bottom = max(left + 1, ceil(right / SMOOTH)), max(top + 1, ceil(bottom / SMOOTH))
    mask = Image.new("L", ((right - left) * SMOOTH, (bottom - top) * SMOOTH))
    ImageDraw.Draw(mask).text((-left * SMOOTH, -top * SMOOTH), text, 255, font, "ls")
    if width is None:
        return Glyphs(mask.reduce(SMOOTH).point(CRISP), left, top)
    return Glyphs(mask.resize((width, bottom - top), Image.Resampling.BOX).point(CRISP), left, top)


class Strip(NamedTuple):
    """A part of the ground over the whole width: an image, in any mode, and below it bare paper."""

    image: Image.Image
    top: int
    bottom: int

    @property
    def cuts(self) -> range:
        """Where its bands begin; less than half a band at its end belongs to the last one."""
        return range(self.top, max(self.top + 1, self.bottom - HEIGHT // 2), HEIGHT)

    def lines(self, top: int, bottom: int) -> Image.Image:
        """A copy of the picture's lines from one to before the other."""
        image, first = self.image, top - self.top
        last = min(bottom - self.top, image.height)
        found = image.crop((0, first, image.width, max(first, last))).convert("RGB")
        if found.height == bottom - top:
            return found
        lines = Image.new("RGB", (image.width, bottom - top), FOLD)
        lines.paste(found, (0, 0))
        return lines


Ground = tuple[Strip, ...]
"""What marks lie on, from the top to the bottom of a picture."""


def ground_of(image: Image.Image, height: int | None = None) -> Ground:
    """A ground of one image, and bare paper below it down to that height."""
    return (Strip(image, 0, image.height if height is None else height),)


class Band(NamedTuple):
    """Some lines of a picture as they stand in a PNG: compressed by themselves, with their checksum."""

    data: bytes
    checksum: int
    length: int
    """Of the lines before they were compressed."""


class Bands:
    """The bands most recently asked for, each kept with what it was made of, so that no id is used again."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[Band, object]] = OrderedDict()
        self._most = most
        self._alone = Lock()  # pictures are drawn in several threads

    def find(self, key: tuple[object, ...]) -> Band | None:
        """The band of that key, if it is remembered."""
        with self._alone:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def forget(self) -> None:
        """As if nothing had been encoded yet."""
        with self._alone:
            self._kept.clear()

    def keep(self, key: tuple[object, ...], band: Band, made_of: object) -> None:
        """Remember a band, and forget the one that was not asked for longest."""
        with self._alone:
            self._kept[key] = (band, made_of)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)


BANDS = Bands(MOST_BANDS)


def compose(ground: Ground, marks: Sequence[Mark]) -> Image.Image:
    """The whole picture in full colour."""
    image = Image.new("RGB", (ground[0].image.width, ground[-1].bottom))
    for strip in ground:
        image.paste(strip.lines(strip.top, strip.bottom), (0, strip.top))
    for mark in marks:
        mark.lay(image, 0)
    return image


def in_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in that palette, each colour mapped to its nearest."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encode(ground: Ground, marks: Sequence[Mark], palette: Image.Image) -> bytes:
    """The picture as a PNG file."""
    cuts = [(strip, top) for strip in ground for top in strip.cuts]
    tops = [top for _, top in cuts]
    lying: list[list[Mark]] = [[] for _ in cuts]
    for mark in marks:
        first = max(0, bisect_right(tops, mark.top) - 1)
        for on_band in lying[first : bisect_left(tops, mark.bottom)]:
            on_band.append(mark)
    data, checksum = [b"\x78\x9c"], 1
    for (strip, top), on_band in zip(cuts, lying, strict=True):
        band = _band(strip, top, on_band, palette)
        data.append(band.data)
        checksum = _joined(checksum, band.checksum, band.length)
    data += [b"\x03\x00", pack(">I", checksum)]  # an empty last block ends what the bands have left open
    header = pack(">IIBBBBB", ground[0].image.width, ground[-1].bottom, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(palette.getpalette() or ())),
        (b"IDAT", b"".join(data)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def _band(strip: Strip, top: int, marks: Sequence[Mark], palette: Image.Image) -> Band:
    """The lines of a strip from there on; the same ones are the same wherever the strip lies."""
    bottom = strip.bottom if top == strip.cuts[-1] else top + HEIGHT
    parts: list[object] = [id(strip.image), id(palette), top - strip.top, bottom - top]
    for mark in marks:
        parts += mark.key, mark.top - top
    key = tuple(parts)
    band = BANDS.find(key)
    if band is None:
        band = _made(strip.lines(top, bottom), top, marks, palette)
        BANDS.keep(key, band, (strip.image, palette, *marks))
    return band


def _made(lines: Image.Image, top: int, marks: Sequence[Mark], palette: Image.Image) -> Band:
    for mark in marks:
        mark.lay(lines, top)
    # One column more: a PNG begins each line with how it is filtered, and 0 is not at all.
    raw = in_palette(lines, palette).crop((-1, 0, *lines.size)).tobytes()
    packer = zlib.compressobj(LEVEL if marks else BARE_LEVEL, zlib.DEFLATED, -15, 9)
    return Band(packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH), zlib.adler32(raw), len(raw))


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces in a row, from the one of each and the length of the second."""
    ones = (first & 0xFFFF) + (second & 0xFFFF) - 1
    sums = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (sums % BASE) << 16 | ones % BASE


def _chunk(name: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(content, zlib.crc32(name)))
