"""What a choice costs and brings is said in the room there is, by whole parts."""

from __future__ import annotations

from random import Random

import pytest

from cogs.panel.saying import HEAD, HEAD_LINES, head, numbered, says
from games.livingstone.rules import LIVINGSTONE
from games.values import Text
from host.consequences import Consequence, Foresight, changed_text
from tests.games.contract.tables import PLAIN_TABLES, Table, some, whole_game
from words.catalogue import LANGUAGES, Words

LABEL = 38
MENU = 100
WORDS = Words("en", "livingstone")
PAID, WON = (changed_text(LIVINGSTONE, key, change) for key, change in (("pounds", -3), ("points", 4)))
TOLD = Consequence(
    sure=(PAID, WON, Text("says-tent", {"points": 4}), Text("says-hands_over")),
    uncertain=(Text("doubt-dice"), Text("doubt-card")),
    is_final=True,
)


@pytest.mark.parametrize(
    ("room", "said"),
    [
        (100, "-3 pounds, +4 points, worth 4 points, play passes on, new dice, drawn by chance"),
        (66, "-3 pounds, +4 points, play passes on, new dice, drawn by chance"),
        (50, "-3 pounds, +4 points, play passes on, new dice"),
        (40, "-3 pounds, +4 points, play passes on"),
        (25, "-3 pounds, +4 points"),
        (10, "-3 pounds"),
        (5, "-3…"),
    ],
)
def test_numbers_are_left_out_last(room: int, said: str) -> None:
    assert says(WORDS, TOLD, room) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_every_action_says_something_and_has_room_for_it(table: Table, language: str) -> None:
    """And what one has fits the head of a panel."""
    game, words, chance = table.game, Words(language, table.game_id), Random(1)
    for move in some(whole_game(table), 12):
        foresight = Foresight(game, move.before, move.seat, game.view(move.before, move.seat))
        lines = head(words, foresight.having)
        assert 0 < len(lines) <= HEAD_LINES
        assert all(0 < len(line) <= HEAD for line in lines), lines
        legal = game.legal(move.before, move.seat)
        for action in chance.sample(legal, min(4, len(legal))):
            whole = says(words, foresight.of(action), 1000)
            for room in (LABEL, MENU):
                said = says(words, foresight.of(action), room)
                assert 0 < len(said) <= room
                assert set(said.split(", ")) <= set(whole.split(", ")) or said.endswith("…"), said


def test_the_end_of_a_turn_names_what_it_changes_if_there_is_room() -> None:
    assert numbered(WORDS, "End the turn", TOLD) == "End the turn: -3 pounds, +4 points"
    assert numbered(WORDS, "End all of this very long turn", TOLD) == "End all of this very long turn"
    quiet = Consequence((Text("says-hands_over"),), (), is_final=True)
    assert numbered(WORDS, "End the turn", quiet) == "End the turn"
