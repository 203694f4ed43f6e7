"""Things that are dear to make, remembered by what they were made of."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """The things most recently asked for, each kept with what it was made of, so that no id is used again."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[object, tuple[T, object]] = OrderedDict()
        self._most = most
        self._alone = Lock()  # pictures are drawn in several threads

    def find(self, key: object) -> T | None:
        """The thing of that key, if it is remembered."""
        with self._alone:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def keep(self, key: object, thing: T, made_of: object = None) -> T:
        """Remember a thing, and forget the one that was not asked for longest."""
        with self._alone:
            self._kept[key] = (thing, made_of)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return thing

    def forget(self) -> None:
        """As if nothing had been made yet."""
        with self._alone:
            self._kept.clear()
