"""Positions in which much is hidden."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from games.core import Action, AnyGame
from games.values import Seat
from tests.games.brought import brought
from tests.games.contract.tables import Chooser, Move, Table, from_scenes, play_out
from tests.secrets.exits import SECRETS

OTHER_SEAT_CHANCE = 0.1
"""How often it may be a seat that nobody waits for."""


def secretively(game: AnyGame, state: Any, seats: int, chance: Random) -> tuple[Seat, Action]:
    """Any kind of action as likely as the other: free ones, such as secret gifts, are frequent."""
    seat = chance.choice(sorted(game.to_act(state)))
    if chance.random() < OTHER_SEAT_CHANCE:
        seat = chance.choice([other for other in range(seats) if game.legal(state, other)])
    legal = game.legal(state, seat)
    kind = chance.choice(list(dict.fromkeys(type(action) for action in legal)))
    return seat, chance.choice([action for action in legal if type(action) is kind])


def chooser_of(table: Table) -> Chooser:
    """Who plays there: the game's own players, if it brings some."""
    chooser: Chooser = brought(table.game_id, "playing", "CHOOSER", secretively)
    return chooser


@cache
def secretive(table: Table, seed: int = 1) -> tuple[Move, ...]:
    """A random game with much to hide, after rare moments, kept."""
    return (*from_scenes(table, seed), *play_out(table, seed, chooser_of(table)))


@cache
def rich(table: Table) -> Move:
    """The move at which most was hidden, of some such games."""
    moves = (move for seed in range(10) for move in secretive(table, seed))
    return max(moves, key=lambda move: SECRETS[table.game_id].hidden(move.before))
