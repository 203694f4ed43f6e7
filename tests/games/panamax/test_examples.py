"""The worked examples E1 to E12 of section 9, figure by figure."""

from __future__ import annotations

import pytest

from games.panamax.actions import (
    ActNormally,
    BuyShare,
    Load,
    Move,
    PlayCaptain,
    RaisePrice,
    StopMoving,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import Side
from games.panamax.frames import FeeStevedore, Loading, Source
from games.panamax.money import fees_due, pay_fees, use_stevedore
from games.panamax.rounds import filled
from games.panamax.rules import PANAMAX
from games.panamax.state import Phase
from games.values import Who
from tests.games.panamax.playing import asked, end_round, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    captain,
    crate,
    flag,
    give,
    loading,
    moving,
    position,
    put,
    stevedore,
    store,
    train,
)
from tests.games.playing import events_of, only


def test_e1_dice_fill_columns_and_a_surplus_die_changes_its_value() -> None:
    rows = filled([1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6, 6], 3)
    executive = filled([2, 2, 5, 6], 1)
    assert rows == [3, 2, 2, 1, 2, 2]
    assert executive == [1, 1, 0, 0, 1, 1]
    assert (sum(rows[:3] + executive[:3]), sum(rows[3:] + executive[3:])) == (9, 7)


def test_e2_a_surplus_die_goes_down_first_and_up_when_it_must() -> None:
    assert filled([1, 1, 1, 1, 2, 2, 2, 5, 5, 5, 5, 6], 3) == [3, 3, 1, 1, 3, 1]


def test_e3_a_column_gets_better_with_every_die_taken() -> None:
    state = position(dice=(0, 3, 0, 3, 3, 3), executive=(2, 4, 5, 6))
    for row in (1, 2, 3):
        state.columns[1].dice = 4 - row
        state.turns_left = sum(column.dice + column.has_executive for column in state.columns)
        after = play(state, RED, TakeDie(WhiteDie(2, row))).state
        # Nothing can move here but the warships, which always can.
        assert after.frames == [moving(locks=2, waterways=row)]
    state.columns[1].dice, state.turns_left = 0, 13
    after = play(state, RED, TakeDie(WhiteDie(2, 4))).state
    assert asked(after) == (RED, "executive")
    assert play(after, RED, ActNormally()).state.frames == [moving(locks=2, waterways=3)]
    assert play(after, RED, BuyShare("red")).state.players[RED].shares[RED] == 2
    assert play(after, RED, RaisePrice("red")).state.players[RED].price == 8
    for action in (BuyShare("red"), RaisePrice("red")):
        assert play(after, RED, action).state.frames == [], "instead of the action of the column"


def test_e4_a_transfer_costs_the_company_five() -> None:
    state = position(dice=(2, 2, 2, 2, 1, 3))
    state.players[RED].company_cash = 9
    step = play(state, RED, TransferDie(WhiteDie(1, 2), WhiteDie(5, 2)))
    assert step.state.players[RED].company_cash == 4
    assert step.state.frames == [Loading(RED, Source.DIE, level=2, column=5)]
    assert step.state.has_taken
    assert [column.dice for column in step.state.columns] == [1, 2, 2, 2, 1, 3]
    assert {action.contract for action in legal(step.state, RED, TakeContract)} == {"usa_east_6"}  # type: ignore[attr-defined]  # of that kind
    refused(step.state, RED, TakeDie(WhiteDie(1, 3)), "one_die", "4.2")


def test_e5_a_contract_takes_dice_from_the_warehouse_first_and_its_place_is_filled() -> None:
    state = position(active=GREEN, has_taken=True, frames=[loading(2, 4, seat=GREEN)])
    store(state, GREEN, warehouse=1, reserve=5)
    put(state, "blue_coaster", "atl_wait")
    after = play(state, GREEN, TakeContract("europe_4", Side.FRONT)).state
    green = after.players[GREEN]
    assert (green.warehouse, green.reserve) == (0, 3)
    assert after.slots["slot_4"] == "china_6"
    assert after.incoming not in (None, "china_6", "europe_4")
    after = play(
        after,
        GREEN,
        Load(crate("europe_4", "3"), "blue_coaster", "atl_load_europe"),
        Load(crate("europe_4", "4"), "green_feeder", "atl_load_europe"),
    ).state
    assert [(each.value, each.rail) for each in after.players[GREEN].contracts[0].left] == [(3, False)]
    assert after.is_ready("blue_coaster")
    assert after.is_ready("green_feeder")
    assert after.frames == [], "two loads were all there were"


