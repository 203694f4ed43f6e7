"""A board as the list of its strokes, and the plain way to draw them: everything, at double size, each time.

Everything on a tape is measured in units; it is drawn twice as large as it is printed.

The yardstick for our own drawing. The tapes are recorded once and kept, so that it stays the same however our
drawing changes.
"""

from __future__ import annotations

import gzip
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.type import Weight, font
from render.units import PRINT, pixels

DOUBLE = 2 * PRINT
"""Pixels per unit while it is drawn."""
TAPES = Path(__file__).parent / "tapes"
ONE_SIGMA = 40
"""How opaque, of 255, a blurred edge still is one blur radius outside."""

Colour = tuple[int, ...]
Point = tuple[float, float]


class Stroke(Struct, array_like=True):
    """One thing a pen does."""

    name: str
    measures: list[Any]


class Sprite(Struct, array_like=True):
    """A shape and how it is drawn; or, in base 64, a picture that was made of others, a pixel to a unit."""

    width: float
    height: float
    ground: Colour | None
    strokes: list[Stroke]
    picture: str = ""


class Laid(Struct, array_like=True, tag="laid"):
    """A sprite on the board, its centre there."""

    sprite: int
    x: float
    y: float


class Said(Struct, array_like=True, tag="said"):
    """A text on the board: from where, on which line, how; and squeezed to which width."""

    text: str
    left: float
    baseline: float
    size: int
    weight: Weight
    colour: Colour
    width: float | None


class Tape(Struct):
    """All of a picture: its sprites, and what lies on what; the first is the ground."""

    sprites: list[Sprite]
    marks: list[Laid | Said]

    def keep(self, game: str) -> None:
        """Write it down; equal tapes give equal files."""
        TAPES.mkdir(exist_ok=True)
        _file(game).write_bytes(gzip.compress(msgspec.json.encode(self), mtime=0))


def _file(game: str) -> Path:
    return TAPES / f"{game}.json.gz"


def kept(game: str) -> Tape:
    """The tape of a game's board."""
    return msgspec.json.decode(gzip.decompress(_file(game).read_bytes()), type=Tape)


def draw(tape: Tape) -> bytes:
    """All of it at double size, scaled down and saved as Pillow saves a PNG."""
    ground = tape.sprites[0]
    size = pixels(ground.width), pixels(ground.height)
    sheet = Image.new("RGB", (size[0] * 2, size[1] * 2))
    for mark in tape.marks:
        if isinstance(mark, Said):
            _say(sheet, mark)
            continue
        drawn = _draw_sprite(tape.sprites[mark.sprite])
        at = round(mark.x * DOUBLE - drawn.width / 2), round(mark.y * DOUBLE - drawn.height / 2)
        sheet.paste(drawn, at, drawn)
    file = BytesIO()
    sheet.resize(size, Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def _draw_sprite(sprite: Sprite) -> Image.Image:
    if sprite.picture:
        picture = Image.open(BytesIO(b64decode(sprite.picture)))
        return picture.resize((round(picture.width * DOUBLE), round(picture.height * DOUBLE)))
    size = round(sprite.width * DOUBLE), round(sprite.height * DOUBLE)
    sheet = Image.new("RGBA", size, (0, 0, 0, 0) if sprite.ground is None else (*sprite.ground, 255))
    for stroke in sprite.strokes:
        _draw_stroke(sheet, stroke.name, stroke.measures)
    return sheet


def _draw_stroke(sheet: Image.Image, name: str, measures: list[Any]) -> None:
    draw = ImageDraw.Draw(sheet)
    match name, measures:
        case "polygon", [points, fill]:
            draw.polygon(_doubled(points), tuple(fill))
        case "oval", [box, fill]:
            draw.ellipse([each * DOUBLE for each in box], tuple(fill))
        case "ring", [x, y, radius, fill, width]:
            box = [each * DOUBLE for each in (x - radius, y - radius, x + radius, y + radius)]
            draw.ellipse(box, None, tuple(fill), round(width * DOUBLE))
        case "slab", [box, radius, fill]:
            draw.rounded_rectangle([each * DOUBLE for each in box], radius * DOUBLE, tuple(fill))
        case "line", [points, fill, width]:
            draw.line(_doubled(points), tuple(fill), round(width * DOUBLE), "curve")
            half = width * DOUBLE / 2
            for x, y in _doubled([points[0], points[-1]]):
                draw.ellipse([x - half, y - half, x + half, y + half], tuple(fill))
        case "over", [points, fill]:
            area = Image.new("L", sheet.size)
            ImageDraw.Draw(area).polygon(_doubled(points), 255)
            sheet.paste(tuple(fill), mask=ImageChops.darker(area, sheet.getchannel("A")))
        case "outline", [fill, width]:
            alpha = sheet.getchannel("A").filter(ImageFilter.GaussianBlur(width * DOUBLE))
            behind = Image.new("RGBA", sheet.size, (*fill, 0))
            behind.putalpha(alpha.point([255 if each > ONE_SIGMA else 0 for each in range(256)]))
            behind.alpha_composite(sheet)
            sheet.paste(behind)
        case _:
            raise ValueError(name)


def _say(sheet: Image.Image, said: Said) -> None:
    large = font(said.weight, said.size * DOUBLE)
    left, baseline = round(said.left * DOUBLE), round(said.baseline * DOUBLE)
    if said.width is None:
        ImageDraw.Draw(sheet).text((left, baseline), said.text, said.colour, large, "ls")
        return
    _, top, right, bottom = large.getbbox(said.text, anchor="ls")
    mask = Image.new("L", (round(right), round(bottom - top)))
    ImageDraw.Draw(mask).text((0, -top), said.text, 255, large, "ls")
    narrow = mask.resize((round(said.width * DOUBLE), mask.height), Image.Resampling.BOX)
    sheet.paste(said.colour, (left, round(baseline + top)), narrow)


def _doubled(points: list[Point]) -> list[Point]:
    return [(x * DOUBLE, y * DOUBLE) for x, y in points]
