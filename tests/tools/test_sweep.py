"""The judge of panels: it finds nothing in a sample of every game, and what is planted is found."""

from __future__ import annotations

from statistics import fmean

import pytest
from msgspec.structs import replace

from games import GAMES
from games.livingstone.actions import Dig, TakeCoins, TakeDie
from tests.games.livingstone.positions import player, position
from tools.panel import Line, Stage, sight_at
from tools.sweep import (
    MEAN_TAPS,
    Place,
    faults_of_heads,
    faults_of_stage,
    judge,
    may_differ,
    places,
    said_to_be_open,
)

SAMPLE = 20
"""Positions of each game; `python -m tools.sweep` looks at as many as one likes."""
LIVINGSTONE = GAMES["livingstone"]
START = position(player(purse=3), player(), pool=(2, 3, 4, 6))
TAKE, GIVE = (
    Line(label=label, description="", says=says, is_open=False)
    for label, says in (("Take 4 pounds", "+4 pounds"), ("Give 1 pound", "-1 pound"))
)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_all_panels_keeps_what_they_promise(game: str) -> None:
    judged = judge(places(GAMES[game], SAMPLE, 11))
    assert judged.faults == []
    assert judged.panels >= SAMPLE
    assert fmean(judged.taps) <= MEAN_TAPS


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        (Stage((), "", "button", (TAKE, GIVE)), []),
        (Stage((), "", "button", (TAKE, TAKE)), ["two lines are called 'Take 4 pounds'"]),
        (
            Stage((), "", "button", (TAKE, replace(GIVE, says=""))),
            ["'Give 1 pound' does not say what it does"],
        ),
        (
            Stage((), "", "button", tuple(replace(TAKE, label=f"Take {n}") for n in range(9))),
            ["9 lines as buttons"],
        ),
        (Stage((), "", "menu", (replace(TAKE, label="x" * 39),)), [f"'{'x' * 39}' has 39 letters"]),
    ],
)
def test_what_is_wrong_with_a_list_is_found(stage: Stage, said: list[str]) -> None:
    assert [*faults_of_stage(stage)] == said


def test_what_is_too_high_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_at(LIVINGSTONE, START, 0, 2, "en")
    assert [*faults_of_heads(sight)] == []
    monkeypatch.setattr("tools.sweep.HEIGHT", 1)
    assert "lines above the choices" in next(faults_of_heads(sight))


def test_what_is_sure_is_not_open_whatever_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not may_differ(LIVINGSTONE, START, 0, TakeDie(4))
    taken = LIVINGSTONE.play(START, 0, TakeDie(4)).state
    assert may_differ(LIVINGSTONE, taken, 0, Dig())
    assert not may_differ(LIVINGSTONE, taken, 0, TakeCoins())
    sight = sight_at(LIVINGSTONE, taken, 0, 2, "en")
    place = Place("", taken, sight, sight.view)
    said = [*said_to_be_open(place)]
    assert {*said} == {""}
    monkeypatch.setattr("tools.sweep.may_differ", lambda *_: False)
    faults = [*said_to_be_open(place)]
    assert len(faults) == len(said)
    assert all(fault.endswith("is not open: it came out alike everywhere") for fault in faults)
