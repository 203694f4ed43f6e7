"""Set-up (3) and the start of a round (4.2)."""

from __future__ import annotations

import pytest

from games.chance import Rng
from games.livingstone.actions import EndTurn, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Stage
from games.values import Event, Who
from tests.games.livingstone.conservation import livingstone_things, livingstone_turn
from tests.games.livingstone.playing import play
from tests.games.livingstone.positions import NO_OPTIONS, SEED, A, B, C, player, rng_where, round_ending
from tests.games.livingstone.test_box import COPIES
from tests.games.playing import events_of

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


def new_game(players: int) -> LivingstoneState:
    return LIVINGSTONE.setup(players, NO_OPTIONS, Rng(SEED)).state


@EVERY_COUNT
def test_3_1_everybody_has_eleven_tents_three_pounds_and_nothing_else(players: int) -> None:
    state = new_game(players)
    assert len(state.players) == players
    for one in state.players:
        assert (one.tents, one.purse, one.chest, one.total, one.donations) == (11, 3, 0, 0, 0)
        assert not one.hand
        assert not one.camps
        assert not any(one.gems.values())


@EVERY_COUNT
def test_3_2_and_3_3_the_bag_and_the_deck_are_full(players: int) -> None:
    state = new_game(players)
    assert state.bag.counts == {"black": 29, "clear": 15, "blue": 10, "red": 5, "white": 1}
    assert state.deck.counts == COPIES
    assert not state.aside
    assert not state.discard
    livingstone_things(state)
    livingstone_turn(state)


@EVERY_COUNT
def test_3_4_to_3_7_the_boat_is_in_column_1_and_two_dice_per_player_are_rolled(players: int) -> None:
    state = new_game(players)
    assert (state.boat, state.round_no) == (1, 1)
    assert len(state.pool) == 2 * players
    assert set(state.pool) <= set(range(1, 7))


@EVERY_COUNT
def test_3_6_anybody_may_be_the_start_player_and_it_is_said(players: int) -> None:
    steps = [LIVINGSTONE.setup(players, NO_OPTIONS, Rng(SEED, draws)) for draws in range(100)]
    assert {step.state.starter for step in steps} == set(range(players))
    for step in steps:
        starter = step.state.starter
        assert step.state.active == starter
        assert step.events[0] == Event("starter_chosen", {"who": Who(starter)}, reveals=True)


def test_9_1_illustration_1_eight_dice_are_shown_sorted_and_all_are_eligible() -> None:
    wanted = [1, 1, 2, 3, 3, 4, 6, 6]

    def rolls_them(rng: Rng) -> bool:
        rng.number(4)  # the start player is chosen first
        return sorted(rng.roll(8)) == wanted

    step = LIVINGSTONE.setup(4, NO_OPTIONS, rng_where(rolls_them))
    state = step.state
    assert state.pool == wanted
    assert state.active == state.starter
    assert state.stage is Stage.PICK
    takes = [action for action in LIVINGSTONE.legal(state, state.active) if isinstance(action, TakeDie)]
    assert takes == [TakeDie(value) for value in (1, 2, 3, 4, 6)]
    assert step.events[1] == Event(
        "round_began",
        {"round": 1, "who": Who(state.starter), "dice": tuple(wanted), "column": 1, "cost": 1},
        reveals=True,
    )


def test_4_2_a_round_begins_with_all_dice_and_everything_of_the_last_round_forgotten() -> None:
    before = round_ending(player(), player(has_passed=True), player(), active=B, starter=B)
    state = play(before, EndTurn()).state
    assert state.round_no == 2
    assert len(state.pool) == 6
    assert [one.dice_taken for one in state.players] == [[], [], []]
    assert not any(one.has_passed for one in state.players)
    assert (state.active, state.stage, state.dice_to_spend, state.has_acted) == (C, Stage.PICK, [], False)


def test_the_last_column_is_announced_when_the_boat_reaches_it() -> None:
    events = play(round_ending(player(), player(), player(), boat=9), EndTurn()).events
    assert events[-1] == Event("last_column_reached")
    earlier = play(round_ending(player(), player(), player(), boat=8), EndTurn()).events
    assert not events_of(earlier, "last_column_reached")


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_2_8_too_few_or_too_many_players_cannot_begin(players: int) -> None:
    reason = LIVINGSTONE.option_refusal(players, NO_OPTIONS)
    assert reason is not None
    assert (reason.key, reason.values) == ("refusal-seats", {"least": 2, "most": 5})


@EVERY_COUNT
def test_2_8_two_to_five_players_can_begin_with_any_options(players: int) -> None:
    every_option = LivingstoneOptions(allow_pass=True, free_tent_pays_neighbours=True)
    for options in (NO_OPTIONS, every_option):
        assert LIVINGSTONE.option_refusal(players, options) is None
        assert LIVINGSTONE.setup(players, options, Rng(SEED)).state.options == options


def test_the_same_seed_gives_the_same_game() -> None:
    assert new_game(4) == new_game(4)
    assert new_game(4).players[A] is not new_game(4).players[A]
