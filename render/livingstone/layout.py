"""Where everything lies on Livingstone's pictures, in units."""

from __future__ import annotations

from msgspec import Struct

from games.livingstone.data import COLUMNS, ROWS
from render.canvas import Box, Point
from render.page import EDGE, MARGIN, WIDTH

GAP = 10

TURN_HEIGHT = 68
LEDGER_HEAD = 52
LEDGER_ROW = 53

NAME_WIDTH = 248


class Land(Struct, frozen=True):
    """The landscape of a picture; what lies below it hangs on its lower edge."""

    title: Box
    title_at: Point
    title_size: int
    round_at: Point
    pool: Box
    """The sheet with the dice to take is laid into it from the right."""
    horizon: float
    heads: Box
    """The numbers of the columns, on the far hills."""
    grid: Box
    river: Box
    boat_at: float
    cost_at: float

    @property
    def cell_width(self) -> float:
        """Of a space."""
        return (self.grid.right - self.grid.left) / len(COLUMNS)

    @property
    def cell_height(self) -> float:
        """Of a space."""
        return (self.grid.bottom - self.grid.top) / len(ROWS)

    def cell(self, column: int, row: int) -> Box:
        """The space in that column and row; row 1 lies on the river."""
        left = self.grid.left + (column - 1) * self.cell_width
        top = self.grid.bottom - row * self.cell_height
        return Box(left, top, left + self.cell_width, top + self.cell_height)

    def crowns(self, row: int) -> Box:
        """Where that row's points for each tent stand."""
        space = self.cell(1, row)
        return Box(EDGE, space.top, self.grid.left, space.bottom)

    def majority(self, row: int) -> Box:
        """Where that row's points for most tents stand."""
        space = self.cell(1, row)
        return Box(self.grid.right, space.top, self.grid.right + 70, space.bottom)

    def leaders(self, row: int) -> Box:
        """Where those stand who would have them now."""
        space = self.cell(1, row)
        return Box(self.grid.right + 66, space.top, WIDTH - EDGE - 3, space.bottom)

    @property
    def turn(self) -> Box:
        """Who is to do what."""
        top = self.river.bottom + GAP
        return Box(MARGIN, top, WIDTH - MARGIN, top + TURN_HEIGHT)

    def ledger(self, players: int) -> Box:
        """The table of the players."""
        top = self.turn.bottom + GAP - 2
        return Box(MARGIN, top, WIDTH - MARGIN, top + LEDGER_HEAD + players * LEDGER_ROW)

    def ledger_row(self, place: int) -> Box:
        """One line of that table, the first being 0."""
        bottom = self.ledger(place + 1).bottom
        return Box(MARGIN, bottom - LEDGER_ROW, WIDTH - MARGIN, bottom)


LOW = Land(
    title=Box(MARGIN, 14, 612, 84),
    title_at=(30, 49),
    title_size=52,
    round_at=(388, 51),
    pool=Box(612, 17, WIDTH - 22, 79),
    horizon=70.0,
    heads=Box(EDGE, 82, WIDTH - EDGE, 120),
    grid=Box(84, 122, 984, 590),
    river=Box(EDGE, 590, WIDTH - EDGE, 692),
    boat_at=610,
    cost_at=664,
)
"""For a turn's picture, which has to be low."""
TALL = Land(
    title=Box(MARGIN, 20, 612, 128),
    title_at=(40, 62),
    title_size=58,
    round_at=(40, 106),
    pool=Box(612, 24, WIDTH - 26, 86),
    horizon=118.0,
    heads=Box(EDGE, 130, WIDTH - EDGE, 172),
    grid=Box(84, 174, 984, 804),
    river=Box(EDGE, 804, WIDTH - EDGE, 934),
    boat_at=838,
    cost_at=904,
)
"""For the whole board."""
