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
from host.hours import DAY
from host.snapshot import Table
from host.tables import Host
from render.film.story import Story
from storage.rows import TableStatus
from tests.host.lives import NORA
from tests.host.people import EVERYBODY, hosting, new_click, play_randomly, started, user_of
from tests.host.returning import somebody_goes_back
from tests.host.test_timers import Time


@pytest.mark.slow
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


@pytest.mark.parametrize("game_id", ["livingstone", "congo"])
async def test_a_game_that_went_back_and_changed_hands_is_shown_as_it_was_days_later(
    tmp_path: Path, game_id: str
) -> None:
    """With a restart between; what does not count any more is not shown."""
    chance, clock, file = Random(8), Time(), tmp_path / "quayside.db"
    seen: dict[bytes, list[Any]] = {}

    async def keep(host: Host, table: int) -> Table:
        found = await host.table(table)
        state: Any = (await host._live.get(table)).now.position.state
        seen[write(state)] = [await host.view(table, user) for user in (None, *map(user_of, found.seats))]
        return found

    async with hosting(file, clock) as host:
        table = await started(host, 3, game_id)
        went = 0
        while went < 2:
            await keep(host, table)
            await play_randomly(host, table, chance, 1)
            went += len(seen) % 9 == 0 and await somebody_goes_back(host, table, chance)
        await keep(host, table)
        await host.ask_to_be_replaced(table, EVERYBODY[1].user)
        (poll,) = await host.standing_polls(table)
        for seat in poll.missing:
            if await host.standing_polls(table):
                await host.vote(table, EVERYBODY[seat].user, poll.number, "find")
        assert await host.take_over(table, NORA, 1)
    async with hosting(file, clock) as host:
        while (await keep(host, table)).is_running:
            await play_randomly(host, table, chance, 1)
    clock.now += 40 * DAY
    async with hosting(file, clock) as host:
        played = await host.played(table)
        story = Story(played)
        for frame in range(len(story.frames)):
            state = write(story._state(frame))
            assert [story.view(frame, seat) for seat in (None, 0, 1, 2)] == seen[state]
        gone = {move for back in played.returns for move in range(back.to + 1, back.after + 1)}
        assert len(played.returns) == 2
        assert gone
        assert not gone & {frame.moves for frame in story.frames}
        assert played.names[1] == NORA.name


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
