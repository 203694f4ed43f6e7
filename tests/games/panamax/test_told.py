"""Every line that is told, in its order, with whom it is told to and whether it reveals (4 to 6 and 10)."""

from __future__ import annotations

from games.panamax.actions import (
    ActNormally,
    Build,
    BuyShare,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    DrawContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaisePrice,
    RaiseTrainDie,
    Skip,
    StopLoading,
    StopMoving,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import Benefit, Side
from games.panamax.frames import Executive, FreeRail, Market, RailFlag, Source
from games.panamax.state import PanamaxOptions
from games.values import Who
from tests.games.panamax.playing import end_round, play
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    captain,
    crate,
    flag,
    give,
    guest,
    loading,
    moving,
    position,
    put,
    shares,
    stevedore,
    train,
)
from tests.games.panamax.test_setup import begin, choose_all
from tests.games.telling import dealt, said, shown, told


def test_4_3_taking_and_transferring_a_die() -> None:
    state = position(dice=(2, 2, 2, 2, 1, 3))
    events = play(state, RED, TakeDie(WhiteDie(4, 2))).events
    events += play(state, RED, TransferDie(WhiteDie(1, 2), WhiteDie(5, 2))).events
    assert events == [
        said("die_taken", who=Who(RED), column=4, row=2),
        said("die_transferred", who=Who(RED), column=1, row=2, to_column=5, to_row=2, dollars=5),
    ]


def test_4_3_what_an_executive_die_does() -> None:
    state = position(has_taken=True, frames=[Executive(RED, 2)])
    events = play(state, RED, ActNormally()).events
    events += play(state, RED, BuyShare("blue")).events
    events += play(state, RED, RaisePrice("red")).events
    assert events == [
        said("acted_normally", who=Who(RED), column=2),
        said("share_bought", who=Who(RED), company="blue", dollars=6, price=7),
        said("price_raised", who=Who(RED), company="red", price=8),
    ]


def test_4_4_a_contract_is_taken_and_loaded_and_its_flag_fires() -> None:
    state = position(has_taken=True, frames=[loading(3, 4)])
    give(state, RED, "china_2", "3")
    put(state, "red_feeder", "pac_wait")
    step = play(state, RED, TakeContract("europe_4", Side.FRONT))
    taken = step.events[:2]
    events = taken + play(step.state, RED, Load(crate("china_2", "3"), "red_feeder", "pac_load_china")).events
    assert events == [
        said("contract_taken", who=Who(RED), contract="europe_4", side="front", place="slot_4"),
        said("slot_refilled", contract="china_6", place="slot_4"),
        said("ship_brought", ship="red_feeder", zone="pac_load_china"),
        said(
            "container_loaded",
            who=Who(RED),
            contract="china_2",
            value=3,
            ship="red_feeder",
            zone="pac_load_china",
        ),
        said("contract_completed", who=Who(RED), contract="china_2", side="front"),
        said("flag_placed", who=Who(RED), nation="china", count=1),
        said("free_action_gained", who=Who(RED), action="market"),
    ]


def test_4_4_a_card_of_the_deck() -> None:
    state = position(has_taken=True, frames=[loading(3, 4)])
    guest(state, RED, Benefit.WIDE_CHOICE)
    state.contract_discard.pour(state.contract_deck)
    state.contract_discard.take("china_1")
    state.contract_deck.add("china_1")
    step = play(state, RED, DrawContract())
    events = step.events + play(step.state, RED, TakeContract("china_1", Side.BACK)).events
    assert events == [
        shown("contract_turned_over", who=Who(RED), contract="china_1"),
        said("contract_taken", who=Who(RED), contract="china_1", side="back", place="deck"),
    ]


def test_5_1_a_container_goes_by_train_and_the_rest_stays() -> None:
    state = position(has_taken=True, frames=[loading(3, 4)])
    give(state, RED, "usa_east_1", "2R", "3", side=Side.BACK)
    events = play(state, RED, LoadTrain(crate("usa_east_1", "2R")), StopLoading()).events
    assert events == [
        said("train_loaded", who=Who(RED), contract="usa_east_1", value=2),
        said("loading_stopped", who=Who(RED)),
    ]


