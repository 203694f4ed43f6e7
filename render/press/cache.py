"""Caches of what is dear to make, by what it was made of, all within one byte budget."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial, wraps
from itertools import count
from sys import getrefcount
from typing import Any, Generic, ParamSpec, Protocol, TypeVar, cast, final
from weakref import finalize

from PIL import Image

T = TypeVar("T")
Made_co = TypeVar("Made_co", covariant=True)
P = ParamSpec("P")

SMALL_CACHES = 28_000_000
"""Bytes left to small things, which are bounded by their entries (lengths, fonts, sentences, some 8 MB),
and to what the allocator cannot give back of images that are gone."""
ALL_CACHES = 144_000_000
"""Bytes for all caches of the process that draws, unless it is told otherwise."""
ENTRY = 400
"""Bytes of an entry, whatever it holds."""
OF_AN_IMAGE = 1_000
"""Bytes that an image takes beside its pixels: its objects, and the way to notice its end."""
ONE_BYTE_MODES = frozenset({"1", "L", "P"})
"""Of an image; Pillow gives every other pixel four bytes."""

ENOUGH = 0.95
"""Eviction goes on down to so much of the budget, so that not every new entry evicts."""
HELD_HERE = 2
"""References to a value that nobody but its cache holds, while it is looked at."""

_numbers = count(1)


class Entry(Generic[T]):
    """A value in a cache."""

    __slots__ = ("is_used", "value", "weight")

    def __init__(self, value: T, weight: int) -> None:
        self.value = value
        self.weight = weight
        self.is_used = False
        """Since it was last passed over: to note that costs less than to keep all in the order of use."""


class ByteBudget:
    """Bytes that all its caches hold at the most, together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0
        self._caches: list[Cache[Any]] = []

    def join(self, cache: Cache[Any]) -> None:
        """One more cache spends of this."""
        self._caches.append(cache)

    def evict(self) -> None:
        """Make room: what was least recently used goes, always of the cache furthest above its share."""
        caches = [*self._caches]
        while self.used > self.most * ENOUGH and caches:
            fullest = max(caches, key=lambda cache: cache.used / cache.share)
            if not fullest.evict_one():
                caches.remove(fullest)


class Cache(Generic[T]):
    """The values asked for lately, by key."""

    def __init__(self, budget: ByteBudget, share: float) -> None:
        """Other caches may take of its share what it does not need."""
        self.share = share
        self.used = 0
        """Bytes of its values, and of their images for as long as anybody holds them."""
        self._entries: OrderedDict[Hashable, Entry[T]] = OrderedDict()
        self._budget = budget
        budget.join(self)

    def get(self, key: Hashable) -> T | None:
        """The value of that key, if it is cached."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        entry.is_used = True
        return entry.value

    def put(self, key: Hashable, value: T, weight: int) -> T:
        """Cache a value of so many bytes, its images not included."""
        before = self._entries.get(key)
        self._entries[key] = Entry(value, weight + ENTRY)
        self.charge(weight + ENTRY - (0 if before is None else before.weight))
        return value

    def charge(self, weight: int) -> None:
        """So many bytes more, or less."""
        self.used += weight
        self._budget.used += weight
        if weight > 0 and self._budget.used > self._budget.most:
            self._budget.evict()

    def charge_image(self, image: Image.Image) -> None:
        """Charge what an image takes, once, until nobody holds it any more."""
        if "weight" not in vars(image):
            weight = vars(image)["weight"] = weight_of(image)
            finalize(image, self.charge, -weight).atexit = False
            self.charge(weight)

    def evict_one(self) -> bool:
        """Evict the oldest entry that was not used lately and frees anything; False when there is none."""
        for _ in range(2 * len(self._entries)):
            key, entry = self._entries.popitem(last=False)
            # What lies in a picture would free no byte.
            has_hold = isinstance(entry.value, Image.Image) and getrefcount(entry.value) > HELD_HERE
            if entry.is_used or has_hold:
                entry.is_used = False
                self._entries[key] = entry  # a second chance
                continue
            self.charge(-entry.weight)
            return True
        return False

    def clear(self, maker: object = None) -> None:
        """Drop every entry, or those of that maker, with which their keys begin."""
        for key in [*self._entries]:
            if maker is None or (isinstance(key, tuple) and key[0] is maker):
                self.charge(-self._entries.pop(key).weight)


BUDGET = ByteBudget(ALL_CACHES - SMALL_CACHES)
"""Of this process, for all that is drawn in it."""
SPRITES: Cache[Any] = Cache(BUDGET, 0.46)
"""Among them layers and scenery, which take most of it."""
TEXTS: Cache[Any] = Cache(BUDGET, 0.15)


class Cached(Protocol[P, Made_co]):
    """A function whose results are cached."""

    def __call__(self, *args: P.args, **named: P.kwargs) -> Made_co:
        """What it makes, made once."""

    def cache_clear(self) -> None:
        """Drop what it has made; as functools names it."""


def cached_in(cache: Cache[Any]) -> Callable[[Callable[P, T]], Cached[P, T]]:
    """Cache there what a function makes; the key is all it is given, which must be hashable and tell all."""

    def decorate(make: Callable[P, T]) -> Cached[P, T]:
        @wraps(make)
        def find(*args: P.args, **named: P.kwargs) -> T:
            key = (make, args, *named.items()) if named else (make, args)
            found: T | None = cache.get(key)
            if found is None:
                found = make(*args, **named)
                cache.put(key, found, weigh(found, cache))
            return found

        find.cache_clear = partial(cache.clear, make)  # type: ignore[attr-defined]  # this makes it one
        return cast("Cached[P, T]", find)

    return decorate


def cached(make: Callable[P, T]) -> Cached[P, T]:
    """Cache what a function makes of sprites: a ground, a landscape."""
    return cached_in(SPRITES)(make)


@final
class Sprite(Image.Image):
    """An image that `@sprite` has cached, which nobody may change: only to the type checker a class."""

    def __init__(self) -> None:
        raise TypeError("only what @sprite decorates makes sprites")


def sprite(draw: Callable[P, Image.Image]) -> Cached[P, Sprite]:
    """Cache the image that a function draws: only as a sprite can it be put on a canvas."""
    return cast("Cached[P, Sprite]", cached_in(SPRITES)(draw))


def number_of(image: Image.Image) -> int:
    """Tells this image from all others there ever were, which its id does not."""
    number: int | None = vars(image).get("number")
    if number is None:
        number = vars(image)["number"] = next(_numbers)
    return number


def weight_of(image: Image.Image) -> int:
    """Bytes that an image takes."""
    wide = 1 if image.mode in ONE_BYTE_MODES else 4
    return OF_AN_IMAGE + image.height * (8 + wide * image.width)


def weigh(value: object, cache: Cache[Any]) -> int:
    """Bytes of a value: what it says itself, or all that it consists of; images are charged by themselves."""
    if isinstance(value, Image.Image):
        cache.charge_image(value)
        return 0
    weight = getattr(value, "weight", None)
    if isinstance(weight, int):
        return weight
    size = sys.getsizeof(value)
    if isinstance(value, tuple):
        return size + sum([weigh(each, cache) for each in value])
    return size
