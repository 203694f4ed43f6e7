"""What make installs: for playing and hosting what these take, and no more."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EVERYTHING = "import bot, cogs.quayside, playground.play, render.press.worker"
"""All that `bot.py` runs, whatever it is asked; in one process."""
DISTRIBUTIONS = """
import sys
from importlib.metadata import packages_distributions
known = packages_distributions()
loaded = {name.partition(".")[0] for name in sys.modules}
print(*sorted({each for name in loaded for each in known.get(name, ())}))
"""


def dry_run(folder: Path, target: str) -> str:
    """What make would do for that target in a clone in which nothing is installed."""
    shutil.copy(ROOT / "Makefile", folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements", dirs_exist_ok=True)
    run = subprocess.run(
        ["make", "--dry-run", target], cwd=folder, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def named(requirements: str) -> set[str]:
    """The packages that a locked list of requirements names, all in one spelling."""
    text = (ROOT / "requirements" / requirements).read_text()
    return {plain(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.promise("mend.18")
@pytest.mark.parametrize("target", ["play", "run", "setup"])
def test_playing_and_hosting_install_only_what_runs(tmp_path: Path, target: str) -> None:
    steps = dry_run(tmp_path, target)
    assert "requirements/run.txt" in steps
    assert "requirements/develop.txt" not in steps


@pytest.mark.parametrize("target", ["test", "check", "fuzz", "lock"])
def test_what_developers_run_installs_the_rest(tmp_path: Path, target: str) -> None:
    steps = dry_run(tmp_path, target)
    assert "requirements/develop.txt" in steps


def test_whatever_bot_py_imports_is_among_what_runs() -> None:
    run = subprocess.run(
        [sys.executable, "-c", f"{EVERYTHING}\n{DISTRIBUTIONS}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    loaded = {plain(name) for name in run.stdout.split()}
    assert {"discord-py", "aiohttp", "pillow"} <= loaded
    assert loaded - {"pip", "setuptools"} <= named("run.txt")


def test_whoever_would_build_a_wheel_is_told_how_to_run_it() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--wheel-dir", "nowhere", ROOT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "run it from its checkout, with 'make run'" in run.stdout + run.stderr
    assert not (ROOT / "build").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_without_make_the_packages_are_offered_at_a_terminal(tmp_path: Path) -> None:
    """In a checkout that asks for no package: that it then still lacks all is said, after a second no."""
    for name in ("bot.py", "tools/__init__.py", "tools/installing.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.txt").touch()
    code, said = at_a_terminal(tmp_path, "n")
    assert (code, list(tmp_path.glob(".venv"))) == (2, [])
    assert "Install them there now? [y/n]" in said
    code, said = at_a_terminal(tmp_path, "y", "n")
    assert (code, said.count("[y/n]")) == (2, 2)
    assert "run 'make setup' first" in said
    assert (tmp_path / ".venv" / "ready").exists(), "make need not do it again"


def at_a_terminal(folder: Path, *answers: str) -> tuple[int, str]:
    """Ask for the playground at a terminal of its own; the exit code and what was shown."""
    import pty  # noqa: PLC0415  # not on every system

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-S", "bot.py", "play"], cwd=folder, stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        os.write(ours, "".join(f"{answer}\n" for answer in answers).encode())
        said = b""
        with suppress(OSError):  # so it ends on Linux
            while part := os.read(ours, 4096):
                said += part
        os.close(ours)
    return process.returncode, said.decode()
