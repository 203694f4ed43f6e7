"""Panamax in pictures and words: the canal at tropical noon, in turquoise, concrete white and coral."""

from games.panamax.view import PanamaxView
from render.drawing import Drawing, Masthead
from render.palette import CHALK
from render.panamax.board import atlantic, pacific
from render.panamax.canal import canal
from render.panamax.choosing import moment, panel, player_line, turn
from render.panamax.colours import PALETTE
from render.panamax.hand import hand
from render.panamax.parts import parts
from render.panamax.poster import HEADING, low_noon
from render.panamax.signs import signs
from render.panamax.tables import actions, all_companies, companies, market, more_companies, tables
from render.panamax.twin import (
    actions_caption,
    all_companies_caption,
    atlantic_caption,
    canal_caption,
    companies_caption,
    describe,
    hand_caption,
    hand_note,
    market_caption,
    more_companies_caption,
    pacific_caption,
    signs_caption,
    tables_caption,
)

__all__ = [
    "MASTHEAD",
    "PICTURES",
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

PICTURES: dict[str, Drawing[PanamaxView]] = {
    "canal": Drawing(canal, canal_caption, shows_players=False),
    "actions": Drawing(actions, actions_caption, shows_players=False),
    "companies": Drawing(companies, companies_caption, shows_players=False),
    "companies-2": Drawing(more_companies, more_companies_caption, shows_players=False),
    "market": Drawing(market, market_caption, shows_players=True),
    "signs": Drawing(signs, signs_caption, shows_players=False),
    "whole": Drawing(atlantic, atlantic_caption, shows_players=False),
    "whole-2": Drawing(pacific, pacific_caption, shows_players=False),
    "whole-3": Drawing(tables, tables_caption, shows_players=True),
    "whole-4": Drawing(all_companies, all_companies_caption, shows_players=True),
}
MASTHEAD = Masthead(low_noon, HEADING, CHALK, PALETTE, 730)
