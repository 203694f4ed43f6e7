"""The worked examples E13 to E24 of section 9, figure by figure."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.panamax.actions import (
    Build,
    BuyShare,
    DeferMarket,
    EndTurn,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayStevedore,
    PutOnTrain,
    RaiseTrainDie,
    Skip,
    StopLoading,
    TakeContract,
    TransferDie,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import BOX, FOR_PLAYERS, Benefit, Side
from games.panamax.frames import Executive, FreeRail, Loading, Market, Moving, Source
from games.panamax.loading import loads_left
from games.panamax.money import give_award, pay_dividends
from games.panamax.rounds import begin_round
from games.panamax.rules import PANAMAX
from games.panamax.scoring import sources, worth
from games.panamax.state import CargoDie
from tests.games.panamax.playing import asked, end_round, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    crate,
    flag,
    give,
    guest,
    loading,
    moving,
    position,
    put,
    rng_where,
    shares,
    store,
    train,
)
from tests.games.playing import events_of, kinds, only


def test_e13_a_company_pays_all_dividends_or_none_and_the_best_payer_has_the_award() -> None:
    state = position(order=[BLUE, GREEN, RED, YELLOW])
    red, blue, green, yellow = (state.players[seat] for seat in (RED, BLUE, GREEN, YELLOW))
    red.price, red.company_cash = 11, 11
    blue.price, blue.company_cash = 9, 6
    green.price, green.company_cash = 9, 8
    yellow.company_cash = 0
    shares(state, RED, RED, 4)
    shares(state, BLUE, BLUE, 3)
    shares(state, GREEN, GREEN, 2)
    pay_dividends(state)
    assert (red.price, red.company_cash, red.cash) == (9, 11, 6)
    assert (blue.price, blue.company_cash, blue.cash) == (9, 0, 12)
    assert (green.price, green.company_cash, green.cash) == (9, 4, 10)
    assert state.paid == [BLUE, GREEN]
    (award,) = give_award(state)
    assert award.values["company"] == "green", "as dear as blue, and richer"
    assert green.awards == ["ceo_award_1"]


def test_e14_a_share_is_paid_from_personal_cash_to_the_company() -> None:
    state = position(active=YELLOW, has_taken=True, frames=[Executive(YELLOW, 5)])
    state.players[YELLOW].cash, state.players[GREEN].price = 9, 7
    after = play(state, YELLOW, BuyShare("green")).state
    assert after.players[YELLOW].cash == 2
    assert after.players[YELLOW].shares == [0, 0, 1, 1]
    green = after.players[GREEN]
    assert (green.company_cash, green.shares_left, green.price) == (25, 3, 8)


def test_e15_a_deferred_market_opens_with_the_next_flag_of_that_nation() -> None:
    state = position(active=BLUE, has_taken=True, frames=[loading(1, 4, seat=BLUE)])
    state.players[BLUE].cash = 0
    put(state, "blue_coaster", "pac_wait")
    give(state, BLUE, "china_1")
    give(state, BLUE, "china_2", "3")
    after = play(
        state,
        BLUE,
        Load(crate("china_1", "6"), "blue_coaster", "pac_load_china"),
        DeferMarket(),
    ).state
    assert after.players[BLUE].deferred == {"china": after.turn_no}
    later = PANAMAX.copy(after)
    later.turn_no += 2
    later.frames, later.players[BLUE].cash = [loading(1, 4, seat=BLUE)], 6
    step = play(later, BLUE, Load(crate("china_2", "3"), "blue_coaster", "pac_load_china"))
    assert asked(step.state) == (BLUE, "deferred_market")
    assert [type(frame) for frame in step.state.frames] == [Loading, Loading, Market]
    bought = play(step.state, BLUE, BuyShare("red"))
    assert asked(bought.state) == (BLUE, "load")
    assert bought.state.players[BLUE].deferred == {}
    # Lost for good when it is not used at that moment.
    lapsed = play(step.state, BLUE, Skip())
    assert asked(lapsed.state) == (BLUE, "load")
    assert lapsed.state.players[BLUE].deferred == {}


def test_e15_a_flag_of_the_same_turn_leaves_the_market_deferred() -> None:
    state = position(active=BLUE, has_taken=True, frames=[loading(2, 4, seat=BLUE)])
    put(state, "blue_coaster", "pac_wait")
    put(state, "blue_feeder", "pac_wait")
    give(state, BLUE, "china_1")
    give(state, BLUE, "china_2", "3")
    after = play(
        state,
        BLUE,
        Load(crate("china_1", "6"), "blue_coaster", "pac_load_china"),
        DeferMarket(),
        Load(crate("china_2", "3"), "blue_feeder", "pac_load_china"),
    ).state
    assert asked(after) == (BLUE, "load"), "only the free action of the second space"
    assert after.players[BLUE].deferred == {"china": after.turn_no}


def test_e16_free_actions_nest() -> None:
    state = position(has_taken=True, frames=[loading(2, 6)])
    put(state, "red_feeder", "pac_wait")
    give(state, RED, "usa_west_1")
    give(state, RED, "europe_1")
    put(state, "red_sprinter", "atl_load_europe")
    step = play(state, RED, Load(crate("usa_west_1", "5"), "red_feeder", "pac_load_usa_west"))
    assert [type(frame) for frame in step.state.frames] == [Loading, Loading]
    step = play(step.state, RED, Load(crate("europe_1", "5"), "red_sprinter", "atl_load_europe"))
    assert step.state.frames == [
        Loading(RED, Source.DIE, level=2, column=6, done=1, ships=("red_feeder",)),
        Loading(RED, Source.FLAG, level=1, done=1),
        Moving(RED, Source.FLAG, either=3),
    ]
    step = play(
        step.state,
        RED,
        Move("atl_load", "tp_gatun_1", ("red_sprinter",)),
        Move("tp_gatun_1", "tp_gatun_2", ("red_sprinter",)),
        Move("tp_gatun_2", "tp_gatun_3", ("red_sprinter",)),
    )
    assert step.state.frames == [Loading(RED, Source.DIE, level=2, column=6, done=1, ships=("red_feeder",))]
    assert asked(step.state) == (RED, "load")


def test_e17_a_cruise_ship_pays_and_brings_passengers() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)], order=[RED, GREEN, BLUE, YELLOW])
    put(state, "cruise_caribbean", "tp_miraflores_2", (BLUE, 2), (RED, 3), (RED, 1))
    after = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("cruise_caribbean",))).state
    assert after.players[BLUE].company_cash == 18 + 2
    assert after.players[RED].company_cash == 18 + 4
    assert (after.players[RED].reserve, after.players[BLUE].reserve) == (9, 9)
    assert after.ships["cruise_caribbean"].zone == "pac_wait"
    assert asked(after) == (RED, "passenger"), "in the order of play"
    after = play(after, RED, PlacePassenger(Benefit.EXTRA_LOAD)).state
    assert asked(after) == (BLUE, "passenger")
    after = play(after, BLUE, PlacePassenger(Benefit.WIDE_CHOICE)).state
    assert after.passengers == 6
    assert asked(after) == (RED, "end_turn")


def test_e18_a_full_first_column_makes_transfers_free_at_once() -> None:
    state = position(active=GREEN)
    flag(state, GREEN, "china", "europe", "usa_east")
    state.players[GREEN].company_cash = 0
    put(state, "green_feeder", "pac_wait")
    give(state, GREEN, "usa_west_1")
    transfer = TransferDie(WhiteDie(1, 2), WhiteDie(5, 1))
    refused(state, GREEN, transfer, "company_cannot_pay", "4.3")
    state.players[GREEN].stevedore = state.stevedores.pop(0)
    step = play(
        state,
        GREEN,
        PlayStevedore("stevedore_1"),
        Load(crate("usa_west_1", "5"), "green_feeder", "pac_load_usa_west"),
        Skip(),
        StopLoading(),
    )
    assert "first_column_filled" in kinds(step.events)
    after = play(step.state, GREEN, transfer)
    assert only(after.events, "die_transferred").values["dollars"] == 0


def test_e19_final_scoring() -> None:
    state = position(2)
    red, blue = state.players
    # Blue of the example sits in the first seat here: its own company is the one held three times.
    shares(state, RED, RED, 3)
    shares(state, RED, BLUE, 1)
    red.price, blue.price, red.cash, red.bailouts = 12, 8, 23, 1
    red.awards = ["ceo_award_2"]
    flag(state, RED, "china", "europe", "usa_east", "usa_west")
    guest(state, RED, Benefit.EXTRA_LOAD)
    state.advisor_bag.add(str(red.secret))
    red.secret, red.advisors = "advisor_diplomat", ["advisor_portfolio", "advisor_cruise"]
    worths = {card: worth(state, RED, card) for card in (red.secret, *red.advisors)}
    assert worths == {"advisor_diplomat": 8, "advisor_portfolio": 6, "advisor_cruise": 5}
    counted = sources(state, RED)
    assert counted == {"cash": 23, "advisors": 14, "awards": 6, "shares": 44, "bailouts": -15}
    assert sum(counted.values()) == 72


def test_e20_a_full_wagon_keeps_a_rail_container_on_its_card() -> None:
    state = position(active=YELLOW, has_taken=True, frames=[loading(3, 4, seat=YELLOW)])
    train(state, (RED, 1), (RED, 2), (BLUE, 3), (GREEN, 4))
    give(state, YELLOW, "china_3", "3R")
    reason = refused(state, YELLOW, LoadTrain(crate("china_3", "3R")), "wagon_full", "5.1")
    assert reason.values == {"most": 4}
    assert legal(state, YELLOW, LoadTrain) == legal(state, YELLOW, Load) == []
    step = end_round(play(state, YELLOW, StopLoading()).state, YELLOW)
    for seat in (GREEN, RED, BLUE):
        while PANAMAX.to_act(step.state) == {seat}:
            step = play(step.state, seat, PANAMAX.idle(step.state, seat))
    assert only(step.events, "fees_paid").values["fee"] == 4


def test_e21_a_new_ship_takes_a_stock_die_and_is_not_ready() -> None:
    state = position(active=YELLOW, has_taken=True, frames=[loading(1, seat=YELLOW, source=Source.FLAG)])
    store(state, YELLOW, warehouse=1, reserve=0)
    state.players[YELLOW].company_cash = 9
    after = play(state, YELLOW, Build("yellow_carrier", "pac_load_china")).state
    assert after.players[YELLOW].company_cash == 2
    refused(after, YELLOW, Build("yellow_sprinter", "pac_load_china"), "company_cannot_pay", "4.6")
    after = play(after, YELLOW, LoadStock("yellow_carrier", "pac_load_china")).state
    assert after.ships["yellow_carrier"].dice == [CargoDie(YELLOW, 2)]
    assert after.players[YELLOW].stock == 0
    assert not after.is_ready("yellow_carrier")


def test_e22_the_rail_action_raises_a_die_to_six_at_most_or_adds_a_two() -> None:
    state = position(active=YELLOW, has_taken=True, frames=[FreeRail(YELLOW)])
    train(state, (YELLOW, 5), (RED, 2))
    raised = play(state, YELLOW, RaiseTrainDie(WagonDie(1, "yellow", 5))).state
    assert raised.wagon_1 == [CargoDie(YELLOW, 6), CargoDie(RED, 2)]
    added = play(state, YELLOW, PutOnTrain()).state
    assert added.wagon_1 == [CargoDie(YELLOW, 5), CargoDie(RED, 2), CargoDie(YELLOW, 2)]


@pytest.mark.parametrize(("left", "is_reroll"), [(3, True), (4, False)])
def test_e23_all_dice_are_rolled_again_when_one_side_has_too_few(left: int, *, is_reroll: bool) -> None:
    count = FOR_PLAYERS[3]

    def rolls_so(rng: Rng) -> bool:
        dice = rng.roll(count.table_dice) + rng.roll(count.executive_dice)
        # No more than three of a kind: no die changes its side.
        is_plain = all(dice[:9].count(value) <= 3 for value in dice) and len(set(dice[9:])) == 3
        return is_plain and sum(value <= 3 for value in dice) == left

    state = position(3)
    state.rng = rng_where(rolls_so)
    rerolls = events_of(begin_round(state), "dice_rerolled")
    assert bool(rerolls) == is_reroll
    if rerolls:
        assert rerolls[0].values == {"left": 3, "right": 9}
        assert rerolls[0].reveals
    on_left = sum(column.dice + column.has_executive for column in state.columns[:3])
    assert 3 < on_left < 9
    assert sum(column.dice + column.has_executive for column in state.columns) == 12


def test_e24_passengers_make_a_transfer_cheap_and_one_more_load_possible() -> None:
    state = position(active=BLUE, dice=(3, 3, 3, 1, 2, 0))
    guest(state, BLUE, Benefit.CHEAP_TRANSFER, Benefit.EXTRA_LOAD)
    step = play(state, BLUE, TransferDie(WhiteDie(1, 1), WhiteDie(6, 3)))
    assert only(step.events, "die_transferred").values["dollars"] == 2
    (frame,) = step.state.frames
    assert isinstance(frame, Loading)
    assert (frame.level, frame.column, loads_left(step.state, frame)) == (3, 6, 4)
    assert TakeContract("usa_west_6", Side.FRONT) in PANAMAX.legal(step.state, BLUE)
    after = step.state
    give(after, BLUE, "china_4", side=Side.BACK)
    give(after, BLUE, "usa_west_1", side=Side.BACK)
    done = play(
        after,
        BLUE,
        Load(crate("china_4", "2"), "blue_feeder", "atl_load_europe"),
        LoadTrain(crate("china_4", "4R")),
        Load(crate("usa_west_1", "1"), "red_feeder", "atl_load_europe"),
        Load(crate("usa_west_1", "2"), "blue_coaster", "atl_load_usa_east"),
    ).state
    assert done.frames == [], "four loads, each somewhere else"
    play(done, BLUE, EndTurn())
    assert BOX.costs.transfer_with_passenger == 2