def test_5_4_the_rail_action() -> None:
    state = position(has_taken=True, frames=[FreeRail(RED)])
    train(state, (BLUE, 3), (RED, 5))
    events = play(state, RED, PutOnTrain()).events
    events += play(state, RED, RaiseTrainDie(WagonDie(2, "red", 5))).events
    events += play(state, RED, Skip()).events
    assert events == [
        said("stock_put_on_train", who=Who(RED), value=2),
        said("train_die_raised", who=Who(RED), was=5, value=6),
        said("free_action_skipped", who=Who(RED), action="rail"),
    ]


def test_5_4_a_market_is_used_deferred_or_skipped() -> None:
    state = position(has_taken=True, frames=[Market(RED, "china")])
    events = play(state, RED, BuyShare("red")).events
    events += play(state, RED, DeferMarket()).events
    events += play(state, RED, Skip()).events
    assert events == [
        said("share_bought", who=Who(RED), company="red", dollars=6, price=7),
        said("market_deferred", who=Who(RED), nation="china"),
        said("free_action_skipped", who=Who(RED), action="market"),
    ]


def test_5_4_free_moves_and_loads_are_skipped() -> None:
    state = position(has_taken=True, frames=[moving(either=2, source=Source.FLAG)])
    events = play(state, RED, Skip()).events
    state = position(has_taken=True, frames=[loading(1, source=Source.FLAG)])
    events += play(state, RED, Skip()).events
    events += play(state, RED, LoadStock("red_feeder", "atl_load_europe")).events
    assert events == [
        said("free_action_skipped", who=Who(RED), action="move"),
        said("free_action_skipped", who=Who(RED), action="load"),
        said("ship_brought", ship="red_feeder", zone="atl_load_europe"),
        said("stock_loaded", who=Who(RED), value=2, ship="red_feeder", zone="atl_load_europe"),
    ]


def test_4_5_ships_move_push_and_leave() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)])
    flag(state, RED, "china")
    put(state, "green_sprinter", "tp_miraflores_2", (BLUE, 5), (GREEN, 4))
    put(state, "red_carrier", "tp_miraflores_1", (RED, 4), (RED, 4))
    put(state, "mil_china", "tp_miraflores_1")
    step = play(state, RED, Move("tp_miraflores_1", "tp_miraflores_2", ("mil_china", "red_carrier")))
    events = step.events + play(step.state, GREEN, TakeCard("captain_1")).events
    events += play(step.state, GREEN, TakeCash()).events
    assert events == [
        said(
            "ships_moved",
            who=Who(RED),
            ships=("red_carrier", "mil_china"),
            origin="tp_miraflores_1",
            target="tp_miraflores_2",
            move="lock",
        ),
        said("ships_pushed", ships=("green_sprinter",), origin="tp_miraflores_2", target="pac_wait"),
        said("ship_left", ship="green_sprinter", zone="pac_wait"),
        said("company_paid", company="blue", ship="green_sprinter", dollars=5, count=1),
        said("company_paid", company="green", ship="green_sprinter", dollars=4, count=1),
        said("reward_card", who=Who(GREEN), ship="green_sprinter", card="captain_1"),
        said("warship_bonus", who=Who(RED), nation="china", dollars=1),
        said("reward_cash", who=Who(GREEN), ship="green_sprinter", dollars=2),
        said("warship_bonus", who=Who(RED), nation="china", dollars=1),
    ]


def test_4_5_moves_that_cannot_be_made_are_lost() -> None:
    state = position(has_taken=True, frames=[moving(either=3, source=Source.CARD)])
    events = play(state, RED, StopMoving()).events
    assert events == [
        said("moves_lost", who=Who(RED), count=3),
    ]


