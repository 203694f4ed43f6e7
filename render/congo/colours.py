"""The Congo at dawn: its colours, and the one palette of all its pictures."""

from __future__ import annotations

from render.owners import owner_ramps
from render.palette import (
    ALARM,
    BRONZE,
    CHALK,
    FADED_INK,
    FOLD,
    GOLD,
    INK,
    LIT_PAPER,
    PAPER,
    RULE,
    STEEL,
    Ramp,
    blended,
    colour,
    fixed_palette,
    mix,
)

SKY = (colour("7d5f86"), colour("9c7898"), colour("c19aa8"), colour("e0bfb2"), colour("f3dcbd"))
"""From the top of the sky down to the horizon."""
SUN = colour("fdf1d0")
MIST = colour("f3e9d2")
HILL = colour("a3b3a0")
"""The far hills on the horizon."""
LAND = {4: colour("a3ba95"), 3: colour("7da27d"), 2: colour("578667"), 1: colour("376a52")}
"""By reach of the river: haze far off, bottle green near by."""
FOREST = {4: colour("7b9e85"), 3: colour("557f67"), 2: colour("356551"), 1: colour("1f4c3d")}
SHADE = colour("123529")
"""Of the leaves nearest to the reader."""
WATER = colour("bd8f5c")
DEEP = colour("96683c")
SAND = colour("e6cfa0")
FOAM = colour("f6ead0")
ORCHID = colour("a8478f")
"""Of special cards: their backs, and the rings of the stops that give one."""
PETAL = colour("d48abf")
BOTTLE = colour("1d5745")
"""Of the backs of tiles and characters."""
CLAY = colour("a55f35")
"""Of the backs of auxiliaries."""
HIPPO = colour("6f6876")

TILES = {
    "barracks": colour("b98a5c"),
    "hospital": colour("ece5d6"),
    "mission": colour("a89ac4"),
    "village": colour("dcb35a"),
    "jungle": colour("6fa65c"),
}
"""Grounds of the station tiles."""

CLOTH = {
    "black": colour("26221f"),
    "white": CHALK,
    "red": colour("c62f2d"),
    "blue": colour("2a4d94"),
    "yellow": colour("f2c02c"),
}
"""Of flags."""

SOFT_EDGES: tuple[Ramp, ...] = (
    (PAPER, INK, 6),
    (CHALK, INK, 6),
    (GOLD, INK, 3),
    (FOLD, FADED_INK, 4),
    (PAPER, FADED_INK, 3),
    (PAPER, STEEL, 3),
    (PAPER, RULE, 2),
    (GOLD, CHALK, 4),
    (ALARM, CHALK, 2),
    (ALARM, PAPER, 2),
    (ALARM, INK, 2),
    (LIT_PAPER, INK, 4),
    (BRONZE, INK, 3),
    (BRONZE, PAPER, 3),
    (WATER, DEEP, 3),
    (WATER, FOAM, 4),
    (WATER, INK, 3),
    (mix(WATER, MIST, 0.84), WATER, 2),
    (WATER, SAND, 2),
    (SHADE, INK, 1),
    (BOTTLE, INK, 2),
    (BOTTLE, CHALK, 4),
    (ORCHID, INK, 2),
    (ORCHID, CHALK, 4),
    (PETAL, INK, 2),
    (CLAY, INK, 3),
    (CLAY, CHALK, 3),
    (HIPPO, INK, 2),
    (HIPPO, CHALK, 3),
    (HILL, MIST, 3),
    (SKY[0], CHALK, 4),
    (SKY[1], CHALK, 3),
)
"""Between what and what, in how many steps; those of whole families follow."""


def _ramps() -> list[Ramp]:
    return [
        *SOFT_EDGES,
        *blended(*SKY, SUN),
        *((tone, MIST, 4) for tone in LAND.values()),
        *((tone, MIST, 4) for tone in FOREST.values()),
        *((FOREST[reach], LAND[reach], 3) for reach in LAND),
        *((mix(FOREST[reach], MIST, 0.42), mix(FOREST[reach], MIST, 0.6), 1) for reach in FOREST),
        *((mix(FOREST[reach], MIST, 0.2), mix(FOREST[reach], MIST, 0.45), 1) for reach in FOREST),
        *((mix(LAND[reach], MIST, 0.78), mix(FOREST[reach], MIST, 0.7), 1) for reach in FOREST),
        *((FOREST[reach], SHADE, 3) for reach in FOREST),
        *((tone, INK, 3) for tone in TILES.values()),
        *((tone, CHALK, 2) for tone in TILES.values()),
        *((tone, INK, 2) for tone in CLOTH.values()),
        *((tone, CHALK, 2) for tone in CLOTH.values()),
        *owner_ramps(3, 3),
    ]


PLAIN = (
    *(mix(FOREST[reach], LAND[reach], 0.5) for reach in FOREST),
    *(mix(FOREST[reach], SHADE, 0.45) for reach in FOREST),
    mix(BOTTLE, CHALK, 0.75),
    mix(STEEL, CHALK, 0.6),
    *(mix(CLAY, CHALK, share) for share in (0.34, 0.6)),
    *(mix(CLAY, INK, share) for share in (0.1, 0.35, 0.6)),
    mix(PAPER, CLAY, 0.3),
    mix(WATER, FOAM, 0.28),
    mix(WATER, CHALK, 0.3),
    mix(DEEP, SHADE, 0.3),
    mix(GOLD, CHALK, 0.35),
    mix(PAPER, RULE, 0.4),
    *(mix(ORCHID, CHALK, share) for share in (0.6, 0.72, 0.8)),
    mix(HIPPO, CHALK, 0.3),
    mix(HIPPO, INK, 0.3),
    mix(BRONZE, INK, 0.3),
    mix(ALARM, PETAL, 0.5),
)
"""Tones of whole areas, which no step of a ramp may stand for."""
PALETTE = fixed_palette(PLAIN, _ramps())
