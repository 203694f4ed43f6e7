"""A turn's board as PNG bytes, over the same picture drawn whole at double size."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from games import GAMES
from games.core import AnyGame, View
from render.press.bands import BANDS
from tools.bench import tape
from tools.bench.ratios import Ratio, in_turn, ratio_of, seconds_of
from tools.bench.recorder import PLAYERS, SEED, half_of, turn_picture
from tools.random_play import position

GOAL = 10.0
MOST_BYTES = 120_000
ROUNDS = 7
BOARDS = 16
"""Boards in one measurement, one step after the other."""


class Pictures(Struct, frozen=True):
    """How fast a game's boards are, and how large the largest of them is."""

    speed: Ratio
    bytes: int

    @property
    def is_met(self) -> bool | None:
        """Whether both goals are."""
        return self.speed.is_met and self.bytes < MOST_BYTES


def shown(game: AnyGame) -> list[tuple[View, View]]:
    """What a table is shown step by step in the middle of a game, each with what it saw before."""
    half = half_of(game)
    views = [game.view(position(game, PLAYERS, SEED, half + step), None) for step in range(BOARDS + 1)]
    return list(pairwise(views))


def measure_game(game: AnyGame) -> Pictures:
    """The boards of one game."""
    plain, boards = tape.kept(game.id), shown(game)
    (_, first), *turns = boards
    sizes: list[int] = []

    def draw_turns() -> None:
        sizes.extend(len(turn_picture(game, after, before).png()) for before, after in turns)

    def ours() -> float:
        BANDS.clear()  # else every round but the first would find all its bands
        turn_picture(game, first).png()
        return seconds_of(draw_turns) / len(turns)

    ratios = in_turn(lambda: seconds_of(lambda: tape.draw(plain)), ours, ROUNDS)
    return Pictures(ratio_of(ratios, GOAL), max(sizes))


def measure() -> dict[str, Pictures]:
    """By game."""
    return {id: measure_game(game) for id, game in GAMES.items()}
