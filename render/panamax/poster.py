"""What the low pictures share: a strip of noon with the picture's name and the round, and paper below."""

from __future__ import annotations

from math import sin

from games.panamax.view import PanamaxView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.page import EDGE, WIDTH
from render.palette import CHALK, FOLD, INK, mix
from render.panamax.colours import DEEP, SKY, SUN
from render.panamax.scenery import cloud, palm, steamer
from render.type import Style, Weight
from words.catalogue import Words

SKY_LOW = 96
"""Where the strip of noon ends."""
TOP = SKY_LOW + 10
"""Where what lies on the paper begins."""
MARGIN_LOW = 14
TITLE = Style(52, Weight.TITLE, CHALK)
ROUND = Style(42, colour=INK)
HEADING = Box(EDGE, EDGE, WIDTH - EDGE, SKY_LOW)
WAVES = (12, 54, 62, 68, 74)
"""How far down each tone of the sky begins."""


def paint_sky(pen: Pen, bottom: float) -> None:
    """Noon in flat bands down to there."""
    left, right = EDGE, WIDTH - EDGE
    for band, (tone, top) in enumerate(zip(SKY, WAVES, strict=True)):
        wave = [(x, top + (3 * sin(x / 120 + band) if band else 0)) for x in range(left, right + 1, 6)]
        pen.polygon([*wave, (right, bottom), (left, bottom)], tone)


def paint_sun(pen: Pen, x: float, y: float) -> None:
    """The sun in its haze."""
    for radius, tone in ((58, mix(SKY[1], SUN, 0.4)), (44, mix(SKY[1], SUN, 0.65)), (30, SUN)):
        pen.disc(x, y, radius, tone)


def paint_margin(pen: Pen, bottom: float, height: float) -> None:
    """Bare paper round a landscape that ends there, and the ink line between them."""
    for box in (
        (0, 0, WIDTH, EDGE),
        (0, 0, EDGE, height),
        (WIDTH - EDGE, 0, WIDTH, height),
        (0, bottom, WIDTH, height),
    ):
        pen.slab(box, 0, FOLD)
    pen.frame((EDGE, EDGE, WIDTH - EDGE, bottom), INK, 3)


@sprite
def low_noon() -> Shape:
    """The strip of noon: sea, a far steamer, palms."""
    pen = Pen(WIDTH, SKY_LOW + 3, FOLD)
    paint_sky(pen, SKY_LOW)
    paint_sun(pen, 920, 50)
    cloud(pen, 800, 64, 30, mix(SKY[3], CHALK, 0.6))
    cloud(pen, 1016, 58, 34, CHALK)
    pen.slab((EDGE, SKY_LOW - 18, WIDTH - EDGE, SKY_LOW), 0, mix(DEEP, SKY[3], 0.2))
    steamer(pen, 850, SKY_LOW - 10, 1)
    for x, size, lean in ((1124, 96, -0.16), (1094, 72, -0.3)):
        palm(pen, x, SKY_LOW + 2, size, lean)
    paint_margin(pen, SKY_LOW, SKY_LOW + 3)
    return pen.shape()


def poster(title: str, view: PanamaxView, words: Words, bottom: float) -> Canvas:
    """Paper under a strip of noon with that title, for sheets that end there."""
    canvas = Canvas(low_noon(), height=bottom + MARGIN_LOW)
    write_title(canvas, title, view, words)
    return canvas


def write_title(canvas: Canvas, title: str, view: PanamaxView, words: Words) -> None:
    """In the sky: the picture's name, and the round."""
    round_no = words.say("board-round-of", round=max(1, view.round_no), rounds=view.rounds)
    _write_title(canvas, title.upper(), round_no)


@cached_part
def _write_title(canvas: Canvas, title: str, round_no: str) -> None:
    canvas.write(title, (EDGE + 22, 48), TITLE, HEADING, align="l", widest=440)
    start = EDGE + 46 + min(440, TITLE.width(title))
    canvas.write(round_no, (start, 51), ROUND, HEADING, align="l", widest=310)
