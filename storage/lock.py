"""One process per database file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import AlreadyOpen, NotAFile, plainly

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_process(path: Path) -> Iterator[None]:
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
        yield
    finally:
        os.close(descriptor)
