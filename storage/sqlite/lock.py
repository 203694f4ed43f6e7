"""One process per database file, whatever names the file has."""

from __future__ import annotations

import errno
import os
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from storage.errors import AlreadyOpen, NotAFile
from storage.sqlite.plainly import plainly

LONGEST_NOTE = 200

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":
    NO_SUCH_LOCK = (errno.EINVAL, errno.ENOLCK, errno.EOPNOTSUPP)
    """A file system, or a kernel, that does not know this kind of lock."""

    def _lock_itself(descriptor: int) -> None:
        # Of the open file, not of the process: SQLite's closing of its own descriptor does not free it. The
        # first byte is none of those that SQLite locks, so the two do not meet, not even on a network disk.
        first_byte = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, 0, 1, 0)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, first_byte)
        except OSError as error:
            if error.errno not in NO_SUCH_LOCK:
                raise
else:
    # Elsewhere no lock would leave SQLite's own alone, and Windows replaces no file that is open.
    _lock_itself = None


def real_file(path: Path) -> Path:
    """The file itself, where symbolic links lead."""
    return Path(os.path.realpath(path))


class Hold:
    """The lock on a database, and a note in it of how the file was left."""

    def __init__(self, path: Path, held: ExitStack) -> None:
        self._path = path
        self._held = held
        self.file = real_file(path)
        """Where links lead: beside it are the lock, SQLite's own files, and what a restore keeps."""
        self._descriptor = self._open(self.file.with_name(self.file.name + ".lock"))
        # The lock file stays: removing it would let two processes lock two files of one name.
        self._take(_lock, self._descriptor)

    def claim(self) -> None:
        """Lock the file itself, made if need be: by a hard link it has another name, with its own lock file.

        It stays open as long as the hold lasts: to close it would free the locks of an open connection.
        """
        if _lock_itself is not None:
            self._take(_lock_itself, self._open(self.file))
        else:
            with plainly(self._path):
                os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))

    def has_other_names(self) -> bool:
        """Whether there are hard links to the file."""
        return self.file.stat().st_nlink > 1

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
        found = self.file.stat()
        return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}".encode()

    def _open(self, file: Path) -> int:
        with plainly(self._path):
            descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        self._held.callback(os.close, descriptor)
        return descriptor

    def _take(self, lock: Callable[[int], None], descriptor: int) -> None:
        with plainly(self._path):
            try:
                lock(descriptor)
            except (BlockingIOError, PermissionError):
                raise AlreadyOpen(self._path) from None


@contextmanager
def only_process(path: Path) -> Iterator[Hold]:
    """Nobody else can open the database meanwhile; the system frees it even when the process is killed."""
    if path.is_dir():
        raise NotAFile(path)
    with ExitStack() as held:
        yield Hold(path, held)
