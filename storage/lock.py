"""One process per database file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import AlreadyOpen, NotAFile, plainly

LONGEST_NOTE = 200

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Hold:
    """The lock on a database, and a note in it of how the file was left."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    def is_untouched(self) -> bool:
        """Whether the file is just as this process, or one before it, closed it in good order."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        return os.read(self._descriptor, LONGEST_NOTE) == self._note()

    def open(self) -> None:
        """From now on a crash leaves no note."""
        os.ftruncate(self._descriptor, 0)

    def close(self) -> None:
        """Everything is written: note how."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, self._note())

    def _note(self) -> bytes:
        found = self._path.stat()
        return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}".encode()


@contextmanager
def only_process(path: Path) -> Iterator[Hold]:
    """Nobody else can open the database meanwhile; the system frees it even when the process is killed."""
    if path.is_dir():
        raise NotAFile(path)
    with plainly(path):
        # The lock file stays: removing it would let two processes lock two files of one name.
        descriptor = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        with plainly(path):
            try:
                _lock(descriptor)
            except (BlockingIOError, PermissionError):
                raise AlreadyOpen(path) from None
        yield Hold(path, descriptor)
    finally:
        os.close(descriptor)
