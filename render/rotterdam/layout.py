"""Where everything lies on Rotterdam's pictures, in units."""

from __future__ import annotations

from render.canvas import Box, Point
from render.page import EDGE, MARGIN, WIDTH

GAP = 12

MAP = Box(EDGE, EDGE, WIDTH - EDGE, 1086)
HORIZON = 66.0
TITLE = Box(MARGIN, 16, 352, 130)
TURN = Box(20, 984, 348, 1078)
"""In which phase who is asked."""

# The sea lies on the left, the city on the right; the north bank is above. A letter of a channel stands free
# between two ships wherever they are: no gap that a channel crosses is narrower than its mark.
PLACES: dict[str, Point] = {
    "S1": (82, 250), "S2": (82, 450), "S3": (82, 650), "S4": (82, 850),
    "A1": (248, 175), "A2": (248, 325), "A3": (248, 475),
    "A4": (248, 625), "A5": (248, 775), "A6": (248, 925),
    "N1": (418, 105), "N2": (418, 995),
    "B1": (418, 250), "B2": (418, 400), "B3": (418, 550), "B4": (418, 700), "B5": (418, 850),
    "N3": (582, 550),
    "C1": (690, 218), "C2": (690, 314), "C3": (690, 410),
    "C4": (690, 690), "C5": (690, 786), "C6": (690, 882),
    "N4": (900, 314), "N5": (900, 786),
    "D1": (900, 176), "D2": (900, 452), "D3": (900, 550), "D4": (900, 648), "D5": (900, 924),
    "VU1": (684, 80), "VU2": (826, 80), "BO1": (684, 1020), "BO2": (826, 1020),
    "ME1": (1088, 226), "ME2": (1088, 446), "WA1": (1088, 654), "WA2": (1088, 874),
}  # fmt: skip
SHIP = (116, 92)
"""Width and height of a ship with all it carries."""

FRONT = Box(EDGE, EDGE, WIDTH - EDGE, 200)
"""The quays above the books, where there is no map."""
BOOKS_TOP = 176
"""Where the books begin below them."""
PORT_HEIGHT = 238
LEDGER_HEAD = 74
LEDGER_ROW = 80
DECKS_HEIGHT = 86
OFFER_ROW = 66
MOST_OFFERS = 6
"""Shown; the text twin tells all."""

NAME_WIDTH = 216


def ship_box(position: str) -> Box:
    """The part of the map that a ship on that position covers."""
    (x, y), (width, height) = PLACES[position], SHIP
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def port_box(place: int, top: float) -> Box:
    """The panel of a port, the first being 0."""
    width = (WIDTH - 2 * MARGIN - 3 * GAP) / 4
    left = MARGIN + place * (width + GAP)
    return Box(left, top, left + width, top + PORT_HEIGHT)


def ledger_box(players: int, top: float) -> Box:
    """The table of the players."""
    return Box(MARGIN, top, WIDTH - MARGIN, top + LEDGER_HEAD + players * LEDGER_ROW + 6)


def ledger_row(box: Box, place: int) -> Box:
    """One line of that table, the first being 0."""
    top = box.top + LEDGER_HEAD + place * LEDGER_ROW
    return Box(MARGIN, top, WIDTH - MARGIN, top + LEDGER_ROW)


def decks_box(top: float) -> Box:
    """The strip with both decks and the discard pile."""
    return Box(MARGIN, top, WIDTH - MARGIN, top + DECKS_HEIGHT)


def offers_box(count: int, top: float) -> Box:
    """The sheet with so many open offers: a line for each, at least one, and one that counts the others."""
    rows = min(max(1, count), MOST_OFFERS) + (count > MOST_OFFERS)
    return Box(MARGIN, top, WIDTH - MARGIN, top + 12 + rows * OFFER_ROW)
