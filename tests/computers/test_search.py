"""How much is tried before a decision: enough of each action, and no more than helps."""

from __future__ import annotations

from collections import Counter

import pytest

from computers.rollout import choices
from computers.search import LONGER, MOST_SIMULATIONS, Search, Tried
from games import GAMES
from games.core import AnyGame
from tests.games.contract.tables import Table, begin

at_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def searched(game: AnyGame, tries: int, each_wants: int) -> tuple[Search, list[Tried]]:
    """What is tried in the first decision between several things."""
    state, last = begin(Table(game.id, 2, game.options()), 4).state, 1
    while len(choices(game, state, min(game.to_act(state)))) < 3:
        last = min(game.to_act(state))
        game.apply(state, last, game.idle(state, last))
    seat = min(game.to_act(state))
    search = Search(game, state, seat, 3)
    return search, search.run(choices(game, state, seat), tries=tries, each_wants=each_wants)


def times(found: list[Tried]) -> int:
    """How often anything was tried."""
    return sum(each.times for each in found)


@at_every_game
def test_a_long_way_on_leaves_no_action_without_tries(game: AnyGame) -> None:
    few, hurried = searched(game, 60, 0)
    more, patient = searched(game, 60, 5)
    assert all(each.times for each in hurried)
    assert times(hurried) <= times(patient) <= 5 * len(patient)
    assert few.way.tries <= more.way.tries
    one = more.way.tries / times(patient)
    assert more.way.tries <= max(LONGER * 60, len(patient) * one) + 2 * one


@at_every_game
def test_a_short_one_takes_no_longer_than_helps(game: AnyGame) -> None:
    _, found = searched(game, 1_000_000, 0)
    assert times(found) == MOST_SIMULATIONS


@at_every_game
def test_the_better_half_goes_on_in_the_same_worlds(game: AnyGame) -> None:
    _, found = searched(game, 1_000_000, 0)
    steps = Counter(each.times for each in found)
    most = max(steps)
    if steps[most] == 1:  # the odd try that was left
        steps[most - 1] += steps.pop(most)
    left, by_times = len(found), sorted(steps.items())
    for _, out in by_times[:-1]:
        assert out == left // 2
        left -= out
    assert left == by_times[-1][1] == 2
