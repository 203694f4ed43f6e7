"""Dealing anew what somebody does not know: from what lies sorted, so that nothing of it is left over."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from games.chance import SPAN, Bag, Rng

T = TypeVar("T")

BITS = SPAN.bit_length() - 1
"""Of one draw."""
SPARE = 64
"""Bits by which what is left of a draw outruns what is asked of it: so fair it is, and nobody could tell."""


class Lots(Struct):
    """Many small numbers out of few draws of somebody's own chance, because draws are what takes the time."""

    chance: Rng
    value: int = 0
    bits: int = 0
    """Of the value that nobody could tell yet."""

    def number(self, below: int) -> int:
        """A number from 0 to below - 1."""
        bits = below.bit_length()
        if self.bits < bits + SPARE:
            self.value, self.bits = self.chance.number(SPAN), BITS
        self.bits -= bits
        self.value, picked = divmod(self.value, below)
        return picked

    def take(self, things: list[T]) -> T:
        """One of them, taken out; the others may change places."""
        place = self.number(len(things))
        taken = things[place]
        things[place] = things[-1]
        things.pop()
        return taken

    def seed(self) -> str:
        """A seed that nobody knows."""
        return f"{self.chance.number(SPAN):064x}"


def counted(most: Bag, *bags: Bag) -> dict[str, int]:
    """How many of each thing are in these, by name: who had what cannot be told from it."""
    counts = most.counts.copy()
    for bag in bags:
        for thing, number in bag.counts.items():
            counts[thing] = counts.get(thing, 0) + number
    return {thing: counts[thing] for thing in sorted(counts)}


def pooled(counts: dict[str, int]) -> list[str]:
    """So many of each thing, in a row."""
    return [thing for thing, number in counts.items() for _ in range(number)]


def fill(bag: Bag, things: list[str]) -> None:
    """These and nothing else are in the bag, by name: the order they came in is forgotten."""
    things.sort()
    counts: dict[str, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    bag.counts = counts


def deal(hands: list[Bag], rest: Bag, lots: Lots) -> None:
    """Put all of it together, and give each hand as many things as it had; the rest is what is left."""
    counts = counted(rest, *hands)
    things = pooled(counts)
    for hand in hands:
        dealt = [lots.take(things) for _ in range(len(hand))]
        for thing in dealt:
            counts[thing] -= 1
        fill(hand, dealt)
    rest.counts = {thing: number for thing, number in counts.items() if number}
