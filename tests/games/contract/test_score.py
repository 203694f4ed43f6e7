"""How a game stands: the result when it is over, what the end would count before, and no secrets."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from games.score import Tally
from tests.games.contract.tables import TABLES, Table, some, whole_game
from tests.secrets.exits import SECRETS

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def parts(tally: Tally) -> dict[str, int]:
    """What is known of its end, by source, without what brings nothing."""
    sources = (*tally.now, *tally.end)
    both = {source: tally.now.get(source, 0) + tally.end.get(source, 0) for source in sources}
    return {source: part for source, part in both.items() if part}


def finished(table: Table, state: Any) -> dict[int, dict[str, int]]:
    """The parts of everybody's total if the end were counted now."""
    over = table.game.copy(state)
    import_module(f"games.{table.game_id}.scoring").finish(over)
    return {
        place.seat: {source: part for source, part in place.sources.items() if part}
        for place in over.result.standings
    }


@at_every_table
def test_after_the_last_step_it_is_the_result(table: Table) -> None:
    game, state = table.game, whole_game(table)[-1].step.state
    result = game.result(state)
    assert result is not None
    for viewer in (None, *range(table.seats)):
        score = game.score(game.view(state, viewer))
        assert (score.unit, score.units) == (result.unit, result.units)
        assert [tally.seat for tally in score.tallies] == list(range(table.seats))
        for place in result.standings:
            tally = score.tallies[place.seat]
            assert not tally.hidden
            assert not tally.end
            assert sum(tally.now.values()) == place.total
            assert parts(tally) == {source: part for source, part in place.sources.items() if part}


@at_every_table
def test_before_it_is_what_the_end_would_count_but_for_what_is_marked_as_hidden(table: Table) -> None:
    game, has_met_hidden = table.game, False
    # The first choices of Panamax come before there is anything to count.
    for move in (move for move in some(whole_game(table), 30) if "setup" not in str(_phase(move.before))):
        truth = finished(table, move.before)
        for viewer in (None, *range(table.seats)):
            for tally in game.score(game.view(move.before, viewer)).tallies:
                assert not (tally.seat == viewer and tally.hidden), "one's own is known"
                known, true = parts(tally), truth[tally.seat]
                for source in {*known, *true} - {*tally.hidden}:
                    assert known.get(source, 0) == true.get(source, 0), source
                for source in tally.hidden:
                    has_met_hidden = True
                    assert known.get(source, 0) <= true.get(source, 0), source
    assert has_met_hidden == SECRETS[table.game_id].hides_points, "hides_points in the game's secrets.py"


def _phase(state: Any) -> object:
    return getattr(state, "phase", None)
