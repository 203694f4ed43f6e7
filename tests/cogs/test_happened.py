"""What happened, in as many lines as a phone has room for."""

from __future__ import annotations

import pytest

from cogs.telling.happened import PHONE, ending_lines, happened, height
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.view import LivingstoneView
from games.values import Event, Who
from host.history import Turn
from tests.games.livingstone.positions import player, position
from words.catalogue import Words

WORDS = Words("en", "livingstone", ["Ada", "Ben", "Ada Lovelace"])


def taking(seat: int, *dice: int) -> Turn:
    return Turn(seat, tuple(Event("die_taken", {"who": Who(seat), "die": die}) for die in dice))


def test_a_turn_is_a_line_that_names_its_player_once() -> None:
    mixed = Turn(0, (*taking(0, 1, 2).events, *taking(1, 3).events, *taking(0, 4).events))
    assert happened([taking(1, 5, 6), mixed], WORDS) == [
        "Ben takes the 5, takes the 6.",
        "Ada takes the 1, takes the 2. Ben takes the 3. Ada takes the 4.",
    ]


def test_whose_name_begins_like_another_stays_another() -> None:
    mixed = Turn(0, (*taking(0, 1).events, *taking(2, 2).events))
    assert happened([mixed], WORDS) == ["Ada takes the 1. Ada Lovelace takes the 2."]


def test_three_turns_are_told_and_older_ones_counted() -> None:
    turns = [taking(number % 2, number) for number in range(1, 6)]
    assert happened(turns[:3], WORDS)[-1] == "Ben takes the 3."
    assert happened(turns, WORDS) == [
        "Ben takes the 3.",
        "Ada takes the 4.",
        "Ben takes the 5. *(and 2 more)*",
    ]


@pytest.mark.parametrize("room", [-3, 0, 1, 2, 3, 4, 6, 12])
def test_it_takes_no_more_than_there_is_room_for(room: int) -> None:
    turns = [taking(number % 2, *range(1, 7), *range(1, 7)) for number in range(9)]
    told = happened(turns, WORDS, room)
    assert height(told) <= max(room, 2), "the newest is told in any case"
    assert told[-1].startswith("Ada takes the 1, ")
    assert told[-1].endswith(f"*(and {9 - len(told)} more)*")
    lines = max(2, min(4, room // len(told)))
    assert (lines - 1) * PHONE < max(map(len, told)) <= lines * PHONE, "no longer, and not cut without need"


def test_nothing_takes_no_line() -> None:
    assert happened([], WORDS) == []


def at(boat: int) -> LivingstoneView:
    return LIVINGSTONE.view(position(player(), player(), boat=boat), None)


def test_the_last_round_is_told_before_it_begins_and_only_once() -> None:
    def told(boat: int, before: int | None) -> list[str]:
        return ending_lines("livingstone", at(boat), None if before is None else at(before), WORDS)

    assert told(8, None) == []
    assert told(9, 8) == ["**The next round is the last.**"]
    assert told(9, 9) == []
    assert told(10, 9) == ["**This is the last round.**"]
    assert told(10, 10) == []
    assert told(9, 10) == ["**The next round is the last.**"], "the steamboat has moved back"
    assert told(9, None) == ["**The next round is the last.**"]
