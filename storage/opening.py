"""Where an engine is chosen, by what the database is; PostgreSQL's is not even loaded for a file."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from storage.address import Database, Server
from storage.errors import MissingDriver, OnServer
from storage.sqlite import engine, health
from storage.sqlite.health import Counted, Health
from storage.store import Store


def open_store(database: Database, *, is_shared: bool = False) -> AbstractAsyncContextManager[Store]:
    """The database, made or brought up to date if need be; or a StorageError.

    A server's database may be shared with other processes that share it; a file is one process's.
    """
    if isinstance(database, Server):
        need_driver(database)
        from storage.postgres.engine import open_store as open_server  # noqa: PLC0415  # only who has it

        return open_server(database.address, is_shared=is_shared)
    return engine.open_store(database)


def examined(database: Database) -> Health | None:
    """A healthy database, None where it is still to be made; or a StorageError."""
    if isinstance(database, Server):
        need_driver(database)
        from storage.postgres.health import examined as examined_there  # noqa: PLC0415  # as above

        return examined_there(database.address)
    return health.examined(database)


def counted(database: Database) -> Counted:
    """Tables and messages, while the bot is running; or a StorageError."""
    if isinstance(database, Server):
        need_driver(database)
        from storage.postgres.health import counted as counted_there  # noqa: PLC0415  # as above

        return counted_there(database.address)
    return health.counted(database)


def file_of(database: Database) -> Path:
    """The file, for what can be done with a file alone; or OnServer."""
    if isinstance(database, Server):
        raise OnServer(str(database))
    return database


def need_driver(database: Server) -> None:
    """Nothing; MissingDriver where the package for it is not installed."""
    try:
        import asyncpg  # noqa: F401, PLC0415  # as above
    except ImportError:
        raise MissingDriver(str(database)) from None
