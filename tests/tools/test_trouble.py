"""Whatever is wrong at the terminal is one sentence and exit code 2: no traceback, no other code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.test_command_line import ROOT, bot, complains

LONG = "x" * 300
"""No file system takes such a name."""
FULL = Path("/dev/full")
"""As a disk without room: whatever is written there fails."""
DRAW = ("draw", "livingstone", "--players", "2", "--lang", "fr")
RECORD = ROOT / "tests/replays/games/livingstone-1-2-0.json"

needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to offer")


def bot_in(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """The same, started from another folder."""
    return subprocess.run(
        [sys.executable, ROOT / "bot.py", *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **settings},
        check=False,
        timeout=60,
    )


@pytest.mark.promise("mend.13")
def test_an_env_file_that_is_no_utf_8_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(
        "QUAYSIDE_DATABASE=parties-d\N{LATIN SMALL LETTER E WITH ACUTE}.db".encode("latin-1")
    )
    sentence = complains(bot_in(tmp_path, "run"))
    assert ".env" in sentence
    assert "UTF-8" in sentence


def test_an_env_file_may_begin_with_the_mark_of_some_editors(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("QUAYSIDE_LOG_LEVEL=loud\n", encoding="utf-8-sig")
    assert "loud" in complains(bot_in(tmp_path, "run"))


@pytest.mark.promise("mend.13")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QUAYSIDE_API", "http://[::1"),
        ("QUAYSIDE_API", "http://127.0.0.1:99999"),
        ("QUAYSIDE_GATEWAY", "ws://127.0.0.1:99999/gateway/"),
    ],
)
def test_an_address_that_is_none_is_named(name: str, value: str) -> None:
    sentence = complains(bot("run", **{"DISCORD_TOKEN": "one", name: value}))
    assert name in sentence
    assert value in sentence


def test_a_token_that_can_be_none_is_refused_and_not_shown() -> None:
    sentence = complains(bot("run", DISCORD_TOKEN="two\nlines"))
    assert "DISCORD_TOKEN" in sentence
    assert "lines" not in sentence


@pytest.mark.promise("mend.13")
@pytest.mark.parametrize(
    ("arguments", "database"),
    [
        (("run",), LONG),
        (("backup", "copy.db"), LONG),
        (("backup", LONG), "quayside.db"),
        (("restore", LONG), "quayside.db"),
        (("restore", "copy.db"), LONG),
    ],
)
def test_a_name_that_is_too_long_is_named(tmp_path: Path, arguments: tuple[str, ...], database: str) -> None:
    sentence = complains(bot_in(tmp_path, *arguments, DISCORD_TOKEN="one", QUAYSIDE_DATABASE=database))
    assert LONG in sentence
    assert "too long" in sentence


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", LONG),
        (*DRAW, "--out", f"{LONG}.png"),
        ("play", "--no-browser", "--data", LONG),
    ],
)
def test_a_file_of_a_name_that_is_too_long_is_named(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    sentence = complains(bot_in(tmp_path, *arguments))
    assert LONG in sentence
    assert "too long" in sentence


def test_the_doctor_finds_that_a_name_is_too_long(tmp_path: Path) -> None:
    run = bot_in(tmp_path, "doctor", QUAYSIDE_DATABASE=LONG)
    assert run.returncode == 2
    assert f"AILS  {LONG} cannot be used: File name too long." in run.stdout
    assert run.stderr == ""


@pytest.mark.promise("mend.13")
def test_a_terminal_that_cannot_show_french_is_named(tmp_path: Path) -> None:
    out = str(tmp_path / "board.png")
    sentence = complains(bot(*DRAW, "--out", out, "--text", PYTHONIOENCODING="ascii"))
    assert "PYTHONIOENCODING=utf-8" in sentence
    assert bot(*DRAW, "--out", out, "--text", PYTHONIOENCODING="utf-8").returncode == 0


@pytest.mark.promise("mend.13")
@needs_a_full_disk
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "livingstone", "--players", "2", "--games", "1"),
        ("replay", str(RECORD)),
        ("--help",),
    ],
)
def test_output_to_a_full_disk_is_one_sentence(arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        run = subprocess.run(
            [sys.executable, ROOT / "bot.py", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
            check=False,
        )
    assert run.returncode == 2, run.stderr
    assert run.stderr.count("\n") == 1, run.stderr
    assert "No space left" in run.stderr


@needs_a_full_disk
def test_a_picture_that_finds_no_room_is_one_sentence(tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    out.symlink_to(FULL)
    assert "No space left" in complains(bot(*DRAW, "--out", out))


def test_output_that_nobody_wants_is_no_fault() -> None:
    """Standard output closed by whoever started us."""
    run = subprocess.run(
        ["sh", "-c", 'exec "$0" bot.py simulate livingstone --players 2 --games 1 >&-', sys.executable],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
