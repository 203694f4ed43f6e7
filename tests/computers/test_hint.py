"""A hint: what is sensible, what it gains, and what tells how it came out."""

from __future__ import annotations

from collections import Counter
from math import isfinite

import pytest

from computers import Level, consider
from computers.hint import MOST, Suggestion, hint
from games import GAMES
from games.core import AnyGame, write
from games.panamax.data import COMPANIES
from games.values import Event, Who
from tests.computers.positions import asked, moments
from tests.games.contract.tables import PLAIN_TABLES, Table

FEW = 6
at_every_table = pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
at_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def check(game: AnyGame, suggestions: tuple[Suggestion, ...]) -> None:
    """What holds of every hint."""
    assert 1 <= len(suggestions) <= MOST
    assert len({each.action for each in suggestions}) == len(suggestions)
    for each in suggestions:
        assert isfinite(each.gain)
        assert (each.telling is None) == (each.times == 0)
        assert each.times <= each.tries == FEW or (len(suggestions), each.tries) == (1, 0)
        assert each.telling in (None, *game.tellings)


@at_every_table
def test_it_suggests_what_is_sensible_and_the_same_again(table: Table) -> None:
    game = table.game
    for state in moments(table, 6)[:2]:
        before = write(state)
        for seat in asked(table, state)[:2]:
            suggestions = hint(game, state, seat, 3, FEW)
            check(game, suggestions)
            assert {each.action for each in suggestions} <= {
                *game.sensible(state, seat, game.legal(state, seat))
            }
            assert hint(game, state, seat, 3, FEW) == suggestions
        assert write(state) == before, "the given state stays"


@at_every_table
def test_where_one_thing_is_sensible_it_is_the_hint(table: Table) -> None:
    game = table.game
    for state in moments(table, 30):
        for seat in asked(table, state):
            actions = game.sensible(state, seat, game.legal(state, seat))
            if len(actions) == 1:
                assert hint(game, state, seat, 3, FEW) == (Suggestion(actions[0], 0.0, None, 0, 0),)
                return


@at_every_game
def test_the_best_gains_most_and_no_less_than_the_average(game: AnyGame) -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == game.id)
    found = Counter[str]()
    for state in moments(table, 6):
        seat = asked(table, state)[0]
        suggestions = hint(game, state, seat, 5, FEW)
        tried = len(consider(game, state, seat, Level.NORMAL, 5, FEW).tried)
        gains = [each.gain for each in suggestions]
        if tried == len(suggestions) and not any(each.telling == "won" for each in suggestions):
            assert sum(gains) == pytest.approx(0), "against the average of all that was tried"
            found["all"] += 1
        found["several"] += len(gains) > 1
    assert found["several"]


WINNING = Event("game_won", {"who": (Who(1), Who(2)), "count": 2})
TOLD = [
    ("livingstone", [WINNING], 1, {"won"}),
    ("livingstone", [WINNING], 0, set()),
    (
        "livingstone",
        [Event("chest_opened", {"who": Who(0), "pounds": 3}, reveals=True)],
        1,
        {"queen_content"},
    ),
    (
        "livingstone",
        [
            Event("chest_opened", {"who": Who(1), "pounds": 0}, reveals=True),
            Event("player_out", {"who": Who(1), "pounds": 0}),
            Event("majority_scored", {"row": 1, "who": (Who(1),), "count": 1, "points": 4, "tents": 2}),
        ],
        1,
        {"majority"},
    ),
    ("congo", [Event("port_taken", {"who": Who(2), "stop": "boma", "points": 3})], 2, {"port"}),
    ("congo", [Event("port_taken", {"who": Who(2), "stop": "boma", "points": 3})], 1, set()),
    ("congo", [Event("warrior_won", {"who": Who(0)}), WINNING], 0, {"loss"}),
    ("rotterdam", [Event("offer_accepted", {"who": Who(1), "maker": Who(0)})], 0, {"trade"}),
    ("rotterdam", [Event("offer_accepted", {"who": Who(1), "maker": Who(0)})], 1, {"trade"}),
    ("rotterdam", [Event("cargo_stolen", {"who": Who(1), "victim": Who(0)})], 1, set()),
    ("rotterdam", [Event("cargo_stolen", {"who": Who(1), "victim": Who(0)})], 0, {"theft"}),
]


@pytest.mark.parametrize(("game_id", "events", "seat", "told"), TOLD)
def test_what_tells_is_what_befell_the_seat(
    game_id: str, events: list[Event], seat: int, told: set[str]
) -> None:
    assert set(GAMES[game_id].telling(events, seat)) == told


def test_a_company_tells_of_its_owner_alone() -> None:
    paid = [Event("company_paid", {"company": COMPANIES[1], "ship": "red_feeder", "dollars": 3, "count": 1})]
    assert [set(GAMES["panamax"].telling(paid, seat)) for seat in (0, 1)] == [set(), {"income"}]
