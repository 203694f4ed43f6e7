"""The end of the game and scoring (6)."""

from __future__ import annotations

import pytest

from games.core import Result, Standing
from games.rotterdam.actions import EndTurn, FulfilMission
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Phase, Player, RotterdamOptions, RotterdamState
from games.values import Event, Who
from tests.games.playing import events_of
from tests.games.rotterdam.playing import final, play
from tests.games.rotterdam.positions import ANN, BEN, A, B, C, player, position

FIVE, SEVEN = "m02_bread_orange_juice", "m30_bread_orange_juice_plastic"
FOUR, OTHER_FIVE, EIGHT = "m01_bread_beer", "m03_bread_jam", "m29_bread_orange_juice_carpet"
OTHER_SEVEN = "m31_bread_jam_petrol"


def last_turn(
    *everybody: Player, options: RotterdamOptions | None = None, round_no: int = 9
) -> RotterdamState:
    """The last player's turn of phase 6."""
    last = len(everybody) - 1
    chosen = options or RotterdamOptions()
    return position(*everybody, phase=Phase.FULFIL, active=last, options=chosen, round_no=round_no)


def result(*everybody: Player) -> Result:
    state = last_turn(*everybody)
    return final(play(state, state.active, EndTurn()).state)


def totals(outcome: Result) -> dict[int, int]:
    return {place.seat: place.total for place in outcome.standings}


def test_9_24_scoring() -> None:
    outcome = result(
        player(fulfilled=[FIVE, SEVEN]),
        player(fulfilled=[FOUR, OTHER_FIVE], products=["orange_juice", "carpet", "bread"]),
    )
    assert totals(outcome) == {ANN: 12, BEN: 14}
    assert (outcome.winners, outcome.tie_breaks) == ((BEN,), ())
    assert outcome.standings[0] == Standing(BEN, 1, 14, {"missions": 9, "advantages": 0, "products": 5})


def test_9_25_ties_are_broken_by_mission_points() -> None:
    outcome = result(
        player(fulfilled=[FIVE, SEVEN], laid=["advantage"]),
        player(fulfilled=[EIGHT], navigation=["extra_advantage"], products=["bread", "beer", "petrol"]),
    )
    assert totals(outcome) == {ANN: 13, BEN: 13}
    assert (outcome.winners, outcome.tie_breaks) == ((ANN,), ("missions",))


def test_9_25_then_by_product_cards() -> None:
    outcome = result(
        player(fulfilled=[FIVE, SEVEN], products=["orange_juice"]),
        player(fulfilled=[OTHER_FIVE, OTHER_SEVEN], products=["bread", "beer"]),
    )
    assert totals(outcome) == {ANN: 14, BEN: 14}
    assert (outcome.winners, outcome.tie_breaks) == ((BEN,), ("missions", "products"))


def test_8_32_a_remaining_tie_is_shared() -> None:
    step = play(
        last_turn(
            player(fulfilled=[FIVE, SEVEN]),
            player(fulfilled=[OTHER_FIVE, OTHER_SEVEN], navigation=["joker"]),
        ),
        BEN,
        EndTurn(),
    )
    outcome = final(step.state)
    assert outcome.winners == (ANN, BEN)
    assert [place.rank for place in outcome.standings] == [1, 1]
    assert outcome.tie_breaks == ("missions", "products", "shared")
    assert step.events[-4:] == [
        Event("game_won", {"who": (Who(ANN), Who(BEN)), "count": 2}),
        Event("tie_broken", {"by": "tie-missions"}),
        Event("tie_broken", {"by": "tie-products"}),
        Event("tie_broken", {"by": "tie-shared"}),
    ]


def test_6_places_after_the_first_are_told_apart_the_same_way() -> None:
    outcome = result(
        player(products=["bread", "beer"]),
        player(fulfilled=[FIVE, SEVEN]),
        player(products=["jam"], navigation=["joker"]),
    )
    assert [(place.seat, place.rank) for place in outcome.standings] == [(B, 1), (A, 2), (C, 3)]
    assert outcome.tie_breaks == (), "the winner needed none"


def test_6_advantage_cards_score_laid_or_in_hand_and_other_cards_do_not() -> None:
    outcome = result(
        player(laid=["advantage", "extra_advantage"], navigation=["setback", "joker"]),
        player(fulfilled=[EIGHT, FOUR], navigation=["advantage", "extra_advantage"]),
    )
    assert {place.seat: place.sources["advantages"] for place in outcome.standings} == {A: 3, B: 3}
    assert totals(outcome) == {A: 3, B: 15}


@pytest.mark.parametrize(
    ("product", "points"),
    [
        ("bread", 1),
        ("beer", 1),
        ("petrol", 1),
        ("plastic", 1),
        ("jam", 2),
        ("orange_juice", 2),
        ("clothing", 2),
        ("carpet", 2),
    ],
)
def test_6_products_in_hand_score(product: str, points: int) -> None:
    outcome = result(player(products=[product]), player(fulfilled=[EIGHT, FOUR], navigation=["joker"]))
    assert totals(outcome)[A] == points


def test_6_only_mission_points_end_the_game() -> None:
    rich = player(fulfilled=[FOUR, SEVEN], laid=["advantage", "extra_advantage"], products=["jam", "jam"])
    state = last_turn(player(), rich)
    step = play(state, B, EndTurn())
    assert (step.state.result, step.state.round_no) == (None, 10)


def test_6_twelve_points_are_enough_and_all_hands_are_shown() -> None:
    ann = player(products=["jam"], navigation=["joker"])
    ben = player(
        missions=[FIVE], fulfilled=[SEVEN], products=["bread", "orange_juice"], navigation=["setback"]
    )
    state = play(last_turn(ann, ben), BEN, FulfilMission(FIVE)).state
    assert (state.players[BEN].mission_points, state.result) == (12, None)
    step = play(state, BEN, EndTurn())
    shown = events_of(step.events, "hand_shown")
    assert [event.values["products"] for event in shown] == [("jam",), ()]
    assert [event.values["cards"] for event in shown] == [("joker",), ("setback",)]
    assert all(event.reveals for event in shown)
    assert [event.values for event in events_of(step.events, "points_counted")] == [
        {"who": Who(BEN), "total": 12, "missions": 12, "advantages": 0, "products": 0},
        {"who": Who(ANN), "total": 2, "missions": 0, "advantages": 0, "products": 2},
    ]


def test_6_when_it_is_over_nobody_can_do_anything() -> None:
    state = last_turn(player(), player(fulfilled=[EIGHT, FOUR], navigation=["joker"]))
    over = play(state, B, EndTurn()).state
    assert ROTTERDAM.to_act(over) == frozenset()
    assert [ROTTERDAM.legal(over, seat) for seat in (A, B)] == [[], []]
    assert ROTTERDAM.result(over) == over.result


@pytest.mark.parametrize("limit", [30, 40, 60])
def test_7_round_limit(limit: int) -> None:
    options = RotterdamOptions(round_limit=limit)  # type: ignore[arg-type]  # each of the values allowed
    before = last_turn(
        player(products=["jam"]), player(navigation=["joker"]), options=options, round_no=limit - 1
    )
    assert play(before, B, EndTurn()).state.result is None
    last = last_turn(player(products=["jam"]), player(navigation=["joker"]), options=options, round_no=limit)
    step = play(last, B, EndTurn())
    assert events_of(step.events, "round_limit_reached") == [Event("round_limit_reached", {"round": limit})]
    assert final(step.state).winners == (A,)
