"""Whose turn it is, and the stages of a turn (4.3, 4.4, 4.9, 7.3)."""

from __future__ import annotations

from random import Random

import pytest

from games.chance import Rng
from games.core import Action
from games.livingstone.actions import (
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    PlaceTent,
    PlayCard,
    PlayDoubleDice,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import GEMS, STONES, Space
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions, LivingstoneState, Stage
from games.values import Event, Seat, Text, Who
from tests.games.livingstone.playing import idle_round, play, refused, turn
from tests.games.livingstone.positions import SEED, A, B, C, D, player, position
from tests.games.playing import events_of


def test_9_2_illustration_2_a_draft_with_three_players() -> None:
    state = position(player(), player(), player(), pool=[1, 1, 3, 4, 5, 6])
    for seat, die in ((A, 1), (B, 6), (C, 1)):
        state = turn(state, seat, die)

    step = play(state, TakeDie(5), TakeCoins(), EndTurn())
    assert step.events[-1] == Event("player_skipped", {"who": Who(B)})
    state = turn(step.state, C, 3)
    assert state.pool == [4]
    refused(state, TakeDie(4), "not_your_turn", "4.4", seat=A)

    assert state.active == C
    step = play(state, TakeDie(4), TakeCoins())
    assert [one.dice_taken for one in step.state.players] == [[1, 5], [6], [1, 3, 4]]
    assert step.state.pool == []
    over = play(step.state, EndTurn())
    assert over.state.round_no == state.round_no + 1
    assert not events_of(over.events, "player_skipped")


def test_9_2_the_skips_before_the_last_die_are_told() -> None:
    state = position(player(dice=[1, 5]), player(dice=[6]), player(dice=[1]), active=C, pool=[3, 4])
    step = play(state, TakeDie(3), TakeCoins(), EndTurn())
    assert step.events[-2:] == [Event("player_skipped", {"who": Who(seat)}) for seat in (A, B)]
    assert step.state.active == C


def test_9_25_turns_go_clockwise_from_the_start_player_leaving_out_who_has_no_higher_die() -> None:
    four = [player() for _ in range(4)]
    state = position(*four, starter=C, active=C, pool=[1, 2, 3, 4, 5, 6, 6, 6])
    for seat, die in ((C, 1), (D, 2), (A, 6), (B, 3)):
        state = turn(state, seat, die)
    for seat, die in ((C, 4), (D, 5)):
        state = turn(state, seat, die)
    assert state.active == B  # A has the 6 and is left out
    state = turn(state, B, 6)
    assert state.active == C


def test_9_25_with_enough_dice_the_second_lap_repeats_the_first() -> None:
    four = [player() for _ in range(4)]
    state = position(*four, starter=C, active=C, pool=[1, 1, 1, 1, 2, 2, 2, 2])
    for die in (1, 2):
        for seat in (C, D, A, B):
            state = turn(state, seat, die)
    assert state.round_no == 2


def test_4_3_a_player_alone_with_higher_dice_has_several_turns_in_a_row() -> None:
    state = position(player(), player(dice=[6]), player(dice=[6]), pool=[1, 2, 3, 4])
    for die in (1, 2, 3, 4):
        state = turn(state, A, die)
    assert state.round_no == 2


def test_4_3_dice_may_be_left_over() -> None:
    state = position(player(), player(dice=[6]), player(dice=[6]), pool=[1, 2, 3, 6])
    after = turn(state, A, 6)
    assert after.round_no == 2


def test_4_3_a_die_must_be_strictly_higher_than_the_latest() -> None:
    state = position(player(dice=[2, 4]), player(dice=[1]), player(), pool=[3, 4, 5])
    assert [action for action in LIVINGSTONE.legal(state, A) if isinstance(action, TakeDie)] == [TakeDie(5)]
    refused(state, TakeDie(3), "die_not_higher", "4.3")
    refused(state, TakeDie(4), "die_not_higher", "4.3")


def test_4_3_skipped_players_can_do_nothing_at_all() -> None:
    b = player(dice=[6], hand=["lion"], gems={"red": 1})
    state = position(player(dice=[1]), b, player(dice=[2]), pool=[3, 4, 5])
    state = turn(state, A, 3)
    assert state.active == C
    for action in (PlayCard("lion"), SellGems(red=1), Donate(1)):
        refused(state, action, "not_your_turn", "4.4", seat=B)
    assert LIVINGSTONE.legal(state, B) == []


def test_4_4_a_turn_goes_from_pick_to_act_to_done() -> None:
    state = position(player(), player(), player(), pool=[1, 2, 3, 4, 5, 6])
    assert LIVINGSTONE.question(state, A) == Text("question-pick")
    state = play(state, TakeDie(4)).state
    assert (state.stage, state.current_die, state.pool) == (Stage.ACT, 4, [1, 2, 3, 5, 6])
    assert state.players[A].dice_taken == [4]
    assert LIVINGSTONE.question(state, A) == Text("question-act", {"die": 4})
    state = play(state, TakeCoins()).state
    assert (state.stage, state.dice_to_spend, state.has_acted) == (Stage.DONE, [], True)
    assert LIVINGSTONE.question(state, A) == Text("question-done")
    step = play(state, EndTurn())
    assert step.events == [Event("turn_ended", {"who": Who(A)})]
    assert (step.state.active, step.state.stage, step.state.has_acted) == (B, Stage.PICK, False)


def test_4_4_only_the_active_player_is_waited_for() -> None:
    state = position(player(), player(), player(), active=B)
    assert LIVINGSTONE.to_act(state) == {B}
    assert [seat for seat in (A, B, C) if LIVINGSTONE.legal(state, seat)] == [B]


@pytest.mark.parametrize("stage", list(Stage))
def test_4_4_and_8_4_free_actions_are_possible_in_every_stage(stage: Stage) -> None:
    one = player(
        hand=["lion", "coins_four", "dig_three", "steamboat_back", "market", "extra_tent"],
        gems={"blue": 1},
        scored=["c2r1"],
        dice=[1] if stage is Stage.DONE else [],
    )
    spending = [3] if stage is Stage.ACT else []
    state = position(one, player(), player(), boat=5, spending=spending, is_done=stage is Stage.DONE)
    free: list[Action] = [PlayCard(card) for card in ("lion", "coins_four", "dig_three", "steamboat_back")]
    free += [SellGems(blue=1), Donate(2), PlayMarket(blue=1), PlayExtraTent(Space(2, 1))]
    for action in free:
        assert action in LIVINGSTONE.legal(state, A)
        assert play(state, action).state.stage is stage


def test_4_4_spending_is_never_impossible() -> None:
    state = position(player(purse=0), player(), player(), boat=10, spending=[1])
    assert {TakeCoins(), DrawCard(), Dig()} <= set(LIVINGSTONE.legal(state, A))
    assert PlaceTent(1) not in LIVINGSTONE.legal(state, A)


def test_4_9_the_legal_list_of_stage_act_has_every_row_and_card_once() -> None:
    one = player(purse=50, hand=["free_tent", "any_row", "double_dice", "double_dice"])
    state = position(one, player(dice=[3]), player(dice=[2]), pool=[5, 5, 6], spending=[4])
    legal = LIVINGSTONE.legal(state, A)
    tents = [action for action in legal if isinstance(action, PlaceTent)]
    assert len(tents) == 1 + 1 + 5 + 5
    assert [action for action in legal if isinstance(action, PlayDoubleDice)] == [
        PlayDoubleDice(5),
        PlayDoubleDice(6),
    ]
    assert [action.amount for action in legal if isinstance(action, Donate)] == list(range(1, 51))
    assert len(legal) == len(set(legal))


def test_4_4_only_sales_and_gifts_can_be_repeated_without_end() -> None:
    kinds = LIVINGSTONE.actions
    assert {kind for kind in kinds if kind.is_free} == {SellGems, Donate}
    assert {kind for kind in kinds if kind.is_open} == {SellGems, Donate}


@pytest.mark.parametrize("purse", [0, 1, 62, 63, 64, 65, 100])
def test_4_9_every_gift_that_the_purse_holds_is_offered(purse: int) -> None:
    state = position(player(purse=purse), player(), player())
    offered = [action.amount for action in LIVINGSTONE.legal(state, A) if isinstance(action, Donate)]
    assert offered == list(range(1, purse + 1))


@pytest.mark.parametrize("gem", GEMS)
def test_4_9_all_gems_of_a_kind_may_be_sold_at_once(gem: str) -> None:
    number = STONES[gem].count
    state = position(player(gems={gem: number}), player(), player())
    offered = [action for action in LIVINGSTONE.legal(state, A) if isinstance(action, SellGems)]
    assert offered == [SellGems(**{gem: sold}) for sold in range(1, number + 1)]


def test_4_9_gems_of_several_kinds_may_be_sold_at_once_too() -> None:
    state = position(player(gems={"clear": 1, "blue": 1}), player(), player())
    offered = [action for action in LIVINGSTONE.legal(state, A) if isinstance(action, SellGems)]
    assert offered == [SellGems(clear=1), SellGems(blue=1), SellGems(clear=1, blue=1)]


def test_4_9_market_is_offered_for_every_set_of_gems() -> None:
    one = player(hand=["market"], gems={"clear": 2, "blue": 1, "red": 1})
    state = position(one, player(), player())
    offers = [action for action in LIVINGSTONE.legal(state, A) if isinstance(action, PlayMarket)]
    assert len(set(offers)) == len(offers) == 3 * 2 * 2 - 1


def test_7_3_an_absent_player_takes_the_lowest_die_its_coins_and_ends_the_turn() -> None:
    one = player(dice=[2], hand=["lion", "double_dice"], gems={"red": 2})
    state = position(one, player(), player(), pool=[1, 2, 3, 4, 5])
    step = play(state, TakeDie(3))
    assert LIVINGSTONE.idle(state, A) == TakeDie(3)
    assert LIVINGSTONE.idle(step.state, A) == TakeCoins()
    two_dice = play(step.state, PlayDoubleDice(5), TakeCoins()).state
    assert LIVINGSTONE.idle(two_dice, A) == TakeCoins()
    done = play(two_dice, TakeCoins()).state
    assert LIVINGSTONE.idle(done, A) == EndTurn()
    assert done.players[A].gems["red"] == 2


def test_7_3_idle_players_alone_bring_a_game_to_its_end() -> None:
    state = LIVINGSTONE.setup(3, LivingstoneOptions(), Rng(SEED)).state
    for round_no in range(1, 11):
        assert (state.round_no, state.boat) == (round_no, round_no)
        state = idle_round(state).state
    assert state.result is not None
    assert LIVINGSTONE.to_act(state) == frozenset()
    assert all(LIVINGSTONE.legal(state, seat) == [] for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_10_nothing_is_ever_lost_in_a_game_at_random(players: int) -> None:
    options = LivingstoneOptions(allow_pass=True, free_tent_pays_neighbours=True)
    state = LIVINGSTONE.setup(players, options, Rng(SEED)).state
    chance = Random(players)
    while state.result is None:
        state = play(state, _at_random(state, state.active, chance)).state
    assert state.round_no >= 10


def _at_random(state: LivingstoneState, seat: Seat, chance: Random) -> Action:
    """A legal action; gifts and sales, which can go on for long, rarely."""
    legal = LIVINGSTONE.legal(state, seat)
    busy = [action for action in legal if not action.is_free]
    return chance.choice(legal if chance.random() < 0.1 else busy)
