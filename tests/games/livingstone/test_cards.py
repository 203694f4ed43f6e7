"""The cards (5)."""

from __future__ import annotations

import pytest

from games.core import Action
from games.livingstone.actions import (
    Dig,
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
from games.livingstone.data import Space
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import Camp, LivingstoneState, Stage
from games.values import Event, Text, Who
from tests.games.livingstone.playing import idle_round, play, refused, turn
from tests.games.livingstone.positions import (
    BLUE,
    RED,
    YELLOW,
    A,
    B,
    C,
    next_card,
    next_stones,
    player,
    position,
    round_ending,
)
from tests.games.playing import events_of


def card_played(card: str) -> Event:
    return Event("card_played", {"who": Who(A), "card": card}, reveals=True)


# 5.1, 5.3, 5.4: No-Cost Tent and Any Row


def in_column_8(*hand: str, purse: int = 4) -> LivingstoneState:
    """A has taken a 2 while a blue tent stands on c8r2 (9.16)."""
    blue = player(purse=0, unscored=["c8r2"])
    return position(player(purse=purse, hand=hand), blue, player(), boat=8, spending=[2])


def test_9_16_a_any_row_places_the_tent_in_another_row_at_the_usual_price() -> None:
    step = play(in_column_8("any_row"), PlaceTent(6, use_any_row=True))
    assert step.state.players[A].camps == {"c8r6": Camp(unscored=1)}
    assert step.state.players[A].purse == 0
    assert step.state.discard.counts == {"any_row": 1}
    assert not step.state.players[A].hand
    assert step.events[0] == card_played("any_row")


def test_9_16_b_no_cost_tent_pays_nothing_not_even_the_neighbour() -> None:
    step = play(in_column_8("free_tent", purse=0), PlaceTent(2, use_free_tent=True))
    assert step.state.players[A].camps == {"c8r2": Camp(unscored=1)}
    assert [one.purse for one in step.state.players] == [0, 0, 3]
    assert step.state.discard.counts == {"free_tent": 1}
    assert step.events == [
        card_played("free_tent"),
        Event("tent_placed", {"who": Who(A), "column": 8, "row": 2, "pounds": 0}),
    ]
    assert step.state.stage is Stage.DONE


@pytest.mark.parametrize("row", [1, 3, 4, 5, 6])
def test_9_16_c_both_cards_with_one_die_any_row_for_nothing(row: int) -> None:
    state = in_column_8("free_tent", "any_row", purse=0)
    step = play(state, PlaceTent(row, use_free_tent=True, use_any_row=True))
    assert step.state.players[A].camps == {f"c8r{row}": Camp(unscored=1)}
    assert step.state.players[A].purse == 0
    assert step.state.discard.counts == {"free_tent": 1, "any_row": 1}
    assert step.state.stage is Stage.DONE


def test_5_3_any_row_pays_the_neighbours_of_the_row_it_names() -> None:
    blue = player(purse=0, unscored=["c8r6"])
    state = position(player(purse=5, hand=["any_row"]), blue, player(), boat=8, spending=[2])
    after = play(state, PlaceTent(6, use_any_row=True)).state
    assert [one.purse for one in after.players] == [0, 1, 3]


def test_5_2_a_tent_card_serves_one_tent_only() -> None:
    state = position(
        player(purse=0, hand=["free_tent", "double_dice"]), player(), player(), spending=[2], pool=[4] * 5
    )
    after = play(state, PlayDoubleDice(4), PlaceTent(2, use_free_tent=True)).state
    refused(after, PlaceTent(4, use_free_tent=True), "card_not_in_hand", "5")


# 5.2: Two Dice


def with_two_dice(*hand: str) -> LivingstoneState:
    """Pool 2, 4, 5, 6 and A's last die a 1 (9.15); B has taken a 6."""
    a = player(purse=0, dice=[1], hand=hand or ["double_dice"])
    return position(a, player(dice=[6]), player(), pool=[2, 4, 5, 6])


def test_9_15_two_dice_are_taken_in_succession_and_spent_in_that_order() -> None:
    step = play(with_two_dice(), TakeDie(4), PlayDoubleDice(5))
    state = step.state
    assert state.pool == [2, 6]
    assert (state.dice_to_spend, state.players[A].last_die, state.stage) == ([4, 5], 5, Stage.ACT)
    assert state.players[A].dice_taken == [1, 4, 5]
    assert state.discard.counts == {"double_dice": 1}
    assert step.events[1:] == [card_played("double_dice"), Event("die_taken", {"who": Who(A), "die": 5})]

    state = play(state, TakeCoins()).state
    assert state.players[A].purse == 4
    assert (state.stage, state.current_die) == (Stage.ACT, 5)

    state = play(next_stones(state, {"black": 5}), Dig()).state
    assert state.aside.counts == {"black": 5}
    assert state.stage is Stage.DONE

    state = play(state, EndTurn()).state
    state = turn(state, C, 2)
    assert state.active == A  # B has nothing above the 6
    assert [action for action in LIVINGSTONE.legal(state, A) if isinstance(action, TakeDie)] == [TakeDie(6)]


def test_9_15_refused_with_a_die_that_is_not_higher_or_not_there() -> None:
    state = play(with_two_dice(), TakeDie(4)).state
    refused(state, PlayDoubleDice(2), "no_such_higher_die", "5.2")
    refused(state, PlayDoubleDice(3), "no_such_higher_die", "5.2")
    refused(play(with_two_dice(), TakeDie(6)).state, PlayDoubleDice(6), "no_such_higher_die", "5.2")


def test_9_15_refused_after_the_coins_were_taken() -> None:
    state = play(with_two_dice(), TakeDie(4), TakeCoins()).state
    refused(state, PlayDoubleDice(5), "too_late_for_second_die", "5.2")
    both = play(with_two_dice("double_dice", "double_dice"), TakeDie(2), PlayDoubleDice(4), TakeCoins()).state
    refused(both, PlayDoubleDice(5), "too_late_for_second_die", "5.2")


def test_5_2_each_further_card_takes_a_still_higher_die() -> None:
    state = with_two_dice("double_dice", "double_dice")
    after = play(state, TakeDie(2), PlayDoubleDice(4), PlayDoubleDice(6)).state
    assert after.dice_to_spend == [2, 4, 6]
    assert after.pool == [5]
    spent = play(after, TakeCoins(), TakeCoins(), TakeCoins()).state
    assert spent.players[A].purse == 12
    assert spent.stage is Stage.DONE


def test_5_2_free_actions_before_the_choice_do_not_spoil_it() -> None:
    state = with_two_dice("double_dice", "lion")
    assert play(state, TakeDie(4), PlayCard("lion"), PlayDoubleDice(5)).state.dice_to_spend == [4, 5]


def test_5_2_two_dice_drawn_in_this_turn_comes_too_late() -> None:
    state = next_card(with_two_dice("lion"), "double_dice")
    after = play(state, TakeDie(4), DrawCard()).state
    assert "double_dice" in after.players[A].hand
    refused(after, PlayDoubleDice(5), "too_late_for_second_die", "5.2")


def test_5_2_a_player_may_be_left_without_any_die() -> None:
    state = position(player(hand=["double_dice"] * 3), player(), player(dice=[2]), pool=[1, 3, 4, 5, 6])
    two_more = (PlayDoubleDice(3), PlayDoubleDice(4), PlayDoubleDice(5))
    after = play(state, TakeDie(1), *two_more, *(TakeCoins(),) * 4, EndTurn()).state
    after = turn(after, B, 6)
    assert after.round_no == 2


# 5.5: Market


def test_9_18_market_gives_pounds_and_points() -> None:
    gems = {"clear": 2, "blue": 1, "red": 1}
    state = position(player(purse=0, hand=["market"], gems=gems), player(), player())
    step = play(state, PlayMarket(clear=2, blue=1, red=1))
    one = step.state.players[A]
    assert (one.purse, one.total) == (7, 7)
    assert one.gems == {"clear": 0, "blue": 0, "red": 0}
    assert step.state.aside.counts == gems
    assert step.state.discard.counts == {"market": 1}
    sold = tuple(Text(f"stones-{gem}", {"count": number}) for gem, number in gems.items())
    assert step.events == [
        card_played("market"),
        Event("gems_sold", {"who": Who(A), "gems": sold, "pounds": 7}),
        Event("points_scored", {"who": Who(A), "points": 7}),
    ]


def test_9_18_an_ordinary_sale_gives_ten_pounds_and_no_points() -> None:
    state = position(player(purse=0, gems={"clear": 2, "blue": 1, "red": 1}), player(), player())
    one = play(state, SellGems(clear=2, blue=1, red=1)).state.players[A]
    assert (one.purse, one.total) == (10, 0)


def test_5_5_part_by_the_market_and_part_at_ordinary_prices() -> None:
    state = position(player(purse=0, hand=["market"], gems={"blue": 2, "red": 1}), player(), player())
    one = play(state, PlayMarket(blue=1), SellGems(blue=1)).state.players[A]
    assert (one.purse, one.total) == (2 + 3, 2)
    assert one.gems == {"clear": 0, "blue": 0, "red": 1}


# 5.6: Second Tent


def test_9_17_second_tent_on_a_space_with_a_scored_tent_costs_neither_pound_nor_die() -> None:
    neighbour = player(purse=0, scored=["c2r1"])
    a = player(purse=0, points=5, hand=["extra_tent"], scored=["c2r1"], unscored=["c7r4"])
    state = position(a, neighbour, player(), boat=7)
    refused(state, PlayExtraTent(Space(7, 4)), "needs_scored_tent", "5.6")

    step = play(state, PlayExtraTent(Space(2, 1)))
    one = step.state.players[A]
    assert one.camps["c2r1"] == Camp(unscored=1, scored=1)
    assert one.tents == state.players[A].tents - 1
    assert [p.purse for p in step.state.players] == [0, 0, 3]
    assert (one.total, step.state.stage) == (5, Stage.PICK)
    assert one.tents_in_row(1) == 2
    placed = Event("tent_placed", {"who": Who(A), "column": 2, "row": 1, "pounds": 0})
    assert step.events == [card_played("extra_tent"), placed]


def test_9_17_both_tents_count_for_the_majority_of_the_row() -> None:
    state = round_ending(
        player(hand=["extra_tent"], scored=["c2r1"]), player(scored=["c5r1"]), player(), boat=10
    )
    after = play(state, PlayExtraTent(Space(2, 1)), EndTurn()).state
    assert [one.points.get("majorities", 0) for one in after.players] == [12, 0, 0]


def test_5_6_second_tent_scores_when_its_column_is_scored_again() -> None:
    a = player(hand=["extra_tent", "steamboat_back"], scored=["c4r6"])
    state = round_ending(a, player(), player(), boat=5)
    after = play(state, PlayExtraTent(Space(4, 6)), PlayCard("steamboat_back"), EndTurn()).state
    assert after.players[A].total == 12
    assert after.players[A].camps["c4r6"] == Camp(scored=2)


# 5.7: Steamboat Back


def test_9_13_steamboat_back_scores_the_column_before_a_second_time() -> None:
    red = player(purse=0, hand=["steamboat_back"], scored=["c4r6"])
    blue = player(purse=3, scored=["c4r2"])
    yellow = player(purse=3)
    state = position(red, blue, yellow, boat=5, starter=C, active=C, pool=[1, 2, 3, 3, 6, 6])
    state = play(state, TakeDie(3), PlaceTent(3), EndTurn()).state
    assert state.players[YELLOW].purse == 0

    back = play(state, PlayCard("steamboat_back"))
    assert back.state.boat == 4
    assert back.events[1] == Event("boat_moved_back", {"column": 4})
    state = play(back.state, TakeDie(6), TakeCoins(), EndTurn()).state
    assert state.active == BLUE
    state = play(state, TakeDie(6), PlaceTent(6)).state
    assert [one.purse for one in state.players] == [7, 0, 0]

    over = play(state, EndTurn())
    state = over.state
    assert events_of(over.events, "column_scored")[0].values["column"] == 4
    assert [one.total for one in state.players] == [6, 8, 0]
    assert (state.boat, state.starter, state.active) == (5, RED, RED)
    assert state.players[YELLOW].camps == {"c5r3": Camp(unscored=1)}

    state = idle_round(state).state
    assert [one.total for one in state.players] == [6, 8, 3]
    assert state.boat == 6


def test_9_14_steamboat_back_in_the_last_column_adds_a_round() -> None:
    state = round_ending(player(hand=["steamboat_back"], scored=["c9r5"]), player(), player(), boat=10)
    state = play(state, PlayCard("steamboat_back")).state
    assert state.boat == 9
    state = play(state, EndTurn()).state
    assert state.result is None
    assert (state.boat, state.round_no, state.players[A].total) == (10, 11, 5)
    assert idle_round(state).state.result is not None


def test_5_7_the_new_column_has_its_own_cost() -> None:
    state = position(player(purse=2, hand=["steamboat_back"]), player(), player(), boat=5, spending=[3])
    refused(state, PlaceTent(3), "not_enough_money", "4.5")
    after = play(state, PlayCard("steamboat_back"), PlaceTent(3)).state
    assert after.players[A].camps == {"c4r3": Camp(unscored=1)}
    assert after.players[A].purse == 0


def test_8_19_steamboat_back_changes_nothing_in_the_order_of_start_players() -> None:
    state = round_ending(player(), player(hand=["steamboat_back"]), player(), active=B, starter=B, boat=3)
    after = play(state, PlayCard("steamboat_back"), EndTurn()).state
    assert (after.boat, after.starter) == (3, C)


def test_5_7_one_column_back_per_card_and_one_forward_per_round_end() -> None:
    # The boat has already gone back from column 5, and the card has come back through a Mine Collapse.
    state = round_ending(player(hand=["steamboat_back"]), player(), player(), boat=4)
    state = play(state, PlayCard("steamboat_back")).state
    assert state.boat == 3
    assert play(state, EndTurn()).state.boat == 4


# 5.8, 5.9, 5.10: animals, pounds and stones


@pytest.mark.parametrize(("animal", "points"), [("lion", 4), ("rhino", 3), ("antelope", 2)])
def test_5_8_an_animal_scores_at_once(animal: str, points: int) -> None:
    step = play(position(player(points=10, hand=[animal]), player(), player()), PlayCard(animal))
    assert step.state.players[A].total == 10 + points
    assert step.state.discard.counts == {animal: 1}
    assert step.events == [
        card_played(animal),
        Event("points_scored", {"who": Who(A), "points": points}),
    ]


def test_5_9_four_pounds() -> None:
    step = play(position(player(purse=3, hand=["coins_four"]), player(), player()), PlayCard("coins_four"))
    assert step.state.players[A].purse == 7
    assert step.events[1] == Event("coins_taken", {"who": Who(A), "pounds": 4})


def test_5_10_three_stones_leave_the_die_unspent() -> None:
    state = position(player(hand=["dig_three"]), player(), player(), spending=[5])
    step = play(next_stones(state, {"black": 1, "clear": 1, "red": 1}), PlayCard("dig_three"))
    assert step.state.players[A].gems == {"clear": 1, "blue": 0, "red": 1}
    assert step.state.aside.counts == {"black": 1}
    assert (step.state.stage, step.state.current_die, step.state.has_acted) == (Stage.ACT, 5, False)
    assert step.events[1].kind == "stones_dug"
    assert step.events[1].reveals


def test_5_10_the_white_stone_voids_three_stones_too() -> None:
    state = position(player(hand=["dig_three"]), player(), player(), aside={"black": 9})
    after = play(next_stones(state, {"black": 1, "blue": 1, "white": 1}), PlayCard("dig_three")).state
    assert len(after.bag) == 60
    assert not any(after.players[A].gems.values())
    assert after.discard.counts == {"dig_three": 1}


def test_5_any_number_of_cards_in_one_turn_also_one_just_drawn() -> None:
    state = position(player(hand=["lion", "rhino", "rhino"]), player(), player(), spending=[1])
    cards: list[Action] = [PlayCard(card) for card in ("lion", "rhino", "rhino", "antelope")]
    after = play(next_card(state, "antelope"), DrawCard(), *cards).state
    assert after.players[A].total == 4 + 3 + 3 + 2
    assert not after.players[A].hand
