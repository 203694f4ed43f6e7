"""A table whose player never comes goes on and ends; `python -m tools.absence` does it in every cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.rows import Pace
from tools.absence import Cell, absence, cells


def test_every_game_is_played_at_every_pace_with_two_and_with_the_most() -> None:
    assert len({*cells()}) == 24


@pytest.mark.slow
@pytest.mark.promise("nobody stops a table by staying away")
@pytest.mark.parametrize(("game", "pace"), [("congo", Pace.RELAXED), ("livingstone", Pace.BRISK)])
async def test_a_table_whose_player_never_comes_goes_on_and_ends(
    tmp_path: Path, game: str, pace: Pace
) -> None:
    found = await absence(tmp_path, Cell(game, pace, 2))
    assert found.faults == []
    assert (found.ended, found.votes, found.ballots, found.reminders) == (True, 1, 1, 3)
    assert 3.9 < found.waited_days < (4.1 if pace is Pace.RELAXED else 6.1)


@pytest.mark.slow
async def test_nor_does_a_live_one_wait_for_long(tmp_path: Path) -> None:
    found = await absence(tmp_path, Cell("congo", Pace.LIVE, 2))
    assert (found.faults, found.ended, found.votes, found.reminders) == ([], True, 1, 0)
    assert found.waited_days < 0.03, "three turns of ten minutes"
