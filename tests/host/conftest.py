from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from host.tables import Host
from host.thinking import Thinker
from tests.engines.fresh import database
from tests.host.people import hosting

__all__ = ["database"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosting(path) as host:
        yield host


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """One of our own, which may fall."""
    thinker = Thinker()
    yield thinker
    thinker.stop()
