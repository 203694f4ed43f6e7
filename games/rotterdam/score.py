"""How a game of Rotterdam stands, from what a reader sees (rules 6)."""

from __future__ import annotations

from games.rotterdam.data import BOX, CARDS, PRODUCTS
from games.rotterdam.view import PlayerView, RotterdamView
from games.score import Score, Tally
from games.values import Text

WORTH = {product.port: product.points for product in PRODUCTS.values()}
"""Of a product card by its back: both products of a port bring the same."""


def score(view: RotterdamView) -> Score:
    """Missions, and what Advantage cards and products would bring now."""
    return Score(tuple(_tally(view, player) for player in view.players))


def _tally(view: RotterdamView, player: PlayerView) -> Tally:
    missions = {"missions": player.mission_points}
    held = _navigation(view, player)
    end = {
        "advantages": sum(CARDS[card].points for card in (*player.laid, *(held or ()))),
        "products": sum(number * WORTH[port] for port, number in player.products.items()),
    }
    if view.result is not None:
        return Tally(player.seat, {**missions, **end})
    hidden = ("advantages",) if held is None and player.navigation else ()
    left = max(0, BOX.setup.points_to_end - player.mission_points)
    note = Text("score-missions", {"count": len(player.fulfilled), "left": left})
    return Tally(player.seat, missions, end, hidden, (note,))


def _navigation(view: RotterdamView, player: PlayerView) -> tuple[str, ...] | None:
    """The Navigation cards in that hand, if the reader sees them."""
    if player.final_hand is not None:
        return player.final_hand.navigation
    return view.own.navigation if view.own is not None and view.me == player.seat else None
