"""Who may see what (rules 10), and that a view holds all that the table shows."""

from __future__ import annotations

import msgspec

from games.chance import Rng
from games.core import write
from games.panamax.actions import KeepAdvisor, KeepContract, Move
from games.panamax.data import ADVISORS, Benefit, MoveKind, ShipKind, Side
from games.panamax.frames import Loading, Source
from games.panamax.rules import PANAMAX
from games.panamax.state import CargoDie, PanamaxOptions, PanamaxState, Phase
from games.panamax.view import GroupView, MovesLeft
from tests.games.panamax.playing import end_round, idle_out, play
from tests.games.panamax.positions import (
    BLUE,
    GREEN,
    RED,
    SEED,
    flag,
    give,
    guest,
    loading,
    moving,
    position,
    put,
    train,
)
from tests.games.panamax.test_setup import begin


def begun() -> PanamaxState:
    return PANAMAX.setup(3, PanamaxOptions(), Rng(SEED)).state


def test_10_cards_dealt_at_set_up_are_seen_by_their_player_alone() -> None:
    state = begun()
    for seat, player in enumerate(state.players):
        for viewer in (None, 0, 1, 2):
            shown = write(PANAMAX.view(state, viewer)).decode()
            for card in (*player.dealt_advisors, *player.dealt_contracts):
                assert (f'"{card}"' in shown) == (viewer == seat)


def test_10_that_somebody_has_chosen_is_seen_and_not_what() -> None:
    state = begun()
    views = []
    for card in state.players[1].dealt_advisors:
        after = play(state, 1, KeepAdvisor(card)).state
        assert PANAMAX.view(after, 0).players[1].has_secret
        assert not PANAMAX.view(after, 0).players[1].has_start_contract
        own = PANAMAX.view(after, 1).own
        assert own is not None
        assert own.advisor == card
        views.append(write(PANAMAX.view(after, 0)))
    assert views[0] == views[1]
    assert (
        PANAMAX.view(play(state, 1, KeepContract(state.players[1].dealt_contracts[0])).state, 2)
        .players[1]
        .has_start_contract
    )


def test_10_the_seed_and_the_rest_of_the_deck_never_appear() -> None:
    state = position()
    hidden = {card for card in ADVISORS if card in state.advisor_bag}
    for viewer in (None, RED, BLUE):
        shown = write(PANAMAX.view(state, viewer)).decode()
        assert SEED not in shown
        assert not any(f'"{card}"' in shown for card in (*state.contract_deck.counts, *hidden))
        assert PANAMAX.view(state, viewer).deck == 20


def test_10_a_secret_objective_is_its_players_alone() -> None:
    state = position()
    for seat, player in enumerate(state.players):
        for viewer in (None, 0, 1, 2, 3):
            assert (f'"{player.secret}"' in write(PANAMAX.view(state, viewer)).decode()) == (viewer == seat)


def test_10_somebody_watching_sees_what_all_see() -> None:
    state = position()
    watching = PANAMAX.view(state, None)
    assert watching.own is None
    for seat in range(4):
        mine = PANAMAX.view(state, seat)
        assert msgspec.structs.replace(mine, me=None, own=None) == watching


def full() -> PanamaxState:
    """Something of everything on the table."""
    state = position(has_taken=True, frames=[loading(2, 4), moving(either=3, source=Source.FLAG)])
    put(state, "cruise_caribbean", "lake_gatun", (RED, 2), (BLUE, 3), lane="to_pacific")
    put(state, "green_coaster", "lake_gatun", (GREEN, 4), lane="to_atlantic")
    put(state, "blue_carrier", "pac_load_china", (BLUE, 2))
    give(state, RED, "china_5", "1R", "6")
    flag(state, RED, "china", "europe")
    guest(state, RED, Benefit.WIDE_CHOICE)
    state.players[RED].deferred = {"china": 3}
    train(state, (BLUE, 4), (RED, 1))
    return state


