"""Where everything lies on Livingstone's board, in units."""

from __future__ import annotations

from games.livingstone.data import COLUMNS, ROWS
from render.canvas import Box
from render.type import Style, Weight

WIDTH = 1170
"""Three times the width of a phone."""
MARGIN = 24
EDGE = 12
"""Of bare paper round the landscape."""

TITLE = Box(MARGIN, 20, 560, 128)
HEADS = Box(EDGE, 130, WIDTH - EDGE, 172)
"""The numbers of the columns, on the far hills."""
GRID = Box(100, 174, 1070, 804)
CELL_WIDTH = (GRID.right - GRID.left) / len(COLUMNS)
CELL_HEIGHT = (GRID.bottom - GRID.top) / len(ROWS)
CROWNS = Box(EDGE, GRID.top, GRID.left, GRID.bottom)
MAJORITIES = Box(GRID.right, GRID.top, WIDTH - EDGE, GRID.bottom)
RIVER = Box(EDGE, GRID.bottom, WIDTH - EDGE, 934)
TURN = Box(MARGIN, 946, WIDTH - MARGIN, 1092)
"""Who is to do what, and the dice."""
LEDGER_TOP = 1104
LEDGER_HEAD = 80
LEDGER_ROW = 66
MINE_HEIGHT = 88
GAP = 12

NAME = Style(38, Weight.LABEL)
NAME_WIDTH = 268


def cell(column: int, row: int) -> Box:
    """The space in that column and row; row 1 lies on the river."""
    left = GRID.left + (column - 1) * CELL_WIDTH
    top = GRID.bottom - row * CELL_HEIGHT
    return Box(left, top, left + CELL_WIDTH, top + CELL_HEIGHT)


def ledger(players: int) -> Box:
    """The table of the players."""
    return Box(MARGIN, LEDGER_TOP, WIDTH - MARGIN, LEDGER_TOP + LEDGER_HEAD + players * LEDGER_ROW)


def ledger_row(place: int) -> Box:
    """One line of that table, the first being 0."""
    top = LEDGER_TOP + LEDGER_HEAD + place * LEDGER_ROW
    return Box(MARGIN, top, WIDTH - MARGIN, top + LEDGER_ROW)


def mine(players: int) -> Box:
    """The strip with the stones and the cards."""
    top = ledger(players).bottom + GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + MINE_HEIGHT)


def height(players: int) -> int:
    """Of the whole picture."""
    return round(mine(players).bottom + MARGIN)
