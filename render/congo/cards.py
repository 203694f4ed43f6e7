"""One icon for each profession, each kind of auxiliary and each special card."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from render.canvas import Pen, Shape, mounted, sprite
from render.congo.colours import CLAY, CLOTH, FOREST, HIPPO, LAND, MIST, ORCHID, PETAL, SAND, WATER
from render.icons import LINE, Sketch
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, PAPER, STEEL, mix

LEAF = LAND[1]


def _star(
    sketch: Sketch, x: float, y: float, outer: float, inner: float, points: int, fill: tuple[int, int, int]
) -> None:
    reach = [outer if step % 2 == 0 else inner for step in range(2 * points)]
    sketch.area(
        fill,
        *((x + d * sin(pi * step / points), y - d * cos(pi * step / points)) for step, d in enumerate(reach)),
    )


def _explorer(sketch: Sketch) -> None:
    """A compass rose."""
    sketch.disc(BRONZE, 50, 50, 46)
    sketch.disc(PAPER, 50, 50, 37)
    sketch.ink()
    for turn in range(4):
        angle = pi * turn / 2
        tip = (50 + 40 * sin(angle), 50 - 40 * cos(angle))
        for side, tone in (
            (-1, ALARM if turn == 0 else INK),
            (1, mix(ALARM if turn == 0 else INK, CHALK, 0.4)),
        ):
            sketch.area(
                tone,
                tip,
                (50, 50),
                (50 + 13 * sin(angle + side * pi / 4), 50 - 13 * cos(angle + side * pi / 4)),
            )


def _anthropologist(sketch: Sketch) -> None:
    """An open book."""
    sketch.twice(CLAY, (50, 26), (2, 18), (2, 84), (50, 92))
    sketch.twice(CHALK, (50, 24), (32, 12), (8, 14), (8, 76), (34, 76), (50, 86))
    sketch.ink()
    sketch.line(INK, 3, (50, 26), (50, 84))
    for y in (28, 42, 56):
        sketch.line(STEEL, 4, (17, y), (40, y + 6))
        sketch.line(STEEL, 4, (83, y), (60, y + 6))


def _doctor(sketch: Sketch) -> None:
    """A doctor's bag with a green cross."""
    sketch.slab(INK, 30, 8, 70, 40, 14)
    sketch.slab(PAPER, 38, 16, 62, 40, 8)
    sketch.slab(mix(CLAY, INK, 0.35), 4, 28, 96, 92, 14)
    sketch.over(mix(CLAY, INK, 0.6), (0, 80), (100, 80), (100, 100), (0, 100))
    sketch.ink()
    sketch.disc(CHALK, 50, 60, 25)
    sketch.slab(LEAF, 43, 41, 57, 79, 2)
    sketch.slab(LEAF, 31, 53, 69, 67, 2)


def _missionary(sketch: Sketch) -> None:
    """A Latin cross."""
    sketch.slab(GOLD, 39, 2, 61, 98, 3)
    sketch.slab(GOLD, 14, 24, 86, 46, 3)
    sketch.over(mix(GOLD, INK, 0.25), (54, 0), (64, 0), (64, 100), (54, 100))
    sketch.ink()


def _officer(sketch: Sketch) -> None:
    """A sabre."""
    sketch.area(mix(STEEL, CHALK, 0.6), (96, 4), (88, 40), (58, 70), (40, 76), (34, 66), (58, 54), (82, 28))
    sketch.area(STEEL, (96, 4), (88, 40), (58, 70), (40, 76), (37, 71), (60, 60), (86, 34))
    sketch.line(INK, 13, (8, 92), (32, 72))
    sketch.line(GOLD, 9, (20, 58), (46, 84))
    sketch.line(GOLD, 6, (46, 84), (30, 96), (10, 94))
    sketch.ink()


PROFESSION_ICONS: dict[str, Callable[[Sketch], None]] = {
    "explorer": _explorer,
    "anthropologist": _anthropologist,
    "doctor": _doctor,
    "missionary": _missionary,
    "officer": _officer,
}


@sprite
def profession_icon(profession: str, size: int) -> Shape:
    """The icon of that profession."""
    sketch = Sketch(size)
    PROFESSION_ICONS[profession](sketch)
    return sketch.icon()


