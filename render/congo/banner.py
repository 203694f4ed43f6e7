"""The landscape above the sheets: dawn on the river with the title, and the stops along it as a strip."""

from __future__ import annotations

from math import sin

from games.congo.view import CongoView, StopView
from render.canvas import Box, Canvas, Pen, Shape, cached_part, sprite
from render.congo.colours import DEEP, FOAM, FOREST, HILL, LAND, MIST, SAND, SHADE, SKY, SUN, WATER
from render.congo.flags import flag
from render.congo.flora import canopy, orchid, palm, umbrella
from render.congo.layout import GAP, LOW, TALL
from render.congo.pieces import nobody, steamboat, tied_disc, tile
from render.congo.scenery import mist, ribbon
from render.icons import halo
from render.owners import stamp
from render.page import EDGE, MARGIN, NUMBER, WIDTH
from render.palette import CHALK, FOLD, GOLD, INK, mix
from render.type import Style, Weight
from words.catalogue import Badge, Words

TITLE = Style(50, Weight.TITLE, CHALK)
ON_SKY = Style(NUMBER.size, NUMBER.weight, CHALK)
TITLE_AT = (MARGIN + 10, 46)
STOP_GAP = 44
"""Between the title and the stop that is written beside it."""
RIVER_AT = 178
TILES_AT = 234
"""How high the tiles of the strip lie."""
TILE, BADGE = 60, 53


def _land(bottom: int) -> Box:
    return Box(EDGE, EDGE, WIDTH - EDGE, bottom)


def _sky(pen: Pen, land: Box, foot: float) -> None:
    """Dawn behind far hills and the forest, whose foot is there."""
    span = range(EDGE, WIDTH - EDGE + 1, 6)
    for band, tone in enumerate(SKY):
        top = foot - (148, 116, 98, 82, 68)[band]
        wave = [(x, top + 4 * sin(x / 150 + band)) for x in span]
        if band == 0:
            wave = [(EDGE, EDGE), (WIDTH - EDGE, EDGE)]
        pen.polygon([*wave, (land.right, land.bottom), (land.left, land.bottom)], tone)
    for radius, tone in ((74, mix(SKY[2], SUN, 0.35)), (54, mix(SKY[3], SUN, 0.55)), (36, SUN)):
        pen.disc(960, foot - 76, radius, tone)
    for base, roll, share in ((foot - 76, 9, 0.62), (foot - 62, 6, 0.3)):
        line = [(x, base + roll * sin(x / 103 + base) + 5 * sin(x / 47)) for x in span]
        pen.polygon([*line, (land.right, land.bottom), (land.left, land.bottom)], mix(HILL, MIST, share))


def _forest(pen: Pen, land: Box, foot: float) -> None:
    span = (land.left, land.right)
    canopy(pen, span, foot - 64, foot + 10, mix(FOREST[3], LAND[3], 0.5), mix(LAND[3], MIST, 0.2))
    for x, size in ((90, 60), (330, 54), (610, 62), (905, 58), (1090, 54)):
        umbrella(pen, x, foot - 14, size, mix(FOREST[3], LAND[3], 0.25), LAND[3])
    canopy(pen, span, foot - 42, foot + 16, FOREST[2], mix(FOREST[2], LAND[2], 0.6))
    for x, size, lean in ((200, 60, 0.1), (470, 56, -0.12), (740, 58, 0.12), (1000, 60, -0.1)):
        palm(pen, x, foot - 2, size, mix(FOREST[2], SHADE, 0.45), lean)
    for x in (40, 420, 820):
        mist(pen, x, foot - 20, 250, mix(LAND[3], MIST, 0.7))


def _river(pen: Pen, y: float) -> None:
    line = [(x, y + 5 * sin(x / 95), 40 + 4 * sin(x / 60)) for x in range(-20, WIDTH + 30, 12)]
    for points, tone in (
        (ribbon(line, 1, 9, 3), mix(LAND[2], MIST, 0.25)),
        (ribbon(line, 1, 5, 2), SAND),
        (ribbon(line, 1), mix(DEEP, SHADE, 0.3)),
        (ribbon(line, 0.93, 0, 3), WATER),
    ):
        pen.polygon(points, tone)
    for x in range(40, 1150, 74):
        ripple = [(x + part, y + 2 + 5 * sin(x / 95) + 2 * sin(part / 4)) for part in range(0, 26, 2)]
        pen.line(ripple, mix(WATER, FOAM, 0.5), 1.8)


