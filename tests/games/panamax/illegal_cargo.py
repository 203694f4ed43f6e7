"""Illegal actions of section 9 with contracts, ships to load and the train, by their numbers."""

from __future__ import annotations

from msgspec.structs import replace

from games.panamax.actions import (
    DiscardContract,
    DrawContract,
    EndTurn,
    Load,
    LoadStock,
    LoadTrain,
    PutOnTrain,
    RaiseTrainDie,
    StopLoading,
    TakeContract,
    WagonDie,
)
from games.panamax.data import Benefit, Side
from games.panamax.frames import (
    DeckSide,
    FreeRail,
    Source,
)
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    crate,
    give,
    guest,
    loading,
    moving,
    put,
    store,
    train,
)
from tests.games.panamax.trying import Illegal, acting


def contracts() -> list[Illegal]:
    """Taking contracts (4.4 a)."""
    fresh = acting(loading(2, 4))
    short = acting(loading(2, 4))
    store(short, RED, warehouse=1, reserve=1)
    begun = acting(replace(loading(2, 4), done=1, ships=("red_feeder",)))
    taken = acting(replace(loading(2, 4), has_taken=True))
    wide = acting(loading(2, 4))
    guest(wide, RED, Benefit.WIDE_CHOICE)
    bare = acting(loading(2, 4))
    guest(bare, RED, Benefit.WIDE_CHOICE)
    store(bare, RED, warehouse=0, reserve=0)
    empty = acting(loading(2, 4))
    guest(empty, RED, Benefit.WIDE_CHOICE)
    for number, card in enumerate(empty.contract_deck.things()):
        give(empty, (BLUE, YELLOW, GREEN)[number % 3], card, "1")
        empty.players[(BLUE, YELLOW, GREEN)[number % 3]].contracts.clear()
    empty.contract_deck.counts.clear()
    turned = acting(replace(loading(2, 4), has_taken=True), DeckSide(RED, "china_1"))
    turned.contract_deck.take("china_1")
    three, two = acting(), acting()
    for card in ("china_1", "china_2", "china_3"):
        give(three, RED, card)
    for card in ("china_1", "china_2"):
        give(two, RED, card)
    loads = acting(loading(2, 4))
    for card in ("china_1", "china_2", "china_3"):
        give(loads, RED, card)
    return [
        Illegal(8, short, RED, TakeContract("europe_4", Side.FRONT), "not_enough_dice", "4.4"),
        Illegal(9, begun, RED, TakeContract("europe_4", Side.FRONT), "contract_before_loads", "4.4"),
        Illegal(9, begun, RED, DrawContract(), "contract_before_loads", "4.4"),
        Illegal(0, taken, RED, TakeContract("europe_4", Side.FRONT), "one_contract", "4.4"),
        Illegal(10, fresh, RED, TakeContract("china_6", Side.FRONT), "no_wide_choice", "4.4"),
        Illegal(10, fresh, RED, DrawContract(), "no_wide_choice", "4.4"),
        Illegal(0, wide, RED, TakeContract("usa_east_6", Side.BACK), "other_slot", "4.4"),
        Illegal(0, wide, RED, TakeContract("china_1", Side.BACK), "contract_not_open", "4.4"),
        Illegal(0, wide, RED, TakeContract("atlantis_1", Side.BACK), "no_such_contract", "2.9"),
        Illegal(
            0, acting(moving(1, 1)), RED, TakeContract("europe_4", Side.FRONT), "no_contract_action", "4.4"
        ),
        Illegal(0, acting(loading(1, source=Source.FLAG)), RED, DrawContract(), "no_contract_action", "4.4"),
        Illegal(0, turned, RED, TakeContract("europe_4", Side.FRONT), "side_of_turned_card", "4.4"),
        Illegal(41, bare, RED, DrawContract(), "not_enough_dice", "4.4"),
        Illegal(0, empty, RED, DrawContract(), "deck_empty", "4.4"),
        Illegal(31, three, RED, EndTurn(), "discard_first", "4.2"),
        Illegal(31, loads, RED, EndTurn(), "discard_first", "4.2"),
        Illegal(42, two, RED, DiscardContract("china_1"), "no_discard", "5.3"),
        Illegal(42, loads, RED, DiscardContract("china_1"), "no_discard", "5.3"),
        Illegal(0, three, RED, DiscardContract("europe_1"), "contract_not_held", "5.3"),
        Illegal(0, three, RED, DiscardContract("atlantis_1"), "no_such_contract", "2.9"),
    ]


