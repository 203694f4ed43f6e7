"""A look at a database that changes nothing, whether or not the bot is running."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.errors import MissingFile, MissingFolder, NotAFile, ReadOnly
from storage.sqlite.plainly import plainly
from storage.sqlite.schema import check


@contextmanager
def looking_at(path: Path) -> Iterator[sqlite3.Connection]:
    """The database, read-only and without the lock of the bot: in WAL mode a reader disturbs no writer."""
    with plainly(path):  # even to ask can fail: a name that is too long
        is_folder, is_there = path.is_dir(), path.exists()
    if is_folder:
        raise NotAFile(path)
    if not is_there:
        raise MissingFile(path)
    with (
        plainly(path),
        closing(sqlite3.connect(path.absolute().as_uri() + "?mode=ro", uri=True)) as connection,
    ):
        yield connection


def count_tables(path: Path) -> int | None:
    """How many games a healthy database holds, None where it is still to be made; or a StorageError."""
    with plainly(path):
        has_folder, is_there = path.parent.is_dir(), path.exists()
    if not has_folder:
        raise MissingFolder(path)
    if not os.access(path if is_there else path.parent, os.W_OK):
        raise ReadOnly(path)
    if not is_there:
        return None
    with looking_at(path) as connection:
        if check(connection, path) == 0:
            return None
        (games,) = connection.execute("select count(*) from tables").fetchone()
    return int(games)
