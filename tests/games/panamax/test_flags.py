"""Flags and free actions (rules 5.4): a stack of decisions that survives being stored at any depth."""

from __future__ import annotations

import pytest

from games.core import write
from games.panamax.actions import (
    Build,
    BuyShare,
    DeferMarket,
    Load,
    LoadStock,
    Move,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaiseTrainDie,
    Skip,
    TakeCard,
    WagonDie,
)
from games.panamax.data import CLIPBOARD, FreeAction
from games.panamax.flags import earn
from games.panamax.frames import FreeRail, Loading, Market, Moving, Reward, Source
from games.panamax.rules import PANAMAX
from games.panamax.settling import settle
from games.panamax.state import PanamaxState, Phase
from games.values import Who
from tests.games.panamax.conservation import panamax_things, panamax_water
from tests.games.panamax.playing import asked, legal, play, refused
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    captain,
    crate,
    flag,
    give,
    loading,
    moving,
    position,
    put,
    shares,
    stevedore,
    store,
    train,
)
from tests.games.playing import kinds, only
from tests.games.telling import said


@pytest.mark.parametrize("nation", CLIPBOARD)
def test_2_11_the_space_decides_the_free_action_and_a_fifth_flag_has_none(nation: str) -> None:
    expected = {
        FreeAction.MARKET: Market(RED, nation),
        FreeAction.LOAD: Loading(RED, Source.FLAG, level=1),
        FreeAction.MOVE: Moving(RED, Source.FLAG, either=3),
        FreeAction.RAIL: FreeRail(RED),
    }
    state = position(has_taken=True)
    for number, action in enumerate(CLIPBOARD[nation], start=1):
        events = earn(state, RED, nation)
        assert events[0].values["count"] == number
        assert state.frames == [expected[action]]
        state.frames = []
    assert kinds(earn(state, RED, nation)) == ["flag_placed"]
    assert state.frames == []
    assert state.players[RED].flags[nation] == 5


def test_5_3_without_a_flag_in_the_supply_nothing_is_placed() -> None:
    state = position(has_taken=True)
    flag(state, BLUE, *["china"] * 10)
    assert kinds(earn(state, RED, "china")) == ["no_flag_left"]
    assert state.players[RED].flags["china"] == 0
    assert state.frames == []


def test_5_4_a_free_move_may_be_skipped_as_a_whole() -> None:
    state = position(has_taken=True, frames=[moving(either=3, source=Source.FLAG)])
    assert play(state, RED, Skip()).state.frames == []
    begun = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe",))).state
    refused(begun, RED, Skip(), "moves_begun", "5.4")


def test_5_4_free_moves_that_nobody_could_make_are_lost_without_a_question() -> None:
    state = position(has_taken=True, frames=[moving(either=2, source=Source.FLAG)])
    for ship in [name for name, vessel in state.ships.items() if vessel.step == 0]:
        vessel = state.ships.pop(ship)
        state.water[vessel.lane][0].remove(ship)
    for phase in (Phase.RAIL, Phase.TURNS):
        tried = PANAMAX.copy(state)
        captain(tried, RED)
        tried.phase = phase
        lost = said("free_action_lost", who=Who(RED), action="move")
        assert (lost in settle(tried)) == (phase is Phase.RAIL), "cards are played in turns alone"
    assert settle(state) == [said("free_action_lost", who=Who(RED), action="move")]
    assert state.frames == []


def test_5_4_a_free_load_without_anything_to_load_is_lost_unless_a_ship_can_be_built() -> None:
    def stuck() -> PanamaxState:
        state = position(has_taken=True, frames=[loading(1, source=Source.FLAG)])
        store(state, RED, warehouse=0, reserve=0)
        state.players[RED].company_cash = 0
        return state

    assert kinds(settle(stuck())) == ["free_action_lost"]
    for change in ("cash", "captain", "stevedore"):
        state = stuck()
        if change == "cash":
            state.players[RED].company_cash = 5
        elif change == "captain":
            captain(state, RED)
        else:
            stevedore(state, RED)
        assert settle(state) == []
        assert asked(state) == (RED, "load")
        assert kinds(play(state, RED, Skip()).events) == ["free_action_skipped"]


def test_5_4_rail_needs_a_stock_die_and_room_or_a_die_of_ones_own() -> None:
    state = position(has_taken=True, frames=[FreeRail(RED)])
    store(state, RED, warehouse=0, reserve=0)
    assert kinds(settle(state)) == ["free_action_lost"]
    full = position(has_taken=True, frames=[FreeRail(RED)])
    train(full, (BLUE, 1), (BLUE, 1), (BLUE, 1), (RED, 3))
    assert legal(full, RED, PutOnTrain) == []
    after = play(full, RED, RaiseTrainDie(WagonDie(4, "red", 3))).state
    assert after.wagon_1[3].value == 5


def test_5_4_a_market_may_be_used_deferred_or_let_lapse() -> None:
    state = position(has_taken=True, frames=[Market(RED, "china")])
    bought = play(state, RED, BuyShare("green"))
    assert only(bought.events, "share_bought").values["price"] == 7
    assert play(state, RED, DeferMarket()).state.players[RED].deferred == {"china": state.turn_no}
    assert play(state, RED, Skip()).state.players[RED].deferred == {}


