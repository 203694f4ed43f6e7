"""The fuzzer finds what breaks a promise and leaves a game that can be replayed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypeAlias

import pytest

from games import GAMES
from games.core import Action
from games.livingstone.actions import Dig
from games.livingstone.rules import LIVINGSTONE, Livingstone
from games.livingstone.state import LivingstoneState
from games.values import Event, Seat
from tests.tools.test_command_line import bot
from tools.fuzz import fuzz
from tools.simulate import simulate

ROOT = Path(__file__).resolve().parents[2]
AT_ONCE = 10
"""Games that one process of the fuzzer plays before it takes others."""
Run: TypeAlias = subprocess.CompletedProcess[str]


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
    fuzzed = fuzz(LIVINGSTONE, seats=3, games=range(4), seed=1, folder=tmp_path)
    assert (fuzzed.games, len(fuzzed.ends), fuzzed.crashes) == (4, 4, [])
    assert list(tmp_path.iterdir()) == []


def test_a_broken_game_is_left_behind_and_told_by_replay(tmp_path: Path) -> None:
    crashes = fuzz(LosesStones(), seats=2, games=range(1), seed=1, folder=tmp_path).crashes
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


LINE = re.compile(
    r"^(?P<game>\w+), (?P<seats>\d) players: (?P<games>\d+) games, (?P<moves>\d+) moves,"
    r" (?P<broken>\d+) broken, digest (?P<digest>[0-9a-f]{16})$",
    re.MULTILINE,
)


def run_fuzz(*given: object, program: tuple[str, ...] = ("-m", "tools.fuzz")) -> Run:
    """The fuzzer as `make fuzz` runs it."""
    return subprocess.run(
        [sys.executable, *program, *map(str, given)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.promise("mend.20")
def test_every_game_is_played_with_every_number_of_players(tmp_path: Path) -> None:
    run = run_fuzz("--games", 1, "--seed", 3, "--crashes", tmp_path)
    assert run.returncode == 0, run.stderr
    told = [found.groupdict() for found in LINE.finditer(run.stdout)]
    played = [(line["game"], int(line["seats"])) for line in told]
    assert played == [(game.id, seats) for game in GAMES.values() for seats in game.seats], run.stdout
    assert {(line["games"], line["broken"]) for line in told} == {("1", "0")}
    assert all(int(line["moves"]) > 0 for line in told)


@pytest.mark.promise("mend.20")
def test_however_many_processes_play_the_same_games_come_of_it(tmp_path: Path) -> None:
    given = ("--only", "livingstone", "--games", AT_ONCE + 1, "--crashes", tmp_path)
    alone, together = (run_fuzz(*given, "--processes", processes) for processes in (1, 3))
    assert alone.returncode == 0, alone.stderr
    assert alone.stdout == together.stdout
    told = [found.groupdict() for found in LINE.finditer(alone.stdout)]
    assert [line["games"] for line in told] == [str(AT_ONCE + 1)] * len(LIVINGSTONE.seats)
    assert len({line["digest"] for line in told}) == len(told)


BREAKS = """
import sys
from games import GAMES
from tests.tools.test_fuzz import LosesStones
from tools.fuzz import main

GAMES["livingstone"] = LosesStones()
if __name__ == "__main__":
    sys.exit(main())
"""


def test_what_breaks_in_another_process_is_left_behind_as_well(tmp_path: Path) -> None:
    program = tmp_path / "breaks.py"
    program.write_text(BREAKS)
    given = ("--only", "livingstone", "--games", 2, "--crashes", tmp_path / "crashes", "--processes", 2)
    run = run_fuzz(*given, program=(str(program),))
    assert run.returncode == 1, run.stderr
    left = sorted((tmp_path / "crashes").iterdir())
    assert len(left) == 2 * len(LIVINGSTONE.seats)
    assert all(f"python bot.py replay {file}" in run.stdout for file in left)


MAKE = """#!/usr/bin/env bash
echo "$@" >> made
if [ "$1" = "$BREAKS" ]; then exit 1; fi
"""


@pytest.mark.promise("mend.20")
@pytest.mark.parametrize(("breaks", "is_passed"), [("nothing", True), ("fuzz", False)])
def test_ci_plays_a_thousand_of_each(tmp_path: Path, breaks: str, *, is_passed: bool) -> None:
    """The script itself, with something else for make and the browser: what it asks for and minds."""
    tools = {"make": MAKE, "chromium": "#!/usr/bin/env bash\n"}
    (tmp_path / "bin").mkdir()
    for name, script in tools.items():
        (tmp_path / "bin" / name).write_text(script)
        (tmp_path / "bin" / name).chmod(0o755)
    (tmp_path / "clone" / ".ci").mkdir(parents=True)
    shutil.copy(ROOT / ".ci" / "run", tmp_path / "clone" / ".ci" / "run")
    found = {**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "BREAKS": breaks}
    run = subprocess.run(
        ["bash", str(tmp_path / "clone" / ".ci" / "run")],
        env=found,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert "fuzz GAMES=1000" in (tmp_path / "clone" / "made").read_text().splitlines()
    assert (run.returncode == 0) is is_passed
