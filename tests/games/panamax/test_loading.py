"""Contracts and loading (rules 4.4, 5.1 to 5.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.chance import Bag, Rng
from games.panamax.actions import (
    Build,
    DiscardContract,
    DrawContract,
    EndTurn,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayStevedore,
    Skip,
    StopLoading,
    TakeContract,
)
from games.panamax.data import CONTRACTS, ZONE_OF, Benefit, Side
from games.panamax.frames import DeckSide, Loading, Source
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxState
from games.values import Who
from tests.games.panamax.playing import asked, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    crate,
    give,
    guest,
    loading,
    position,
    put,
    rng_where,
    stevedore,
    store,
    train,
)
from tests.games.playing import kinds, only


def acting(*frames: Loading, seat: int = RED) -> PanamaxState:
    return position(active=seat, has_taken=True, frames=frames or [loading(3, 4, seat=seat)])


def test_4_4_a_contract_and_loads_may_both_be_skipped() -> None:
    state = acting()
    after = play(state, RED, StopLoading()).state
    assert asked(after) == (RED, "end_turn")
    # The end of the turn closes the action as well.
    assert play(state, RED, EndTurn()).state.active == BLUE


@pytest.mark.parametrize("side", Side)
def test_4_4_the_card_of_the_column_is_taken_by_either_side(side: Side) -> None:
    state = position(has_taken=True, frames=[loading(2, 5)])
    after = play(state, RED, TakeContract("usa_east_6", side)).state
    (contract,) = after.players[RED].contracts
    assert contract.left == list(CONTRACTS["usa_east_6"].sides[side])
    assert after.players[RED].reserve == 9 - len(contract.left)
    assert legal(after, RED, TakeContract) == [], "once in an action"


def test_4_4_the_refill_is_done_before_the_first_load_and_a_new_card_is_a_reveal() -> None:
    state = acting()
    step = play(state, RED, TakeContract("europe_4", Side.BACK))
    assert kinds(step.events) == ["contract_taken", "slot_refilled", "contract_turned_up"]
    assert only(step.events, "contract_turned_up").reveals
    assert step.state.slots["slot_4"] == "china_6"
    assert len(step.state.contract_deck) == 19


def test_4_4_with_wide_choice_the_incoming_card_is_replaced_from_the_deck() -> None:
    state = acting()
    guest(state, RED, Benefit.WIDE_CHOICE)
    step = play(state, RED, TakeContract("china_6", Side.BACK))
    assert kinds(step.events) == ["contract_taken", "contract_turned_up"]
    assert step.state.slots == state.slots
    assert step.state.incoming not in (None, "china_6")


def test_4_4_the_deck_is_made_of_the_discard_pile_when_it_is_needed_and_not_before() -> None:
    state = acting()
    last = "china_5"
    state.contract_discard.pour(state.contract_deck)
    state.contract_discard.take(last)
    state.contract_deck.add(last)
    step = play(state, RED, TakeContract("europe_4", Side.BACK))
    assert "deck_reshuffled" not in kinds(step.events)
    assert step.state.incoming == last
    assert len(step.state.contract_deck) == 0
    again = step.state
    again.frames = [loading(3, 4)]
    step = play(again, RED, TakeContract("china_6", Side.BACK))
    assert only(step.events, "deck_reshuffled").values["count"] == 19
    assert len(step.state.contract_discard) == 0


def drawing(card: str, stock: int) -> PanamaxState:
    """Red has a wide choice and that many dice, and the next card of the deck is this one."""
    state = acting()
    guest(state, RED, Benefit.WIDE_CHOICE)
    store(state, RED, warehouse=0, reserve=stock)
    names = state.contract_deck

    def gives_it(rng: Rng) -> bool:
        return Bag(dict(names.counts)).draw(rng) == card

    state.rng = rng_where(gives_it)
    return state


def test_4_4_a_card_of_the_deck_is_turned_over_for_all_and_a_side_of_it_must_be_taken() -> None:
    step = play(drawing("china_1", 9), RED, DrawContract())
    turned = only(step.events, "contract_turned_over")
    assert (turned.values["contract"], turned.reveals, turned.seen_by) == ("china_1", True, None)
    assert asked(step.state) == (RED, "deck_side")
    refused(step.state, RED, StopLoading(), "no_load_left", "4.4")
    refused(step.state, RED, EndTurn(), "finish_first", "4.2")
    after = play(step.state, RED, TakeContract("china_1", Side.BACK)).state
    assert after.players[RED].contracts[0].card == "china_1"
    assert after.frames == [replace(loading(3, 4), has_taken=True)]


def test_4_4_only_a_side_there_are_dice_for() -> None:
    after = play(drawing("china_1", 1), RED, DrawContract()).state
    assert legal(after, RED, TakeContract) == [TakeContract("china_1", Side.FRONT)]


def test_4_4_a_card_with_too_many_containers_on_both_sides_is_discarded() -> None:
    step = play(drawing("china_5", 1), RED, DrawContract())
    assert "contract_unusable" in kinds(step.events)
    assert "china_5" in step.state.contract_discard
    assert step.state.frames == [replace(loading(3, 4), has_taken=True)], "step a is over"


def test_4_4_dice_spent_while_the_card_lies_open_may_make_it_unusable() -> None:
    state = play(drawing("china_3", 2), RED, DrawContract()).state
    stevedore(state, RED)
    step = play(
        state,
        RED,
        PlayStevedore("stevedore_1"),
        LoadStock("red_feeder", "atl_load_europe"),
        StopLoading(),
    )
    assert "contract_unusable" in kinds(step.events)
    assert asked(step.state) == (RED, "load")


def test_4_4_a_benefit_gained_inside_the_last_load_counts_at_once() -> None:
    state = position(has_taken=True, frames=[loading(1, 4)])
    give(state, RED, "europe_1")
    give(state, RED, "china_1", side=Side.BACK)
    put(state, "red_sprinter", "atl_load_europe")
    put(state, "cruise_caribbean", "tp_miraflores_2", (RED, 2))
    after = play(state, RED, Load(crate("europe_1", "5"), "red_sprinter", "atl_load_europe")).state
    assert asked(after) == (RED, "move_any"), "the first space of Europe"
    after = play(
        after,
        RED,
        Move("tp_miraflores_2", "pac_wait", ("cruise_caribbean",)),
        PlacePassenger(Benefit.EXTRA_LOAD),
        Move("atl_load", "tp_gatun_1", ("red_sprinter",)),
        Move("tp_gatun_1", "tp_gatun_2", ("red_sprinter",)),
    ).state
    assert asked(after) == (RED, "load")
    assert PANAMAX.question(after, RED).values["count"] == 1


@pytest.mark.parametrize("card", ["china_1", "europe_1", "usa_east_1", "usa_west_1"])
def test_5_2_a_front_container_is_loaded_in_the_zone_of_its_nation_alone(card: str) -> None:
    state = acting()
    give(state, RED, card)
    nation = CONTRACTS[card].nation
    put(state, "red_sprinter", ZONE_OF[nation])
    zones = {action.zone for action in legal(state, RED, Load) if isinstance(action, Load)}
    assert zones == {ZONE_OF[nation]}


def test_5_2_a_back_container_goes_to_any_loading_zone_of_either_ocean() -> None:
    state = acting()
    give(state, RED, "china_3", side=Side.BACK)
    put(state, "red_feeder", "pac_load_usa_west")
    offered = {(action.ship, action.zone) for action in legal(state, RED, Load) if isinstance(action, Load)}
    assert ("red_feeder", "pac_load_usa_west") in offered
    assert ("red_feeder", "pac_load_china") not in offered, "it never changes the zone"
    assert {zone for ship, zone in offered if ship == "blue_feeder"} == {
        "atl_load_europe",
        "atl_load_usa_east",
    }
    assert {zone for ship, zone in offered if ship == "cruise_riviera"} == {
        "pac_load_china",
        "pac_load_usa_west",
    }
    assert not any(ship.startswith("mil") for ship, _ in offered)


def test_5_2_anybody_may_load_any_ship_and_dice_of_several_companies_share_it() -> None:
    state = acting()
    give(state, RED, "china_3", side=Side.BACK)
    put(state, "green_coaster", "atl_load_europe", (BLUE, 4))
    after = play(state, RED, Load(crate("china_3", "3"), "green_coaster", "atl_load_europe")).state
    assert [die.owner for die in after.ships["green_coaster"].dice] == [BLUE, RED]


def test_5_1_a_rail_container_of_a_back_may_go_either_way() -> None:
    state = acting()
    give(state, RED, "china_4", side=Side.BACK)
    rail = crate("china_4", "4R")
    by_ship = play(state, RED, Load(rail, "red_coaster", "atl_load_europe")).state
    assert by_ship.ships["red_coaster"].total == 4
    by_train = play(state, RED, LoadTrain(rail)).state
    assert [(die.owner, die.value) for die in by_train.wagon_1] == [(RED, 4)]
    assert by_train.players[RED].contracts[0].left == [*CONTRACTS["china_4"].sides[Side.BACK][:1]]


def test_5_3_a_completed_back_brings_no_flag_and_a_starting_contract_leaves_the_game() -> None:
    state = acting()
    give(state, RED, "china_2", side=Side.BACK)
    give(state, RED, "setup_china_a", "3")
    put(state, "red_sprinter", "pac_load_china")
    step = play(state, RED, Load(crate("china_2", "6"), "red_sprinter", "pac_load_china"))
    assert "flag_placed" not in kinds(step.events)
    assert "china_2" in step.state.contract_discard
    put(step.state, "red_coaster", "pac_wait")
    step = play(step.state, RED, Load(crate("setup_china_a", "3"), "red_coaster", "pac_load_china"))
    assert only(step.events, "flag_placed").values == {"who": Who(RED), "nation": "china", "count": 1}
    assert "setup_china_a" not in step.state.contract_discard


def test_5_3_a_third_contract_may_be_taken_and_must_be_discarded_at_the_end() -> None:
    state = acting()
    give(state, RED, "china_1")
    give(state, RED, "china_2")
    after = play(state, RED, TakeContract("europe_4", Side.BACK), StopLoading()).state
    assert asked(after) == (RED, "discard_contract")
    refused(after, RED, EndTurn(), "discard_first", "4.2")
    assert len(legal(after, RED, DiscardContract)) == 3
    step = play(after, RED, DiscardContract("china_2"))
    assert step.state.players[RED].warehouse == 2, "its dice go to the warehouse"
    assert "china_2" in step.state.contract_discard
    play(step.state, RED, EndTurn())


def test_5_3_one_of_three_that_is_completed_needs_no_discard() -> None:
    state = acting()
    give(state, RED, "china_1", side=Side.BACK)
    give(state, RED, "china_2", side=Side.BACK)
    put(state, "red_sprinter", "atl_load_europe")
    after = play(
        state,
        RED,
        TakeContract("europe_4", Side.BACK),
        Load(crate("china_2", "6"), "red_sprinter", "atl_load_europe"),
        StopLoading(),
    ).state
    assert asked(after) == (RED, "end_turn")


def test_4_6_a_stevedore_loads_like_the_free_action_and_the_train_too() -> None:
    state = acting(loading(1, 4))
    give(state, RED, "china_3", "3R")
    stevedore(state, RED)
    after = play(state, RED, PlayStevedore("stevedore_1")).state
    assert after.players[RED].stevedore is None
    assert legal(after, RED, TakeContract) == []
    after = play(after, RED, LoadTrain(crate("china_3", "3R"))).state
    assert asked(after) == (RED, "market"), "completed, and the flag fires at once"
    after = play(after, RED, Skip(), LoadStock("red_coaster", "atl_load_europe")).state
    assert after.frames == [loading(1, 4)], "both loads of the card are done"


def test_4_6_a_stevedore_may_load_one_ship_twice() -> None:
    state = acting(loading(1, 4))
    stevedore(state, RED)
    after = play(
        state,
        RED,
        PlayStevedore("stevedore_1"),
        LoadStock("red_coaster", "atl_load_europe"),
        LoadStock("red_coaster", "atl_load_europe"),
    ).state
    assert after.ships["red_coaster"].total == 4


def test_4_4_the_main_action_may_load_what_a_free_action_has_loaded() -> None:
    state = acting(replace(loading(2, 4), ships=()), loading(1, source=Source.FLAG))
    give(state, RED, "china_3", side=Side.BACK)
    after = play(
        state,
        RED,
        Load(crate("china_3", "3"), "red_coaster", "atl_load_europe"),
        Load(crate("china_3", "4"), "red_coaster", "atl_load_europe"),
    ).state
    assert after.ships["red_coaster"].total == 7


def test_5_4_stock_dice_come_from_the_warehouse_first() -> None:
    state = acting(loading(1, source=Source.FLAG))
    state.players[RED].warehouse, state.players[RED].reserve = 1, 8
    after = play(state, RED, LoadStock("red_coaster", "atl_load_europe")).state
    assert (after.players[RED].warehouse, after.players[RED].reserve) == (0, 8)
    assert after.ships["red_coaster"].dice[0].value == 2


def test_4_6_a_ship_may_be_built_in_any_loading_zone_and_loaded_at_once() -> None:
    state = acting()
    give(state, RED, "usa_west_1")
    after = play(
        state,
        RED,
        Build("red_sprinter", "pac_load_usa_west"),
        Load(crate("usa_west_1", "5"), "red_sprinter", "pac_load_usa_west"),
    ).state
    assert after.players[RED].company_cash == 13
    assert after.is_ready("red_sprinter")
    assert after.players[GREEN].unbuilt == ["sprinter", "carrier"]


def test_5_1_wagon_1_is_filled_from_the_left() -> None:
    state = acting()
    give(state, RED, "china_3")
    train(state, (BLUE, 5))
    after = play(state, RED, LoadTrain(crate("china_3", "3R"))).state
    assert [(die.owner, die.value) for die in after.wagon_1] == [(BLUE, 5), (RED, 3)]
    assert not any(isinstance(frame, DeckSide) for frame in after.frames)
