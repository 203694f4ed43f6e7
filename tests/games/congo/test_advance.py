"""Answers in advance: no special card (4.6), and passing (4.11)."""

from __future__ import annotations

import pytest

from games.congo.actions import AddAuxiliaries, ChooseCharacter, DeclineSpecial, Pass
from games.congo.rules import CONGO
from games.congo.state import CongoOptions, CongoState, Stage, Status
from games.values import Seat
from tests.games.congo.playing import bid, bid_of, declined, idle_on, in_order, play
from tests.games.congo.positions import A, B, C, player, position
from tests.games.congo.scenes import scenes
from tests.games.congo.test_setup import set_up

SPECIAL_HERE, SPECIAL_EVER, UNLESS, HERE = (
    "no_special_here",
    "no_special",
    "pass_unless_overbid",
    "pass_here",
)


def offered(state: CongoState, seat: Seat) -> list[str]:
    """What that seat may answer in advance."""
    return [advance.key for advance in CONGO.in_advance(state, seat)]


def table() -> CongoState:
    """A and B hold special cards; A's character is worth 5, the others' 3 and 2, and all hold auxiliaries."""
    players = [
        player("be_doctor_1", "be_officer_1", auxiliaries=["nurse", "servant"], specials=["malaria"]),
        player("be_anthropologist_1", "fr_officer_1", auxiliaries=["assistant"] * 4, specials=["settler"]),
        player("fr_officer_2", "de_officer_1", auxiliaries=["askari"] * 2),
    ]
    return position(*players, tile="hospital", flag=None)


BIDS = ("be_doctor_1", "be_anthropologist_1", "fr_officer_2")


def in_auction() -> CongoState:
    """A, who leads, is asked."""
    state = declined(bid(table(), *BIDS).state).state
    assert (state.stage, state.waiting) == (Stage.AUCTION, [A])
    return state


def test_no_special_card_at_this_stop_is_offered_until_it_was_asked() -> None:
    state = table()
    assert offered(state, A) == [SPECIAL_HERE, SPECIAL_EVER, UNLESS, HERE]
    assert SPECIAL_HERE not in offered(state, C), "no card, no question"
    state = play(state, A, ChooseCharacter("be_doctor_1")).state
    assert SPECIAL_HERE in offered(state, A)
    moves = ((B, ChooseCharacter(BIDS[B])), (C, ChooseCharacter(BIDS[C])))
    state = in_order(state, *moves).state
    assert SPECIAL_HERE in offered(state, B)
    state = play(state, A, DeclineSpecial()).state
    assert SPECIAL_HERE not in offered(state, A), "A has answered"
    assert SPECIAL_HERE in offered(state, B)
    state = play(state, B, DeclineSpecial()).state
    assert SPECIAL_HERE not in offered(state, B)
    assert SPECIAL_EVER in offered(state, B)


@pytest.mark.parametrize("key", [SPECIAL_HERE, SPECIAL_EVER])
def test_no_special_card_declines_when_its_place_comes(key: str) -> None:
    state = bid(table(), *BIDS).state
    assert CONGO.answer(state, A, key) == DeclineSpecial()
    assert CONGO.answer(state, B, key) is None, "not yet asked"
    state = play(state, A, DeclineSpecial()).state
    assert CONGO.answer(state, B, key) == DeclineSpecial()
    for other in (UNLESS, HERE, "nonsense"):
        assert CONGO.answer(state, B, other) is None


def test_pass_unless_overbid_passes_for_now_while_leading() -> None:
    state = in_auction()
    assert CONGO.answer(state, A, UNLESS) == Pass()
    state = play(state, A, Pass()).state
    assert bid_of(state, A).status is Status.SOFT


def test_pass_unless_overbid_asks_when_overbid() -> None:
    state = play(in_auction(), A, Pass()).state
    state = in_order(state, (B, AddAuxiliaries(("assistant",) * 4)), (C, Pass())).state
    assert state.waiting == [A]
    assert CONGO.answer(state, A, UNLESS) is None
    assert CONGO.answer(state, A, HERE) == Pass()


