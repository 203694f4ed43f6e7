"""How a game of Congo stands, from what a reader sees (rules 6): all of it is public."""

from __future__ import annotations

from games.congo.data import BOX
from games.congo.state import HALVES
from games.congo.view import CongoView, PlayerView
from games.score import Score, Tally
from games.values import Text


def score(view: CongoView) -> Score:
    """Points so far, and half a point for each special card kept to the end."""
    return Score(tuple(_tally(view, player) for player in view.players), units=HALVES)


def _tally(view: CongoView, player: PlayerView) -> Tally:
    now = dict(player.points)
    if view.result is not None:
        return Tally(player.seat, now)
    end = {"specials": player.specials * BOX.scoring.special_in_hand_half}
    return Tally(player.seat, now, end, notes=(Text("score-tie", {"count": player.auxiliaries}),))
