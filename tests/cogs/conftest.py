from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.harbour import Harbour, moored
from tests.playground.stage import playing


@pytest.fixture
async def harbour(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with playing() as playground, moored(playground, tmp_path / "quayside.db") as harbour:
        yield harbour
