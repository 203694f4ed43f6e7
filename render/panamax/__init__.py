"""Panamax in pictures and words: the canal at tropical noon, in turquoise, concrete white and coral."""

from games.panamax.view import PanamaxView
from games.values import Seat
from render.drawing import Drawing
from render.panamax.board import board
from render.panamax.companies import companies
from render.panamax.hand import hand
from render.panamax.twin import caption, companies_caption, describe, hand_caption
from words.catalogue import Words

__all__ = [
    "PICTURES",
    "board",
    "caption",
    "companies",
    "companies_caption",
    "describe",
    "hand",
    "hand_caption",
    "moment",
    "panel",
    "player_line",
    "turn",
]

PICTURES: dict[str, Drawing[PanamaxView]] = {
    "companies": Drawing(companies, companies_caption, shows_players=False),
    "whole": Drawing(board, caption, shows_players=True),
}


def turn(view: PanamaxView) -> str:
    """The one that the present question is about."""
    del view
    return "whole"


def panel(view: PanamaxView) -> str:
    """The one that this player needs to answer."""
    return turn(view)


def moment(view: PanamaxView, words: Words) -> str:
    """Where in the game this is."""
    return words.say("moment", round=view.round_no)


def player_line(view: PanamaxView, seat: Seat, words: Words) -> str:
    """What everybody may know of that player, in one line of a message."""
    del view
    return words.name(seat)
