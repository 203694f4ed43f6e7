"""The fuzzer finds what breaks a promise and leaves a game that can be replayed."""

from __future__ import annotations

from pathlib import Path

from games.core import Action
from games.livingstone.actions import Dig
from games.livingstone.rules import LIVINGSTONE, Livingstone
from games.livingstone.state import LivingstoneState
from games.values import Event, Seat
from tests.tools.test_command_line import bot
from tools.fuzz import fuzz
from tools.simulate import simulate


class LosesStones(Livingstone):
    """Livingstone with a hole in the bag: the third dig breaks."""

    def apply(self, state: LivingstoneState, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Dig) and len(state.aside) > 3:
            raise ZeroDivisionError("the bag has a hole")
        return super().apply(state, seat, action)


class AsksInVain(Livingstone):
    """Livingstone that waits for somebody who can do nothing."""

    def legal(self, state: LivingstoneState, seat: Seat) -> list[Action]:
        return [] if state.round_no == 2 else super().legal(state, seat)


def test_the_game_as_it_is_breaks_no_promise(tmp_path: Path) -> None:
    assert fuzz(LIVINGSTONE, seats=3, games=4, seed=1, folder=tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_a_broken_game_is_left_behind_and_told_by_replay(tmp_path: Path) -> None:
    crashes = fuzz(LosesStones(), seats=2, games=1, seed=1, folder=tmp_path)
    assert len(crashes) == 1
    run = bot("replay", crashes[0])
    assert run.returncode == 1
    assert "the bag has a hole" in run.stderr
    assert "Player A" in run.stdout
    assert "Seed" in run.stdout


def test_simulate_counts_dead_ends_and_errors_apart() -> None:
    stuck = simulate(AsksInVain(), players=2, games=2, seed=1)
    assert (stuck.ended, stuck.dead_ends, stuck.errors) == (0, 2, 0)
    broken = simulate(LosesStones(), players=2, games=2, seed=1)
    assert (broken.ended, broken.dead_ends, broken.errors) == (0, 0, 2)
