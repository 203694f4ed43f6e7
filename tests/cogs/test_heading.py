"""The words above a panel's choices: seven lines of a phone at the most, whatever the position."""

from __future__ import annotations

import pytest

from cogs.panel.heading import HEIGHT, heading, height
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from tools.panel import sight_at
from words.catalogue import LANGUAGES

THREE = [table for table in PLAIN_TABLES if table.seats == 3]
LOOKS = 25
LONG = ["Something happened that takes a line of its own."] * 5


@pytest.mark.parametrize("table", THREE, ids=lambda table: table.game_id)
def test_a_head_is_seven_lines_and_asks_before_all_else(table: Table) -> None:
    cut, tallest = 0, 0
    for move in some(recorded(table), LOOKS):
        for language in LANGUAGES:
            sight = sight_at(table.game, move.before, move.seat, table.seats, language)
            head = heading(sight, [], [], is_first=True, has_acted=False)
            assert height(head) <= HEIGHT, head
            beside = heading(sight, LONG, [], is_first=True, has_acted=False)
            assert beside[0] == head[0] == f"**{sight.words.text(sight.table.asked[move.seat])}**"
            assert set(beside) <= set(head)
            cut += beside != head
            tallest = max(tallest, height(head))
    assert cut or tallest < HEIGHT - 2, "what matters less gives way to what has just happened"
