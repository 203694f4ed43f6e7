"""Livingstone in pictures and words: a poster of the Zambezi, printed in a few warm colours."""

from games.livingstone.state import Stage
from games.livingstone.view import LivingstoneView
from render.drawing import Drawing, Masthead
from render.livingstone.board import land_map, whole
from render.livingstone.colours import PALETTE
from render.livingstone.hand import hand
from render.livingstone.mine import mine
from render.livingstone.parts import parts
from render.livingstone.scenery import HEAD, evening
from render.livingstone.twin import caption, describe, hand_caption, hand_note, mine_caption, player_line
from render.palette import CHALK
from words.catalogue import Words

__all__ = [
    "MASTHEAD",
    "PICTURES",
    "caption",
    "describe",
    "hand",
    "hand_caption",
    "hand_note",
    "land_map",
    "mine",
    "mine_caption",
    "moment",
    "panel",
    "parts",
    "player_line",
    "turn",
    "whole",
]

PICTURES: dict[str, Drawing[LivingstoneView]] = {
    "map": Drawing(land_map, caption, shows_players=True),
    "mine": Drawing(mine, mine_caption, shows_players=False),
    "whole": Drawing(whole, caption, shows_players=True),
}

MASTHEAD = Masthead(evening, HEAD, CHALK, PALETTE, 800)


def turn(view: LivingstoneView) -> str:
    """Every question is about the land and the dice, and the end is told there too."""
    del view
    return "map"


def panel(view: LivingstoneView) -> str:
    """Once the dice are spent, what is one's own is left to use: gems and cards, if there are any."""
    is_asked = view.me is not None and view.me == view.active
    return "hand" if is_asked and view.stage is Stage.DONE and _has_more(view) else turn(view)


def _has_more(view: LivingstoneView) -> bool:
    """Whether that player holds gems or cards; of money the words tell."""
    if view.own is None or view.me is None:
        return False
    return bool(view.own.hand) or any(view.players[view.me].gems.values())


def moment(view: LivingstoneView, words: Words) -> str:
    """Where in the game this is."""
    return words.say("moment", round=view.round_no)
