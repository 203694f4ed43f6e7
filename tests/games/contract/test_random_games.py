"""Random games end, never stand still, never raise, and lose nothing on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from games.core import Result, Step
from games.values import Seat
from tests.games.contract.conservation import check
from tests.games.contract.tables import (
    MOST_STEPS,
    TABLES,
    Move,
    Table,
    begin,
    play_out,
    recorded,
    some,
    whole_game,
)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)

ENOUGH = 500
"""So often everybody has idled in a game that need not end."""
MOST_IDLE_STEPS = 200
"""A seat that only idles has done its part by then."""


SEEDS = (1, 2, 3)
"""Of games that other tests look at, too; one more is played without any plan."""


@at_every_table
def test_random_games_end_and_lose_nothing(table: Table) -> None:
    for seed in SEEDS:
        check_game(table, whole_game(table, seed))
    check_game(table, play_out(table, len(table.name)))


def check_game(table: Table, moves: Iterable[Move]) -> None:
    """Nobody is stuck in it, and nothing is lost."""
    game, last = table.game, None
    for move in moves:
        check(game.id, move.before, move.step)
        asked = game.to_act(move.step.state)
        assert asked <= set(range(table.seats))
        assert bool(asked) == (game.result(move.step.state) is None)
        assert all(game.legal(move.step.state, seat) for seat in asked), "nobody asked is stuck"
        last = move.step.state
    assert last is not None
    for seat in range(table.seats):
        assert game.legal(last, seat) == [], "nothing is left to do when it is over"


@at_every_table
def test_the_first_step_asks_somebody_and_says_so(table: Table) -> None:
    step = begin(table, 1)
    assert table.game.to_act(step.state)
    assert any(event.is_seen_by(None) for event in step.events)
    check(table.game_id, step.state, Step(step.state, []))


@at_every_table
def test_a_seat_that_only_idles_does_its_part(table: Table) -> None:
    game = table.game
    for move in some(recorded(table), 12):
        for seat in game.to_act(move.before):
            state = move.before
            for _ in range(MOST_IDLE_STEPS):
                if seat not in game.to_act(state):
                    break
                action = game.idle(state, seat)
                assert game.refusal(state, seat, action) is None
                state = game.play(state, seat, action).state
            assert seat not in game.to_act(state)


@at_every_table
def test_idling_is_always_legal(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        for seat in game.to_act(move.before):
            assert game.refusal(move.before, seat, game.idle(move.before, seat)) is None


@at_every_table
def test_a_game_in_which_everybody_only_idles_ends_or_asks_everybody_in_turn(table: Table) -> None:
    """Rotterdam waits for a mission that nobody need fulfil; the host ends a table that all have left."""
    game, state = table.game, begin(table, 2).state
    idled: Counter[Seat] = Counter()
    while (asked := game.to_act(state)) and idled.total() < MOST_STEPS and rest(table, idled) <= ENOUGH:
        seat = max(asked)
        step = game.play(state, seat, game.idle(state, seat))
        check(game.id, state, step)
        idled[seat] += 1
        state = step.state
    assert game.result(state) is not None or rest(table, idled) > ENOUGH


def rest(table: Table, idled: Counter[Seat]) -> int:
    """How often the seat has idled that has idled least."""
    return min(idled[seat] for seat in range(table.seats))


def assert_adds_up(result: Result, seats: int) -> None:
    """Every seat stands once, in order; parts make totals; winners come first and were not put out."""
    standings = result.standings
    assert sorted(place.seat for place in standings) == list(range(seats))
    assert [place.rank for place in standings] == sorted(place.rank for place in standings)
    for place in standings:
        assert place.total == sum(place.sources.values())
        better = sum(other.rank < place.rank for other in standings)
        assert place.rank == 1 + better, "as many stand before as the rank says"
    first = {place.seat for place in standings if place.rank == 1 and not place.is_out}
    assert set(result.winners) in (first, set()), "all who are first have won, or nobody has"
    assert list(result.winners) == sorted(set(result.winners))
    assert not result.tie_breaks or result.winners


@at_every_table
def test_results_add_up(table: Table) -> None:
    for seed in SEEDS:
        result = table.game.result(recorded(table, seed)[-1].step.state)
        assert result is not None
        assert_adds_up(result, table.seats)
