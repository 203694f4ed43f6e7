"""Where everything lies on Rotterdam's board, in units."""

from __future__ import annotations

from render.canvas import Box, Point
from render.type import Style, Weight

WIDTH = 1170
"""Three times the width of a phone."""
MARGIN = 24
EDGE = 12
"""Of bare paper round the landscape."""
GAP = 12

TITLE = Box(MARGIN, 20, 700, 140)
MAP = Box(EDGE, EDGE, WIDTH - EDGE, 1462)
HORIZON = 158.0

# The sea lies below, the city above: ships sail up the picture, the north bank is on the left.
PLACES: dict[str, Point] = {
    "S1": (249, 1392), "S2": (465, 1392), "S3": (705, 1392), "S4": (921, 1392),
    "A1": (177, 1210), "A2": (333, 1210), "A3": (501, 1210),
    "A4": (669, 1210), "A5": (837, 1210), "A6": (993, 1210),
    "N1": (84, 1046), "N2": (1086, 1046),
    "B1": (265, 996), "B2": (425, 996), "B3": (585, 996), "B4": (745, 996), "B5": (905, 996),
    "N3": (585, 858),
    "C1": (144, 718), "C2": (284, 718), "C3": (424, 718),
    "C4": (746, 718), "C5": (886, 718), "C6": (1026, 718),
    "N4": (268, 570), "N5": (902, 570),
    "D1": (218, 430), "D2": (405, 430), "D3": (585, 430), "D4": (765, 430), "D5": (952, 430),
    "VU1": (88, 560), "VU2": (88, 444), "BO1": (1082, 560), "BO2": (1082, 444),
    "ME1": (258, 262), "ME2": (462, 262), "WA1": (708, 262), "WA2": (912, 262),
}  # fmt: skip
SHIP = (116, 92)
"""Width and height of a ship with all it carries."""

TURN = Box(MARGIN, MAP.bottom + GAP, WIDTH - MARGIN, MAP.bottom + GAP + 158)
"""Who is to do what, in which phase."""
PORTS_TOP = TURN.bottom + GAP
PORT_HEIGHT = 174
LEDGER_TOP = PORTS_TOP + PORT_HEIGHT + GAP
LEDGER_HEAD = 80
LEDGER_ROW = 66
OFFER_ROW = 62
MOST_OFFERS = 5
"""Shown; the text twin tells all."""

NAME = Style(38, Weight.LABEL)
NAME_WIDTH = 250


def ship_box(position: str) -> Box:
    """The part of the map that a ship on that position covers."""
    (x, y), (width, height) = PLACES[position], SHIP
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def port_box(place: int) -> Box:
    """The panel of a port, the first being 0."""
    width = (WIDTH - 2 * MARGIN - 3 * GAP) / 4
    left = MARGIN + place * (width + GAP)
    return Box(left, PORTS_TOP, left + width, PORTS_TOP + PORT_HEIGHT)


def ledger(players: int) -> Box:
    """The table of the players."""
    return Box(MARGIN, LEDGER_TOP, WIDTH - MARGIN, LEDGER_TOP + LEDGER_HEAD + players * LEDGER_ROW + 4)


def ledger_row(place: int) -> Box:
    """One line of that table, the first being 0."""
    top = LEDGER_TOP + LEDGER_HEAD + place * LEDGER_ROW
    return Box(MARGIN, top, WIDTH - MARGIN, top + LEDGER_ROW)


def decks(players: int) -> Box:
    """The strip with both decks and the discard pile."""
    top = ledger(players).bottom + GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + 88)


def offers(players: int, count: int) -> Box:
    """The sheet with so many open offers."""
    top = decks(players).bottom + GAP
    return Box(MARGIN, top, WIDTH - MARGIN, top + 44 + count * OFFER_ROW)


def height(players: int, offers_open: int) -> int:
    """Of the whole picture."""
    last = offers(players, offers_open) if offers_open else decks(players)
    return round(last.bottom + MARGIN)
