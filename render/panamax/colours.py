"""Panama at tropical noon: its colours, and the one palette of all its pictures."""

from __future__ import annotations

from render.owners import OWNERS, owner_ramps
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

SKY = (colour("62b9d2"), colour("84cadb"), colour("aadde2"), colour("d0eade"), colour("f4efd6"))
"""From the top of the sky down to the horizon."""
SUN = colour("fff6d6")
SHALLOW = colour("a9e0d8")
"""Waiting zones."""
DEEP = colour("62b3c2")
"""Loading zones, and the open ocean."""
LOCK = colour("7fd1c6")
LAKE = colour("93d8d3")
FOAM = colour("def4ec")
CONCRETE = colour("efe8d8")
JUNGLE = colour("90b871")
PALM = colour("4d8a4b")
SAND = colour("f2e0b0")
CLAY = colour("d8a274")
CORAL = colour("ee8673")
FEE = colour("75478f")
"""Of the tags that say what a die pays."""
NAVY = colour("27506e")
HULLS = {"military": colour("8b979c"), "cruise": colour("fbf7ec"), "panamax": colour("4a5259")}
HULL_INK = {"military": INK, "cruise": INK, "panamax": CHALK}
MOVES_SIDE = mix(LAKE, PAPER, 0.45)
"""Of the columns of the action table that move ships."""
CONTRACTS_SIDE = mix(CORAL, PAPER, 0.55)
"""Of those that give contracts."""
WORN = mix(FOLD, PAPER, 0.5)
"""Of what is not there yet, or no longer."""
# Of the nations' flags.
FLAG_RED = colour("c8322d")
FLAG_BLUE = colour("24519b")
BEAR = colour("8a5a33")

SOFT_EDGES: tuple[Ramp, ...] = (
    (PAPER, INK, 3),
    (CHALK, INK, 3),
    (GOLD, INK, 2),
    (FOLD, FADED_INK, 2),
    (GOLD, CHALK, 2),
    (GOLD, PAPER, 2),
    (ALARM, CHALK, 2),
    (ALARM, INK, 2),
    (LIT_PAPER, INK, 2),
    (BRONZE, INK, 2),
    (RULE, PAPER, 2),
    (STEEL, PAPER, 2),
    (SHALLOW, DEEP, 2),
    (SHALLOW, FOAM, 2),
    (SHALLOW, INK, 2),
    (DEEP, FOAM, 2),
    (DEEP, INK, 2),
    (LOCK, FOAM, 2),
    (LOCK, INK, 2),
    (LAKE, FOAM, 2),
    (LAKE, INK, 2),
    (LAKE, PALM, 2),
    (CONCRETE, INK, 2),
    (JUNGLE, PALM, 2),
    (JUNGLE, INK, 2),
    (JUNGLE, FOAM, 2),
    (JUNGLE, CHALK, 2),
    (PALM, INK, 2),
    (SAND, INK, 2),
    (SAND, FOAM, 2),
    (CLAY, INK, 2),
    (CLAY, CHALK, 2),
    (CORAL, INK, 2),
    (CORAL, CHALK, 2),
    (FEE, CHALK, 2),
    (FEE, INK, 2),
    (NAVY, INK, 2),
    (NAVY, CHALK, 2),
    (MOVES_SIDE, INK, 2),
    (CONTRACTS_SIDE, INK, 2),
    (FLAG_RED, CHALK, 2),
    (FLAG_BLUE, CHALK, 2),
    (FLAG_BLUE, GOLD, 2),
    (BEAR, CHALK, 2),
    (WORN, STEEL, 2),
    (WORN, INK, 3),
)
"""Between what and what, in how many steps; those of whole families follow."""


def _ramps() -> list[Ramp]:
    return [
        *SOFT_EDGES,
        *blended(*SKY, SUN),
        *owner_ramps(2, 2),
        *((tone, INK, 2) for tone in HULLS.values()),
        *((tone, CHALK, 2) for tone in HULLS.values()),
    ]


PLAIN = (
    mix(DEEP, SHALLOW, 0.45),
    mix(DEEP, SKY[3], 0.2),
    mix(SHALLOW, DEEP, 0.3),
    mix(DEEP, INK, 0.35),
    mix(CLAY, INK, 0.35),
    mix(FOAM, DEEP, 0.35),
    mix(SKY[1], SUN, 0.4),
    mix(LOCK, INK, 0.2),
    *(mix(LAKE, FOAM, share) for share in (0.5, 0.6)),
    mix(LAKE, PAPER, 0.35),
    mix(LAKE, INK, 0.2),
    mix(JUNGLE, PALM, 0.34),
    mix(PALM, INK, 0.15),
    mix(CONTRACTS_SIDE, CHALK, 0.3),
    *(mix(FOLD, INK, share) for share in (0.18, 0.35)),
    mix(FOLD, RULE, 0.35),
    mix(MOVES_SIDE, INK, 0.25),
    mix(PAPER, BRONZE, 0.28),
    mix(CHALK, BRONZE, 0.35),
    mix(CONCRETE, INK, 0.2),
    mix(STEEL, PAPER, 0.4),
    mix(WORN, NAVY, 0.4),
    mix(CORAL, INK, 0.4),
    mix(NAVY, CHALK, 0.35),
    *(mix(HULLS["military"], CHALK, share) for share in (0.3, 0.45)),
    mix(HULLS["military"], INK, 0.45),
    mix(HULLS["panamax"], CHALK, 0.45),
    *(mix(owner.colour, CHALK, 0.45) for owner in OWNERS[:4]),
    *(mix(owner.colour, INK, 0.45) for owner in OWNERS[:4]),
)
"""Tones of whole areas, which no step of a ramp may stand for."""
PALETTE = fixed_palette(PLAIN, _ramps())
