"""What a seat cannot know is dealt anew, all of it, and nothing of how it was is left over."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from games.core import Game, write
from tests.games.contract.conservation import check
from tests.games.contract.tables import MOST_STEPS, PLAIN_TABLES, TABLES, Table, from_scenes, some
from tests.secrets.checks import Leak, viewers
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import rich, secretive
from tests.secrets.redealing import (
    chance_of,
    check_alike,
    check_looks,
    check_whole,
    keeping,
    knowing_nothing,
    open_part,
)
from tools.random_play import choose

DEALT = [table for table in PLAIN_TABLES if type(table.game).deal_anew is not Game.deal_anew]
GAME_IDS = list(dict.fromkeys(table.game_id for table in DEALT))
VARIED = [
    max((table for table in TABLES if table.game_id == game_id), key=lambda table: len(table.name))
    for game_id in GAME_IDS
]
"""A table of each game where all options are changed at once."""
LEAKY = {game_id: Table(game_id, 3, LEAKS[game_id].options) for game_id in GAME_IDS}
PLACES = [
    pytest.param(LEAKY[game_id], place, id=f"{game_id}-{place}")
    for game_id in LEAKY
    for place in LEAKS[game_id].places
]
at_every_table = pytest.mark.parametrize("table", [*DEALT, *VARIED], ids=lambda table: table.name)
at_a_table = pytest.mark.parametrize("table", LEAKY.values(), ids=LEAKY)


def positions(table: Table, number: int) -> list[Any]:
    """The richest one, some of a whole game with its rare moments, and the end."""
    moves = secretive(table)
    return [rich(table).before, *(move.before for move in some(moves, number)), moves[-1].step.state]


@cache
def many(table: Table) -> list[Any]:
    """The richest one, all rare moments, and many of a whole game."""
    moments = {id(move.before): move.before for move in from_scenes(table, 1)}
    return [rich(table).before, *moments.values(), *(move.before for move in some(secretive(table), 60))]


@at_every_table
def test_the_same_comes_of_worlds_that_look_alike(table: Table) -> None:
    check_alike(table, positions(table, 10), Random(1), worlds=3)


@at_every_table
def test_it_looks_the_same_and_only_what_is_hidden_changes(table: Table) -> None:
    game, places = table.game, LEAKS[table.game_id].places
    for number, state in enumerate(positions(table, 10)):
        before = write(state)
        for viewer in viewers(table):
            after = game.redeal(state, viewer, chance_of(number))
            check_looks(table, state, [after], viewer)
            check_whole(table, [after])
            assert open_part(after, places, viewer) == open_part(state, places, viewer)
        assert write(state) == before, "the given state stays"


@at_every_table
def test_everything_hidden_is_dealt_anew(table: Table) -> None:
    state = rich(table).before
    others = [table.game.redeal(state, None, chance_of(number)) for number in range(40)]
    for thing, secret in LEAKS[table.game_id].in_the_state.items():
        seen = {secret(other) for other in others}
        assert seen == {0} if thing == "draws" else seen - {secret(state)}, thing


@at_every_table
def test_play_goes_on_to_the_end(table: Table) -> None:
    game = table.game
    for number, state in enumerate([rich(table).before, some(secretive(table), 2)[1].before]):
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
    state = rich(table).before
    keeping(monkeypatch, table, LEAKS[table.game_id].places[0])
    dealt = [table.game.redeal(state, 0, chance_of(number)) for number in range(10)]
    with pytest.raises(AssertionError):
        check_whole(table, dealt)


@at_a_table
def test_a_seat_that_loses_what_it_knows_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    state = rich(table).before
    knowing_nothing(monkeypatch, table)
    dealt = [table.game.redeal(state, 0, chance_of(number)) for number in range(10)]
    with pytest.raises(Leak) as leak:
        check_looks(table, state, dealt, 0)
    assert leak.value.way == "view"
