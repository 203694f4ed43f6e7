"""What happened, in as many lines as a phone has room for."""

from __future__ import annotations

import pytest

from cogs.telling.happened import PHONE, ending_lines, happened, height, last_lines
from cogs.telling.messages import opening
from games import GAMES
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.view import LivingstoneView
from games.values import Event, Who
from host.history import SeenStep
from tests.games.livingstone.positions import player, position
from words.catalogue import LANGUAGES, Words

WORDS = Words("en", "livingstone", ["Ada", "Ben", "Ada Lovelace"])


def taking(seat: int, *pounds: int) -> SeenStep:
    """A turn of that player; each of these is a piece of its line."""
    return SeenStep(
        seat, 0, tuple(Event("coins_taken", {"who": Who(seat), "pounds": each}) for each in pounds)
    )


def test_three_turns_are_told_and_older_ones_counted() -> None:
    turns = [taking(number % 2, number) for number in range(2, 7)]
    assert happened(turns[:3], WORDS)[-1] == "Ada: takes 4 pounds."
    assert happened(turns, WORDS) == [
        "Ada: takes 4 pounds.",
        "Ben: takes 5 pounds.",
        "Ada: takes 6 pounds. *(and 2 more)*",
    ]


@pytest.mark.parametrize("room", [-3, 0, 1, 2, 3, 4, 6, 12])
def test_it_takes_no_more_than_there_is_room_for(room: int) -> None:
    turns = [taking(number % 2, *range(2, 14)) for number in range(9)]
    told = happened(turns, WORDS, room)
    assert height(told) <= max(room, 2), "the newest is told in any case"
    assert told[-1].startswith("Ada: takes 2 pounds, ")
    assert told[-1].endswith(f"*(and {9 - len(told)} more)*")
    lines = max(2, min(4, room // len(told)))
    assert (lines - 1) * PHONE < max(map(len, told)) <= lines * PHONE, "no longer, and not cut without need"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_box_was_corrected_is_told_whole_however_little_room_there_is(language: str) -> None:
    words = Words(language, "livingstone", ["Ada", "Ben"])
    turns = [taking(number % 2, 2) for number in range(200)]
    corrected = Event("box_corrected")
    newest = happened([*turns, SeenStep(None, 0, (corrected,))], words, 0)[-1]
    assert newest == f"{words.event(corrected)} {words.say('announce-more', count=200)}"


def test_nothing_takes_no_line() -> None:
    assert happened([], WORDS) == last_lines([], WORDS, 1000) == []


def test_a_heading_is_left_to_the_first_line_of_the_message() -> None:
    began = Event("round_began", {"who": Who(0), "round": 2, "column": 2, "cost": 1, "dice": (3, 4)})
    assert happened([SeenStep(0, 0, (began,)), taking(1, 2)], WORDS) == ["Ben: takes 2 pounds."]


def test_an_end_tells_the_last_turn_and_what_came_of_it_in_whole_lines() -> None:
    chests = (Event("chest_opened", {"who": Who(seat), "pounds": 3 + seat}) for seat in (0, 1))
    won = Event("game_won", {"who": (Who(0),), "count": 1})
    end = SeenStep(1, 0, (*taking(1, 4).events, *chests, won))
    turn, gifts = "Ben: takes 4 pounds.", "Gifts to the Queen: Ada 3, Ben 4."
    assert last_lines([taking(1, 2), taking(0, 2), end], WORDS, 1000) == [turn, gifts]
    short = len("Ada wins\n") + len(gifts) + 1
    assert last_lines([end], WORDS, short) == [gifts]
    assert last_lines([end], WORDS, short - 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_introduced_in_three_lines_of_two_on_a_phone(game: str, language: str) -> None:
    aim, turn, first = opening(Words(language, game))
    assert height([aim]) == height([turn]) == height([first]) == 2
    assert all(line.endswith(".") for line in (aim, turn, first))


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
