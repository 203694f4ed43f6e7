"""A whole game as its seed, options and actions: enough for anybody to play it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from games.chance import Rng
from games.core import NOT_OURS, Action, AnyGame, Options, Result, Step, Unreadable, write
from games.values import Seat


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat did."""

    seat: Seat
    action: Raw


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that decided a game. It holds every secret: never shown before the game is over."""

    game: str
    rules_version: int
    data_digest: str
    seats: int
    options: Raw
    seed: str
    moves: list[Move]
    totals: list[int] = []
    """The points of each seat, in a record of a finished game."""
    crash: str = ""
    """What went wrong after the last move, in a record that a test run left behind."""


def record(
    game: AnyGame, seats: int, options: Options, seed: str, moves: Iterable[tuple[Seat, Action]]
) -> Record:
    """The record of these moves, under the rules of today."""
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        seats=seats,
        options=Raw(write(options)),
        seed=seed,
        moves=[Move(seat, Raw(write(action))) for seat, action in moves],
    )


def totals(result: Result) -> list[int]:
    """The points of each seat, in seat order."""
    return [place.total for place in sorted(result.standings, key=lambda place: place.seat)]


def read_record(raw: bytes) -> Record:
    """A record from outside, or Unreadable."""
    try:
        return msgspec.json.decode(raw, type=Record)
    except NOT_OURS as error:
        raise Unreadable(f"this is no record of a game: {error}") from None


def replay(game: AnyGame, played: Record) -> Iterator[Step[Any]]:
    """Step 0 and the step of each move, played anew; Unreadable if the rules or the box have changed."""
    if (played.rules_version, played.data_digest) != (game.rules_version, game.data_digest):
        raise Unreadable(f"{game.id}: the game was played by other rules or with another box")
    step = game.setup(played.seats, game.read_options(bytes(played.options)), Rng(played.seed))
    yield step
    for move in played.moves:
        step = game.play(step.state, move.seat, game.read_action(bytes(move.action)))
        yield step
