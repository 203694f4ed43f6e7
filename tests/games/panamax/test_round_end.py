"""The end of a round (rules 4.7): train, fees, dividends, award, maintenance."""

from __future__ import annotations

import pytest

from games.panamax.actions import (
    Build,
    DeclineFlag,
    EndTurn,
    KeepStevedore,
    LoadStock,
    Move,
    PutOnTrain,
    Skip,
    TakeCard,
    TakeDie,
    TakeFlag,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import LANES
from games.panamax.frames import FeeStevedore, RailFlag
from games.panamax.money import fees_due, give_award, pay_dividends, pay_fees
from games.panamax.rules import PANAMAX
from games.panamax.state import CargoDie, Phase
from games.values import Who
from tests.games.panamax.playing import asked, end_round, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    captain,
    flag,
    give,
    position,
    put,
    shares,
    stevedore,
    train,
)
from tests.games.playing import events_of, kinds, only


def test_4_2_players_follow_each_other_until_no_die_is_left() -> None:
    state = position(dice=(1, 1, 1, 1, 0, 0), executive=(), order=[YELLOW, RED, GREEN, BLUE], active=YELLOW)
    for column, seat in ((1, YELLOW), (2, RED), (3, GREEN), (4, BLUE)):
        assert state.active == seat
        state = play(state, seat, TakeDie(WhiteDie(column, 3))).state
        while state.frames:
            state = play(state, seat, PANAMAX.idle(state, seat)).state
        assert state.round_no == 1
        step = play(state, seat, EndTurn())
        state = step.state
    assert "round_ended" in kinds(step.events)
    assert (state.round_no, state.phase, state.turns_left) == (2, Phase.TURNS, 16)


def test_4_7_without_train_dice_the_order_stays() -> None:
    after = end_round(position(active=BLUE, order=[RED, YELLOW, GREEN, BLUE]), BLUE).state
    assert after.order == [RED, YELLOW, GREEN, BLUE]
    assert after.active == RED


def test_4_7_players_without_train_dice_come_last_in_their_old_order() -> None:
    state = position(active=BLUE, order=[RED, YELLOW, GREEN, BLUE])
    train(state, (BLUE, 1))
    assert end_round(state, BLUE).state.order == [BLUE, RED, YELLOW, GREEN]


def test_4_7_a_flag_of_the_train_may_be_declined() -> None:
    state = position(active=BLUE)
    train(state, (RED, 3))
    after = end_round(state, BLUE).state
    assert asked(after) == (RED, "rail_flag")
    assert after.platform_dice == []
    step = play(after, RED, DeclineFlag())
    assert "flag_declined" in kinds(step.events)
    assert step.state.platform == ["china", "europe", "usa_east", "usa_west"]


def test_4_7_a_flag_of_the_train_fires_its_free_action_and_is_replaced_later() -> None:
    state = position(active=BLUE)
    train(state, (RED, 3), (GREEN, 1))
    after = play(end_round(state, BLUE).state, RED, TakeFlag("europe")).state
    assert asked(after) == (RED, "move_any")
    assert after.platform == ["china", "usa_east", "usa_west"]
    after = play(after, RED, Skip()).state
    assert asked(after) == (GREEN, "rail_flag"), "in the new order"
    refused(after, GREEN, TakeFlag("europe"), "flag_not_there", "4.7")
    step = play(after, GREEN, DeclineFlag())
    assert only(step.events, "flags_replaced").values["nations"] == ("europe",)
    assert set(step.state.platform) == set(step.state.flags)
    assert step.state.flags["europe"] == 9


def test_4_7_dice_are_back_in_stock_before_the_flag_is_used() -> None:
    state = position(active=BLUE)
    for seat in (RED, BLUE, GREEN, YELLOW):
        state.players[seat].company_cash = 0
    put(state, "panamax_colon", "lake_gatun", *[(RED, 4)] * 4)
    put(state, "panamax_balboa", "lake_gatun", *[(RED, 4)] * 4)
    train(state, (RED, 3))
    assert state.players[RED].stock == 0
    after = play(end_round(state, BLUE).state, RED, TakeFlag("usa_west")).state
    assert asked(after) == (RED, "load")
    assert LoadStock("red_coaster", "atl_load_europe") in PANAMAX.legal(after, RED)


