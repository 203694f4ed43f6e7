"""The search: every sensible action is tried in the same dealt worlds, and the better half goes on."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from computers.rollout import Way
from games.chance import Rng
from games.core import Action, AnyGame, packed
from games.values import Seat

MOST_TRIED = 12
"""Actions that are tried; of more those that are worth most at once."""


LONGER = 4
"""So many times the tries may be taken where many actions each want some simulations."""
MOST_SIMULATIONS = 120
"""However short they are."""

IN_DEALING, ON_THE_WAY = range(2)
"""What chance is for: dealing a world is one thing, what happens in it another."""


class Tried(Struct):
    """An action, and how it came out when it was tried."""

    action: Action
    times: int = 0
    """How often: what does best is tried most."""
    total: float = 0.0

    @property
    def mean(self) -> float:
        """How far ahead it left the seat on average, in points: two of them differ by what one gains."""
        return self.total / self.times


class Search:
    """One decision of one seat; it is handed a re-dealt state, and deals it anew for every try."""

    def __init__(self, game: AnyGame, known: Any, seat: Seat, seed: int, way: Way | None = None) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.way = way or Way(game)
        self.seed = seed
        self.worlds: list[bytes] = []

    def run(
        self, actions: list[Action], *, tries: int, each_wants: int = 0, simulations: int | None = None
    ) -> list[Tried]:
        """How the foremost actions come out, each tried at least once; until so much was tried."""
        most = MOST_TRIED if simulations is None else min(MOST_TRIED, simulations)
        found = [Tried(action) for action in self._foremost(actions, most)]
        for each in found:
            self._try(each)
        left, spare = found, 0
        while len(left) > 1:
            done, halvings = sum(each.times for each in found), (len(left) - 1).bit_length()
            spare = int(simulations or self._whole(done, tries, each_wants * len(found))) - done
            more = max(0, spare // halvings // len(left))
            for each in left:
                self.repeat(each, each.times + more)
            spare -= more * len(left)
            # All of them have met the same worlds, so that no bad deal puts out one alone.
            left = sorted(left, key=lambda each: -each.mean)[: (len(left) + 1) // 2]
        if spare > 0:
            self._try(left[0])
        return found

    def _whole(self, done: int, tries: int, wanted: int) -> float:
        """How many simulations there may be, if all take as many tries as those before.

        A long way on must not leave many actions with hardly a try each, nor a short one waste time.
        """
        affordable = done * tries / self.way.tries
        return min(max(affordable, min(wanted, LONGER * affordable)), MOST_SIMULATIONS)

    def repeat(self, each: Tried, times: int) -> None:
        """Until that action was tried so often."""
        while each.times < times:
            self._try(each)

    def _foremost(self, actions: list[Action], most: int) -> list[Action]:
        """All of them, or of more than so many those that are worth most at once."""
        if len(actions) <= most:
            return actions
        values = self.way.weigh(self.game.unpacked(self._world(0)), self.seat, actions)
        best = sorted(range(len(actions)), key=lambda place: -values[place])[:most]
        return [actions[place] for place in sorted(best)]

    def _try(self, each: Tried) -> None:
        """Once more, in its next world: the same worlds for all actions, so that luck does not part them."""
        world = self.game.unpacked(self._world(each.times))
        gained = self.way.follow(world, self.seat, each.action, self._chance(each.times, ON_THE_WAY))
        each.times += 1
        each.total += gained

    def _world(self, number: int) -> bytes:
        """What the seat cannot know, dealt anew; where all choose in secret, the others have chosen."""
        if number == len(self.worlds):
            game, chance = self.game, self._chance(number, IN_DEALING)
            world = game.redeal(self.known, self.seat, Rng(chance.randbytes(32).hex()))
            if game.is_sealed(world):
                self.way.step(world, game.to_act(world) - {self.seat}, self.seat, chance)
            self.worlds.append(packed(world))
        return self.worlds[number]

    def _chance(self, number: int, use: int) -> Random:
        # A number is the quickest seed, and there are two of these for every try.
        return Random(self.seed << 32 | number << 1 | use)  # noqa: S311  # imagined chance, no secret
