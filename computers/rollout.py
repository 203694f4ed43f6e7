"""A short way on in a dealt world: everybody plays what is worth most at once, but for a whim at times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from games.core import Action, AnyGame, packed
from games.values import Seat

WHIM = 1 / 7
"""How often a choice on the way is made by chance ..."""
RARER_WHIM = {"congo": 1 / 30, "rotterdam": 0.0}
"""... and in games where that has shown to be better."""
FAR_AHEAD = 1 << 40
"""Draws that no game reaches: what is weighed must not show which card comes next."""
MOST_WEIGHED = 6
"""Of more actions than these, so many are picked by chance and weighed: it is only a way on ..."""
MORE_WEIGHED = {"rotterdam": 8}
"""... and in games where it tells much which of many the others choose."""
LONGEST = 150
"""Actions after which a way is cut off that met no tick of the game's clock."""


def choices(game: AnyGame, state: Any, seat: Seat) -> list[Action]:
    """What is worth thinking about for a seat that the table waits for."""
    return game.sensible(state, seat, game.legal(state, seat))


def gain(worth: Sequence[float], seat: Seat) -> float:
    """How far that seat is ahead: halfway between the best of the others and what they have on average."""
    others = [each for other, each in enumerate(worth) if other != seat]
    return worth[seat] - (max(others) + sum(others) / len(others)) / 2


def following(asked: frozenset[Seat], after: Seat) -> Seat:
    """Of several who may act in any order, the next one round the table."""
    return min(asked, key=lambda seat: (seat <= after, seat))


class Way:
    """Plays on in dealt worlds, and counts the actions it tries."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.whim = RARER_WHIM.get(game.id, WHIM)
        self.weighed = MORE_WEIGHED.get(game.id, MOST_WEIGHED)
        self.tries = 0

    def weigh(self, state: Any, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """How far ahead each of these would leave the seat at once; chance falls as it may."""
        game, raw, found = self.game, packed(state), []
        for action in actions:
            after = game.unpacked(raw)
            after.rng.draws += FAR_AHEAD
            game.apply(after, seat, action)
            found.append(gain(game.worth(after), seat))
        self.tries += len(found)
        return found

    def best(self, state: Any, seat: Seat, actions: Sequence[Action]) -> Action:
        """Which of these is worth most at once; the first of equal ones."""
        values = self.weigh(state, seat, actions)
        return actions[values.index(max(values))]

    def choose(self, state: Any, seat: Seat, chance: Random) -> Action:
        """What that seat does on the way."""
        actions = choices(self.game, state, seat)
        if len(actions) == 1:
            return actions[0]
        if chance.random() < self.whim:
            return chance.choice(actions)
        return self.best(state, seat, chance.sample(actions, min(self.weighed, len(actions))))

    def reply(self, state: Any, seat: Seat, chance: Random) -> Action:
        """What that seat chooses in secret: what is worth most when the others have chosen by chance."""
        # Before anybody else has chosen nothing is at stake yet, and the worst card would look like the best.
        game = self.game
        supposed = game.unpacked(packed(state))
        for other in sorted(game.to_act(state) - {seat}):
            game.apply(supposed, other, chance.choice(choices(game, supposed, other)))
        return self.choose(supposed, seat, chance)

    def step(self, state: Any, asked: frozenset[Seat], after: Seat, chance: Random) -> Seat:
        """The next of those who are asked plays, or all of them where they choose in secret; who was last."""
        game = self.game
        if not game.is_sealed(state):
            seat = following(asked, after)
            self.act(state, seat, self.choose(state, seat, chance))
            return seat
        chosen = [(seat, self.reply(state, seat, chance)) for seat in sorted(asked)]
        for seat, action in chosen:
            self.act(state, seat, action)
        return after

    def act(self, state: Any, seat: Seat, action: Action) -> None:
        """One step of the way."""
        self.game.apply(state, seat, action)

    def follow(self, state: Any, seat: Seat, action: Action, chance: Random) -> float:
        """How far ahead the seat is at the next tick of the clock, after that action; the state goes on."""
        game = self.game
        tick, last = game.progress(state), seat
        self.act(state, seat, action)
        self.tries += 1
        for _ in range(LONGEST):
            asked = game.to_act(state)
            if not asked or game.progress(state) > tick:
                break
            last = self.step(state, asked, last, chance)
        return self.outcome(state, seat)

    def outcome(self, state: Any, seat: Seat) -> float:
        """How far ahead the seat is where the way ends."""
        return gain(self.game.worth(state), seat)
