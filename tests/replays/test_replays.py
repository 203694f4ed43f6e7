"""Games kept from earlier end with the scores they had then (made by `python -m tools.keep_games`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.record import read_record, replay, totals

KEPT = sorted((Path(__file__).parent / "games").glob("*.json"))


def test_every_game_and_player_count_is_kept() -> None:
    kept = {(played.game, played.seats) for played in (read_record(file.read_bytes()) for file in KEPT)}
    assert kept == {(game.id, seats) for game in GAMES.values() for seats in game.seats}


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_game_ends_with_its_scores(file: Path) -> None:
    played = read_record(file.read_bytes())
    game = GAMES[played.game]
    *_, last = replay(game, played)
    result = game.result(last.state)
    assert result is not None
    assert totals(result) == played.totals
