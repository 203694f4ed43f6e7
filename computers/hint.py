"""What a player might do: a few sensible actions, and how each came out when it was tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from computers.deciding import consider
from computers.levels import Level
from computers.rollout import Way, gain
from computers.search import Search, Tried
from games.chance import Rng
from games.core import Action, AnyGame, counted
from games.values import Event, Seat

MOST = 3
"""Suggestions."""
TIMES = 100
"""How often each of them is tried, in the same worlds ..."""
SIFTED = 12
"""... and so often everything else that is sensible."""
APART = 0.1
"""A share of the tries that makes a difference."""


class Suggestion(Struct, frozen=True):
    """An action worth a thought, by what its seat knows."""

    action: Action
    gain: float
    """Points of the result, on average: by so much it does better than all that is sensible does."""
    telling: str | None
    """What tells most of how it came out (`Game.tellings`), if anything does ..."""
    times: int
    """... how often that happened ..."""
    tries: int
    """... of so many."""


class Witness(Way):
    """Plays on, and remembers of each action how it came out."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.happened: dict[Action, Counter[str]] = {}
        self.points: dict[Action, float] = {}
        """How far ahead it left the seat in all tries, without what winning is worth beside the points."""
        self._events: list[Event] = []
        self._ahead = 0.0

    def average(self, tried: Sequence[Tried]) -> float:
        """How far ahead these left the seat, each counting the same."""
        return sum(self.points[each.action] / each.times for each in tried) / len(tried)

    def act(self, state: Any, seat: Seat, action: Action) -> None:
        """One step of the way, of which the events are kept."""
        self._events += self.game.apply(state, seat, action)

    def outcome(self, state: Any, seat: Seat) -> float:
        """How far ahead the seat is where the way ends."""
        worth, result = self.game.worth(state), self.game.result(state)
        self._ahead = gain(worth if result is None else counted(result), seat)
        return gain(worth, seat)

    def follow(self, world: Any, seat: Seat, action: Action, chance: Random) -> float:
        """The same as ever; what it was like is kept."""
        self._events = []
        ahead = super().follow(world, seat, action, chance)
        seen = [event for event in self._events if event.is_seen_by(seat)]
        self.happened.setdefault(action, Counter()).update(set(self.game.telling(seen, seat)))
        self.points[action] = self.points.get(action, 0.0) + self._ahead
        return ahead


def hint(
    game: AnyGame, state: Any, seat: Seat, seed: int, simulations: int | None = None
) -> tuple[Suggestion, ...]:
    """What a seat of `to_act` might do, the best first; one alone where nothing else is sensible.

    The state is dealt anew before anything else looks at it. The same knowledge, seed and number of
    simulations (for each suggestion, and for what a computer would take to decide) suggest the same.
    """
    chance = Random(f"{seed} hint")  # noqa: S311  # whoever knows the seed may know the hint
    known = game.redeal(state, seat, Rng(chance.randbytes(32).hex()))
    considered = consider(game, known, seat, Level.NORMAL, seed, simulations)
    if not considered.tried:
        return (Suggestion(considered.action, 0.0, None, 0, 0),)
    times = TIMES if simulations is None else simulations
    witness = Witness(game)
    search = Search(game, known, seat, chance.getrandbits(63), witness)
    tried = [Tried(each.action) for each in considered.tried]
    for each in tried:
        search.repeat(each, min(SIFTED, times))
    average = witness.average(tried)
    best = _differing(sorted(tried, key=lambda each: -each.mean))[:MOST]
    sifted = witness.average(best)
    for each in best:
        search.repeat(each, times)
    best.sort(key=lambda each: -each.mean)
    # All are compared in the same worlds: what the later ones brought to everybody is no gain.
    level = average + witness.average(best) - sifted
    return tuple(_suggestion(game, witness, best, each, level) for each in best)


def _differing(tried: Sequence[Tried]) -> list[Tried]:
    """Of those that came out the same in every try, the first."""
    return [*{each.total: each for each in reversed(tried)}.values()][::-1]


def _suggestion(
    game: AnyGame, witness: Witness, best: Sequence[Tried], each: Tried, level: float
) -> Suggestion:
    happened = witness.happened[each.action]
    telling = _most_telling(game, happened, [witness.happened[other.action] for other in best], each.times)
    return Suggestion(
        each.action,
        witness.average([each]) - level,
        telling,
        0 if telling is None else happened[telling],
        each.times,
    )


def _most_telling(
    game: AnyGame, happened: Counter[str], all_of_them: Sequence[Counter[str]], tries: int
) -> str | None:
    """The first that sets it apart from another suggestion; else the first that happened often enough."""
    enough = APART * tries
    names = [name for name in game.tellings if happened[name]]
    apart = [
        name for name in names if max(abs(happened[name] - each[name]) for each in all_of_them) >= enough
    ]
    often = [name for name in names if happened[name] >= enough]
    return next(iter(apart or often), None)
