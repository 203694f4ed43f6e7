"""The yardstick of `make bench` draws the boards that we draw, only slower."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from games import GAMES
from render.units import pixels
from tools.bench import tape
from tools.bench.recorder import busy_views, record, turn_picture

at_every_game = pytest.mark.parametrize("game_id", GAMES)
MOST_DIFFERENCE = 9.0
"""Of 255, in the middle over a picture: the many edges are drawn at another size, ours in few colours."""


@at_every_game
def test_a_recorded_board_is_the_board(game_id: str) -> None:
    game = GAMES[game_id]
    before, after = busy_views(game)
    ours = turn_picture(game, after, before).image.convert("RGB")
    yardstick = Image.open(BytesIO(tape.draw(record(game))))
    assert yardstick.size == ours.size
    assert max(ImageStat.Stat(ImageChops.difference(ours, yardstick)).mean) < MOST_DIFFERENCE


@at_every_game
def test_the_kept_yardstick_is_a_board_of_today(game_id: str) -> None:
    _, view = busy_views(GAMES[game_id])
    ours = turn_picture(GAMES[game_id], view).image
    ground = tape.kept(game_id).sprites[0]
    assert pixels(ground.width) == ours.width
    assert 0.7 < pixels(ground.height) / ours.height < 1.4
