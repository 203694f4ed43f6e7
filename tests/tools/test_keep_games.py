"""Games are kept where the tests look for them, and what is kept of another game stays as it is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import GAMES
from games.record import read_record

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path("tests", "replays", "games")
COPIED = ("computers", "games", "tools", "words", str(KEPT))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """As much of the project as the tool needs, to be changed at will."""
    for part in COPIED:
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def contents(copy: Path) -> dict[str, bytes]:
    """Every file of the copy but what Python leaves behind."""
    files = (file for file in copy.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {str(file.relative_to(copy)): file.read_bytes() for file in files}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def keep_games(copy: Path, *given: str) -> str:
    """Run the tool as docs/testing.md says; what it told."""
    run = subprocess.run(
        [sys.executable, "-m", "tools.keep_games", *given],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def of(game_id: str) -> list[Path]:
    return sorted((ROOT / KEPT).glob(f"{game_id}-*.json"))


@pytest.mark.promise("mend.19")
def test_the_games_of_one_are_written_anew_and_no_other_file_changes(copy: Path) -> None:
    lost, damaged, another = of("congo")[0].name, of("congo")[1].name, of("livingstone")[0].name
    (copy / KEPT / lost).unlink()
    (copy / KEPT / damaged).write_bytes(b"{}")
    (copy / KEPT / another).write_bytes(b"{}")
    before = contents(copy)
    assert "congo" in keep_games(copy, "--only", "congo")
    after = contents(copy)
    mine = changed(before, after)
    assert {str(KEPT / lost), str(KEPT / damaged)} <= mine
    assert all(Path(name).parent == KEPT and Path(name).name.startswith("congo-") for name in mine)
    for file in (lost, damaged):
        assert read_record(after[str(KEPT / file)]).totals


@pytest.mark.promise("mend.19")
def test_as_documented_it_writes_what_is_missing_and_nothing_else(copy: Path) -> None:
    before = contents(copy)
    keep_games(copy)
    assert changed(before, contents(copy)) == set(), "whatever is kept stays, though it was played long ago"
    for file in of("panamax"):
        (copy / KEPT / file.name).unlink()
    keep_games(copy)
    after = contents(copy)
    assert changed(before, after) <= {str(KEPT / file.name) for file in of("panamax")}
    kept = [read_record(after[str(KEPT / file.name)]) for file in of("panamax")]
    assert {record.seats for record in kept} == set(GAMES["panamax"].seats)