def test_a_view_holds_ships_with_their_cargo_and_limits() -> None:
    ships = {ship.id: ship for ship in PANAMAX.view(full(), None).ships}
    cruise, carrier, warship = ships["cruise_caribbean"], ships["blue_carrier"], ships["mil_europe"]
    assert (cruise.kind, cruise.owner, cruise.zone, cruise.lane) == (
        ShipKind.CRUISE,
        None,
        "lake_gatun",
        "to_pacific",
    )
    assert cruise.dice == (CargoDie(RED, 2), CargoDie(BLUE, 3))
    assert (carrier.owner, carrier.type, carrier.least, carrier.most, carrier.total) == (
        BLUE,
        "carrier",
        7,
        16,
        2,
    )
    assert (carrier.is_ready, cruise.is_ready, warship.is_ready) == (False, True, True)
    assert warship.nation == "europe"


def test_a_view_holds_groups_in_both_lanes_of_a_lake() -> None:
    groups = {(group.lane, group.step): group for group in PANAMAX.view(full(), None).groups}
    assert groups["to_pacific", 4] == GroupView(
        lane="to_pacific",
        step=4,
        zone="lake_gatun",
        next_zone="tp_gaillard",
        ships=("cruise_caribbean",),
        size=3,
        move=MoveKind.WATERWAY,
        fee=2,
    )
    assert groups["to_atlantic", 7].ships == ("green_coaster",)
    assert groups["to_atlantic", 7].fee == 1


def test_a_view_holds_what_is_pending_and_the_moves_and_loads_left() -> None:
    view = PANAMAX.view(full(), None)
    assert view.asked == RED
    assert view.moves_left == MovesLeft(0, 0, 3)
    assert view.loads_left == 2
    assert view.frames[0] == Loading(RED, Source.DIE, level=2, column=4)


def test_a_view_holds_a_clipboard() -> None:
    red = PANAMAX.view(full(), None).players[RED]
    (contract,) = red.contracts
    assert (contract.card, contract.side, len(contract.printed), len(contract.left)) == (
        "china_5",
        Side.FRONT,
        3,
        2,
    )
    assert red.flags == {"china": 1, "europe": 1, "usa_east": 0, "usa_west": 0}
    assert red.deferred == ("china",)
    assert red.passengers == (Benefit.WIDE_CHOICE,)
    assert red.shares == {"red": 1, "blue": 0, "yellow": 0, "green": 0}
    assert red.fee == 4 + 4 + 2, "two dice on a contract and one in the lake"
    assert (red.company, red.dividend, red.transfer_cost) == ("red", 2, 5)


def test_a_view_holds_the_train_and_the_table() -> None:
    view = PANAMAX.view(full(), None)
    assert view.train.wagon_1 == (CargoDie(BLUE, 4), CargoDie(RED, 1))
    assert [column.available for column in view.columns] == [2] * 6
    assert view.slots == {"slot_4": "europe_4", "slot_5": "usa_east_6", "slot_6": "usa_west_6"}
    assert (view.incoming, view.award, view.phase) == ("china_6", "ceo_award_1", Phase.TURNS)


def test_a_view_remembers_who_moved_what() -> None:
    state = position(has_taken=True, frames=[moving(waterways=1)])
    after = play(state, RED, Move("atl_load", "tp_gatun_1", ("mil_europe",))).state
    (passage,) = PANAMAX.view(after, BLUE).trail
    assert (passage.by, passage.origin, passage.target, passage.is_push) == (
        RED,
        "atl_load",
        "tp_gatun_1",
        False,
    )


def test_a_view_says_whose_turn_it_is_while_there_are_turns() -> None:
    setup = begin(3).state
    turns = position(active=BLUE)
    state = position(active=BLUE)
    train(state, (GREEN, 3))
    rail = end_round(state, BLUE).state
    over = idle_out(position(2, round_no=3)).state
    seen = [PANAMAX.view(each, None) for each in (setup, turns, rail, over)]
    assert [(view.active, view.asked) for view in seen] == [
        (None, None),
        (BLUE, BLUE),
        (None, GREEN),
        (None, None),
    ]
