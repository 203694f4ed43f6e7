"""How a game of Livingstone stands, from what a reader sees (rules 6)."""

from __future__ import annotations

from games.livingstone.data import CARDS, ROWS
from games.livingstone.scoring import SOURCES, gem_points, majority
from games.livingstone.view import LivingstoneView, PlayerView
from games.score import Score, Tally
from games.values import Text


def score(view: LivingstoneView) -> Score:
    """Points so far, and what majorities, animals and gems would bring now; and gifts to the Queen."""
    return Score(tuple(_tally(view, player) for player in view.players))


def _tally(view: LivingstoneView, player: PlayerView) -> Tally:
    now = {source: player.points[source] for source in SOURCES if source in player.points}
    if view.result is not None:
        assert player.chest is not None
        return Tally(player.seat, now, notes=(Text("score-gift", {"pounds": player.chest}),))
    hand = view.own.hand if view.own is not None and view.me == player.seat else None
    end = {
        "majorities": _majorities(view, player),
        "animals": sum(CARDS[card].points for card in hand or ()),
        "gems": gem_points(player.gems, has_market="market" in (hand or ())),
    }
    hidden: tuple[str, ...] = ()
    if hand is None and player.hand_size:
        hidden = ("animals", "gems") if any(player.gems.values()) else ("animals",)
    return Tally(player.seat, now, end, hidden, (_gifts(view, player),))


def _majorities(view: LivingstoneView, player: PlayerView) -> int:
    points = 0
    for row in ROWS.values():
        tents = [_tents_in_row(other, row.index) for other in view.players]
        if any(tents):
            leaders, each = majority(row, tents)
            points += each if player.seat in leaders else 0
    return points


def _tents_in_row(player: PlayerView, row: int) -> int:
    return sum(camp.unscored + camp.scored for camp in player.camps if camp.row == row)


def _gifts(view: LivingstoneView, player: PlayerView) -> Text:
    """How often the others gave is known, and how much one gave oneself."""
    if view.own is not None and view.me == player.seat:
        return Text("score-gift", {"pounds": view.own.chest})
    return Text("score-gifts", {"count": player.donations})
