"""What is played again from the record is what was seen then, whatever was taken back meanwhile."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import Refused, write
from host.history import SeenStep
from render.film.story import Story
from storage.rows import TableStatus
from tests.host.people import hosting, new_click, play_randomly, started, user_of


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_replay_shows_what_everybody_saw_when_it_was_so(tmp_path: Path, game_id: str) -> None:
    chance = Random(3)
    async with hosting(tmp_path / "quayside.db") as host:
        table = await started(host, 2, game_id)
        seen: dict[bytes, list[Any]] = {}
        while True:
            found = await host.table(table)
            state: Any = (await host._live.get(table)).now.position.state
            users = [None, *map(user_of, found.seats)]
            seen[write(state)] = [await host.view(table, user) for user in users]
            if found.status is not TableStatus.RUNNING:
                break
            if len(seen) % 40 == 1:
                await check_that_nothing_is_told_yet(host, table)
            await play_randomly(host, table, chance, 1)
            if chance.random() < 0.2:
                for user in filter(None, users):
                    if (await host.seen(table, user)).bar is None:
                        await host.undo(table, user, new_click())
        story = Story(await host.played(table))
        for frame in range(len(story.frames)):
            assert [story.view(frame, seat) for seat in (None, 0, 1)] == seen[write(story._state(frame))]
        await check_that_all_is_told_once(host, table, story)


async def check_that_nothing_is_told_yet(host: Any, table: int) -> None:
    with pytest.raises(Refused, match="record_early"):
        await host.played(table)
    with pytest.raises(Refused, match="record_early"):
        await host.told_of_moves(table, (-1, 5), None, is_open=True)


async def check_that_all_is_told_once(host: Any, table: int, story: Story) -> None:
    """Turn by turn the same as in one piece: to the table and each seat what it knew, and all of it open."""
    turns = [(-1, 0)] + [
        (story.frames[place].moves, story.frames[place + 1].moves) for place in range(len(story.frames) - 1)
    ]
    for user, seat in ((None, None), *((each.user, each.seat) for each in (await host.table(table)).seats)):
        told: list[SeenStep] = []
        for moves in turns:
            told += await host.told_of_moves(table, moves, seat, is_open=False)
        assert tuple(told) == await host.story(table, user)
    everything = [
        event
        for moves in turns
        for step in await host.told_of_moves(table, moves, None, is_open=True)
        for event in step.events
    ]
    ours = [replace(event, seen_by=None) for event in story.events]
    assert [event for event in map(_open, everything) if event in ours] == ours


def _open(event: Any) -> Any:
    return replace(event, seen_by=None)
