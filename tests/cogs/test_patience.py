"""An answer comes by itself where it can; where it takes long, Discord is told in time that it will come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.plumbing import interactions
from games.livingstone.actions import TakeDie
from host.live import LiveTables
from host.live_table import LiveTable
from playground.interactions import Callback
from playground.people import Person, Playground, Reply
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour
from tests.cogs.panels import moored, open_panel, seat_all
from tests.cogs.test_panel import start
from tests.host.people import press
from tests.playground.stage import playing

AT_ONCE, AT_LAST = 0.0, 60.0
"""Seconds of patience: none, and more than any answer takes."""
PLACES = {AT_ONCE: Callback.DEFER_UPDATE, AT_LAST: Callback.UPDATE}
NEW = {AT_ONCE: Callback.DEFER_MESSAGE, AT_LAST: Callback.MESSAGE}
BESIDE = {AT_ONCE: Callback.DEFER_MESSAGE, AT_LAST: Callback.DEFER_UPDATE}
"""Of a press on a message that others see too: that one is not touched, and is its original."""


@pytest.fixture(params=[AT_ONCE, AT_LAST])
def seconds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    monkeypatch.setattr(interactions, "PATIENCE", request.param)
    at_hand = LiveTables.get

    async def in_a_while(tables: LiveTables, table_id: int) -> LiveTable:
        """As if it must be loaded first: what is at hand is answered before any patience ends."""
        await asyncio.sleep(0.01)
        return await at_hand(tables, table_id)

    monkeypatch.setattr(LiveTables, "get", in_a_while)
    return float(request.param)


def first_word(reply: Reply) -> Callback | None:
    return reply._interaction.answer


async def test_a_command_is_answered_once(harbour: Harbour, seconds: float) -> None:
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    for command, said in (("/table asked", "Ben"), ("/table board", "Livingstone"), ("/table undo", "(")):
        reply = await ada.uses(command)
        assert first_word(reply) is NEW[seconds]
        assert said in (await reply.updated()).text or command.endswith("undo")
        assert reply.message.is_private
        assert len(reply.follow_ups) <= 1


async def test_a_panel_goes_on_in_its_place(tmp_path: Path, seconds: float) -> None:
    async with playing() as playground, moored(tmp_path / "quayside.db", start()) as bot:
        ada, ben = people(playground)
        table = await seat_all(bot, [ada, ben])
        panel = await open_panel(ada, table)
        assert first_word(panel) is BESIDE[seconds]
        assert panel.message.is_private
        pressed = await chooses(ada, "Die 4", on=await panel.updated())
        assert first_word(pressed) is PLACES[seconds]
        after = await pressed.updated()
        assert after.id == panel.message.id
        assert "Die 4" not in lines_of(after)


async def test_a_late_press_is_told_so_in_its_place(tmp_path: Path, seconds: float) -> None:
    async with playing() as playground, moored(tmp_path / "quayside.db", start()) as bot:
        ada, ben = people(playground)
        table = await seat_all(bot, [ada, ben])
        panel = await (await open_panel(ada, table)).updated()
        await press(bot.host, table, int(ada.user.id), TakeDie(4))
        late = await chooses(ada, "Die 4", on=panel)
        assert first_word(late) is PLACES[seconds]
        assert "The game has moved on" in (await late.updated()).text


def people(playground: Playground) -> tuple[Person, Person]:
    return playground.person("Ada"), playground.person("Ben")
