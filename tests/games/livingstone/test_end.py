"""The Queen (6.4) and the winner (6.5) with three to five players."""

from __future__ import annotations

from collections.abc import Sequence

from games.livingstone.actions import EndTurn
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState
from games.values import Event, Who
from tests.games.livingstone.playing import final, play
from tests.games.livingstone.positions import A, B, C, D, player, position, round_ending
from tests.games.playing import events_of


def with_gifts(points: Sequence[int], chests: Sequence[int]) -> LivingstoneState:
    """The last turn of a game with these points and gifts, and nothing else to score."""
    players = [player(points=vp, chest=gift) for vp, gift in zip(points, chests, strict=True)]
    return round_ending(*players, boat=10)


def test_9_20_everybody_with_the_smallest_gift_is_out() -> None:
    state = with_gifts([51, 47, 40, 38], [7, 12, 7, 15])
    result = final(state)
    assert result.winners == (B,)
    assert {standing.seat for standing in result.standings if standing.is_out} == {A, C}
    events = play(state, EndTurn()).events
    assert events_of(events, "chest_opened") == [
        Event("chest_opened", {"who": Who(seat), "pounds": pounds}, reveals=True)
        for seat, pounds in enumerate([7, 12, 7, 15])
    ]
    assert events_of(events, "player_out") == [
        Event("player_out", {"who": Who(seat), "pounds": 7}) for seat in (A, C)
    ]
    assert events[-1] == Event("game_won", {"who": (Who(B),), "count": 1})


def test_6_5_those_who_are_out_are_listed_last_by_points() -> None:
    standings = final(with_gifts([51, 47, 40, 38], [7, 12, 7, 15])).standings
    assert [(one.seat, one.rank, one.total) for one in standings] == [
        (B, 1, 47),
        (D, 2, 38),
        (A, 3, 51),
        (C, 4, 40),
    ]


def test_9_21_a_tie_goes_to_the_larger_gift() -> None:
    state = with_gifts([44, 44, 30], [9, 13, 5])
    result = final(state)
    assert (result.winners, result.tie_breaks) == ((B,), ("chest",))
    assert [(one.seat, one.rank) for one in result.standings] == [(B, 1), (A, 2), (C, 3)]
    assert play(state, EndTurn()).events[-1] == Event("tie_broken", {"by": "tie-chest"})


def test_9_21_with_equal_gifts_too_the_victory_is_shared() -> None:
    state = with_gifts([44, 44, 30], [9, 9, 5])
    result = final(state)
    assert (result.winners, result.tie_breaks) == ((A, B), ("shared",))
    assert [(one.seat, one.rank) for one in result.standings] == [(A, 1), (B, 1), (C, 3)]
    won = events_of(play(state, EndTurn()).events, "game_won")
    assert won == [Event("game_won", {"who": (Who(A), Who(B)), "count": 2})]


def test_6_5_the_gift_may_leave_two_of_three_to_share() -> None:
    result = final(with_gifts([44, 44, 44, 30], [9, 13, 13, 5]))
    assert (result.winners, result.tie_breaks) == ((B, C), ("chest", "shared"))


def test_6_5_a_tie_with_somebody_who_is_out_needs_no_tie_break() -> None:
    result = final(with_gifts([44, 44, 30], [5, 9, 9]))
    assert (result.winners, result.tie_breaks) == ((B,), ())


def test_6_5_a_tie_behind_the_winner_needs_no_tie_break() -> None:
    result = final(with_gifts([50, 44, 44, 30], [9, 9, 13, 5]))
    assert (result.winners, result.tie_breaks) == ((A,), ())
    assert [(one.seat, one.rank) for one in result.standings] == [(A, 1), (C, 2), (B, 3), (D, 4)]


def test_9_22_and_8_26_with_equal_gifts_of_all_nobody_wins() -> None:
    state = with_gifts([10, 20, 30], [6, 6, 6])
    result = final(state)
    assert result.winners == ()
    assert result.tie_breaks == ()
    assert all(standing.is_out for standing in result.standings)
    assert [standing.seat for standing in result.standings] == [C, B, A]
    assert play(state, EndTurn()).events[-1] == Event("nobody_won")


def test_6_4_a_gift_of_nothing_is_the_smallest() -> None:
    assert final(with_gifts([50, 1, 1], [0, 1, 2])).winners == (C,)


def test_8_31_tents_of_those_who_are_out_take_majorities_from_others() -> None:
    a = player(scored=["c1r1", "c2r1"])
    b = player(chest=1, scored=["c3r1"])
    result = final(round_ending(a, b, player(chest=2), boat=10))
    assert [(one.seat, one.sources["majorities"]) for one in result.standings] == [(C, 0), (B, 0), (A, 12)]
    assert result.winners == (C,)


def test_4_7_whoever_has_no_tent_in_the_column_scores_nothing_and_is_not_told_of() -> None:
    state = round_ending(player(unscored=["c1r3"]), player(scored=["c2r3"]), player(), boat=1)
    step = play(state, EndTurn())
    assert [event.values["who"] for event in events_of(step.events, "points_scored")] == [Who(A)]
    assert [one.points for one in step.state.players[1:]] == [{}, {}]


def test_6_the_game_ends_only_in_the_last_column() -> None:
    state = round_ending(player(), player(), player(), boat=9)
    assert play(state, EndTurn()).state.result is None


def test_6_nobody_is_asked_anything_once_the_game_is_over() -> None:
    over = play(with_gifts([1, 2, 3], [1, 2, 3]), EndTurn()).state
    assert LIVINGSTONE.to_act(over) == frozenset()
    assert LIVINGSTONE.result(over) == over.result
    assert [LIVINGSTONE.legal(over, seat) for seat in range(3)] == [[], [], []]


def test_2_10_dice_left_over_in_the_last_round_are_still_counted() -> None:
    players = (player(dice=[6]), player(dice=[6]), player(dice=[6]))
    state = position(*players, boat=10, pool=[1, 2, 3], is_done=True)
    assert play(state, EndTurn()).state.pool == [1, 2, 3]
