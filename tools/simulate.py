"""Random games by the hundred: do they all end, and how fast."""

from __future__ import annotations

import hashlib
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

from games.chance import Rng
from games.core import AnyGame, write
from tools.random_play import DeadEnd, choose, seed_of

MOST_STEPS = 50_000
"""A game that has not ended by then never will."""


class Report(Struct):
    """What a run of random games showed."""

    game: str
    players: int
    games: int
    seed: int
    ended: int
    dead_ends: int
    errors: int
    steps: int
    seconds: float
    steps_per_second: float
    games_per_second: float
    median_steps: float
    digest: str
    """Of every final state: the same seed gives the same games."""


def play_out(game: AnyGame, seats: int, seed: str, chance: Random) -> tuple[Any, int]:
    """Play one game in place to its end; the final state and the number of steps."""
    state = game.setup(seats, game.options(), Rng(seed)).state
    for steps in range(MOST_STEPS):
        if game.result(state) is not None:
            return state, steps
        seat, action = choose(game, state, seats, chance)
        game.apply(state, seat, action)
    return state, MOST_STEPS


def simulate(game: AnyGame, players: int, games: int, seed: int) -> Report:
    """Play that many random games, all decided by the seed, and count how they went."""
    ended = dead_ends = errors = 0
    lengths: list[int] = []
    digest = hashlib.sha256()
    began = perf_counter()
    for number in range(games):
        chance = Random(f"{seed} {number}")  # noqa: S311  # a simulation's choices are no secret
        try:
            state, steps = play_out(game, players, seed_of(seed, number), chance)
        except DeadEnd:
            dead_ends += 1
            continue
        except Exception:  # noqa: BLE001  # whatever the rules raise is what this run looks for
            errors += 1
            continue
        ended += game.result(state) is not None
        lengths.append(steps)
        digest.update(write(state))
    seconds = perf_counter() - began
    return Report(
        game=game.id,
        players=players,
        games=games,
        seed=seed,
        ended=ended,
        dead_ends=dead_ends,
        errors=errors,
        steps=sum(lengths),
        seconds=round(seconds, 3),
        steps_per_second=round(sum(lengths) / seconds, 1),
        games_per_second=round(games / seconds, 2),
        median_steps=median(lengths) if lengths else 0,
        digest=digest.hexdigest(),
    )
