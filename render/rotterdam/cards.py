"""One icon for each product, each kind of Navigation card and each phase."""

from __future__ import annotations

from collections.abc import Callable

from render.canvas import Pen, Point, Shape, mounted, sprite
from render.icons import LINE, Sketch, card_back, collage, medal
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, PAPER, STEEL, mix
from render.rotterdam.colours import BRICK, CARGO, CHANNELS, CRANE, NAVY, SKY, SLATE, WATER
from render.rotterdam.pieces import cargo, idle_ship

CRUST = mix(BRONZE, CARGO["grain"], 0.45)
GLASS = mix(WATER, CHALK, 0.55)
LEAF = CHANNELS["green"]
TO_THE_RIGHT: tuple[Point, ...] = ((100, 50), (58, 12), (58, 34), (0, 34), (0, 66), (58, 66), (58, 88))


def _bread(sketch: Sketch) -> None:
    sketch.oval(CRUST, 2, 22, 98, 66)
    sketch.slab(CRUST, 6, 40, 94, 86, 16)
    sketch.over(mix(CRUST, INK, 0.25), (0, 74), (100, 74), (100, 100), (0, 100))
    sketch.ink()
    for x in (28, 50, 72):
        sketch.line(mix(CRUST, CHALK, 0.6), 7, (x + 5, 32), (x - 5, 54))


def _beer(sketch: Sketch) -> None:
    sketch.slab(STEEL, 62, 34, 96, 78, 14)
    sketch.slab(PAPER, 70, 44, 86, 68, 8)
    sketch.slab(CARGO["grain"], 12, 24, 74, 98, 8)
    for x, y, radius in ((20, 22, 14), (42, 16, 17), (64, 22, 14)):
        sketch.disc(CHALK, x, y, radius)
    sketch.ink()
    for x in (28, 44, 60):
        sketch.line(mix(CARGO["grain"], INK, 0.25), 5, (x, 46), (x, 86))


def _orange_juice(sketch: Sketch) -> None:
    juice = mix(CARGO["grain"], ALARM, 0.55)
    sketch.line(CARGO["fruit"], 7, (60, 40), (82, 2))
    sketch.area(GLASS, (14, 22), (76, 22), (68, 98), (22, 98))
    sketch.area(juice, (17, 40), (73, 40), (66, 92), (24, 92))
    sketch.disc(juice, 22, 24, 20)
    sketch.ink()
    sketch.disc(mix(juice, CHALK, 0.6), 22, 24, 13)
    for end in ((22, 12), (12, 30), (32, 30)):
        sketch.line(juice, 4, (22, 24), end)


def _jam(sketch: Sketch) -> None:
    sketch.slab(CARGO["fruit"], 14, 26, 86, 98, 16)
    sketch.area(CHALK, (12, 4), (88, 4), (94, 28), (6, 28))
    sketch.ink()
    for x in (22, 50, 78):
        sketch.disc(CARGO["fruit"], x, 16, 5)
    sketch.slab(PAPER, 26, 46, 74, 80, 6)
    sketch.disc(CARGO["fruit"], 50, 64, 11)
    sketch.area(LEAF, (50, 54), (62, 48), (58, 58))


def _clothing(sketch: Sketch) -> None:
    cloth = CHANNELS["blue"]
    sketch.area(
        cloth, (34, 8), (66, 8), (98, 28), (86, 52), (74, 44), (74, 96), (26, 96), (26, 44), (14, 52), (2, 28)
    )
    sketch.over(mix(cloth, INK, 0.25), (62, 0), (100, 20), (100, 100), (66, 100))
    sketch.ink()
    sketch.area(CHALK, (36, 6), (64, 6), (50, 28))
    for y in (42, 58, 74):
        sketch.disc(CHALK, 50, y, 3.6)


def _carpet(sketch: Sketch) -> None:
    for y in range(14, 96, 11):
        sketch.line(CHALK, 4, (2, y), (98, y))
    sketch.slab(BRICK, 10, 6, 90, 96, 2)
    sketch.ink()
    sketch.slab(GOLD, 20, 16, 80, 86, 2)
    sketch.slab(mix(BRICK, INK, 0.3), 26, 22, 74, 80, 2)
    sketch.area(GOLD, (50, 28), (68, 51), (50, 74), (32, 51))
    sketch.area(BRICK, (50, 40), (59, 51), (50, 62), (41, 51))


