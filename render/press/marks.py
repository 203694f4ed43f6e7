"""What lies on a ground: sprites and texts, alone or in groups."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.press.cache import TEXTS, Sprite, cached_in, number_of
from render.press.ground import Grid, Pixels
from render.type import Style
from render.units import CRISP, SMOOTH


class Glyphs(NamedTuple):
    """A text as it is pasted: its ink as a mask, and where that lies from where the text begins."""

    mask: Image.Image
    left: int
    top: int


class Placed:
    """A sprite, its upper left corner there; on its line its key tells it from all others."""

    __slots__ = ("bottom", "key", "left", "right", "sprite", "top")

    def __init__(self, sprite: Sprite, left: int, top: int) -> None:
        self.sprite, self.left, self.top = sprite, left, top
        width, height = sprite.size
        self.right, self.bottom = left + width, top + height
        self.key = f"{number_of(sprite)} {left}"

    def lay(self, part: Pixels, left: int, top: int) -> None:
        """Put it on a part of the picture that begins there."""
        box = (self.left - left, self.top - top, self.right - left, self.bottom - top)
        part.paste(self.sprite.im, box, self.sprite.im)


class Written:
    """A text from there, on that base line; squeezed to a width where there is one."""

    def __init__(self, text: str, left: int, baseline: int, style: Style, width: int | None = None) -> None:
        self.text, self.start, self.baseline, self.style, self.width = text, left, baseline, style, width
        self._mask, across, down = glyphs(text, style, width)
        self.left, self.top = left + across, baseline + down
        self.right, self.bottom = self.left + self._mask.width, self.top + self._mask.height
        self.key = f"{text!r} {left} {width} {style.size} {style.weight} {style.colour}"

    @property
    def weight(self) -> int:
        """Bytes it takes, without its mask."""
        return 700 + 2 * len(self.text)

    @property
    def ink(self) -> tuple[int, int, int, int]:
        """The box its ink fills."""
        return self.left, self.top, self.right, self.bottom

    def lay(self, part: Pixels, left: int, top: int) -> None:
        """Put it on a part of the picture that begins there."""
        box = (self.left - left, self.top - top, self.right - left, self.bottom - top)
        part.paste(self.style.colour, box, self._mask.im)


Mark = Placed | Written
MARK = 420
"""Bytes of a mark and of what names it in its pieces, more or less."""


@cached_in(TEXTS)
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


class Piece(NamedTuple):
    """What of a group lies in one cell; its name tells it from all others in that band."""

    column: int
    name: str
    marks: tuple[Mark, ...]


Pieces = dict[int, list[Piece]]
"""By band."""


class Group:
    """Marks that are put on a ground together, one on the other."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks = tuple(marks)
        self._cut: tuple[Grid | None, Pieces] = (None, {})

    @property
    def weight(self) -> int:
        """Bytes it takes with its marks, cut into pieces, but without sprites and masks."""
        return 600 + MARK * len(self.marks)

    def on(self, grid: Grid) -> Pieces:
        """What of it lies where; on the same grid it is not cut again."""
        where, pieces = self._cut
        if where is not grid:
            pieces = _pieces(self.marks, grid)
            self._cut = (grid, pieces)
        return pieces


def _pieces(marks: Sequence[Mark], grid: Grid) -> Pieces:
    cells: dict[tuple[int, int], list[Mark]] = {}
    for mark in marks:
        bands, columns = grid.cells(mark.left, mark.top, mark.right, mark.bottom)
        for band in bands:
            for column in columns:
                cells.setdefault((band, column), []).append(mark)
    found: Pieces = {}
    for (band, column), lying in cells.items():
        piece = Piece(column, _name(column, grid.tops[band], lying), tuple(lying))
        found.setdefault(band, []).append(piece)
    return found


def _name(column: int, top: int, marks: Sequence[Mark]) -> str:
    """The same wherever the band that begins there lies; a string, because it caches its hash."""
    return "\n".join([str(column), *[f"{mark.key} {mark.top - top}" for mark in marks]])
