"""Who leaves a running game holds up nobody."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.core import Refused
from games.livingstone.actions import TakeDie
from games.record import replay
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import (
    ADA,
    BEN,
    EVERYBODY,
    FAY,
    asked_user,
    computers_play,
    hosting,
    kill,
    new_click,
    play_randomly,
    press,
    started,
)


async def test_the_others_finish_the_game(host: Host) -> None:
    table = await started(host, 4)
    await play_randomly(host, table, Random(4), 10)
    leaver = await asked_user(host, table)
    await host.resign(table, leaver)
    assert len(await computers_play(host, table)) == 1
    assert await asked_user(host, table) != leaver
    over = await play_randomly(host, table, Random(5))
    assert over.status is TableStatus.OVER
    assert [seat.has_resigned for seat in over.seats].count(True) == 1
    *_, last = replay(GAMES["livingstone"], await host.record(table))
    assert GAMES["livingstone"].result(last.state) == over.result


async def test_one_player_left_still_plays_to_the_end(host: Host) -> None:
    table = await started(host, 3)
    await host.resign(table, EVERYBODY[0].user)
    await host.resign(table, EVERYBODY[2].user)
    over = await play_randomly(host, table, Random(1))
    assert over.status is TableStatus.OVER


async def test_it_is_said_once_however_often_it_is_asked(host: Host) -> None:
    table = await started(host, 3)
    await host.resign(table, ADA.user)
    version = (await host.table(table)).version
    await host.resign(table, ADA.user)
    assert (await host.table(table)).version == version
    log = await host.log(table, None)
    assert [event.kind for event in log].count("seat_resigned") == 1


async def test_a_seat_nobody_plays_cannot_be_played(host: Host) -> None:
    table = await started(host, 3)
    await host.resign(table, ADA.user)
    with pytest.raises(Refused, match="refusal-resigned"):
        await press(host, table, ADA.user, TakeDie(1))
    with pytest.raises(Refused, match="refusal-not_seated"):
        await host.resign(table, FAY.user)
    assert all(pending.message.seat != 0 for pending in (await host.pending()) if pending.version)


async def test_when_all_have_left_the_table_is_cancelled(host: Host) -> None:
    table = await started(host, 2)
    await host.resign(table, ADA.user)
    await host.resign(table, BEN.user)
    found = await host.table(table)
    assert (found.status, found.asked) == (TableStatus.CANCELLED, {})
    with pytest.raises(Refused, match="refusal-table_cancelled"):
        await press(host, table, BEN.user, TakeDie(1))


async def test_a_resignation_outlasts_an_undo_in_the_log(host: Host) -> None:
    table = await started(host, 3)
    user = await asked_user(host, table)
    other = next(person.user for person in EVERYBODY[:3] if person.user != user)
    await press(host, table, user, (await host.legal(table, user))[0])
    await host.resign(table, other)
    await host.undo(table, user, new_click())
    kinds = [event.kind for event in await host.log(table, None)]
    assert "seat_resigned" in kinds
    assert "die_taken" not in kinds


async def killed_while_resigning(path: Path, reading: int) -> tuple[int, int]:
    """A table of two, and who was asked and about to resign when the host was killed."""
    async with hosting(path) as host:
        table = await started(host, 2)
        leaver = await asked_user(host, table)
    kill(path, table, leaver, reading)
    return table, leaver


@pytest.mark.parametrize("reading", [1, 2, 3])
async def test_killed_before_the_resignation_is_stored_nothing_has_happened(path: Path, reading: int) -> None:
    table, leaver = await killed_while_resigning(path, reading)
    async with hosting(path) as host:
        assert (await host.table(table)).version == 0
        assert await asked_user(host, table) == leaver


async def test_a_computer_plays_on_for_good_also_after_a_restart(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        leaver = await asked_user(host, table)
        await host.resign(table, leaver)
    async with hosting(path) as host:
        assert await host.with_computers() == [table]
        (seat,) = await computers_play(host, table)
        assert EVERYBODY[seat].user == leaver
        assert await asked_user(host, table) == ADA.user + BEN.user - leaver
        with pytest.raises(Refused, match="refusal-resigned"):
            await host.take_seat_back(table, leaver)
        found = (await host.table(table)).seats[seat]
        assert (found.computer, found.is_automatic) == ("normal", True)
