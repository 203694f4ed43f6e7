"""The Zambezi at dusk: Livingstone's colours, and the one palette of all its pictures."""

from __future__ import annotations

from render.icons import GEM_SHADE
from render.owners import OWNERS
from render.palette import (
    BRONZE,
    CHALK,
    FADED_INK,
    FOLD,
    GOLD,
    INK,
    LIT_PAPER,
    PAPER,
    RULE,
    Colour,
    Ramp,
    blended,
    colour,
    fixed_palette,
    mix,
)

SKY = (colour("d9643a"), colour("e8813f"), colour("f0a04e"), colour("f6bd68"), colour("fad58c"))
"""From the top of the sky down to the horizon."""
SUN = colour("fff0c2")
HILL = colour("9c5a45")
"""The far hills on the horizon."""
LAND = {
    6: colour("d8a878"),
    5: colour("deb782"),
    4: colour("dfc486"),
    3: colour("d5c583"),
    2: colour("c2bf7a"),
    1: colour("a9b46c"),
}
"""By row: haze far off, green at the river."""
TREE = colour("5d6136")
WATER = colour("3f93a0")
DEEP = colour("2b7485")
FOAM = colour("d8eeea")
CLIFF = colour("7d5a48")
SMOKE = colour("b9b2a6")
CANVAS = colour("efe6d2")
"""Of a tent that is nobody's."""
STONES = {
    "black": colour("3d3a3c"),
    "clear": colour("dcebee"),
    "blue": colour("3d7fd0"),
    "red": colour("cf2f45"),
    "white": colour("fbfbf6"),
}
CARD = colour("2f6b63")
"""The back of an action card."""

BEAM = 0.42
"""How much light falls on the steamboat's column."""


def cloth_tones(cloth: Colour) -> tuple[Colour, Colour, Colour]:
    """A tent's cloth in the light, in the shade and at the hem."""
    return mix(cloth, CHALK, 0.16), mix(cloth, INK, 0.2), mix(cloth, INK, 0.36)


def _ramps() -> list[Ramp]:
    lit = [mix(land, CHALK, BEAM) for land in LAND.values()]
    return [
        (PAPER, INK, 5),
        (CHALK, INK, 4),
        (GOLD, INK, 3),
        (FOLD, FADED_INK, 4),
        (GOLD, CHALK, 3),
        (LIT_PAPER, INK, 3),
        (BRONZE, INK, 3),
        (BRONZE, PAPER, 4),
        *blended(*SKY, SUN),
        (HILL, SKY[3], 3),
        (HILL, INK, 3),
        *((land, INK, 3) for land in LAND.values()),
        *((land, TREE, 3) for land in LAND.values()),
        *((light, CHALK, 1) for light in lit),
        *((light, INK, 2) for light in lit),
        (WATER, FOAM, 5),
        (WATER, INK, 3),
        (DEEP, WATER, 2),
        (CLIFF, INK, 2),
        (SMOKE, WATER, 2),
        *((owner.colour, INK, 3) for owner in OWNERS),
        *((*cloth_tones(owner.colour)[:2], 1) for owner in OWNERS),
        *((owner.colour, cloth_tones(owner.colour)[2], 1) for owner in OWNERS),
        *((owner.colour, owner.side, 1) for owner in OWNERS),
        *((owner.colour, owner.ink, 3) for owner in OWNERS),
        *((stone, INK, 3) for stone in STONES.values()),
        *((stone, mix(stone, INK, GEM_SHADE), 1) for stone in STONES.values()),
        *((stone, CHALK, 2) for stone in STONES.values()),
        (CARD, INK, 2),
        (CARD, CHALK, 2),
    ]


PLAIN = (
    CANVAS,
    *(mix(CANVAS, INK, share) for share in (0.2, 0.36)),
    mix(HILL, SKY[3], 0.1),
    mix(HILL, SKY[3], 0.55),
    mix(HILL, INK, 0.5),
    mix(SKY[2], SUN, 0.4),
    *(mix(land, TREE, 0.42) for land in LAND.values()),
    mix(LAND[1], TREE, 0.55),
    mix(CHALK, FOAM, 0.4),
    *(mix(WATER, FOAM, share) for share in (0.28, 0.65)),
    mix(BRONZE, INK, 0.3),
    mix(BRONZE, CANVAS, 0.35),
    mix(BRONZE, RULE, 0.55),
    mix(STONES["blue"], CHALK, 0.25),
)
"""Tones of whole areas, which no step of a ramp may stand for."""
PALETTE = fixed_palette(PLAIN, _ramps())
