"""A computer's decision over one of catanatron's player that goes by a value, in time of the processor."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count, cycle, islice
from typing import Any

from catanatron import Color
from catanatron import Game as Catan
from catanatron.players.search import VictoryPointPlayer

from computers import Level, decide
from computers.rollout import following
from games import GAMES
from games.chance import Rng
from games.core import AnyGame
from games.values import Seat
from tools.bench.ratios import Ratio, ratio_of, seconds_of
from tools.random_play import seed_of

GOAL = 60.0
"""Milliseconds, on the machine of the README's table."""
ROUNDS = 5
DECISIONS = 24
"""Of ours in one measurement ..."""
ENOUGH = 2000
"""... and of theirs."""
PLAYERS = 2


def moments(game: AnyGame) -> list[tuple[Any, Seat]]:
    """Who is asked, and the state: through a whole game of greedy players, those with one choice too."""
    state = game.setup(PLAYERS, game.options(), Rng(seed_of(1, 0))).state
    found: list[tuple[Any, Seat]] = []
    last = PLAYERS - 1
    while asked := game.to_act(state):
        last = following(asked, last)
        found.append((game.copy(state), last))
        game.apply(state, last, decide(game, state, last, Level.GREEDY, len(found)))
    # Far apart, so that few of them stand for the whole game.
    apart = max(1, len(found) // (DECISIONS * (ROUNDS + 1)))
    return [found[place] for begin in range(apart) for place in range(begin, len(found), apart)]


def milliseconds(game: AnyGame) -> Callable[[], float]:
    """Asked again and again, what a normal decision takes on average, each time in other moments."""
    asked, numbers = cycle(moments(game)), count()

    def think() -> None:
        for state, seat in islice(asked, DECISIONS):
            decide(game, state, seat, Level.NORMAL, next(numbers))

    return lambda: 1000 * seconds_of(think) / DECISIONS


def catan_milliseconds(numbers: count[int]) -> float:
    """What a decision of theirs takes on average, those with one choice too."""
    decisions = 0

    def play() -> None:
        nonlocal decisions
        while decisions < ENOUGH:
            number = next(numbers)
            random.seed(number)  # its players choose by the global one
            game = Catan([VictoryPointPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=number)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1

    seconds = seconds_of(play)
    return 1000 * seconds / decisions


def measure() -> dict[str, dict[str, Ratio]]:
    """By game, as a ratio and in milliseconds."""
    ratios, times = dict[str, Ratio](), dict[str, Ratio]()
    theirs = count()
    catan_milliseconds(theirs)
    for id, game in GAMES.items():
        ours = milliseconds(game)
        ours()
        found = [(ours(), catan_milliseconds(theirs)) for _ in range(ROUNDS)]
        ratios[id] = ratio_of([own / other for own, other in found], is_more_better=False)
        times[id] = ratio_of([own for own, _ in found], GOAL, is_more_better=False)
    return {"decision_vs_catanatron_value": ratios, "decision_ms": times}
