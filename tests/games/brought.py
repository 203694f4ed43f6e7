"""What a game brings to the suites that ask all games alike: found in its own folder of tests, by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def brought(game_id: str, file: str, name: str, *otherwise: Any) -> Any:
    """That thing out of that file of the game's tests; otherwise, if one is given, what all others use."""
    if not brings(game_id, file):
        if otherwise:
            return otherwise[0]
        raise LookupError(f"write tests/games/{game_id}/{file}.py with {name} in it: see docs/add-a-game.md")
    return getattr(import_module(f"tests.games.{game_id}.{file}"), name, *otherwise)


def brings(game_id: str, file: str) -> bool:
    """Whether the game's tests have that file, which not every game needs."""
    return find_spec(f"tests.games.{game_id}.{file}") is not None
