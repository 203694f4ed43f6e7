"""Backups that happen by themselves: beside the database, each a whole file, the oldest making room."""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from storage.errors import StorageError, WouldOverwrite
from storage.sqlite.backup import backup
from storage.sqlite.health import looking_at
from storage.sqlite.lock import real_file
from storage.sqlite.plainly import plainly
from storage.sqlite.schema import MIGRATIONS, check

DAILY = re.compile(r"(?P<stamp>\d{8}T\d{6}Z)\.db")
LEFT = re.compile(rf"(?:{DAILY.pattern}|before-update-\d+\.db)\..+")
"""A folder in which one was being made when the process died."""
STAMP = "%Y%m%dT%H%M%SZ"
BEFORE = "before-update-{version}.db"
"""The last state of that version of the tables."""


def folder_of(path: Path) -> Path:
    """Where the backups of that database are."""
    file = real_file(path)
    return file.with_name(f"{file.name}.backups")


def newest(path: Path) -> int | None:
    """When the latest of the daily ones was made; None without any."""
    with plainly(path):
        return max((when for when, _ in _daily(path)), default=None)


def make(path: Path, time: int, kept: int) -> Path:
    """Save the database as it is now, read it through, and let go of all but the latest so many."""
    file = _folder(path) / f"{datetime.fromtimestamp(time, UTC).strftime(STAMP)}.db"
    with suppress(WouldOverwrite):  # made in this very second
        backup(path, file)
    with plainly(path):
        for _, old in sorted(_daily(path), reverse=True)[kept:]:
            old.unlink(missing_ok=True)
    return file


def save_before_update(path: Path) -> Path | None:
    """Save a database that this Quayside is about to bring up to date; None of any other."""
    version = _version(path)
    if not 0 < version < len(MIGRATIONS):
        return None
    file = _folder(path) / BEFORE.format(version=version)
    with plainly(path):
        file.unlink(missing_ok=True)
    backup(path, file)
    return file


def _version(path: Path) -> int:
    """Of its tables; 0 of what cannot be read: whoever opens it says why."""
    with suppress(StorageError), looking_at(path) as rows:
        return check(rows, path, is_trusted=True)
    return 0


def _folder(path: Path) -> Path:
    """That folder, without what was left of backups that were never finished."""
    folder = folder_of(path)
    with plainly(path):
        folder.mkdir(mode=0o700, exist_ok=True)
        for left in folder.iterdir():
            if LEFT.fullmatch(left.name) and left.is_dir():
                shutil.rmtree(left, ignore_errors=True)
    return folder


def _daily(path: Path) -> list[tuple[int, Path]]:
    """When each of them was made, by its name: a copied file would be of today."""
    folder = folder_of(path)
    files = [] if not folder.is_dir() else [*folder.iterdir()]
    return [(when, file) for file in files if (when := _time_of(file.name)) is not None]


def _time_of(name: str) -> int | None:
    """None of a file that is none of ours, whatever it looks like."""
    if (named := DAILY.fullmatch(name)) is not None:
        with suppress(ValueError):  # no such day or hour
            return int(datetime.strptime(named["stamp"], STAMP).replace(tzinfo=UTC).timestamp())
    return None
