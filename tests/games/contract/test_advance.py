"""Every game's answers in advance: named, ended, legal or none, and at an end some time."""

from __future__ import annotations

import pytest

from games.core import Game
from tests.games.contract.advances import advances_in, check_advances, check_chain, check_spans
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some, whole_game

at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)


@at_every_table
def test_every_answer_is_legal_or_none_and_every_one_has_words_and_an_end(table: Table) -> None:
    game, seats = table.game, table.seats
    states = [move.before for move in recorded(table)]
    known = advances_in(game, states, seats)
    answers = sum(check_advances(game, state, seats, known) for state in states)
    check_spans(game, [move.before for move in whole_game(table)], known)
    offers = type(game).in_advance is not Game.in_advance
    assert bool(answers) == offers, "what `in_advance` offers is met in a random game or in scenes.py"
    assert all(game.in_advance(recorded(table)[-1].step.state, seat) == () for seat in range(seats))


@at_every_table
def test_answers_to_answers_come_to_an_end(table: Table) -> None:
    for move in some(recorded(table), 20):
        for each in advances_in(table.game, [move.before], table.seats):
            check_chain(table.game, move.before, table.seats, each)
