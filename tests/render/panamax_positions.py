"""Positions of Panamax to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import cache

from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxState
from games.panamax.view import PanamaxView
from games.values import Seat
from tests.render.positions import LONG_NAMES
from tools.sheet import game_states
from words.catalogue import Words

SEATS = range(2, 5)


@cache
def states(seats: int, seed: int = 1) -> list[PanamaxState]:
    """Every state of one random game."""
    return [state for state in game_states(PANAMAX, seats, seed) if isinstance(state, PanamaxState)]


def moments(seats: int, seat: Seat | None = None, seed: int = 1) -> list[PanamaxView]:
    """One seat's view of eight moments of a game, from the first to the last."""
    played = states(seats, seed)
    return [PANAMAX.view(played[round(part * (len(played) - 1) / 7)], seat) for part in range(8)]


def words(language: str, seats: int = 4) -> Words:
    """What is said at a table with long names, and some that the font cannot write."""
    return Words(language, "panamax", LONG_NAMES[:seats])
