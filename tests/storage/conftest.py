from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage.store import Store
from tests.engines import open_store
from tests.engines.fresh import database

__all__ = ["database"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        yield store
