"""How a game stands, in words: one's own cards count, a question mark stands for the others'."""

from __future__ import annotations

import pytest

from cogs.looking.score import score_lines
from games import GAMES
from tests.games.contract.tables import PLAIN_TABLES, Table, some, whole_game
from tests.games.livingstone.positions import A, B, player, position
from words.catalogue import LANGUAGES, Words

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
STATE = position(
    player(points=3, hand=["lion"], chest=2, donations=1),
    player(hand=["rhino"], gems={"red": 2}),
    boat=2,
)


def lines(viewer: int | None, language: str = "en") -> list[str]:
    view = GAMES["livingstone"].view(STATE, viewer)
    return score_lines("livingstone", view, Words(language, "livingstone", NAMES))


def test_ones_own_is_counted_and_what_others_hold_is_a_question_mark() -> None:
    assert lines(A) == [
        "**Ada: 3 points**, 7 if it ended now",
        "-# Tents 3 · Animals 4 · 2 given to the Queen",
        "**Ben: 0 points**, 2 + ? if it ended now",
        "-# Animals ? · Gems 2 + ? · no gift to the Queen",
        "-# The question mark is for what others hold in hand.",
    ]
    assert lines(B)[0] == "**Ada: 3 points**, 3 + ? if it ended now"
    assert lines(B)[2] == "**Ben: 0 points**, 5 if it ended now"
    assert lines(None)[0] == lines(B)[0]
    assert lines(None)[2] == lines(A)[2]
    assert lines(A, "fr")[2] == "**Ben\u202f: 0 point**, 2 +\u202f? si on s\u2019arrêtait là"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=lambda table: table.name)
def test_every_game_can_be_told_in_a_message(table: Table, language: str) -> None:
    words, longest = Words(language, table.game_id, ["W" * 32] * table.seats), 0
    moves = some(whole_game(table), 12)
    for state in (moves[0].step.state, *(move.before for move in moves)):
        for viewer in (None, A):
            told = score_lines(table.game_id, table.game.view(state, viewer), words)
            # Who has nothing yet has a line less.
            assert table.seats <= len(told) <= 2 * table.seats + 1
            longest = max(longest, len("\n".join(told)))
    assert longest <= 1500
