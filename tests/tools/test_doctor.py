"""The doctor names whatever keeps the bot from hosting, or will; its exit code says how bad it is."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import font_roboto  # type: ignore[import-untyped]  # the package only holds font files
import pytest

from playground.people import Playground
from playground.world import TOKEN, World
from storage.sqlite import backups
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.tools.test_command_line import ROOT, bot

WELL, MIND, AILS = 0, 1, 2
LONG_AGO = 1_700_000_000
TOKEN_OF_NOBODY = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAAAAA.nobody-has-ever-had-this-one"


def made(path: Path, version: int = len(MIGRATIONS)) -> Path:
    """A database of that version of the tables."""
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[: min(version, len(MIGRATIONS))])
        old.execute(f"pragma user_version = {version}")
    return path


def findings(run: subprocess.CompletedProcess[str], about: str) -> list[dict[str, Any]]:
    """What is not well there; nothing else is, and the exit code is the worst of it."""
    assert run.stderr == ""
    found = json.loads(run.stdout)
    assert all(each.keys() == {"is_well", "sentence", "about", "severity"} for each in found)
    ailing = [each for each in found if not each["is_well"]]
    assert all("\n" not in each["sentence"] and each["sentence"].endswith(".") for each in ailing), ailing
    assert run.returncode == max((each["severity"] for each in found), default=WELL)
    return [each for each in ailing if each["about"] == about]


async def test_everything_is_in_place_or_the_token_is_named(tmp_path: Path) -> None:
    async with Playground(World.new()) as playground:

        def examined(token: str, api: str) -> tuple[int, list[str], str]:
            database = str(tmp_path / "games.db")
            run = bot("doctor", QUAYSIDE_DATABASE=database, DISCORD_TOKEN=token, QUAYSIDE_API=api)
            ailing = [line for line in run.stdout.splitlines() if not line.startswith("well ")]
            return run.returncode, ailing, run.stdout

        taken, wrong, lost, odd, absent = await asyncio.gather(
            *(
                asyncio.to_thread(examined, *asked)
                for asked in (
                    (TOKEN, playground.address),
                    (TOKEN_OF_NOBODY, playground.address),
                    (TOKEN, "http://127.0.0.1:9"),
                    ("no-token-at-all", ""),
                    ("", ""),
                )
            )
        )
    assert taken[:2] == (WELL, [])
    assert "livingstone plays and draws" in taken[2]
    assert not list(tmp_path.iterdir()), "the doctor changes nothing"  # noqa: ASYNC240  # nobody waits
    assert wrong[:2] == (AILS, ["AILS  Discord does not accept the token in DISCORD_TOKEN."])
    assert (lost[0], len(lost[1])) == (MIND, 1)
    assert lost[1][0].startswith("MIND  Discord is out of reach")
    assert odd[:2] == (AILS, ["AILS  DISCORD_TOKEN is not a token as Discord makes them."])
    assert (absent[0], len(absent[1])) == (MIND, 1)
    assert absent[1][0].startswith("MIND  DISCORD_TOKEN is not set")
    assert not any(TOKEN_OF_NOBODY in said for said in wrong[2])


@pytest.mark.parametrize(
    ("version", "severity", "word"),
    [(len(MIGRATIONS) + 1, AILS, "newer Quayside"), (1, MIND, "next start brings it up to date")],
)
def test_a_database_of_another_version(tmp_path: Path, version: int, severity: int, word: str) -> None:
    database = made(tmp_path / "games.db", version)
    (found,) = findings(bot("doctor", "--json", QUAYSIDE_DATABASE=str(database)), "database")
    assert found["severity"] == severity
    assert word in found["sentence"]


@pytest.mark.parametrize(
    ("setting", "value"),
    [("QUAYSIDE_BACKUPS", "many"), ("QUAYSIDE_METRICS", "99999"), ("QUAYSIDE_DATABASE", " ")],
)
def test_a_setting_that_is_none(setting: str, value: str) -> None:
    (found,) = findings(bot("doctor", "--json", **{setting: value}), "settings")
    assert found["severity"] == AILS
    assert setting in found["sentence"]


async def test_no_token_and_a_wrong_one_are_told_to_programs_too(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with Playground(World.new()) as playground:
        for token, severity, word in (
            ("", MIND, "is not set"),
            (TOKEN_OF_NOBODY, AILS, "does not accept"),
        ):
            given = {"DISCORD_TOKEN": token, "QUAYSIDE_API": playground.address}
            run = await asyncio.to_thread(bot, "doctor", "--json", QUAYSIDE_DATABASE=database, **given)
            (found,) = findings(run, "token")
            assert (found["severity"], word in found["sentence"]) == (severity, True)
            assert TOKEN_OF_NOBODY not in run.stdout


def test_a_corrupt_database(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    database.write_bytes(b"not a database at all " * 100)
    (found,) = findings(bot("doctor", "--json", QUAYSIDE_DATABASE=str(database)), "database")
    assert found["severity"] == AILS
    assert str(database) in found["sentence"]


@pytest.mark.skipif(sys.platform != "linux", reason="sysfs takes no new files, even from root")
def test_no_right_to_write() -> None:
    run = bot("doctor", "--json", QUAYSIDE_DATABASE="/sys/kernel/games.db")
    (found,) = findings(run, "database")
    assert found["severity"] == AILS
    assert "cannot be written" in found["sentence"]


def test_an_old_backup_and_none_at_all(tmp_path: Path) -> None:
    database = made(tmp_path / "games.db")

    def found() -> dict[str, Any]:
        (one,) = findings(bot("doctor", "--json", QUAYSIDE_DATABASE=str(database)), "backup")
        return one

    none = found()
    assert (none["severity"], "no backup yet" in none["sentence"]) == (MIND, True)
    backups.make(database, LONG_AGO, 7)
    old = found()
    assert (old["severity"], "hours old" in old["sentence"]) == (MIND, True)


def test_a_missing_font(tmp_path: Path) -> None:
    shutil.copytree(Path(font_roboto.__file__).parent, tmp_path / "font_roboto")
    shutil.rmtree(tmp_path / "font_roboto" / "files")
    run = bot("doctor", "--json", PYTHONPATH=str(tmp_path), QUAYSIDE_DATABASE=str(tmp_path / "games.db"))
    found = findings(run, "pictures")
    assert found
    assert all(each["severity"] == AILS and "font" in each["sentence"] for each in found)


def test_missing_packages_are_named_even_where_nothing_is_installed(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_bytes((ROOT / "bot.py").read_bytes())
    run = subprocess.run(
        [sys.executable, "-S", tmp_path / "bot.py", "doctor", "--json"],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    found = findings(run, "package")
    assert any(each["sentence"].startswith("discord is missing") for each in found)
    assert all(each["severity"] == AILS for each in found)
