"""A newcomer's first move is read and tapped within a minute, in every game and both languages."""

from __future__ import annotations

import pytest

from games import GAMES
from tools.first_move import STEPS, shown_first
from words.catalogue import LANGUAGES

SEEDS = 12
MINUTE = 60.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.promise("A first move is made within a minute, reading included")
def test_the_first_move_takes_less_than_a_minute(game: str, language: str) -> None:
    for number in range(SEEDS):
        seats = GAMES[game].seats[number % len(GAMES[game].seats)]
        made = shown_first(GAMES[game], seats, f"{number:064x}", language)
        assert len(made.read) > STEPS[game] + 1, "a message, and panels with lines"
        assert made.seconds < MINUTE, (number, made.words, made.taps, made.read)
