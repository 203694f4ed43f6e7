"""The Queen, an empty purse and the first moves, said when they matter (4.4, 4.5, 6.4)."""

from __future__ import annotations

from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState
from games.values import Seat, Text
from tests.games.livingstone.positions import A, B, player, position


def told(state: LivingstoneState, seat: Seat = A) -> str | None:
    """The key of what that seat is told."""
    text = LIVINGSTONE.advice(LIVINGSTONE.view(state, seat))
    return None if text is None else text.key


def near(boat: int) -> str | None:
    text = LIVINGSTONE.ending(LIVINGSTONE.view(position(player(), player(), boat=boat), None))
    return None if text is None else text.key


def test_with_two_the_dice_are_spoken_of_from_the_middle_on_to_who_gives_too_slowly() -> None:
    assert told(position(player(), player(), boat=4)) is None
    assert told(position(player(), player(), boat=5)) == "advice-queen-dice"
    assert told(position(player(chest=7, donations=1), player(), boat=5)) is None
    assert told(position(player(chest=7, donations=1), player(), boat=6)) == "advice-queen-dice"


def test_in_the_last_column_all_that_counts_is_told() -> None:
    state = position(player(chest=13, donations=1, purse=2), player(), boat=10)
    assert LIVINGSTONE.advice(LIVINGSTONE.view(state, A)) == Text(
        "advice-queen-dice-last", {"given": 13, "purse": 2, "even": 14, "safe": 18}
    )
    assert told(position(player(chest=18, donations=1, purse=5), player(), boat=10)) is None


def test_with_more_whoever_gave_least_is_out() -> None:
    nobody, gave = player(), player(chest=2, donations=1)
    rich = player(purse=9, chest=9, donations=1)
    assert told(position(player(), player(), nobody, boat=4)) is None
    assert told(position(player(), gave, nobody, boat=5)) == "advice-queen-nothing"
    assert told(position(player(purse=9, chest=1, donations=1), gave, player(), boat=9)) is None
    assert told(position(player(purse=9, chest=1, donations=1), gave, gave, boat=7)) is None
    assert told(position(rich, gave, gave, boat=8)) == "advice-queen-least"
    often = player(chest=3, donations=3)
    assert told(position(rich, often, often, boat=5)) == "advice-queen-least"
    assert told(position(rich, gave, gave, boat=10)) == "advice-queen-least-last"
    assert told(position(rich, gave, player(), boat=10)) is None


def test_a_purse_too_small_for_a_tent_is_spoken_of_while_a_die_is_to_be_used() -> None:
    poor = position(player(purse=1), player(), boat=3)
    assert told(poor) == "advice-poor"
    assert told(position(player(purse=2), player(), boat=3)) is None
    assert told(position(player(purse=1, hand=["free_tent"]), player(), boat=3)) is None
    assert told(position(player(purse=1), player(), boat=3, is_done=True)) is None
    assert told(poor, B) is None


def test_in_the_first_rounds_a_low_die_first_and_what_it_is_good_for() -> None:
    assert told(position(player(), player())) == "advice-first-die"
    assert told(position(player(), player(), spending=[4])) == "advice-first-act"
    assert told(position(player(dice=[2]), player())) is None
    assert told(position(player(), player(), boat=3)) is None


def test_the_last_round_is_told_in_the_one_before() -> None:
    assert [near(boat) for boat in (8, 9, 10)] == [None, "ending-next", "ending-last"]
