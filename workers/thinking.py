"""The process that thinks for computer players: it is handed one re-dealt state, and never the true one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from computers.deciding import Considered, consider
from computers.hint import Suggestion, hint
from computers.levels import Level
from games import GAMES
from games.core import AnyGame
from workers.serving import serve


class Order(NamedTuple):
    """Something to think about."""

    kind: str
    """What is wanted: a key of `KINDS`."""
    game: str
    known: bytes
    """A state that was dealt anew for the seat, as `packed` writes it."""
    seat: int
    level: str
    seed: int
    simulations: int | None = None
    """None: as many as the level takes."""


def _decide(game: AnyGame, known: Any, order: Order) -> Considered:
    return consider(game, known, order.seat, Level(order.level), order.seed, order.simulations)


def _hint(game: AnyGame, known: Any, order: Order) -> tuple[Suggestion, ...]:
    return hint(game, known, order.seat, order.seed, order.simulations)


KINDS: dict[str, Callable[[AnyGame, Any, Order], object]] = {"decide": _decide, "hint": _hint}


def think(order: Order) -> object:
    """What comes of it: what the order's kind gives."""
    game = GAMES[order.game]
    return KINDS[order.kind](game, game.unpacked(order.known), order)


if __name__ == "__main__":
    serve(think)
