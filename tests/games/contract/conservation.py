"""Nothing appears and nothing is lost: what must hold after every step, in each game's `conservation.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games import GAMES
from games.core import State, Step
from tests.games.brought import brought

Check = Callable[[Any, Step[Any]], None]
"""Given the state before and the step."""
CHECKS: dict[str, Check] = {game_id: brought(game_id, "conservation", game_id) for game_id in GAMES}
"""Named as the game is."""


def check(game_id: str, before: State, step: Step[Any]) -> None:
    """Nothing appeared and nothing was lost in this step."""
    CHECKS[game_id](before, step)
