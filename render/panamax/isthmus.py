"""The land, locks and lakes under the sideways map."""

from __future__ import annotations

from math import cos, pi, sin

from render.canvas import Pen, Shape, sprite
from render.page import EDGE, WIDTH
from render.palette import CHALK, FADED_INK, FOLD, INK, RULE, mix
from render.panamax.colours import (
    CLAY,
    CONCRETE,
    CORAL,
    DEEP,
    FOAM,
    JUNGLE,
    LAKE,
    LOCK,
    PALM,
    SAND,
    SHALLOW,
    SKY,
)
from render.panamax.layout import BANDS
from render.panamax.poster import paint_margin, paint_sky, paint_sun
from render.panamax.scenery import bush, cloud, palm, ripples, steamer
from render.panamax.sideways import (
    BOTTOM,
    CANAL,
    HEIGHT,
    LANE_TOP,
    LOW,
    LOWER,
    SHORE_TOP,
    UPPER,
    WALL,
    Columns,
    has_gate,
    is_lake,
    is_lock,
)

BANK = 7
"""Width of the walls along a lane."""
CAUSEWAY = mix(CONCRETE, CLAY, 0.22)


@sprite
def isthmus(columns: Columns) -> Shape:
    """Sky, oceans, and the canal between them."""
    pen = Pen(WIDTH, HEIGHT, FOLD)
    paint_sky(pen, BOTTOM)
    paint_sun(pen, 700, 48)
    cloud(pen, 790, 66, 32, CHALK)
    cloud(pen, 620, 74, 22, mix(SKY[4], CHALK, 0.5))
    left, right = CANAL
    pen.slab((EDGE, SHORE_TOP, WIDTH - EDGE, BOTTOM), 0, mix(DEEP, SHALLOW, 0.45))
    steamer(pen, 862, SHORE_TOP - 4, 1)
    for sea in ((EDGE, SHORE_TOP, left, BOTTOM), (right, SHORE_TOP, WIDTH - EDGE, BOTTOM)):
        ripples(pen, sea, 26, mix(DEEP, FOAM, 0.45))
    _land(pen)
    for lane in LANE_TOP:
        _banks(pen, columns, lane)
    pen.slab((left, WALL + BANK, right, LOWER - BANK), 0, CAUSEWAY)
    for band in range(len(BANDS)):
        if is_lake(band):
            _lake(pen, columns.left(band), columns.left(band + 1))
    for lane in LANE_TOP:
        _gates(pen, columns, lane)
        _courses(pen, columns, lane)
    for band in range(len(BANDS)):
        if is_lake(band):
            for low in (WALL, LOW):
                _island(pen, columns.middle(band), low - 46)
    _rails(pen)
    paint_margin(pen, BOTTOM, HEIGHT)
    return pen.shape()


def _land(pen: Pen) -> None:
    """The jungle of the isthmus from shore to shore, with hills under the sky."""
    left, right = CANAL
    heights = range(SHORE_TOP, BOTTOM + 1, 6)
    west = [(left - 6 + 5 * sin(y / 37), y) for y in heights]
    east = [(right + 6 + 5 * sin(y / 41 + 1), y) for y in reversed(heights)]
    for grown, tone in ((5, FOAM), (2, SAND), (-4, JUNGLE)):
        pen.polygon([*((x - grown, y) for x, y in west), *((x + grown, y) for x, y in east)], tone)
    for x in range(round(left) + 6, round(right) - 4, 38):
        bush(pen, x, SHORE_TOP + 5 + x % 7, 30, mix(JUNGLE, PALM, 0.34))
    for foot, size in ((left + 16, 50), (right - 20, 54), (left + 350, 42)):
        palm(pen, foot, SHORE_TOP + 8, size)


def _banks(pen: Pen, columns: Columns, lane: str) -> None:
    """The chambers of a lane: locks in concrete, waterways between clay banks."""
    top = LANE_TOP[lane]
    low = top + WALL - UPPER
    for band in range(len(BANDS)):
        if is_lake(band):
            continue
        bank, water = (CONCRETE, LOCK) if is_lock(band) else (CLAY, LAKE)
        left, right = columns.left(band), columns.left(band + 1)
        pen.slab((left, top - BANK, right, low + BANK), 0, bank)
        pen.slab((left, low + BANK - 3, right, low + BANK), 0, mix(bank, INK, 0.2))
        pen.slab((left, top, right, low), 0, water)


