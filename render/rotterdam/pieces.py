"""Rotterdam's pieces as sprites: ships and what they carry, and the places for them."""

from __future__ import annotations

from games.rotterdam.data import Kind
from render.canvas import Pen, Point, Shape, sprite
from render.icons import LINE, Sketch
from render.owners import OWNERS
from render.palette import BRONZE, CHALK, GOLD, INK, PAPER, STEEL, Colour, mix
from render.rotterdam.colours import BRICK, CARGO, CHANNELS, FOAM, NAVY, SLATE
from render.rotterdam.layout import SHIP

PAD = 8
DECK = 49.0
"""How far below its top a ship's deck lies."""

# The hull of each owner's ship below and above its deck, by the shape of the badge, bound to the right.
HULLS: dict[str, tuple[Point, ...]] = {
    "disc": ((0, 0), (102, 0), (116, -6), (113, 18), (104, 34), (90, 43), (24, 43), (10, 35), (2, 20)),
    "square": ((0, -3), (116, -3), (116, 31), (106, 43), (10, 43), (0, 31)),
    "diamond": ((-1, -6), (12, 0), (102, 0), (117, -12), (95, 43), (21, 43)),
    "shield": ((0, -14), (10, -14), (12, 0), (100, 0), (108, -8), (116, -8), (108, 43), (6, 43)),
}


@sprite
def hull(colour: int, *, is_loaded: bool) -> Shape:
    """A ship without its badge, name and cargo, bound to the right; its middle is that of the sprite."""
    owner, (width, height) = OWNERS[colour], SHIP
    pen = Pen(width + 2 * PAD, height + 2 * PAD)

    def at(*points: Point) -> list[Point]:
        return [(PAD + x, PAD + DECK + y) for x, y in points]

    pen.polygon(at(*HULLS[owner.shape]), owner.colour)
    pen.over(at((-9, -20), (width + 9, -20), (width + 9, 4), (-9, 4)), mix(owner.colour, CHALK, 0.4))
    pen.over(at((-9, 38), (width + 9, 38), (width + 9, 60), (-9, 60)), mix(owner.colour, INK, 0.45))
    if not is_loaded:
        for end in ((84, -36), (64, -10), (104, -10)):
            pen.line(at((84, -2 if end[0] == 84 else -32), end), SLATE, 4)
    pen.outline(INK, LINE)
    pen.outline(CHALK, 2.4)
    return pen.shape()


@sprite
def cargo(material: str, size: int) -> Shape:
    """A sack of grain, a fruit, a bolt of cloth or a barrel of oil: told apart by shape, without a letter."""
    sketch, tone = Sketch(size), CARGO[material]
    light, shade = mix(tone, CHALK, 0.4), mix(tone, INK, 0.25)
    match material:
        case "grain":
            sketch.area(tone, (36, 18), (24, 0), (50, 6), (76, 0), (64, 18), (92, 50), (96, 84), (84, 100))
            sketch.area(tone, (36, 18), (64, 18), (84, 100), (16, 100), (4, 84), (8, 50))
            sketch.line(BRONZE, 8, (36, 17), (64, 17))
            sketch.over(shade, (80, 30), (100, 30), (100, 100), (84, 100))
        case "fruit":
            sketch.disc(tone, 34, 58, 33)
            sketch.disc(tone, 66, 58, 33)
            sketch.slab(tone, 20, 62, 80, 98, 20)
            sketch.line(mix(BRONZE, INK, 0.4), 9, (50, 32), (56, 4))
            sketch.area(CHANNELS["green"], (56, 20), (72, 0), (100, 4), (86, 22))
            sketch.over(shade, (92, 40), (100, 40), (100, 100), (74, 100))
        case "textile":
            sketch.slab(tone, 4, 14, 96, 96, 10)
            sketch.oval(light, 4, 2, 96, 26)
            sketch.oval(shade, 34, 9, 66, 19)
            sketch.over(shade, (88, 14), (100, 14), (100, 100), (88, 100))
        case _:
            sketch.slab(tone, 10, 2, 90, 98, 16)
            for y in (12, 84):
                sketch.line(light, 6, (8, y), (92, y))
            sketch.over(mix(tone, CHALK, 0.2), (14, 18), (22, 18), (22, 80), (14, 80))
    sketch.ink()
    _mark_cargo(sketch, material, light)
    return sketch.icon()