def _interpreter(sketch: Sketch) -> None:
    """Two people speak."""
    sketch.slab(MIST, 2, 6, 66, 52, 14)
    sketch.area(MIST, (12, 46), (32, 46), (12, 66))
    sketch.ink()
    sketch.slab(PETAL, 34, 40, 98, 84, 14)
    sketch.area(PETAL, (72, 80), (90, 80), (90, 99))
    sketch.ink()
    for x in (18, 34, 50):
        sketch.disc(INK, x, 28, 4.5)
    for x in (50, 66, 82):
        sketch.disc(INK, x, 62, 4.5)


def _servant(sketch: Sketch) -> None:
    """A tray with a pot."""
    sketch.slab(GOLD, 4, 74, 96, 86, 6)
    sketch.area(mix(STEEL, CHALK, 0.5), (28, 74), (22, 48), (34, 34), (62, 34), (74, 48), (68, 74))
    sketch.line(mix(STEEL, CHALK, 0.5), 8, (70, 58), (90, 44))
    sketch.disc(mix(STEEL, CHALK, 0.5), 48, 28, 6)
    sketch.over(STEEL, (56, 30), (78, 30), (78, 74), (52, 74))
    sketch.ink()


AUXILIARY_ICONS: dict[str, Callable[[Sketch], None]] = {
    "porter": _explorer,
    "assistant": _anthropologist,
    "nurse": _doctor,
    "nun": _missionary,
    "askari": _officer,
    "interpreter": _interpreter,
    "servant": _servant,
}
"""Those with a profession show its icon (2.8)."""


@sprite
def auxiliary_card(kind: str, size: int) -> Shape:
    """An auxiliary as a small card with its icon."""
    pen, low = Pen(size + 6, size + 6), size + 3
    pen.card((3, 3, low, low), size * 0.16, mix(CLAY, CHALK, 0.34), CHALK, size * 0.07)
    pen.outline(INK, LINE)
    sketch, middle = Sketch(round(size * 0.66)), size / 2 + 3
    AUXILIARY_ICONS[kind](sketch)
    return mounted(size + 6, size + 6, (pen.shape(), middle, middle), (sketch.icon(), middle, middle))


def _gorilla(sketch: Sketch) -> None:
    fur = mix(INK, HIPPO, 0.35)
    sketch.oval(fur, 10, 4, 90, 92)
    sketch.discs(fur, 12, 50, 10)
    sketch.ink()
    face = mix(HIPPO, CHALK, 0.25)
    sketch.discs(face, 35, 42, 15)
    sketch.oval(face, 24, 48, 76, 86)
    sketch.discs(INK, 36, 42, 6)
    sketch.discs(INK, 43, 60, 4)
    sketch.line(INK, 4, (36, 74), (64, 74))


def _malaria(sketch: Sketch) -> None:
    """A mosquito."""
    wing = mix(MIST, STEEL, 0.2)
    sketch.area(wing, (46, 42), (4, 12), (2, 30), (20, 44))
    sketch.area(wing, (54, 42), (96, 12), (98, 30), (80, 44))
    sketch.oval(CLAY, 42, 46, 58, 92)
    sketch.disc(mix(CLAY, INK, 0.4), 50, 40, 12)
    sketch.disc(INK, 50, 26, 9)
    sketch.line(INK, 3, (50, 22), (50, 2))
    sketch.ink()
    for y, reach in ((48, 34), (58, 38), (70, 32)):
        for side in (-1, 1):
            sketch.line(
                INK, 3, (50 + side * 8, y), (50 + side * reach * 0.7, y - 6), (50 + side * reach, y + 16)
            )
    for y in (58, 68, 78):
        sketch.line(CHALK, 3, (44, y), (56, y))


def _tam_tam(sketch: Sketch) -> None:
    """A drum."""
    sketch.area(CLAY, (12, 24), (88, 24), (70, 96), (30, 96))
    sketch.oval(PAPER, 8, 8, 92, 40)
    sketch.ink()
    for x in (18, 34, 50, 66, 82):
        sketch.line(SAND, 3.5, (x, 37), (50 + (x - 50) * 0.55, 88))
    for x in (26, 42, 58, 74):
        sketch.line(SAND, 3.5, (x, 38), (50 + (x - 42) * 0.55, 88))


