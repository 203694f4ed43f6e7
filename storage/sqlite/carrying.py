"""All that is in a SQLite file, to be moved from it or to it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from storage.errors import MissingFile, MissingFolder, NotTaken, WouldOverwrite
from storage.sqlite.backup import settle, settle_folder
from storage.sqlite.backups import save_before_update
from storage.sqlite.engine import SqliteStore, open_store
from storage.sqlite.lock import real_file
from storage.sqlite.plainly import plainly

AT_ONCE = 500
"""Rows that are read or written together."""
NUMBERED = ("tables", "outbox", "reports")
"""What is numbered so that no number is ever given twice."""


class FileRoom:
    """What a file holds."""

    def __init__(self, store: SqliteStore, name: str) -> None:
        self._store = store
        self._name = name

    async def columns(self, table: str) -> list[str]:
        """What a row there consists of."""
        return [name for _, name, *_ in await self._store.execute_fetchall(f"pragma table_info({table})")]

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows, some at a time."""
        named = ", ".join(f'"{name}"' for name in columns)
        async with self._store.execute(f"select {named} from {table}") as cursor:  # noqa: S608  # ours
            while found := await cursor.fetchmany(AT_ONCE):
                yield [tuple(row) for row in found]

    async def put(self, table: str, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> None:
        """These rows too."""
        named, places = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
        try:
            await self._store.executemany(
                f"insert into {table} ({named}) values ({places})",  # noqa: S608  # our own words
                rows,
            )
        except sqlite3.IntegrityError as error:
            raise NotTaken(self._name, table=table, reason=str(error)) from error

    async def counters(self) -> dict[str, int]:
        """The last number that was given, of what is numbered."""
        rows = await self._store.execute_fetchall("select name, seq from sqlite_sequence")
        found = {str(name): int(number) for name, number in rows}
        return {name: found.get(name, 0) for name in NUMBERED}

    async def count_on(self, counters: dict[str, int]) -> None:
        """The next numbers come after these."""
        await self._store.execute("delete from sqlite_sequence")
        await self._store.executemany(
            "insert into sqlite_sequence (name, seq) values (?, ?)", [*counters.items()]
        )


@asynccontextmanager
async def giving(path: Path) -> AsyncIterator[FileRoom]:
    """The file, which nobody else has open; as it was before an update it is saved first."""
    _must_be_there(path)
    save_before_update(path)
    async with open_store(path) as store:
        with plainly(path):
            yield FileRoom(store, str(path))


@asynccontextmanager
async def taking(path: Path) -> AsyncIterator[FileRoom]:
    """A new file, there with all that was written if the block ends well, and else not at all."""
    file = _must_be_free(path)
    with plainly(path), TemporaryDirectory(prefix=file.name + ".", dir=file.parent) as folder:
        made = Path(folder) / file.name
        async with open_store(made) as store:
            await store.execute("begin immediate")
            await store.execute("delete from settings")
            await store.execute("delete from nonces")
            yield FileRoom(store, str(path))
            await store.execute("commit")
        with closing(sqlite3.connect(made)) as whole:
            whole.execute("pragma journal_mode = delete")  # one file, as a backup is
        settle(made)
        made.rename(file)
        settle_folder(file)


def _must_be_there(path: Path) -> None:
    with plainly(path):
        is_there = path.exists()
    if not is_there:
        raise MissingFile(path)


def _must_be_free(path: Path) -> Path:
    """The file that is to be made."""
    with plainly(path):
        is_there, has_folder = path.exists(), path.parent.is_dir()
    if is_there:
        raise WouldOverwrite(path)
    if not has_folder:
        raise MissingFolder(path)
    return real_file(path)
