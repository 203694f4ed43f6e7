"""A computer knows what its seat knows: in worlds that look alike to the seat it decides alike."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from computers import Level
from games.core import packed
from host.consequences import Foresight
from tests.computers.positions import check_decisions, moments
from tests.games.contract.tables import PLAIN_TABLES, Table, some
from tests.secrets.checks import Leak, check_exits, viewers
from tests.secrets.exits import HINTS, SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import secretive
from tests.secrets.redealing import keeping

at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
LEAKY = {table.game_id: table for table in PLAIN_TABLES if table.seats == 2}
"""With fewest seats a game is soonest at the moments where something is kept back."""
SEED = "rng.seed"
KEPT = [
    pytest.param(table, place, id=f"{game_id}-{place}")
    for game_id, table in LEAKY.items()
    for place in (SEED, LEAKS[game_id].matters)
]


@contextmanager
def noticed(table: Table, place: str, way: str) -> Iterator[None]:
    """A leak at that exit; the seed leaks only as it is where the game says that nothing else shows it."""
    if place == SEED and way != "known" and not LEAKS[table.game_id].is_luck_foreseen:
        yield
        return
    leaks = list[Leak]()
    try:
        yield
    except Leak as leak:
        leaks.append(leak)
    assert leaks, unnoticed(table, place, way)
    assert leaks[0].way == way


def unnoticed(table: Table, place: str, way: str) -> str:
    """What to say in the game's own file when nothing depends on what was kept."""
    said = f"nothing at `{way}` depends on {place}; in tests/games/{table.game_id}/secrets.py "
    if place == SEED:
        said += "is_luck_foreseen=False is for a game in which no draw brings anything "
        return said + "before `progress` goes on"
    return said + "let `matters` name what most decisions depend on, or `worth` look at it"


@at_every_table
def test_it_decides_alike_in_worlds_that_look_alike(table: Table) -> None:
    check_decisions(table, moments(table, 6), Random(1), Level.NORMAL)
    for level in (Level.EASY, Level.GREEDY, Level.RANDOM):
        check_decisions(table, moments(table, 2), Random(2), level)


@pytest.mark.parametrize(("table", "place"), KEPT)
def test_one_true_thing_that_dealing_keeps_is_noticed(
    table: Table, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = moments(table, 40)
    keeping(monkeypatch, table, place)
    with noticed(table, place, "decide"):
        check_decisions(table, states, Random(1), Level.NORMAL, worlds=2)


@at_every_table
def test_no_hint_tells_a_secret(table: Table) -> None:
    for state in moments(table, 2):
        check_exits(table, state, Random(3), HINTS, worlds=1)


@pytest.mark.parametrize("table", LEAKY.values(), ids=LEAKY)
def test_a_true_state_that_is_handed_out_is_noticed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def known(foresight: Foresight) -> tuple[bytes, int]:
        return packed(foresight._state), 1

    monkeypatch.setattr(Foresight, "known", property(known))
    with pytest.raises(Leak) as leak:
        check_exits(table, moments(table, 6)[0], Random(3), HINTS)
    assert leak.value.way == "known"


@pytest.mark.parametrize(("table", "place"), KEPT)
def test_one_true_thing_in_a_hint_is_noticed(
    table: Table, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = moments(table, 160)
    keeping(monkeypatch, table, place)

    def check(way: str) -> None:
        for state in states:
            check_exits(table, state, Random(3), {way: HINTS[way]}, worlds=2)

    for way in HINTS:
        with noticed(table, place, way):
            check(way)


@at_every_table
def test_the_clock_and_what_is_sealed_are_public(table: Table) -> None:
    game, chance = table.game, Random(3)
    for move in some(secretive(table), 20):
        for viewer in viewers(table):
            other = SECRETS[game.id].redeal(move.before, viewer, chance, None)
            assert game.progress(other) == game.progress(move.before)
            assert game.is_sealed(other) == game.is_sealed(move.before)
