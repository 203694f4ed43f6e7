"""The colours of every picture: neutrals shared by all games, and how a game's fixed palette is made."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, pairwise
from math import dist

from PIL import Image

Colour = tuple[int, int, int]
Ramp = tuple[Colour, Colour, int]
"""From what to what colour soft edges lead, in how many steps."""


def colour(code: str) -> Colour:
    """The colour written as six hexadecimal digits."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """So much of the other colour stirred into the one: 0 is the one, 1 the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


# Neutrals: a printed map, warm ink on cream paper.
INK = colour("2b2118")
FADED_INK = colour("6a5844")
PAPER = colour("f7ecd4")
FOLD = colour("eadab6")
RULE = colour("c3a877")
CHALK = colour("fffaf0")
GOLD = colour("e3a822")
BRONZE = colour("9a6a22")
STEEL = colour("8d8a84")
ALARM = colour("e2571e")
LIT_PAPER = mix(GOLD, PAPER, 0.62)
"""Of the line of whoever is asked, or has won: no neutral, for a palette has it where a game draws it."""

NEUTRALS = (INK, FADED_INK, PAPER, FOLD, RULE, CHALK, GOLD, BRONZE, STEEL, ALARM)

MOST_COLOURS = 256
ALIKE = 40
"""How far apart, of 441, colours of soft edges still are one: fewer of them compress better."""


def ramp(ground: Colour, ink: Colour, steps: int) -> list[Colour]:
    """The colours that soft edges need between a ground and an ink, both included."""
    return [mix(ground, ink, step / steps) for step in range(steps + 1)]


def blended(*tones: Colour) -> list[Ramp]:
    """From each of them to the next, as in a sky."""
    return [(one, other, 2) for one, other in pairwise(tones)]


def fixed_palette(plain: Iterable[Colour], ramps: Iterable[Ramp]) -> Image.Image:
    """A palette of the neutrals, of plain tones, and of ramps whose steps are one where they look alike."""
    steps = list(ramps)
    colours = list(dict.fromkeys(chain(NEUTRALS, plain, *((ground, ink) for ground, ink, _ in steps))))
    for between in chain.from_iterable(ramp(*each) for each in steps):
        if all(dist(between, other) > ALIKE for other in colours):
            colours.append(between)
    if len(colours) > MOST_COLOURS:
        raise ValueError(f"{len(colours)} colours are more than a palette holds")
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(list(chain.from_iterable(colours)))
    swatch.load()  # else it is in the image, but not yet in its pixels
    return swatch
