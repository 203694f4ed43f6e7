"""Rotterdam in pictures and words: the mouth of the Maas in morning light, printed in grey-blue and brick."""

from games.rotterdam.view import RotterdamView
from games.values import Seat
from render.drawing import Drawing
from render.rotterdam.board import board
from render.rotterdam.hand import hand
from render.rotterdam.twin import caption, describe, hand_caption
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

PICTURES: dict[str, Drawing[RotterdamView]] = {
    "whole": Drawing(board, caption, shows_players=True),
}


def turn(view: RotterdamView) -> str:
    """The one that the present question is about."""
    del view
    return "whole"


def panel(view: RotterdamView) -> str:
    """The one that this player needs to answer."""
    return turn(view)


def moment(view: RotterdamView, words: Words) -> str:
    """Where in the game this is."""
    return words.say("moment", round=view.round_no)


def player_line(view: RotterdamView, seat: Seat, words: Words) -> str:
    """What everybody may know of that player, in one line of a message."""
    del view
    return words.name(seat)
