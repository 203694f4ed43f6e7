"""Phase 1: placing and loading (4.3), and whose turn it is (4.1, 4.2)."""

from __future__ import annotations

import pytest

from games.rotterdam.actions import ChooseColour, EndTurn, LayCard, PlaceShip, PlaySetback
from games.rotterdam.data import MATERIALS, STARTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Hull, Phase
from games.values import Event, Seat, Text, Who
from tests.games.rotterdam.playing import legal, play, refused
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, D, Load, player, players, position, ship


def test_4_3_a_ship_is_placed_and_loaded() -> None:
    step = play(position(*players(4)), A, PlaceShip("S2", "fruit"))
    state = step.state
    assert state.board == {"S2": Hull(A, "fruit")}
    assert (state.players[A].supply, state.stock["fruit"]) == (2, 4)
    assert step.events == [Event("ship_placed", {"who": Who(A), "start": "S2", "cargo": "fruit"})]


def test_4_3_and_8_10_an_empty_ship_may_be_placed_while_materials_remain() -> None:
    step = play(position(*players(4)), A, PlaceShip("S2", None))
    assert step.state.board == {"S2": Hull(A, None)}
    assert step.events == [Event("empty_ship_placed", {"who": Who(A), "start": "S2"})]


def test_4_3_every_free_start_with_every_cargo_is_offered() -> None:
    state = position(*players(4), ships={"S1": (B, "oil")})
    offered = [PlaceShip(start, cargo) for start in STARTS[1:] for cargo in (*MATERIALS, None)]
    assert legal(state, A, PlaceShip) == offered
    assert EndTurn() in ROTTERDAM.legal(state, A)


def test_4_3_nobody_has_to_place() -> None:
    step = play(position(*players(3)), A, EndTurn())
    assert step.events == [Event("turn_ended", {"who": Who(A)})]
    assert step.state.active == B
    assert step.state.board == {}


def test_9_20_shortage() -> None:
    ships: dict[str, Load] = {
        "S1": (C, "fruit"),
        "S2": (C, "fruit"),
        "S3": (D, "fruit"),
        "A6": (ANN, "fruit"),
        "B1": (ANN, "fruit"),
    }
    state = position(*players(4), ships=ships)
    assert (state.stock["fruit"], state.players[ANN].supply) == (0, 1)
    assert legal(state, ANN, PlaceShip) == [
        PlaceShip("S4", cargo) for cargo in ("grain", "textile", "oil", None)
    ]
    refused(state, ANN, PlaceShip("S4", "fruit"), "out_of_stock", "4.3")
    after = play(state, ANN, PlaceShip("S4", "grain")).state
    assert after.phase is Phase.NAVIGATE, "no start is left: Ben, Cleo and Dan cannot place"
    kept = play(state, ANN, EndTurn()).state
    assert kept.active == BEN


@pytest.mark.parametrize("captain", [A, B, C])
def test_4_1_the_captain_is_first_and_the_others_follow_clockwise(captain: Seat) -> None:
    state = position(*players(3), captain=captain, active=captain)
    order = []
    while state.phase is Phase.PLACE:
        (seat,) = ROTTERDAM.to_act(state)
        order.append(seat)
        state = play(state, seat, EndTurn()).state
    assert order == [captain, (captain + 1) % 3, (captain + 2) % 3]
    assert (state.phase, state.active) == (Phase.NAVIGATE, captain)


def test_4_2_without_a_card_the_turn_ends_when_the_ship_is_placed() -> None:
    assert play(position(*players(3)), A, PlaceShip("S1", "oil")).state.active == B


def test_4_2_with_any_card_the_player_is_asked_after_placing() -> None:
    for card in ("joker", "advantage", "setback"):
        state = position(player(navigation=[card]), player(), player())
        assert ROTTERDAM.question(state, A) == Text("question-place_and_load")
        state = play(state, A, PlaceShip("S1", "oil")).state
        assert ROTTERDAM.to_act(state) == {A}
        assert ROTTERDAM.question(state, A) == Text("question-card_window", {"phase": "place_and_load"})
        assert play(state, A, EndTurn()).state.active == B


def test_4_2_cards_may_be_played_before_and_after_the_main_action() -> None:
    one = player(navigation=["setback", "advantage"])
    state = position(one, player(), player(), ships={"A1": (B, None)})
    state = play(state, A, PlaySetback(ship("A1", B), "S1")).state
    assert (state.active, state.is_done) == (A, False)
    state = play(state, A, PlaceShip("S2", "oil"), LayCard("advantage")).state
    assert state.active == B, "the last card is gone, and so is the turn"


def test_4_2_without_a_card_and_without_a_free_start_the_turn_is_left_out() -> None:
    ships: dict[str, Load] = dict.fromkeys(STARTS[:3], (C, None))
    state = position(*players(4), ships=ships)
    assert play(state, A, PlaceShip("S4", "oil")).state.phase is Phase.NAVIGATE


def test_4_2_without_a_free_start_whoever_holds_a_card_is_asked() -> None:
    ships: dict[str, Load] = dict.fromkeys(STARTS[:3], (D, None))
    state = position(player(), player(), player(navigation=["joker"]), player(), ships=ships)
    state = play(state, A, PlaceShip("S4", "oil")).state
    assert (state.phase, state.active) == (Phase.PLACE, C)
    assert ROTTERDAM.question(state, C) == Text("question-card_window", {"phase": "place_and_load"})
    assert ROTTERDAM.legal(state, C) == [EndTurn()]


def test_4_2_without_ships_in_the_supply_the_turn_is_left_out() -> None:
    everywhere: dict[str, Load] = {"A1": (B, None), "A2": (B, None), "A3": (B, None)}
    state = position(*players(4), ships=everywhere)
    assert state.players[B].supply == 0
    assert play(state, A, EndTurn()).state.active == C


def test_4_3_the_last_ship_of_the_supply_is_asked_for_too() -> None:
    state = position(*players(4), ships={"A1": (B, None), "A2": (B, None)})
    assert state.players[B].supply == 1
    assert play(state, A, EndTurn()).state.active == B


def test_4_2_only_one_is_waited_for_and_only_that_one_may_act() -> None:
    state = position(*players(3), active=B)
    assert ROTTERDAM.to_act(state) == {B}
    assert [seat for seat in (A, B, C) if ROTTERDAM.legal(state, seat)] == [B]
    reason = refused(state, A, PlaceShip("S1", "oil"), "not_your_turn", "4.2")
    assert reason.values == {"who": Who(B)}


def test_4_2_phase_2_has_a_window_after_the_colour_and_never_ends_before() -> None:
    state = position(player(navigation=["joker"]), player(), phase=Phase.NAVIGATE)
    assert ROTTERDAM.question(state, A) == Text("question-navigate")
    state = play(state, A, ChooseColour("red")).state
    assert ROTTERDAM.question(state, A) == Text("question-card_window", {"phase": "navigate"})
    assert play(state, A, EndTurn()).state.active == B
