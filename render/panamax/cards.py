"""One icon for each kind of card, free action, passenger benefit and purse."""

from __future__ import annotations

from collections.abc import Callable

from render.canvas import Shape, faded, sprite
from render.icons import Sketch, coin, collage
from render.palette import ALARM, BRONZE, CHALK, GOLD, INK, PAPER, RULE, STEEL, Colour, mix
from render.panamax.colours import CONCRETE, CORAL, DEEP, FLAG_BLUE, FLAG_RED, NAVY, PALM
from render.panamax.pieces import crate, flag, move_sign, wagon

SKIN = mix(PAPER, BRONZE, 0.28)
STEM = mix(BRONZE, INK, 0.4)


def _share(sketch: Sketch) -> None:
    sketch.slab(CHALK, 2, 10, 98, 90, 6)
    sketch.ink()
    sketch.slab(mix(PALM, CHALK, 0.45), 12, 20, 88, 80, 3)
    sketch.slab(CHALK, 18, 26, 82, 74, 2)
    for y in (38, 50):
        sketch.line(PALM, 6, (28, y), (72, y))
    sketch.disc(GOLD, 66, 66, 13)


def _captain(sketch: Sketch) -> None:
    sketch.area(NAVY, (6, 100), (14, 78), (38, 68), (62, 68), (86, 78), (94, 100))
    sketch.oval(SKIN, 24, 26, 76, 80)
    sketch.area(CHALK, (24, 52), (34, 60), (66, 60), (76, 52), (72, 78), (50, 92), (28, 78))
    sketch.oval(CHALK, 10, 2, 90, 38)
    sketch.slab(NAVY, 18, 26, 82, 42, 5)
    sketch.ink()
    sketch.disc(GOLD, 50, 28, 9)
    for x in (40, 60):
        sketch.disc(INK, x, 50, 3.6)
    sketch.line(INK, 4, (42, 68), (58, 68))


def _stevedore(sketch: Sketch) -> None:
    sketch.area(CORAL, (2, 100), (12, 76), (36, 66), (64, 66), (88, 76), (98, 100))
    sketch.oval(SKIN, 26, 24, 74, 78)
    sketch.oval(GOLD, 22, 6, 78, 50)
    sketch.slab(GOLD, 12, 28, 88, 40, 6)
    sketch.ink()
    sketch.line(mix(GOLD, INK, 0.3), 5, (50, 9), (50, 26))
    for x in (40, 60):
        sketch.disc(INK, x, 50, 3.6)
    sketch.line(INK, 4, (42, 66), (58, 66))
    for x in (30, 70):
        sketch.line(mix(CORAL, INK, 0.35), 7, (x, 74), (x, 98))


def _advisor(sketch: Sketch) -> None:
    sketch.area(INK, (6, 100), (16, 78), (40, 68), (60, 68), (84, 78), (94, 100))
    sketch.oval(SKIN, 28, 28, 72, 78)
    sketch.slab(INK, 30, 0, 70, 34, 3)
    sketch.slab(INK, 18, 28, 82, 38, 4)
    sketch.ink()
    sketch.line(FLAG_RED, 6, (31, 25), (69, 25))
    sketch.area(CHALK, (42, 74), (58, 74), (50, 98))
    for x in (40, 60):
        sketch.disc(INK, x, 50, 3.6)
    sketch.line(STEM, 6, (36, 64), (50, 61), (64, 64))


def _passenger(sketch: Sketch) -> None:
    sketch.area(FLAG_BLUE, (20, 100), (26, 54), (40, 46), (60, 46), (74, 54), (80, 100))
    sketch.disc(SKIN, 50, 28, 19)
    sketch.oval(mix(GOLD, CHALK, 0.5), 14, 12, 86, 26)
    sketch.slab(mix(GOLD, CHALK, 0.5), 32, 0, 68, 20, 8)
    sketch.ink()
    sketch.line(CORAL, 5, (33, 16), (67, 16))