@pytest.mark.parametrize(
    ("ship", "aboard", "accepted"),
    [
        ("red_carrier", [2, 2], {3, 4, 5, 6}),
        ("red_sprinter", [], {4, 5, 6}),
        ("red_coaster", [6], {1, 2, 3, 4}),
        ("red_feeder", [], {1, 2, 3, 4, 5}),
        ("cruise_caribbean", [4, 3], {1, 2}),
        ("panamax_colon", [1, 1, 1], {6}),
    ],
)
def test_e6_cargo_limits(ship: str, aboard: list[int], accepted: set[int]) -> None:
    taken = set()
    for value in range(1, 7):
        state = position(has_taken=True, frames=[loading(3, 4)])
        put(state, ship, "atl_load_europe", *((BLUE, die) for die in aboard))
        card = {1: "europe_1", 2: "usa_west_1", 3: "europe_1", 4: "usa_west_1", 5: "europe_2", 6: "china_2"}
        give(state, RED, card[value], str(value), side=Side.BACK)
        action = Load(crate(card[value], str(value)), ship, "atl_load_europe")
        if action in PANAMAX.legal(state, RED):
            taken.add(value)
            assert play(state, RED, action).state.ships[ship].total == sum(aboard) + value
    assert taken == accepted


def test_e7_a_push_runs_through_a_chain_of_groups() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    flag(state, RED, "europe", "europe")
    put(state, "blue_carrier", "tp_gatun_1", (BLUE, 4), (BLUE, 4))
    put(state, "green_coaster", "tp_gatun_2", (GREEN, 3))
    put(state, "mil_europe", "tp_gatun_2")
    put(state, "panamax_colon", "tp_gatun_3", (GREEN, 5), (GREEN, 5))
    put(state, "red_coaster", "atl_load_europe", (RED, 4))
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("red_coaster",)))
    lane = step.state.water["to_pacific"]
    assert lane[1:5] == [
        ["red_coaster"],
        ["blue_carrier"],
        ["green_coaster", "mil_europe"],
        ["panamax_colon"],
    ]
    assert step.state.ships["panamax_colon"].zone == "lake_gatun"
    assert len(events_of(step.events, "ships_pushed")) == 3
    assert not events_of(step.events, "warship_bonus"), "it was only pushed"
    assert [(each.is_push, each.target) for each in step.state.trail] == [
        (False, "tp_gatun_1"),
        (True, "tp_gatun_2"),
        (True, "tp_gatun_3"),
        (True, "lake_gatun"),
    ]


def test_e8_ships_that_fit_become_one_group() -> None:
    state = position(has_taken=True, frames=[moving(locks=3)])
    put(state, "yellow_feeder", "tp_gatun_2", (YELLOW, 2))
    put(state, "blue_coaster", "tp_gatun_1", (BLUE, 4))
    put(state, "mil_europe", "tp_gatun_1")
    group = ("blue_coaster", "mil_europe")
    after = play(state, RED, Move("tp_gatun_1", "tp_gatun_2", group)).state
    assert after.water["to_pacific"][2] == ["yellow_feeder", "blue_coaster", "mil_europe"]
    everybody = ("yellow_feeder", "blue_coaster", "mil_europe")
    refused(after, RED, Move("tp_gatun_2", "tp_gatun_3", group), "group_stays_together", "4.5")
    after = play(
        after, RED, Move("tp_gatun_2", "tp_gatun_3", everybody), Move("tp_gatun_3", "lake_gatun", everybody)
    ).state
    assert after.water["to_pacific"][4] == list(everybody)
    after.frames, after.has_taken = [moving(waterways=1)], True
    out = {action.ships for action in legal(after, RED, Move) if action.origin == "lake_gatun"}  # type: ignore[attr-defined]  # of that kind
    assert len(out) == 7, "any of them may go on together"


def test_e9_a_ship_leaves_by_a_push_and_its_owner_is_asked() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)])
    flag(state, RED, "china")
    put(state, "green_sprinter", "tp_miraflores_2", (BLUE, 5))
    put(state, "red_carrier", "tp_miraflores_1", (RED, 4), (RED, 4))
    put(state, "mil_china", "tp_miraflores_1")
    step = play(state, RED, Move("tp_miraflores_1", "tp_miraflores_2", ("mil_china", "red_carrier")))
    after = step.state
    assert after.players[BLUE].company_cash == 18 + 5
    assert after.players[BLUE].reserve == 9
    assert asked(after) == (GREEN, "reward")
    assert PANAMAX.legal(after, GREEN) == [TakeCard("captain_1"), TakeCash()]
    assert PANAMAX.legal(after, RED) == [], "everything else waits"
    assert after.ships["green_sprinter"].zone == "pac_wait"
    ended = play(after, GREEN, TakeCard("captain_1"))
    assert ended.state.players[GREEN].captain == "captain_1"
    assert ended.state.water["to_pacific"][10] == ["red_carrier", "mil_china"]
    assert only(ended.events, "warship_bonus").values == {"who": Who(RED), "nation": "china", "dollars": 1}
    assert ended.state.players[RED].cash == 7
    assert play(after, GREEN, TakeCash()).state.players[GREEN].cash == 6 + 2


