from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.sqlite.engine import SqliteStore, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with open_store(path) as store:
        yield store
