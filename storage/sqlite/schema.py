"""The tables of the database: numbered migrations, and whether a file has them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from storage.errors import Damaged, NewerDatabase, NotOurs

MIGRATIONS = tuple(
    file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent / "migrations").glob("*.sql"))
)
"""Number n makes a database of version n (`user_version`) from one of version n - 1."""

APPLICATION = int.from_bytes(b"QUAY", "big")


def check(connection: sqlite3.Connection, path: Path, *, is_trusted: bool = False) -> int:
    """The version of a healthy database of ours, 0 when it is still empty; or the error that says what it is.

    Unless it is trusted it reads the whole file, which takes about a second per gigabyte: cheap beside games
    lost later.
    """
    (version,) = connection.execute("pragma user_version").fetchone()
    (application,) = connection.execute("pragma application_id").fetchone()
    is_empty = connection.execute("select 1 from sqlite_schema limit 1").fetchone() is None
    if application != APPLICATION and not is_empty:
        raise NotOurs(path)
    if version > len(MIGRATIONS):
        raise NewerDatabase(path, found=version, known=len(MIGRATIONS))
    if not is_trusted and connection.execute("pragma quick_check(1)").fetchone() != ("ok",):
        raise Damaged(path)
    return int(version)


def migrate(connection: sqlite3.Connection, version: int, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring a database of that version up to the last migration; if one fails, those before it stand."""
    # One transaction, for each has the disk wait several times: thirty of them are most of a first start.
    due = "".join(
        f"savepoint migration; {migration} pragma user_version = {number}; release migration;"
        for number, migration in enumerate(migrations[version:], start=version + 1)
    )
    if not due:
        return
    try:
        connection.executescript(f"begin immediate; {due} commit;")
    except sqlite3.Error:
        with suppress(sqlite3.Error):  # of what is told, the first error is why
            if connection.in_transaction:
                connection.execute("rollback to migration")
                connection.execute("commit")
        raise
    finally:
        connection.rollback()
