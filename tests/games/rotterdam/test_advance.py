"""Answering in advance: ending turns and trading without being asked (4.2, 4.7)."""

from __future__ import annotations

from random import Random

import pytest

from games.chance import Rng
from games.core import Action
from games.rotterdam import advance
from games.rotterdam.actions import ChooseColour, EndTurn, FinishTrading, PlaceShip
from games.rotterdam.data import CHANNEL_COLOURS, MISSIONS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import FirstCaptain, Offer, Phase, Player, RotterdamOptions
from games.rotterdam.state import RotterdamState as State
from games.values import Seat
from tests.games.contract.advances import advances_in, check_advances, check_chain, check_spans, told
from tests.games.rotterdam.playing import idle_until, play
from tests.games.rotterdam.positions import A, B, C, player, position
from tests.games.rotterdam.secrets import redeal
from tests.games.rotterdam.test_redeal import positions

KEYS = {
    each.key: each
    for each in (advance.SKIP_TURN, advance.NO_CARDS_PHASE, advance.NO_CARDS_ROUND, *advance.TRADES)
}
HELD = ("setback",)


def holders(number: int = 3) -> list[Player]:
    """Players who are asked in every phase, because each holds a card."""
    return [player(navigation=HELD) for _ in range(number)]


def offered(state: State, seat: Seat) -> set[str]:
    return {each.key for each in ROTTERDAM.in_advance(state, seat)}


def answers(state: State, seat: Seat) -> dict[str, Action]:
    """What each answer would do."""
    found = {key: ROTTERDAM.answer(state, seat, key) for key in KEYS}
    return {key: action for key, action in found.items() if action is not None}


NO_CARDS = {"no_cards_phase": EndTurn(), "no_cards_round": EndTurn()}
SKIP = {"skip_turn": EndTurn()}


def test_who_can_still_trade_with_one_of_the_others_is_asked_in_spite_of_no_cards() -> None:
    three = player(products=["jam"], navigation=HELD), player(products=["beer"]), player()
    state = position(*three, phase=Phase.TRADE)
    assert "no_cards_round" not in answers(state, A)


# Whose turn it is


def test_a_card_window_is_ended_by_either_answer() -> None:
    state = position(*holders(), phase=Phase.NAVIGATION_CARDS)
    assert answers(state, A) == {**SKIP, **NO_CARDS}
    assert answers(state, B) == {}, "it is not Ben's turn"


def test_who_could_place_a_ship_is_asked_unless_the_turn_is_skipped() -> None:
    state = position(*holders(), phase=Phase.PLACE)
    assert answers(state, A) == SKIP
    placed = play(state, A, PlaceShip("S1", None)).state
    assert answers(placed, A) == {**SKIP, **NO_CARDS}


def test_a_colour_is_always_asked_for_and_only_the_window_after_it_ends() -> None:
    state = position(*holders(), phase=Phase.NAVIGATE)
    assert answers(state, A) == {}
    assert "skip_turn" not in offered(state, A)
    named = play(state, A, ChooseColour("red")).state
    assert answers(named, A) == NO_CARDS


def test_whose_ships_have_a_choice_is_asked() -> None:
    state = position(*holders(), phase=Phase.NAVIGATE, ships={"N4": (B, None)})
    for colour in CHANNEL_COLOURS:
        called = play(state, A, ChooseColour(colour)).state
        if called.pending == B:
            assert answers(called, B) == {}
            return
    pytest.fail("no colour makes Ben choose")


def test_draws_are_lost_only_by_skipping() -> None:
    full = player(navigation=("setback", "joker", "advantage"), due=1)
    state = position(full, *holders(2), phase=Phase.NAVIGATION_CARDS)
    assert answers(state, A) == SKIP


def test_unloading_happens_of_itself_when_the_turn_ends() -> None:
    state = position(*holders(), phase=Phase.UNLOAD, ships={"VU1": (A, "grain")})
    assert answers(state, A) == {**SKIP, **NO_CARDS}
    ended = play(state, A, EndTurn())
    assert "VU1" not in ended.state.board
    assert len(ended.state.players[A].products) == 1


def test_who_can_fulfil_a_mission_is_asked_and_who_cannot_is_not() -> None:
    mission = next(iter(MISSIONS.values()))
    rich = player(navigation=HELD, missions=[mission.id], products=mission.products)
    state = position(rich, *holders(2), phase=Phase.FULFIL)
    assert answers(state, A) == SKIP
    lacking = player(navigation=HELD, missions=[mission.id], products=mission.products[:1])
    assert answers(position(lacking, *holders(2), phase=Phase.FULFIL), A) == {**SKIP, **NO_CARDS}


def test_whoever_names_the_captain_is_asked() -> None:
    options = RotterdamOptions(first_captain=FirstCaptain.HOST_PICK)
    state = ROTTERDAM.setup(3, options, Rng("51" * 32)).state
    assert (answers(state, A), offered(state, A)) == ({}, set())


# Trading


