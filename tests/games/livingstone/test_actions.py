"""Main and free actions (4.5) and drawing stones (4.6)."""

from __future__ import annotations

import pytest

from games.livingstone.actions import Dig, Donate, DrawCard, EndTurn, PlaceTent, SellGems, TakeCoins, TakeDie
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import Camp, Stage
from games.values import Event, Text, Who
from tests.games.livingstone.playing import play, refused
from tests.games.livingstone.positions import (
    BLUE,
    RED,
    YELLOW,
    A,
    B,
    next_card,
    next_stones,
    player,
    position,
    round_ending,
)
from tests.games.playing import events_of


def test_9_3_coins_by_the_number_of_the_die() -> None:
    state = position(player(purse=3), player(), player(), pool=[1, 2, 3, 4, 5, 6])
    step = play(state, TakeDie(4), TakeCoins())
    assert step.state.players[A].purse == 7
    assert step.events == [
        Event("die_taken", {"who": Who(A), "die": 4}),
        Event("coins_taken", {"who": Who(A), "pounds": 4}),
    ]


def test_8_27_the_bank_is_never_empty() -> None:
    state = position(player(purse=204), player(purse=204), player(), spending=[6])
    assert play(state, TakeCoins()).state.players[A].purse == 210


@pytest.mark.parametrize("die", [1, 6])
def test_4_5_a_die_of_any_number_draws_exactly_one_card(die: int) -> None:
    state = next_card(position(player(), player(), player(), spending=[die]), "rhino")
    after = play(state, DrawCard()).state
    assert after.players[A].hand.counts == {"rhino": 1}
    assert (len(after.deck), after.deck.count("rhino")) == (26, 1)
    assert after.stage is Stage.DONE


def test_4_5_there_is_no_hand_limit() -> None:
    many = ["free_tent", "double_dice", "any_row", "market", "dig_three", "coins_four"] * 3
    state = next_card(position(player(hand=many), player(), player(), spending=[1]), "lion")
    assert len(play(state, DrawCard()).state.players[A].hand) == 19


def test_9_4_illustration_4_the_die_fixes_the_row_and_the_boat_column_and_cost() -> None:
    state = position(player(purse=3), player(), player(), boat=4, pool=[1, 2, 3, 4, 5, 6])
    step = play(state, TakeDie(1), PlaceTent(1))
    one = step.state.players[A]
    assert one.camps == {"c4r1": Camp(unscored=1)}
    assert (one.purse, one.tents, one.total) == (1, 10, 0)
    assert step.state.stage is Stage.DONE
    assert step.events[1:] == [Event("tent_placed", {"who": Who(A), "column": 4, "row": 1, "pounds": 2})]


def test_9_4_in_the_next_round_a_tent_costs_3() -> None:
    state = play(round_ending(player(), player(), player(), boat=4), EndTurn()).state
    assert state.boat == 5
    assert LIVINGSTONE.view(state, None).cost == 3
    state.players[B].purse = 3
    die = state.pool[0]
    after = play(state, TakeDie(die), PlaceTent(die)).state
    assert after.players[B].purse == 0


def test_9_7_a_tent_beside_others_pays_each_owner_one_pound() -> None:
    blue = player(purse=10, unscored=["c6r4", "c6r4"])
    yellow = player(purse=0, unscored=["c6r4"])
    state = position(player(purse=5), blue, yellow, boat=6, spending=[4], pool=[4, 4, 6, 6, 6])
    step = play(state, PlaceTent(4))
    assert [one.purse for one in step.state.players] == [0, 11, 1]
    assert step.events == [
        Event("tent_placed", {"who": Who(RED), "column": 6, "row": 4, "pounds": 3}),
        Event("neighbour_paid", {"who": Who(RED), "to": Who(BLUE)}),
        Event("neighbour_paid", {"who": Who(RED), "to": Who(YELLOW)}),
    ]
    later = play(step.state, EndTurn(), TakeDie(4), PlaceTent(4)).state
    assert [one.purse for one in later.players] == [1, 11 - 5, 2]
    assert later.players[BLUE].camps == {"c6r4": Camp(unscored=3)}


def test_9_7_with_one_pound_too_few_the_tent_is_refused() -> None:
    blue, yellow = player(unscored=["c6r4", "c6r4"]), player(unscored=["c6r4"])
    state = position(player(purse=4), blue, yellow, boat=6, spending=[4])
    reason = refused(state, PlaceTent(4), "not_enough_money", "4.5")
    assert reason.values == {"price": 5, "purse": 4}


def test_8_9_several_own_tents_may_stand_on_one_space() -> None:
    state = position(player(purse=1, unscored=["c1r3"]), player(), player(), spending=[3])
    after = play(state, PlaceTent(3)).state
    assert after.players[A].camps == {"c1r3": Camp(unscored=2)}
    assert after.players[A].purse == 0


