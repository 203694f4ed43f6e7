"""How whole games are played over the wire: what a game brings in its `wire.py`, if it brings anything."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec import Struct

from games.core import Action, AnyGame
from games.values import Seat
from tools.random_play import choose

EAGERNESS = 0.4
"""How often a kind that is still missing is played when it can be."""


class Plan(Struct, frozen=True):
    """Players who come to an end."""

    worth: Callable[[Any, Seat], int] | None = None
    """How well that seat stands: the better move is mostly preferred. None: any move will do."""
    meets: frozenset[str] = frozenset()
    """Kinds of action that have been played by the end ..."""
    ends: frozenset[str] = frozenset()
    """... because until then nobody plays these kinds."""
    dull: frozenset[str] = frozenset()
    """Kinds that only let others go on."""
    is_worth_a_look: Callable[[Any], bool] = bool
    """Whether much of what the game hides is at stake in that state: there readers try to find it out."""
    at_stake: Callable[[Any], object] | None = None
    """What might be lost in that state, if anything: what some have sealed and others not, or questions that
    lie upon each other. The process is killed once for each; None: after so many steps, whatever they are."""


def plan_of(game_id: str) -> Plan:
    """What the game brings; else its players have no plan."""
    name = f"tests.games.{game_id}.wire"
    if find_spec(name) is None:
        return Plan()
    plan = import_module(name).PLAN
    assert isinstance(plan, Plan)
    return plan


class Players:
    """Whoever is asked plays sensibly or at random; what the plan wants to be met is met."""

    def __init__(self, game: AnyGame, seats: int, chance: Random) -> None:
        self._game = game
        self._seats = seats
        self._chance = chance
        self._plan = plan_of(game.id)
        self.missing = set(self._plan.meets)

    def next(self, state: Any) -> tuple[Seat, Action]:
        """Who does what next."""
        seat, action = self._wanted(state) or self._sensible(state)
        self.missing.discard(action.kind())
        return seat, action

    def _wanted(self, state: Any) -> tuple[Seat, Action] | None:
        """Something that has not been played yet, or else what may lead there, by whoever can."""
        if not self.missing or self._chance.random() > EAGERNESS:
            return None
        legal = [(seat, action) for seat in range(self._seats) for action in self._game.legal(state, seat)]
        new = [each for each in legal if each[1].kind() in self.missing]
        leading = [each for each in legal if each[1].is_open and each[1].kind() in self._plan.meets]
        wanted = new or leading
        return self._chance.choice(wanted) if wanted else None

    def _sensible(self, state: Any) -> tuple[Seat, Action]:
        seat, action = choose(self._game, state, self._seats, self._chance)
        worth = self._plan.worth
        if worth is None:
            return seat, action
        avoided = self._plan.ends if self.missing else frozenset()
        legal = [
            each
            for each in self._game.legal(state, seat)
            if not each.is_free and not each.is_open and each.kind() not in avoided
        ]
        if not legal or (self._chance.random() < 0.05 and action.kind() not in avoided):
            return seat, action
        self._chance.shuffle(legal)
        return seat, max(legal, key=lambda each: worth(self._game.play(state, seat, each).state, seat))