def _petrol(sketch: Sketch) -> None:
    can = CHANNELS["green"]
    sketch.line(mix(can, INK, 0.4), 9, (28, 16), (28, 6), (64, 6), (64, 16))
    sketch.line(INK, 10, (72, 24), (92, 6))
    sketch.slab(can, 10, 16, 86, 98, 10)
    sketch.over(mix(can, INK, 0.25), (72, 0), (100, 0), (100, 100), (72, 100))
    sketch.ink()
    sketch.area(CHALK, (48, 34), (66, 64), (60, 78), (48, 82), (36, 78), (30, 64))


def _plastic(sketch: Sketch) -> None:
    bottle = mix(CHANNELS["purple"], CHALK, 0.35)
    sketch.slab(INK, 38, 2, 62, 18, 4)
    sketch.area(bottle, (40, 16), (60, 16), (62, 28), (78, 42), (78, 60), (22, 60), (22, 42), (38, 28))
    sketch.slab(bottle, 22, 46, 78, 98, 10)
    sketch.over(mix(bottle, INK, 0.25), (66, 30), (100, 30), (100, 100), (66, 100))
    sketch.ink()
    sketch.slab(CHALK, 22, 56, 78, 80, 0)


PRODUCT_ICONS: dict[str, Callable[[Sketch], None]] = {
    "bread": _bread,
    "beer": _beer,
    "orange_juice": _orange_juice,
    "jam": _jam,
    "clothing": _clothing,
    "carpet": _carpet,
    "petrol": _petrol,
    "plastic": _plastic,
}


@sprite
def product_icon(product: str, size: int) -> Shape:
    """The icon of that product."""
    sketch = Sketch(size)
    PRODUCT_ICONS[product](sketch)
    return sketch.icon()


def _pointer(size: int, *points: Point) -> Shape:
    sketch = Sketch(size)
    sketch.area(ALARM, *points)
    sketch.ink()
    return sketch.icon()


