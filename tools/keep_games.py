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

KEPT = Path(__file__).resolve().parent.parent / "tests" / "replays" / "games"
"""Where the tests find them, wherever this is called from."""


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


def keep(game: AnyGame, folder: Path, games: int, *, is_anew: bool) -> tuple[int, int]:
    """Write the records of that game at every player count; how many, and how many stay as they were.

    One that is kept is what a game of long ago came to: it is written anew only if that is asked for.
    """
    written = stayed = 0
    for seats in game.seats:
        for number in range(games):
            file = folder / f"{game.id}-{game.rules_version}-{seats}-{number}.json"
            if file.exists() and not is_anew:
                stayed += 1
            else:
                file.write_bytes(write(play(game, seats, number)) + b"\n")
                written += 1
    return written, stayed


def main() -> int:
    """Write the records that are missing, or those of one game anew."""
    parser = argparse.ArgumentParser(prog="python -m tools.keep_games", description=__doc__)
    parser.add_argument(
        "--only", choices=sorted(GAMES), help="write the games of this one anew, and none of another"
    )
    parser.add_argument("--out", type=Path, default=KEPT, help="the folder, if not that of the tests")
    parser.add_argument("--games", type=int, default=2, help="for each game and player count")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values() if asked.only is None else (GAMES[asked.only],):
        written, stayed = keep(game, asked.out, asked.games, is_anew=asked.only is not None)
        print(f"{game.id}: {written} written, {stayed} kept as they were")
    return 0


if __name__ == "__main__":
    sys.exit(main())
