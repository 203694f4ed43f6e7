"""The options (7.2)."""

from __future__ import annotations

import pytest

from games.core import Refused
from games.livingstone.actions import EndTurn, PassRound, PlaceTent, SellGems, TakeCoins, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import Camp, LivingstoneOptions, Stage
from games.values import Event, Who
from tests.games.livingstone.playing import play, refused, turn
from tests.games.livingstone.positions import NO_OPTIONS, A, B, C, player, position
from tests.games.playing import events_of

PASSING = LivingstoneOptions(allow_pass=True)
PAYING = LivingstoneOptions(free_tent_pays_neighbours=True)


def test_7_2_both_options_are_off_by_default() -> None:
    assert LivingstoneOptions(allow_pass=False, free_tent_pays_neighbours=False) == NO_OPTIONS
    assert LIVINGSTONE.read_options(b"{}") == NO_OPTIONS


def test_7_2_options_come_from_outside_by_name() -> None:
    assert LIVINGSTONE.read_options(b'{"allow_pass": true}') == PASSING
    for raw in (b'{"allow_cheating": true}', b'{"allow_pass": "often"}', b"["):
        with pytest.raises(Refused) as caught:
            LIVINGSTONE.read_options(raw)
        assert caught.value.reason.key == "refusal-unknown_option"


def test_allow_pass_takes_the_player_out_for_the_rest_of_the_round() -> None:
    dice = ([1], [1], [1])
    state = position(*(player(dice=taken) for taken in dice), pool=[3, 4, 5], options=PASSING)
    step = play(state, PassRound())
    assert step.events == [Event("round_passed", {"who": Who(A)})]
    assert step.state.pool == [3, 4, 5]
    assert step.state.players[A].dice_taken == [1]
    assert step.state.players[A].has_passed
    state = turn(step.state, B, 3)
    state = turn(state, C, 4)
    assert state.active == B
    assert LIVINGSTONE.view(state, None).players[A].can_take_die is False


def test_allow_pass_the_round_ends_when_everybody_has_passed() -> None:
    state = position(*(player(dice=[1]) for _ in range(3)), pool=[3, 4, 5], options=PASSING, boat=2)
    step = play(state, PassRound(), PassRound(), PassRound())
    assert step.state.round_no == 3
    assert events_of(step.events, "column_scored")
    assert not any(one.has_passed for one in step.state.players)


def test_allow_pass_the_last_player_left_may_go_on() -> None:
    state = position(player(dice=[1]), player(dice=[1]), player(dice=[6]), pool=[3, 4, 5], options=PASSING)
    state = play(state, PassRound()).state
    for die in (3, 4, 5):
        state = turn(state, B, die)
    assert state.round_no == 2


def test_allow_pass_free_actions_may_be_used_before() -> None:
    state = position(
        player(dice=[1], gems={"red": 1}), player(), player(), pool=[2, 3, 4, 5, 6], options=PASSING
    )
    after = play(state, SellGems(red=1), PassRound()).state
    assert after.players[A].purse == 8
    assert after.active == B


def test_allow_pass_is_offered_only_when_it_is_allowed() -> None:
    late = player(dice=[1]), player(), player()
    assert PassRound() in LIVINGSTONE.legal(position(*late, options=PASSING), A)
    first = player(), player(), player()
    assert PassRound() not in LIVINGSTONE.legal(position(*first, options=PASSING), A)
    without = player(dice=[1]), player(), player()
    assert PassRound() not in LIVINGSTONE.legal(position(*without), A)


def test_allow_pass_an_absent_player_still_takes_dice() -> None:
    state = position(player(dice=[1]), player(), player(), pool=[2, 3, 4, 5, 6], options=PASSING)
    assert LIVINGSTONE.idle(state, A) == TakeDie(2)


def test_allow_pass_after_taking_a_die_is_too_late() -> None:
    state = position(player(dice=[1]), player(), player(), pool=[2, 3, 4, 5, 6], options=PASSING)
    acting = play(state, TakeDie(2)).state
    refused(acting, PassRound(), "pass_before_taking", "7.2")
    done = play(acting, TakeCoins()).state
    refused(done, PassRound(), "pass_before_taking", "7.2")
    assert play(done, EndTurn()).state.active == B


def test_free_tent_pays_neighbours_waives_only_the_column_cost() -> None:
    others = (player(purse=0, unscored=["c8r2", "c8r2"]), player(purse=0, scored=["c8r2"]))
    a = player(purse=2, hand=["free_tent"])
    step = play(position(a, *others, boat=8, spending=[2], options=PAYING), PlaceTent(2, use_free_tent=True))
    assert [one.purse for one in step.state.players] == [0, 1, 1]
    assert step.state.players[A].camps == {"c8r2": Camp(unscored=1)}
    placed = events_of(step.events, "tent_placed")[0]
    assert placed.values["pounds"] == 0
    assert len(events_of(step.events, "neighbour_paid")) == 2
    assert step.state.stage is Stage.DONE


def test_free_tent_pays_neighbours_and_needs_the_pounds_for_them() -> None:
    others = (player(unscored=["c8r2"]), player(scored=["c8r2"]))
    state = position(player(purse=1, hand=["free_tent"]), *others, boat=8, spending=[2], options=PAYING)
    reason = refused(state, PlaceTent(2, use_free_tent=True), "not_enough_money", "4.5")
    assert reason.values == {"price": 2, "purse": 1}


def test_free_tent_pays_neighbours_alone_on_a_space_costs_nothing() -> None:
    state = position(
        player(purse=0, hand=["free_tent"]), player(), player(), boat=8, spending=[2], options=PAYING
    )
    assert play(state, PlaceTent(2, use_free_tent=True)).state.players[A].purse == 0
