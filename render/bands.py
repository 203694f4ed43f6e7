"""A picture as bands of a few lines each, composed and encoded once and then remembered by what lies on them.

From turn to turn most of a board stays as it was: only bands on which something changed are encoded anew, of
these only the cells on which something changed are composed anew, and the PNG is put together from all of
them. The same marks on the same ground always give the same bytes.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from struct import pack
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng as zlib

from render.palette import FOLD
from render.type import Style
from render.units import CRISP, SMOOTH

T = TypeVar("T")

ACROSS = 4
"""Cells of a band, side by side."""
MOST_BANDS, MOST_CELLS = 8192, 4096
"""Remembered at the most: some kilobytes each, and some more."""
BARE_LEVEL = 9
"""How hard deflate tries on bare ground, which is packed once."""
TALL = 2200
"""Lines of a picture that must be packed harder to stay small."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BASE = 65521
"""Of Adler-32."""


class Packing(NamedTuple):
    """How a picture is cut and packed."""

    height: int
    """Lines of a band: fewer change at once, more compress better."""
    level: int
    """How hard deflate tries where something lies."""


QUICK, SMALL = Packing(32, 5), Packing(64, 6)


class Glyphs(NamedTuple):
    """A text as it is pasted: its ink as a mask, and where that lies from where the text begins."""

    mask: Image.Image
    left: int
    top: int


class Placed:
    """A sprite, its upper left corner there; on its line its key tells it from all others."""

    __slots__ = ("bottom", "key", "left", "right", "sprite", "top")

    def __init__(self, sprite: Image.Image, left: int, top: int) -> None:
        self.sprite, self.left, self.top = sprite, left, top
        width, height = sprite.size
        self.right, self.bottom = left + width, top + height
        self.key: object = (id(sprite), left)

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """Put it on a part of the picture that begins there."""
        image.paste(self.sprite, (self.left - left, self.top - top), self.sprite)


