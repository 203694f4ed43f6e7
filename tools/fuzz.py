"""Random games with every promise of the contract checked; a broken one leaves a file to replay."""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path
from random import Random

import msgspec

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Options, write
from games.record import record
from games.values import Event, Seat
from tools.random_play import choose, seed_of, some_options
from words.catalogue import LANGUAGES, Words

MOST_STEPS = 50_000


def fuzz_game(
    game: AnyGame, seats: int, options: Options, seed: str, chance: Random, moves: list[tuple[Seat, Action]]
) -> None:
    """Play one game, appending each move before it is made; raises what breaks."""
    step = game.setup(seats, options, Rng(seed))
    voices = [Words(language, game.id) for language in LANGUAGES]
    while game.to_act(step.state):
        assert len(moves) < MOST_STEPS, "the game does not end"
        move = choose(game, step.state, seats, chance)
        moves.append(move)
        before = write(step.state)
        after = game.play(step.state, *move)
        assert write(step.state) == before, "playing changed the state it was given"
        assert write(game.copy(after.state)) == write(after.state), "a copy differs"
        assert game.read_state(write(after.state), game.rules_version) == after.state, (
            "JSON changed the state"
        )
        for viewer in (None, *range(seats)):
            game.view(after.state, viewer)
        for words in voices:
            words.action(move[1])
            for event in after.events:
                assert msgspec.json.decode(write(event), type=Event) == event, "JSON changed an event"
                words.event(event)
        step = after
    assert game.result(step.state) is not None, "nobody is asked and the game is not over"


def fuzz(game: AnyGame, seats: int, games: int, seed: int, folder: Path) -> list[Path]:
    """Play that many games; the files that replay those that broke."""
    crashes: list[Path] = []
    for number in range(games):
        secret = seed_of(seed, number)
        chance = Random(f"{seed} {number}")  # noqa: S311  # a simulation's choices are no secret
        options = some_options(game, seats, chance)
        moves: list[tuple[Seat, Action]] = []
        try:
            fuzz_game(game, seats, options, secret, chance, moves)
        except Exception:  # noqa: BLE001  # whatever breaks is what this run looks for
            folder.mkdir(parents=True, exist_ok=True)
            crash = folder / f"{game.id}-{seats}-{seed}-{number}.json"
            kept = record(game, seats, options, secret, moves)
            crash.write_bytes(write(msgspec.structs.replace(kept, crash=traceback.format_exc())))
            crashes.append(crash)
    return crashes


def main() -> int:
    """Fuzz every game at every player count; 1 when anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games for each game and player count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(GAMES), help="one game instead of all")
    parser.add_argument("--crashes", type=Path, default=Path("crashes"), help="where broken games are left")
    asked = parser.parse_args()
    broken = 0
    for game in GAMES.values() if asked.only is None else (GAMES[asked.only],):
        for seats in game.seats:
            crashes = fuzz(game, seats, asked.games, asked.seed, asked.crashes)
            print(f"{game.id}, {seats} players: {asked.games} games, {len(crashes)} broken")
            for crash in crashes:
                print(f"  python bot.py replay {crash}")
            broken += len(crashes)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
