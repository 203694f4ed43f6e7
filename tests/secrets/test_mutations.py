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
from games.values import Event
from host.consequences import Foresight
from render import ARTISTS
from tests.games.contract.tables import Move, Table, begin, some
from tests.secrets.checks import (
    Leak,
    check_board,
    check_exits,
    check_reveals,
    check_setup,
    check_step,
    viewers,
)
from tests.secrets.draws import check_chance_at_setup, check_chance_of_step
from tests.secrets.exits import FORESIGHT, PICTURES, RULES, TEXTS
from tests.secrets.leaks import (
    INTO,
    LEAKS,
    OF_A_STEP,
    OF_AN_EVENT,
    has_dicts,
    own_things_into,
    tell,
    unmarked,
    whisper_at_setup,
)
from tests.secrets.positions import rich, secretive
from tests.secrets.worlds import Viewer

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
            "way": [way for way in INTO if way != "key_order" or has_dicts(TABLES[game_id])],
            "manner": OF_A_STEP,
            "revealing": [kind for kind in GAMES[game_id].actions if kind not in leaks.shows_nothing],
            "kind": leaks.shows_nothing,
        }
        for row in product(*[of_game[column] for column in columns]):
            name = "-".join(each if isinstance(each, str) else each.kind() for each in row)
            combined.append(pytest.param(TABLES[game_id], *row, id=f"{game_id}-{name}"))
    return pytest.mark.parametrize(("table", *columns), combined)


@cache
def private_kinds(table: Table, method: str) -> set[str]:
    """Kinds of events that some alone may read, at set-up or in the steps of some games."""
    steps = (
        [begin(table, seed) for seed in range(10)]
        if method == "setup"
        else [move.step for seed in SEEDS for move in secretive(table, seed)]
    )
    return {event.kind for step in steps for event in step.events if event.seen_by is not None}


@cache
def moves(table: Table) -> list[Move]:
    """The richest position, a few moves of every kind, and some that tell somebody something."""
    by_kind: dict[str, list[Move]] = {}
    telling = private_kinds(table, "apply")
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
    table = request.node.callspec.params["table"]
    moves(table)
    private_kinds(table, "setup")


def check_way(table: Table, way: str) -> None:
    """Those checks of the secrets suite that look at this exit, on a few positions that hide much."""
    chance = Random(1)
    exits = next((group for group in (FORESIGHT, TEXTS, PICTURES) if way in group), RULES)
    check_exits(table, rich(table).before, chance, exits, worlds=8)
    if exits is RULES:
        for move in moves(table):
            check_step(table, move.before, move.seat, move.action, chance)


def check_events(table: Table, method: str, kinds: set[str]) -> None:
    """The checks of the suite for what is told at set-up, or in some steps that tell of such kinds."""
    chance = Random(1)
    if method == "setup":
        check_setup(table, chance)
        check_chance_at_setup(table, chance)
        return
    for move in moves(table):
        if any(event.kind in kinds for event in move.step.events):
            check_step(table, move.before, move.seat, move.action, chance)
            check_chance_of_step(table, move.before, move.seat, move.action, chance)


def seen(table: Table, way: str) -> list[object]:
    """What leaves by that exit, as it is."""
    game = table.game
    if way == "event":
        return [game.play(move.before, move.seat, move.action).events for move in moves(table)]
    leave = {**RULES, **FORESIGHT, **TEXTS, **PICTURES}[way]
    return [leave(game, rich(table).before, viewer) for viewer in viewers(table)]


@at_a_table
def test_without_a_leak_the_checks_pass(table: Table) -> None:
    for way in ("event", "consequences", "caption", "pictures"):
        check_way(table, way)
    for method in ("setup", "apply"):
        check_events(table, method, private_kinds(table, method))


