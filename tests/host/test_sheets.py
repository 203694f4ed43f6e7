"""A private sheet that would be drawn differently now is owed to its player."""

from __future__ import annotations

import pytest

from host.outbox import Kind, Transition, messages
from render import ARTISTS
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from words.catalogue import Words

FULLEST = [table for table in PLAIN_TABLES if table.seats == max(table.game.seats)]
LOOKS = 60


@pytest.mark.parametrize("table", FULLEST, ids=lambda table: table.name)
def test_a_sheet_that_changes_is_owed(table: Table) -> None:
    game, words, changed = table.game, Words("en", table.game_id), 0
    for move in some(recorded(table), LOOKS):
        change = Transition(game, move.before, move.step.state, tuple(move.step.events), move.seat)
        owed = {each.seat for each in messages(change, range(table.seats), ()) if each.kind is Kind.HAND}
        for seat in range(table.seats):
            before, after = (
                ARTISTS[game.id].hand(game.view(state, seat), words).png()
                for state in (move.before, move.step.state)
            )
            changed += before != after
            assert before == after or seat in owed, f"seat {seat} after {move.action}"
    assert changed, "else nothing was tried"
