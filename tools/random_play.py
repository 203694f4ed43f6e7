"""A player without a plan: plays any game by its contract alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from computers.chancing import one_of
from games.chance import Rng
from games.core import Action, AnyGame, Options, State
from games.values import Seat

OTHER_SEAT_CHANCE = 0.02
"""How often a seat is tried that nobody waits for."""


class DeadEnd(Exception):
    """A seat is waited for and can do nothing."""


def seed_of(number: int, game: int) -> str:
    """The secret seed of a game in a numbered run: 64 hexadecimal digits."""
    return hashlib.sha256(f"quayside {number} {game}".encode()).hexdigest()


def choose(game: AnyGame, state: Any, seats: int, chance: Random) -> tuple[Seat, Action]:
    """Some legal action: mostly by a seat the table waits for, the kind first, then which one."""
    if chance.random() < OTHER_SEAT_CHANCE:
        other = chance.randrange(seats)
        if legal := game.legal(state, other):
            return other, one_of(legal, chance)
    seat = chance.choice(sorted(game.to_act(state)))
    legal = game.legal(state, seat)
    if not legal:
        raise DeadEnd(f"seat {seat} is asked {game.question(state, seat).key} and has no legal action")
    return seat, one_of(legal, chance)


def some_options(game: AnyGame, seats: int, chance: Random) -> Options:
    """Each variant on or off by chance; the defaults where the game refuses the mixture."""
    chosen: dict[str, Any] = {}
    for field in msgspec.inspect.type_info(game.options).fields:  # type: ignore[attr-defined]  # a struct's
        match field.type:
            case msgspec.inspect.BoolType():
                chosen[field.name] = chance.random() < 0.5
            case msgspec.inspect.LiteralType(values) | msgspec.inspect.EnumType(values):
                chosen[field.name] = chance.choice(list(values))
    options = game.options(**chosen)
    return options if game.option_refusal(seats, options) is None else game.options()


def course(game: AnyGame, seats: int, seed: int) -> Iterator[State]:
    """A random game from its beginning to its end: one state that changes with every step."""
    chance = Random(seed)  # noqa: S311  # play for looking at, nothing secret
    state: State = game.setup(seats, game.options(), Rng(seed_of(seed, 0))).state
    yield state
    while game.to_act(state):
        seat, action = choose(game, state, seats, chance)
        game.apply(state, seat, action)
        yield state


def position(game: AnyGame, seats: int, seed: int, steps: int) -> State:
    """The state after that many random steps, or at the end if it comes first."""
    *_, reached = islice(course(game, seats, seed), steps + 1)
    return reached
