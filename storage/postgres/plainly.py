"""What PostgreSQL and the network say, as one of our sentences; the password is in none of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from storage.address import shown
from storage.errors import DiskFull, Locked, ServerReadOnly, StorageError, Unusable

_BY_KIND: tuple[tuple[type[Exception], type[StorageError]], ...] = (
    (asyncpg.DiskFullError, DiskFull),
    (asyncpg.LockNotAvailableError, Locked),
    (asyncpg.DeadlockDetectedError, Locked),
    (asyncpg.ReadOnlySQLTransactionError, ServerReadOnly),
)
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,  # the farewell came while the next question was being written
    OSError,  # with that of a connection, and of a time that has run out
)
"""After these the connection is of no use any more."""
_OF_THE_SERVER = (
    *LOST,
    asyncpg.CannotConnectNowError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    asyncpg.QueryCanceledError,
    asyncpg.PostgresSystemError,
)


@contextmanager
def plainly(address: str) -> Iterator[None]:
    """What is reported about this database is raised as one of our sentences."""
    try:
        yield
    except tuple(kind for kind, _ in _BY_KIND) as error:
        ours = next(ours for kind, ours in _BY_KIND if isinstance(error, kind))
        raise ours(shown(address)) from error
    except _OF_THE_SERVER as error:
        raise Unusable(shown(address), reason=_reason(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a value of the wrong kind: a fault of ours
            raise
        raise Unusable(shown(address), reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "the server does not answer"
    text = (getattr(error, "strerror", None) or str(error) or type(error).__name__).splitlines()[0]
    return text.rstrip(".")
