"""Whatever its level, a computer decides what is legal, and the same for the same seed."""

from __future__ import annotations

from math import isfinite

import pytest

from computers import Level, consider, decide
from computers.rollout import following
from games import GAMES
from games.core import AnyGame, Game, write
from games.livingstone.rules import Livingstone
from tests.computers.positions import FEW, asked, moments
from tests.games.contract.tables import PLAIN_TABLES, Table, begin, recorded, some

at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)


@at_every_table
def test_it_decides_what_is_legal_and_the_same_again(table: Table) -> None:
    game = table.game
    for number, state in enumerate(moments(table, 2)):
        before = write(state)
        for seat in asked(table, state)[-2:]:
            for level in Level:
                action = decide(game, state, seat, level, number, FEW)
                assert game.refusal(state, seat, action) is None
                assert decide(game, state, seat, level, number, FEW) == action
        assert write(state) == before, "the given state stays"


@at_every_table
def test_it_says_what_it_tried_and_how_that_came_out(table: Table) -> None:
    game, state = table.game, moments(table, 2)[0]
    for seat in asked(table, state)[-2:]:
        actions = game.sensible(state, seat, game.legal(state, seat))
        found = consider(game, state, seat, Level.NORMAL, 5, 3 * FEW)
        assert found.action == decide(game, state, seat, Level.NORMAL, 5, 3 * FEW)
        if len(actions) == 1:
            assert not found.tried
            continue
        assert found.tried[0].action == found.action
        assert sum(each.times for each in found.tried) == 3 * FEW
        order = [(each.times, each.mean) for each in found.tried]
        assert order == sorted(order, reverse=True)
        assert len({each.action for each in found.tried}) == len(order)


def test_another_seed_may_decide_otherwise() -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == "livingstone")
    state = moments(table, 2)[-1]
    [seat] = asked(table, state)
    assert len({write(decide(table.game, state, seat, Level.EASY, seed, FEW)) for seed in range(30)}) > 1


@at_every_table
def test_what_is_sensible_is_legal_and_never_nothing(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 40):
        for seat in asked(table, move.before):
            legal = game.legal(move.before, seat)
            sensible = game.sensible(move.before, seat, legal)
            assert sensible
            assert all(action in legal for action in sensible)
            assert len(set(sensible)) == len(sensible)


@at_every_table
def test_worth_is_a_number_for_each_seat_and_the_clock_rises(table: Table) -> None:
    game, moves = table.game, recorded(table)
    ticks = [game.progress(move.step.state) - game.progress(move.before) for move in moves]
    assert min(ticks) == 0
    assert max(ticks) > 0
    for move in some(moves, 40):
        worth = game.worth(move.step.state)
        assert len(worth) == table.seats
        assert all(map(isfinite, worth))


@at_every_table
def test_at_the_end_the_winners_have_most(table: Table) -> None:
    over = recorded(table)[-1].step.state
    result, worth = table.game.result(over), table.game.worth(over)
    assert result is not None
    if result.winners:
        assert {seat for seat, each in enumerate(worth) if each == max(worth)} <= {*result.winners}


class Plain(Livingstone):
    """A game that says nothing of what computers want to know."""

    worth = Game.worth
    progress = Game.progress
    sensible = Game.sensible


@pytest.mark.parametrize("level", Level)
def test_a_game_that_says_nothing_has_plain_computer_players(level: Level) -> None:
    game: AnyGame = Plain()
    state = begin(Table("livingstone", 2, game.options()), 1).state
    for number in range(12):
        [seat] = game.to_act(state)
        action = decide(game, state, seat, level, number, 1)
        assert not action.is_free or level is Level.RANDOM
        state = game.play(state, seat, action).state


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_greedy_play_ends(game: AnyGame) -> None:
    state = begin(Table(game.id, 2, game.options()), 2).state
    last = 1
    for number in range(2_000):
        if not game.to_act(state):
            break
        last = following(game.to_act(state), last)
        game.apply(state, last, decide(game, state, last, Level.GREEDY, number))
    assert game.result(state) is not None