def test_neighbours_of_other_spaces_get_nothing() -> None:
    others = (player(unscored=["c6r3"]), player(scored=["c5r4"]))
    after = play(position(player(purse=3), *others, boat=6, spending=[4]), PlaceTent(4)).state
    assert [one.purse for one in after.players] == [0, 3, 3]


def test_9_8_a_dig_without_the_white_stone() -> None:
    state = position(player(purse=0), player(), player(), pool=[1, 2, 3, 4, 5, 6])
    drawn = {"black": 3, "clear": 2, "blue": 1}
    step = play(next_stones(state, drawn), TakeDie(6), Dig())
    after = step.state
    assert len(after.bag) == 54
    assert after.aside.counts == {"black": 3}
    assert after.players[A].gems == {"clear": 2, "blue": 1, "red": 0}
    shown = tuple(Text(f"stones-{stone}", {"count": number}) for stone, number in drawn.items())
    assert step.events[1:] == [Event("stones_dug", {"who": Who(A), "stones": shown}, reveals=True)]

    sale = play(after, SellGems(blue=1))
    assert sale.state.players[A].purse == 3
    assert sale.state.players[A].gems == {"clear": 2, "blue": 0, "red": 0}
    assert sale.state.aside.counts == {"black": 3, "blue": 1}


def test_9_9_the_white_stone_voids_the_dig_and_returns_the_set_aside_heap() -> None:
    state = position(
        player(gems={"red": 2}), player(), player(), spending=[4], aside={"black": 12, "clear": 3}
    )
    assert len(state.bag) == 43
    step = play(next_stones(state, {"black": 1, "blue": 1, "clear": 1, "white": 1}), Dig())
    assert len(step.state.bag) == 58
    assert not step.state.aside
    assert step.state.players[A].gems == {"clear": 0, "blue": 0, "red": 2}
    assert step.events[1] == Event("white_stone_drawn", {"who": Who(A), "aside": 15})


def test_4_6_gems_of_the_others_are_safe_from_the_white_stone() -> None:
    state = position(player(), player(gems={"blue": 3}), player(), spending=[1])
    after = play(next_stones(state, {"white": 1}), Dig()).state
    assert after.players[B].gems["blue"] == 3
    assert len(after.bag) == 57


def test_9_10_a_nearly_empty_bag_gives_all_it_has() -> None:
    state = position(
        player(gems={"red": 5}),
        player(gems={"blue": 4}),
        player(),
        spending=[5],
        aside={"black": 28, "clear": 15, "blue": 6},
    )
    assert state.bag.counts == {"black": 1, "white": 1}
    step = play(state, Dig())
    assert step.state.bag.counts == {"black": 29, "clear": 15, "blue": 6, "white": 1}
    assert not step.state.aside
    assert [sum(one.gems.values()) for one in step.state.players] == [5, 4, 0]
    shown = (Text("stones-black", {"count": 1}), Text("stones-white", {"count": 1}))
    assert events_of(step.events, "stones_dug")[0].values["stones"] == shown


@pytest.mark.parametrize("die", range(1, 7))
def test_8_10_a_dig_draws_exactly_the_number_of_the_die(die: int) -> None:
    state = next_stones(position(player(), player(), player(), spending=[die]), {"black": die})
    after = play(state, Dig()).state
    assert after.aside.counts == {"black": die}
    assert len(after.bag) == 60 - die


def test_4_5_gems_are_sold_at_1_3_and_5_pounds() -> None:
    state = position(player(purse=0, gems={"clear": 2, "blue": 2, "red": 2}), player(), player())
    step = play(state, SellGems(clear=2, blue=1, red=1))
    assert step.state.players[A].purse == 2 + 3 + 5
    assert step.state.players[A].gems == {"clear": 0, "blue": 1, "red": 1}
    assert step.state.players[A].total == 0
    assert step.state.aside.counts == {"clear": 2, "blue": 1, "red": 1}
    sold = tuple(Text(f"stones-{gem}", {"count": n}) for gem, n in (("clear", 2), ("blue", 1), ("red", 1)))
    assert step.events == [Event("gems_sold", {"who": Who(A), "gems": sold, "pounds": 10})]


def test_4_9_gem_by_gem_gives_the_same_as_together() -> None:
    state = position(player(gems={"clear": 2, "red": 1}), player(), player())
    together = play(state, SellGems(clear=2, red=1)).state
    assert play(state, SellGems(red=1), SellGems(clear=1), SellGems(clear=1)).state == together


def test_4_5_gifts_go_from_the_purse_to_the_chest_any_number_of_times() -> None:
    state = position(player(purse=7, chest=2, donations=1), player(), player())
    after = play(state, Donate(1), Donate(6)).state
    one = after.players[A]
    assert (one.purse, one.chest, one.donations) == (0, 9, 3)
    refused(after, Donate(1), "purse_empty", "4.5")
