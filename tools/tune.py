"""Other weights against those that stand: whether a computer that values things otherwise plays better.

python -m tools.tune congo --weights AUXILIARY=0.6,SPECIAL=1.2 --games 100
"""

from __future__ import annotations

import argparse
import sys
from ast import literal_eval
from collections.abc import Mapping, Sequence
from importlib.util import find_spec, module_from_spec
from math import sqrt
from random import Random
from statistics import fmean, stdev
from types import MethodType, ModuleType

from msgspec import Struct

from computers import Level, decide
from computers.rollout import following
from games import GAMES
from games.chance import Rng
from games.core import AnyGame
from tools.complaint import Complaint
from tools.random_play import seed_of


class Tuned(Struct, frozen=True):
    """How a seat with other weights did against ordinary ones."""

    games: int
    won: float
    """Shared wins are fractions."""
    margin: float
    """Points ahead of the best of the others, on average: it tells sooner than wins do."""
    error: float
    """Of the margin, one standard error."""


def weights(text: str) -> dict[str, object]:
    """NAME=value, between commas; a value is a Python literal without a comma."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    try:
        return {name.strip(): literal_eval(value.strip()) for name, _, value in pairs}
    except (SyntaxError, ValueError):
        raise argparse.ArgumentTypeError(f"{text}: write NAME=value, between commas") from None


def revalued(game_id: str, values: Mapping[str, object]) -> AnyGame:
    """The same game, seen with other weights: constants of its `worth` module, read anew."""
    name = f"games.{game_id}.worth"
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = module_from_spec(spec)
    spec.loader.exec_module(module)
    for each, value in values.items():
        if not hasattr(module, each):
            raise Complaint(f"{name} has no {each}.")
        setattr(module, each, value)
    game: AnyGame = type(GAMES[game_id])()
    game.worth = MethodType(lambda _, state: module.worth(state), game)  # type: ignore[method-assign]  # this one alone
    return game


def compare(
    game_id: str,
    values: Mapping[str, object],
    *,
    seats: Sequence[Level],
    games: int,
    seed: int,
    simulations: int | None = None,
) -> Tuned:
    """The first seat plays by other weights; every deal is played once from each place at the table."""
    plain, tuned = GAMES[game_id], revalued(game_id, values)
    won, margins = 0.0, []
    for number in range(games):
        place = number % len(seats)
        kinds = [*seats[-place:], *seats[:-place]] if place else list(seats)
        chance = Random(f"tune {seed} {number}")  # noqa: S311  # a match has no secrets
        state = plain.setup(len(seats), plain.options(), Rng(seed_of(seed, number // len(seats)))).state
        last = len(seats) - 1
        while asked := plain.to_act(state):
            last = following(asked, last)
            game = tuned if last == place else plain
            plain.apply(
                state, last, decide(game, state, last, kinds[last], chance.getrandbits(63), simulations)
            )
        result = plain.result(state)
        assert result is not None
        won += (place in result.winners) / max(1, len(result.winners))
        totals = {each.seat: 0 if each.is_out else each.total / result.units for each in result.standings}
        margins.append(totals.pop(place) - max(totals.values()))
    return Tuned(games, won, fmean(margins), stdev(margins) / sqrt(games))


def main(arguments: Sequence[str]) -> int:
    """Play and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--weights", type=weights, default={}, metavar="NAME=VALUE,...")
    parser.add_argument("--seats", default="normal,normal", help="who plays; the first by other weights")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int)
    asked = parser.parse_args(arguments)
    seats = [Level(name) for name in asked.seats.split(",")]
    found = compare(
        asked.game,
        asked.weights,
        seats=seats,
        games=asked.games,
        seed=asked.seed,
        simulations=asked.simulations,
    )
    print(
        f"{asked.game} {asked.seats} {asked.weights}: won {found.won:g} of {found.games}, "
        f"{found.margin:+.2f} points ahead on average (error {found.error:.2f})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
