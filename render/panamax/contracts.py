"""Contract cards: a nation's flag, the containers of the front, and below a line those of the back."""

from __future__ import annotations

from collections.abc import Sequence

from games.panamax.data import CONTRACTS, Crate, Side
from render.canvas import Box, Canvas, Pen, Point, Shape, sprite
from render.icons import LINE
from render.palette import CHALK, FOLD, INK, RULE, Colour, mix
from render.panamax.colours import CORAL, NAVY, WORN
from render.panamax.pieces import flag
from render.type import Style, Weight

CARD = (142, 204)
BOX_SIZE = 42
PITCH = 45
SIDE_TONES = {Side.FRONT: mix(CORAL, CHALK, 0.45), Side.BACK: FOLD}
VALUE = Style(42, Weight.NUMBER)


@sprite
def card_paper() -> Shape:
    """The card without what is printed on it: two halves, one for each side."""
    width, height = CARD
    pen = Pen(width, height)
    pen.card((0, 0, width, height), 14, INK, CHALK)
    pen.slab((7, 138, width - 7, height - 7), 8, WORN)
    return pen.shape()


@sprite
def crate_box(fill: Colour, *, by_rail: bool) -> Shape:
    """A printed container with room for its value; on wheels if it goes by rail."""
    size = BOX_SIZE
    pen = Pen(size + 8, size + 22)
    if by_rail:
        pen.slab((2, size + 3, size + 6, size + 8), 2, NAVY)
        for x in (12, size - 4):
            pen.disc(x, size + 12, 6, NAVY)
    pen.slab((4, 4, 4 + size, 4 + size), 5, fill)
    pen.outline(INK, LINE)
    if by_rail:
        for x in (12, size - 4):
            pen.disc(x, size + 12, 2.2, CHALK)
    return pen.shape()


def draw_crates(canvas: Canvas, crates: Sequence[Crate], at: Point, panel: Box, fill: Colour) -> None:
    """A side's containers in a row, with its middle there."""
    x = at[0] - (len(crates) - 1) * PITCH / 2
    for crate in crates:
        canvas.put(crate_box(fill, by_rail=crate.rail), x, at[1] + 7)
        canvas.write(str(crate.value), (x, at[1]), VALUE, panel)
        x += PITCH


def draw_card(canvas: Canvas, card: str, box: Box) -> None:
    """A contract that lies open: both sides are known to all."""
    printed = CONTRACTS[card]
    canvas.put(card_paper(), *box.middle)
    x = box.middle[0]
    canvas.put(flag(printed.nation, 66), x, box.top + 33)
    draw_crates(canvas, printed.sides[Side.FRONT], (x, box.top + 90), box, SIDE_TONES[Side.FRONT])
    if Side.BACK in printed.sides:
        draw_crates(canvas, printed.sides[Side.BACK], (x, box.top + 164), box, SIDE_TONES[Side.BACK])


@sprite
def empty_place() -> Shape:
    """Where a contract would lie."""
    width, height = CARD
    pen = Pen(width, height)
    for x in range(12, width - 20, 22):
        for y in (2, height - 2):
            pen.rule((x, y), (x + 11, y), RULE, 2.4)
    for y in range(12, height - 20, 22):
        for x in (2, width - 2):
            pen.rule((x, y), (x, y + 11), RULE, 2.4)
    return pen.shape()