@rows("thing", "way")
def test_what_a_position_hides_is_missed_at_no_exit(
    table: Table, thing: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch, name = INTO[way]
    before = seen(table, name)
    patch(monkeypatch, table, LEAKS[table.game_id].in_the_state[thing])
    assert seen(table, name) != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_way(table, name)
    assert leak.value.way == name


@at_a_table
def test_what_is_foreseen_in_the_true_world_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action played with the cards, choices and dice that are really to come."""
    monkeypatch.setattr(Foresight, "_dealt", lambda self, _: self._game.copy(self._state))

    def check() -> None:
        for move in moves(table):
            check_exits(table, move.before, Random(1), FORESIGHT)

    with pytest.raises(Leak) as leak:
        check()
    assert leak.value.way == "consequences"


@rows("told", "manner")
def test_what_a_step_hides_is_missed_in_no_event(
    table: Table, told: str, manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = seen(table, "event")
    OF_A_STEP[manner](monkeypatch, table, LEAKS[table.game_id].in_the_step[told])
    assert seen(table, "event") != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_way(table, "event")
    assert leak.value.way == "event"


def told(table: Table, method: str) -> list[list[Event]]:
    """What the set-ups, or the steps, of the game tell."""
    if method == "setup":
        return [begin(table, seed).events for seed in range(10)]
    return [table.game.play(move.before, move.seat, move.action).events for move in moves(table)]


def is_missed(table: Table, method: str, kind: str, manner: str) -> bool:
    """Whether nothing is noticed when what that kind of event tells some alone leaves the game so."""
    before = told(table, method)
    with pytest.MonkeyPatch.context() as patch:
        tell(patch, table, method, kind, manner)
        assert told(table, method) != before, "a leak that leaks nothing proves nothing"
        return way_out(table, method, {kind}) != "event"


def way_out(table: Table, method: str, kinds: set[str]) -> str | None:
    """The exit at which the checks notice a leak."""
    try:
        check_events(table, method, kinds)
    except Leak as leak:
        return leak.way
    return None


@pytest.mark.promise("mend.3")
@pytest.mark.parametrize("manner", OF_AN_EVENT)
@pytest.mark.parametrize("method", ["setup", "apply"])
@at_a_table
def test_what_some_alone_are_told_is_missed_nowhere(table: Table, method: str, manner: str) -> None:
    """Every kind of event that is not for everybody, of any game, found by playing it."""
    kinds = sorted(private_kinds(table, method))
    assert [kind for kind in kinds if is_missed(table, method, kind, manner)] == []


@pytest.mark.promise("mend.3")
@pytest.mark.parametrize(
    ("table", "method", "kind"),
    [
        (TABLES["rotterdam"], "setup", "missions_received"),
        (TABLES["congo"], "setup", "hand_received"),
        (TABLES["panamax"], "setup", "setup_cards_received"),
        (TABLES["livingstone"], "apply", "card_received"),
        (TABLES["rotterdam"], "apply", "navigation_received"),
        (TABLES["congo"], "apply", "special_received"),
    ],
)
def test_what_chance_gave_in_secret_is_among_them(table: Table, method: str, kind: str) -> None:
    """Else the test before would pass because it never met what it is about."""
    assert kind in private_kinds(table, method)
    assert not is_missed(table, method, kind, "told to everybody")


@pytest.mark.promise("mend.3")
@pytest.mark.parametrize("reader", [None, 0, PLAYERS - 1], ids=["everybody", "the first", "the last"])
@at_a_table
def test_what_the_set_up_hides_is_missed_in_none_of_its_events(table: Table, reader: Viewer) -> None:
    things = LEAKS[table.game_id].in_the_state
    begun = [begin(table, seed).state for seed in range(10)]
    dealt = [thing for thing in things if len({things[thing](state) for state in begun}) > 1]
    noticed = []
    for thing in dealt:
        with pytest.MonkeyPatch.context() as patch:
            whisper_at_setup(patch, table, things[thing], reader)
            noticed += [thing] if way_out(table, "setup", set()) == "event" else []
    assert noticed == dealt


PUBLIC = [
    pytest.param(table, place, id=f"{table.game_id}-{name}")
    for table in TABLES.values()
    for place, name in enumerate(ARTISTS[table.game_id].PICTURES)
]


@pytest.mark.parametrize(("part", "way"), [("caption", "caption"), ("draw", "pictures")])
@pytest.mark.parametrize(("table", "place"), PUBLIC)
def test_what_only_its_own_seat_sees_is_missed_on_no_board(
    table: Table, place: int, part: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_things_into(part, place, monkeypatch, table)
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
