"""Chance that lives in the state: anybody who is given the seed can check every draw."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Self, TypeVar

from msgspec import Struct, field

if TYPE_CHECKING:
    from hashlib import _Hash

T = TypeVar("T")

SPAN = 1 << 256
BLOCK = 64
"""Bytes that SHA-256 takes in at a time: so long is the key of an HMAC."""
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""What becomes of each byte of the key in the one hash and in the other."""


@lru_cache(maxsize=128)
def _keyed(seed: str) -> tuple[_Hash, _Hash]:
    """The two hashes of HMAC-SHA256 (RFC 2104) with that key: what the draws of a game have in common."""
    key = bytes.fromhex(seed)
    if len(key) > BLOCK:
        key = hashlib.sha256(key).digest()
    key = key.ljust(BLOCK, b"\0")
    return hashlib.sha256(key.translate(INNER)), hashlib.sha256(key.translate(OUTER))


class Rng(Struct, gc=False):
    """Draw n is HMAC-SHA256(seed, n as 8 bytes, big-endian), read as one big-endian number."""

    seed: str
    """64 hexadecimal digits, secret until the game is over."""
    draws: int = 0

    def number(self, below: int) -> int:
        """A fair number from 0 to below - 1; a rejected one consumes its draw like any other."""
        if not 0 < below <= SPAN:
            raise ValueError(below)
        fair_end = SPAN - SPAN % below
        keyed_inner, keyed_outer = _keyed(self.seed)
        while True:
            # By hand, because it is most of what a draw costs: an HMAC object takes twice as long.
            inner, outer = keyed_inner.copy(), keyed_outer.copy()
            inner.update(self.draws.to_bytes(8, "big"))
            outer.update(inner.digest())
            self.draws += 1
            value = int.from_bytes(outer.digest(), "big")
            if value < fair_end:
                return value % below

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """That many dice, in the order thrown."""
        return [1 + self.number(sides) for _ in range(dice)]

    def choice(self, things: Sequence[T]) -> T:
        """One of them, each as likely as the other."""
        return things[self.number(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Any order as likely as the other (Fisher and Yates, from the last place to the second)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.number(last + 1)
            things[last], things[other] = things[other], things[last]

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: may be shown from the first step on, and binds the seed."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()


class Leaning(Rng, gc=False):
    """Chance that begins with the lowest or the highest of everything: what depends on it shows at once."""

    is_high: bool = False
    until: int = 0
    """The draw with which ordinary chance begins; some rules draw until something differs."""

    def number(self, below: int) -> int:
        """The end of the range first, and later a fair number."""
        if self.draws >= self.until:
            return super().number(below)
        self.draws += 1
        return below - 1 if self.is_high else 0


class Draw(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """What a draw of a game gave, whole: what it meant follows from it by the rules."""

    place: int
    """Its number among the draws of the game."""
    digits: str
    """The 256 bits, hexadecimal."""


class Noting(Rng):
    """The same chance, which notes what it draws."""

    noted: list[Draw] = []

    def number(self, below: int) -> int:
        """The number that plain chance would give."""
        before = self.draws
        value = super().number(below)
        key = bytes.fromhex(self.seed)
        for place in range(before, self.draws):
            self.noted.append(Draw(place, hmac.digest(key, place.to_bytes(8, "big"), hashlib.sha256).hex()))
        return value


class Bag(Struct, gc=False):
    """Things without an order: what does not exist cannot leak. Also serves as a plain heap."""

    counts: dict[str, int] = {}
    """Never holds a zero, so that equal bags are equal."""

    @classmethod
    def of(cls, things: Iterable[str]) -> Self:
        """A bag with each of these things, as often as it is named."""
        bag = cls()
        for thing in things:
            bag.add(thing)
        return bag

    def __len__(self) -> int:
        return sum(self.counts.values())

    def __bool__(self) -> bool:
        return bool(self.counts)

    def __contains__(self, thing: str) -> bool:
        return thing in self.counts

    def count(self, thing: str) -> int:
        """How many of it are inside."""
        return self.counts.get(thing, 0)

    def things(self) -> list[str]:
        """Everything inside, by name; the order tells nothing."""
        return [thing for thing in sorted(self.counts) for _ in range(self.counts[thing])]

    def add(self, thing: str, number: int = 1) -> None:
        """Put that many of it inside."""
        if number < 0:
            raise ValueError(number)
        if number:
            self.counts[thing] = self.counts.get(thing, 0) + number

    def take(self, thing: str, number: int = 1) -> None:
        """Take that many of it out, by name; no chance is involved."""
        left = self.counts.get(thing, 0) - number
        if number < 0 or left < 0:
            raise ValueError(f"{number} x {thing}")
        if left:
            self.counts[thing] = left
        else:
            self.counts.pop(thing, None)

    def pour(self, other: Bag) -> None:
        """Empty the other one into this."""
        for thing, number in other.counts.items():
            self.add(thing, number)
        other.counts.clear()

    def draw(self, rng: Rng) -> str:
        """Take one out unseen: things stand in order of their names, and one number picks the place."""
        counts = self.counts
        place = rng.number(sum(counts.values()))
        for thing in sorted(counts):
            place -= counts[thing]
            if place < 0:
                self.take(thing)
                return thing
        raise AssertionError("the number is below the count")


class Pile(Struct):
    """A deck in which some cards are known: their places are kept, all between them is a bag."""

    top: list[str] = []
    """Known cards, the next one first."""
    bag: Bag = field(default_factory=Bag)
    bottom: list[str] = []
    """Known cards below the bag, the last one last."""

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.top or self.bag.counts or self.bottom)

    def draw(self, rng: Rng) -> str:
        """The top card; a known one is no draw of chance."""
        if self.top:
            return self.top.pop(0)
        if self.bag:
            return self.bag.draw(rng)
        return self.bottom.pop(0)

    def shuffle(self) -> None:
        """Pour the known cards into the bag: nobody knows a place any more."""
        for card in (*self.top, *self.bottom):
            self.bag.add(card)
        self.top.clear()
        self.bottom.clear()
