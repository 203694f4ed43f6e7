"""Expedition: Congo River 1884 in pictures, and in words for those who cannot see them."""

from games.congo.state import HALVES, Stage
from games.congo.view import CongoView
from games.values import Seat, points
from render.congo.board import auction, board, charts, choose, overview, river, scores
from render.congo.colours import PALETTE
from render.congo.hand import HEAD, hand, masthead
from render.congo.parts import parts
from render.congo.twin import (
    caption,
    charts_caption,
    choose_caption,
    describe,
    hand_caption,
    hand_note,
    overview_caption,
    river_caption,
    scores_caption,
)
from render.drawing import Drawing, Masthead
from render.palette import CHALK
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

PICTURES: dict[str, Drawing[CongoView]] = {
    "choose": Drawing(choose, choose_caption, shows_players=True),
    "auction": Drawing(auction, caption, shows_players=True),
    "river": Drawing(river, river_caption, shows_players=False),
    "charts": Drawing(charts, charts_caption, shows_players=False),
    "scores": Drawing(scores, scores_caption, shows_players=True),
    "whole": Drawing(board, caption, shows_players=True),
    "whole-2": Drawing(overview, overview_caption, shows_players=True),
}
MASTHEAD = Masthead(masthead, HEAD, CHALK, PALETTE, 900)
FROM_HAND = frozenset({Stage.CHOOSE, Stage.SPECIAL, Stage.BOILER, Stage.SETTLER, Stage.SEALED, Stage.OPEN})
"""Stages in which one chooses among what one holds."""


def turn(view: CongoView) -> str:
    """The auction once the characters lie open; before that, what characters are worth here."""
    if view.result is not None:
        return "scores"
    if view.stage is Stage.FIRST_PLAYER:
        return "river"
    return "auction" if view.is_revealed else "choose"


def panel(view: CongoView) -> str:
    """The hand where one chooses from it, else what everybody sees."""
    is_asked = view.me is not None and view.me in view.waiting
    return "hand" if is_asked and view.stage in FROM_HAND else turn(view)


def moment(view: CongoView, words: Words) -> str:
    """The number of this stop; the question names it."""
    if view.result is not None:
        return words.say("moment-end")
    return words.say("moment-stop", turn=view.turn_no)


def player_line(view: CongoView, seat: Seat, words: Words) -> str:
    """Letter, name, points and cards in hand; a long name is cut."""
    player = view.players[seat]
    cards = player.characters + player.auxiliaries + player.specials
    held = words.say("player-line", points=points(player.score_half, HALVES), cards=cards)
    return line_of(words, seat, held)
