"""Which picture a question is about, and how a message tells where the game stands."""

from __future__ import annotations

from games.panamax.frames import Loading, Source
from games.panamax.state import Phase
from games.panamax.view import PanamaxView
from games.values import Seat
from render.panamax.turn import asked, decision
from render.twin import line_of
from words.catalogue import Words

ABOUT = {
    "setup": "canal",
    "take_die": "actions",
    "discard_contract": "companies",
    "end_turn": "companies",
    "executive": "market",
    "moving": "canal",
    "loading": "canal",
    "deck_side": "actions",
    "free_rail": "actions",
    "market": "market",
    "reward": "market",
    "passenger": "companies",
    "rail_flag": "actions",
    "fee_stevedore": "companies",
}
"""The picture by what is decided."""


def turn(view: PanamaxView) -> str:
    """The one that the present question is about; in the end the scoring."""
    if view.result is not None:
        return "market"
    top = view.frames[-1] if view.frames else None
    if isinstance(top, Loading) and top.source is Source.DIE and not (top.has_taken or top.done):
        return "actions"  # a contract may still be taken (4.4 a)
    return ABOUT[decision(view)]


def panel(view: PanamaxView) -> str:
    """The one that this player needs to answer: before the first round the cards that were dealt."""
    is_asked = view.me in asked(view)
    if is_asked and view.phase is Phase.SETUP:
        return "hand"
    if is_asked and decision(view) == "rail_flag":
        return "companies"  # what the flag gives depends on those one has
    return turn(view)


def moment(view: PanamaxView, words: Words) -> str:
    """Where in the game this is."""
    if view.phase is Phase.SETUP:
        return words.say("moment-before")
    return words.say("moment", round=view.round_no)


def player_line(view: PanamaxView, seat: Seat, words: Words) -> str:
    """The badge's letter, the name as far as it fits, the personal money and the company's."""
    player = view.players[seat]
    purses = words.say("player-line", cash=player.cash, company=player.company_cash)
    return line_of(words, seat, purses)
