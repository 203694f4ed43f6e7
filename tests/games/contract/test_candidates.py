"""A game that promises to list only what is legal keeps its promise."""

from __future__ import annotations

import pytest

from tests.games.contract.tables import TABLES, Table, recorded

PROMISING = [table for table in TABLES if table.game.has_legal_candidates]


@pytest.mark.parametrize("table", PROMISING, ids=lambda table: table.name)
def test_what_is_listed_is_legal_and_listed_once(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        for seat in range(table.seats):
            listed = list(game.candidates(move.before, seat))
            assert len(set(listed)) == len(listed)
            assert [each for each in listed if game.refusal(move.before, seat, each) is not None] == []
