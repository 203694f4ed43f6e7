"""One icon for each kind of action card."""

from __future__ import annotations

from collections.abc import Callable

from render.canvas import Point, Shape, sprite
from render.icons import Sketch, card_back, coin, collage, die
from render.livingstone.colours import CARD, CLIFF, STONES
from render.livingstone.pieces import bag, open_tent, steamboat, stone
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, PAPER, mix

FUR = mix(GOLD, BRONZE, 0.35)
MANE = mix(BRONZE, INK, 0.15)
HIDE = mix(CLIFF, CHALK, 0.42)
COAT = mix(FUR, CLIFF, 0.45)


def _strike(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.line(ALARM, 13, (12, 88), (88, 12))
    sketch.ink()
    return sketch.icon()


def _pointer(size: int, *points: Point) -> Shape:
    sketch = Sketch(size)
    sketch.area(ALARM, *points)
    sketch.ink()
    return sketch.icon()


UP_AND_DOWN = (
    (50, 0),
    (84, 34),
    (62, 34),
    (62, 66),
    (84, 66),
    (50, 100),
    (16, 66),
    (38, 66),
    (38, 34),
    (16, 34),
)
TO_THE_LEFT = ((0, 50), (40, 14), (40, 36), (100, 36), (100, 64), (40, 64), (40, 86))


def _free_tent(size: int) -> Shape:
    return collage(
        size,
        (open_tent(round(size * 0.72), round(size * 0.66)), 42, 44),
        (coin(round(size * 0.44)), 74, 72),
        (_strike(round(size * 0.5)), 74, 72),
    )


def _double_dice(size: int) -> Shape:
    side = round(size * 0.5)
    return collage(size, (die(3, side), 30, 36), (die(5, side), 68, 64))


def _any_row(size: int) -> Shape:
    tent = open_tent(round(size * 0.62), round(size * 0.6))
    return collage(size, (tent, 34, 52), (_pointer(round(size * 0.7), *UP_AND_DOWN), 79, 50))


def _market(size: int) -> Shape:
    sketch = Sketch(size)
    for x in (10, 84):
        sketch.area(BRONZE, (x, 40), (x + 6, 40), (x + 6, 96), (x, 96))
    sketch.area(mix(BRONZE, INK, 0.2), (4, 66), (96, 66), (92, 94), (8, 94))
    for stripe in range(6):
        fill, left = (ALARM if stripe % 2 else CHALK), 2 + stripe * 16
        sketch.area(fill, (10 + stripe * 13.3, 8), (23.3 + stripe * 13.3, 8), (left + 16, 38), (left, 38))
        sketch.disc(fill, left + 8, 38, 8)
    for x, kind in ((28, "red"), (50, "clear"), (72, "blue")):
        sketch.area(STONES[kind], (x - 9, 56), (x - 5, 50), (x + 5, 50), (x + 9, 56), (x, 66))
    sketch.ink()
    return sketch.icon()


def _extra_tent(size: int) -> Shape:
    side = round(size * 0.56)
    return collage(size, (open_tent(side, side), 32, 40), (open_tent(side, side), 66, 62))


def _dig_three(size: int) -> Shape:
    side = round(size * 0.27)
    stones = ((stone("black", side), 20, 86), (stone("blue", side), 50, 90), (stone("red", side), 80, 86))
    return collage(size, (bag(round(size * 0.74)), 50, 36), *stones)


def _steamboat_back(size: int) -> Shape:
    arrow = _pointer(round(size * 0.46), *TO_THE_LEFT)
    return collage(size, (steamboat(round(size * 0.9)), 54, 38), (arrow, 32, 82))


def _lion(size: int) -> Shape:
    sketch = Sketch(size)
    for x, y in (
        (50, 14),
        (27, 21),
        (73, 21),
        (14, 41),
        (86, 41),
        (16, 65),
        (84, 65),
        (30, 83),
        (70, 83),
        (50, 88),
    ):
        sketch.disc(MANE, x, y, 12)
    sketch.disc(MANE, 50, 50, 37)
    sketch.ink()
    sketch.discs(FUR, 25, 27, 9)
    sketch.oval(FUR, 22, 22, 78, 84)
    sketch.oval(mix(FUR, CHALK, 0.55), 34, 56, 66, 82)
    sketch.area(INK, (42, 56), (58, 56), (50, 65))
    sketch.line(INK, 3, (50, 64), (50, 72))
    sketch.discs(INK, 38, 46, 4)
    return sketch.icon()


def _rhino(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.area(
        HIDE,
        (98, 26),
        (98, 92),
        (70, 92),
        (50, 80),
        (30, 82),
        (12, 72),
        (8, 54),
        (22, 46),
        (40, 40),
        (58, 22),
        (72, 16),
    )
    sketch.area(HIDE, (58, 26), (56, 4), (68, 2), (76, 22))
    sketch.area(HIDE, (80, 24), (86, 4), (96, 8), (92, 28))
    sketch.area(PAPER, (10, 56), (2, 16), (26, 48))
    sketch.area(PAPER, (30, 46), (32, 28), (42, 42))
    sketch.ink()
    sketch.line(mix(HIDE, INK, 0.3), 3, (72, 30), (78, 52), (70, 80))
    sketch.line(mix(HIDE, INK, 0.3), 3, (12, 70), (24, 68))
    sketch.disc(INK, 54, 44, 4)
    sketch.disc(INK, 16, 60, 2.6)
    return sketch.icon()


def _antelope(size: int) -> Shape:
    sketch = Sketch(size)
    for x in (0, 1):
        horn = ((44, 40), (34, 26), (30, 16), (36, 6))
        sketch.line(mix(BRONZE, INK, 0.5), 7, *((100 - a, b) if x else (a, b) for a, b in horn))
    sketch.twice(COAT, (36, 44), (8, 34), (10, 46), (34, 56))
    sketch.area(COAT, (34, 38), (66, 38), (68, 54), (60, 90), (50, 98), (40, 90), (32, 54))
    sketch.ink()
    sketch.area(CHALK, (46, 42), (54, 42), (56, 78), (50, 84), (44, 78))
    sketch.area(INK, (43, 86), (57, 86), (50, 95))
    sketch.discs(INK, 39, 56, 4)
    return sketch.icon()


def _coins_four(size: int) -> Shape:
    side = round(size * 0.46)
    return collage(size, *((coin(side), x, y) for x, y in ((30, 30), (70, 30), (30, 70), (70, 70))))


def _mine_collapse(size: int) -> Shape:
    """Timbers that give way under rock."""
    sketch = Sketch(size)
    sketch.area(CLIFF, (0, 100), (6, 46), (28, 10), (64, 4), (92, 34), (100, 100))
    sketch.ink()
    sketch.area(mix(INK, CLIFF, 0.2), (20, 96), (20, 52), (50, 40), (80, 52), (80, 96))
    for beam in (((22, 96), (22, 50)), ((78, 96), (78, 50)), ((14, 44), (56, 64)), ((86, 42), (56, 64))):
        sketch.line(GOLD, 9, *beam)
    for x, y, radius in ((34, 88, 11), (56, 82, 15), (74, 90, 9), (46, 94, 8)):
        sketch.disc(mix(CLIFF, CHALK, 0.45), x, y, radius)
    sketch.ink()
    return sketch.icon()


def _played(size: int) -> Shape:
    """A card face up, on one face down."""
    sketch = Sketch(size)
    sketch.area(CHALK, (36, 10), (94, 10), (94, 96), (36, 96))
    sketch.area(GOLD, (65, 30), (82, 53), (65, 76), (48, 53))
    sketch.ink()
    return collage(
        size, (card_back(round(size * 0.56), round(size * 0.8), CARD), 34, 46), (sketch.icon(), 50, 50)
    )


ICONS: dict[str, Callable[[int], Shape]] = {
    "free_tent": _free_tent,
    "double_dice": _double_dice,
    "any_row": _any_row,
    "market": _market,
    "extra_tent": _extra_tent,
    "dig_three": _dig_three,
    "steamboat_back": _steamboat_back,
    "lion": _lion,
    "rhino": _rhino,
    "antelope": _antelope,
    "coins_four": _coins_four,
    "mine_collapse": _mine_collapse,
    "played": _played,
}


@sprite
def card_icon(card: str, size: int) -> Shape:
    """The icon of that kind of card."""
    return ICONS[card](size)
