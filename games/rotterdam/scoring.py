"""The end of a game of Rotterdam and who has won (rules 6)."""

from __future__ import annotations

from games.core import Result
from games.ending import ranked, won
from games.rotterdam.state import Player, RotterdamState
from games.values import Event, Seat, Value, Who

SOURCES = ("missions", "advantages", "products")
"""Where points come from, in the order they are read out."""


def finish(state: RotterdamState) -> list[Event]:
    """Show all hands, count, and name the winner."""
    events = [_hand_shown(seat, player) for seat, player in enumerate(state.players)]
    state.result = _rank(state)
    for place in state.result.standings:
        values: dict[str, Value] = {"who": Who(place.seat), "total": place.total}
        events.append(Event("points_counted", {**values, **place.sources}))
    return events + won(state.result)


def _hand_shown(seat: Seat, player: Player) -> Event:
    values: dict[str, Value] = {
        "who": Who(seat),
        "products": tuple(player.products.things()),
        "cards": tuple(player.navigation.things()),
        "missions": tuple(player.missions.things()),
    }
    return Event("hand_shown", values, reveals=True)


def _sources(player: Player) -> dict[str, int]:
    points = (player.mission_points, player.advantage_points, player.product_points)
    return dict(zip(SOURCES, points, strict=True))


def _rank(state: RotterdamState) -> Result:
    """Points, then mission points, then product cards, then shared."""
    breaks = {
        "missions": [player.mission_points for player in state.players],
        "products": [len(player.products) for player in state.players],
    }
    return ranked([_sources(player) for player in state.players], breaks)