def _lake(pen: Pen, left: float, right: float) -> None:
    """A lake across both lanes, with the railway's bridge."""
    pen.slab((left, UPPER - 9, right, LOW + 9), 18, SAND)
    pen.slab((left + 1, UPPER - 5, right - 1, LOW + 5), 15, LAKE)
    ripples(pen, (left - 14, UPPER, right + 14, LOW), 9, mix(LAKE, FOAM, 0.6))
    pen.slab((left, WALL + BANK + 2, right, LOWER - BANK - 2), 0, CAUSEWAY)


def _island(pen: Pen, x: float, y: float) -> None:
    pen.oval((x - 25, y - 18, x + 25, y + 24), SAND)
    pen.oval((x - 20, y - 13, x + 20, y + 18), JUNGLE)
    bush(pen, x + 9, y + 12, 22, mix(JUNGLE, PALM, 0.62))
    palm(pen, x - 6, y + 8, 58)


def _gates(pen: Pen, columns: Columns, lane: str) -> None:
    """Mitre gates where it takes a lock move to go on, waves where it does not."""
    top, way = LANE_TOP[lane], 1 if lane == "to_pacific" else -1
    low = top + WALL - UPPER
    middle = (top + low) / 2
    for band in range(len(BANDS) + 1):
        x = columns.left(band)
        if has_gate(lane, band):
            pen.slab((x - 4, top, x + 4, low), 0, CONCRETE)
            pen.slab((x + 1, top, x + 4, low), 0, mix(CONCRETE, INK, 0.2))
            for side in (-1, 1):
                leaf = [(x - way * 9, middle + side * 62), (x + way * 9, middle)]
                pen.line(leaf, mix(CORAL, INK, 0.4), 11)
                pen.line(leaf, CORAL, 7)
        else:
            for number in range(9):
                y = top + 26 + number * (low - top - 52) / 8
                wave = [(x - 5 + part, y + 3 * sin(part / 2.5)) for part in range(11)]
                pen.line(wave, mix(LAKE, FOAM, 0.6), 3)


def _courses(pen: Pen, columns: Columns, lane: str) -> None:
    """Which way ships go: chevrons on the water."""
    way = 1 if lane == "to_pacific" else -1
    middle = LANE_TOP[lane] + (WALL - UPPER) / 2
    for band in range(len(BANDS)):
        for aside in (-9, 9):
            x = columns.middle(band) + aside
            chevron = [(x - way * 7, middle - 17), (x + way * 7, middle), (x - way * 7, middle + 17)]
            pen.line(chevron, mix(LOCK, FOAM, 0.5), 5)


def _rails(pen: Pen) -> None:
    """The railway between the lanes."""
    left, right = round(CANAL[0]), round(CANAL[1])
    for x in range(left + 6, right - 10, 16):
        pen.slab((x, LOWER - 19, x + 8, LOWER - 10), 1, mix(RULE, INK, 0.3))
    pen.slab((left + 2, LOWER - 20, right - 2, LOWER - 16), 1, FADED_INK)


@sprite
def rose(size: int) -> Shape:
    """A compass rose on open water."""
    pen, middle = Pen(size, size), size / 2
    light, dark = mix(DEEP, FOAM, 0.5), mix(DEEP, INK, 0.12)
    pen.ring(middle, middle, middle * 0.62, light, 3)
    pen.ring(middle, middle, middle * 0.52, light, 2)
    for point in range(8):
        angle, reach = pi * point / 4, middle * (0.6 if point % 2 else 0.95)
        tip = (middle + reach * cos(angle), middle + reach * sin(angle))
        aside = (-sin(angle) * middle * 0.13, cos(angle) * middle * 0.13)
        for side, tone in ((1, light), (-1, dark)):
            foot = (middle + side * aside[0], middle + side * aside[1])
            pen.polygon([tip, foot, (middle, middle)], tone)
    return pen.shape()
