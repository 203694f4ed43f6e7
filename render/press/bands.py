"""A picture as bands of a few lines each, composed and encoded once and cached by what lies on them.

From turn to turn most of a board stays as it was: only bands on which something changed are encoded anew, of
these only the cells on which something changed are composed anew, and the PNG is put together from all of
them. The same marks on the same ground always give the same bytes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from struct import pack
from typing import NamedTuple

from PIL import Image
from zlib_ng.zlib_ng import DEFLATED, Z_SYNC_FLUSH, adler32, compressobj, crc32

from render.press.cache import BUDGET, Cache, number_of
from render.press.ground import Area, Band, Ground, Pixels, Strip
from render.press.marks import Group, Piece

BARE_LEVEL = 9
"""How hard deflate tries on bare ground, which is packed once."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BASE = 65521
"""Of Adler-32."""


class Lines(NamedTuple):
    """A band as it stands in a PNG: compressed by itself, with its checksum."""

    data: bytes
    checksum: int
    length: int
    """Before it was compressed."""


BANDS: Cache[Lines] = Cache(BUDGET, 0.2)
CELLS: Cache[Pixels] = Cache(BUDGET, 0.02)


def compose(ground: Ground, groups: Sequence[Group]) -> Image.Image:
    """The whole picture in full colour."""
    image = Image.new("RGB", (ground.width, ground.height))
    for strip in ground.strips:
        box = (0, strip.top, ground.width, strip.bottom)
        image.im.paste(strip.part(*box), box)
    for group in groups:
        for mark in group.marks:
            mark.lay(image.im, 0, 0)
    return image


def in_palette(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in that palette, each colour mapped to its nearest."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def encode(ground: Ground, groups: Sequence[Group], palette: Image.Image) -> bytes:
    """The picture as a PNG file."""
    lying: defaultdict[int, list[Piece]] = defaultdict(list)
    for group in groups:
        for number, pieces in group.on(ground.grid).items():
            lying[number] += pieces
    data, checksum, palette_number = [b"\x78\x9c"], 1, number_of(palette)
    for number, band in enumerate(ground.bands):
        lines = _lines(ground, band, lying.get(number, ()), palette, palette_number)
        data.append(lines.data)
        checksum = _joined(checksum, lines.checksum, lines.length)
    data += [b"\x03\x00", pack(">I", checksum)]  # an empty last block ends what the bands have left open
    header = pack(">IIBBBBB", ground.width, ground.height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(palette.getpalette() or ())),
        (b"IDAT", b"".join(data)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def _lines(
    ground: Ground, band: Band, pieces: Sequence[Piece], palette: Image.Image, palette_number: int
) -> Lines:
    """Some lines of a strip; the same ones are the same wherever the strip lies."""
    names = [piece.name for piece in pieces]
    key = (band.name, palette_number, ground.packing, *names)
    found = BANDS.get(key)
    if found is None:
        lines = _packed(ground, band, pieces, palette)
        found = BANDS.put(key, lines, len(lines.data) + _weight(names))
    return found


def _packed(ground: Ground, band: Band, pieces: Sequence[Piece], palette: Image.Image) -> Lines:
    strip, top, bottom, _ = band
    # One column more: a PNG begins each line with how it is filtered, and 0 is not at all.
    sheet = Image.new("P", (ground.width + 1, bottom - top))
    for column, (left, right) in enumerate(pairwise(ground.grid.edges)):
        here = [piece for piece in pieces if piece.column == column]
        cell = _cell(strip, (left, top, right, bottom), here, palette)
        sheet.im.paste(cell, (left + 1, 0, right + 1, bottom - top))
    raw = sheet.tobytes()
    packer = compressobj(ground.packing.level if pieces else BARE_LEVEL, DEFLATED, -15, 9)
    return Lines(packer.compress(raw) + packer.flush(Z_SYNC_FLUSH), adler32(raw), len(raw))


def _cell(strip: Strip, box: Area, pieces: Sequence[Piece], palette: Image.Image) -> Pixels:
    """A part of a band in that palette."""
    left, top, right, bottom = box
    names = [piece.name for piece in pieces]
    on = number_of(strip.image), number_of(palette)
    key = (*on, left, top - strip.top, right, bottom - top, *names)
    cell = CELLS.get(key)
    if cell is None:
        cell = strip.part(*box)
        for piece in pieces:
            for mark in piece.marks:
                mark.lay(cell, left, top)
        printed = cell.convert("P", Image.Dither.NONE, palette.im)
        cell = CELLS.put(key, printed, (right - left) * (bottom - top) + _weight(names))
    return cell


def _weight(names: Sequence[str]) -> int:
    """Bytes of the names in a key."""
    return sum([len(name) + 64 for name in names])


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces in a row, from the one of each and the length of the second."""
    ones = (first & 0xFFFF) + (second & 0xFFFF) - 1
    sums = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (sums % BASE) << 16 | ones % BASE


def _chunk(name: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", crc32(content, crc32(name)))
