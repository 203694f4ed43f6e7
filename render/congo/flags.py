"""The flags of 1884, flat and plain; their two-letter codes are written beside them."""

from __future__ import annotations

from collections.abc import Callable

from games.congo.data import NATIONS
from render.canvas import Box, Canvas, Pen, Point, Shape, sprite
from render.congo.colours import CLOTH, WATER
from render.icons import LINE
from render.palette import CHALK, FADED_INK, INK, STEEL, Colour, mix
from render.type import Style, Weight

BLACK, WHITE, RED, BLUE, YELLOW = CLOTH.values()
EDGE = 3.0
CODE = Style(42, Weight.NUMBER)


class _Cloth:
    """A flag of 90 by 60 units, whatever its size in pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.pen, self.size = Pen(width + 2 * EDGE, height + 2 * EDGE), (width, height)

    def field(self, fill: Colour, left: float, top: float, right: float, bottom: float) -> None:
        """A rectangle of that colour."""
        (x, y), (across, down) = self.at((left, top)), self.at((right, bottom))
        self.pen.slab((x, y, across, down), 0, fill)

    def at(self, point: Point) -> Point:
        """Where that is in pixels."""
        return EDGE + point[0] * self.size[0] / 90, EDGE + point[1] * self.size[1] / 60

    def stroke(self, fill: Colour, width: float, one: Point, other: Point) -> None:
        """A straight band, cut off at the edge of the cloth."""
        (x, y), (across, down) = self.at(one), self.at(other)
        half = width * self.size[1] / 120
        length = ((across - x) ** 2 + (down - y) ** 2) ** 0.5
        aside, over = (y - down) / length * half, (across - x) / length * half
        self.pen.over(
            [
                (x + aside, y + over),
                (across + aside, down + over),
                (across - aside, down - over),
                (x - aside, y - over),
            ],
            fill,
        )


def _bands(*tones: Colour, upright: bool = False) -> Callable[[_Cloth], None]:
    """Equal bands, from top to bottom or from left to right."""

    def draw(cloth: _Cloth) -> None:
        for place, tone in enumerate(tones):
            start, end = place / len(tones), (place + 1) / len(tones)
            if upright:
                cloth.field(tone, 90 * start, 0, 90 * end, 60)
            else:
                cloth.field(tone, 0, 60 * start, 90, 60 * end)

    return draw


def _united_kingdom(cloth: _Cloth) -> None:
    cloth.field(BLUE, 0, 0, 90, 60)
    for tone, width in ((WHITE, 13.0), (RED, 5.0)):
        cloth.stroke(tone, width, (-6, -4), (96, 64))
        cloth.stroke(tone, width, (-6, 64), (96, -4))
    for tone, half in ((WHITE, 10), (RED, 6)):
        cloth.field(tone, 45 - half, 0, 45 + half, 60)
        cloth.field(tone, 0, 30 - half, 90, 30 + half)


def _united_states(cloth: _Cloth) -> None:
    for stripe in range(7):
        cloth.field(WHITE if stripe % 2 else RED, 0, stripe * 60 / 7, 90, (stripe + 1) * 60 / 7)
    cloth.field(BLUE, 0, 0, 42, 34.3)
    for row in range(3):
        for column in range(4):
            x, y = cloth.at((6 + column * 10, 6.5 + row * 10.5))
            cloth.pen.disc(x, y, cloth.size[1] * 0.034, WHITE)


def _spain(cloth: _Cloth) -> None:
    cloth.field(RED, 0, 0, 90, 60)
    cloth.field(YELLOW, 0, 15, 90, 45)
    cloth.field(RED, 24, 22, 36, 38)


def _portugal(cloth: _Cloth) -> None:
    _bands(BLUE, WHITE, upright=True)(cloth)
    cloth.field(RED, 36, 18, 54, 42)
    cloth.field(WHITE, 40, 23, 50, 37)


def _sweden(cloth: _Cloth) -> None:
    """With the mark of the union with Norway in the corner."""
    cloth.field(BLUE, 0, 0, 90, 60)
    cloth.field(RED, 0, 0, 30, 24)
    cloth.field(YELLOW, 0, 8, 30, 16)
    cloth.field(YELLOW, 30, 0, 44, 60)
    cloth.field(YELLOW, 0, 24, 90, 36)
    cloth.field(BLUE, 11, 0, 19, 24)


PATTERNS: dict[str, Callable[[_Cloth], None]] = {
    "belgium": _bands(BLACK, YELLOW, RED, upright=True),
    "united_kingdom": _united_kingdom,
    "france": _bands(BLUE, WHITE, RED, upright=True),
    "germany": _bands(BLACK, WHITE, RED),
    "united_states": _united_states,
    "spain": _spain,
    "portugal": _portugal,
    "netherlands": _bands(RED, WHITE, BLUE),
    "sweden": _sweden,
    "austria": _bands(RED, WHITE, RED),
    "russia": _bands(WHITE, BLUE, RED),
}


@sprite
def flag(nation: str, width: int, height: int) -> Shape:
    """The flag of that nation, with an ink line round it."""
    cloth = _Cloth(width, height)
    PATTERNS[nation](cloth)
    cloth.pen.outline(INK, LINE)
    return cloth.pen.shape()


@sprite
def no_flag(width: int, height: int) -> Shape:
    """An empty frame, struck out: the flag has been removed."""
    pen = Pen(width + 2 * EDGE, height + 2 * EDGE)
    pen.slab((EDGE, EDGE, EDGE + width, EDGE + height), 3, STEEL)
    pen.slab((EDGE + 2.5, EDGE + 2.5, EDGE + width - 2.5, EDGE + height - 2.5), 2, CHALK)
    pen.line([(EDGE + 6, EDGE + height - 6), (EDGE + width - 6, EDGE + 6)], STEEL, 4)
    return pen.shape()


@sprite
def _label(*, is_dim: bool) -> Shape:
    """The luggage label a flag hangs on, with room for its code."""
    pen = Pen(92, 108)
    pen.slab((3, 3, 89, 105), 10, mix(CHALK, WATER, 0.32) if is_dim else CHALK)
    pen.outline(INK, LINE)
    return pen.shape()


def draw_label(canvas: Canvas, nation: str | None, at: Point, panel: Box, *, is_dim: bool = False) -> None:
    """The flag of a stop and its code; None: it has been removed."""
    x, y = at
    canvas.put(_label(is_dim=is_dim), x, y)
    canvas.put(no_flag(70, 46) if nation is None else flag(nation, 70, 46), x, y - 22)
    code = "\N{EN DASH}" if nation is None else NATIONS[nation].code
    style = Style(CODE.size, CODE.weight, FADED_INK) if is_dim else CODE
    canvas.write(code, (x, y + 28), style, panel)
