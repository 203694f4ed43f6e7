"""The Navigation cards (5)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.core import Action
from games.rotterdam.actions import (
    EndTurn,
    LayCard,
    PlaceShip,
    PlayCargoThief,
    PlayExtraCargo,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
)
from games.rotterdam.data import STARTS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import PHASES, Hull, Phase, RotterdamState
from games.values import Event, Seat, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import legal, play, refused
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, D, Load, player, position, ship


def holding(
    *cards: str, ships: Mapping[str, Load] | None = None, phase: Phase = Phase.PLACE
) -> RotterdamState:
    """Ann's turn, one of four; she holds these cards and a Joker, so that her turn goes on."""
    ann = player(navigation=[*cards, "joker"])
    return position(ann, player(), player(), player(), phase=phase, ships=ships)


def card_played(card: str) -> Event:
    return Event("card_played", {"who": Who(ANN), "card": card}, reveals=True)


# Luck Turns


def test_5_luck_turns_swaps_the_cargo_of_two_ships() -> None:
    state = holding("luck_turns", ships={"C1": (B, "oil"), "A3": (A, "grain")})
    step = play(state, A, PlayLuckTurns((ship("C1", B, "oil"), ship("A3", A, "grain"))))
    assert step.state.board == {"C1": Hull(B, "grain"), "A3": Hull(A, "oil")}
    assert step.events == [
        card_played("luck_turns"),
        Event(
            "cargo_swapped",
            {
                "first": "A3",
                "first_owner": Who(A),
                "first_cargo": "oil",
                "second": "C1",
                "second_owner": Who(B),
                "second_cargo": "grain",
            },
        ),
    ]
    assert step.state.discard == ["luck_turns"]


def test_5_luck_turns_names_two_ships_and_neither_twice() -> None:
    state = holding("luck_turns", ships={"C1": (B, "oil"), "A3": (A, "grain")})
    one, other = ship("C1", B, "oil"), ship("A3", A, "grain")
    for ships in ((one,), (one, one), (one, other, other), (one, one, other)):
        refused(state, A, PlayLuckTurns(ships), "two_different_ships", "5")


def test_5_luck_turns_takes_any_two_loaded_ships_each_pair_once() -> None:
    ships: dict[str, Load] = {"C1": (B, "oil"), "A3": (A, "oil"), "D1": (C, "fruit"), "D2": (D, None)}
    state = holding("luck_turns", ships=ships)
    pairs = legal(state, A, PlayLuckTurns)
    assert len(set(pairs)) == len(pairs) == 3
    same = PlayLuckTurns((ship("C1", B, "oil"), ship("A3", A, "oil")))
    assert same == PlayLuckTurns((ship("A3", A, "oil"), ship("C1", B, "oil"))) in pairs
    assert play(state, A, same).state.board == state.board, "8.18: it only empties a place in the hand"


# Extra Cargo


@pytest.mark.parametrize("phase", PHASES)
def test_5_and_8_23_extra_cargo_works_in_every_phase(phase: Phase) -> None:
    state = holding("extra_cargo", phase=phase)
    step = play(state, A, PlayExtraCargo("S3", "textile"))
    assert step.state.board == {"S3": Hull(A, "textile")}
    assert (step.state.stock["textile"], step.state.players[A].supply) == (4, 2)
    assert step.events == [
        card_played("extra_cargo"),
        Event("ship_placed", {"who": Who(A), "start": "S3", "cargo": "textile"}),
    ]


def test_5_extra_cargo_comes_on_top_of_the_placement_of_the_round() -> None:
    state = play(holding("extra_cargo"), A, PlayExtraCargo("S3", "textile"), PlaceShip("S1", None)).state
    assert state.board == {"S3": Hull(A, "textile"), "S1": Hull(A, None)}
    other = play(holding("extra_cargo"), A, PlaceShip("S1", None), PlayExtraCargo("S3", "textile")).state
    assert other.board == state.board


# Setback and Heavy Storm


