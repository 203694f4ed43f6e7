"""The secrets checks fail for every leak: each hidden thing into each exit, patched into the real code."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from games.core import Action
from games.livingstone.actions import Donate, SellGems, TakeCoins, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions
from tests.games.contract.tables import Move, Table, some
from tests.secrets.checks import Leak, check_board, check_exits, check_reveals, check_step, viewers
from tests.secrets.exits import PICTURES, RULES, TEXTS
from tests.secrets.leaks import IN_THE_STATE, IN_THE_STEP, INTO, own_things_into, unmarked
from tests.secrets.positions import rich, secretive

TABLE = Table("livingstone", 3, LivingstoneOptions(allow_pass=True))
LATER = "once the step is over it is part of {}, which has a row of its own"
LEFT_OUT: dict[tuple[str, str], str] = {
    **{("donation", way): LATER.format("the chest") for way in INTO if not way.endswith("event")},
    **{("drawn_card", way): LATER.format("the hand") for way in INTO if not way.endswith("event")},
}
"""Combinations without a row, and why."""
SHOWS_NOTHING: dict[type[Action], str] = {
    TakeDie: "dice are open",
    TakeCoins: "coins taken are open",
    SellGems: "gems are open, and so is their price",
    Donate: "the giver knows the amount, and the others do not learn it; it bars an undo by rule 4.5",
}
"""Kinds of action whose steps reveal nothing, and why."""


@cache
def moves() -> list[Move]:
    """A few moves of every kind, and the richest position."""
    by_kind: dict[type[Action], list[Move]] = {}
    for move in (move for seed in (1, 2, 3) for move in secretive(TABLE, seed)):
        by_kind.setdefault(type(move.action), []).append(move)
    return [rich(TABLE), *(move for kind in by_kind.values() for move in some(tuple(kind), 3))]


@pytest.fixture(autouse=True)
def _games_played_before_the_leak() -> None:
    """Positions are kept, so they must come from the rules as they are."""
    moves()


def check_secrets() -> None:
    """The checks of the secrets suite, on a few positions that hide much; the quick ones first."""
    chance = Random(1)
    check_exits(TABLE, rich(TABLE).before, chance, RULES, worlds=8)
    check_exits(TABLE, rich(TABLE).before, chance, TEXTS)
    for move in moves():
        check_step(TABLE, move.before, move.seat, move.action, chance)
    check_exits(TABLE, rich(TABLE).before, chance, PICTURES)


def seen(way: str) -> list[object]:
    """What leaves by that exit, as it is."""
    if way == "event":
        return [LIVINGSTONE.play(move.before, move.seat, move.action).events for move in moves()]
    leave = {**RULES, **TEXTS, **PICTURES}[way]
    return [leave(LIVINGSTONE, rich(TABLE).before, viewer) for viewer in viewers(TABLE)]


def test_without_a_leak_the_checks_pass() -> None:
    check_secrets()


def test_every_hidden_thing_meets_every_exit() -> None:
    things = {*IN_THE_STATE, *(thing for thing, _ in IN_THE_STEP)}
    met = {*product(IN_THE_STATE, INTO), *IN_THE_STEP, *LEFT_OUT}
    assert met == set(product(things, INTO))
    assert not set(LEFT_OUT) & set(IN_THE_STEP)


@pytest.mark.parametrize(
    ("thing", "way"),
    [pytest.param(thing, way, id=f"{thing}-into-{way}") for thing, way in product(IN_THE_STATE, INTO)],
)
def test_what_a_position_hides_is_missed_at_no_exit(
    thing: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patch, name = INTO[way]
    before = seen(name)
    patch(monkeypatch, IN_THE_STATE[thing])
    assert seen(name) != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_secrets()
    assert leak.value.way == name


@pytest.mark.parametrize(
    ("thing", "way"), [pytest.param(thing, way, id=f"{thing}-into-{way}") for thing, way in IN_THE_STEP]
)
def test_what_a_step_hides_is_missed_in_no_event(
    thing: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = seen("event")
    IN_THE_STEP[thing, way](monkeypatch)
    assert seen("event") != before, "a leak that leaks nothing proves nothing"
    with pytest.raises(Leak) as leak:
        check_secrets()
    assert leak.value.way == "event"


@pytest.mark.parametrize(("function", "way"), [("caption", "caption"), ("board", "board_picture")])
def test_what_only_its_own_seat_sees_is_missed_on_no_board(
    function: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_things_into(function, monkeypatch)
    with pytest.raises(Leak) as leak:
        check_board(TABLE, rich(TABLE))
    assert leak.value.way == way


def check_marks(kind: type[Action]) -> None:
    """Of many steps of that kind, each that shows a secret says so, or Leak."""
    chance = Random(1)
    for move in (move for seed in range(3) for move in secretive(TABLE, seed)):
        if isinstance(move.action, kind):
            check_reveals(TABLE, move.before, move.seat, move.action, chance)


@pytest.mark.parametrize("kind", [kind for kind in LIVINGSTONE.actions if kind not in SHOWS_NOTHING])
def test_a_step_that_hides_what_it_reveals_is_found(
    kind: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    check_marks(kind)
    unmarked(monkeypatch, kind)
    with pytest.raises(Leak) as leak:
        check_marks(kind)
    assert leak.value.way == "unmarked"


@pytest.mark.parametrize("kind", SHOWS_NOTHING)
def test_a_step_that_shows_nothing_need_not_say_so(
    kind: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    unmarked(monkeypatch, kind)
    check_marks(kind)
