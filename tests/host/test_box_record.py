"""What the record of a game says when the box was corrected on the way, and what can still be checked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import Unreadable, write
from games.livingstone.actions import TakeCoins, TakeDie
from games.record import Record, parts, read_record, replay, replay_part, totals
from storage.rows import TableStatus
from tests.host.people import ADA, asked_user, hosting, new_click, play_randomly, press, started
from tests.host.test_box import corrected, noted, tell_all, with_box
from tools.complaint import Complaint
from tools.replay import tell


async def finished(path: Path, before: int, after: int) -> Record:
    """The record of a game that began with the box of today, which was corrected twice."""
    async with hosting(path) as host:
        table = await started(host, 2)
        await play_randomly(host, table, Random(5), steps=before)
    async with corrected(path, "second") as host:
        await play_randomly(host, table, Random(6), steps=after)
    async with corrected(path, "third") as host:
        await play_randomly(host, table, Random(7))
        return read_record(write(await host.record(table)))


async def test_the_record_names_every_box_and_each_checks_its_own_part(path: Path) -> None:
    game = GAMES["livingstone"]
    record = await finished(path, 12, 9)
    assert record.data_digest == game.data_digest
    assert [(each.after, each.data_digest) for each in record.corrections] == [(12, "second"), (21, "third")]
    first, second, third = parts(record)
    assert len(list(replay_part(game, record, first))) == 13
    assert len(list(replay_part(with_box(game, "second"), record, second))) == 10
    last = with_box(game, "third")
    *_, end = replay_part(last, record, third)
    result = last.result(end.state)
    assert result is not None
    assert totals(result) == record.totals
    assert end.state.rng.draws > 0
    with pytest.raises(Unreadable, match="after 12 moves"):
        list(replay(game, record))
    with pytest.raises(Unreadable, match="another box"):
        list(replay_part(game, record, second))


async def test_replay_says_where_the_box_changed_and_what_it_did_not_check(path: Path) -> None:
    record = await finished(path, 12, 9)
    moves = len(record.moves)
    said = list(tell(record, "en"))
    assert "The box was corrected after move 12; from there on its digest is second." in said
    assert "The box was corrected after move 21; from there on its digest is third." in said
    unchecked = [line for line in said if line.startswith("Not checked here: ")]
    assert [line.partition(". ")[0] for line in unchecked] == [
        "Not checked here: moves 13 to 21",
        f"Not checked here: moves 22 to {moves}, the points",
    ]
    assert sum(line[:4].strip().isdigit() for line in said) == 13


async def test_replay_notices_what_a_forger_changes_in_the_part_it_can_check(path: Path) -> None:
    record = await finished(path, 12, 9)
    first, second = record.corrections
    moved = replace(record, corrections=[replace(first, after=11), second])
    with pytest.raises(Complaint, match="move 11 does not lead to where the box was corrected"):
        list(tell(moved, "en"))
    with pytest.raises(Complaint, match="after more moves than there are"):
        list(tell(replace(record, corrections=[replace(first, after=9999), second]), "en"))
    third = with_box(GAMES["livingstone"], "third")
    reseeded = replace(record, seed="00" * 32)
    with pytest.raises(Unreadable, match="chance does not come from the seed"):
        list(replay_part(third, reseeded, parts(reseeded)[-1]))


async def test_a_record_of_other_boxes_alone_cannot_be_checked_at_all(path: Path) -> None:
    record = await finished(path, 12, 9)
    said: list[str] = []
    with pytest.raises(Complaint, match="another box"):
        said.extend(tell(replace(record, data_digest="first"), "en"))
    assert "The box was corrected after move 12; from there on its digest is second." in said


async def test_what_is_undone_across_the_correction_is_not_in_the_record(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        die = next(each for each in await host.legal(table, user) if isinstance(each, TakeDie))
        await press(host, table, user, die)
        await press(host, table, user, TakeCoins())
    async with corrected(path) as host:
        await host.undo(table, user, new_click())
        assert await noted(host, table) == 1
        await play_randomly(host, table, Random(2))
        record = await host.record(table)
    assert [each.after for each in record.corrections] == [1]
    first, second = parts(record)
    game = GAMES["livingstone"]
    assert len(list(replay_part(game, record, first))) == 2
    *_, end = replay_part(with_box(game, "corrected"), record, second)
    assert game.result(end.state) is not None


async def test_a_lobby_begins_with_the_box_of_its_beginning_and_an_ended_game_keeps_its_own(
    path: Path,
) -> None:
    async with hosting(path) as host:
        over = await started(host, 2)
        await play_randomly(host, over, Random(3))
        lobby = await host.open("livingstone", {}, 2, "en", (await host.table(over)).place, ADA)
        other = (await host.table(over)).seats[1]
        await host.join(lobby, replace(ADA, user=other.user, name=other.name))
        await tell_all(host)
    async with corrected(path) as host:
        assert await host.pending() == []
        await host.start(lobby, ADA.user)
        assert await noted(host, lobby) == 0
        assert (await host.table(over)).status is TableStatus.OVER
        assert (await host.record(over)).corrections == []
        await play_randomly(host, lobby, Random(3))
        assert (await host.record(lobby)).data_digest == "corrected"
        assert (await host.record(lobby)).corrections == []
