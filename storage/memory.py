"""What was read or written lately, so that it need not be read again: one process has the file to itself."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from sys import getsizeof
from typing import Any, Final

from msgspec import Struct

from storage.rows import StepRow

MISSING: Final = object()
"""Is not remembered; None is remembered as None."""
MOST_BYTES = 20_000_000
"""Of one memory, unless it is told otherwise."""
ENTRY = 300
"""Bytes of an entry, its name included."""
ROW = 500
"""Bytes of a step without its long texts."""
SELDOM = 64
"""One of so many things of a kind is taken apart to see how large they are."""


class Scale:
    """Estimates what things take in memory: a step by its texts, others by some of their kind."""

    def __init__(self) -> None:
        self._kinds: dict[type, tuple[int, int]] = {}
        """How many there were, and how many bytes one takes."""

    def weigh(self, thing: object) -> int:
        """Bytes, more or less."""
        if isinstance(thing, StepRow):
            return ROW + len(thing.state or "") + len(thing.events) + len(thing.action or "")
        if isinstance(thing, list | tuple):
            return getsizeof(thing) + (len(thing) * self.weigh(thing[0]) if thing else 0)
        count, weight = self._kinds.get(type(thing), (0, 0))
        if count % SELDOM == 0:
            # Half of what was known: one of a long game is no rule for all.
            weight = (weight + taken_apart(thing)) // (2 if count else 1)
        self._kinds[type(thing)] = (count + 1, weight)
        return weight


def taken_apart(thing: object) -> int:
    """Bytes of a thing and of all it consists of, each once; takes its time."""
    total, seen, left = 0, set[int](), [thing]
    while left:
        part = left.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        total += getsizeof(part)
        if isinstance(part, list | tuple | set | frozenset):
            left.extend(part)
        elif isinstance(part, dict):
            left.extend([*part.keys(), *part.values()])
        elif isinstance(part, Struct):
            left.extend([getattr(part, field) for field in part.__struct_fields__])
    return total


class Memory:
    """Committed things by name, those used lately; nothing in it may ever be changed."""

    def __init__(self, most: int, most_bytes: int = MOST_BYTES) -> None:
        self._recent: dict[Hashable, tuple[Any, int]] = {}
        self._older: dict[Hashable, tuple[Any, int]] = {}
        """Forgotten as a whole when there is too much: to keep everything in order of use would cost more."""
        self._most_recent = most // 2
        self._most_bytes = most_bytes // 2
        self._bytes = 0
        """Of what is recent; what is older took no more."""
        self._scale = Scale()

    def recall(self, key: Hashable) -> Any:
        """What is remembered under that name, or MISSING."""
        found = self._recent.get(key)
        if found is None:
            found = self._older.get(key)
            if found is None:
                return MISSING
            self._keep(key, *found)
        return found[0]

    def keep(self, key: Hashable, value: Any) -> None:
        """Remember it, and forget what was not asked for longest."""
        self._keep(key, value, ENTRY + self._scale.weigh(value))

    def _keep(self, key: Hashable, value: Any, weight: int) -> None:
        self.forget((key,))
        if weight > self._most_bytes:
            return
        if self._bytes + weight > self._most_bytes:
            self._begin_anew()
        self._recent[key] = (value, weight)
        self._bytes += weight
        if len(self._recent) > self._most_recent:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """What was recent is older from now on, and what was older is forgotten."""
        self._older, self._recent, self._bytes = self._recent, {}, 0

    @property
    def bytes(self) -> int:
        """What all of it takes, more or less."""
        return sum([weight for each in (self._recent, self._older) for _, weight in each.values()])

    def forget(self, keys: Iterable[Hashable]) -> None:
        """These have changed."""
        for key in keys:
            if (gone := self._recent.pop(key, None)) is not None:
                self._bytes -= gone[1]
            self._older.pop(key, None)

    def forget_all(self) -> None:
        """Everything may have changed."""
        self._recent.clear()
        self._older.clear()
        self._bytes = 0

    def forget_kinds(self, kinds: Iterable[str]) -> None:
        """All whose name begins with one of these have changed."""
        wanted = set(kinds)
        kept = [*self._recent, *self._older]
        self.forget([key for key in kept if isinstance(key, tuple) and key[0] in wanted])