def _okapi(sketch: Sketch) -> None:
    """The head, the neck and the striped shoulder of an okapi."""
    coat = mix(CLAY, INK, 0.45)
    neck = ((30, 98), (34, 56), (46, 36), (44, 22), (54, 14), (80, 34), (94, 42), (92, 52), (78, 54))
    sketch.area(coat, *neck, (68, 50), (64, 66), (74, 98))
    sketch.area(coat, (46, 24), (34, 6), (30, 18))
    sketch.area(coat, (54, 18), (56, 0), (64, 18))
    sketch.ink()
    sketch.area(MIST, (70, 32), (92, 43), (90, 51), (78, 52))
    sketch.disc(CHALK, 64, 30, 5)
    sketch.disc(INK, 65, 30, 3)
    for y in (70, 80, 90):
        sketch.line(CHALK, 4, (34, y), (66, y + 4))


def _warrior(sketch: Sketch) -> None:
    """A shield before two crossed spears."""
    for one, other in (((10, 96), (88, 6)), ((90, 96), (12, 6))):
        sketch.line(BRONZE, 5, one, other)
    sketch.area(STEEL, (98, 0), (94, 20), (78, 10))
    sketch.area(STEEL, (2, 0), (6, 20), (22, 10))
    sketch.oval(CLAY, 24, 14, 76, 94)
    sketch.over(mix(CLAY, INK, 0.3), (60, 0), (100, 0), (100, 100), (60, 100))
    sketch.ink()
    sketch.area(PAPER, (50, 26), (64, 54), (50, 82), (36, 54))
    sketch.area(INK, (50, 40), (57, 54), (50, 68), (43, 54))


def _friendly_meeting(sketch: Sketch) -> None:
    """A fire to sit at."""
    sketch.line(mix(BRONZE, INK, 0.3), 12, (10, 92), (84, 76))
    sketch.line(BRONZE, 12, (16, 76), (90, 92))
    sketch.area(
        ALARM, (24, 76), (20, 50), (34, 56), (36, 28), (50, 4), (62, 30), (68, 48), (80, 40), (78, 76)
    )
    sketch.ink()
    sketch.area(GOLD, (36, 78), (34, 60), (50, 30), (66, 60), (64, 78))
    sketch.area(mix(GOLD, CHALK, 0.6), (43, 78), (50, 54), (58, 78))


def _explored_region(sketch: Sketch) -> None:
    """A magnifying glass over a tile."""
    sketch.slab(FOREST[1], 4, 26, 66, 88, 8)
    sketch.ink()
    sketch.area(LAND[2], (35, 38), (54, 57), (35, 76), (16, 57))
    sketch.line(INK, 13, (76, 70), (94, 94))
    sketch.disc(BRONZE, 60, 44, 33)
    sketch.ink()
    sketch.disc(mix(MIST, LAND[4], 0.3), 60, 44, 24)
    sketch.oval(CHALK, 46, 26, 62, 40)


def _damaged_boiler(sketch: Sketch) -> None:
    """A boiler that blows steam."""
    for x, y, radius in ((24, 22, 13), (42, 14, 15), (60, 20, 11)):
        sketch.disc(mix(CHALK, STEEL, 0.25), x, y, radius)
    sketch.slab(STEEL, 8, 40, 92, 90, 22)
    sketch.over(mix(STEEL, INK, 0.35), (0, 74), (100, 74), (100, 100), (0, 100))
    sketch.slab(INK, 70, 18, 84, 46, 0)
    sketch.ink()
    for x in (22, 50, 78):
        sketch.line(mix(STEEL, INK, 0.4), 3, (x, 42), (x, 88))
    sketch.line(ALARM, 6, (30, 42), (40, 54), (32, 60), (42, 74))
    sketch.disc(CHALK, 62, 62, 11)
    sketch.line(ALARM, 4, (62, 62), (68, 55))


def _trader(sketch: Sketch) -> None:
    """Scales."""
    sketch.slab(BRONZE, 46, 10, 54, 92, 2)
    sketch.slab(BRONZE, 24, 88, 76, 96, 3)
    sketch.line(BRONZE, 6, (10, 22), (90, 22))
    sketch.area(GOLD, (0, 62), (34, 62), (26, 76), (8, 76))
    sketch.area(GOLD, (66, 62), (100, 62), (92, 76), (74, 76))
    sketch.disc(GOLD, 50, 10, 7)
    sketch.ink()
    for x in (17, 83):
        sketch.line(INK, 2.5, (x, 24), (x - 15, 62))
        sketch.line(INK, 2.5, (x, 24), (x + 15, 62))


