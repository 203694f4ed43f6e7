"""Phase 6: fulfilling missions (4.8) and the end of the round (4.9)."""

from __future__ import annotations

import pytest

from games.rotterdam.actions import (
    ChooseColour,
    CounterTrade,
    EndTurn,
    FulfilMission,
    OfferTrade,
    PlayLuckTurns,
    ShowProducts,
)
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, Player, RotterdamState
from games.values import Event, Seat, Text, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import legal, play, refused
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, D, player, players, position, ship

M02 = "m02_bread_orange_juice"
M29 = "m29_bread_orange_juice_carpet"


def fulfilling(*everybody: Player, active: Seat = A, captain: Seat = A) -> RotterdamState:
    return position(*everybody, phase=Phase.FULFIL, active=active, captain=captain)


def test_9_12_bread_and_orange_juice() -> None:
    ann = player(missions=[M02], products=["bread", "orange_juice"])
    before = fulfilling(ann, player(products=["jam"]))
    step = play(before, ANN, FulfilMission(M02))
    state, after = step.state, step.state.players[ANN]
    assert state.piles["vulcaanhaven"].top == ["bread"]
    assert state.piles["merwehaven"].top == ["orange_juice"]
    assert (after.fulfilled, after.mission_points) == ([M02], 5)
    assert (len(after.missions), len(state.mission_deck)) == (3, 39)
    assert not after.products
    (new,) = set(after.missions.counts) - set(before.players[ANN].missions.counts)
    assert step.events == [
        Event("mission_fulfilled", {"who": Who(ANN), "mission": M02, "points": 5, "total": 5}, reveals=True),
        Event("products_paid", {"who": Who(ANN), "products": ("bread", "orange_juice")}, reveals=True),
        Event("mission_drawn", {"who": Who(ANN)}),
        Event("mission_received", {"mission": new}, seen_by=(ANN,), reveals=True),
    ]


def test_9_21_joker() -> None:
    ann = player(missions=[M29], products=["bread", "carpet"], navigation=["joker"])
    step = play(fulfilling(ann, player(products=["jam"])), ANN, FulfilMission(M29, ("orange_juice",)))
    state = step.state
    assert state.players[ANN].mission_points == 8
    assert state.piles["vulcaanhaven"].top == ["bread"]
    assert state.piles["waalhaven"].top == ["carpet"]
    assert (state.discard, len(state.players[ANN].navigation)) == (["joker"], 0)
    assert events_of(step.events, "jokers_used") == [
        Event("jokers_used", {"who": Who(ANN), "products": ("orange_juice",)}, reveals=True)
    ]


def test_8_24_a_mission_may_be_paid_by_jokers_only() -> None:
    ann = player(missions=[M02], navigation=["joker", "joker"])
    step = play(fulfilling(ann, player(products=["jam"])), ANN, FulfilMission(M02, ("orange_juice", "bread")))
    state = step.state
    assert events_of(step.events, "products_paid") == []
    assert events_of(step.events, "jokers_used") == [
        Event("jokers_used", {"who": Who(ANN), "products": ("bread", "orange_juice")}, reveals=True)
    ]
    assert state.discard == ["joker", "joker"]
    assert state.players[ANN].fulfilled == [M02]


def test_4_8_every_way_to_use_jokers_is_offered() -> None:
    ann = player(missions=[M02], products=["bread"], navigation=["joker", "joker"])
    assert legal(fulfilling(ann, player()), ANN, FulfilMission) == [
        FulfilMission(M02, ("orange_juice",)),
        FulfilMission(M02, ("bread", "orange_juice")),
    ]


def test_4_8_and_8_25_two_cards_of_one_port_the_later_listed_on_top() -> None:
    mission = "m01_bread_beer"
    ann = player(missions=[mission], products=["bread", "beer"])
    state = play(fulfilling(ann, player(products=["jam"])), ANN, FulfilMission(mission)).state
    assert state.piles["vulcaanhaven"].top == ["beer", "bread"]


def test_4_8_nobody_has_to_fulfil() -> None:
    ann = player(missions=[M02], products=["bread", "orange_juice"])
    step = play(fulfilling(ann, player(products=["jam"])), ANN, EndTurn())
    assert step.state.players[ANN].products.counts == {"bread": 1, "orange_juice": 1}
    assert step.state.active == BEN


def test_4_8_whoever_holds_products_or_cards_may_have_something_to_fulfil() -> None:
    """As far as everybody can see: a card may be a Joker."""
    for hand in (player(products=["bread"]), player(navigation=["joker"])):
        state = fulfilling(hand, player(products=["jam"]))
        assert ROTTERDAM.question(state, A) == Text("question-fulfil_mission")


