"""An animation as a GIF file, put together of blocks that are made one at a time."""

from __future__ import annotations

import io
from collections.abc import Sequence
from struct import pack
from typing import NamedTuple

from PIL import Image, ImageChops

from render.palette import MOST_COLOURS

HEADER = b"GIF89a"
END = b"\x3b"
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
DESCRIPTOR = b"\x2c"
FULL_TABLE = 0xF7
"""A table of 256 colours for all frames."""
KEEP, SEEN_THROUGH = 0x04, 0x01
"""The next frame is put on this one; and it has a colour that is not seen."""
ANY = [0, *[255] * 255]
"""Of a difference: whether there is one."""


class Shot(NamedTuple):
    """A frame as it stands in the file, without how long it is shown."""

    block: bytes
    width: int
    height: int
    """What is needed to show all of it."""
    colours: bytes
    """Of the palette, which all frames share."""


def shot_of(image: Image.Image, before: Image.Image | None) -> Shot:
    """What of that picture differs from the one before, as a block; both are of one size and palette."""
    colours = bytes(image.getpalette() or ())
    unseen = len(colours) // 3
    box = (0, 0, *image.size)
    if before is not None:
        differs = ImageChops.difference(_numbers(image), _numbers(before)).point(ANY)
        box = differs.getbbox() or (0, 0, 1, 1)
        if unseen < MOST_COLOURS:
            # What stays as it was need not be said again: it takes most of a file.
            same = Image.new("L", image.size, unseen)
            same.paste(_numbers(image), mask=differs)
            image = _coloured(same, colours)
    file = io.BytesIO()
    image.crop(box).save(file, "GIF", optimize=False, interlace=0)
    return Shot(_placed(file.getvalue(), box), image.width, image.height, colours)


def _numbers(image: Image.Image) -> Image.Image:
    """The numbers of its colours, as an image."""
    return Image.frombytes("L", image.size, image.tobytes())


def _coloured(numbers: Image.Image, colours: bytes) -> Image.Image:
    """The opposite; with one colour more, which is never seen."""
    image = Image.frombytes("P", numbers.size, numbers.tobytes())
    image.putpalette(colours + b"\0\0\0")
    return image


def _placed(file: bytes, box: tuple[int, int, int, int]) -> bytes:
    """The image block of a GIF file of one frame, moved to where the box begins."""
    flags = file[10]
    at = 13 + (3 * 2 ** ((flags & 7) + 1) if flags & 0x80 else 0)
    while file[at : at + 1] == b"\x21":  # what describes the image, as far as Pillow says anything
        at += 2
        while file[at]:
            at += 1 + file[at]
        at += 1
    width, height = box[2] - box[0], box[3] - box[1]
    begin = DESCRIPTOR + pack("<HHHHB", box[0], box[1], width, height, 0)
    return begin + file[at + 10 : len(file) - len(END)]


def gif_of(shots: Sequence[Shot], shown: Sequence[float]) -> bytes:
    """The whole file: each shot for so many seconds, again and again."""
    width, height = max(shot.width for shot in shots), max(shot.height for shot in shots)
    colours = shots[0].colours.ljust(3 * MOST_COLOURS, b"\0")
    unseen = len(shots[0].colours) // 3
    flags = KEEP | SEEN_THROUGH if unseen < MOST_COLOURS else KEEP
    blocks = [
        b"\x21\xf9\x04" + pack("<BHBB", flags, round(seconds * 100), unseen & 0xFF, 0) + shot.block
        for shot, seconds in zip(shots, shown, strict=True)
    ]
    screen = pack("<HHBBB", width, height, FULL_TABLE, 0, 0)
    return b"".join((HEADER, screen, colours, FOR_EVER, *blocks, END))