@sprite
def dawn(bottom: int) -> Shape:
    """A banner without a word on it: a low one ends in the forest, a tall one on the near bank."""
    pen, land = Pen(WIDTH, bottom + GAP, FOLD), _land(bottom)
    foot = 160 if bottom == TALL else bottom + 14
    _sky(pen, land, foot)
    _forest(pen, land, foot)
    pen.slab((land.left, foot, land.right, land.bottom), 0, LAND[2])
    _river(pen, RIVER_AT if bottom == TALL else bottom + 14)
    for x, y, size in ((1104, 42, 26), (1136, 66, 20)):
        orchid(pen, x, y, size)
    for outside in (
        (0, 0, WIDTH, EDGE),
        (0, 0, EDGE, bottom + GAP),
        (land.right, 0, WIDTH, bottom + GAP),
        (0, bottom, WIDTH, bottom + GAP),
    ):
        pen.slab(outside, 0, FOLD)
    pen.frame(land, INK, 3)
    return pen.shape()


def write_title(canvas: Canvas, words: Words, bottom: int = LOW) -> None:
    """The game's name in the sky."""
    canvas.write(words.say("board-title").upper(), TITLE_AT, TITLE, _land(bottom), align="l")


def write_stop(canvas: Canvas, view: CongoView, words: Words) -> None:
    """How far the boat has come, beside the title."""
    said = words.say("board-turn", turn=view.turn_no, turns=view.turns)
    x = TITLE_AT[0] + TITLE.width(words.say("board-title").upper()) + STOP_GAP
    canvas.write(said, (x, TITLE_AT[1] + 3), ON_SKY, _land(LOW), align="l", widest=340)


def draw_strip(canvas: Canvas, view: CongoView, words: Words, before: CongoView | None) -> None:
    """All stops in the order of the river, who took them, and the boat."""
    pitch = (WIDTH - 2 * MARGIN) / len(view.river)
    old = {stop.id: stop for stop in before.river} if before else {}
    for place, stop in enumerate(view.river):
        x = MARGIN + pitch * (place + 0.5)
        if stop.id == view.boat and view.result is None:
            canvas.put(_beam(round(pitch) - 2), x, TILES_AT + 4)
        if stop.is_used:
            badges = tuple(words.badge(seat) for seat in range(len(view.players)))
            _draw_stop(canvas, stop, old.get(stop.id, stop), x, badges)
        if stop.id == view.boat:
            canvas.put(steamboat(92), x, RIVER_AT - 10)


@sprite
def _beam(width: int) -> Shape:
    """The light on the stop where the boat lies."""
    pen = Pen(width, 118)
    pen.card((0, 0, width, 118), 14, GOLD, mix(CHALK, LAND[4], 0.24), 4)
    return pen.shape()


@cached_part
def _draw_stop(canvas: Canvas, stop: StopView, old: StopView, x: float, badges: tuple[Badge, ...]) -> None:
    """Tile, flag and taker of a stop, small."""
    land = _land(TALL)
    if stop.tile != old.tile or stop.is_past != old.is_past:
        canvas.put(halo(TILE + 20, TILE + 20), x, TILES_AT)
    canvas.put(tile(stop.tile, TILE), x, TILES_AT)
    if stop.tile is None:
        canvas.write("?", (x, TILES_AT), Style(NUMBER.size, Weight.TITLE, CHALK), land)
    if stop.flag is not None:
        canvas.put(flag(stop.flag, 46, 26), x, TILES_AT + 47)
    if not stop.is_past:
        return
    at = (x + 9, TILES_AT + 8)
    if stop.tied:
        canvas.put(tied_disc(46), *at)
    elif stop.taker is None:
        canvas.put(nobody(42), *at)
    else:
        stamp(canvas, badges[stop.taker], at, BADGE, land)
