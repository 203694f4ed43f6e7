"""What may be answered in advance, and what an answer does, depends on nothing its seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import AnyGame
from tests.games.contract.advances import advances_in, told
from tests.games.contract.tables import PLAIN_TABLES, Table, some
from tests.secrets.checks import check_exits
from tests.secrets.positions import secretive
from tests.secrets.worlds import Viewer


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_no_answer_in_advance_tells_a_secret(table: Table) -> None:
    moves = secretive(table)
    known = advances_in(table.game, [move.before for move in moves], table.seats)

    def leave(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
        return told(game, state, viewer, known)

    chance = Random(1)
    for move in some(moves, 20):
        check_exits(table, move.before, chance, {"in_advance": leave})