def test_4_7_a_rail_action_now_counts_for_the_next_round() -> None:
    state = position(active=BLUE)
    flag(state, RED, "usa_east")
    train(state, (RED, 3))
    after = play(end_round(state, BLUE).state, RED, TakeFlag("usa_east")).state
    assert asked(after) == (RED, "rail")
    after = play(after, RED, PutOnTrain()).state
    assert after.wagon_1 == [CargoDie(RED, 2)]
    assert after.round_no == 2


def test_4_7_ships_may_be_built_while_the_own_flag_is_resolved_and_cards_not_played() -> None:
    state = position(active=BLUE)
    captain(state, RED)
    train(state, (RED, 3))
    after = end_round(state, BLUE).state
    assert legal(after, RED, Build) != []
    refused(after, BLUE, Build("blue_carrier", "atl_load_europe"), "not_asked", "4.8")
    after = play(after, RED, Build("red_carrier", "atl_load_europe"), TakeFlag("usa_west")).state
    after = play(after, RED, LoadStock("red_carrier", "atl_load_europe")).state
    assert after.ships["red_carrier"].total == 2


def test_8_32_a_stevedore_won_by_a_train_flag_may_be_used_against_the_fees() -> None:
    state = position(active=BLUE)
    train(state, (RED, 3))
    give(state, RED, "china_2")
    put(state, "red_coaster", "tp_miraflores_2", (RED, 4))
    after = play(end_round(state, BLUE).state, RED, TakeFlag("europe")).state
    out = Move("tp_miraflores_2", "pac_wait", ("red_coaster",))
    after = play(after, RED, out, TakeCard("stevedore_1")).state
    assert after.players[RED].fresh == []
    while asked(after)[1] == "move_any":
        after = play(after, RED, PANAMAX.idle(after, RED)).state
    assert after.frames == [FeeStevedore(RED, 8)]
    step = play(after, RED, UseStevedore())
    assert not events_of(step.events, "fees_paid"), "nothing was left to pay"


def test_4_7_fees_depend_on_the_step_of_ones_own_lane() -> None:
    for lane in LANES:
        for step, zone in enumerate(LANES[lane].path[:-1]):
            state = position()
            where = {"atl_load": "atl_load_europe", "pac_load": "pac_load_china"}.get(zone, zone)
            put(state, "blue_feeder", where, (RED, 3), lane=lane)
            assert fees_due(state, RED) == LANES[lane].fees[step], "whoever owns the ship"
            assert fees_due(state, BLUE) == 0


def test_4_7_dice_in_the_reserve_and_on_the_train_are_free() -> None:
    state = position()
    train(state, (RED, 3))
    assert fees_due(state, RED) == 0


def test_4_7_a_stevedore_may_be_kept_and_is_not_asked_for_without_fees() -> None:
    state = position(active=BLUE)
    stevedore(state, RED)
    stevedore(state, GREEN, "stevedore_2")
    give(state, RED, "china_1")
    after = end_round(state, BLUE).state
    assert after.frames == [FeeStevedore(RED, 4)]
    step = play(after, RED, KeepStevedore())
    assert step.state.players[RED].stevedore == "stevedore_1"
    assert step.state.players[RED].company_cash < 18
    assert step.state.round_no == 2, "green owed nothing and was not asked"


def test_4_7_a_reduction_does_not_go_below_nothing() -> None:
    state = position(active=BLUE)
    stevedore(state, RED)
    give(state, RED, "china_1")
    step = play(end_round(state, BLUE).state, RED, UseStevedore())
    assert only(step.events, "stevedore_used").values["dollars"] == 4


def test_4_7_in_the_last_round_the_stevedore_is_used_unasked() -> None:
    state = position(active=BLUE, round_no=3)
    stevedore(state, RED)
    give(state, RED, "china_1")
    step = end_round(state, BLUE)
    assert "stevedore_used" in kinds(step.events)
    assert step.state.result is not None


