from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from discord.ext import commands

from playground.people import Playground
from tests.playground.example import new_bot
from tests.playground.stage import Wire, playing, running


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with playing() as playground:
        yield playground


@pytest.fixture
async def wire(playground: Playground) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(session, playground)


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[commands.Bot]:
    async with running(new_bot()) as bot:
        yield bot
