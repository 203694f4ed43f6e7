"""Dealing anew what somebody does not know: from what lies sorted, so that nothing of it is left over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from games.chance import SPAN, Bag, Rng

T = TypeVar("T")

SPARE = 64
"""Bits by which what is left of a draw outruns what is asked of it: so fair it is, and nobody could tell."""


class Lots(Struct):
    """Many small numbers out of few draws of somebody's own chance, because draws are what takes the time."""

    chance: Rng
    value: int = 0
    room: int = 1
    """Below which the value may be any number."""

    def number(self, below: int) -> int:
        """A number from 0 to below - 1."""
        if self.room >> SPARE < below:
            self.value, self.room = self.chance.number(SPAN), SPAN
        self.room //= below
        self.value, picked = divmod(self.value, below)
        return picked

    def take(self, things: list[T]) -> T:
        """One of them, taken out; the others may change places."""
        place = self.number(len(things))
        things[place], things[-1] = things[-1], things[place]
        return things.pop()

    def seed(self) -> str:
        """A seed that nobody knows."""
        return f"{self.chance.number(SPAN):064x}"


def pooled(bags: Iterable[Bag]) -> list[str]:
    """All that is in the bags, by name: who had what cannot be told from it."""
    counts: dict[str, int] = {}
    for bag in bags:
        for thing, number in bag.counts.items():
            counts[thing] = counts.get(thing, 0) + number
    return [thing for thing in sorted(counts) for _ in range(counts[thing])]


def fill(bag: Bag, things: list[str]) -> None:
    """These and nothing else are in the bag, by name: the order they came in is forgotten."""
    things.sort()
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    bag.counts = counts


def deal(hands: list[Bag], rest: Bag, lots: Lots) -> None:
    """Put all of it together, and give each hand as many things as it had; the rest is what is left."""
    things = pooled((*hands, rest))
    for hand in hands:
        fill(hand, [lots.take(things) for _ in range(len(hand))])
    fill(rest, things)