@pytest.mark.parametrize(
    ("cash", "bailouts", "left"), [(20, 0, 0), (19, 1, 9), (10, 1, 0), (9, 2, 9), (0, 2, 0)]
)
def test_4_7_as_many_bailouts_as_it_takes(cash: int, bailouts: int, left: int) -> None:
    state = position()
    red = state.players[RED]
    red.company_cash, red.cash, state.fees = 1, cash, [21, 0, 0, 0]
    pay_fees(state, RED)
    assert (red.company_cash, red.bailouts, red.cash) == (0, bailouts, left)


def test_4_7_tiles_in_the_company_receive_no_dividend() -> None:
    state = position()
    state.players[RED].company_cash = 2
    shares(state, BLUE, RED, 0)
    pay_dividends(state)
    assert state.players[RED].company_cash == 0
    assert state.players[RED].cash == 8


def test_4_7_shareholders_of_other_companies_are_paid() -> None:
    state = position()
    shares(state, BLUE, RED, 2)
    state.players[RED].price = 12
    events = pay_dividends(state)
    red = [event for event in events_of(events, "dividend_received") if event.values["company"] == "red"]
    assert {event.values["who"]: event.values["dollars"] for event in red} == {Who(RED): 3, Who(BLUE): 6}


def test_4_7_the_price_never_drops_below_one() -> None:
    state = position()
    state.players[RED].price, state.players[RED].company_cash = 2, 0
    pay_dividends(state)
    assert state.players[RED].price == 1


def test_4_7_without_any_payer_there_is_no_award() -> None:
    state = position()
    for player in state.players:
        player.company_cash = 0
    pay_dividends(state)
    assert kinds(give_award(state)) == ["award_lost"]
    assert not any(player.awards for player in state.players)


def test_4_7_the_award_goes_by_price_then_cash_then_order_and_only_to_a_payer() -> None:
    state = position(order=[GREEN, RED, BLUE, YELLOW])
    state.paid = [RED, BLUE, GREEN]
    state.players[YELLOW].price = 20
    state.players[RED].price = state.players[GREEN].price = 9
    assert give_award(state)[0].values["who"] == Who(GREEN), "the earlier one in the order"
    state.players[RED].company_cash += 1
    assert give_award(state)[0].values["who"] == Who(RED)
    state.players[BLUE].price = 10
    assert give_award(state)[0].values["who"] == Who(BLUE)


def test_4_7_maintenance_stores_the_dice_of_the_reserves() -> None:
    state = position(active=BLUE)
    give(state, RED, "china_2")
    step = end_round(state, BLUE)
    assert [(player.warehouse, player.reserve) for player in step.state.players] == [(7, 0)] + [(9, 0)] * 3
    stored = {event.values["who"]: event.values["count"] for event in events_of(step.events, "dice_stored")}
    assert stored[Who(RED)] == 7


def test_4_7_after_the_last_round_nothing_is_maintained() -> None:
    step = end_round(position(active=BLUE, round_no=3), BLUE)
    assert "dice_stored" not in kinds(step.events)
    assert [player.reserve for player in step.state.players] == [9, 9, 9, 9]
    assert "advisor_shown" in kinds(step.events)


def test_4_7_an_empty_platform_asks_nobody() -> None:
    state = position(active=BLUE)
    for nation in list(state.platform):
        state.platform.remove(nation)
        state.players[GREEN].flags[nation] += 1
    train(state, (RED, 3))
    after = end_round(state, BLUE).state
    assert not any(isinstance(frame, RailFlag) for frame in after.frames)
    assert after.round_no == 2


def test_4_3_there_is_no_die_in_an_empty_column() -> None:
    state = position(dice=(0, 3, 3, 3, 2, 2), executive=(2, 3, 5, 6))
    for row in (1, 2, 3, 4):
        refused(state, RED, TakeDie(WhiteDie(1, row)), "no_die_there", "4.3")
    last = position(dice=(0, 3, 3, 3, 2, 2), executive=(1, 3, 5, 6))
    for row in (1, 2, 3):
        refused(last, RED, TakeDie(WhiteDie(1, row)), "no_die_there", "4.3")
    assert TakeDie(WhiteDie(1, 4)) in PANAMAX.legal(last, RED)