def test_5_5_a_cruise_ship_leaves_and_passengers_sit_down() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)], order=[GREEN, BLUE, YELLOW, RED])
    put(state, "cruise_riviera", "tp_miraflores_2", (BLUE, 3), (RED, 2))
    guest(state, RED, Benefit.EXTRA_LOAD, Benefit.WIDE_CHOICE)
    step = play(state, RED, Move("tp_miraflores_2", "pac_wait", ("cruise_riviera",)))
    events = step.events + play(step.state, BLUE, PlacePassenger(Benefit.EXTRA_LOAD)).events
    assert events == [
        said(
            "ships_moved",
            who=Who(RED),
            ships=("cruise_riviera",),
            origin="tp_miraflores_2",
            target="pac_wait",
            move="lock",
        ),
        said("ship_left", ship="cruise_riviera", zone="pac_wait"),
        said("company_paid", company="red", ship="cruise_riviera", dollars=2, count=1),
        said("company_paid", company="blue", ship="cruise_riviera", dollars=3, count=1),
        said("passenger_placed", who=Who(BLUE), space="extra_load"),
        said("passenger_placed", who=Who(RED), space="cheap_transfer"),
    ]


def test_4_6_ships_are_built_and_cards_played() -> None:
    state = position(has_taken=True)
    card = captain(state, RED)
    other = stevedore(state, RED, "stevedore_2")
    events = play(state, RED, Build("red_sprinter", "pac_load_china")).events
    events += play(state, RED, PlayCaptain(card)).events
    events += play(state, RED, PlayStevedore(other)).events
    assert events == [
        said("ship_built", who=Who(RED), ship="red_sprinter", zone="pac_load_china", dollars=5),
        said("captain_played", who=Who(RED), card="captain_1", moves=4),
        said("stevedore_played", who=Who(RED), card="stevedore_2", loads=2),
    ]


def test_4_2_a_contract_too_many_is_discarded_and_the_turn_ends() -> None:
    state = position(has_taken=True)
    for card in ("europe_1", "china_2", "usa_west_1"):
        give(state, RED, card)
    events = play(state, RED, DiscardContract("china_2"), EndTurn()).events
    assert events == [
        said("contract_discarded", who=Who(RED), contract="china_2", count=2),
        said("turn_ended", who=Who(RED)),
        said("turn_began", who=Who(BLUE), round=1),
    ]


def test_5_3_a_flag_fills_the_first_column_and_opens_a_deferred_market() -> None:
    state = position(has_taken=True, frames=[RailFlag(RED)])
    flag(state, RED, "europe", "usa_east", "usa_west")
    state.players[RED].deferred["china"] = 1
    events = play(state, RED, TakeFlag("china")).events
    events += play(state, RED, DeclineFlag()).events
    assert events == [
        said("flag_taken", who=Who(RED), nation="china"),
        said("flag_placed", who=Who(RED), nation="china", count=1),
        said("first_column_filled", who=Who(RED)),
        said("free_action_gained", who=Who(RED), action="market"),
        said("deferred_market_opened", who=Who(RED), nation="china"),
        said("flag_declined", who=Who(RED)),
    ]


def test_5_3_no_flag_of_a_nation_may_be_left() -> None:
    state = position(has_taken=True, frames=[loading(1, 4)])
    flag(state, GREEN, *["china"] * 5)
    flag(state, BLUE, *["china"] * 5)
    give(state, RED, "china_2", "3")
    put(state, "red_feeder", "pac_wait")
    events = play(state, RED, Load(crate("china_2", "3"), "red_feeder", "pac_load_china")).events
    assert events == [
        said("ship_brought", ship="red_feeder", zone="pac_load_china"),
        said(
            "container_loaded",
            who=Who(RED),
            contract="china_2",
            value=3,
            ship="red_feeder",
            zone="pac_load_china",
        ),
        said("contract_completed", who=Who(RED), contract="china_2", side="front"),
        said("no_flag_left", who=Who(RED), nation="china"),
    ]


