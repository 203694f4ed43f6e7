"""Livingstone in pictures and words: a poster of the Zambezi, printed in a few warm colours."""

from games.livingstone.view import LivingstoneView
from games.values import Seat
from render.drawing import Drawing
from render.livingstone.board import board
from render.livingstone.hand import hand
from render.livingstone.twin import caption, describe, hand_caption
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

PICTURES: dict[str, Drawing[LivingstoneView]] = {
    "whole": Drawing(board, caption, shows_players=True),
}


def turn(view: LivingstoneView) -> str:
    """The one that the present question is about."""
    del view
    return "whole"


def panel(view: LivingstoneView) -> str:
    """The one that this player needs to answer."""
    return turn(view)


def moment(view: LivingstoneView, words: Words) -> str:
    """Where in the game this is."""
    return words.say("moment", round=view.round_no)


def player_line(view: LivingstoneView, seat: Seat, words: Words) -> str:
    """What everybody may know of that player, in one line of a message."""
    del view
    return words.name(seat)
