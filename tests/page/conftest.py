"""A real Chromium and a real playground; where there is no Chromium, this is said aloud."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from tests.page.harbour import Harbour, playing

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
REQUIRED = "QUAYSIDE_PAGE_TESTS"
"""Set to `required`, a missing Chromium is a failure."""

expect.set_options(timeout=20_000)  # a busy machine is no failure


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        lacking = f"no Chromium or Chrome ({', '.join(NAMES)}): the page is not tested"
        if os.environ.get(REQUIRED) == "required":
            pytest.fail(lacking)
        pytest.skip(lacking)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def harbour(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with playing(tmp_path / "play.db") as harbour:
        yield harbour
