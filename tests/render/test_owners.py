from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas import Box, Canvas
from render.livingstone.camps import Camp, draw_owners
from render.livingstone.colours import LAND
from render.livingstone.layout import LOW
from render.livingstone.pieces import tent
from render.owners import OWNERS, badge, stamp
from render.palette import INK, PAPER, Colour
from tests.render.printed import ground, printed
from words.catalogue import usual_badge

SEATS = range(len(OWNERS))
# How colours look to somebody without one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1.
VISIONS = {
    "protanopia": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranopia": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanopia": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
    "grey": (0.299, 0.587, 0.114) * 3,
}
Draw = Callable[[int], Image.Image]


def drawn_badge(seat: int) -> Image.Image:
    """A badge with its letter, on paper."""
    canvas = Canvas(ground(70, 70, PAPER))
    stamp(canvas, usual_badge(seat), (35, 35), 50, Box(0, 0, 70, 70))
    return canvas.image


def bare_tent(colour: int) -> Image.Image:
    """A tent without its letter, as small as five on a space are, on the land of row 4."""
    canvas = Canvas(ground(44, 48, LAND[4]))
    canvas.put(tent(colour, 28, 36, is_scored=True), 22, 24)
    return canvas.image


def lettered_tent(colour: int) -> Image.Image:
    """The first of five tents on a space of the turn's picture, with its letter."""
    space = LOW.cell(1, 4)
    canvas = Canvas(ground(space.right, space.bottom, LAND[4]))
    draw_owners(canvas, [Camp(usual_badge(colour)), *[Camp(usual_badge(0))] * 4], space)
    return canvas.image.crop(printed((space.left, space.top, space.left + 30, space.top + 38)))


def seen_by(vision: str, image: Image.Image) -> Image.Image:
    """The image as people with that vision see it."""
    red, green, blue = (VISIONS[vision][start : start + 3] for start in (0, 3, 6))
    return image.convert("RGB", (*red, 0, *green, 0, *blue, 0))


def distance(one: Image.Image, other: Image.Image) -> float:
    """How far two images are apart: 0 the same, 255 black and white."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""

    def light(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    tones = sorted(
        sum(weight * light(part) for weight, part in zip((0.2126, 0.7152, 0.0722), each, strict=True))
        for each in (one, other)
    )
    return (tones[1] + 0.05) / (tones[0] + 0.05)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("draw", "least"), [(drawn_badge, 12.0), (bare_tent, 4.0), (lettered_tent, 9.0)])
def test_owners_are_kept_apart(draw: Draw, least: float, vision: str) -> None:
    tokens = [seen_by(vision, draw(seat)) for seat in SEATS]
    for one, other in combinations(SEATS, 2):
        assert distance(tokens[one], tokens[other]) > least, (one, other)


def test_shapes_alone_keep_owners_apart() -> None:
    badges = [badge(seat, 50).getchannel("A") for seat in SEATS]
    tents = [tent(seat, 66, 76, is_scored=True).getchannel("A") for seat in SEATS]
    for shapes in (badges, tents):
        for one, other in combinations(SEATS, 2):
            assert distance(shapes[one], shapes[other]) > 6, (one, other)


@pytest.mark.parametrize("seat", SEATS)
def test_a_letter_is_read_on_its_colour(seat: int) -> None:
    assert contrast(OWNERS[seat].colour, OWNERS[seat].ink) >= 4.5


@pytest.mark.parametrize("row", LAND)
def test_a_piece_stands_out_from_the_land(row: int) -> None:
    assert contrast(INK, LAND[row]) >= 4.5
    for owner in OWNERS:
        assert distance(Image.new("RGB", (1, 1), owner.colour), Image.new("RGB", (1, 1), LAND[row])) > 60
