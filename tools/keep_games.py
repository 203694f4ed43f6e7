"""Random games kept as records, so that a change of the rules that alters them is noticed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import msgspec

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, write
from games.record import Record, record, totals
from games.values import Seat
from tools.random_play import choose, seed_of, some_options


def play(game: AnyGame, seats: int, number: int) -> Record:
    """A whole random game with random options, and its scores."""
    chance = Random(f"kept {number}")  # noqa: S311  # a kept game has no secrets
    seed = seed_of(number, seats)
    options = some_options(game, seats, chance)
    state = game.setup(seats, options, Rng(seed)).state
    moves: list[tuple[Seat, Action]] = []
    while game.to_act(state):
        moves.append(choose(game, state, seats, chance))
        game.apply(state, *moves[-1])
    result = game.result(state)
    assert result is not None
    return msgspec.structs.replace(record(game, seats, options, seed, moves), totals=totals(result))


def main() -> int:
    """Write the records of every game at every player count."""
    parser = argparse.ArgumentParser(prog="python -m tools.keep_games", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder")
    parser.add_argument("--games", type=int, default=2, help="for each game and player count")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for seats in game.seats:
            for number in range(asked.games):
                file = asked.out / f"{game.id}-{game.rules_version}-{seats}-{number}.json"
                file.write_bytes(write(play(game, seats, number)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
