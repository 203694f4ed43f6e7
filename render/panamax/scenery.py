"""The canal from ocean to ocean under Panamax's board: drawn in bands, each once for its height."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from games.panamax.data import LANES, ZONES, MoveKind, ZoneKind
from render.canvas import Pen, Shape, Strip, cached, sprite
from render.page import EDGE, WIDTH
from render.palette import CHALK, FOLD, INK, Colour, mix
from render.panamax.colours import (
    CLAY,
    CONCRETE,
    CORAL,
    DEEP,
    FOAM,
    JUNGLE,
    LAKE,
    LOCK,
    NAVY,
    PALM,
    SAND,
    SHALLOW,
    SKY,
    SUN,
)
from render.panamax.layout import (
    BANDS,
    GUTTER,
    LANE_LEFT,
    LANE_WIDTH,
    OCEANS,
    OPENING,
    SHIP_ROW,
    SHORE,
    SKY_BOTTOM,
    SPINE,
    STRIP,
    Chart,
    opposite,
)
from render.units import pixels

MOUTH = (OPENING, OPENING + 76)
"""Where a wall between two chambers opens, from the left edge of its lane."""
WALL = 9
"""Width of a chamber's side walls."""
UNDERWOOD = mix(JUNGLE, PALM, 0.34)


def palm(pen: Pen, x: float, foot: float, size: float, lean: float = 0.12) -> None:
    """A coconut palm, lit from the upper left."""
    top = (x + lean * size, foot - size * 0.72)
    trunk = [(x, foot), (x + lean * size * 0.3, foot - size * 0.4), top]
    pen.line(trunk, mix(CLAY, INK, 0.35), max(2.6, size * 0.07))
    for angle, tone in (
        (1.08, 0.3),
        (-0.08, 0.3),
        (1.3, 0.15),
        (-0.3, 0.15),
        (0.84, 0.0),
        (0.16, 0.0),
        (0.5, 0.0),
    ):
        dx, dy = cos(pi * angle), -sin(pi * angle)
        tip = (top[0] + dx * size * 0.36, top[1] + dy * size * 0.26 + size * 0.1)
        bend = (top[0] + dx * size * 0.2, top[1] + dy * size * 0.24 - size * 0.07)
        low = (top[0] + dx * size * 0.18, top[1] + dy * size * 0.16 + size * 0.03)
        pen.polygon([top, bend, tip, low], mix(PALM, INK, tone))


def bush(pen: Pen, x: float, foot: float, size: float, fill: Colour = PALM) -> None:
    """A round tree top."""
    for across, up, radius, tone in ((-0.3, 0.3, 0.3, 0.16), (0.28, 0.28, 0.28, 0.16), (0, 0.46, 0.36, 0.0)):
        pen.disc(x + across * size, foot - up * size, radius * size, mix(fill, INK, tone))