def _turned(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The same pointer to the left: back towards the sea."""
    return tuple((100 - x, y) for x, y in points)


def _luck_turns(size: int) -> Shape:
    side, arrow = round(size * 0.46), round(size * 0.4)
    return collage(
        size,
        (cargo("fruit", side), 24, 50),
        (cargo("oil", side), 76, 50),
        (_pointer(arrow, *TO_THE_RIGHT), 50, 14),
        (_pointer(arrow, *_turned(TO_THE_RIGHT)), 50, 86),
    )


def _extra_cargo(size: int) -> Shape:
    plus = Sketch(round(size * 0.4))
    plus.area(ALARM, (34, 0), (66, 0), (66, 100), (34, 100))
    plus.area(ALARM, (0, 34), (100, 34), (100, 66), (0, 66))
    plus.ink()
    side = round(size * 0.42)
    return collage(
        size, (idle_ship(round(size * 0.86)), 46, 58), (cargo("grain", side), 30, 34), (plus.icon(), 80, 22)
    )


def _setback(size: int) -> Shape:
    pointer = _pointer(round(size * 0.5), *_turned(TO_THE_RIGHT))
    return collage(size, (idle_ship(round(size * 0.76)), 56, 34), (pointer, 36, 78))


def _heavy_storm(size: int) -> Shape:
    sketch, cloud = Sketch(size), mix(SLATE, SKY[1], 0.35)
    for x, y, radius in ((26, 40, 22), (54, 28, 26), (78, 42, 20)):
        sketch.disc(cloud, x, y, radius)
    sketch.slab(cloud, 10, 38, 96, 62, 12)
    sketch.area(GOLD, (52, 52), (36, 80), (50, 80), (42, 100), (72, 70), (56, 70), (66, 52))
    sketch.ink()
    for x in (20, 84):
        sketch.line(NAVY, 6, (x, 70), (x - 6, 90))
    return sketch.icon()


def _joker(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.area(CARGO["fruit"], (22, 62), (2, 24), (26, 30), (50, 62))
    sketch.area(CARGO["grain"], (26, 62), (36, 24), (50, 4), (64, 24), (74, 62))
    sketch.area(CHANNELS["blue"], (78, 62), (98, 24), (74, 30), (50, 62))
    sketch.slab(NAVY, 18, 58, 82, 78, 6)
    for x, y in ((8, 25), (50, 8), (92, 25)):
        sketch.disc(GOLD, x, y, 8)
    sketch.oval(mix(PAPER, BRONZE, 0.2), 26, 66, 74, 100)
    sketch.ink()
    sketch.slab(NAVY, 18, 58, 82, 76, 6)
    for x in (40, 60):
        sketch.disc(INK, x, 84, 3.4)
    return sketch.icon()


def _advantage(size: int) -> Shape:
    return collage(size, (medal(round(size * 0.84)), 50, 50))


def _extra_advantage(size: int) -> Shape:
    side = round(size * 0.62)
    return collage(size, (medal(side), 32, 40), (medal(side), 68, 62))


def _cargo_thief(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.oval(mix(PAPER, BRONZE, 0.25), 18, 18, 82, 96)
    sketch.oval(SLATE, 14, 4, 86, 52)
    sketch.slab(INK, 10, 36, 90, 64, 12)
    sketch.ink()
    sketch.slab(SLATE, 12, 28, 88, 40, 5)
    for x in (34, 66):
        sketch.oval(CHALK, x - 10, 43, x + 10, 58)
        sketch.disc(INK, x + 3, 51, 4)
    sketch.line(INK, 4, (40, 80), (58, 78))
    return sketch.icon()


def _police_inspection(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.area(NAVY, (50, 0), (92, 14), (90, 54), (76, 80), (50, 100), (24, 80), (10, 54), (8, 14))
    sketch.over(mix(NAVY, INK, 0.3), (50, 0), (100, 0), (100, 100), (50, 100))
    sketch.ink()
    sketch.disc(CHALK, 44, 44, 24)
    sketch.disc(mix(WATER, CHALK, 0.4), 44, 44, 17)
    sketch.line(GOLD, 11, (61, 61), (80, 80))
    return sketch.icon()


CARD_ICONS: dict[str, Callable[[int], Shape]] = {
    "luck_turns": _luck_turns,
    "extra_cargo": _extra_cargo,
    "setback": _setback,
    "heavy_storm": _heavy_storm,
    "joker": _joker,
    "advantage": _advantage,
    "extra_advantage": _extra_advantage,
    "cargo_thief": _cargo_thief,
    "police_inspection": _police_inspection,
}


@sprite
def card_icon(card: str, size: int) -> Shape:
    """The icon of that kind of Navigation card."""
    return CARD_ICONS[card](size)


@sprite
def open_card(thing: str) -> Shape:
    """A product or Navigation card that lies face up."""
    pen = Pen(62, 74)
    pen.slab((4, 4, 58, 70), 8, CHALK)
    pen.outline(INK, LINE)
    icon = product_icon(thing, 44) if thing in PRODUCT_ICONS else card_icon(thing, 44)
    return mounted(62, 74, (pen.shape(), 31, 37), (icon, 31, 37))


def _wheel(size: int) -> Shape:
    sketch = Sketch(size)
    for x, y in ((50, 2), (84, 16), (98, 50), (84, 84), (50, 98), (16, 84), (2, 50), (16, 16)):
        sketch.line(BRONZE, 9, (50, 50), (x, y))
    sketch.disc(BRONZE, 50, 50, 36)
    sketch.ink()
    sketch.disc(PAPER, 50, 50, 24)
    for x, y in ((50, 20), (80, 50), (50, 80), (20, 50)):
        sketch.line(BRONZE, 8, (50, 50), (x, y))
    sketch.disc(GOLD, 50, 50, 10)
    return sketch.icon()


def _hook(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.area(CRANE, (8, 100), (20, 100), (24, 20), (14, 20))
    sketch.area(CRANE, (6, 14), (96, 4), (96, 18), (6, 28))
    sketch.line(INK, 4, (82, 14), (82, 46))
    sketch.ink()
    crate = cargo("textile", round(size * 0.44))
    return collage(size, (sketch.icon(), 50, 50), (crate, 76, 70))


def _trade(size: int) -> Shape:
    half = round(size * 0.62)
    right, left = _pointer(half, *TO_THE_RIGHT), _pointer(half, *_turned(TO_THE_RIGHT))
    return collage(size, (right, 62, 28), (left, 38, 72))


def _scroll(size: int) -> Shape:
    sketch = Sketch(size)
    sketch.slab(CHALK, 14, 6, 86, 94, 6)
    sketch.ink()
    for y in (24, 40, 56):
        sketch.line(STEEL, 6, (28, y), (72, y))
    return collage(size, (sketch.icon(), 46, 48), (medal(round(size * 0.46)), 70, 74))


PHASE_ICONS: dict[str, Callable[[int], Shape]] = {
    "place_and_load": idle_ship,
    "navigate": _wheel,
    "navigation_cards": lambda size: collage(
        size, (card_back(round(size * 0.66), round(size * 0.9), NAVY), 50, 50)
    ),
    "unload_and_process": _hook,
    "trade_products": _trade,
    "fulfil_mission": _scroll,
}


@sprite
def phase_icon(phase: str, size: int) -> Shape:
    """The icon of that phase."""
    return PHASE_ICONS[phase](size)
