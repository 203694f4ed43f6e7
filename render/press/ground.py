"""What marks lie on: strips of scenery and paper, cut into bands and cells that are drawn by themselves."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple, Protocol

from PIL import Image

from render.palette import FOLD, Colour
from render.press.cache import SPRITES, Sprite, number_of

Area = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
ACROSS = 3
"""Cells of a band, side by side."""
HIGHEST = 65_536
"""Lines: more than any picture has."""


class Pixels(Protocol):
    """The inside of an image. Cells are small: with whole images half their time would go into those."""

    def convert(self, mode: str, dither: int, palette: Pixels | None = None, /) -> Pixels:
        """The same in another mode."""

    def paste(self, other: Pixels | Colour, box: Area, mask: Pixels | None = None, /) -> None:
        """Lay other pixels, or a colour, into that box, which may reach beyond the edges."""


class Packing(NamedTuple):
    """How a picture is cut and packed."""

    height: int
    """Lines of a band: fewer change at once, more compress better."""
    level: int
    """How hard deflate tries where something lies."""


QUICK = Packing(32, 2)
"""For what is shown every turn; a sixth larger than the next, in half its time."""
SMALL = Packing(32, 5)
"""For whole boards, which people ask for seldom and download on their phones."""
SMALLEST = Packing(64, 6)
"""For the richest."""


class Strip(NamedTuple):
    """A part of the ground over the whole width: a sprite, in any mode, and below it bare paper."""

    image: Sprite
    top: int
    bottom: int

    def cuts(self, height: int) -> range:
        """Where bands of so many lines begin; less than half a band at its end belongs to the last one."""
        return range(self.top, max(self.top + 1, self.bottom - height // 2), height)

    def part(self, left: int, top: int, right: int, bottom: int) -> Pixels:
        """A copy of that part of the picture, in full colour."""
        size, first = (right - left, bottom - top), top - self.top
        tall = min(bottom - self.top, self.image.height) - first
        if tall <= 0:
            return Image.new("RGB", size, FOLD).im
        found: Pixels = self.image.im.crop((left, first, right, first + tall))
        if self.image.mode != "RGB":
            found = found.convert("RGB", Image.Dither.NONE)
        if tall == size[1]:
            return found
        part = Image.new("RGB", size, FOLD)
        part.im.paste(found, (0, 0, size[0], tall))
        return part.im


class Band(NamedTuple):
    """Some lines of a strip."""

    strip: Strip
    top: int
    bottom: int
    name: tuple[int, int, int]
    """The same for the same lines, wherever the strip lies."""


class Grid:
    """Where pictures are cut: between bands, and between the cells of each."""

    def __init__(self, width: int, tops: Sequence[int]) -> None:
        self.tops = tops
        """Of bands, one below the other."""
        self.edges = [width * each // ACROSS for each in range(ACROSS + 1)]
        """Of cells, from the left."""

    def cells(self, left: int, top: int, right: int, bottom: int) -> tuple[range, range]:
        """The bands and the columns that a box touches."""
        start, end = max(0, bisect_right(self.edges, left) - 1), bisect_left(self.edges, right)
        return self.lines(top, bottom), range(start, min(ACROSS, end))

    def lines(self, top: int, bottom: int) -> range:
        """The bands that lines from there to there touch."""
        return range(max(0, bisect_right(self.tops, top) - 1), bisect_left(self.tops, bottom))


class EvenGrid(Grid):
    """One whose bands are all of the same height: where a line lies is reckoned, not searched."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, range(0, HIGHEST, height))
        self._height = height

    def lines(self, top: int, bottom: int) -> range:
        """The bands that lines from there to there touch."""
        return range(max(0, top // self._height), -(-bottom // self._height))


@lru_cache(maxsize=64)
def _even(width: int, height: int) -> Grid:
    """A grid of bands of that height for all pictures of that width: the same, wherever those end."""
    return EvenGrid(width, height)


class Ground:
    """Strips from the top to the bottom of a picture, and how they are cut."""

    def __init__(self, *strips: Strip, packing: Packing = QUICK) -> None:
        self.strips, self.packing = strips, packing
        self.width, self.height = strips[0].image.width, strips[-1].bottom
        if len(strips) == 1:
            self.grid, cuts = _even(self.width, packing.height), [range(0, self.height, packing.height)]
        else:
            cuts = [strip.cuts(packing.height) for strip in strips]
            self.grid = Grid(self.width, [*chain.from_iterable(cuts)])
        self.bands = tuple(
            Band(strip, top, bottom, (number_of(strip.image), top - strip.top, bottom - top))
            for strip, tops in zip(strips, cuts, strict=True)
            for top, bottom in pairwise([*tops, strip.bottom])
        )

    @property
    def weight(self) -> int:
        """Bytes it takes, without its images."""
        return 1000 + 150 * len(self.bands)


def ground_of(image: Sprite, height: int | None = None, packing: Packing = QUICK) -> Ground:
    """A ground of one sprite, and bare paper below it down to that height; cached."""
    key = (ground_of, number_of(image), height, packing)
    ground: Ground | None = SPRITES.get(key)
    if ground is None:
        strip = Strip(image, 0, image.height if height is None else height)
        ground = Ground(strip, packing=packing)
        SPRITES.put(key, ground, ground.weight)
    return ground
