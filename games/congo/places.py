"""Where the special cards may be played (rules 2.10)."""

from __future__ import annotations

from games.congo.data import CARDS, RIVER
from games.congo.state import CongoState
from games.core import refuse
from games.values import Text


def place_refusal(state: CongoState, card: str) -> Text | None:
    """Why that card may not be played at the present stop, or None."""
    rules = CARDS[card]
    if rules.tiles and state.tile not in rules.tiles:
        return refuse("wrong_tile", "2.10", card=card, tile=state.tile, tiles=rules.tiles)
    if rules.not_before is not None and RIVER.index(state.boat) < RIVER.index(rules.not_before):
        return refuse("too_early", "2.10", card=card, stop=rules.not_before)
    if rules.not_at == state.boat:
        return refuse("not_at_stop", "2.10", card=card, stop=state.boat)
    return None


def face_down(state: CongoState) -> list[str]:
    """The stops whose tile still lies face down, in river order."""
    return [stop for stop, place in state.river.items() if not place.is_open]