def test_4_7_the_round_ends_with_the_train_the_fees_and_the_dividends() -> None:
    state = position(active=BLUE, order=[RED, YELLOW, GREEN, BLUE])
    train(state, (GREEN, 3), (RED, 2))
    give(state, BLUE, "china_2", "3", "5")
    stevedore(state, BLUE, "stevedore_3")
    state.players[YELLOW].company_cash = 1
    state.players[YELLOW].warehouse, state.players[YELLOW].reserve = 3, 6
    state.players[YELLOW].cash = 0
    step = end_round(state, BLUE)
    events = list(step.events)
    for seat in (GREEN, RED):
        step = play(step.state, seat, DeclineFlag())
        events += step.events
    events += play(step.state, BLUE, KeepStevedore()).events[:1]
    events += play(step.state, BLUE, UseStevedore()).events
    assert events == [
        said("turn_ended", who=Who(BLUE)),
        said("round_ended", round=1),
        said("order_set", order=(Who(GREEN), Who(RED), Who(YELLOW), Who(BLUE))),
        said("train_dice_returned", who=Who(GREEN), count=1),
        said("flag_declined", who=Who(GREEN)),
        said("train_dice_returned", who=Who(RED), count=1),
        said("flag_declined", who=Who(RED)),
        said("bailout_taken", who=Who(YELLOW), count=2, dollars=20),
        said("fees_paid", who=Who(YELLOW), company="yellow", fee=15, company_dollars=1, player_dollars=14),
        said("stevedore_kept", who=Who(BLUE)),
        said("stevedore_used", who=Who(BLUE), card="stevedore_3", dollars=6),
        said("fees_paid", who=Who(BLUE), company="blue", fee=2, company_dollars=2, player_dollars=0),
        said("dividends_paid", company="green", each=2, dollars=2),
        said("dividend_received", who=Who(GREEN), company="green", dollars=2),
        said("dividends_paid", company="red", each=2, dollars=2),
        said("dividend_received", who=Who(RED), company="red", dollars=2),
        said("dividends_missed", company="yellow", due=2, price=4),
        said("dividends_paid", company="blue", each=2, dollars=2),
        said("dividend_received", who=Who(BLUE), company="blue", dollars=2),
        said("award_won", who=Who(GREEN), company="green", award="ceo_award_1", dollars=4),
        said("dice_stored", who=Who(RED), count=9),
        said("dice_stored", who=Who(BLUE), count=7),
        said("dice_stored", who=Who(YELLOW), count=6),
        said("dice_stored", who=Who(GREEN), count=9),
        said("round_began", round=2),
        shown("dice_rolled", dice=(3, 0, 2, 3, 3, 1), executive=(2, 3, 4, 6)),
        said("turn_began", who=Who(GREEN), round=2),
    ]


def test_4_7_the_last_round_and_6_the_end() -> None:
    state = position(2, active=BLUE, round_no=3)
    give(state, BLUE, "china_2", "3", "5")
    stevedore(state, BLUE, "stevedore_3")
    shares(state, RED, BLUE, 2)
    state.players[RED].bailouts = 1
    state.players[BLUE].company_cash = 0
    events = end_round(state, BLUE).events
    assert events == [
        said("turn_ended", who=Who(BLUE)),
        said("round_ended", round=3),
        said("order_set", order=(Who(RED), Who(BLUE))),
        said("stevedore_used", who=Who(BLUE), card="stevedore_3", dollars=6),
        said("fees_paid", who=Who(BLUE), company="blue", fee=2, company_dollars=0, player_dollars=2),
        said("dividends_paid", company="red", each=2, dollars=2),
        said("dividend_received", who=Who(RED), company="red", dollars=2),
        said("dividends_missed", company="blue", due=6, price=4),
        said("award_won", who=Who(RED), company="red", award="ceo_award_3", dollars=8),
        shown("advisor_shown", who=Who(RED), advisor="advisor_fleet", dollars=0),
        shown("advisor_shown", who=Who(BLUE), advisor="advisor_treasurer", dollars=0),
        said("money_counted", who=Who(RED), total=15, cash=8, advisors=0, awards=8, shares=14, bailouts=-15),
        said("money_counted", who=Who(BLUE), total=8, cash=4, advisors=0, awards=0, shares=4, bailouts=0),
        said("game_won", who=(Who(RED),), count=1),
    ]


