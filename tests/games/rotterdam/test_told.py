"""Every line that is told of sailing and of drawing Navigation cards, and no other (4.4, 4.5 and 10)."""

from __future__ import annotations

import pytest

from games.rotterdam.actions import ChooseColour, ChooseMoves
from games.rotterdam.ships import Sailing
from games.rotterdam.state import Phase
from games.values import Event, Seat, Who
from tests.games.rotterdam.playing import play
from tests.games.rotterdam.positions import ANN, BEN, CLEO, DAN, A, B, Load, next_card, player, position
from tests.games.rotterdam.test_navigation_deck import begin_phase_3, last_call
from tests.games.rotterdam.test_sailing import name, plan
from tests.games.telling import dealt, said


def went(seat: Seat, *sailings: str) -> Event:
    """Those ships have sailed."""
    ways = [Sailing(*way.split("→")).text for way in sailings]
    return said("ships_sailed", who=Who(seat), sailings=tuple(ways))


def stayed(seat: Seat, *positions: str) -> Event:
    """Those ships would have had to sail."""
    return said("ships_blocked", who=Who(seat), positions=positions, count=len(positions))


NOTHING = said("nothing_sailed", colour="red")
CALLS: list[tuple[dict[str, Seat], list[Event]]] = [
    ({}, [NOTHING]),
    ({"N1": BEN}, [NOTHING]),
    ({"S1": ANN}, [went(ANN, "S1→A1")]),
    ({"S1": ANN, "A3": ANN}, [went(ANN, "A3→B2", "S1→A1")]),
    ({"S1": ANN, "A1": BEN}, [stayed(ANN, "S1"), NOTHING]),
    ({"S1": ANN, "A1": BEN, "A3": ANN}, [went(ANN, "A3→B2"), stayed(ANN, "S1")]),
    ({"S1": ANN, "A1": DAN, "B3": CLEO}, [went(CLEO, "B3→N3"), stayed(ANN, "S1")]),
    ({"S4": ANN, "C4": BEN, "B3": CLEO}, [went(BEN, "C4→D3"), went(CLEO, "B3→N3"), went(ANN, "S4→A5")]),
]
"""Where ships are, and what becomes of them when Ben names red: the foremost first, and Ann last."""


@pytest.mark.parametrize(("ships", "told"), CALLS)
def test_4_4_what_is_told_of_a_call(ships: dict[str, Seat], told: list[Event]) -> None:
    assert name(ships, BEN, "red").events == [said("colour_named", who=Who(BEN), colour="red"), *told]


def test_4_4_what_is_told_when_the_owner_chooses() -> None:
    state = name({"B1": ANN, "B2": ANN}, ANN, "green").state
    assert play(state, ANN, ChooseMoves(plan("B1→C2", "B2→C3"))).events == [went(ANN, "B1→C2", "B2→C3")]
    assert play(state, ANN, ChooseMoves(plan("B1", "B2→C2"))).events == [
        went(ANN, "B2→C2"),
        stayed(ANN, "B1"),
    ]


def test_4_5_what_is_told_of_cards_drawn() -> None:
    ships: dict[str, Load] = {"N1": (A, None), "N3": (A, None)}
    state = last_call(player(), player(), ships=ships, discard=("advantage", "luck_turns"))
    step = begin_phase_3(next_card(state, "joker", "setback"))
    assert step.events == [
        said("colour_named", who=Who(B), colour="red"),
        said("nothing_sailed", colour="red"),
        said("phase_began", phase="navigation_cards", number=3),
        said("navigation_drawn", who=Who(A)),
        dealt(A, "navigation_received", card="joker"),
        said("navigation_drawn", who=Who(A)),
        dealt(A, "navigation_received", card="setback"),
    ]
    assert step.state.discard == ["advantage", "luck_turns"], "they stay as long as there is a deck"


def test_4_4_a_call_in_a_later_turn_tells_of_its_own_ships_only() -> None:
    state = position(player(), player(), phase=Phase.NAVIGATE, ships={"S1": (A, None)})
    state = play(state, A, ChooseColour("red")).state
    assert play(state, B, ChooseColour("red")).events[:2] == [
        said("colour_named", who=Who(B), colour="red"),
        NOTHING,
    ]