def test_5_and_8_21_setback_along_any_channel_that_leads_here() -> None:
    state = holding("setback", ships={"B5": (B, "oil"), "A6": (C, None)})
    targets = [action.target for action in legal(state, A, PlaySetback) if isinstance(action, PlaySetback)]
    assert targets == ["S4", "A5", "N2"], "C's ship from A6, B's from B5 to what is free"
    step = play(state, A, PlaySetback(ship("B5", B, "oil"), "A5"))
    assert step.state.board == {"A5": Hull(B, "oil"), "A6": Hull(C, None)}
    assert step.events == [
        card_played("setback"),
        Event("ship_moved_back", {"who": Who(B), "origin": "B5", "target": "A5"}),
    ]


def test_5_a_ship_moved_back_onto_a_start_occupies_it() -> None:
    state = play(holding("setback", ships={"A1": (B, None)}), A, PlaySetback(ship("A1", B), "S1")).state
    refused(state, A, PlaceShip("S1", "oil"), "position_occupied", "4.3")


def test_8_22_setback_on_a_ship_in_port() -> None:
    state = holding("setback", ships={"VU1": (B, "grain")}, phase=Phase.UNLOAD)
    step = play(state, A, PlaySetback(ship("VU1", B, "grain"), "C1"))
    assert step.state.board == {"C1": Hull(B, "grain")}


def test_5_heavy_storm_goes_back_two_free_channels() -> None:
    state = holding("heavy_storm", ships={"C1": (B, "oil"), "A1": (C, None)})
    ways = [
        (action.via, action.target)
        for action in legal(state, A, PlayHeavyStorm)
        if isinstance(action, PlayHeavyStorm)
    ]
    assert ways == [("B1", "A2"), ("B1", "N1")]
    step = play(state, A, PlayHeavyStorm(ship("C1", B, "oil"), "B1", "N1"))
    assert step.state.board == {"N1": Hull(B, "oil"), "A1": Hull(C, None)}
    assert step.events[1] == Event("ship_moved_back", {"who": Who(B), "origin": "C1", "target": "N1"})


def test_5_a_ship_blown_onto_an_anchor_earns_a_card_only_in_the_next_phase_3() -> None:
    state = holding("heavy_storm", ships={"C1": (A, "oil")}, phase=Phase.NAVIGATION_CARDS)
    step = play(state, A, PlayHeavyStorm(ship("C1", A, "oil"), "B1", "N1"))
    assert step.state.players[A].due == 0
    assert len(step.state.players[A].navigation) == 1


# Cargo Thief


def test_9_18_cargo_thief_without_a_ship_on_the_water() -> None:
    state = holding("cargo_thief", ships={"D4": (BEN, "textile")})
    step = play(state, ANN, PlayCargoThief(ship("D4", BEN, "textile"), "S3"))
    assert step.state.board == {"D4": Hull(BEN, None), "S3": Hull(ANN, "textile")}
    assert (step.state.players[ANN].supply, step.state.stock["textile"]) == (2, 4)
    assert step.events[1] == Event(
        "cargo_stolen_by_new_ship",
        {"who": Who(ANN), "cargo": "textile", "victim": Who(BEN), "origin": "D4", "target": "S3"},
    )


def test_9_19_cargo_thief_onto_a_loaded_ship() -> None:
    state = holding("cargo_thief", ships={"C1": (ANN, "oil"), "VU2": (BEN, "grain")}, phase=Phase.NAVIGATE)
    before = state.stock["oil"]
    step = play(state, ANN, PlayCargoThief(ship("VU2", BEN, "grain"), ship("C1", ANN, "oil")))
    assert step.state.board == {"C1": Hull(ANN, "grain"), "VU2": Hull(BEN, None)}
    assert step.state.stock["oil"] == before + 1
    assert step.events[1] == Event(
        "cargo_stolen",
        {"who": Who(ANN), "cargo": "grain", "victim": Who(BEN), "origin": "VU2", "target": "C1"},
    )


def test_5_cargo_thief_from_ones_own_ship_to_another() -> None:
    state = holding("cargo_thief", ships={"C1": (A, "oil"), "D1": (A, None)})
    assert legal(state, A, PlayCargoThief) == [PlayCargoThief(ship("C1", A, "oil"), ship("D1", A))]


def test_5_cargo_thief_does_not_rob_the_only_ship_one_has() -> None:
    state = holding("cargo_thief", ships={"C1": (A, "oil")})
    assert legal(state, A, PlayCargoThief) == []
    refused(state, A, PlayCargoThief(ship("C1", A, "oil"), "S1"), "own_ship_on_board", "5")


# Port Police Inspection


