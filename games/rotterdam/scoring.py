"""The end of a game of Rotterdam and who has won (rules 6)."""

from __future__ import annotations

from games.core import Result, Standing
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
    winners = tuple(Who(seat) for seat in state.result.winners)
    events.append(Event("game_won", {"who": winners, "count": len(winners)}))
    return events + [Event("tie_broken", {"by": f"tie-{name}"}) for name in state.result.tie_breaks]


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

    def strength(seat: Seat) -> tuple[int, int, int]:
        player = state.players[seat]
        return sum(_sources(player).values()), player.mission_points, len(player.products)

    order = sorted(range(len(state.players)), key=strength, reverse=True)
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(strength(other) > strength(seat) for other in order),
            total=strength(seat)[0],
            sources=_sources(state.players[seat]),
        )
        for seat in order
    )
    winners = tuple(sorted(place.seat for place in standings if place.rank == 1))
    return Result(standings, winners, _tie_breaks([strength(seat) for seat in order]))


def _tie_breaks(strengths: list[tuple[int, int, int]]) -> tuple[str, ...]:
    """Those that were needed to tell the best from the rest; given the strengths, best first."""
    best, used = strengths[0], []
    for place, name in enumerate(("missions", "products", "shared")):
        level = [strength for strength in strengths if strength[: place + 1] == best[: place + 1]]
        if len(level) == 1:
            break
        used.append(name)
    return tuple(used)
