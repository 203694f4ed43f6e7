"""Where everything lies on Congo's board, in units."""

from __future__ import annotations

from render.canvas import Box, Point
from render.type import Style, Weight

WIDTH = 1170
"""Three times the width of a phone."""
MARGIN = 24
EDGE = 12
"""Of bare paper round the landscape."""
GAP = 12

MAP = Box(EDGE, EDGE, WIDTH - EDGE, 1152)
HORIZON = 180.0
REACHES = {1: 946.0, 2: 706.0, 3: 466.0, 4: 226.0}
"""How high the water of each reach lies: the river winds up the picture, from the sea to the hills."""
PLACES: dict[str, Point] = {
    "leopoldville": (152, 1038), "bolobo": (434, 1038), "lukolela": (716, 1038), "liranga": (998, 1038),
    "equateurville": (898, 798), "nouvelle_anvers": (560, 798), "lisala": (222, 798),
    "bumba": (236, 558), "basoko": (498, 558), "yangambi": (760, 558), "stanley_falls": (1016, 558),
    "ubundu": (890, 318), "lowa": (560, 318), "kindu": (230, 318),
}  # fmt: skip
"""The middle of what stands on the bank there: tile and flag."""
CELL = 250
TILE = 100
TILE_LEFT = 46
"""How far the tile's middle lies left of the stop's."""
FLAG_RIGHT = 66
SIGN_BELOW = 80
"""How far below the stop's middle its name stands."""
WATER_ABOVE = 92
"""How far above the stop's middle the boat lies."""
TITLE = Box(MARGIN + 8, 24, 640, 150)

TRACK = Box(MARGIN, MAP.bottom + GAP, WIDTH - MARGIN, MAP.bottom + GAP + 112)
"""The score track."""
TURN = Box(MARGIN, TRACK.bottom + GAP, WIDTH - MARGIN, TRACK.bottom + GAP + 284)
"""Who is to do what, at which port, with which special card and which rolls."""
PLAYERS_TOP = TURN.bottom + GAP
PLAYER_ROW = 154
FINAL_HEAD = 104
FINAL_ROW = 72
TABLE_HEAD = 108
TABLE_ROW = 58
TABLE_FOOT = 14
PILES_HEIGHT = 96
LEGEND_HEIGHT = 92

NAME = Style(38, Weight.LABEL)
NAME_WIDTH = 226


def stop_box(stop: str) -> Box:
    """The part of the map that a stop covers: the boat's water, tile, flag and name."""
    x, y = PLACES[stop]
    return Box(x - CELL / 2, y - WATER_ABOVE - 44, x + CELL / 2, y + SIGN_BELOW + 25)


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
    return Box(x - CELL / 2, y + SIGN_BELOW - 24, x + CELL / 2, y + SIGN_BELOW + 24)


def players_box(players: int, *, is_over: bool) -> Box:
    """The sheet of the players: their bids, or the final scores."""
    rows = FINAL_HEAD + players * FINAL_ROW + 6 if is_over else players * PLAYER_ROW + 6
    return Box(MARGIN, PLAYERS_TOP, WIDTH - MARGIN, PLAYERS_TOP + rows)


def player_row(place: int) -> Box:
    """A player's part of that sheet, the first being 0."""
    top = PLAYERS_TOP + 3 + place * PLAYER_ROW
    return Box(MARGIN, top, WIDTH - MARGIN, top + PLAYER_ROW)


def final_row(place: int) -> Box:
    """A line of the final scores, the first being 0."""
    top = PLAYERS_TOP + FINAL_HEAD + place * FINAL_ROW
    return Box(MARGIN, top, WIDTH - MARGIN, top + FINAL_ROW)


def values_box(players: int, *, is_over: bool) -> Box:
    """The table of what professions are worth on the tiles."""
    top = players_box(players, is_over=is_over).bottom + GAP
    return Box(MARGIN, top, 664, top + TABLE_HEAD + 5 * TABLE_ROW + TABLE_FOOT)


def nations_box(players: int, *, is_over: bool) -> Box:
    """The table of what nations add at the flags."""
    beside = values_box(players, is_over=is_over)
    return Box(beside.right + GAP, beside.top, WIDTH - MARGIN, beside.bottom)


def piles_box(players: int, *, is_over: bool) -> Box:
    """The strip with the piles."""
    top = values_box(players, is_over=is_over).bottom + GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + PILES_HEIGHT)


def legend_box(players: int, *, is_over: bool) -> Box:
    """The strip that explains the marks of the stops."""
    top = piles_box(players, is_over=is_over).bottom + GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + LEGEND_HEIGHT)


def sheets(players: int, *, is_over: bool) -> tuple[Box, ...]:
    """Every sheet of paper below the map."""
    below = (players_box, values_box, nations_box, piles_box, legend_box)
    return TRACK, TURN, *(box(players, is_over=is_over) for box in below)


def height(players: int, *, is_over: bool) -> int:
    """Of the whole picture."""
    return round(legend_box(players, is_over=is_over).bottom + MARGIN)
