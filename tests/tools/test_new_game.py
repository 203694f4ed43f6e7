"""A made game is whole as it is: its files and three registries, clean, and every suite content with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.complaint import Complaint
from tools.new_game.__main__ import make

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("abc", "twelvelong12")
LEFT_OUT = (".git", ".venv", "__pycache__", ".hypothesis", ".pytest_cache", ".ruff_cache", "kept", "mockups")
REGISTRIES = {"games/__init__.py", "render/__init__.py", "cogs/quayside.py"}
SUITES = (
    *(
        "tests/games/contract/test_advice.py",
        "tests/games/contract/test_examples.py",
        "tests/games/contract/test_tips.py",
        "tests/games/test_data.py",
    ),
    *("tests/games/test_course.py", "tests/games/test_lessons.py", "tests/test_rule_sections.py"),
    *(
        "tests/host/test_newer_rules.py",
        "tests/words/test_glossary.py",
        "tests/secrets/test_redeal.py",
        "tests/replays",
    ),
    *("tests/render/test_every_game.py", "tests/render/test_facts.py", "tests/host/test_absent_record.py"),
    *("tests/words/test_play.py", "tests/render/test_finish.py", "tests/tools/test_panel.py"),
)
"""Those that ask most of a game and are quick; the rest asks it of a game that has been made in earnest."""

pytestmark = pytest.mark.slow


def run(folder: Path, *command: str) -> str:
    """What that said, run there; it has to end well."""
    there = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**there, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def contents(folder: Path) -> dict[str, bytes]:
    """Every file there, but for what tools keep for themselves."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in files
        if not any(part.startswith(".") or part in LEFT_OUT for part in file.relative_to(folder).parts)
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout, with two games made one after the other."""
    copied = tmp_path_factory.mktemp("made") / "copy"
    shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(*LEFT_OUT))
    before = contents(copied)
    for game in GAMES:
        run(copied, "-m", "tools.new_game", game)
    after = contents(copied)
    changed = {name for name, was in before.items() if after.get(name) != was}
    assert changed == REGISTRIES
    for name in after.keys() - before.keys():
        assert any(f"/{game}" in name for game in GAMES), name
    return copied


def test_what_is_written_is_clean(copy: Path) -> None:
    own = [f"{part}/{game}" for game in GAMES for part in ("games", "render", "tests/games")]
    python = [*own, *(f"cogs/games/{game}.py" for game in GAMES), *REGISTRIES]
    run(copy, "-m", "ruff", "check", "--no-cache", *python)
    run(copy, "-m", "ruff", "format", "--no-cache", "--check", *python)
    packages = [
        f"-p{part}.{game}" for game in GAMES for part in ("games", "render", "cogs.games", "tests.games")
    ]
    run(copy, "-m", "mypy", *packages)


def test_both_are_offered_and_come_to_their_end(copy: Path) -> None:
    offered = "from cogs.quayside import GAME_COGS; print(*[cog.game.id for cog in GAME_COGS])"
    assert {*GAMES} <= {*run(copy, "-c", offered).split()}
    for game in GAMES:
        told = run(copy, "bot.py", "simulate", game, "--players", "3", "--games", "50", "--json")
        assert '"ended":50' in told


def test_every_suite_is_content_with_them(copy: Path) -> None:
    """The second with its own suites alone: it is the first by another name."""
    of_one = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAMES[0], *SUITES)
    own = run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/games/{game}" for game in GAMES)
    )
    assert all(" passed" in told for told in (of_one, own))


@pytest.mark.parametrize(
    "name", ["Abc", "a", "9lives", "two words", "class", "livingstone", "shared", "core", "../abc"]
)
def test_a_name_that_will_not_do_is_refused_before_anything_is_written(name: str) -> None:
    with pytest.raises(Complaint):
        make(name)