def aboard() -> list[Illegal]:
    """Loading ships (4.4 b, 5.2)."""
    state = acting(loading(3, 4))
    give(state, RED, "china_4")
    give(state, RED, "europe_6", "1", "4R", "4")
    give(state, BLUE, "europe_3")
    put(state, "blue_feeder", "pac_load_usa_west")
    put(state, "mil_china", "pac_load_china")
    put(state, "green_feeder", "tp_gatun_1", (GREEN, 2))
    put(state, "red_carrier", "pac_load_china", (BLUE, 1), (BLUE, 1))
    put(state, "blue_coaster", "pac_load_china", (BLUE, 5), (BLUE, 5))
    put(state, "yellow_coaster", "pac_load_china", (BLUE, 6), (YELLOW, 3))
    state.ships["yellow_coaster"].dice.pop()
    state.players[YELLOW].reserve += 1
    put(state, "red_coaster", "pac_load_china", (YELLOW, 6))
    put(state, "cruise_riviera", "pac_load_china", (BLUE, 4), (BLUE, 3))
    two, four = crate("china_4", "2"), crate("china_4", "4")
    back = acting(loading(3, 4))
    give(back, RED, "china_2", side=Side.BACK)
    put(back, "red_coaster", "pac_load_china", (YELLOW, 6))
    again = acting(replace(loading(3, 4), done=1, ships=("red_coaster",)))
    give(again, RED, "china_4")
    put(again, "red_coaster", "pac_load_china", (RED, 4))
    spent = acting()
    give(spent, RED, "china_4")
    stock = acting(loading(1, source=Source.FLAG))
    store(stock, RED, warehouse=0, reserve=0)
    return [
        Illegal(11, state, RED, Load(two, "blue_feeder", "pac_load_usa_west"), "wrong_zone", "5.2"),
        Illegal(12, again, RED, Load(two, "red_coaster", "pac_load_china"), "one_die_per_ship", "4.4"),
        Illegal(
            15,
            state,
            RED,
            Load(crate("europe_6", "4R"), "red_feeder", "atl_load_europe"),
            "must_go_by_train",
            "5.1",
        ),
        Illegal(16, state, RED, Load(two, "mil_china", "pac_load_china"), "warship_not_loaded", "5.2"),
        Illegal(16, state, RED, Load(two, "green_feeder", "pac_load_china"), "ship_in_canal", "5.2"),
        Illegal(17, state, RED, Load(two, "red_carrier", "pac_load_china"), "below_least", "5.2"),
        Illegal(17, state, RED, Load(four, "cruise_riviera", "pac_load_china"), "above_most", "5.2"),
        Illegal(
            36, back, RED, Load(crate("china_2", "6"), "red_coaster", "pac_load_china"), "above_most", "5.2"
        ),
        Illegal(36, state, RED, Load(two, "blue_coaster", "pac_load_china"), "no_free_slot", "5.2"),
        Illegal(
            37,
            state,
            RED,
            Load(crate("china_4", "3"), "red_coaster", "pac_load_china"),
            "no_such_container",
            "4.4",
        ),
        Illegal(
            37,
            state,
            RED,
            Load(crate("europe_3", "6"), "red_sprinter", "atl_load_europe"),
            "no_such_container",
            "4.4",
        ),
        Illegal(37, state, RED, LoadTrain(crate("europe_3", "2R")), "no_such_container", "4.4"),
        Illegal(39, state, RED, Load(two, "red_feeder", "pac_load_china"), "other_ocean", "5.2"),
        Illegal(39, state, RED, Load(two, "red_feeder", "atl_wait"), "no_loading_zone", "5.2"),
        Illegal(0, state, RED, Load(two, "red_coaster", "pac_load_usa_west"), "ship_stays_in_zone", "5.2"),
        Illegal(0, state, RED, Load(two, "flying_dutchman", "pac_load_china"), "no_such_ship", "2.6"),
        Illegal(0, state, RED, Load(two, "red_sprinter", "pac_load_china"), "no_such_ship", "2.6"),
        Illegal(40, spent, RED, Load(two, "red_feeder", "atl_load_europe"), "no_load_left", "4.4"),
        Illegal(40, spent, RED, StopLoading(), "no_load_left", "4.4"),
        Illegal(0, state, RED, LoadStock("red_feeder", "atl_load_europe"), "stock_by_free_action", "5.4"),
        Illegal(0, stock, RED, LoadStock("red_feeder", "atl_load_europe"), "not_enough_dice", "5.4"),
        Illegal(0, acting(loading(1, source=Source.FLAG)), RED, StopLoading(), "skip_instead", "5.4"),
    ]


def railways() -> list[Illegal]:
    """Loading the train, and the free action rail (5.1, 5.4)."""
    state = acting(loading(3, 4))
    give(state, RED, "china_3")
    used = acting(replace(loading(3, 4), done=1, has_used_train=True))
    give(used, RED, "china_3")
    full = acting(loading(3, 4))
    give(full, RED, "china_3")
    train(full, (BLUE, 1), (BLUE, 2), (GREEN, 3), (GREEN, 4))
    free = acting(loading(1, source=Source.FLAG))
    give(free, RED, "china_3")
    rail = acting(FreeRail(RED))
    train(rail, (RED, 6), (BLUE, 2))
    crowded = acting(FreeRail(RED))
    train(crowded, (RED, 3), (BLUE, 2), (BLUE, 2), (BLUE, 2))
    bare = acting(FreeRail(RED))
    train(bare, (RED, 3))
    store(bare, RED, warehouse=0, reserve=0)
    three = crate("china_3", "3R")
    return [
        Illegal(13, used, RED, LoadTrain(three), "one_die_on_train", "4.4"),
        Illegal(14, state, RED, LoadTrain(crate("china_3", "4")), "no_rail_icon", "5.1"),
        Illegal(35, full, RED, LoadTrain(three), "wagon_full", "5.1"),
        Illegal(35, crowded, RED, PutOnTrain(), "wagon_full", "5.1"),
        Illegal(38, free, RED, LoadTrain(three), "ships_only", "5.4"),
        Illegal(38, free, RED, Load(three, "red_feeder", "atl_load_europe"), "must_go_by_train", "5.1"),
        Illegal(32, rail, RED, RaiseTrainDie(WagonDie(1, "red", 6)), "die_at_most", "5.4"),
        Illegal(32, rail, RED, RaiseTrainDie(WagonDie(2, "blue", 2)), "not_your_die", "5.4"),
        Illegal(0, rail, RED, RaiseTrainDie(WagonDie(3, "red", 2)), "no_such_train_die", "5.4"),
        Illegal(0, state, RED, PutOnTrain(), "no_rail_action", "5.4"),
        Illegal(0, bare, RED, PutOnTrain(), "not_enough_dice", "5.4"),
    ]
