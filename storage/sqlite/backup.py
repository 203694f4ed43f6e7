"""Backups made while the bot runs, and restored while it does not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import NotOurs, SeveralNames, WouldOverwrite
from storage.sqlite.health import looking_at
from storage.sqlite.lock import only_process, real_file
from storage.sqlite.plainly import plainly
from storage.sqlite.renewal import renew, used_in
from storage.sqlite.schema import check


def backup(path: Path, target: Path) -> None:
    """Copy the database, as of one moment, into a new file; the bot may go on writing meanwhile."""
    if target.exists():
        raise WouldOverwrite(target)
    target = real_file(target)
    with _checked_copy(path, target) as copy:
        copy.rename(target)
        settle_folder(target)


def restore(source: Path, path: Path) -> Path | None:
    """Put a backup in the place of the database; the old one stays beside it, under the name returned.

    Where the path is a symbolic link, it is the file it leads to that is replaced. What the old database has
    used since the backup, as far as it can tell, is not used again. Whose it was, it stays, also where root
    restores what a service opens.
    """
    with only_process(path) as hold:
        file, kept = hold.file, None
        if file.exists():
            hold.claim()
            if hold.has_other_names():
                raise SeveralNames(path)
        with _checked_copy(source, file) as copy:
            renew(copy, used_in(file))
            settle(copy)
            if file.exists():
                _give(copy, file)
                kept = _keep(file)
            copy.replace(file)
            settle_folder(file)
    return kept


@contextmanager
def _checked_copy(source: Path, target: Path) -> Iterator[Path]:
    """A healthy copy of a database of ours near the target, safe on the disk; rename it into its place."""
    with plainly(target), tempfile.TemporaryDirectory(prefix=target.name + ".", dir=target.parent) as folder:
        copy = Path(folder) / target.name
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT, 0o600))
        _copy_pages(source, copy, target)
        settle(copy)
        yield copy


def _copy_pages(source: Path, copy: Path, target: Path) -> None:
    with looking_at(source) as origin, closing(sqlite3.connect(copy)) as written:
        if check(origin, source) == 0:
            raise NotOurs(source)
        with plainly(target):
            # All pages in one go: one moment of the source, however fast the bot writes.
            origin.backup(written)
            # A backup is one file: no WAL beside it that could be forgotten.
            written.execute("pragma journal_mode = delete")
            check(written, target)


def _keep(path: Path) -> Path:
    """Copy the old database, however damaged, to a free name, with all that its WAL holds."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path)) as old:
        old.execute("pragma journal_mode = delete")
    number = 1
    while (kept := path.with_name(f"{path.name}.before-restore-{number}")).exists():
        number += 1
    shutil.copy(path, kept)
    settle(kept)
    # Too damaged to fold in, the WAL goes along; left here it would be played into the restored database.
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(kept.with_name(kept.name + suffix))
    return kept


def _give(copy: Path, file: Path) -> None:
    """To whom that file belongs, if that can be: only root may give."""
    if os.name == "posix" and os.geteuid() == 0:
        owned = file.stat()
        with plainly(file):
            os.chown(copy, owned.st_uid, owned.st_gid)


def settle_folder(path: Path) -> None:
    """A new name is safe on the disk only when its folder is."""
    if os.name == "posix":  # elsewhere a folder cannot be opened
        settle(path.parent)


def settle(path: Path) -> None:
    """What was written there is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