def cloud(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """A heap cloud on its flat foot."""
    for across, up, radius in ((-0.5, 0.1, 0.24), (-0.15, 0.24, 0.36), (0.3, 0.16, 0.3), (0.62, 0.06, 0.18)):
        pen.disc(x + across * size, y - up * size, radius * size, fill)
    pen.slab((x - 0.74 * size, y - 0.14 * size, x + 0.8 * size, y + 0.12 * size), 0.12 * size, fill)


def ripples(pen: Pen, box: tuple[float, float, float, float], count: int, fill: Colour) -> None:
    """Short waves, scattered but always the same."""
    left, top, right, bottom = box
    for step in range(count):
        x = left + 20 + (step * 389 + 71) % max(1, round(right - left - 40))
        y = top + 10 + (step * 211 + 37) % max(1, round(bottom - top - 20))
        wave = [(x + part, y + 2 * sin(part / 3)) for part in range(-14, 15, 2)]
        pen.line(wave, fill, 2)


def dashed(pen: Pen, box: tuple[float, float, float, float], fill: Colour) -> None:
    """A thin dashed line round a zone."""
    left, top, right, bottom = box
    for x in range(round(left) + 10, round(right) - 14, 22):
        for y in (top, bottom):
            pen.rule((x, y), (x + 11, y), fill, 2)
    for y in range(round(top) + 10, round(bottom) - 14, 22):
        for side in (left, right):
            pen.rule((side, y), (side, y + 11), fill, 2)


def _arrows(pen: Pen, lane: str, top: float, bottom: float, fill: Colour) -> None:
    """Which way ships go: chevrons on the water, hidden by the ships themselves."""
    way = 1 if lane == "to_pacific" else -1
    x, y = LANE_LEFT[lane] + LANE_WIDTH / 2, (top + bottom) / 2
    for step in (-1, 1):
        tip = y + way * (18 + step * 15)
        pen.line([(x - 42, tip - way * 26), (x, tip), (x + 42, tip - way * 26)], fill, 8)


@sprite
def sky() -> Shape:
    """The top of the picture: noon over the Atlantic."""
    width, bottom = WIDTH - 2 * EDGE, SKY_BOTTOM - EDGE
    pen = Pen(width, bottom, SKY[0])
    for band, tone in enumerate(SKY[1:], 1):
        top = 20 + band * 22
        wave = [(x, top + 4 * sin(x / 120 + band)) for x in range(0, width + 1, 6)]
        pen.polygon([*wave, (width, bottom), (0, bottom)], tone)
    for radius, tone in ((74, mix(SKY[1], SUN, 0.4)), (56, mix(SKY[1], SUN, 0.65)), (40, SUN)):
        pen.disc(880, 52, radius, tone)
    cloud(pen, 700, 92, 64, mix(SKY[3], CHALK, 0.6))
    cloud(pen, 1050, 78, 76, CHALK)
    cloud(pen, 560, 100, 40, mix(SKY[4], CHALK, 0.5))
    pen.slab((0, bottom - 24, width, bottom), 0, mix(DEEP, SKY[3], 0.2))
    pen.polygon(
        [(0, bottom - 22), (140, bottom - 34), (300, bottom - 26), (430, bottom - 23)],
        mix(PALM, SKY[3], 0.45),
    )
    pen.polygon(
        [(1146, bottom - 22), (1060, bottom - 38), (960, bottom - 28), (860, bottom - 23)],
        mix(PALM, SKY[3], 0.4),
    )
    steamer(pen, 640, bottom - 14, 1)
    for x, size, lean in ((1112, 128, -0.16), (1072, 96, -0.3), (1140, 84, 0.1)):
        palm(pen, x, bottom + 4, size, lean)
    for x in (1060, 1100, 1140):
        bush(pen, x, bottom + 10, 40, mix(PALM, INK, 0.15))
    return pen.shape()


def steamer(pen: Pen, x: float, y: float, way: int) -> None:
    """A far steamer on the horizon."""
    tone = mix(DEEP, INK, 0.35)
    pen.polygon([(x - 34, y - 8), (x + 34, y - 8), (x + 26, y + 4), (x - 26, y + 4)], tone)
    pen.slab((x - 16, y - 16, x + 14, y - 8), 1, CHALK)
    pen.slab((x - 5, y - 28, x + 4, y - 15), 0, CORAL)
    for step, size in enumerate((5, 7, 9)):
        pen.disc(x - way * (4 + step * 12), y - 33 - step * 5, size, mix(CHALK, SKY[3], 0.4))


@sprite
def _ocean(name: str, ends: tuple[float, ...], total: float) -> Shape:
    """An ocean with its loading zones, which end there one above the other, and its waiting zone."""
    lane, width = OCEANS[name].lane, WIDTH - 2 * EDGE
    pen = Pen(width, total, mix(DEEP, SHALLOW, 0.45))
    ripples(pen, (0, 0, width, total), round(total / 16), mix(DEEP, FOAM, 0.45))
    x = LANE_LEFT[lane] - EDGE
    for top, bottom in zip((0.0, *ends), ends, strict=False):
        box = (x - 3, top + STRIP - 2, x + LANE_WIDTH + 3, bottom + 2)
        pen.slab(box, 16, DEEP)
        dashed(pen, box, FOAM)
    coast = total if lane == "to_pacific" else 0.0
    _beach(pen, coast, -1 if coast else 1)
    x = LANE_LEFT[opposite(lane)] - EDGE
    box = (x - 3, STRIP - 2, x + LANE_WIDTH + 3, total - SHORE + 2)
    pen.slab(box, 16, SHALLOW)
    anchor(pen, x + LANE_WIDTH / 2, (STRIP + total - SHORE) / 2, 150, mix(SHALLOW, DEEP, 0.3))
    dashed(pen, box, CHALK)
    return _framed(pen.shape(), is_last=name == "pacific")


def anchor(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """An anchor on the water: ships wait here."""
    width, low = size * 0.1, y + size * 0.36
    pen.line([(x, y - size * 0.28), (x, low)], fill, width)
    pen.line([(x - size * 0.2, y - size * 0.14), (x + size * 0.2, y - size * 0.14)], fill, width)
    curve = [
        (x + size * 0.36 * cos(pi * part / 12), y + size * 0.04 + size * 0.34 * sin(pi * part / 12))
        for part in range(13)
    ]
    pen.line(curve, fill, width)
    for side in (-1, 1):
        tip = x + side * size * 0.36
        pen.polygon(
            [(tip, y - size * 0.1), (tip + size * 0.12, y + size * 0.1), (tip - size * 0.12, y + size * 0.1)],
            fill,
        )
    pen.ring(x, y - size * 0.36, size * 0.12, fill, width * 0.9)


def _beach(pen: Pen, edge: float, way: int) -> None:
    """Where an ocean ends: foam and sand in the corners, and open water before the lanes."""
    width = WIDTH - 2 * EDGE
    for reach, tone in ((15, FOAM), (10, SAND)):
        for corner, side in ((0, 1), (width, -1)):
            pen.polygon(
                [
                    (corner, edge),
                    (corner + side * (GUTTER + 8), edge),
                    (corner + side * 40, edge + way * reach * 0.7),
                    (corner, edge + way * reach * 2),
                ],
                tone,
            )
        pen.oval((SPINE - EDGE - 34, edge - reach, SPINE - EDGE + 34, edge + reach), tone)


@sprite
def _lake(tall: float, number: int) -> Shape:
    """A lake over the whole width, with wooded islands between the lanes."""
    width = WIDTH - 2 * EDGE
    pen = Pen(width, tall, JUNGLE)
    shore = [
        (x, 2 + 2.5 * sin(x / 57 + number * 2) + (14 if x < 30 or x > width - 30 else 0))
        for x in range(0, width + 1, 6)
    ]
    low = [(x, tall - y) for x, y in reversed(shore)]
    pen.polygon([*shore, *low], SAND)
    pen.polygon([(x, y + 4) for x, y in shore] + [(x, y - 4) for x, y in low], LAKE)
    ripples(pen, (20, 20, width - 20, tall - 16), 8, mix(LAKE, FOAM, 0.6))
    middle = SPINE - EDGE
    pen.oval((middle - 17, tall / 2 - 34, middle + 17, tall / 2 + 40), SAND)
    pen.oval((middle - 14, tall / 2 - 30, middle + 14, tall / 2 + 34), JUNGLE)
    palm(pen, middle - 4, tall / 2 + 26, 52, 0.1)
    for lane in LANE_LEFT:
        _arrows(pen, lane, STRIP, tall, mix(LAKE, FOAM, 0.5))
    return _framed(pen.shape())


def _gate(pen: Pen, left: float, right: float, top: float, bottom: float, way: int) -> None:
    """Mitre gates across an opening, pointing against the fall of the water."""
    middle, y = (left + right) / 2, (top + bottom) / 2
    tip = y - way * 9
    for x in (left, right):
        pen.line([(x, y + way * 8), (middle, tip)], mix(CORAL, INK, 0.4), 9)
        pen.line([(x, y + way * 8 - 2), (middle, tip - 2)], CORAL, 6)


@sprite
def _chambers(number: int, *, is_last: bool) -> Shape:
    """Two chambers side by side: of a lock in concrete, of a waterway between clay banks."""
    width, tall = WIDTH - 2 * EDGE, STRIP + SHIP_ROW
    pen = Pen(width, tall, JUNGLE)
    _land(pen, tall, number, is_lock=ZONES[BANDS[number][0]].kind is ZoneKind.LOCK)
    for (lane, at), zone in zip(LANE_LEFT.items(), BANDS[number], strict=True):
        left, right = at - EDGE, at - EDGE + LANE_WIDTH
        if ZONES[zone].kind is ZoneKind.LOCK:
            wall, water = CONCRETE, LOCK
            pen.slab((left - WALL, 0, right + WALL, tall), 0, wall)
            pen.slab((right + WALL - 3, 0, right + WALL, tall), 0, mix(wall, INK, 0.2))
        else:
            wall, water = CLAY, LAKE
            edge = [(left - WALL - 4 * sin(y / 11), y) for y in range(0, tall + 1, 3)]
            pen.polygon([*edge, *((left + right - x, y) for x, y in reversed(edge))], wall)
        pen.slab((left, STRIP, right, tall), 6, mix(water, INK, 0.2))
        pen.slab((left, STRIP + 4, right, tall), 6, water)
        pen.slab((left, tall - 8, right, tall), 0, water)
        pen.slab((left + MOUTH[0], 0, left + MOUTH[1], STRIP + 6), 0, water)
        _arrows(pen, lane, STRIP, tall, mix(water, FOAM, 0.5))
        if _is_first(number, zone):
            house(pen, left + LANE_WIDTH - 26, STRIP - 3, 40)
        if _has_gate(number, lane):
            way = 1 if lane == "to_pacific" else -1
            _gate(pen, left + MOUTH[0], left + MOUTH[1], 0, STRIP, way)
    return _framed(pen.shape(), is_last=is_last)


def house(pen: Pen, x: float, foot: float, size: float) -> None:
    """A lock keeper's house, white under a tiled roof."""
    wall = mix(CHALK, CONCRETE, 0.3)
    pen.slab((x - size * 0.4, foot - size * 0.42, x + size * 0.4, foot), 0, wall)
    pen.slab((x + size * 0.14, foot - size * 0.42, x + size * 0.4, foot), 0, mix(wall, INK, 0.2))
    roof = [(x - size * 0.5, foot - size * 0.4), (x + size * 0.5, foot - size * 0.4)]
    pen.polygon([*roof, (x + size * 0.3, foot - size * 0.66), (x - size * 0.3, foot - size * 0.66)], CORAL)
    for across in (-0.24, -0.02):
        pen.slab(
            (x + across * size - 2.5, foot - size * 0.3, x + across * size + 2.5, foot - size * 0.1), 0, NAVY
        )


def _is_first(number: int, zone: str) -> bool:
    """Whether a flight of locks begins there, from the top of the map."""
    above = None if number == 0 else ZONES[BANDS[number - 1][0]].kind
    return ZONES[zone].kind is ZoneKind.LOCK and above is not ZoneKind.LOCK


def _has_gate(number: int, lane: str) -> bool:
    """Whether ships of that lane pass gates above that band: it takes a lock move."""
    step = number if lane == "to_pacific" else len(BANDS) - number
    return LANES[lane].moves[step] is MoveKind.LOCK


def _land(pen: Pen, tall: float, number: int, *, is_lock: bool) -> None:
    """Jungle beside the lanes; between them, where there are locks, the wall on which the mules run."""
    width, middle = WIDTH - 2 * EDGE, SPINE - EDGE
    for left, right in ((0, 14), (width - 14, width)):
        pen.slab((left, 0, right, tall), 0, UNDERWOOD)
    for x, y, size in ((12, 44, 30), (width - 12, 92, 34), (8, 124, 26), (width - 9, 20, 24)):
        bush(pen, x, y + number * 29 % 14, size, mix(JUNGLE, PALM, 0.62))
    if is_lock:
        pen.slab((middle - 30, 0, middle + 30, tall), 0, mix(CONCRETE, CLAY, 0.22))
        for rail in (middle - 21, middle + 21):
            pen.slab((rail - 1.5, 0, rail + 1.5, tall), 0, mix(CONCRETE, INK, 0.4))
    else:
        palm(pen, middle - 3, tall - 12, 56, 0.1)


@cached
def landscape(chart: Chart) -> tuple[Strip, ...]:
    """Half the map in strips, of which those that stay the same are the same from chart to chart."""
    boxes = {berth.zone: box for berth, box in chart.berths.items()}
    strips = [Strip(noon(is_all=False), 0, pixels(SKY_BOTTOM))]
    numbers = {pair[0]: number for number, pair in enumerate(BANDS)}
    for name, top, bottom in chart.bands:
        if name in OCEANS:
            ends = tuple(boxes[zone].bottom - top for zone in OCEANS[name].loading)
            band = _ocean(name, ends, bottom - top)
        elif ZONES[name].kind is ZoneKind.LAKE:
            band = _lake(bottom - top, numbers[name])
        else:
            band = _chambers(numbers[name], is_last=bottom == chart.bottom)
        strips.append(Strip(band, pixels(top), pixels(bottom)))
    return tuple(strips)


@sprite
def noon(*, is_all: bool = True) -> Shape:
    """A strip of noon; where it is all there is, an ink line ends it."""
    return _framed(sky(), is_first=True, is_last=is_all)


def _framed(band: Shape, *, is_first: bool = False, is_last: bool = False) -> Shape:
    """A band of the map with paper at its sides, and its part of the ink line round the map."""
    left, right, top = pixels(EDGE), pixels(WIDTH - EDGE), pixels(EDGE) if is_first else 0
    image = Image.new("RGB", (pixels(WIDTH), top + band.height), FOLD)
    image.paste(INK, (left - 1, top - is_first, right + 1, image.height))
    inside = (1, int(is_first), band.width - 1, band.height - 2 * is_last)
    image.paste(band.crop(inside), (left + 1, top + is_first))
    return image
