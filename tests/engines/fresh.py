"""An empty database in a PostgreSQL server of our own; where there is none, this is said aloud."""

from __future__ import annotations

import hashlib
import importlib.util
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from storage.address import Server
from tests.engines import server

REQUIRED = "QUAYSIDE_POSTGRES_TESTS"
"""Set to `required`, a missing server is a failure."""


@pytest.fixture
async def database(tmp_path: Path) -> Server:
    """A schema of its own in a server of our own, empty."""
    lacking = [
        *([] if server.programs() else ["no PostgreSQL server (Debian calls it postgresql)"]),
        *([] if importlib.util.find_spec("asyncpg") else ["no asyncpg"]),
    ]
    if lacking:
        told = f"{' and '.join(lacking)}: PostgreSQL is not tested"
        if os.environ.get(REQUIRED) == "required":
            pytest.fail(told)
        pytest.skip(told)
    schema = f"s{hashlib.sha256(str(tmp_path).encode()).hexdigest()[:20]}"
    async with outside(Server(server.address())) as other:
        await other.execute(f"create schema {schema}")
    return Server(f"{server.address()}?search_path={schema}")


@asynccontextmanager
async def outside(database: Server) -> AsyncIterator[Any]:
    """A connection of somebody else."""
    import asyncpg  # noqa: PLC0415  # not everybody has it

    connection = await asyncpg.connect(database.address)
    try:
        yield connection
    finally:
        await connection.close()
