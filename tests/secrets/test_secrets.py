"""Change what a viewer cannot see, and nothing that viewer sees changes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.core import Action, AnyGame
from tests.games.contract.tables import PLAIN_TABLES, TABLES, Move, Table, play_out, some
from tests.secrets.checks import check_board, check_exits, check_reveals, check_setup, check_step
from tests.secrets.draws import check_chance_at_setup, check_chance_of_step, check_lives
from tests.secrets.exits import FORESIGHT, PICTURES, TEXTS
from tests.secrets.positions import chooser_of, rich, secretive, secretively

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def one_of_each_kind(table: Table, move: Move, chance: Random) -> list[Action]:
    """Of all that the seat could have done, one action of each kind."""
    legal = table.game.legal(move.before, move.seat)
    chance.shuffle(legal)
    return list({type(action): action for action in legal}.values())


def has_drawn(move: Move) -> bool:
    """Whether chance had a part in it."""
    return bool(move.step.state.rng.draws > move.before.rng.draws)


@at_every_table
def test_no_exit_of_the_rules_tells_a_secret(table: Table) -> None:
    chance = Random(1)
    moves = secretive(table)
    for move in some(moves, 20):
        check_exits(table, move.before, chance)
    check_exits(table, moves[-1].step.state, chance)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_nothing_foreseen_tells_a_secret(table: Table) -> None:
    chance = Random(1)
    for move in (rich(table), *some(secretive(table), 12)):
        check_exits(table, move.before, chance, FORESIGHT, worlds=1)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_no_text_tells_a_secret(table: Table) -> None:
    chance = Random(1)
    for move in (rich(table), *some(secretive(table), 5)):
        check_exits(table, move.before, chance, TEXTS, worlds=2)
    check_exits(table, secretive(table)[-1].step.state, chance, TEXTS, worlds=1)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_no_picture_tells_a_secret(table: Table) -> None:
    chance = Random(1)
    check_exits(table, rich(table).before, chance, PICTURES, worlds=2)
    check_exits(table, secretive(table)[-1].step.state, chance, PICTURES, worlds=1)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_the_board_is_the_same_whoever_looks(table: Table) -> None:
    check_board(table, rich(table))


@at_every_table
def test_the_first_step_tells_no_secret(table: Table) -> None:
    check_setup(table, Random(1))


@at_every_table
def test_what_chance_gives_in_secret_is_told_to_nobody_else(table: Table) -> None:
    """At set-up, and in every step of a game that draws."""
    chance = Random(1)
    looked = check_chance_at_setup(table, chance)
    for move in secretive(table):
        if has_drawn(move):
            looked.add(check_chance_of_step(table, move.before, move.seat, move.action, chance))
    assert looked.hidden == {(kind, watches) for kind in looked.private for watches in (True, False)}, (
        "else nobody was asked who may not know it"
    )


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_what_chance_gave_in_secret_is_not_told_later(table: Table) -> None:
    check_lives(table, 1, chooser_of(table))


@at_every_table
def test_no_step_tells_a_secret(table: Table) -> None:
    chance = Random(1)
    for move in some(secretive(table), 12):
        for action in one_of_each_kind(table, move, chance):
            check_step(table, move.before, move.seat, action, chance)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_a_step_that_shows_a_secret_says_so(table: Table) -> None:
    chance = Random(1)
    for move in secretive(table):
        check_reveals(table, move.before, move.seat, move.action, chance)


@at_every_table
@given(seed=st.integers(0, 2**64), place=st.floats(0, 1), dealt=st.integers(0, 2**64))
@settings(derandomize=True, max_examples=4, deadline=None)
def test_no_position_tells_a_secret(table: Table, seed: int, place: float, dealt: int) -> None:
    moves = list(play_out(table, seed, secretively))
    move = moves[min(int(place * len(moves)), len(moves) - 1)]
    chance = Random(dealt)
    check_exits(table, move.before, chance)
    check_step(table, move.before, move.seat, move.action, chance)
    check_reveals(table, move.before, move.seat, move.action, chance)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_steps_of_every_kind_are_compared(game: AnyGame) -> None:
    """Else the promises above would be empty for it."""
    chance = Random(1)
    compared = set()
    for table in (table for table in TABLES if table.game_id == game.id):
        for move in secretive(table):
            if type(move.action) not in compared and check_step(
                table, move.before, move.seat, move.action, chance
            ):
                compared.add(type(move.action))
    assert compared == set(game.actions)
