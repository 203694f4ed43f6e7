"""The panel of every game: short lists, few taps, words of their own, and nothing the rules would refuse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.panel.choices import Choice
from cogs.plumbing.limits import LINES
from games.core import Action
from tests.games.contract.tables import PLAIN_TABLES, Table, some
from tests.secrets.positions import secretive
from tests.wire.doing import Route, panel_of, route_to
from words.catalogue import LANGUAGES, Words

MOST_TAPS = 3
BUTTON = 80
"""Characters that are sure to be read."""
TABLES = [table for table in PLAIN_TABLES if table.seats in (table.game.seats[0], table.game.seats[-1])]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def panels(table: Table) -> Iterator[tuple[list[Action], Choice]]:
    """What a seat may do and the panel that offers it, at many moments of a game."""
    for move in some(secretive(table), 60):
        legal = table.game.legal(move.before, move.seat)
        yield legal, panel_of(table.game, move.before, move.seat)


def lists(tree: Choice) -> Iterator[Choice]:
    yield tree
    for line in tree.below:
        yield from lists(line)


def taps(route: Route) -> int:
    """Lines, then a menu, or a button and a form."""
    return len(route.lines) + bool(route.picked) + 2 * bool(route.entries)


@at_every_table
def test_every_list_is_short(table: Table) -> None:
    for _, tree in panels(table):
        for each in lists(tree):
            assert len(each.below) <= LINES
            assert all(0 < len(several.parts) <= LINES for several in each.sets)


@at_every_table
def test_every_plain_action_is_three_taps_away(table: Table) -> None:
    for legal, tree in panels(table):
        for action in legal:
            route = route_to(tree, action)
            is_typed = any(line.numbers for line in route.lines)
            assert taps(route) <= MOST_TAPS or is_typed or action.is_open, action


@pytest.mark.parametrize("language", LANGUAGES)
@at_every_table
def test_every_line_has_words_of_its_own(table: Table, language: str) -> None:
    words = Words(language, table.game_id, ["Ada", "Ben", "Cleo", "Dan", "Eve"][: table.seats])
    for _, tree in panels(table):
        for each in lists(tree):
            said = [words.text(line.label)[:BUTTON] for line in each.below]
            assert len(set(said)) == len(said), said
            assert all(map(words.text, each.notes))


@at_every_table
def test_what_is_listed_can_be_played(table: Table) -> None:
    for legal, tree in panels(table):
        offered = [line.action for each in lists(tree) for line in each.below if line.action is not None]
        assert all(action in legal for action in offered)
