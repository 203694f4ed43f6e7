"""Moments at which computers are asked, and checks of what they decide there."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from computers import Level, consider
from games.values import Seat
from tests.games.contract.tables import Table, some
from tests.secrets.checks import Leak
from tests.secrets.exits import SECRETS
from tests.secrets.positions import secretive

FEW = 4
"""Simulations that are enough to show what a decision depends on."""


@cache
def moments(table: Table, number: int) -> list[Any]:
    """States in which somebody is asked: the one that hides most, sealed ones, and some of a whole game."""
    game = table.game
    moves = secretive(table)
    sealed = tuple(move for move in moves if game.is_sealed(move.before))
    richest = max(moves, key=lambda move: SECRETS[game.id].hidden(move.before))
    return [move.before for move in (richest, *some(sealed, number // 2), *some(moves, number))]


def asked(table: Table, state: Any) -> list[Seat]:
    """Whom that state waits for."""
    return sorted(table.game.to_act(state))


def check_decisions(table: Table, states: list[Any], chance: Random, level: Level, worlds: int = 1) -> None:
    """Decision and what was tried are the same in all worlds that look alike to the seat, or Leak."""
    game = table.game
    for number, state in enumerate(states):
        for seat in asked(table, state):
            considered = consider(game, state, seat, level, number, FEW)
            for _ in range(worlds):
                other = SECRETS[game.id].redeal(state, seat, chance, None)
                if consider(game, other, seat, level, number, FEW) != considered:
                    raise Leak("decide", seat)
