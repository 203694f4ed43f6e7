"""Rotterdam in pictures and words: the mouth of the Maas in morning light, printed in grey-blue and brick."""

from games.rotterdam.data import BOX
from games.rotterdam.state import Phase
from games.rotterdam.view import RotterdamView
from games.values import Seat
from render.drawing import Drawing, Masthead
from render.palette import INK
from render.rotterdam.board import board, exchange, harbour, river
from render.rotterdam.colours import PALETTE
from render.rotterdam.hand import HEAD, hand, masthead
from render.rotterdam.parts import parts
from render.rotterdam.turn import asked, has_choice
from render.rotterdam.twin import (
    caption,
    describe,
    exchange_caption,
    hand_caption,
    hand_note,
    harbour_caption,
    river_caption,
)
from render.twin import line_of
from words.catalogue import Words

__all__ = [
    "MASTHEAD",
    "PICTURES",
    "board",
    "caption",
    "describe",
    "hand",
    "hand_caption",
    "hand_note",
    "moment",
    "panel",
    "parts",
    "player_line",
    "turn",
]

PICTURES: dict[str, Drawing[RotterdamView]] = {
    "map": Drawing(river, river_caption, shows_players=False),
    "ports": Drawing(harbour, harbour_caption, shows_players=True),
    "trade": Drawing(exchange, exchange_caption, shows_players=True),
    "whole": Drawing(board, caption, shows_players=True),
}
MASTHEAD = Masthead(masthead, HEAD, INK, PALETTE, 940)
ABOUT_HANDS = (Phase.NAVIGATION_CARDS, Phase.FULFIL)
"""The phases whose main action is done with cards in hand."""


def turn(view: RotterdamView) -> str:
    """Offers while there is trading, the books where cards count or all is over, else the map."""
    if view.result is not None or view.captain is None:
        return "ports"
    if view.phase is Phase.TRADE:
        return "trade"
    return "ports" if view.phase in ABOUT_HANDS and has_choice(view) else "map"


def panel(view: RotterdamView) -> str:
    """The hand, if only cards can be played, offered or paid; else what everybody sees."""
    if view.me not in asked(view) or view.captain is None:
        return turn(view)
    if view.call is not None and view.call.pending is not None:
        return "map"
    if view.phase is Phase.TRADE:
        is_answer = any(offer.give is not None and offer.maker != view.me for offer in view.offers)
        return "trade" if is_answer else "hand"
    return "hand" if view.phase in ABOUT_HANDS or not has_choice(view) else "map"


def moment(view: RotterdamView, words: Words) -> str:
    """Where in the game this is."""
    if view.captain is None:
        return words.say("moment-before")
    key = "moment" if view.result is None else "moment-over"
    return words.say(key, round=view.round_no)


def player_line(view: RotterdamView, seat: Seat, words: Words) -> str:
    """Letter, name, points on missions of those that end the game, and product cards in hand."""
    player, goal = view.players[seat], BOX.setup.points_to_end
    cards = sum(player.products.values())
    return line_of(
        words, seat, words.say("player-line", points=player.mission_points, goal=goal, cards=cards)
    )
