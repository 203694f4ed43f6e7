# ruff: noqa: ASYNC240  # a test has the event loop to itself
"""Backups are made while the bot writes, and restored while it does not run."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import (
    AlreadyOpen,
    Damaged,
    MissingFile,
    MissingFolder,
    NewerDatabase,
    NotAFile,
    NotOurs,
    StorageError,
    WouldOverwrite,
)
from storage.sqlite.backup import backup, restore
from storage.sqlite.engine import SqliteStore, open_store
from storage.sqlite.schema import MIGRATIONS, migrate
from tests.storage.sample import new_table, versions
from tests.storage.writer import heard, writing

pytestmark = pytest.mark.sqlite_file


async def made(path: Path, steps: int) -> int:
    async with open_store(path) as store:
        return await new_table(store, steps)


def names(folder: Path) -> list[str]:
    """The files there; a reader may leave SQLite's own, empty ones, beside a database."""
    return sorted(file.name for file in folder.iterdir() if not file.name.endswith(("-wal", "-shm")))


async def test_a_backup_is_one_healthy_file(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    table = await new_table(store, steps=5)
    (tmp_path / "safe").mkdir()
    backup(path, tmp_path / "safe" / "copy.db")
    assert [file.name for file in (tmp_path / "safe").iterdir()] == ["copy.db"]
    assert (tmp_path / "safe" / "copy.db").stat().st_mode & 0o777 == 0o600
    async with open_store(tmp_path / "safe" / "copy.db") as copy:
        assert await versions(copy, table) == [0, 1, 2, 3, 4]


async def test_a_backup_while_another_process_writes_is_one_moment(path: Path, tmp_path: Path) -> None:
    confirmed = []
    with writing(path, "run", 0) as writer:
        for number in range(5):
            confirmed.append(heard(writer, "done"))
            backup(path, tmp_path / f"copy {number}.db")
        assert writer.poll() is None
    for number, version in enumerate(confirmed):
        async with open_store(tmp_path / f"copy {number}.db") as copy:
            found = await versions(copy, 1)
            owed = [row.version for row in await copy.untold()]
        assert found == owed == list(range(len(found)))
        assert found[-1] >= version


async def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    await made(path, 1)
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(WouldOverwrite):
        backup(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_what_cannot_be_backed_up_is_said_and_leaves_nothing(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    def refusal() -> type[StorageError]:
        with pytest.raises(StorageError) as caught:
            backup(path, target)
        return caught.type

    assert refusal() is MissingFile
    path.mkdir()
    assert refusal() is NotAFile
    path.rmdir()
    path.touch()
    assert refusal() is NotOurs
    path.write_text("Dear diary" * 1000)
    assert refusal() is Damaged
    path.unlink()
    await made(path, 200)
    os.truncate(path, 20_000)
    assert refusal() is Damaged
    target = tmp_path / "nowhere" / "copy.db"
    assert refusal() is MissingFolder
    assert names(tmp_path) == ["quayside.db", "quayside.db.lock"]


async def test_restore_puts_back_the_backup_and_keeps_the_old(path: Path, tmp_path: Path) -> None:
    table = await made(path, 3)
    backup(path, tmp_path / "copy.db")
    await made(path, 1)
    assert restore(tmp_path / "copy.db", path) == tmp_path / "quayside.db.before-restore-1"
    assert restore(tmp_path / "copy.db", path) == tmp_path / "quayside.db.before-restore-2"
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1, 2]
        assert await versions(store, table + 1) == []
    async with open_store(tmp_path / "quayside.db.before-restore-1") as old:
        assert await versions(old, table + 1) == [0]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files to others")
async def test_what_root_restores_stays_whose_it_was(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        await new_table(store, steps=2)
    backup(path, tmp_path / "backup.db")
    os.chown(path, 10001, 10002)
    restore(tmp_path / "backup.db", path)
    found = path.stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (10001, 10002, 0o600)
    async with open_store(path) as store:
        assert await versions(store, 1) == [0, 1]


async def test_restore_into_an_empty_place(path: Path, tmp_path: Path) -> None:
    table = await made(path, 3)
    assert restore(path, tmp_path / "moved.db") is None
    async with open_store(tmp_path / "moved.db") as store:
        assert await versions(store, table) == [0, 1, 2]


async def test_an_older_backup_is_brought_up_to_date_when_opened(path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as old:
        migrate(old, 0, MIGRATIONS[:1])
    restore(tmp_path / "old.db", path)
    assert await made(path, 2) == 1


async def test_restore_needs_the_bot_to_be_stopped(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    table = await new_table(store, steps=2)
    backup(path, tmp_path / "copy.db")
    with pytest.raises(AlreadyOpen):
        restore(tmp_path / "copy.db", path)
    assert await versions(store, table) == [0, 1]


async def test_a_bad_backup_leaves_the_database_as_it_was(path: Path, tmp_path: Path) -> None:
    table = await made(path, 2)
    backup(path, tmp_path / "newer.db")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    (tmp_path / "torn.db").write_bytes(path.read_bytes()[:20_000])
    (tmp_path / "empty.db").touch()
    before = names(tmp_path)
    for name, error in [
        ("newer.db", NewerDatabase),
        ("torn.db", Damaged),
        ("empty.db", NotOurs),
        ("absent.db", MissingFile),
    ]:
        with pytest.raises(error):
            restore(tmp_path / name, path)
    assert names(tmp_path) == before
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1]


@pytest.mark.parametrize("is_log_whole", [True, False])
async def test_a_damaged_database_is_replaced_and_its_log_cannot_spoil_the_backup(
    path: Path, tmp_path: Path, *, is_log_whole: bool
) -> None:
    table = await made(path, 2)
    backup(path, tmp_path / "copy.db")
    log = path.with_name("quayside.db-wal")
    async with open_store(path) as store:
        await new_table(store, steps=50)
        torn_log = log.read_bytes()
    path.write_bytes(b"torn" * 5000)
    log.write_bytes(torn_log if is_log_whole else b"torn" * 5000)
    kept = restore(tmp_path / "copy.db", path)
    assert kept is not None
    assert b"torn" in kept.read_bytes()
    assert not log.exists()
    async with open_store(path) as store:
        assert await versions(store, table) == [0, 1]
        assert await versions(store, table + 1) == []


async def test_steps_still_in_the_log_of_a_killed_bot_are_kept_by_restore(path: Path, tmp_path: Path) -> None:
    await made(path, 1)
    backup(path, tmp_path / "copy.db")
    with writing(path, "hold", 3) as writer:
        assert heard(writer, "open 4") == 4
    kept = restore(tmp_path / "copy.db", path)
    assert kept is not None
    async with open_store(kept) as old:
        assert await versions(old, 1) == [0, 1, 2, 3]
    async with open_store(path) as store:
        assert await versions(store, 1) == [0]
