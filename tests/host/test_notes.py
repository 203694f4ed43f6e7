"""Notes to oneself: kept, read once when it is the time, by nobody else, and gone with the game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.core import Refused
from host.notes import LONGEST
from host.tables import Host
from tests.host.people import ADA, BEN, EVE, EVERYBODY, asked_user, hosting, new_click, play_randomly, started


async def read(host: Host, table: int, user: int) -> str | None:
    """What that player is to read now."""
    return (await host.seen(table, user)).note


async def idle(host: Host, table: int) -> int:
    """Whoever is asked goes on a step, as if absent; who it was."""
    user = await asked_user(host, table)
    position = (await host._live.get(table)).now.position
    seat = position.playing(user)
    action = position.game.idle(position.state, seat.seat)
    await host.play(table, user, action, seat.question, new_click())
    return user


async def turn_of(host: Host, table: int, user: int, *, is_asked: bool) -> None:
    """Play on until that player is asked, or is asked no more."""
    while (await host.table(table)).is_waiting_for(user) != is_asked:
        await idle(host, table)


async def test_who_waits_reads_it_when_asked_again_until_it_is_read(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        asked = await asked_user(host, table)
        waiting = BEN.user if asked == ADA.user else ADA.user
        await host.write_note(table, waiting, "sell the gems")
        assert [await read(host, table, user) for user in (asked, waiting)] == [None, None]
        await turn_of(host, table, waiting, is_asked=True)
    async with hosting(path) as host:
        assert await read(host, table, waiting) == "sell the gems", "it is stored"
        assert await read(host, table, asked) is None
        await host.drop_note(table, waiting, "sell the gems")
        assert await read(host, table, waiting) is None
        assert await host.note(table, waiting) is None


async def test_who_is_asked_means_the_time_after_this_one(host: Host) -> None:
    table = await started(host, 2)
    asked = await asked_user(host, table)
    await host.write_note(table, asked, "first")
    await host.write_note(table, asked, "gift before the end")
    while (await host.table(table)).is_waiting_for(asked):
        assert await read(host, table, asked) is None
        await idle(host, table)
    await turn_of(host, table, asked, is_asked=True)
    assert await read(host, table, asked) == "gift before the end"


async def test_one_that_was_written_meanwhile_stays(host: Host) -> None:
    table = await started(host, 2)
    waiting = BEN.user if await asked_user(host, table) == ADA.user else ADA.user
    await host.write_note(table, waiting, "old")
    await turn_of(host, table, waiting, is_asked=True)
    shown = await read(host, table, waiting)
    await host.write_note(table, waiting, "new")
    assert shown == "old"
    await host.drop_note(table, waiting, shown)
    assert await host.note(table, waiting) == "new"


async def test_it_changes_nothing_for_anybody_else(host: Host) -> None:
    table = await started(host, 3)
    before, untold = await host.table(table), await host.untold(table)
    await host.write_note(table, ADA.user, "x" * 2 * LONGEST)
    assert await host.table(table) == before
    assert await host.untold(table) == untold
    assert [await host.note(table, each.user) for each in EVERYBODY[:3]] == ["x" * LONGEST, None, None]


async def test_it_is_gone_with_the_game_and_for_players_alone(host: Host) -> None:
    table = await started(host, 2)
    with pytest.raises(Refused, match="not_seated"):
        await host.write_note(table, EVE.user, "not mine")
    await host.write_note(table, ADA.user, "sell the gems")
    await play_randomly(host, table, Random(1))
    assert await host.note(table, ADA.user) is None
    with pytest.raises(Refused, match="table_over"):
        await host.write_note(table, ADA.user, "too late")


async def test_who_has_resigned_writes_none(host: Host) -> None:
    table = await started(host, 3)
    await host.resign(table, ADA.user)
    with pytest.raises(Refused, match="resigned"):
        await host.write_note(table, ADA.user, "too late")
