# a test has the event loop to itself
"""Backups happen by themselves: daily, a few kept, and one before an update."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cogs.plumbing.upkeep import DAY, OLD, SILENCE, Upkeep, sign_of, silent_for
from storage.sqlite import backups
from storage.sqlite.backup import restore
from storage.sqlite.engine import SqliteStore, open_store
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.storage.sample import new_table, versions
from tools.doctor import saved

pytestmark = pytest.mark.sqlite_file

ROOT = Path(__file__).parents[2]
NOON = 1_700_000_000


def kept(path: Path) -> list[str]:
    return sorted(file.name for file in backups.folder_of(path).iterdir())


async def test_one_a_day_is_made_and_the_latest_are_kept(path: Path, store: SqliteStore) -> None:
    now = NOON
    upkeep = Upkeep(path, 3, lambda: now)
    assert upkeep.newest is None
    for day in range(5):
        await new_table(store, steps=day + 1)
        now = NOON + day * DAY
        for later in (0, 1, DAY - 1):  # looked at again and again
            now = NOON + day * DAY + later
            await upkeep.save()
    assert upkeep.newest == NOON + 4 * DAY
    assert kept(path) == ["20231116T221320Z.db", "20231117T221320Z.db", "20231118T221320Z.db"]
    assert backups.folder_of(path).stat().st_mode & 0o777 == 0o700
    restore(backups.folder_of(path) / "20231116T221320Z.db", path.with_name("other.db"))
    async with open_store(path.with_name("other.db")) as other:
        assert [await versions(other, table) for table in (3, 4)] == [[0, 1, 2], []]


async def test_a_backup_that_fails_is_told_and_stops_nothing(
    path: Path, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await new_table(store, steps=1)
    backups.folder_of(path).write_text("no folder")
    await Upkeep(path, 1, lambda: NOON).save()
    assert "There is no backup of today: " in caplog.text
    caplog.clear()
    backups.folder_of(path).unlink()
    await Upkeep(path, 1, lambda: 10**18).save()  # a clock that no calendar has
    assert "There is no backup of today\nTraceback" in caplog.text
    assert await versions(store, 1) == [0]


async def test_what_only_looks_like_a_backup_is_none_and_stays(path: Path, store: SqliteStore) -> None:
    await new_table(store, steps=1)
    backups.folder_of(path).mkdir()
    odd = "20231399T996199Z.db"
    (backups.folder_of(path) / odd).touch()
    upkeep = Upkeep(path, 1, lambda: NOON)
    assert upkeep.newest is None
    await upkeep.save()
    assert kept(path) == ["20231114T221320Z.db", odd]


DIES = """
import os, signal, sys
from pathlib import Path
from storage.sqlite import backups
os.fsync = lambda file: os.kill(os.getpid(), signal.SIGKILL)
backups.make(Path(sys.argv[1]), int(sys.argv[2]), 7)
"""
"""A process killed when the copy is made and has not got its name yet."""


async def test_what_a_killed_process_left_of_a_backup_goes_with_the_next(path: Path) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=1)
    killed = subprocess.run([sys.executable, "-c", DIES, path, str(NOON)], cwd=ROOT, check=False)  # noqa: ASYNC221  # nobody waits
    assert killed.returncode == -signal.SIGKILL
    (left,) = kept(path)
    assert left.startswith("20231114T221320Z.db.")
    assert backups.newest(path) is None, "half a backup is none"
    mine = backups.folder_of(path) / "my-own.db.old"
    mine.mkdir()
    await Upkeep(path, 7, lambda: NOON).save()
    assert kept(path) == ["20231114T221320Z.db", mine.name]


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
async def test_a_database_is_saved_before_an_update_and_that_comes_forward(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:version])
        old.execute(
            "insert into tables (id, game, rules_version, data_digest, options, seats_wanted, language,"
            " opened_by, opened) values (7, 'livingstone', 1, '', '{}', 2, 'en', 1, 1)"
        )
    saved = backups.save_before_update(path)
    assert saved is not None
    async with open_store(path):
        pass
    assert backups.save_before_update(path) is None
    assert kept(path) == [f"before-update-{version}.db"]
    restore(saved, path)
    async with open_store(path) as store:
        assert [rows.table.id for rows in await store.load([7])] == [7]


def test_what_is_no_database_is_left_to_whoever_opens_it(path: Path) -> None:
    assert backups.save_before_update(path) is None
    path.write_bytes(b"nothing of ours" * 100)
    assert backups.save_before_update(path) is None
    assert not backups.folder_of(path).exists()


async def test_the_doctor_says_how_old_the_latest_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=1)
    backups.make(path, NOON, 7)
    for later, is_well in ((3600, True), (OLD - 1, True), (OLD, False)):
        monkeypatch.setattr("tools.doctor.time.time", lambda later=later: NOON + later)
        found = saved(path, 7)
        assert (found.is_well, f" {later // 3600} hours old" in found.sentence) == (is_well, True)


async def test_a_sign_of_life_comes_from_a_loop_that_turns(path: Path) -> None:
    assert silent_for(path) is None
    chores = asyncio.create_task(Upkeep(path, 0).go_on())
    async with asyncio.timeout(5):
        while silent_for(path) is None:  # noqa: ASYNC110  # nobody is told
            await asyncio.sleep(0)
    assert silent_for(path) == 0
    os.utime(sign_of(path), (NOON, NOON))
    assert (silent_for(path) or 0) > SILENCE
    chores.cancel()
    await asyncio.wait((chores,))
    assert silent_for(path) is None
