"""A look at a database that changes nothing, whether or not the bot is running."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from storage.errors import MissingFile, MissingFolder, NotAFile, ReadOnly
from storage.sqlite.plainly import plainly
from storage.sqlite.schema import MIGRATIONS, check


class Counted(NamedTuple):
    """What there is of what."""

    tables: dict[str, int]
    """By status."""
    untold: int
    oldest: int | None
    """When the first of them should have been told; what waits for a seat to go on does not count."""


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


class Health(NamedTuple):
    """A database in which nothing is wrong."""

    games: int
    is_older: bool
    """Whether the next start brings its tables up to date."""


def examined(path: Path) -> Health | None:
    """A healthy database, None where it is still to be made; or a StorageError."""
    with plainly(path):
        has_folder, is_there = path.parent.is_dir(), path.exists()
    if not has_folder:
        raise MissingFolder(path)
    if is_there and not os.access(path, os.W_OK):
        raise ReadOnly(path)
    with plainly(path), tempfile.TemporaryFile(dir=path.parent):
        pass  # SQLite's own files come there; only trying tells whether they can
    if not is_there:
        return None
    with looking_at(path) as connection:
        if (version := check(connection, path)) == 0:
            return None
        (games,) = connection.execute("select count(*) from tables").fetchone()
    return Health(int(games), version < len(MIGRATIONS))


def counted(path: Path) -> Counted:
    """Tables and messages, while the bot is running; or a StorageError."""
    with looking_at(path) as connection:
        tables = connection.execute("select status, count(*) from tables group by status").fetchall()
        ((untold, oldest),) = connection.execute(
            "select count(*), min(created) from outbox where done is null and payload ->> 'held_by' is null"
        )
    return Counted(dict(tables), untold, oldest)
