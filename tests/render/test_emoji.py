"""Emoji are small square pictures that are told apart at the size clients show them, on any ground."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render.emoji import EMOJI, SIDE, emoji_png
from render.palette import Colour
from tests.render.test_owners import distance

SHOWN = 22
"""Pixels across in a line of text, on a screen that has no more."""
GROUNDS: dict[str, Colour] = {"dark": (49, 51, 56), "black": (0, 0, 0), "light": (255, 255, 255)}
BUTTONS: dict[str, Colour] = {"blurple": (88, 101, 242), "green": (36, 128, 70), "grey": (78, 80, 88)}
LARGEST_FILE = 256 * 1024


png_of = cache(emoji_png)
"""Drawn once for all that is asked of it."""


@cache
def opened(name: str) -> Image.Image:
    return Image.open(BytesIO(png_of(name))).convert("RGBA")


@cache
def as_shown(name: str) -> Image.Image:
    return opened(name).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)


def on(ground: Colour, image: Image.Image) -> Image.Image:
    sheet = Image.new("RGBA", image.size, ground)
    sheet.alpha_composite(image)
    return sheet.convert("RGB")


@pytest.mark.parametrize("name", EMOJI)
def test_each_is_a_small_square_on_nothing(name: str) -> None:
    png = png_of(name)
    image = opened(name)
    assert png.startswith(b"\x89PNG")
    assert len(png) < LARGEST_FILE
    assert image.size == (SIDE, SIDE) == (128, 128)
    assert [image.getpixel((x, y))[3] for x in (0, 127) for y in (0, 127)] == [0] * 4  # type: ignore[index]  # four bands
    box = image.getchannel("A").getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 120, "it fills its square"


@pytest.mark.parametrize("ground", GROUNDS | BUTTONS)
def test_each_stands_out_from_any_ground(ground: str) -> None:
    colour = (GROUNDS | BUTTONS)[ground]
    bare = Image.new("RGB", (SHOWN, SHOWN), colour)
    for name in EMOJI:
        assert distance(on(colour, as_shown(name)), bare) > 20, name


def test_no_two_look_alike_at_the_size_they_are_shown() -> None:
    small = {name: on(GROUNDS["dark"], as_shown(name)) for name in EMOJI}
    for one, other in combinations(small, 2):
        assert distance(small[one], small[other]) > 3, (one, other)


def test_the_same_picture_is_the_same_file() -> None:
    for name in ("die_4", "cargo_fruit", "badge_0"):
        assert emoji_png(name) == emoji_png(name)
