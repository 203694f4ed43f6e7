"""Things that are dear to make, remembered by what they were made of, all within one budget of bytes."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial, wraps
from itertools import count
from sys import getrefcount
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast
from weakref import finalize

from PIL import Image

T = TypeVar("T")
Made_co = TypeVar("Made_co", covariant=True)
P = ParamSpec("P")

SMALL_THINGS = 8_000_000
"""Bytes left to the caches of small things, which are bounded by their entries: lengths, fonts, sentences."""
CACHE = 144_000_000
"""Bytes for all caches of the process that draws, unless it is told otherwise."""
ENTRY = 400
"""Bytes of an entry of a shelf, whatever it holds."""
ONE_BYTE_MODES = frozenset({"1", "L", "P"})
"""Of an image; Pillow gives every other pixel four bytes."""

ENOUGH = 0.95
"""So much of the budget is left in use when room is made: not for every new thing anew."""
HELD_HERE = 2
"""References to a thing that nobody but a shelf holds, while it is looked at."""

_numbers = count(1)


class Budget:
    """Bytes that all shelves hold at the most, together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0
        self._shelves: list[Shelf[Any]] = []

    def join(self, shelf: Shelf[Any]) -> None:
        """One more shelf spends of this."""
        self._shelves.append(shelf)

    def make_room(self) -> None:
        """Forget what was not asked for longest, always of the shelf that is furthest above its share."""
        shelves = [*self._shelves]
        while self.used > self.most * ENOUGH and shelves:
            fullest = max(shelves, key=lambda shelf: shelf.used / shelf.share)
            if not fullest.drop():
                shelves.remove(fullest)


class Shelf(Generic[T]):
    """The things asked for lately."""

    def __init__(self, budget: Budget, share: float) -> None:
        """Others may take of its share what it does not need."""
        self.share = share
        self.used = 0
        """Bytes of what lies here, and of its images for as long as anybody holds them."""
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._budget = budget
        budget.join(self)

    def find(self, key: Hashable) -> T | None:
        """The thing of that key, if it is remembered."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, thing: T, weight: int) -> T:
        """Remember a thing of so many bytes, its images not included."""
        before = self._things.get(key)
        self._things[key] = (thing, weight + ENTRY)
        self.spend(weight + ENTRY - (0 if before is None else before[1]))
        return thing

    def spend(self, weight: int) -> None:
        """So many bytes more, or less."""
        self.used += weight
        self._budget.used += weight
        if weight > 0 and self._budget.used > self._budget.most:
            self._budget.make_room()

    def drop(self) -> bool:
        """Forget something not asked for lately; False when there is nothing that anybody could spare."""
        for _ in range(len(self._things)):
            key, (thing, weight) = self._things.popitem(last=False)
            if isinstance(thing, Image.Image) and getrefcount(thing) > HELD_HERE:
                self._things[key] = (thing, weight)  # still lies in a drawing: no byte would be won
                continue
            self.spend(-weight)
            return True
        return False

    def forget(self, maker: object = None) -> None:
        """As if nothing had been made yet, by anybody or by that one, with which its keys begin."""
        for key in [*self._things]:
            if maker is None or (isinstance(key, tuple) and key[0] is maker):
                _, weight = self._things.pop(key)
                self.spend(-weight)

    def count(self, image: Image.Image) -> None:
        """Spend what an image takes, once, until nobody holds it any more."""
        if "weight" not in vars(image):
            weight = vars(image)["weight"] = weight_of(image)
            finalize(image, self.spend, -weight).atexit = False
            self.spend(weight)


BUDGET = Budget(CACHE - SMALL_THINGS)
"""Of this process, for all that is drawn in it."""
SPRITES: Shelf[Any] = Shelf(BUDGET, 0.46)
"""Among them layers and scenery, which take most of it."""
TEXTS: Shelf[Any] = Shelf(BUDGET, 0.15)


class Kept(Protocol[P, Made_co]):
    """A function whose results are remembered."""

    def __call__(self, *args: P.args, **named: P.kwargs) -> Made_co:
        """What it makes, made once."""

    def cache_clear(self) -> None:
        """Forget what it has made; as functools names it."""


def kept_on(shelf: Shelf[Any]) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Remember there what a function makes by all it is given, which can be hashed and tells all."""

    def keeping(make: Callable[P, T]) -> Kept[P, T]:
        @wraps(make)
        def find(*args: P.args, **named: P.kwargs) -> T:
            key = (make, args, *named.items()) if named else (make, args)
            found: T | None = shelf.find(key)
            if found is None:
                found = make(*args, **named)
                shelf.keep(key, found, weigh(found, shelf))
            return found

        find.cache_clear = partial(shelf.forget, make)  # type: ignore[attr-defined]  # this makes it one
        return cast("Kept[P, T]", find)

    return keeping


def kept(make: Callable[P, T]) -> Kept[P, T]:
    """Remember the sprite, layer or scenery that a function makes by all it is given."""
    return kept_on(SPRITES)(make)


def number_of(image: Image.Image) -> int:
    """Tells this image from all others there ever were, which its id does not."""
    number: int | None = vars(image).get("number")
    if number is None:
        number = vars(image)["number"] = next(_numbers)
    return number


def weight_of(image: Image.Image) -> int:
    """Bytes that an image takes."""
    wide = 1 if image.mode in ONE_BYTE_MODES else 4
    return ENTRY + image.height * (8 + wide * image.width)


def weigh(thing: object, shelf: Shelf[Any]) -> int:
    """Bytes of a thing: what it says itself, or all that it consists of; images are counted by themselves."""
    if isinstance(thing, Image.Image):
        shelf.count(thing)
        return 0
    weight = getattr(thing, "weight", None)
    if isinstance(weight, int):
        return weight
    size = sys.getsizeof(thing)
    if isinstance(thing, tuple):
        return size + sum([weigh(each, shelf) for each in thing])
    return size
