"""Ships in the canal (rules 4.5): groups, merging, pushing, and when moves end."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.panamax.actions import Move, PlayCaptain, StopMoving, TakeDie, WhiteDie
from games.panamax.data import LANES, SHIPS, MoveKind
from games.panamax.frames import Moving, Source
from games.panamax.rounds import begin_turn
from games.panamax.rules import PANAMAX
from games.panamax.settling import settle
from games.panamax.state import PanamaxState
from tests.games.panamax.playing import asked, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    captain,
    flag,
    moving,
    position,
    put,
    stevedore,
)
from tests.games.playing import events_of, kinds, only


def no_warships(state: PanamaxState) -> None:
    """Warships are always ready and hide that nothing else can move: into a lake with them."""
    for lane, steps in state.water.items():
        for ship in list(steps[0]):
            put(state, ship, "lake_gatun", lane=lane)


@pytest.mark.parametrize("lane", LANES)
def test_4_5_one_ship_crosses_in_eleven_moves_of_the_right_kinds(lane: str) -> None:
    path, needed = LANES[lane].path, LANES[lane].moves
    state = position()
    state.frames, state.has_taken, state.turns_left = [moving(locks=6, waterways=5)], True, 17
    start = {"to_pacific": "atl_load_europe", "to_atlantic": "pac_load_china"}[lane]
    put(state, "red_feeder", start, (RED, 3))
    for step in range(11):
        frame = state.frames[-1]
        assert isinstance(frame, Moving)
        left = frame.locks, frame.waterways
        state = play(state, RED, Move(path[step], path[step + 1], ("red_feeder",))).state
        if step < 10:
            frame = state.frames[-1]
            assert isinstance(frame, Moving)
            is_lock = needed[step] is MoveKind.LOCK
            assert (frame.locks, frame.waterways) == (left[0] - is_lock, left[1] - (not is_lock))
            assert state.ships["red_feeder"].zone == path[step + 1]
    assert asked(state) == (RED, "reward")
    assert state.ships["red_feeder"].zone == path[11]
    assert state.players[RED].company_cash == 21


def test_4_5_ships_of_both_loading_zones_may_form_a_group() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    put(state, "blue_coaster", "atl_load_usa_east", (BLUE, 4))
    put(state, "red_feeder", "atl_load_europe", (RED, 4))
    group = ("blue_coaster", "mil_europe", "red_feeder")
    after = play(state, RED, Move("atl_load", "tp_gatun_1", group)).state
    # In the order in which they lay there, whatever the order in which they were named.
    assert after.water["to_pacific"][1] == ["mil_europe", "blue_coaster", "red_feeder"]


def test_4_5_every_group_of_a_lake_that_fits_is_offered_and_no_other() -> None:
    state = position(has_taken=True, frames=[moving(waterways=3)])
    lying = ["red_feeder", "blue_coaster", "mil_usa_east", "red_carrier", "panamax_colon", "yellow_feeder"]
    for ship in lying:
        cargo = [(GREEN, 4)] * (3 if SHIPS[ship].size == 4 else 2 if SHIPS[ship].size == 3 else 1)
        put(state, ship, "lake_gatun", *(cargo if SHIPS[ship].slots else []))
    offered = {
        frozenset(action.ships)
        for action in legal(state, RED, Move)
        if isinstance(action, Move) and action.origin == "lake_gatun"
    }
    expected = {
        frozenset(group)
        for number in range(1, 5)
        for group in combinations(lying, number)
        if sum(SHIPS[ship].size for ship in group) <= 4
    }
    assert offered == expected


def test_4_5_ships_of_the_other_lane_share_the_lake_but_no_group() -> None:
    state = position(has_taken=True, frames=[moving(waterways=2)])
    put(state, "red_feeder", "lake_gatun", (RED, 2), lane="to_pacific")
    put(state, "blue_feeder", "lake_gatun", (BLUE, 2), lane="to_atlantic")
    both = ("blue_feeder", "red_feeder")
    refused(state, RED, Move("lake_gatun", "tp_gaillard", both), "ship_elsewhere", "4.5")
    after = play(
        state,
        RED,
        Move("lake_gatun", "tp_gaillard", ("red_feeder",)),
        Move("lake_gatun", "ta_gatun_3", ("blue_feeder",)),
    ).state
    assert after.ships["red_feeder"].zone == "tp_gaillard"
    assert after.ships["blue_feeder"].zone == "ta_gatun_3"


def test_4_5_ships_are_not_pushed_when_there_is_room() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    put(state, "red_carrier", "tp_gatun_1", (RED, 4), (RED, 4))
    put(state, "blue_feeder", "atl_load_europe", (BLUE, 4))
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("blue_feeder",)))
    assert step.state.water["to_pacific"][1] == ["red_carrier", "blue_feeder"]
    assert not events_of(step.events, "ships_pushed")


def test_4_5_a_pushed_group_may_join_another() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    put(state, "red_carrier", "tp_gatun_1", (RED, 4), (RED, 4))
    put(state, "blue_feeder", "tp_gatun_2", (BLUE, 4))
    put(state, "green_coaster", "atl_load_europe", (GREEN, 4))
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("green_coaster",)))
    assert step.state.water["to_pacific"][1:3] == [["green_coaster"], ["blue_feeder", "red_carrier"]]


def test_4_5_nobody_is_pushed_out_of_a_lake() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)])
    put(state, "panamax_colon", "lake_gatun", (GREEN, 5), (GREEN, 5))
    put(state, "panamax_balboa", "lake_gatun", (BLUE, 5), (BLUE, 5))
    put(state, "red_carrier", "tp_gatun_3", (RED, 4), (RED, 4))
    after = play(state, RED, Move("tp_gatun_3", "lake_gatun", ("red_carrier",))).state
    assert after.water["to_pacific"][4] == ["panamax_colon", "panamax_balboa", "red_carrier"]


def test_4_5_a_push_costs_nothing_whatever_the_kind_of_its_step() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    put(state, "red_carrier", "tp_gatun_1", (RED, 4), (RED, 4))
    put(state, "green_coaster", "atl_load_europe", (GREEN, 4))
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("green_coaster",)))
    assert only(step.events, "ships_moved").values["move"] is MoveKind.WATERWAY
    assert step.state.ships["red_carrier"].zone == "tp_gatun_2", "by a lock, and no lock move was there"
    assert step.state.frames == []


def test_4_5_what_cannot_be_moved_is_lost_without_a_question() -> None:
    state = position(dice=(0, 0, 1, 3, 3, 3), executive=(1, 2, 5, 6))
    no_warships(state)
    step = play(state, RED, TakeDie(WhiteDie(3, 3)))
    # Four warships lie in a lake: three waterway moves, and only then a lock may be left.
    assert asked(step.state) == (RED, "move")
    state.frames, state.has_taken, state.turns_left = [moving(locks=3)], True, 14
    state.columns[2].dice = 0
    assert kinds(settle(state)) == ["moves_lost"]
    assert asked(state) == (RED, "end_turn")


def test_4_5_a_player_who_could_change_that_by_a_card_is_asked() -> None:
    for give_card in (captain, stevedore):
        state = position(has_taken=True, frames=[moving(locks=3)])
        no_warships(state)
        give_card(state, RED)
        assert settle(state) == []
        assert asked(state) == (RED, "move")
        assert legal(state, RED, Move) == []
        step = play(state, RED, StopMoving())
        assert only(step.events, "moves_lost").values["count"] == 3
        state.players[RED].fresh = ["captain", "stevedore"]
        assert kinds(settle(state)) == ["moves_lost"], "a card won this turn does not count"


def test_4_5_one_need_not_choose_the_order_that_uses_most_moves() -> None:
    state = position(has_taken=True, frames=[moving(locks=1, waterways=1)])
    no_warships(state)
    put(state, "red_feeder", "tp_gatun_3", (RED, 3))
    step = play(state, RED, Move("lake_gatun", "tp_gaillard", ("mil_europe",)))
    assert asked(step.state) == (RED, "move")
    ended = play(step.state, RED, Move("tp_gatun_3", "lake_gatun", ("red_feeder",)))
    assert "moves_lost" not in kinds(ended.events)


def test_4_6_a_captain_may_stop_early_and_interrupts_the_main_action() -> None:
    state = position(has_taken=True, frames=[moving(locks=1, waterways=1)])
    captain(state, RED)
    after = play(state, RED, PlayCaptain("captain_1"), Move("atl_load", "tp_gatun_1", ("mil_europe",))).state
    assert after.frames[-1] == Moving(RED, Source.CARD, either=3, has_begun=True, warships=("europe",))
    assert after.players[RED].captain is None, "it left the hand when it was played"
    after = play(after, RED, StopMoving()).state
    assert after.frames == [moving(locks=1, waterways=1)]


def test_5_6_the_bonus_counts_the_flags_at_the_end_of_the_source() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    flag(state, BLUE, "europe", "europe")
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe", "mil_usa_east")))
    assert not events_of(step.events, "warship_bonus"), "zero flags, zero dollars"
    flag(state, RED, "usa_east")
    step = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe", "mil_usa_east")))
    assert only(step.events, "warship_bonus").values["nation"] == "usa_east"


def test_trails_are_kept_for_one_turn_of_each_player() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    state = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe",))).state
    state.frames = []
    for seat in (BLUE, YELLOW, GREEN):
        begin_turn(state, seat)
        assert [passage.by for passage in PANAMAX.view(state, None).trail] == [RED]
    begin_turn(state, RED)
    assert state.trail == []


def test_4_5_a_move_of_either_kind_has_begun_the_moves() -> None:
    state = position(has_taken=True, frames=[moving(locks=2, waterways=2)])
    begun = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe",))).state
    assert begun.frames == [Moving(RED, Source.DIE, 2, 1, has_begun=True, warships=("europe",))]
    locked = play(begun, RED, Move("tp_gatun_1", "tp_gatun_2", ("mil_europe",))).state
    assert locked.frames == [Moving(RED, Source.DIE, 1, 1, has_begun=True, warships=("europe",))]
    begun.frames = [moving(locks=2, waterways=1)]
    locked = play(begun, RED, Move("tp_gatun_1", "tp_gatun_2", ("mil_europe",))).state
    assert locked.frames == [Moving(RED, Source.DIE, 1, 1, has_begun=True, warships=("europe",))]