def trading(*offers: Offer, finished: tuple[Seat, ...] = ()) -> State:
    """Phase 5 with a product in every hand."""
    hands = [
        player(products=[product], has_finished=seat in finished)
        for seat, product in enumerate(("bread", "jam", "beer"))
    ]
    return position(*hands, phase=Phase.TRADE, offers=offers)


def offer(maker: Seat, to: Seat | None = None) -> Offer:
    gives = ("bread", "jam", "beer")
    return Offer(1, maker, to, (gives[maker],), ("petrol",))


@pytest.mark.parametrize(
    ("state", "finishing"),
    [
        (trading(), {"finish_at_once", "finish_when_answered"}),
        (trading(offer(A, B)), {"finish_at_once"}),
        (trading(offer(B, A)), {"finish_at_once"}),
        (trading(offer(B)), {"finish_at_once"}),
        (trading(offer(B, C)), {"finish_at_once", "finish_when_answered"}),
        (trading(finished=(B, C)), {"finish_at_once", "finish_when_answered", "finish_with_others"}),
        (trading(offer(A, B), finished=(B, C)), {"finish_at_once", "finish_with_others"}),
        (trading(finished=(B,)), {"finish_at_once", "finish_when_answered"}),
    ],
)
def test_trading_is_finished_at_once_or_when_nothing_is_open_or_with_the_others(
    state: State, finishing: set[str]
) -> None:
    assert answers(state, A) == dict.fromkeys(sorted(finishing), FinishTrading())


@pytest.mark.parametrize(
    ("hands", "finishes"),
    [(("", "jam"), True), (("bread", ""), True), (("", ""), True), (("bread", "jam"), False)],
)
def test_where_no_trade_is_possible_only_cards_are_left_to_play(
    hands: tuple[str, str], *, finishes: bool
) -> None:
    held = [player(navigation=HELD, products=[product] if product else []) for product in hands]
    found = answers(position(*held, phase=Phase.TRADE), A)
    assert ("no_cards_round" in found) == finishes


def test_who_has_finished_is_offered_no_more_about_trading() -> None:
    state = trading(finished=(A,))
    trades = {each.key for each in advance.TRADES}
    assert not offered(state, A) & trades
    assert offered(state, B) >= trades
    assert answers(state, A) == {}


# What is offered, and for how long


@pytest.mark.parametrize(
    ("phase", "keys"),
    [
        (Phase.PLACE, set(KEYS)),
        (Phase.NAVIGATE, set(KEYS) - {"skip_turn"}),
        (Phase.NAVIGATION_CARDS, set(KEYS)),
        (Phase.UNLOAD, set(KEYS)),
        (Phase.FULFIL, {"skip_turn", "no_cards_phase"}),
    ],
)
def test_what_may_still_matter_is_offered(phase: Phase, keys: set[str]) -> None:
    assert offered(position(*holders(), phase=phase), C) == keys


def test_whose_turn_of_the_phase_is_over_is_not_offered_to_end_it() -> None:
    state = position(*holders(), phase=Phase.UNLOAD, captain=C, active=A)
    assert "skip_turn" not in offered(state, C)
    assert "skip_turn" in offered(state, A)
    assert "no_cards_round" in offered(state, C)


def test_phases_and_rounds_are_numbered_upwards() -> None:
    state = position(*holders(), phase=Phase.FULFIL, round_no=3)
    after = idle_until(state, Phase.PLACE).state
    assert ROTTERDAM.span(after, "round") == ROTTERDAM.span(state, "round") + 1 == 4
    assert ROTTERDAM.span(after, "phase") == ROTTERDAM.span(state, "phase") + 1
    with pytest.raises(KeyError):
        ROTTERDAM.span(state, "week")


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_meet_every_answer_and_each_is_legal(players: int) -> None:
    states = positions(players)
    known = advances_in(ROTTERDAM, states, players)
    assert {each.key for each in known} == set(KEYS)
    assert sum(check_advances(ROTTERDAM, state, players, known) for state in states) > 100
    check_spans(ROTTERDAM, states, known)
    for state in states[::40]:
        for each in known:
            check_chain(ROTTERDAM, state, players, each)


@pytest.mark.parametrize("players", [2, 4])
def test_no_answer_depends_on_what_its_seat_may_not_know(players: int) -> None:
    chance = Random(1)
    for state in positions(players)[::25]:
        for viewer in (None, *range(players)):
            seen = told(ROTTERDAM, state, viewer, KEYS.values())
            for _ in range(3):
                other = redeal(state, viewer, chance)
                assert told(ROTTERDAM, other, viewer, KEYS.values()) == seen


def test_most_of_what_holders_of_cards_are_asked_can_be_answered_in_advance() -> None:
    state: State = position(*holders(2))
    pressed = answered = 0
    for _ in range(200):
        seat = min(ROTTERDAM.to_act(state))
        action = ROTTERDAM.answer(state, seat, "no_cards_round")
        answered += action is not None
        pressed += action is None
        state = ROTTERDAM.play(state, seat, action or ROTTERDAM.idle(state, seat)).state
    assert answered > pressed
