"""Phase 3: drawing Navigation cards (4.5)."""

from __future__ import annotations

from games.core import Step
from games.rotterdam.actions import ChooseColour, EndTurn, LayCard, PlayPoliceInspection, PlaySetback
from games.rotterdam.data import CARDS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, Player, RotterdamState
from games.values import Event, Text, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import play
from tests.games.rotterdam.positions import ANN, A, B, C, Load, next_card, player, position, ship

ANCHORED: dict[str, Load] = {"N1": (ANN, "oil"), "N3": (ANN, None)}
ALL_CARDS = [card.id for card in CARDS.values() for _ in range(card.copies)]


def last_call(*players: Player, ships: dict[str, Load], discard: tuple[str, ...] = ()) -> RotterdamState:
    """Ann is captain; the last player is about to name the last colour of phase 2, which moves nobody."""
    last = len(players) - 1
    return position(*players, phase=Phase.NAVIGATE, active=last, ships=ships, discard=discard)


def begin_phase_3(state: RotterdamState) -> Step[RotterdamState]:
    return play(state, state.active, ChooseColour("red"))


def test_9_14_two_anchors_hand_nearly_full() -> None:
    state = last_call(player(navigation=["setback", "advantage"]), player(), ships=ANCHORED)
    step = begin_phase_3(next_card(state, "joker", "heavy_storm"))
    state, ann = step.state, step.state.players[ANN]
    assert ann.navigation.counts == {"advantage": 1, "joker": 1, "setback": 1}
    assert ann.due == 1
    assert ROTTERDAM.question(state, ANN) == Text("question-navigation_cards", {"due": 1})
    assert events_of(step.events, "navigation_drawn") == [Event("navigation_drawn", {"who": Who(ANN)})]

    laid = play(state, ANN, LayCard("advantage")).state
    assert laid.players[ANN].navigation.counts == {"heavy_storm": 1, "joker": 1, "setback": 1}
    assert (laid.players[ANN].due, laid.players[ANN].laid) == (0, ["advantage"])
    assert ROTTERDAM.question(laid, ANN) == Text("question-card_window", {"phase": "navigation_cards"})

    ended = play(state, ANN, EndTurn())
    assert len(ended.state.players[ANN].navigation) == 3
    assert ended.state.players[ANN].due == 0
    assert events_of(ended.events, "draws_lost") == [Event("draws_lost", {"who": Who(ANN), "count": 1})]


def test_4_5_every_ship_on_an_anchor_earns_a_card_also_if_it_has_not_moved() -> None:
    ships: dict[str, Load] = {**ANCHORED, "N2": (B, None), "A1": (C, None)}
    state = begin_phase_3(last_call(player(), player(), player(), ships=ships)).state
    assert (len(state.players[A].navigation), state.players[A].due) == (2, 0)
    assert [one.due for one in state.players] == [0, 1, 0]
    state = play(state, A, EndTurn()).state
    assert [len(one.navigation) for one in state.players] == [2, 1, 0]


def test_4_5_a_ship_that_sails_onto_an_anchor_earns_a_card() -> None:
    state = position(player(), player(), phase=Phase.NAVIGATE, active=B, ships={"B3": (B, None)})
    state = play(state, B, ChooseColour("red")).state
    assert "N3" in state.board
    assert len(state.players[B].navigation) == 1


def test_4_5_the_count_is_fixed_when_the_phase_begins() -> None:
    ships: dict[str, Load] = {"N1": (A, None), "N3": (B, None)}
    state = begin_phase_3(last_call(player(navigation=["setback"]), player(), ships=ships)).state
    state = play(state, A, PlaySetback(ship("N3", B), "B3")).state
    assert state.players[B].due == 1, "the ship is gone, the card is still due"
    state = play(state, A, EndTurn()).state
    assert len(state.players[B].navigation) == 1


def test_4_5_a_drawn_card_may_be_used_at_once() -> None:
    state = next_card(last_call(player(), player(), ships={"N1": (A, "oil")}), "police_inspection")
    state = begin_phase_3(state).state
    step = play(state, A, PlayPoliceInspection(ship("N1", A, "oil")))
    assert step.state.stock["oil"] == 7
    assert step.state.discard == ["police_inspection"]


def test_4_5_an_empty_deck_is_made_anew_from_the_discards_only_when_a_card_must_be_drawn() -> None:
    held = [["setback", "setback", "joker"], ["joker", "luck_turns", "luck_turns"]]
    discard = list(ALL_CARDS)
    for card in (*held[0], *held[1]):
        discard.remove(card)
    players = [player(navigation=hand) for hand in held]
    state = last_call(*players, ships={"N1": (A, None), "A1": (B, None)}, discard=tuple(discard))
    assert not state.navigation_deck
    step = play(state, B, ChooseColour("red"), EndTurn())
    assert step.state.players[A].due == 1
    assert len(step.state.discard) == 14, "nothing is drawn, so nothing is shuffled"
    step = play(step.state, A, PlaySetback(ship("A1", B), "S1"))
    reshuffled = Event("deck_reshuffled", {"count": 15})
    assert events_of(step.events, "deck_reshuffled") == [reshuffled], "the card just played is among them"
    assert (len(step.state.navigation_deck), step.state.discard) == (14, [])
    assert len(step.state.players[A].navigation) == 3


def test_5_without_any_card_left_the_draws_are_lost() -> None:
    hands = [ALL_CARDS[0:2], ALL_CARDS[2:5], ALL_CARDS[5:8], ALL_CARDS[8:11]]
    # More cards lie face up than the box has with points: any will do to empty deck and discards.
    state = last_call(*(player(navigation=hand) for hand in hands), ships=ANCHORED)
    state.players[B].laid = state.navigation_deck.things()
    state.navigation_deck.counts.clear()
    state.active, state.is_done = 3, True
    step = ROTTERDAM.play(state, 3, EndTurn())
    assert events_of(step.events, "deck_empty") == [Event("deck_empty", {"who": Who(A), "count": 2})]
    assert step.state.players[A].due == 0
    assert len(step.state.players[A].navigation) == 2


def test_4_5_whoever_has_nothing_due_and_no_card_is_left_out() -> None:
    state = begin_phase_3(last_call(player(), player(navigation=["joker"]), player(), ships={})).state
    assert (state.phase, state.active) == (Phase.NAVIGATION_CARDS, B)