def test_5_police_returns_the_cargo_and_the_ship_stays() -> None:
    state = holding("police_inspection", ships={"B2": (B, "fruit"), "B3": (C, None)})
    assert legal(state, A, PlayPoliceInspection) == [PlayPoliceInspection(ship("B2", B, "fruit"))]
    step = play(state, A, PlayPoliceInspection(ship("B2", B, "fruit")))
    assert step.state.board["B2"] == Hull(B, None)
    assert step.state.stock["fruit"] == 5
    assert step.events[1] == Event("cargo_confiscated", {"who": Who(B), "position": "B2", "cargo": "fruit"})


# Advantage and Extra Advantage


@pytest.mark.parametrize(("card", "points"), [("advantage", 1), ("extra_advantage", 2)])
@pytest.mark.parametrize("phase", PHASES)
def test_5_and_8_16_cards_with_points_may_be_laid_at_any_time(card: str, points: int, phase: Phase) -> None:
    step = play(holding(card, phase=phase), A, LayCard(card))
    one = step.state.players[A]
    assert (one.laid, one.advantage_points) == ([card], points)
    assert step.events == [Event("card_laid", {"who": Who(A), "card": card}, reveals=True)]
    assert step.state.discard == []


# All cards


def test_5_several_cards_may_be_played_in_one_turn() -> None:
    state = holding("setback", "extra_cargo", ships={"A1": (B, None)})
    state = play(state, A, PlaySetback(ship("A1", B), "S1"), PlayExtraCargo("S2", "oil")).state
    assert state.discard == ["setback", "extra_cargo"]
    assert state.active == A


def test_5_a_card_without_a_legal_target_cannot_be_played() -> None:
    cards = ["luck_turns", "extra_cargo", "setback", "heavy_storm", "cargo_thief", "police_inspection"]
    starts: dict[str, Load] = {start: (B if start < "S3" else C, None) for start in STARTS}
    for card in cards:
        state = holding(card, ships=starts)
        assert ROTTERDAM.legal(state, A) == [EndTurn()]


LATE = [
    (PlaySetback(ship("B1", B, "oil"), "A1"), {"B1": (C, "oil")}),
    (PlaySetback(ship("B1", B, "oil"), "A1"), {"B1": (B, "grain")}),
    (PlaySetback(ship("B1", B, "oil"), "A1"), {"C1": (B, "oil")}),
    (PlayPoliceInspection(ship("B1", B, "oil")), {"B1": (C, "oil")}),
    (PlayCargoThief(ship("B1", B, "oil"), ship("D1", A)), {"B1": (B, "oil"), "D1": (A, "fruit")}),
    (PlayLuckTurns((ship("B1", B, "oil"), ship("D1", A, "fruit"))), {"B1": (B, "oil"), "D1": (C, "fruit")}),
]


@pytest.mark.parametrize(("action", "ships"), LATE)
def test_a_late_press_hits_no_other_ship(action: Action, ships: dict[str, Load]) -> None:
    state = holding("setback", "police_inspection", ships=ships)
    state.players[A].navigation.counts = {
        "setback": 1,
        "police_inspection": 1,
        "cargo_thief": 1,
        "luck_turns": 1,
    }
    reason = ROTTERDAM.refusal(state, A, action)
    assert reason is not None
    assert reason.key == "refusal-no_such_ship"


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [B, C])
def test_8_11_cards_are_for_ones_own_turn_in_every_phase_but_trading(phase: Phase, seat: Seat) -> None:
    others = [player(navigation=["extra_cargo"]) for _ in range(2)]
    state = position(player(navigation=["joker"]), *others, phase=phase)
    action = PlayExtraCargo("S1", "oil")
    if phase is Phase.TRADE:
        assert play(state, seat, action).state.board == {"S1": Hull(seat, "oil")}
    else:
        refused(state, seat, action, "not_your_turn", "4.2")


def test_9_14_laying_a_card_makes_room_and_the_hand_never_exceeds_three() -> None:
    state = position(
        player(navigation=["advantage", "joker", "joker"], due=2), player(), phase=Phase.NAVIGATION_CARDS
    )
    step = play(state, A, LayCard("advantage"))
    assert len(step.state.players[A].navigation) == 3
    assert len(events_of(step.events, "navigation_drawn")) == 1
    assert step.state.players[A].due == 1
