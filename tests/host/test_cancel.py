"""A game ends early when all who still play agree, and not before."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Refused
from games.values import Seat
from host.outbox import Kind, Message
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import ADA, BEN, CLEO, FAY, asked_user, hosting, new_click, press, started, user_of


async def agreeing(host: Host, table: int) -> set[Seat]:
    """Who agrees to end the game early."""
    return {seat.seat for seat in (await host.table(table)).seats if seat.has_agreed}


async def kinds(host: Host, table: int) -> list[str]:
    return [event.kind for event in await host.log(table, None)]


async def test_all_must_agree_and_a_restart_forgets_nobody(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 3)
        assert await host.cancel(table, ADA.user) == {1, 2}
        assert await host.cancel(table, ADA.user) == {1, 2}
        assert await host.cancel(table, BEN.user) == {2}
    async with hosting(path) as host:
        assert await agreeing(host, table) == {0, 1}
        assert (await host.table(table)).status is TableStatus.RUNNING
        assert (await kinds(host, table)).count("cancel_agreed") == 2
        assert await host.cancel(table, CLEO.user) == frozenset()
        assert (await host.table(table)).status is TableStatus.CANCELLED
        assert (await kinds(host, table))[-2:] == ["cancel_agreed", "table_cancelled"]
        last, over = (await host.pending())[-2:]
        assert [event.kind for event in last.message.events] == ["cancel_agreed", "table_cancelled"]
        assert over.message == Message(Kind.OVER, by=2), "everybody is to hear of it but who agreed last"
        with pytest.raises(Refused, match="refusal-table_cancelled"):
            await host.cancel(table, ADA.user)


async def test_agreeing_changes_neither_the_game_nor_the_buttons(host: Host) -> None:
    table = await started(host, 3)
    user = await asked_user(host, table)
    await press(host, table, user, (await host.legal(table, user))[0])
    before, view = await host.table(table), await host.view(table, user)
    other = next(seat for seat in before.seats if seat.user != user)
    await host.cancel(table, user_of(other))
    after = await host.table(table)
    assert [seat.question for seat in after.seats] == [seat.question for seat in before.seats]
    assert (after.asked, await host.view(table, user)) == (before.asked, view)
    await host.undo(table, user, new_click())
    assert await agreeing(host, table) == {other.seat}
    assert (await kinds(host, table))[-1] == "cancel_agreed"


async def test_whoever_plays_on_no_longer_agrees(host: Host) -> None:
    table = await started(host, 2)
    user = await asked_user(host, table)
    await host.cancel(table, user)
    await press(host, table, user, (await host.legal(table, user))[0])
    assert await agreeing(host, table) == set()
    other = next(seat for seat in (await host.table(table)).seats if seat.user != user)
    assert len(await host.cancel(table, user_of(other))) == 1
    assert (await host.table(table)).status is TableStatus.RUNNING


async def test_those_who_resigned_are_not_asked_and_strangers_cannot_agree(host: Host) -> None:
    table = await started(host, 3)
    await host.resign(table, ADA.user)
    await host.cancel(table, BEN.user)
    for user in (ADA.user, FAY.user):
        with pytest.raises(Refused):
            await host.cancel(table, user)
    assert await host.cancel(table, CLEO.user) == frozenset()
    assert (await host.table(table)).status is TableStatus.CANCELLED
