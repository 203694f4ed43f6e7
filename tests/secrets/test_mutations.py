"""The secrets checks fail for every leak: each hidden thing into each exit, patched into the real code."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Action
from tests.games.contract.tables import Move, Table, some
from tests.secrets.checks import Leak, check_board, check_exits, check_reveals, check_step, viewers
from tests.secrets.exits import PICTURES, RULES, TEXTS
from tests.secrets.leaks import INTO, LEAKS, OF_A_STEP, own_things_into, unmarked
from tests.secrets.positions import rich, secretive

PLAYERS = 3
TABLES = {game_id: Table(game_id, PLAYERS, leaks.options) for game_id, leaks in LEAKS.items()}
SEEDS = (1, 2, 3)
TELLING = 12
"""Moves for each thing that a step tells: two worlds may bring the same by chance."""
at_a_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


def rows(*columns: str) -> pytest.MarkDecorator:
    """Every combination, for every game: the things of its state or of its steps, and where they go."""
    combined = []
    for game_id, leaks in LEAKS.items():
        of_game: dict[str, Iterable[Any]] = {
            "thing": leaks.in_the_state,
            "told": leaks.in_the_step,
            "way": INTO,
            "manner": OF_A_STEP,
            "revealing": [kind for kind in GAMES[game_id].actions if kind not in leaks.shows_nothing],
            "kind": leaks.shows_nothing,
        }
        for row in product(*[of_game[column] for column in columns]):
            name = "-".join(each if isinstance(each, str) else each.kind() for each in row)
            combined.append(pytest.param(TABLES[game_id], *row, id=f"{game_id}-{name}"))
    return pytest.mark.parametrize(("table", *columns), combined)


@cache
def moves(table: Table) -> list[Move]:
    """The richest position, a few moves of every kind, and some that tell somebody something."""
    by_kind: dict[str, list[Move]] = {}
    telling = {told.private for told in LEAKS[table.game_id].in_the_step.values()}
    for move in (move for seed in SEEDS for move in secretive(table, seed)):
        by_kind.setdefault(move.action.kind(), []).append(move)
        for event in move.step.events:
            if event.kind in telling:
                by_kind.setdefault(event.kind, []).append(move)
    few = {kind: TELLING if kind in telling else 3 for kind in by_kind}
    return [
        rich(table),
        *(move for kind in by_kind for move in some(tuple(by_kind[kind]), few[kind])[: few[kind]]),
    ]


@pytest.fixture(autouse=True)
def _games_played_before_the_leak(request: pytest.FixtureRequest) -> None:
    """Positions are kept, so they must come from the rules as they are."""
    moves(request.node.callspec.params["table"])


def check_secrets(table: Table) -> None:
    """The checks of the secrets suite, on a few positions that hide much; the quick ones first."""
    chance = Random(1)
    check_exits(table, rich(table).before, chance, RULES, worlds=8)
    check_exits(table, rich(table).before, chance, TEXTS)
    for move in moves(table):
        check_step(table, move.before, move.seat, move.action, chance)
    check_exits(table, rich(table).before, chance, PICTURES, worlds=8)


def seen(table: Table, way: str) -> list[object]:
    """What leaves by that exit, as it is."""
    game = table.game
    if way == "event":
        return [game.play(move.before, move.seat, move.action).events for move in moves(table)]
    leave = {**RULES, **TEXTS, **PICTURES}[way]
    return [leave(game, rich(table).before, viewer) for viewer in viewers(table)]


@at_a_table
def test_without_a_leak_the_checks_pass(table: Table) -> None:
    check_secrets(table)


@rows("thing", "way")
def test_what_a_position_hides_is_missed_at_no_exit(
    table: Table, thing: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch, name = INTO[way]
    before = seen(table, name)
    patch(monkeypatch, table, LEAKS[table.game_id].in_the_state[thing])
    assert seen(table, name) != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_secrets(table)
    assert leak.value.way == name


@rows("told", "manner")
def test_what_a_step_hides_is_missed_in_no_event(
    table: Table, told: str, manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = seen(table, "event")
    OF_A_STEP[manner](monkeypatch, table, LEAKS[table.game_id].in_the_step[told])
    assert seen(table, "event") != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_secrets(table)
    assert leak.value.way == "event"


@pytest.mark.parametrize(("function", "way"), [("caption", "caption"), ("board", "board_picture")])
@at_a_table
def test_what_only_its_own_seat_sees_is_missed_on_no_board(
    table: Table, function: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_things_into(function, monkeypatch, table)
    with pytest.raises(Leak) as leak:
        check_board(table, rich(table))
    assert leak.value.way == way


def check_marks(table: Table, kind: type[Action]) -> None:
    """Of many steps of that kind, each that shows a secret says so, or Leak."""
    chance = Random(1)
    found = [move for seed in SEEDS for move in secretive(table, seed) if isinstance(move.action, kind)]
    for move in some(tuple(found), 60):
        check_reveals(table, move.before, move.seat, move.action, chance)


@rows("revealing")
def test_a_step_that_hides_what_it_reveals_is_found(
    table: Table, revealing: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_marks(table, revealing)
    unmarked(monkeypatch, table, revealing)
    with pytest.raises(Leak) as leak:
        check_marks(table, revealing)
    assert leak.value.way == "unmarked"


@rows("kind")
def test_a_step_that_shows_nothing_need_not_say_so(
    table: Table, kind: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    unmarked(monkeypatch, table, kind)
    check_marks(table, kind)
