"""What is remembered of a table is what the file says, whatever changes at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from host.lobby import Place
from host.tables import Host
from tests.engines import open_store
from tests.host.people import ADA, ALL_GAMES, BEN, CLEO, SEED, asked_user, new_click, press, started, user_of

Deed = Callable[[Host, int], Awaitable[object]]


async def step(host: Host, table: int) -> None:
    user = await asked_user(host, table)
    await press(host, table, user, (await host.legal(table, user))[0])


async def step_and_undo(host: Host, table: int) -> None:
    user = await asked_user(host, table)
    await step(host, table)
    await host.undo(table, user, new_click())


async def cancel(host: Host, table: int) -> None:
    for person in (ADA, BEN, CLEO):
        await host.cancel(table, person.user)


async def close_messages(host: Host, table: int) -> None:
    await host.close_messages(user_of((await host.table(table)).seats[1]), is_closed=True)


async def meet_anew(host: Host, table: int) -> None:
    place = (await host.table(table)).place
    await host.open("livingstone", {}, 2, "en", place, replace(BEN, name="Benjamin"))


DEEDS: dict[str, Deed] = {
    "step": step,
    "step and undo": step_and_undo,
    "resign": lambda host, table: host.resign(table, ADA.user),
    "agree": lambda host, table: host.cancel(table, ADA.user),
    "cancel": cancel,
    "move": lambda host, table: host.move(table, Place(1, 2, 3)),
    "messages closed": close_messages,
    "another name": meet_anew,
}


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS)
async def test_a_table_is_known_as_the_file_has_it(path: Path, deed: Deed) -> None:
    async with open_store(path) as store:
        host = Host(store, ALL_GAMES, lambda: 1_700_000_000, lambda: SEED)
        table = await started(host, 3)
        before = await host.table(table), await host.view(table, ADA.user)
        await deed(host, table)
        known = await host.table(table), await host.view(table, ADA.user)
        host._live.drop()
        assert known == (await host.table(table), await host.view(table, ADA.user))
        assert known != before