def test_5_4_a_deferred_market_that_finds_no_share_to_buy_is_lost() -> None:
    state = position(has_taken=True)
    flag(state, RED, "china")
    state.players[RED].deferred, state.players[RED].cash = {"china": state.turn_no - 1}, 0
    captain(state, RED)
    events = earn(state, RED, "china") + settle(state)
    assert kinds(events)[-2:] == ["deferred_market_opened", "free_action_lost"]
    assert state.players[RED].deferred == {}
    assert asked(state) == (RED, "load"), "the new flag's own free action"


def test_5_4_a_deferred_market_opens_with_a_flag_beside_the_row_too() -> None:
    state = position(has_taken=True)
    flag(state, RED, *["usa_east"] * 4)
    state.players[RED].deferred = {"usa_east": state.turn_no - 1}
    earn(state, RED, "usa_east")
    assert state.frames == [Market(RED, "usa_east", is_deferred=True)]


def test_5_4_a_flag_of_another_nation_leaves_it_deferred() -> None:
    state = position(has_taken=True)
    state.players[RED].deferred = {"china": state.turn_no - 1}
    earn(state, RED, "usa_east")
    assert state.frames == [Market(RED, "usa_east")]
    assert state.players[RED].deferred == {"china": state.turn_no - 1}


def test_5_7_a_company_that_is_sold_out_or_too_dear_is_not_offered() -> None:
    state = position(has_taken=True, frames=[Market(RED, "china")])
    shares(state, GREEN, GREEN, 5)
    state.players[BLUE].price = 7
    assert legal(state, RED, BuyShare) == [BuyShare("red"), BuyShare("yellow")]


def deep() -> PanamaxState:
    """A contract that completes another, which completes another, with a card in hand and a ship to leave."""
    state = position(has_taken=True, frames=[loading(2, 6)])
    give(state, RED, "usa_west_1")
    give(state, RED, "setup_usa_west_a", "3")
    give(state, RED, "europe_1")
    put(state, "red_feeder", "pac_wait")
    put(state, "blue_feeder", "pac_wait")
    put(state, "green_sprinter", "ta_gatun_1", (GREEN, 5))
    put(state, "red_sprinter", "atl_load_europe")
    captain(state, RED)
    stevedore(state, RED)
    return state


def test_4_frames_nest_and_survive_json_at_every_depth() -> None:
    state = deep()
    steps = [
        (RED, Load(crate("usa_west_1", "5"), "red_feeder", "pac_load_usa_west"), 2),
        (RED, PlayStevedore("stevedore_1"), 3),
        (RED, Load(crate("europe_1", "5"), "red_sprinter", "atl_load_europe"), 4),
        (RED, PlayCaptain("captain_1"), 5),
        (RED, Move("ta_gatun_1", "atl_wait", ("green_sprinter",)), 6),
        (GREEN, TakeCard("captain_2"), 5),
    ]
    for seat, action, depth in steps:
        state = play(state, seat, action).state
        assert len(state.frames) == depth
        read = PANAMAX.read_state(write(state), PANAMAX.rules_version)
        assert read.frames == state.frames
        for other in range(4):
            assert PANAMAX.legal(read, other) == PANAMAX.legal(state, other)
    assert [type(frame) for frame in state.frames] == [Loading, Loading, Loading, Moving, Moving]
    sources = [frame.source for frame in state.frames if isinstance(frame, Loading | Moving)]
    assert sources == [Source.DIE, Source.FLAG, Source.CARD, Source.FLAG, Source.CARD]
    # And all the way down again, each frame where it was left.
    after = play(
        state,
        RED,
        Move("atl_load", "tp_gatun_1", ("red_sprinter",)),
        Move("tp_gatun_1", "tp_gatun_2", ("red_sprinter",)),
        Move("tp_gatun_2", "tp_gatun_3", ("red_sprinter",)),
        Skip(),
        LoadStock("red_coaster", "atl_load_europe"),
        Load(crate("setup_usa_west_a", "3"), "blue_feeder", "pac_load_usa_west"),
    )
    assert [type(frame) for frame in after.state.frames] == [Loading, Loading, Market]
    done = play(after.state, RED, Skip()).state
    assert done.frames == [Loading(RED, Source.DIE, level=2, column=6, done=1, ships=("red_feeder",))]


def test_4_2_side_actions_wait_while_an_owner_is_asked() -> None:
    state = deep()
    state.frames.append(Reward(GREEN, "green_sprinter"))
    refused(state, RED, Build("red_carrier", "atl_load_europe"), "not_asked", "4.8")
    refused(state, RED, PlayStevedore("stevedore_1"), "not_asked", "4.8")


def test_4_6_a_ship_may_be_built_between_two_free_actions() -> None:
    state = position(has_taken=True, frames=[loading(1, source=Source.FLAG)])
    after = play(
        state,
        RED,
        Build("red_carrier", "pac_load_usa_west"),
        LoadStock("red_carrier", "pac_load_usa_west"),
    ).state
    assert after.frames == []
    panamax_things(after)
    panamax_water(after)
