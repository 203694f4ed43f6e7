"""The end of a round (4.7), and the points at the end of the game (6.1 to 6.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.livingstone.actions import EndTurn, PlayCard
from games.livingstone.state import Camp, LivingstoneState, Player
from games.values import Event, Who
from tests.games.livingstone.playing import final, play
from tests.games.livingstone.positions import BLUE, RED, YELLOW, A, B, C, player, round_ending
from tests.games.playing import events_of


def source(state: LivingstoneState, name: str) -> list[int]:
    """The points of that source in the final table, by seat."""
    standings = sorted(final(state).standings, key=lambda standing: standing.seat)
    return [standing.sources[name] for standing in standings]


def test_9_6_everybody_on_a_shared_space_scores_in_full() -> None:
    red, blue = player(unscored=["c3r5"]), player(unscored=["c3r5", "c3r5", "c3r1"])
    step = play(round_ending(red, blue, player(), boat=3), EndTurn())
    assert [one.total for one in step.state.players] == [5, 11, 0]
    assert step.events[1:4] == [
        Event("column_scored", {"column": 3, "round": 3}),
        Event("points_scored", {"who": Who(RED), "points": 5}),
        Event("points_scored", {"who": Who(BLUE), "points": 11}),
    ]


@pytest.mark.parametrize("row", range(1, 7))
def test_4_7_a_tent_scores_the_number_of_its_row(row: int) -> None:
    state = round_ending(player(unscored=[f"c2r{row}"]), player(), player(), boat=2)
    assert play(state, EndTurn()).state.players[A].points == {"tents": row}


def test_4_7_only_the_column_of_the_boat_is_scored_old_tents_and_new() -> None:
    a = player(scored=["c2r6", "c3r4"], unscored=["c3r4", "c4r5"])
    after = play(round_ending(a, player(), player(), boat=3), EndTurn()).state
    assert after.players[A].total == 8
    assert after.players[A].camps == {
        "c2r6": Camp(scored=1),
        "c3r4": Camp(scored=2),
        "c4r5": Camp(unscored=1),
    }


def test_4_7_the_boat_moves_on_and_the_next_player_clockwise_starts() -> None:
    step = play(round_ending(player(), player(), player(), boat=3, starter=B, active=A), EndTurn())
    assert (step.state.boat, step.state.starter, step.state.active) == (4, C, C)
    began = events_of(step.events, "round_began")[0]
    assert began.reveals
    assert began.values == {
        "round": 4,
        "who": Who(C),
        "dice": tuple(step.state.pool),
        "column": 4,
        "cost": 2,
    }


def test_4_7_after_the_last_seat_the_first_starts() -> None:
    state = round_ending(player(), player(), player(), starter=C, active=C)
    assert play(state, EndTurn()).state.starter == A


def test_6_the_last_column_is_scored_like_all_others_before_the_end() -> None:
    state = round_ending(player(unscored=["c10r6"]), player(chest=1), player(chest=1), boat=10)
    step = play(state, EndTurn())
    assert step.state.players[A].points == {"tents": 6, "majorities": 2}
    assert step.state.boat == 10
    assert step.state.result is not None


def in_row(row: int, *tents: int) -> list[Player]:
    """Players with that many scored tents in the row, column after column."""
    return [player(scored=[f"c{column}r{row}" for column in range(1, n + 1)]) for n in tents]


def test_9_5_illustration_5_the_most_tents_of_row_2_score_ten() -> None:
    state = round_ending(*in_row(2, 3, 2, 2), boat=10)
    assert source(state, "majorities") == [10, 0, 0]
    majority = events_of(play(state, EndTurn()).events, "majority_scored")
    assert majority == [
        Event("majority_scored", {"row": 2, "who": (Who(RED),), "count": 1, "points": 10, "tents": 3})
    ]


def test_9_5_with_two_tents_each_everybody_scores_three() -> None:
    state = round_ending(*in_row(2, 2, 2, 2), boat=10)
    assert source(state, "majorities") == [3, 3, 3]
    majority = events_of(play(state, EndTurn()).events, "majority_scored")[0]
    assert majority.values["who"] == (Who(RED), Who(BLUE), Who(YELLOW))
    assert majority.values["points"] == 3


@pytest.mark.parametrize(("row", "points"), [(1, 12), (2, 10), (3, 8), (4, 6), (5, 4), (6, 2)])
def test_6_1_the_majority_points_of_each_row(row: int, points: int) -> None:
    assert source(round_ending(*in_row(row, 1, 2, 0), boat=10), "majorities") == [0, points, 0]


@pytest.mark.parametrize(
    ("row", "tents", "each"),
    [(3, (2, 2, 1), [4, 4, 0]), (5, (1, 1, 1), [1, 1, 1]), (6, (1, 1, 1, 1, 1), [0, 0, 0, 0, 0])],
)
def test_6_1_shared_majorities_are_rounded_down(row: int, tents: Sequence[int], each: list[int]) -> None:
    assert source(round_ending(*in_row(row, *tents), boat=10), "majorities") == each


def test_6_1_all_ten_columns_count_and_several_tents_of_a_space() -> None:
    a = player(scored=["c1r4", "c10r4"], unscored=["c9r4"])
    b = player(scored=["c2r4", "c2r4", "c2r4", "c2r4"])
    assert source(round_ending(a, b, player(), boat=10), "majorities") == [0, 6, 0]


def test_6_1_rows_without_tents_score_for_nobody() -> None:
    state = round_ending(player(), player(), player(), boat=10)
    assert source(state, "majorities") == [0, 0, 0]
    assert not events_of(play(state, EndTurn()).events, "majority_scored")


def test_9_19_cards_and_gems_in_hand_at_the_end() -> None:
    gems = {"blue": 2, "red": 1}
    a = player(hand=["lion", "market", "double_dice"], gems=gems)
    b = player(gems=gems)
    state = round_ending(a, b, player(), boat=10)
    assert source(state, "animals") == [4, 0, 0]
    assert source(state, "gems") == [7, 3, 0]
    assert source(state, "cards") == [0, 0, 0]
    events = play(state, EndTurn()).events
    assert events_of(events, "hand_shown") == [
        Event("hand_shown", {"who": Who(A), "cards": ("double_dice", "lion", "market")}, reveals=True)
    ]
    assert [event.values for event in events_of(events, "end_points_scored")] == [
        {"who": Who(A), "points": 4, "source": "source-animals"},
        {"who": Who(A), "points": 7, "source": "source-gems"},
        {"who": Who(B), "points": 3, "source": "source-gems"},
    ]


def test_6_2_every_animal_in_hand_counts() -> None:
    state = round_ending(
        player(hand=["lion", "rhino", "rhino"]), player(hand=["antelope"]), player(), boat=10
    )
    assert source(state, "animals") == [10, 2, 0]


def test_6_3_two_market_cards_count_each_gem_once() -> None:
    state = round_ending(player(hand=["market", "market"], gems={"red": 2}), player(), player(), boat=10)
    assert source(state, "gems") == [6, 0, 0]


def test_6_3_clear_gems_are_worth_one_with_and_without_market() -> None:
    gems = {"clear": 3}
    state = round_ending(player(hand=["market"], gems=gems), player(gems=gems), player(), boat=10)
    assert source(state, "gems") == [3, 3, 0]


def test_6_3_other_cards_and_money_are_worthless() -> None:
    hand = ["free_tent", "double_dice", "any_row", "extra_tent", "dig_three", "steamboat_back", "coins_four"]
    result = final(round_ending(player(purse=40, hand=hand, scored=["c2r1"]), player(), player(), boat=10))
    totals = {standing.seat: standing.total for standing in result.standings}
    assert totals == {A: 12, B: 0, C: 0}


def test_8_25_the_final_market_brings_no_money() -> None:
    state = round_ending(player(purse=2, hand=["market"], gems={"red": 1}), player(), player(), boat=10)
    one = play(state, EndTurn()).state.players[A]
    assert (one.purse, one.chest) == (2, 0)


def test_points_of_cards_played_and_cards_left_are_told_apart() -> None:
    state = round_ending(player(hand=["lion", "rhino"], points=5), player(), player(), boat=10)
    played = play(state, PlayCard("lion")).state
    standing = next(one for one in final(played).standings if one.seat == A)
    assert standing.sources == {"tents": 5, "cards": 4, "majorities": 0, "animals": 3, "gems": 0}
    assert standing.total == 12
