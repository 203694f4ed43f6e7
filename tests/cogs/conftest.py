from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.people import Person, Playground
from tests.cogs.harbour import Harbour, moored
from tests.playground.stage import playing


@pytest.fixture
async def harbour(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with playing() as playground, moored(playground, tmp_path / "quayside.db") as harbour:
        yield harbour


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with playing() as playground:
        yield playground


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


@pytest.fixture
def ada(playground: Playground) -> Person:
    return playground.person("Ada")
