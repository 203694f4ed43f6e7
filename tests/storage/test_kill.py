"""A process killed at any moment loses no confirmed step, and leaves nothing half-written."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from storage.sqlite.backup import backup
from tests.engines import IS_FILE, open_store
from tests.storage.writer import writing

HELD = [("hold", steps % 3) for steps in range(24)] + [("spill", 1)] * 3
"""Killed inside an open transaction: the child says so and waits there."""
RUNNING = [("run", 1 + steps % 5) for steps in range(28)]
"""Killed wherever the child happens to be after so many confirmed steps."""


def killed_writer(path: Path, mode: str, count: int) -> list[tuple[str, int]]:
    """What a writer said until it was killed: held in its transaction, or after `count` confirmed steps."""
    last_word, times = ("done", count) if mode == "run" else ("open", count + 1)
    with writing(path, mode, count) as writer:
        assert writer.stdout is not None
        lines: list[str] = []
        while sum(line.startswith(last_word) for line in lines) < times:
            lines.append(writer.stdout.readline())
            assert lines[-1]
        assert writer.poll() is None
        writer.kill()
        lines += writer.stdout.readlines()
    assert writer.returncode == -signal.SIGKILL
    whole = [
        line for line in lines if line.endswith("\n")
    ]  # killed in the middle of a word it has said nothing
    return [(word, int(version)) for word, version in map(str.split, whole)]


async def check_file(path: Path, *, confirmed: int, at_most: int) -> int:
    """The last version found by opening, which checks the whole file; no step missing, half or twice."""
    async with open_store(path) as store:
        history = await store.history(1)
        owed = await store.untold()
    versions = [row.version for row in history]
    assert versions == list(range(len(versions)))
    assert [row.request for row in history] == [f"click {version}" for version in versions]
    assert [row.version for row in owed] == versions
    assert confirmed <= versions[-1] <= at_most
    return versions[-1]


@pytest.mark.slow
async def test_a_killed_writer_loses_no_confirmed_step(path: Path) -> None:
    last, inside = -1, 0
    async with open_store(path):
        pass
    for mode, count in [("run", 2), *HELD, *RUNNING]:
        said = killed_writer(path, mode, count)
        confirmed = max([last, *(version for word, version in said if word == "done")])
        if mode == "run":
            # The commit may have come before the kill, and the word after it.
            at_most = max(version for _, version in said) + 1
        else:
            assert said[-1] == ("open", confirmed + 1)
            inside += 1
            at_most = confirmed
        if mode == "spill" and IS_FILE:
            assert path.with_name(path.name + "-wal").stat().st_size > 1_000_000
        last = await check_file(path, confirmed=confirmed, at_most=at_most)
    assert 1 + len(HELD) + len(RUNNING) >= 50
    assert inside >= 20


@pytest.mark.sqlite_file
async def test_a_backup_of_a_killed_database_has_every_confirmed_step(path: Path, tmp_path: Path) -> None:
    said = killed_writer(path, "hold", 5)
    assert path.with_name(path.name + "-wal").stat().st_size > 0
    backup(path, tmp_path / "copy.db")
    assert await check_file(tmp_path / "copy.db", confirmed=4, at_most=4) == 4
    assert said[-1] == ("open", 5)