def test_pass_unless_overbid_asks_before_a_final_pass() -> None:
    """Still leading, but a second pass could not be answered any more if somebody raised."""
    state = play(in_auction(), A, Pass()).state
    state = in_order(state, (B, AddAuxiliaries(("assistant",))), (C, Pass())).state
    assert (state.waiting, bid_of(state, A).status) == ([A], Status.SOFT)
    assert CONGO.answer(state, A, UNLESS) is None


def test_pass_unless_overbid_asks_whoever_is_behind() -> None:
    state = play(in_auction(), A, Pass()).state
    assert state.waiting == [B]
    assert CONGO.answer(state, B, UNLESS) is None
    assert CONGO.answer(state, B, HERE) == Pass()


def test_passing_is_offered_as_long_as_there_may_be_something_to_pass() -> None:
    state = in_auction()
    assert offered(state, B) == [SPECIAL_EVER, UNLESS, HERE]
    state = in_order(state, (A, Pass()), (B, Pass())).state
    assert offered(state, B) == [SPECIAL_EVER], "B is out"
    by_stage = {state.stage: state for state in scenes(3, CongoOptions())}
    assert offered(by_stage[Stage.SEALED], A) == [SPECIAL_EVER], "the auction is over"
    assert offered(by_stage[Stage.BOILER], B) == [SPECIAL_EVER, UNLESS, HERE], "it is yet to come"


def test_whoever_lost_the_bid_is_offered_no_passing() -> None:
    state = next(state for state in scenes(3, CongoOptions()) if state.stage is Stage.GORILLA_SELF)
    assert HERE not in offered(state, B)
    assert HERE in offered(state, A)


def test_spans_are_the_stop_and_the_game() -> None:
    state = table()
    spans = {advance.key: advance.span for advance in CONGO.in_advance(state, A)}
    assert spans == {SPECIAL_HERE: "stop", SPECIAL_EVER: "game", UNLESS: "stop", HERE: "stop"}
    assert (CONGO.span(state, "stop"), CONGO.span(state, "game")) == (2, 0)
    after = idle_on(state, "liranga").state
    assert (CONGO.span(after, "stop"), CONGO.span(after, "game")) == (3, 0)
    with pytest.raises(KeyError):
        CONGO.span(state, "month")
    assert CONGO.span(set_up(3).state, "stop") == 0


def test_what_is_offered_and_answered_depends_on_ones_own_view_only() -> None:
    """Another hand of B's changes neither what A is offered nor how A's answers turn out."""
    state, other = table(), table()
    other.players[B].auxiliaries.take("assistant", 4)
    other.decks["auxiliary"].pile.add("assistant", 4)
    for _ in range(4):
        other.players[B].auxiliaries.add("nun")
        other.decks["auxiliary"].pile.take("nun")
    worlds = [declined(bid(each, *BIDS).state).state for each in (state, other)]
    assert offered(worlds[0], A) == offered(worlds[1], A)
    for key in (SPECIAL_HERE, SPECIAL_EVER, UNLESS, HERE):
        assert CONGO.answer(worlds[0], A, key) == CONGO.answer(worlds[1], A, key)


def test_nothing_is_offered_when_the_game_is_over() -> None:
    over = idle_on(set_up(2, CongoOptions()).state, "the end").state
    assert CONGO.in_advance(over, A) == ()
    assert CONGO.answer(over, A, HERE) is None


def test_every_answer_is_legal_whenever_it_is_given() -> None:
    for state in [*scenes(3, CongoOptions()), table(), in_auction()]:
        for seat in range(3):
            for key in (SPECIAL_HERE, SPECIAL_EVER, UNLESS, HERE):
                action = CONGO.answer(state, seat, key)
                assert action is None or CONGO.refusal(state, seat, action) is None
