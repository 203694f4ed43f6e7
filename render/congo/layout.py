"""Where everything lies on Congo's pictures, in units."""

from __future__ import annotations

from render.canvas import Box, Point
from render.page import EDGE, FOOT, MARGIN, WIDTH

GAP = 12

NAME_WIDTH = 236

MAP = Box(EDGE, EDGE, WIDTH - EDGE, 1092)
HORIZON = 120.0
REACHES = {1: 886.0, 2: 646.0, 3: 406.0, 4: 166.0}
"""How high the water of each reach lies: the river winds up the picture, from the sea to the hills."""
PLACES: dict[str, Point] = {
    "leopoldville": (152, 978), "bolobo": (434, 978), "lukolela": (716, 978), "liranga": (998, 978),
    "equateurville": (898, 738), "nouvelle_anvers": (560, 738), "lisala": (222, 738),
    "bumba": (236, 498), "basoko": (498, 498), "yangambi": (760, 498), "stanley_falls": (1016, 498),
    "ubundu": (890, 258), "lowa": (560, 258), "kindu": (230, 258),
}  # fmt: skip
"""The middle of what stands on the bank there: tile and flag."""
CELL = 254
TILE = 100
TILE_LEFT = 46
"""How far the tile's middle lies left of the stop's."""
FLAG_RIGHT = 66
SIGN_BELOW = 80
"""How far below the stop's middle its name stands."""
WATER_ABOVE = 92
"""How far above the stop's middle the boat lies."""

LOW, TALL = 138, 300
"""Lower edges of the two banners above the sheets: the tall one shows the stops along the river."""
LINE_HEIGHT = 84
"""Of a sheet with one line."""
PORT_HEIGHT = 150
HOLDER_ROW, HOLDERS = 154, 500
"""Height of a player's part beside the values of a stop, and of that sheet at the least."""
BID_ROW = 190
SCORE_HEAD, SCORE_ROW = 84, 76
TRACK_HEIGHT = 142
TABLE_HEAD, TABLE_ROW, TABLE_FOOT = 118, 64, 10
LEGEND_HEIGHT = 104


def stop_box(stop: str) -> Box:
    """The part of the map that a stop covers: the boat's water, tile, flag and name."""
    x, y = PLACES[stop]
    return Box(x - CELL / 2, y - WATER_ABOVE - 43, x + CELL / 2, y + SIGN_BELOW + 25)


def reach_of(stop: str) -> int:
    """The reach of the river on which that stop lies; the boat sails to the left on even ones."""
    water = PLACES[stop][1] - WATER_ABOVE
    return next(reach for reach, height in REACHES.items() if height == water)


def tile_at(stop: str) -> Point:
    """The middle of the tile of that stop."""
    x, y = PLACES[stop]
    return x - TILE_LEFT, y


def flag_at(stop: str) -> Point:
    """The middle of the label with its flag."""
    x, y = PLACES[stop]
    return x + FLAG_RIGHT, y


def sign_box(stop: str) -> Box:
    """The sign with its name."""
    x, y = PLACES[stop]
    return Box(x - CELL / 2, y + SIGN_BELOW - 25, x + CELL / 2, y + SIGN_BELOW + 25)


def sheet(top: float, height: float) -> Box:
    """A sheet of paper across the picture."""
    return Box(MARGIN, top, WIDTH - MARGIN, top + height)


def below(box: Box, height: float) -> Box:
    """The next sheet."""
    return sheet(box.bottom + GAP, height)


def end(box: Box) -> int:
    """Height of a picture whose last sheet that is."""
    return round(box.bottom + FOOT)


def rows_height(players: int, row: float) -> float:
    """Of a sheet with a part for each player."""
    return players * row + 6


def row_of(box: Box, place: int, row: float) -> Box:
    """A player's part of such a sheet, the first being 0."""
    top = box.top + 3 + place * row
    return Box(box.left, top, box.right, top + row)


def table_height(rows: int) -> float:
    """Of a chart with so many lines."""
    return TABLE_HEAD + rows * TABLE_ROW + TABLE_FOOT
