"""The game for two (7.1)."""

from __future__ import annotations

from games.livingstone.actions import EndTurn, PlaceTent, PlayCard, PlayExtraTent, TakeDie
from games.livingstone.data import Space
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import Camp, LivingstoneState
from games.values import Event, Who
from tests.games.livingstone.playing import final, play, refused
from tests.games.livingstone.positions import A, B, next_dice, player, position, round_ending
from tests.games.playing import events_of

ALL_ELEVEN = ["c1r6", *(f"c{column}r2" for column in range(1, 9)), "c8r3", "c8r4"]


def before_the_queen(
    first: int, second: int, *dice: int, points: tuple[int, int] = (0, 0)
) -> LivingstoneState:
    """The last turn of a game for two with these gifts, and with the dice the Queen will throw."""
    players = [player(chest=chest, points=vp) for chest, vp in zip((first, second), points, strict=True)]
    return next_dice(round_ending(*players, boat=10), *dice)


def test_9_23_the_queen_throws_four_dice_and_equal_is_enough() -> None:
    state = before_the_queen(16, 15, 3, 5, 2, 6, points=(1, 60))
    result = final(state)
    assert result.winners == (A,)
    assert [(one.seat, one.is_out) for one in result.standings] == [(A, False), (B, True)]
    step = play(state, EndTurn())
    assert step.state.queen_dice == [3, 5, 2, 6]
    rolled = Event("queen_rolled", {"dice": (3, 5, 2, 6), "sum": 16}, reveals=True)
    assert events_of(step.events, "queen_rolled") == [rolled]
    assert events_of(step.events, "player_out") == [Event("player_out", {"who": Who(B), "pounds": 15})]


def test_9_23_with_a_roll_of_17_both_lose() -> None:
    state = before_the_queen(16, 15, 3, 5, 3, 6)
    assert final(state).winners == ()
    assert play(state, EndTurn()).events[-1] == Event("nobody_won")


def test_8_28_the_smallest_gift_is_not_out_with_two_players() -> None:
    result = final(before_the_queen(16, 15, 3, 5, 2, 5, points=(20, 30)))
    assert result.winners == (B,)
    assert not any(standing.is_out for standing in result.standings)


def test_8_28_equal_gifts_that_suffice_leave_both_in() -> None:
    result = final(before_the_queen(16, 16, 3, 5, 2, 6, points=(20, 20)))
    assert (result.winners, result.tie_breaks) == ((A, B), ("shared",))


def test_9_24_with_an_empty_supply_a_tent_is_moved() -> None:
    blue = player(purse=6, points=6, scored=ALL_ELEVEN)
    assert blue.tents == 0
    state = position(player(dice=[6]), blue, boat=9, active=B, pool=[1, 1, 1])
    step = play(state, TakeDie(1), PlaceTent(1, move_from=Space(1, 6)))
    moved = step.state.players[B]
    assert moved.purse == 1
    assert "c1r6" not in moved.camps
    assert moved.camps["c9r1"] == Camp(unscored=1)
    assert (moved.tents, moved.total) == (0, 6)
    assert [moved.tents_in_row(row) - blue.tents_in_row(row) for row in range(1, 7)] == [1, 0, 0, 0, 0, -1]
    path = {"column": 9, "row": 1, "from_column": 1, "from_row": 6}
    assert step.events[1:] == [Event("tent_moved", {"who": Who(B), "pounds": 5, **path})]

    after = play(step.state, EndTurn()).state
    assert (after.boat, after.players[B].total) == (10, 6 + 1)


def test_7_1_an_unscored_tent_is_lifted_before_a_scored_one() -> None:
    rest = [where for where in ALL_ELEVEN if where != "c1r6"]
    a = player(purse=9, scored=rest, unscored=["c8r3"])
    state = position(a, player(), boat=9, spending=[1])
    after = play(state, PlaceTent(1, move_from=Space(8, 3))).state
    assert after.players[A].camps["c8r3"] == Camp(scored=1)


def test_7_1_costs_and_cards_apply_as_for_a_new_tent() -> None:
    a = player(purse=0, hand=["free_tent", "any_row"], scored=ALL_ELEVEN)
    state = position(a, player(purse=0, unscored=["c9r5"]), boat=9, spending=[1])
    refused(state, PlaceTent(1, move_from=Space(8, 4)), "not_enough_money", "4.5")
    both = PlaceTent(5, use_free_tent=True, use_any_row=True, move_from=Space(8, 4))
    after = play(state, both).state
    assert after.players[A].camps["c9r5"] == Camp(unscored=1)
    assert [one.purse for one in after.players] == [0, 0]


def test_7_1_a_moved_tent_pays_its_new_neighbour() -> None:
    a = player(purse=6, scored=ALL_ELEVEN)
    state = position(a, player(purse=0, unscored=["c9r1"]), boat=9, spending=[1])
    after = play(state, PlaceTent(1, move_from=Space(1, 6))).state
    assert [one.purse for one in after.players] == [0, 1]


def test_7_1_second_tent_moves_a_tent_when_the_supply_is_empty() -> None:
    state = position(player(hand=["extra_tent"], scored=ALL_ELEVEN), player(), boat=9)
    step = play(state, PlayExtraTent(Space(1, 2), move_from=Space(1, 6)))
    assert step.state.players[A].camps["c1r2"] == Camp(scored=1, unscored=1)
    assert "c1r6" not in step.state.players[A].camps
    assert step.events[1] == Event(
        "tent_moved", {"who": Who(A), "column": 1, "row": 2, "pounds": 0, "from_column": 1, "from_row": 6}
    )


def test_7_1_every_own_space_but_the_target_is_offered() -> None:
    a = player(purse=9, scored=ALL_ELEVEN)
    state = position(a, player(), boat=8, spending=[3])
    sources = {action.move_from for action in LIVINGSTONE.legal(state, A) if isinstance(action, PlaceTent)}
    assert {source.id for source in sources if source} == set(ALL_ELEVEN) - {"c8r3"}


def test_8_22_a_moved_tent_is_no_longer_a_scored_one() -> None:
    a = player(purse=9, hand=["extra_tent"], scored=ALL_ELEVEN)
    state = position(a, player(), boat=9, spending=[1])
    after = play(state, PlaceTent(1, move_from=Space(1, 6))).state
    refused(after, PlayExtraTent(Space(9, 1), move_from=Space(8, 4)), "needs_scored_tent", "5.6")


def test_8_29_no_tent_is_moved_while_one_is_in_the_supply() -> None:
    state = position(player(purse=9, scored=ALL_ELEVEN[:10]), player(), boat=9, spending=[1])
    refused(state, PlaceTent(1, move_from=Space(1, 6)), "tents_in_supply", "7.1")
    assert play(state, PlaceTent(1)).state.players[A].tents == 0


def test_a_game_for_two_can_still_be_longer_by_steamboat_back() -> None:
    state = round_ending(player(hand=["steamboat_back"]), player(), boat=10)
    after = play(state, PlayCard("steamboat_back"), EndTurn()).state
    assert (after.boat, after.round_no, after.result) == (10, 11, None)


def test_6_5_gifts_that_were_too_small_do_not_rank_those_who_are_out() -> None:
    result = final(round_ending(player(points=5, chest=0), player(points=5, chest=1), boat=10))
    assert result.winners == ()
    assert [(one.seat, one.rank, one.is_out) for one in result.standings] == [(A, 1, True), (B, 1, True)]