def test_4_8_one_mission_a_round_and_not_the_one_just_drawn() -> None:
    ann = player(
        missions=[M02, "m03_bread_jam"],
        products=["bread", "bread", "orange_juice", "jam"],
        navigation=["joker"],
    )
    state = play(fulfilling(ann, player()), ANN, FulfilMission(M02)).state
    assert ROTTERDAM.question(state, ANN) == Text("question-card_window", {"phase": "fulfil_mission"})
    refused(state, ANN, FulfilMission("m03_bread_jam"), "one_mission", "4.8")


def test_4_2_whoever_holds_a_product_is_asked_also_if_no_mission_fits() -> None:
    state = fulfilling(player(products=["plastic"], missions=[M02, M29, "m03_bread_jam"]), player())
    assert ROTTERDAM.to_act(state) == {A}
    assert ROTTERDAM.question(state, A) == Text("question-fulfil_mission")
    assert ROTTERDAM.legal(state, A) == [EndTurn()]


def test_4_2_whoever_holds_no_card_is_left_out() -> None:
    state = fulfilling(player(products=["plastic"]), player(), player(navigation=["setback"]), player())
    state = play(state, A, EndTurn()).state
    assert (state.phase, state.active) == (Phase.FULFIL, C)
    state = play(state, C, EndTurn()).state
    assert (state.phase, state.round_no) == (Phase.PLACE, 2)


@pytest.mark.parametrize("captain", [A, B, C, D])
def test_4_9_the_pawn_goes_to_the_left_and_a_new_round_begins(captain: Seat) -> None:
    last, following = (captain - 1) % 4, (captain + 1) % 4
    everybody = players(4)
    everybody[last] = player(products=["jam"])
    step = play(fulfilling(*everybody, active=last, captain=captain), last, EndTurn())
    state = step.state
    assert (state.captain, state.active, state.round_no, state.phase) == (
        following,
        following,
        2,
        Phase.PLACE,
    )
    assert step.events == [
        Event("turn_ended", {"who": Who(last)}),
        Event("round_began", {"round": 2, "who": Who(following)}),
        Event("phase_began", {"phase": "place_and_load", "number": 1}),
    ]


def test_4_9_everything_of_the_last_round_is_forgotten() -> None:
    state = position(*players(2), phase=Phase.NAVIGATE, active=B, ships={"S1": (A, "oil")})
    state = play(state, B, ChooseColour("red")).state
    assert (state.round_no, state.is_done, state.call, state.offers) == (2, False, None, [])


def test_9_23_last_chance() -> None:
    ann = player(
        missions=[M29], products=["bread", "orange_juice", "carpet"], fulfilled=["m04_bread_clothing"]
    )
    others = [player(products=["jam"]) for _ in range(3)]
    step = play(fulfilling(ann, *others), ANN, FulfilMission(M29))
    state = step.state
    assert state.players[ANN].mission_points == 13
    assert events_of(step.events, "end_reached") == [
        Event("end_reached", {"who": Who(ANN), "total": 13, "needed": 12})
    ]
    assert ROTTERDAM.view(state, None).is_ending
    for seat in (B, C, D):
        assert ROTTERDAM.to_act(state) == {seat}
        assert state.result is None
        state = play(state, seat, EndTurn()).state
    assert state.result is not None
    assert ROTTERDAM.to_act(state) == frozenset()


def test_6_the_coming_end_is_told_once() -> None:
    ann = player(fulfilled=["m40_beer_jam_carpet", "m01_bread_beer"])
    ben = player(
        missions=[M29], fulfilled=["m04_bread_clothing"], products=["bread", "orange_juice", "carpet"]
    )
    step = play(fulfilling(ann, ben, player(products=["jam"]), active=BEN), BEN, FulfilMission(M29))
    assert [one.mission_points for one in step.state.players] == [12, 13, 0]
    assert not events_of(step.events, "end_reached")


def test_5_without_missions_left_the_player_goes_on_with_fewer() -> None:
    ann = player(missions=[M02], products=["bread", "orange_juice"])
    state = fulfilling(ann, player(products=["jam"]))
    state.mission_deck.counts.clear()
    step = ROTTERDAM.play(state, ANN, FulfilMission(M02))
    assert len(step.state.players[ANN].missions) == 2
    assert not events_of(step.events, "mission_drawn")


def test_4_8_the_order_in_which_jokers_and_sides_are_named_makes_no_difference() -> None:
    assert FulfilMission(M02, ("orange_juice", "bread")) == FulfilMission(M02, ("bread", "orange_juice"))
    there, back = ("bread", "jam"), ("jam", "bread")
    assert OfferTrade(None, there, back) == OfferTrade(None, back, there)
    assert CounterTrade(1, there, back) == CounterTrade(1, back, there)
    assert ShowProducts(None, there) == ShowProducts(None, back)
    one, other = ship("A1", A, "oil"), ship("C1", B, "grain")
    assert PlayLuckTurns((one, other)) == PlayLuckTurns((other, one))