def _mark_cargo(sketch: Sketch, material: str, light: Colour) -> None:
    """What it says on the sack, how the cloth hangs, what is in the barrel."""
    match material:
        case "grain":
            sketch.line(INK, 5, (50, 92), (50, 44))
            sketch.area(INK, (50, 56), (43, 42), (50, 28), (57, 42))
            for y in (62, 78):
                sketch.twice(INK, (50, y + 4), (34, y - 2), (28, y - 18), (44, y - 12))
        case "fruit":
            sketch.oval(light, 14, 40, 30, 64)
        case "textile":
            for x in (24, 42, 60):
                sketch.line(CHANNELS["blue"], 7, (x, 34), (x, 94))
        case _:
            sketch.area(CHALK, (50, 22), (64, 46), (67, 58), (33, 58), (36, 46))
            sketch.disc(CHALK, 50, 58, 17)


@sprite
def plate(kind: Kind, *, is_lit: bool) -> Shape:
    """The place for a ship: a buoyed circle, a doubled one to start from, or a berth at a quay."""
    pen, middle = Pen(116, 96), (58.0, 48.0)
    ground = CHALK if is_lit else PAPER
    match kind:
        case Kind.BERTH:
            if is_lit:
                pen.slab((4, 10, 112, 86), 16, GOLD)
            pen.card((11, 17, 105, 79), 11, INK, ground)
        case _:
            if is_lit:
                pen.disc(*middle, 46.5, INK)
                pen.disc(*middle, 45, GOLD)
            elif kind is Kind.START:
                pen.ring(*middle, 40.5, CHALK, 4)
                pen.ring(*middle, 41.5, INK, 1.6)
            pen.disc(*middle, 36, INK)
            pen.disc(*middle, 34.2, ground)
    return pen.shape()


@sprite
def anchor(size: int) -> Shape:
    """A ship here earns a Navigation card."""
    sketch = Sketch(size)
    sketch.line(NAVY, 12, (50, 26), (50, 88))
    sketch.line(NAVY, 11, (26, 42), (74, 42))
    sketch.line(NAVY, 12, (8, 60), (16, 78), (32, 90), (50, 94), (68, 90), (84, 78), (92, 60))
    sketch.area(NAVY, (0, 70), (6, 48), (24, 62))
    sketch.area(NAVY, (100, 70), (94, 48), (76, 62))
    sketch.disc(NAVY, 50, 14, 14)
    sketch.disc(FOAM, 50, 14, 6)
    sketch.pen.outline(CHALK, 2.2)
    return sketch.icon()


@sprite
def captains_cap(size: int) -> Shape:
    """The sign of the Harbour Captain."""
    sketch = Sketch(size)
    sketch.oval(CHALK, 0, 14, 100, 62)
    sketch.slab(NAVY, 12, 48, 88, 74, 6)
    sketch.area(INK, (14, 74), (86, 74), (76, 90), (24, 90))
    sketch.ink()
    sketch.disc(GOLD, 50, 52, 12)
    sketch.line(GOLD, 5, (18, 70), (82, 70))
    return sketch.icon()


@sprite
def idle_ship(size: int) -> Shape:
    """Nobody's ship: the sign for ships in supply."""
    sketch = Sketch(size)
    sketch.area(STEEL, (54, 50), (54, 26), (80, 26), (80, 50))
    sketch.area(BRICK, (60, 26), (60, 8), (72, 8), (72, 26))
    sketch.area(SLATE, (2, 50), (84, 50), (98, 40), (86, 84), (14, 84))
    sketch.over(BRICK, (0, 74), (100, 74), (100, 100), (0, 100))
    sketch.ink()
    return sketch.icon()
