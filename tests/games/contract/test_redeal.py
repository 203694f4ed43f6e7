"""What a seat cannot know is dealt anew, all of it, and nothing of how it was is left over."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import write
from tests.games.contract.conservation import check
from tests.games.contract.tables import MOST_STEPS, PLAIN_TABLES, TABLES, Table, from_scenes, some
from tests.secrets.checks import Leak, viewers
from tests.secrets.exits import SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import secretive
from tests.secrets.redealing import (
    adding,
    chance_of,
    check_alike,
    check_looks,
    check_whole,
    keeping,
    knowing_nothing,
    open_part,
)
from tools.random_play import choose

VARIED = [
    max((table for table in TABLES if table.game_id == game_id), key=lambda table: len(table.name))
    for game_id in GAMES
]
"""A table of each game where all options are changed at once."""
LEAKY = {game_id: Table(game_id, 3, LEAKS[game_id].options) for game_id in GAMES}
PLACES = [
    pytest.param(LEAKY[game_id], place, id=f"{game_id}-{place}")
    for game_id in LEAKY
    for place in LEAKS[game_id].places
]
at_every_table = pytest.mark.parametrize("table", [*PLAIN_TABLES, *VARIED], ids=lambda table: table.name)
at_a_table = pytest.mark.parametrize("table", LEAKY.values(), ids=LEAKY)


@cache
def rich(table: Table) -> Any:
    """The position of a game in which most is hidden."""
    return max((move.before for move in secretive(table)), key=SECRETS[table.game_id].hidden)


@cache
def many(table: Table) -> list[Any]:
    """The richest one, the end, all rare moments, and many of a whole game."""
    moves = secretive(table)
    moments = {id(move.before): move.before for move in from_scenes(table, 1)}
    sampled = [move.before for move in some(moves, 40)]
    return [rich(table), moves[-1].step.state, *moments.values(), *sampled]


@at_every_table
def test_the_same_comes_of_worlds_that_look_alike(table: Table) -> None:
    check_alike(table, many(table), Random(1), worlds=2)


@at_every_table
def test_it_looks_the_same_and_only_what_is_hidden_changes(table: Table) -> None:
    game, places = table.game, LEAKS[table.game_id].places
    for number, state in enumerate(many(table)[::2]):
        before = write(state)
        for viewer in viewers(table):
            after = game.redeal(state, viewer, chance_of(number))
            check_looks(table, state, [after], viewer)
            check_whole(table, [after])
            assert open_part(after, places, viewer) == open_part(state, places, viewer)
        assert write(state) == before, "the given state stays"


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_everything_hidden_is_dealt_anew(table: Table) -> None:
    things = LEAKS[table.game_id].in_the_state
    changed = set()
    for state in many(table):
        for after in [table.game.redeal(state, None, chance_of(number)) for number in range(3)]:
            assert after.rng.draws == 0
            changed |= {thing for thing, secret in things.items() if secret(after) != secret(state)}
    assert changed == set(things)


@at_every_table
def test_when_it_is_over_only_the_seed_is_hidden(table: Table) -> None:
    over = secretive(table)[-1].step.state
    for viewer in viewers(table):
        after = table.game.redeal(over, viewer, chance_of(1))
        assert (after.rng.seed != over.rng.seed, after.rng.draws) == (True, 0)
        after.rng = over.rng
        assert after == over


@at_every_table
def test_play_goes_on_to_the_end(table: Table) -> None:
    game = table.game
    for number, state in enumerate([rich(table), some(secretive(table), 2)[1].before]):
        chance = Random(number)
        after = game.redeal(state, number, chance_of(number))
        for _ in range(MOST_STEPS):
            if game.result(after) is not None:
                break
            seat, action = choose(game, after, table.seats, chance)
            step = game.play(after, seat, action)
            check(game.id, after, step)
            after = step.state
        assert game.result(after) is not None


@pytest.mark.parametrize(("table", "place"), PLACES)
def test_one_true_thing_that_is_kept_is_noticed(
    table: Table, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Be it one card of one player: else copies tell a seat what it cannot know."""
    states = many(table)
    keeping(monkeypatch, table, place)
    with pytest.raises(Leak) as leak:
        check_alike(table, states, Random(1))
    assert leak.value.way == "redeal"


@at_a_table
def test_a_true_card_that_is_kept_besides_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there twice, or another is lost."""
    state = rich(table)
    adding(monkeypatch, table, LEAKS[table.game_id].places[0])
    dealt = [table.game.redeal(state, 0, chance_of(number)) for number in range(10)]
    with pytest.raises(AssertionError):
        check_whole(table, dealt)


@at_a_table
def test_a_seat_that_loses_what_it_knows_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich(table)
    knowing_nothing(monkeypatch, table)
    dealt = [table.game.redeal(state, 0, chance_of(number)) for number in range(10)]
    with pytest.raises(Leak) as leak:
        check_looks(table, state, dealt, 0)
    assert leak.value.way == "view"
