"""A game lists only what is legal, and leaves nothing out."""

from __future__ import annotations

from functools import cache
from itertools import count, product

import pytest

from games import GAMES
from games.core import Action
from tests.games.contract.tables import TABLES, Table, recorded, some

LOOKS = 40
"""Moments of each game at which everything ever possible in it is tried."""

at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


FEW, SHARE = 100, 4
"""Of a kind that is not listed for a seat at all, few are all tried; of more, one in so many, all in turn."""


@cache
def ever_possible(game_id: str) -> dict[type[Action], list[Action]]:
    """Every closed action that some seat could do at some moment of a recorded game, by kind."""
    game = GAMES[game_id]
    found = dict.fromkeys(
        action
        for table in TABLES
        if table.game_id == game_id
        for move in recorded(table)
        for seat in range(table.seats)
        for action in game.candidates(move.before, seat)
    )
    by_kind: dict[type[Action], list[Action]] = {}
    for action in found:
        if not action.is_open:
            by_kind.setdefault(type(action), []).append(action)
    return by_kind


@at_every_table
def test_what_is_listed_is_legal_and_listed_once(table: Table) -> None:
    game = table.game
    for move in recorded(table):
        for seat in range(table.seats):
            listed = list(game.candidates(move.before, seat))
            assert len(set(listed)) == len(listed)
            assert [each for each in listed if game.refusal(move.before, seat, each) is not None] == []


@at_every_table
def test_everything_closed_that_is_legal_is_listed(table: Table) -> None:
    game, turns = table.game, count()
    for move, seat in product(some(recorded(table), LOOKS), range(table.seats)):
        listed, turn = set(game.candidates(move.before, seat)), next(turns) % SHARE
        kinds = {type(action) for action in listed}
        for kind, actions in ever_possible(game.id).items():
            for action in actions if kind in kinds or len(actions) <= FEW else actions[turn::SHARE]:
                if game.refusal(move.before, seat, action) is None:
                    assert action in listed, action
