"""A record is enough to play a game again, and nothing else passes for one."""

from random import Random

import msgspec
import pytest

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, Refused, Unreadable, write
from games.record import Record, read_record, record, replay
from tools.random_play import choose, seed_of

ANY_SEED = seed_of(3, 0)


def played(game: AnyGame) -> tuple[Record, bytes]:
    """A whole random game: its record and its final state."""
    seats = game.seats[0]
    chance = Random(3)
    state = game.setup(seats, game.options(), Rng(ANY_SEED)).state
    moves = []
    while game.to_act(state):
        move = choose(game, state, seats, chance)
        moves.append(move)
        game.apply(state, *move)
    return record(game, seats, game.options(), ANY_SEED, moves), write(state)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_replays_to_the_same_final_state(game: AnyGame) -> None:
    kept, final = played(game)
    read = read_record(write(kept))
    steps = list(replay(game, read))
    assert len(steps) == len(kept.moves) + 1
    assert write(steps[-1].state) == final


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_another_seed_gives_another_game_or_breaks_the_rules(game: AnyGame) -> None:
    kept, final = played(game)
    forged = msgspec.structs.replace(kept, seed=seed_of(4, 0))
    try:
        last = list(replay(game, forged))[-1].state
    except Refused:
        return
    assert write(last) != final


@pytest.mark.parametrize("change", [{"rules_version": 999}, {"data_digest": "0" * 64}])
def test_other_rules_or_another_box_are_not_replayed(change: dict[str, int | str]) -> None:
    game = next(iter(GAMES.values()))
    kept, _ = played(game)
    with pytest.raises(Unreadable):
        list(replay(game, msgspec.structs.replace(kept, **change)))


@pytest.mark.parametrize("raw", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"game": "livingstone"}'])
def test_anything_else_is_no_record(raw: bytes) -> None:
    with pytest.raises(Unreadable):
        read_record(raw)