def test_3_everybody_keeps_an_advisor_and_a_contract() -> None:
    state = begin(2).state
    red = state.players[RED]
    actions = (
        KeepAdvisor(red.dealt_advisors[0]),
        KeepAdvisor(red.dealt_advisors[1]),
        KeepContract(red.dealt_contracts[0]),
        KeepContract(red.dealt_contracts[1]),
    )
    events = play(state, RED, *actions).events
    assert events == [
        said("advisor_kept", who=Who(RED)),
        told(RED, "advisor_chosen", advisor="advisor_majority"),
        told(RED, "advisor_replaced", advisor="advisor_auditor"),
        said("start_contract_kept", who=Who(RED)),
        told(RED, "start_contract_chosen", contract="setup_china_b"),
        told(RED, "start_contract_replaced", contract="setup_usa_west_a"),
    ]


def test_3_setting_up() -> None:
    events = begin(2).events
    assert events == [
        said("advisors_dealt", count=2),
        said("start_contracts_dealt", count=2),
        dealt(
            RED,
            "setup_cards_received",
            advisors=("advisor_majority", "advisor_auditor"),
            contracts=("setup_china_b", "setup_usa_west_a"),
        ),
        dealt(
            BLUE,
            "setup_cards_received",
            advisors=("advisor_diplomat", "advisor_cruise"),
            contracts=("setup_europe_b", "setup_usa_east_b"),
        ),
        shown("contract_turned_up", contract="europe_6", place="slot_4"),
        shown("contract_turned_up", contract="usa_east_1", place="slot_5"),
        shown("contract_turned_up", contract="china_6", place="slot_6"),
        shown("contract_turned_up", contract="usa_west_6", place="incoming"),
    ]


def test_3_the_game_begins() -> None:
    events = choose_all(begin(2, options=PanamaxOptions(preloaded_start=True)).state).events
    assert events == [
        said("start_contract_kept", who=Who(BLUE)),
        told(BLUE, "start_contract_chosen", contract="setup_usa_east_b"),
        said("advisor_kept", who=Who(BLUE)),
        told(BLUE, "advisor_chosen", advisor="advisor_cruise"),
        said("start_contract_kept", who=Who(RED)),
        told(RED, "start_contract_chosen", contract="setup_usa_west_a"),
        said("advisor_kept", who=Who(RED)),
        told(RED, "advisor_chosen", advisor="advisor_auditor"),
        shown(
            "advisors_displayed",
            advisors=(
                "advisor_analyst",
                "advisor_portfolio",
                "advisor_fleet",
                "advisor_diplomat",
                "advisor_specialist",
            ),
        ),
        shown("start_contract_shown", who=Who(RED), contract="setup_usa_west_a", zone="pac_wait"),
        said(
            "container_loaded",
            who=Who(RED),
            contract="setup_usa_west_a",
            value=2,
            ship="red_feeder",
            zone="pac_load_usa_west",
        ),
        shown("start_contract_shown", who=Who(BLUE), contract="setup_usa_east_b", zone="atl_wait"),
        said(
            "container_loaded",
            who=Who(BLUE),
            contract="setup_usa_east_b",
            value=4,
            ship="blue_feeder",
            zone="atl_load_usa_east",
        ),
        shown("order_drawn", order=(Who(BLUE), Who(RED))),
        said("round_began", round=1),
        shown("dice_rolled", dice=(2, 3, 3, 0, 1, 1), executive=(4, 5)),
        said("turn_began", who=Who(BLUE), round=1),
    ]
