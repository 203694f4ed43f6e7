"""Expedition: Congo River 1884 in pictures, and in words for those who cannot see them."""

from games.congo.view import CongoView
from games.values import Seat
from render.congo.board import board
from render.congo.hand import hand
from render.congo.twin import caption, describe, hand_caption
from render.drawing import Drawing
from words.catalogue import Words

__all__ = [
    "PICTURES",
    "board",
    "caption",
    "describe",
    "hand",
    "hand_caption",
    "moment",
    "panel",
    "player_line",
    "turn",
]

PICTURES: dict[str, Drawing[CongoView]] = {
    "whole": Drawing(board, caption, shows_players=True),
}


def turn(view: CongoView) -> str:
    """The one that the present question is about."""
    del view
    return "whole"


def panel(view: CongoView) -> str:
    """The one that this player needs to answer."""
    return turn(view)


def moment(view: CongoView, words: Words) -> str:
    """Where in the game this is."""
    return words.say("moment", round=view.turn_no)


def player_line(view: CongoView, seat: Seat, words: Words) -> str:
    """What everybody may know of that player, in one line of a message."""
    del view
    return words.name(seat)