def _safe(sketch: Sketch) -> None:
    sketch.slab(NAVY, 4, 4, 96, 90, 8)
    sketch.slab(INK, 14, 88, 28, 98, 2)
    sketch.slab(INK, 72, 88, 86, 98, 2)
    sketch.ink()
    sketch.slab(mix(NAVY, CHALK, 0.25), 14, 14, 86, 80, 5)
    sketch.disc(GOLD, 50, 47, 19)
    sketch.disc(NAVY, 50, 47, 8)


def _purse(sketch: Sketch) -> None:
    leather = mix(BRONZE, CORAL, 0.25)
    sketch.area(leather, (30, 30), (70, 30), (96, 66), (88, 94), (12, 94), (4, 66))
    sketch.area(leather, (26, 6), (50, 16), (74, 6), (68, 30), (32, 30))
    sketch.line(GOLD, 9, (30, 31), (70, 31))
    sketch.ink()
    sketch.disc(GOLD, 50, 64, 19)
    sketch.disc(mix(GOLD, INK, 0.3), 50, 64, 11)
    sketch.disc(GOLD, 50, 64, 7)


def _lifebuoy(sketch: Sketch) -> None:
    sketch.disc(CHALK, 50, 50, 48)
    for quarter in (((50, 50), (0, 30), (0, 70)), ((50, 50), (100, 30), (100, 70))):
        sketch.over(ALARM, *quarter)
    for quarter in (((50, 50), (30, 0), (70, 0)), ((50, 50), (30, 100), (70, 100))):
        sketch.over(ALARM, *quarter)
    sketch.ink()
    sketch.disc(INK, 50, 50, 21)
    sketch.disc(PAPER, 50, 50, 18)


def _cup(sketch: Sketch) -> None:
    sketch.oval(GOLD, 0, 12, 40, 50)
    sketch.oval(GOLD, 60, 12, 100, 50)
    sketch.area(
        GOLD, (18, 4), (82, 4), (76, 44), (58, 62), (58, 78), (76, 92), (24, 92), (42, 78), (42, 62), (24, 44)
    )
    sketch.ink()
    sketch.disc(PAPER, 16, 30, 8)
    sketch.disc(PAPER, 84, 30, 8)
    sketch.line(mix(GOLD, CHALK, 0.6), 8, (32, 14), (36, 40))


def _ship(sketch: Sketch) -> None:
    sketch.area(CONCRETE, (58, 52), (58, 24), (84, 24), (84, 52))
    for left, fill in ((10, CORAL), (34, GOLD)):
        sketch.area(fill, (left, 52), (left, 32), (left + 20, 32), (left + 20, 52))
    sketch.area(NAVY, (0, 52), (86, 52), (100, 44), (88, 86), (12, 86))
    sketch.over(CORAL, (0, 76), (100, 76), (100, 100), (0, 100))
    sketch.ink()


def _chart(sketch: Sketch) -> None:
    sketch.slab(CHALK, 2, 6, 98, 94, 6)
    sketch.ink()
    sketch.line(STEEL, 5, (16, 18), (16, 82), (86, 82))
    sketch.line(ALARM, 9, (22, 70), (40, 50), (54, 58), (80, 22))


def _ledger(sketch: Sketch) -> None:
    sketch.slab(PALM, 8, 2, 92, 98, 6)
    sketch.ink()
    sketch.slab(CHALK, 22, 14, 82, 86, 3)
    sketch.line(PALM, 10, (34, 50), (48, 66), (72, 32))


def _contract(sketch: Sketch) -> None:
    sketch.slab(CHALK, 12, 2, 88, 98, 8)
    sketch.ink()
    sketch.slab(FLAG_RED, 28, 14, 72, 36, 2)
    for left in (24, 54):
        sketch.slab(CORAL, left, 50, left + 22, 72, 3)
    sketch.line(RULE, 6, (26, 86), (74, 86))


SKETCHES: dict[str, Callable[[Sketch], None]] = {
    "share": _share,
    "captain": _captain,
    "stevedore": _stevedore,
    "advisor": _advisor,
    "passenger": _passenger,
    "safe": _safe,
    "purse": _purse,
    "lifebuoy": _lifebuoy,
    "cup": _cup,
    "ship": _ship,
    "chart": _chart,
    "contract": _contract,
    "ledger": _ledger,
}


