"""What SQLite and the system say, as one of our sentences."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import (
    AlreadyOpen,
    Damaged,
    DiskFull,
    MissingFolder,
    NotAFile,
    ReadOnly,
    StorageError,
    Unusable,
)

_BY_SQLITE_CODE: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_BUSY: AlreadyOpen,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_LOCKED: AlreadyOpen,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_PERM: ReadOnly,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_CANTOPEN: Unusable,
    sqlite3.SQLITE_IOERR: Unusable,
}

_BY_ERRNO: dict[int, type[StorageError]] = {
    errno.EACCES: ReadOnly,
    errno.EDQUOT: DiskFull,
    errno.EISDIR: NotAFile,
    errno.ENOENT: MissingFolder,
    errno.ENOSPC: DiskFull,
    errno.ENOTDIR: MissingFolder,
    errno.EPERM: ReadOnly,
    errno.EROFS: ReadOnly,
}


@contextmanager
def plainly(path: Path) -> Iterator[None]:
    """What SQLite or the system reports about this file is raised as one of our sentences."""
    try:
        yield
    except sqlite3.Error as error:
        # The low byte is the kind of error, the rest its shade; errors of the Python module have none.
        kind = _BY_SQLITE_CODE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
        if kind is None:
            raise
        raise kind(path, reason=error) from error
    except OSError as error:
        raise _BY_ERRNO.get(error.errno or 0, Unusable)(path, reason=error.strerror) from error
