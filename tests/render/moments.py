"""Moments of random games to draw, at a table with names that are hard to write."""

from __future__ import annotations

from functools import cache
from typing import TypeVar, cast

from games import GAMES
from games.core import Game, State, View
from games.values import Seat
from tools.sheet import game_states
from words.catalogue import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

LONG_NAMES = ("W" * 32, "Bartholomäus Livingstone-Smythe", "漢字の人", "Zoë 🦁", "Éléonore de Guyenne")
MOMENTS = 8


@cache
def _played(game_id: str, seats: int, seed: int) -> list[State]:
    return game_states(GAMES[game_id], seats, seed)


def states_of(game: Game[S, V], seats: int, seed: int = 1) -> list[S]:
    """Every state of one random game."""
    return cast("list[S]", _played(game.id, seats, seed))  # a game plays its own states


def moments_of(game: Game[S, V], seats: int, seat: Seat | None = None, seed: int = 1) -> list[V]:
    """One seat's view of eight moments of a game, from the first to the last."""
    played = states_of(game, seats, seed)
    last = len(played) - 1
    return [game.view(played[round(part * last / (MOMENTS - 1))], seat) for part in range(MOMENTS)]


def words_of(game: Game[S, V], language: str, seats: int) -> Words:
    """What is said at a table with long names, and some that the font cannot write."""
    return Words(language, game.id, LONG_NAMES[:seats])
