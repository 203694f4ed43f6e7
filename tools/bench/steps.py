"""Random play: our steps a second over catanatron's moves a second."""

from __future__ import annotations

import random
from itertools import count
from random import Random

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from games import GAMES
from games.chance import Rng
from games.core import AnyGame
from tools.bench.ratios import Ratio, in_turn, ratio_of, seconds_of
from tools.random_play import choose, seed_of
from tools.simulate import MOST_STEPS, play_out

GOALS = {"panamax": 1.0}
GOAL = 2.0
ROUNDS = 9
PLAYERS = 4
ENOUGH = 4000
"""Steps in one measurement, at the least."""


def steps_per_second(game: AnyGame, numbers: count[int], *, is_copied: bool) -> float:
    """Of whole random games: list what may be done, choose, and do it in place or on a copy each time."""
    steps = 0

    def play() -> None:
        nonlocal steps
        while steps < ENOUGH:
            number = next(numbers)
            chance = Random(number)  # noqa: S311  # a simulation's choices are no secret
            seed = seed_of(1, number)
            steps += _copying(game, seed, chance) if is_copied else play_out(game, PLAYERS, seed, chance)[1]

    seconds = seconds_of(play)
    return steps / seconds


def _copying(game: AnyGame, seed: str, chance: Random) -> int:
    state = game.setup(PLAYERS, game.options(), Rng(seed)).state
    for steps in range(MOST_STEPS):
        if not game.to_act(state):
            return steps
        state = game.play(state, *choose(game, state, PLAYERS, chance)).state
    return MOST_STEPS


def catan_moves_per_second(numbers: count[int]) -> float:
    """Of catanatron's own random players."""
    moves = 0

    def play() -> None:
        nonlocal moves
        while moves < ENOUGH:
            number = next(numbers)
            random.seed(number)  # its players choose by the global one
            game = Catan([RandomPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=number)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                moves += 1

    seconds = seconds_of(play)
    return moves / seconds


def measure() -> dict[str, dict[str, Ratio]]:
    """By game, in place and with the host's copy."""
    found: dict[str, dict[str, Ratio]] = {"step_vs_catanatron": {}, "copied_step_vs_catanatron": {}}
    for id, game in GAMES.items():
        for name, is_copied in (("step_vs_catanatron", False), ("copied_step_vs_catanatron", True)):
            ours, theirs = count(), count()
            ratios = in_turn(
                lambda game=game, is_copied=is_copied, ours=ours: steps_per_second(  # type: ignore[misc]  # bound now
                    game, ours, is_copied=is_copied
                ),
                lambda theirs=theirs: catan_moves_per_second(theirs),  # type: ignore[misc]  # bound now
                ROUNDS,
            )
            found[name][id] = ratio_of(ratios, None if is_copied else GOALS.get(id, GOAL))
    return found
