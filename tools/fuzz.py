"""Random games with every promise of the contract checked; a broken one leaves a file to replay."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Options, State, write
from games.record import record
from games.values import Event, Seat
from tools.random_play import choose, seed_of, some_options
from words.catalogue import LANGUAGES, Words

MOST_STEPS = 50_000
AT_ONCE = 10
"""Games that one process plays before it takes others: few, so that none is waited for in the end."""

BETWEEN = 4
"""Moves from one look at the state dealt anew to the next, which takes its time."""


class Fuzzed(Struct):
    """What came of some games."""

    games: int = 0
    moves: int = 0
    ends: list[str] = []
    """SHA-256 of each game's last state, in the order of the games."""
    crashes: list[Path] = []
    """The files that replay those that broke."""

    def add(self, other: Fuzzed) -> None:
        """And of these, which come after them."""
        self.games += other.games
        self.moves += other.moves
        self.ends += other.ends
        self.crashes += other.crashes

    @property
    def digest(self) -> str:
        """Another one if any game ended otherwise, however many processes played them."""
        return hashlib.sha256("".join(self.ends).encode()).hexdigest()[:16]


def fuzz_game(
    game: AnyGame, seats: int, options: Options, seed: str, chance: Random, moves: list[tuple[Seat, Action]]
) -> bytes:
    """Play one game, appending each move before it is made; its last state, stored. Raises what breaks."""
    step = game.setup(seats, options, Rng(seed))
    before = write(step.state)
    voices = [Words(language, game.id) for language in LANGUAGES]
    while game.to_act(step.state):
        assert len(moves) < MOST_STEPS, "the game does not end"
        move = choose(game, step.state, seats, chance)
        moves.append(move)
        after = game.play(step.state, *move)
        written = write(after.state)
        assert write(step.state) == before, "playing changed the state it was given"
        assert write(game.copy(after.state)) == written, "a copy differs"
        assert game.read_state(written, game.rules_version) == after.state, "JSON changed the state"
        public = game.view(after.state, None)
        for seat in range(seats):
            game.seen_by(after.state, seat, public)
        if len(moves) % BETWEEN == 0:
            check_redeal(game, after.state, move[0], len(moves))
        for words in voices:
            words.action(move[1])
            for event in after.events:
                words.event(event)
        for event in after.events:
            assert msgspec.json.decode(write(event), type=Event) == event, "JSON changed an event"
        step, before = after, written
    assert game.result(step.state) is not None, "nobody is asked and the game is not over"
    return before


def check_redeal(game: AnyGame, state: State, seat: Seat, number: int) -> None:
    """Dealt anew, it looks the same to that seat, and the same can be done."""
    dealt = game.redeal(state, seat, Rng(seed_of(number, seat)))
    assert game.view(dealt, seat) == game.view(state, seat), "dealt anew, it looks different"
    assert game.legal(dealt, seat) == game.legal(state, seat), "dealt anew, something else is legal"


def fuzz(game: AnyGame, seats: int, games: range, seed: int, folder: Path) -> Fuzzed:
    """Play the games of these numbers; what breaks is left in the folder."""
    fuzzed = Fuzzed()
    for number in games:
        secret = seed_of(seed, number)
        chance = Random(f"{seed} {number}")  # noqa: S311  # a simulation's choices are no secret
        options = some_options(game, seats, chance)
        moves: list[tuple[Seat, Action]] = []
        try:
            fuzzed.ends.append(
                hashlib.sha256(fuzz_game(game, seats, options, secret, chance, moves)).hexdigest()
            )
        except Exception:  # noqa: BLE001  # whatever breaks is what this run looks for
            folder.mkdir(parents=True, exist_ok=True)
            crash = folder / f"{game.id}-{seats}-{seed}-{number}.json"
            kept = record(game, seats, options, secret, moves)
            crash.write_bytes(write(msgspec.structs.replace(kept, crash=traceback.format_exc())))
            fuzzed.crashes.append(crash)
        fuzzed.games += 1
        fuzzed.moves += len(moves)
    return fuzzed


def _fuzz_known(game_id: str, seats: int, games: range, seed: int, folder: Path) -> Fuzzed:
    """The same for a game by its name, which another process understands."""
    return fuzz(GAMES[game_id], seats, games, seed, folder)


def fuzz_all(
    chosen: list[AnyGame], games: int, seed: int, folder: Path, processes: int
) -> Iterator[tuple[AnyGame, int, Fuzzed]]:
    """So many games of each at every player count, by so many processes; in order, as they come."""
    with ProcessPoolExecutor(processes) as pool:
        ahead: list[tuple[AnyGame, int, list[Future[Fuzzed]]]] = [
            (
                game,
                seats,
                [
                    pool.submit(_fuzz_known, game.id, seats, numbers, seed, folder)
                    for first in range(0, games, AT_ONCE)
                    for numbers in [range(first, min(first + AT_ONCE, games))]
                ],
            )
            for game in chosen
            for seats in game.seats
        ]
        for game, seats, parts in ahead:
            fuzzed = Fuzzed()
            for part in parts:
                fuzzed.add(part.result())
            yield game, seats, fuzzed


def main() -> int:
    """Fuzz every game at every player count; 1 when anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games for each game and player count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted(GAMES), help="one game instead of all")
    parser.add_argument("--crashes", type=Path, default=Path("crashes"), help="where broken games are left")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, help="that play at once; one per core if unsaid"
    )
    asked = parser.parse_args()
    chosen = list(GAMES.values()) if asked.only is None else [GAMES[asked.only]]
    broken = 0
    for game, seats, fuzzed in fuzz_all(chosen, asked.games, asked.seed, asked.crashes, asked.processes):
        crashes = fuzzed.crashes
        print(
            f"{game.id}, {seats} players: {fuzzed.games} games, {fuzzed.moves} moves, {len(crashes)} broken,"
            f" digest {fuzzed.digest}",
            flush=True,
        )
        for crash in crashes:
            print(f"  python bot.py replay {crash}", flush=True)
        broken += len(crashes)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
