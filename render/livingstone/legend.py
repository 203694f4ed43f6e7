"""What the icons of Livingstone's whole board mean."""

from __future__ import annotations

from render.canvas import Box, Canvas, Sprite
from render.icons import coin, crown, medal
from render.legend import legend_height, write_legend
from render.livingstone.ledger import icon
from render.livingstone.pieces import plain_tent
from render.page import MARGIN, WIDTH
from words.catalogue import Words

MARKS = ("crown", "majority", "cost", "points", "tents", "gem", "hand", "gifts")
HEIGHT = legend_height(len(MARKS))


def legend_box(top: float) -> Box:
    """The sheet of it."""
    return Box(MARGIN, top, WIDTH - MARGIN, top + HEIGHT)


def write_marks(canvas: Canvas, words: Words, box: Box) -> None:
    """Every icon of the land and of the players' table, with its words."""
    write_legend(canvas, [(_icon(mark), words.say(f"board-mark-{mark}")) for mark in MARKS], box)


def _icon(mark: str) -> Sprite:
    match mark:
        case "crown":
            return crown(48, 40)
        case "majority":
            return plain_tent(50, 40)
        case "cost":
            return coin(40)
        case "points":
            return medal(44)
        case "gem":
            return icon("clear")
        case _:
            return icon(mark)
