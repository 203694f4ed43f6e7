from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.tables import Host
from tests.host.people import hosting


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosting(path) as host:
        yield host
