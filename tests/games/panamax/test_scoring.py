"""The end of the game (rules 6): what counts, and who has won."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.panamax.actions import Build
from games.panamax.data import ADVISORS, BOX, Benefit
from games.panamax.rules import PANAMAX
from games.panamax.scoring import SOURCES, sources, worth
from games.panamax.state import PanamaxState
from games.values import Who
from tests.games.panamax.playing import end_round, final, idle_out
from tests.games.panamax.positions import BLUE, GREEN, RED, YELLOW, flag, give, guest, position, put, shares
from tests.games.playing import events_of, only
from tests.games.telling import said


def fleet(state: PanamaxState) -> None:
    put(state, "red_carrier", "atl_load_europe")


def cruise(state: PanamaxState) -> None:
    guest(state, RED, *Benefit)


def diplomat(state: PanamaxState) -> None:
    flag(state, RED, "china", "china", "europe", "usa_west")


def portfolio(state: PanamaxState) -> None:
    for company in range(4):
        shares(state, RED, company, 1)


def majority(state: PanamaxState) -> None:
    shares(state, RED, RED, 5)


def treasurer(state: PanamaxState) -> None:
    state.players[RED].company_cash = 15


def analyst(state: PanamaxState) -> None:
    state.players[RED].price = 16


def nothing(state: PanamaxState) -> None:
    assert state.players[RED].bailouts == 0


def unfinished(state: PanamaxState) -> None:
    give(state, RED, "china_1")


def in_debt(state: PanamaxState) -> None:
    state.players[RED].bailouts = 1


@pytest.mark.parametrize(
    ("advisor", "change", "dollars"),
    [
        ("advisor_fleet", nothing, 0),
        ("advisor_fleet", fleet, 4),
        ("advisor_cruise", cruise, 15),
        ("advisor_diplomat", diplomat, 6),
        ("advisor_specialist", diplomat, 6),
        ("advisor_portfolio", portfolio, 12),
        ("advisor_portfolio", nothing, 3),
        ("advisor_majority", majority, 10),
        ("advisor_treasurer", treasurer, 7),
        ("advisor_treasurer", nothing, 9),
        ("advisor_analyst", analyst, 12),
        ("advisor_analyst", nothing, 6),
        ("advisor_auditor", nothing, 8),
        ("advisor_auditor", unfinished, 4),
        ("advisor_auditor", in_debt, 0),
    ],
)
def test_2_14_what_an_advisor_is_worth(
    advisor: str, change: Callable[[PanamaxState], None], dollars: int
) -> None:
    state = position()
    change(state)
    assert worth(state, RED, advisor) == dollars <= ADVISORS[advisor].most


@pytest.mark.parametrize(
    ("advisor", "change"),
    [("advisor_specialist", ["china"] * 6), ("advisor_treasurer", []), ("advisor_analyst", [])],
)
def test_2_14_never_more_than_its_most(advisor: str, change: list[str]) -> None:
    state = position()
    flag(state, RED, *change)
    state.players[RED].company_cash, state.players[RED].price = 90, 25
    assert worth(state, RED, advisor) == ADVISORS[advisor].most


def test_6_the_two_best_advisors_count_the_secret_one_among_them() -> None:
    state = position()
    red = state.players[RED]
    red.company_cash = 10
    red.secret, red.advisors = "advisor_treasurer", ["advisor_fleet", "advisor_analyst", "advisor_auditor"]
    assert [worth(state, RED, card) for card in (red.secret, *red.advisors)] == [5, 0, 6, 8]
    assert sources(state, RED)["advisors"] == 14
    red.company_cash = 20
    assert sources(state, RED)["advisors"] == 18, "now the secret one is the best"


def test_6_company_cash_and_flags_are_worth_nothing_in_themselves() -> None:
    state = position()
    state.players[RED].secret = "advisor_fleet"
    before = sources(state, RED)
    state.players[RED].company_cash += 50
    flag(state, RED, "china", "europe")
    guest(state, RED, Benefit.EXTRA_LOAD)
    assert sources(state, RED) == before


def test_6_shares_count_at_the_price_after_the_last_dividends() -> None:
    state = position(active=BLUE, round_no=3)
    for player in state.players:
        player.company_cash = 0
    shares(state, RED, BLUE, 2)
    step = end_round(state, BLUE)
    places = {place.seat: place for place in final(step.state).standings}
    assert places[RED].sources["shares"] == 1 * 4 + 2 * 4


def poor() -> PanamaxState:
    """The last turn of a game in which three players have nothing but the share they began with."""
    state = position(3, active=BLUE, round_no=3, order=[YELLOW, BLUE, RED], executive=(1, 2, 5))
    for player in state.players:
        player.cash, player.company_cash, player.price = 0, 0, 10
    # An advisor that is worth nothing without passengers, for the one that counts the own share.
    yellow = state.players[YELLOW]
    state.advisors[state.advisors.index("advisor_cruise")] = str(yellow.secret)
    yellow.secret = "advisor_cruise"
    return state


def test_6_a_tie_is_decided_by_the_order_of_play_at_the_end() -> None:
    step = end_round(poor(), BLUE)
    result = final(step.state)
    assert step.events[-1] == said("tie_broken", by="tie-turn_order")
    assert [place.seat for place in result.standings] == [YELLOW, BLUE, RED]
    assert [place.rank for place in result.standings] == [1, 2, 3]
    assert result.winners == (YELLOW,)
    assert result.tie_breaks == ("turn_order",)


def test_6_the_richest_player_wins_and_no_tie_break_is_named() -> None:
    state = poor()
    state.players[RED].cash = 1
    step = end_round(state, BLUE)
    result = final(step.state)
    assert (result.winners, result.tie_breaks, result.unit) == ((RED,), (), "dollars")
    assert only(step.events, "game_won").values == {"who": (Who(RED),), "count": 1}
    counted = events_of(step.events, "money_counted")
    assert [event.values["total"] for event in counted] == [place.total for place in result.standings]
    assert tuple(result.standings[0].sources) == SOURCES


def test_6_negative_totals_are_possible() -> None:
    state = position(2, active=BLUE, round_no=3)
    state.players[RED].bailouts = 9
    totals = {place.seat: place.total for place in final(end_round(state, BLUE).state).standings}
    assert totals[RED] < 0


def test_6_secret_objectives_are_shown_at_the_end_and_not_before() -> None:
    state = position(active=BLUE, round_no=3)
    assert all(player.secret is None for player in PANAMAX.view(state, GREEN).players)
    step = end_round(state, BLUE)
    shown = events_of(step.events, "advisor_shown")
    assert all(event.reveals for event in shown)
    assert {event.values["advisor"] for event in shown} == {player.secret for player in state.players}
    assert all(player.secret for player in PANAMAX.view(step.state, None).players)


def test_6_a_game_has_three_rounds() -> None:
    step = idle_out(position())
    began = [event.values["round"] for event in events_of(step.events, "round_began")]
    assert began == [2, 3]
    assert step.state.round_no == BOX.setup.rounds
    assert len(events_of(step.events, "round_ended")) == 3
    assert PANAMAX.to_act(step.state) == frozenset()
    for action in (Build("red_carrier", "atl_load_europe"),):
        assert PANAMAX.refusal(step.state, RED, action) is not None
