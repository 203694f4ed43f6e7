"""Every game, with every number of players and every option: what the contract is asked of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from itertools import cycle, product
from random import Random
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Options, Step, write
from games.values import Seat
from tests.games.brought import brings, brought
from tools.random_play import choose, seed_of

Chooser: TypeAlias = Callable[[AnyGame, Any, int, Random], tuple[Seat, Action]]
"""Given the game, a state and the number of seats: who does what next."""
EARLY = 8
"""Steps after which even a short game goes on: a made one of two players is over after fourteen."""
MOST_STEPS = 5_000
"""A random game that is not over by then goes on for ever."""


class Table(Struct, frozen=True):
    """One game with its players and options."""

    game_id: str
    seats: int
    options: Options

    @property
    def game(self) -> AnyGame:
        """The rules played here."""
        return GAMES[self.game_id]

    @property
    def name(self) -> str:
        """As the test ids write it: what differs from the defaults."""
        changed = [
            f"{name}={value}"
            for name, value in msgspec.structs.asdict(self.options).items()
            if value != getattr(self.game.options(), name)
        ]
        return "-".join([self.game_id, str(self.seats), *changed])


class Move(Struct, frozen=True):
    """A step and what led to it."""

    before: Any
    seat: Seat
    action: Action
    step: Step[Any]


def _domain(kind: Any) -> list[Any]:
    """Every value of an option of that type; none if they cannot be listed."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return list(kind) if isinstance(kind, type) and issubclass(kind, Enum) else []


def variants(game: AnyGame) -> list[tuple[int, Options]]:
    """Numbers of players and options.

    The defaults and all options changed at once for every number, each other value of an option by itself
    for one of them: the numbers take turns.
    """
    defaults = game.options()
    others: list[dict[str, Any]] = [
        {name: value}
        for name, kind in get_type_hints(game.options).items()
        for value in _domain(kind)
        if value != getattr(defaults, name)
    ]
    at_once: dict[str, Any] = {name: value for change in others for name, value in change.items()}
    everywhere: list[dict[str, Any]] = [{}, *([at_once] if at_once else [])]
    changes = [*product(game.seats, everywhere), *zip(cycle(game.seats), others, strict=False)]
    return [(seats, msgspec.structs.replace(defaults, **change)) for seats, change in changes]


def tables() -> Iterator[Table]:
    """Every game x player count, and its variants that may begin."""
    for game in GAMES.values():
        for seats, options in variants(game):
            if game.option_refusal(seats, options) is None:
                yield Table(game.id, seats, options)


TABLES = list(dict.fromkeys(tables()))
PLAIN_TABLES = [table for table in TABLES if table.options == table.game.options()]
"""Those with the default options."""


def begin(table: Table, seed: int) -> Step[Any]:
    """Step 0 of a game at that table."""
    return table.game.setup(table.seats, table.options, Rng(seed_of(seed, 0)))


def play_out(table: Table, seed: int, chooses: Chooser = choose) -> Iterator[Move]:
    """A random game from the first question to the result, the same for the same seed."""
    game = table.game
    state = begin(table, seed).state
    chance = Random(seed)
    for _ in range(MOST_STEPS):
        if game.result(state) is not None:
            return
        seat, action = chooses(game, state, table.seats, chance)
        step = game.play(state, seat, action)
        yield Move(state, seat, action, step)
        state = step.state
    raise AssertionError(f"{table.name} with seed {seed} goes on for ever")


def from_scenes(table: Table, seed: int) -> Iterator[Move]:
    """Moves of every kind out of the moments, brought by a game, that random play seldom meets."""
    if not brings(table.game_id, "scenes"):
        return
    game, chance = table.game, Random(seed)
    for state in brought(table.game_id, "scenes", "scenes")(table.seats, table.options):
        for seat in range(table.seats):
            legal = game.legal(state, seat)
            chance.shuffle(legal)
            for action in {type(action): action for action in legal}.values():
                yield Move(state, seat, action, game.play(state, seat, action))


@cache
def whole_game(table: Table, seed: int = 1) -> tuple[Move, ...]:
    """One random game, kept, each move following from the one before."""
    # Where players without any plan seldom get far enough to do everything, the game brings its own.
    return tuple(play_out(table, seed, brought(table.game_id, "playing", "CHOOSER", choose)))


@cache
def recorded(table: Table, seed: int = 1) -> tuple[Move, ...]:
    """That game after rare moments, kept: nothing may change its states (and a test says nothing does)."""
    return (*from_scenes(table, seed), *whole_game(table, seed))


def some(moves: tuple[Move, ...], number: int) -> tuple[Move, ...]:
    """That many of the moves, evenly spread over the game, the last one among them."""
    return moves[:: -max(1, len(moves) // number)]


def transcript(table: Table, seed: int) -> bytes:
    """A whole random game as JSON, in which every byte depends on the seed alone."""
    return b"\n".join(
        part
        for move in play_out(table, seed)
        for part in (write(move.action), *map(write, move.step.events), write(move.step.state))
    )