class Written:
    """A text from there, on that base line; squeezed to a width where there is one."""

    def __init__(self, text: str, left: int, baseline: int, style: Style, width: int | None = None) -> None:
        self.text, self.start, self.baseline, self.style, self.width = text, left, baseline, style, width
        self._mask, across, down = glyphs(text, style, width)
        self.left, self.top = left + across, baseline + down
        self.right, self.bottom = self.left + self._mask.width, self.top + self._mask.height
        # A string remembers its hash, and every picture asks for it.
        self.key: object = f"{text} {left} {width} {style.size} {style.weight} {style.colour}"

    @property
    def ink(self) -> tuple[int, int, int, int]:
        """The box its ink fills."""
        return self.left, self.top, self.right, self.bottom

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """Put it on a part of the picture that begins there."""
        image.paste(self.style.colour, (self.left - left, self.top - top), self._mask)


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

    def cuts(self, height: int) -> list[int]:
        """Where bands of so many lines begin; less than half a band at its end belongs to the last one."""
        return [*range(self.top, max(self.top + 1, self.bottom - height // 2), height)]

    def part(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """A copy of that part of the picture, in full colour."""
        image, first = self.image, top - self.top
        last = min(bottom - self.top, image.height)
        found = image.crop((left, first, right, max(first, last))).convert("RGB")
        if found.height == bottom - top:
            return found
        part = Image.new("RGB", (right - left, bottom - top), FOLD)
        part.paste(found, (0, 0))
        return part


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


class Shelf(Generic[T]):
    """The things most recently asked for, each kept with what it was made of, so that no id is used again."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[T, object]] = OrderedDict()
        self._most = most
        self._alone = Lock()  # pictures are drawn in several threads

    def find(self, key: tuple[object, ...]) -> T | None:
        """The thing of that key, if it is remembered."""
        with self._alone:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def forget(self) -> None:
        """As if nothing had been made yet."""
        with self._alone:
            self._kept.clear()

    def keep(self, key: tuple[object, ...], thing: T, made_of: object) -> None:
        """Remember a thing, and forget the one that was not asked for longest."""
        with self._alone:
            self._kept[key] = (thing, made_of)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)


BANDS: Shelf[Band] = Shelf(MOST_BANDS)
CELLS: Shelf[Image.Image] = Shelf(MOST_CELLS)


def compose(ground: Ground, marks: Sequence[Mark]) -> Image.Image:
    """The whole picture in full colour."""
    image = Image.new("RGB", (ground[0].image.width, ground[-1].bottom))
    for strip in ground:
        image.paste(strip.part(0, strip.top, image.width, strip.bottom), (0, strip.top))
    for mark in marks:
        mark.lay(image, 0, 0)
    return image


def in_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in that palette, each colour mapped to its nearest."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encode(ground: Ground, marks: Sequence[Mark], palette: Image.Image) -> bytes:
    """The picture as a PNG file."""
    packing = SMALL if ground[-1].bottom > TALL else QUICK
    cuts: list[tuple[Strip, int, int]] = []
    for strip in ground:
        cuts += [(strip, *lines) for lines in pairwise([*strip.cuts(packing.height), strip.bottom])]
    tops = [top for _, top, _ in cuts]
    lying: list[list[Mark]] = [[] for _ in cuts]
    for mark in marks:
        first = max(0, bisect_right(tops, mark.top) - 1)
        for on_band in lying[first : bisect_left(tops, mark.bottom)]:
            on_band.append(mark)
    data, checksum = [b"\x78\x9c"], 1
    for (strip, top, bottom), on_band in zip(cuts, lying, strict=True):
        band = _band(strip, (top, bottom), on_band, palette, packing.level)
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


def _band(
    strip: Strip, lines: tuple[int, int], marks: Sequence[Mark], palette: Image.Image, level: int
) -> Band:
    """Some lines of a strip; the same ones are the same wherever the strip lies."""
    top, bottom = lines
    key = _key((id(strip.image), id(palette), top - strip.top, bottom - top, level), marks, top)
    band = BANDS.find(key)
    if band is None:
        band = _made(strip, lines, marks, palette, level)
        BANDS.keep(key, band, (strip.image, palette, *marks))
    return band


def _key(where: tuple[int, ...], marks: Sequence[Mark], top: int) -> tuple[object, ...]:
    """Tells a part of a picture from all others: where it lies on which ground, and what lies on it."""
    parts: list[object] = [*where]
    for mark in marks:
        parts += mark.key, mark.top - top
    return tuple(parts)


def _made(
    strip: Strip, lines: tuple[int, int], marks: Sequence[Mark], palette: Image.Image, level: int
) -> Band:
    (top, bottom), width = lines, strip.image.width
    # One column more: a PNG begins each line with how it is filtered, and 0 is not at all.
    sheet = Image.new("P", (width + 1, bottom - top))
    edges = [width * each // ACROSS for each in range(ACROSS + 1)]
    for left, right in pairwise(edges):
        lying = [mark for mark in marks if mark.left < right and left < mark.right]
        sheet.paste(_cell(strip, (left, top, right, bottom), lying, palette), (left + 1, 0))
    raw = sheet.tobytes()
    packer = zlib.compressobj(level if marks else BARE_LEVEL, zlib.DEFLATED, -15, 9)
    return Band(packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH), zlib.adler32(raw), len(raw))


def _cell(
    strip: Strip, box: tuple[int, int, int, int], marks: Sequence[Mark], palette: Image.Image
) -> Image.Image:
    """A part of a band in that palette."""
    left, top, right, bottom = box
    key = _key((id(strip.image), id(palette), left, top - strip.top, right, bottom - top), marks, top)
    cell = CELLS.find(key)
    if cell is None:
        cell = strip.part(*box)
        for mark in marks:
            mark.lay(cell, left, top)
        cell = in_palette(cell, palette)
        CELLS.keep(key, cell, (strip.image, palette, *marks))
    return cell


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces in a row, from the one of each and the length of the second."""
    ones = (first & 0xFFFF) + (second & 0xFFFF) - 1
    sums = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (sums % BASE) << 16 | ones % BASE


def _chunk(name: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(content, zlib.crc32(name)))
