"""Rotterdam in grey-blue morning light: its colours, and the one palette of all its pictures."""

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
    Ramp,
    blended,
    colour,
    fixed_palette,
    mix,
)

SKY = (colour("93abbb"), colour("a9bdc8"), colour("bfced3"), colour("d6dbd6"), colour("ece3cf"))
"""From the top of the sky down to the horizon."""
SUN = colour("fdf3da")
SKYLINE = colour("7f93a0")
WATER = colour("a9c6d2")
SEA = colour("7ea5b6")
FOAM = colour("dcebee")
SLATE = colour("4b6273")
"""Roofs, and the edge of every channel."""
MEADOW = colour("b3b98a")
DUNE = colour("ddcfa6")
BRICK = colour("a9523f")
QUAY = colour("8a7d74")
CRANE = colour("e2a52b")
NAVY = colour("2c4a66")
"""The back of a Navigation card and of a mission."""

CHANNELS = {
    "red": colour("c9372c"),
    "yellow": colour("efbb1e"),
    "green": colour("2c8a52"),
    "blue": colour("2560b0"),
    "purple": colour("84409c"),
}
AMBER = mix(CHANNELS["yellow"], BRONZE, 0.3)
"""Of a yellow line on chalk."""
CARGO = {
    "grain": colour("e9b93a"),
    "fruit": colour("cf4638"),
    "textile": colour("b3b4b2"),
    "oil": colour("3c3f44"),
}
"""By material; also the backs of the product cards made from it."""


SOFT_EDGES: tuple[Ramp, ...] = (
    (PAPER, INK, 4),
    (CHALK, INK, 4),
    (GOLD, INK, 3),
    (FOLD, FADED_INK, 3),
    (GOLD, CHALK, 3),
    (ALARM, CHALK, 2),
    (ALARM, INK, 2),
    (LIT_PAPER, INK, 3),
    (BRONZE, INK, 3),
    (BRONZE, PAPER, 3),
    (SKYLINE, INK, 3),
    (WATER, SEA, 5),
    (WATER, FOAM, 4),
    (SEA, FOAM, 2),
    (WATER, INK, 3),
    (SEA, INK, 3),
    (WATER, CHALK, 3),
    (SLATE, CHALK, 3),
    (SLATE, WATER, 2),
    (SLATE, INK, 2),
    (MEADOW, DUNE, 3),
    (MEADOW, INK, 3),
    (MEADOW, CHALK, 2),
    (DUNE, CHALK, 2),
    (DUNE, INK, 2),
    (BRICK, INK, 3),
    (BRICK, CHALK, 3),
    (QUAY, INK, 3),
    (QUAY, CHALK, 3),
    (CRANE, INK, 3),
    (NAVY, INK, 2),
    (NAVY, CHALK, 3),
    (AMBER, CHALK, 3),
)
"""Between what and what, in how many steps; those of whole families follow."""


def _ramps() -> list[Ramp]:
    return [
        *SOFT_EDGES,
        *blended(*SKY, SUN),
        *((tone, SKYLINE, 2) for tone in SKY[2:]),
        *owner_ramps(2, 3),
        *((tone, INK, 2) for tone in CHANNELS.values()),
        *((tone, CHALK, 3) for tone in CHANNELS.values()),
        *((tone, INK, 2) for tone in CARGO.values()),
        *((tone, CHALK, 2) for tone in CARGO.values()),
    ]


PLAIN = (
    *(mix(WATER, FOAM, share) for share in (0.15, 0.25, 0.35)),
    *(mix(WATER, SEA, share) for share in (0.4, 0.8)),
    mix(SKY[3], SKYLINE, 0.5),
    *(mix(BRICK, CHALK, share) for share in (0.12, 0.25, 0.5)),
    *(mix(BRICK, INK, share) for share in (0.2, 0.45)),
    mix(QUAY, CHALK, 0.35),
    mix(SLATE, SKY[1], 0.35),
    *(mix(tone, CHALK, 0.34) for tone in CARGO.values()),
    mix(CARGO["oil"], CHALK, 0.2),
    *(mix(owner.colour, CHALK, 0.4) for owner in OWNERS[:4]),
    *(mix(owner.colour, INK, 0.45) for owner in OWNERS[:4]),
    *(mix(MEADOW, INK, share) for share in (0.25, 0.42)),
    mix(CRANE, INK, 0.3),
    mix(CHALK, SKY[2], 0.45),
)
"""Tones of whole areas, which no step of a ramp may stand for."""
PALETTE = fixed_palette(PLAIN, _ramps())