def test_e10_a_source_of_moves_pays_for_its_best_warship_once() -> None:
    state = position(has_taken=True, frames=[moving(locks=2, waterways=2)])
    flag(state, RED, "europe", "europe", "china")
    captain(state, RED)
    state.players[RED].captain = "captain_2"
    state.captains.remove("captain_2")
    step = play(
        state,
        RED,
        Move("atl_load", "tp_gatun_1", ("mil_europe",)),
        Move("tp_gatun_1", "tp_gatun_2", ("mil_europe",)),
        Move("tp_gatun_2", "tp_gatun_3", ("mil_europe",)),
        Move("pac_load", "ta_miraflores_2", ("mil_china",)),
    )
    assert [event.values["dollars"] for event in events_of(step.events, "warship_bonus")] == [2]
    step = play(
        step.state,
        RED,
        PlayCaptain("captain_2"),
        Move("tp_gatun_3", "lake_gatun", ("mil_europe",)),
        StopMoving(),
    )
    assert [event.values["dollars"] for event in events_of(step.events, "warship_bonus")] == [2]
    assert step.state.players[RED].cash == 6 + 4


def test_e11_the_train_makes_the_order_and_brings_flags() -> None:
    state = position(active=BLUE, order=[RED, YELLOW, GREEN, BLUE])
    train(state, (GREEN, 3), (RED, 2), (GREEN, 1), (BLUE, 4))
    after = end_round(state, BLUE).state
    assert after.phase is Phase.RAIL
    assert after.order == [GREEN, BLUE, RED, YELLOW]
    assert asked(after) == (GREEN, "rail_flag")
    assert after.players[GREEN].reserve == 9, "both dice came back first"
    assert len(legal(after, GREEN, TakeFlag)) == 4
    after = play(after, GREEN, TakeFlag("usa_west")).state
    while asked(after) != (BLUE, "rail_flag"):
        after = play(after, GREEN, PANAMAX.idle(after, GREEN)).state
    assert len(legal(after, BLUE, TakeFlag)) == 3
    assert after.players[BLUE].reserve == 9
    after = play(after, BLUE, TakeFlag("china")).state
    after = play(after, BLUE, PANAMAX.idle(after, BLUE)).state
    assert asked(after) == (RED, "rail_flag")
    assert len(legal(after, RED, TakeFlag)) == 2


def test_e12_fees_are_paid_by_the_company_then_the_player_then_by_bailouts() -> None:
    state = position(active=BLUE)
    blue = state.players[BLUE]
    give(state, BLUE, "china_2", "3")
    put(state, "blue_feeder", "atl_load_europe", (BLUE, 4))
    put(state, "blue_coaster", "tp_gatun_2", (BLUE, 4))
    put(state, "blue_sprinter", "lake_gatun", (BLUE, 5), lane="to_atlantic")
    train(state, (BLUE, 2))
    blue.warehouse, blue.reserve = 2, blue.reserve - 2
    assert fees_due(state, BLUE) == 10 + 4 + 4 + 2 + 1
    blue.company_cash, blue.cash, state.fees = 12, 4, [0, 21, 0, 0]
    with_card = PANAMAX.copy(state)
    pay_fees(state, BLUE)
    assert (blue.company_cash, blue.cash, blue.bailouts) == (0, 5, 1)
    stevedore(with_card, BLUE, "stevedore_3")
    use_stevedore(with_card, BLUE)
    pay_fees(with_card, BLUE)
    blue = with_card.players[BLUE]
    assert (blue.company_cash, blue.cash, blue.bailouts, blue.stevedore) == (0, 1, 0, None)


def test_e12_the_holder_of_a_stevedore_is_asked_at_the_end_of_the_round() -> None:
    state = position(active=BLUE)
    give(state, BLUE, "china_2", "3", "5")
    stevedore(state, BLUE, "stevedore_3")
    after = end_round(state, BLUE).state
    assert after.frames == [FeeStevedore(BLUE, 8)]
    step = play(after, BLUE, UseStevedore())
    assert only(step.events, "stevedore_used").values["dollars"] == 6
    assert only(step.events, "fees_paid").values["fee"] == 2
