"""Fees, dividends, a third contract, the last round and the first choices (3, 4.3, 4.7, 5.3)."""

from __future__ import annotations

from games.panamax.actions import KeepAdvisor
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxState
from games.values import Seat, Text
from tests.games.contract.tables import PLAIN_TABLES, begin
from tests.games.panamax.positions import BLUE, RED, give, loading, position, shares, stevedore

LAST_DICE = (1, 1, 1, 1, 0, 0)
"""The round ends when each of four players has taken one of these and one other."""


def told(state: PanamaxState, seat: Seat = RED) -> Text | None:
    return PANAMAX.advice(PANAMAX.view(state, seat))


def key(state: PanamaxState, seat: Seat = RED) -> str | None:
    text = told(state, seat)
    return None if text is None else text.key


def nearly_over(company: int, cash: int = 0, *, fees: int = 0, held: int = 0) -> PanamaxState:
    """The last turns of round 2: that much in both purses, dice in the warehouse, own shares at price 6."""
    state = position(dice=LAST_DICE, round_no=2)
    player = state.players[RED]
    player.company_cash, player.cash = company, cash
    player.warehouse, player.reserve = fees // 5, player.reserve - fees // 5
    for holder in range(4):
        shares(state, holder, RED, held if holder == RED else 0)
    return state


def test_fees_that_the_company_cannot_pay_are_told_towards_the_end_of_a_round() -> None:
    assert told(nearly_over(8, 10, fees=15)) == Text("advice-fees", {"fee": 15, "cash": 8, "rest": 7})
    assert key(nearly_over(15, 10, fees=15)) is None
    assert told(nearly_over(8, 3, fees=15)) == Text("advice-bailout", {"fee": 15, "cash": 11, "repay": 15})
    early = nearly_over(8, 10, fees=15)
    early.turns_left = 9
    assert key(early) is None
    helped = nearly_over(8, 10, fees=15)
    stevedore(helped, RED)
    assert key(helped) is None, "the card takes 8 off"


def test_dividends_that_cannot_be_paid_after_the_fees_cost_the_price() -> None:
    assert told(nearly_over(12, fees=10, held=2)) == Text(
        "advice-dividends", {"cash": 2, "due": 4, "drop": 2}
    )
    assert key(nearly_over(14, fees=10, held=2)) is None
    assert key(nearly_over(12, fees=10, held=1)) is None


def test_a_third_contract_is_one_too_many() -> None:
    state = position(frames=[loading()], has_taken=True)
    state.players[RED].company_cash = 20
    give(state, RED, "china_1")
    assert key(state) is None
    give(state, RED, "europe_1")
    assert key(state) == "advice-third"
    assert key(state, BLUE) is None


def test_a_company_too_poor_for_a_transfer_is_told_before_the_die_is_taken() -> None:
    state = position(round_no=2)
    state.players[RED].company_cash = 4
    assert told(state) == Text("advice-no-transfer", {"cash": 4, "cost": 5})
    state.players[RED].company_cash = 5
    assert key(state) is None


def test_the_first_choices_and_the_first_turn_are_explained() -> None:
    table = next(table for table in PLAIN_TABLES if table.game_id == PANAMAX.id)
    state = begin(table, 1).state
    assert key(state) == "advice-advisor"
    kept = PANAMAX.play(state, RED, KeepAdvisor(state.players[RED].dealt_advisors[0])).state
    assert told(kept) == Text("advice-contract", {"fee": 4})
    assert key(kept, BLUE) == "advice-advisor"
    first = position()
    first.turn_no = 1
    first.players[RED].company_cash = 20
    assert key(first) == "advice-first-turn"
    first.turn_no = 5
    assert key(first) is None


def test_the_last_round_is_told_in_the_one_before_and_says_what_counts() -> None:
    rounds = [position(round_no=number) for number in (1, 2, 3)]
    assert [PANAMAX.ending(PANAMAX.view(state, None)) for state in rounds] == [
        None,
        Text("ending-next"),
        Text("ending-last"),
    ]
    rounds[2].players[RED].company_cash = 20
    assert key(rounds[2]) == "advice-last-round"
