"""Weights are compared by playing."""

from __future__ import annotations

import pytest

from computers import Level
from games.congo import worth
from tools.complaint import Complaint
from tools.tune import compare, main, revalued, weights

GREEDY = (Level.GREEDY, Level.GREEDY)


def test_other_weights_play_otherwise_and_stay_by_themselves() -> None:
    before = worth.AUXILIARY
    mad = compare("congo", weights("KEENNESS=-3, CHARACTER=-5"), seats=GREEDY, games=12, seed=1)
    assert mad.games == 12
    assert mad.won < 4
    assert mad.margin + 2 * mad.error < 0
    assert before == worth.AUXILIARY


def test_a_weight_that_is_not_there_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="NOTHING"):
        revalued("congo", {"NOTHING": 1})


def test_it_says_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["congo", "--seats", "greedy,random", "--games", "2", "--weights", "HIPPO=0.3"]) == 0
    assert "of 2" in capsys.readouterr().out
