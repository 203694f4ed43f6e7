"""Lessons as rows: in nobody's lists, and what an earlier version has left half-way goes on to its end."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest
from msgspec.structs import replace

from host.errors import Stale
from host.lobby import Person, Place
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import ADA, BEN, PLACE, hosting, new_click, started

KEPT = Path(__file__).parents[1] / "kept" / "lessons.sqlite.xz"
"""Of two people, each at the fourth prompt of every lesson; a lesson without its coach; a game of two."""
LEARNERS = {101: "en", 102: "fr"}


async def learn_on(host: Host, table_id: int, user: int) -> int:
    """Do what the coach asks to the end; how many prompts that took."""
    prompts = 0
    while (table := await host.table(table_id)).prompt is not None:
        at, seat = table.prompt, table.seat_of(user)
        assert seat is not None
        try:
            action = await host.asked_for(table_id, user, at)
        except Stale:  # there is only to read, or nothing more
            await host.read_on(table_id, user, at)
            if (await host.table(table_id)).prompt == at:
                return prompts
        else:
            await host.play(table_id, user, action, seat.question, new_click())
        prompts += 1
    raise AssertionError("the coach has gone")


@pytest.fixture
def kept(path: Path) -> Path:
    """What an earlier version has left."""
    path.write_bytes(lzma.decompress(KEPT.read_bytes()))
    return path


@pytest.mark.sqlite_file
async def test_what_an_earlier_version_has_left_half_way_goes_on(kept: Path) -> None:
    async with hosting(kept) as host:
        for user in LEARNERS:
            begun = await host.lessons_begun(user)
            assert [prompt for _, prompt in begun.values()] == [3] * 5
            for table, _ in begun.values():
                assert await learn_on(host, table, user) >= 5
                await host.put_lesson_away(table, user)
            assert await host.lessons_begun(user) == {}
        assert [table.id for table in await host.tables_of(103)] == [11]
        assert (await host.seen(11, 103)).tip is None, "it began as a lesson"
        (game,) = await host.tables_of(101)
        asked = next(seat.person for seat in game.people if seat.seat in game.asked)
        assert (await host.seen(game.id, asked)).tip is None, "whoever has begun without has no coach now"
        assert await host.pending(game.id), "what was owed is owed"


async def test_a_lesson_is_in_no_list_but_its_learners_own(host: Host) -> None:
    lesson = await host.learn("livingstone", ADA)
    for user in (ADA.user, BEN.user):
        assert await host.tables_of(user) == []
        assert await host.put_away_of(user) == []
        assert await host.next_table(user) is None
    assert list(await host.lessons_begun(ADA.user)) == ["livingstone"]
    assert await host.lessons_begun(BEN.user) == {}
    assert await host.with_computers() == []
    assert await host.table_at(2) is None
    assert await host.pending() == []
    other = await started(host, 2)
    assert [table.id for table in await host.tables_of(ADA.user)] == [other]
    await host.end_lesson(lesson, ADA.user)
    await host.go_on_alone(lesson, ADA.user, Place(PLACE.guild, PLACE.channel))
    async with host._live.change(lesson, 9) as change:
        result = '{"standings":[],"winners":[]}'
        change.set_table(replace(change.table, status=TableStatus.OVER, ended=9, result=result))
    assert await host.own_statistics(ADA.user) == {}
    assert await host.server_statistics(PLACE.guild or 0) == {}


async def test_a_learner_who_is_forgotten_leaves_no_lesson(host: Host) -> None:
    eve = Person(user=900, name="Eve", language="fr")
    lesson = await host.learn("congo", eve)
    await host.forget(eve.user)
    assert await host._live.all([lesson]) == []
    assert await host.lessons_begun(eve.user) == {}