def _settler(sketch: Sketch) -> None:
    """A tent under a tree."""
    sketch.slab(mix(BRONZE, INK, 0.4), 74, 30, 82, 94, 0)
    for x, y, radius in ((66, 24, 17), (88, 26, 15), (77, 14, 15)):
        sketch.disc(FOREST[2], x, y, radius)
    sketch.area(PAPER, (0, 94), (38, 28), (78, 94))
    sketch.over(mix(PAPER, BRONZE, 0.35), (38, 28), (78, 94), (50, 94))
    sketch.ink()
    sketch.area(INK, (28, 94), (38, 54), (50, 94))


def _man_overboard(sketch: Sketch) -> None:
    """A lifebuoy."""
    sketch.disc(CHALK, 50, 50, 46)
    for turn in range(4):
        angle = pi * (turn / 2 + 0.25)
        points = [
            (50 + 60 * cos(angle + side * 0.36), 50 + 60 * sin(angle + side * 0.36)) for side in (-1, 1)
        ]
        sketch.over(CLOTH["red"], (50, 50), *points)
    sketch.ink()
    sketch.disc(INK, 50, 50, 22)
    sketch.disc(mix(WATER, CHALK, 0.3), 50, 50, 19)


def _hippo_attack(sketch: Sketch) -> None:
    """A hippo's open mouth."""
    sketch.discs(HIPPO, 26, 12, 9)
    sketch.oval(HIPPO, 14, 8, 86, 60)
    sketch.oval(HIPPO, 6, 26, 94, 98)
    sketch.ink()
    sketch.oval(mix(ALARM, PETAL, 0.5), 18, 50, 82, 94)
    sketch.discs(INK, 34, 36, 4.5)
    sketch.discs(CHALK, 36, 20, 6)
    sketch.discs(INK, 36, 20, 3)
    sketch.twice(CHALK, (26, 56), (38, 54), (31, 72))
    sketch.twice(CHALK, (28, 88), (38, 91), (34, 74))


def _sorcerer(sketch: Sketch) -> None:
    """A bowl of smoke and stars."""
    sketch.area(mix(ORCHID, INK, 0.2), (10, 58), (90, 58), (78, 88), (60, 96), (40, 96), (22, 88))
    sketch.slab(mix(ORCHID, CHALK, 0.2), 6, 52, 94, 64, 6)
    sketch.ink()
    _star(sketch, 50, 28, 26, 10, 5, GOLD)
    _star(sketch, 18, 36, 12, 5, 4, PETAL)
    _star(sketch, 82, 32, 14, 6, 4, PETAL)
    sketch.ink()


def _only_nationals(sketch: Sketch) -> None:
    """A flag on its pole, under a seal."""
    sketch.line(BRONZE, 7, (16, 98), (16, 6))
    sketch.area(CHALK, (20, 8), (94, 8), (82, 32), (94, 56), (20, 56))
    sketch.over(LEAF, (20, 0), (46, 0), (46, 60), (20, 60))
    sketch.ink()
    sketch.disc(ALARM, 68, 70, 22)
    sketch.ink()
    sketch.line(CHALK, 6, (57, 70), (66, 79), (80, 60))


def _labour_shortage(sketch: Sketch) -> None:
    """A load that nobody carries."""
    sketch.slab(BRONZE, 8, 36, 92, 92, 4)
    sketch.over(mix(BRONZE, INK, 0.3), (0, 80), (100, 80), (100, 100), (0, 100))
    sketch.ink()
    for x in (30, 66):
        sketch.slab(SAND, x, 36, x + 8, 92, 0)
    sketch.disc(ALARM, 50, 40, 34)
    sketch.ink()
    sketch.slab(CHALK, 28, 33, 72, 47, 2)


CARD_ICONS: dict[str, Callable[[Sketch], None]] = {
    "gorilla": _gorilla,
    "malaria": _malaria,
    "tam_tam": _tam_tam,
    "okapi": _okapi,
    "warrior": _warrior,
    "friendly_meeting": _friendly_meeting,
    "explored_region": _explored_region,
    "damaged_boiler": _damaged_boiler,
    "trader": _trader,
    "settler": _settler,
    "man_overboard": _man_overboard,
    "hippo_attack": _hippo_attack,
    "sorcerer": _sorcerer,
    "only_nationals": _only_nationals,
    "labour_shortage": _labour_shortage,
}


@sprite
def card_icon(card: str, size: int) -> Shape:
    """The icon of that special card."""
    sketch = Sketch(size)
    CARD_ICONS[card](sketch)
    return sketch.icon()
