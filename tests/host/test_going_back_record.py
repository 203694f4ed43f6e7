"""A game that has gone back is as it was, goes on with new chance, and is told, recorded and proved whole."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import Unreadable
from games.record import Return, check, parts, replayed
from host.tables import Host
from playground.play import Wanted
from render.film.story import Story
from storage.rows import TableStatus
from storage.sqlite.engine import open_store
from tests.host.people import (
    asked_user,
    play_randomly,
    started,
)
from tests.host.returning import (
    agreed,
    played,
    somebody_goes_back,
    steps,
)
from tests.host.test_timers import clock, host
from tools.replay import tell
from tools.report import lay_out
from tools.verify import verified

__all__ = ["clock", "host"]  # fixtures

ENOUGH = 12
"""Steps between one going back and the next."""
FAR = 25
"""Moves that are asked for at once where no going back is near; one by one, `test_replayed` asks for them."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, game in GAMES.items() for seats in game.seats]
)
async def test_random_games_go_back_and_are_played_again(host: Host, game: str, seats: int) -> None:
    chance = Random(f"{game} {seats}")
    table = await started(host, seats, game)
    went = 0
    for _ in range(4):
        await play_randomly(host, table, chance, chance.randrange(1, ENOUGH))
        went += await somebody_goes_back(host, table, chance)
        went += chance.random() < 0.3 and await somebody_goes_back(host, table, chance)
    assert went
    last = await play_randomly(host, table, chance)
    assert last.status is TableStatus.OVER
    record = await host.record(table)
    assert len(record.returns) == went
    made = [step for step in await steps(host, table) if step.action is not None]
    assert 0 < len(record.moves) <= len(made)
    rules = GAMES[game]
    checked = check(rules, record)
    assert (checked.is_true, checked.unchecked) == (True, 0)
    assert [draw.place for draw in record.draws] == list(range(len(record.draws))), "no draw comes twice"
    (part,) = parts(record)
    *_, end = replayed(rules, record, part)
    assert end.step.state == (await host._live.get(table)).now.position.state
    assert f"all {len(record.draws)} draws" in verified(
        json.loads(msgspec.json.encode(record)), await host.commitment(table)
    )
    await is_told_as_it_counts(host, table)


async def is_told_as_it_counts(host: Host, table: int) -> None:
    """The replay shows what counts and nothing else, and each going back once; so does the log."""
    record, position = await host.played(table), (await host._live.get(table)).now.position
    story = Story(record)
    moves = [frame.moves for frame in story.frames]
    assert moves == sorted({*moves})
    abandoned = {number for back in record.returns for number in range(back.to + 1, back.after + 1)}
    assert not abandoned & {*moves}
    assert (story.result, story._state(-1)) == (position.game.result(position.state), position.state)
    near = {end for back in record.returns for end in range(back.to - 1, back.after + 3)}
    edges = [-1, *(number for number in moves[:-1] if number in near or not number % FAR), moves[-1]]
    told = [
        event
        for pair in pairwise(edges)
        for step in await host.told_of_moves(table, pair, None, is_open=True)
        for event in step.events
    ]
    kinds = [event.kind for event in await host.log(table, None)]
    assert kinds.count("went_back") == len(record.returns)
    assert [event.kind for event in told].count("went_back") == len(record.returns)
    assert [event for event in told if event.kind != "went_back"] == story.events
    own = [event.kind for event in story.events if event.seen_by is None]
    assert own == [kind for kind in kinds if kind != "went_back"]


# What is told afterwards


async def test_the_replay_shows_only_what_counts_and_the_going_back(host: Host) -> None:
    table = await played(host, 8, 3)
    asker = await asked_user(host, table)
    before = len(await steps(host, table))
    await host.ask_to_go_back(table, asker)
    await agreed(host, table)
    await played(host, 3, table=table)
    assert len(await steps(host, table)) > before
    assert (await play_randomly(host, table, Random(5))).status is TableStatus.OVER
    await is_told_as_it_counts(host, table)
    (back,) = (await host.played(table)).returns
    lines = [*tell(await host.record(table), "en")]
    (line,) = (line for line in lines if "All agreed to go back" in line)
    assert f"moves {back.to + 1} to {back.after} do not count" in line
    assert lines[-1].startswith("Checked: the set-up and every move keep to the rules")


async def test_a_report_after_going_back_is_played_again_to_the_same_state(
    host: Host, tmp_path: Path
) -> None:
    table = await played(host, 5)
    await host.ask_to_go_back(table, await asked_user(host, table))
    await agreed(host, table)
    await played(host, 2, table=table)
    number = await host.report(table)
    found = await host.reported(number)
    wanted = Wanted(tmp_path / "world.db", ("bot",))
    await asyncio.to_thread(lay_out, found, wanted)
    async with open_store(wanted.data) as store:
        other = Host(store, GAMES, host._clock)
        state = (await host._live.get(table)).now.position.state
        assert (await other._live.get(1)).now.position.state == state


@pytest.mark.parametrize(
    "returns",
    [[Return(2, 2)], [Return(1, 0), Return(0, 0)], [Return(99, 1)], [Return(2, -1)]],
)
async def test_a_record_that_goes_back_to_nowhere_is_none(host: Host, returns: list[Return]) -> None:
    table = await played(host, 1)
    record = (await host.reported(await host.report(table))).record
    with pytest.raises(Unreadable):
        parts(replace(record, returns=returns))
