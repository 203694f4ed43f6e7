"""What the icons of Rotterdam's whole board mean."""

from __future__ import annotations

from render.canvas import Box, Canvas
from render.icons import card_back, medal
from render.legend import legend_height, write_legend
from render.page import MARGIN, WIDTH
from render.rotterdam.cards import phase_icon
from render.rotterdam.colours import NAVY
from render.rotterdam.pieces import anchor, captains_cap, cargo, idle_ship
from words.catalogue import Words

MARKS = ("anchor", "captain", "missions", "ships", "products", "navigation", "stock", "points")
HEIGHT = legend_height(len(MARKS))


def legend_box(top: float) -> Box:
    """The sheet of it."""
    return Box(MARGIN, top, WIDTH - MARGIN, top + HEIGHT)


def write_meanings(canvas: Canvas, words: Words, box: Box) -> None:
    """Every icon of the map, the ports and the players' table, with its words."""
    icons = (
        anchor(40),
        captains_cap(44),
        phase_icon("fulfil_mission", 42),
        idle_ship(42),
        cargo("grain", 40),
        card_back(30, 40, NAVY),
        cargo("oil", 40),
        medal(42),
    )
    said = [words.say(f"board-mark-{mark}") for mark in MARKS]
    write_legend(canvas, list(zip(icons, said, strict=True)), box)
