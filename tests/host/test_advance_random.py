"""Random tables with answers given and taken back all the time: nobody waits untold, no answer unplayed."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Refused
from games.values import Seat, Text
from host import advance
from host.outbox import Kind
from host.snapshot import Table
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import new_click, press, started, user_of
from tools.random_play import choose

OPERATIONS = 500
ENDLESS = "note_for_ever"
"""An answer no sound game has, and which would fill the table."""


async def do_something(host: Host, table: Table, chance: Random) -> Seat:
    """Somebody gives an answer or takes it back, undoes or plays; who it was."""
    seat = chance.choice(table.seats)
    prepared = (await host.seen(table.id, user_of(seat))).prepared
    offered = [each for each in prepared if each.advance.key != ENDLESS]
    lot = chance.random()
    if lot < 0.35 and offered:
        await host.prepare(table.id, user_of(seat), chance.choice(offered).advance.key)
    elif lot < 0.4 and offered:
        await host.unprepare(table.id, user_of(seat), chance.choice(offered).advance.key)
    elif lot < 0.5:
        await host.undo(table.id, user_of(seat), new_click())
    else:
        position = (await host._live.get(table.id)).now.position
        actor, action = choose(position.game, position.state, len(table.seats), chance)
        await press(host, table.id, user_of(table.seats[actor]), action)
        return actor
    return seat.seat


async def check(host: Host, table: Table, known: dict[Seat, Text], actor: Seat, after: int) -> None:
    """All who are asked know it, nobody was told in vain, and no answer waits to be played."""
    news = [row.message for row in await host.pending(table.id) if row.id > after]
    asked = {message.seat: message.question for message in news if message.kind is Kind.ASKED}
    assert asked.items() <= table.asked.items(), "whoever has answered is not told of the question"
    for seat in set(known) - set(table.asked):
        del known[seat]
    for seat, question in table.asked.items():
        if seat in asked or seat == actor:
            known[seat] = question
        assert known.get(seat) == question, f"seat {seat} waits untold"
    async with host._live.change(table.id, 5) as change:
        answers = change.answers
        assert advance._ready(change, change.position) == {}
        assert change.answers == answers, "none is past its end"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("sealed", 2, {"rounds": 30}),
        ("sealed", 3, {"rounds": 30}),
        ("rotterdam", 2, {}),
        ("rotterdam", 4, {}),
    ],
)
async def test_nobody_waits_untold_and_no_answer_is_left_unplayed(
    host: Host, game: str, players: int, options: dict[str, int]
) -> None:
    chance = Random(players)
    table = await host.table(await started(host, players, game, options))
    known = dict(table.asked)
    for _ in range(OPERATIONS):
        last = max(row.id for row in await host.pending())
        try:
            actor = await do_something(host, table, chance)
        except Refused:
            continue
        table = await host.table(table.id)
        if table.status is not TableStatus.RUNNING:
            break
        await check(host, table, known, actor, last)
    history = await host._store.history(table.id)
    unpressed = [step for step in history if step.action and step.request is None]
    assert len(unpressed) > 10, "many were answered"