@sprite
def icon(name: str, size: int) -> Shape:
    """The icon of that name."""
    sketch = Sketch(size)
    SKETCHES[name](sketch)
    return sketch.icon()


def _tinted(size: int, fill: Colour) -> Shape:
    """A share of some company."""
    sketch = Sketch(size)
    sketch.slab(CHALK, 2, 10, 98, 90, 6)
    sketch.ink()
    sketch.slab(fill, 14, 22, 86, 78, 3)
    return sketch.icon()


def _several_shares(size: int) -> Shape:
    side = round(size * 0.66)
    parts = (
        (_tinted(side, FLAG_RED), 34, 30),
        (_tinted(side, FLAG_BLUE), 50, 50),
        (_tinted(side, GOLD), 66, 70),
    )
    return collage(size, *parts)


def _several_flags(size: int, *nations: str) -> Shape:
    side = round(size * 0.62)
    return collage(size, *((flag(each, side), 34 + 16 * at, 30 + 20 * at) for at, each in enumerate(nations)))


# What each advisor counts.
METRIC_ICONS: dict[str, Callable[[int], Shape]] = {
    "ships_built": lambda size: icon("ship", size),
    "passengers": lambda size: icon("passenger", size),
    "nations": lambda size: _several_flags(size, "europe", "china", "usa_east"),
    "best_nation_flags": lambda size: _several_flags(size, "china", "china", "china"),
    "companies_held": _several_shares,
    "own_shares": lambda size: icon("share", size),
    "company_cash_per_2": lambda size: icon("safe", size),
    "own_dividend": lambda size: icon("chart", size),
    "no_debt": lambda size: icon("ledger", size),
}


@sprite
def metric_icon(metric: str, size: int) -> Shape:
    """What an advisor counts, as an icon."""
    return METRIC_ICONS[metric](size)


FREE_ACTION_ICONS: dict[str, Callable[[int], Shape]] = {
    "market": lambda size: icon("share", size),
    "load": crate,
    "move": lambda size: move_sign("any", size),
    "rail": wagon,
}


@sprite
def free_action_icon(action: str, size: int, *, is_dim: bool = False) -> Shape:
    """What a flag space gives; dim where a flag hides it or it is spent."""
    shape = FREE_ACTION_ICONS[action](size)
    return faded(shape, 0.4) if is_dim else shape


def _cheap_transfer(size: int) -> Shape:
    arrows = Sketch(size)
    arrows.area(DEEP, (0, 24), (62, 24), (62, 6), (98, 36), (62, 64), (62, 46), (0, 46))
    arrows.ink()
    return collage(size, (arrows.icon(), 50, 42), (coin(round(size * 0.5)), 34, 70))


def _wide_choice(size: int) -> Shape:
    cards = Sketch(size)
    for left, top in ((4, 26), (24, 14), (44, 2)):
        cards.slab(INK, left, top, left + 52, top + 68, 6)
        cards.slab(CHALK, left + 4, top + 4, left + 48, top + 64, 4)
    cards.line(RULE, 7, (58, 22), (84, 22))
    cards.line(RULE, 7, (58, 38), (84, 38))
    return cards.icon()


def _extra_load(size: int) -> Shape:
    plus = Sketch(round(size * 0.5))
    plus.area(ALARM, (34, 0), (66, 0), (66, 100), (34, 100))
    plus.area(ALARM, (0, 34), (100, 34), (100, 66), (0, 66))
    plus.ink()
    return collage(size, (crate(round(size * 0.8)), 42, 60), (plus.icon(), 72, 28))


BENEFIT_ICONS: dict[str, Callable[[int], Shape]] = {
    "cheap_transfer": _cheap_transfer,
    "wide_choice": _wide_choice,
    "extra_load": _extra_load,
}


@sprite
def benefit_icon(benefit: str, size: int) -> Shape:
    """What a passenger token gives, as an icon."""
    return BENEFIT_ICONS[benefit](size)
