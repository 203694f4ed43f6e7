"""Things that are dear to make, remembered by what they were made of."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """The things asked for lately, each kept with what it was made of, so that no id is used again."""

    def __init__(self, most: int) -> None:
        self._recent: dict[object, tuple[T, object]] = {}
        self._older: dict[object, tuple[T, object]] = {}
        """Forgotten as a whole when there is too much: to keep everything in order of use would cost more."""
        self._most_recent = most // 2

    def find(self, key: object) -> T | None:
        """The thing of that key, if it is remembered."""
        found = self._recent.get(key)
        if found is None:
            found = self._older.get(key)
            if found is None:
                return None
            self.keep(key, *found)
        return found[0]

    def keep(self, key: object, thing: T, made_of: object = None) -> T:
        """Remember a thing, and forget some that were not asked for longest."""
        self._recent[key] = (thing, made_of)
        if len(self._recent) > self._most_recent:
            self._older, self._recent = self._recent, {}
        return thing

    def forget(self) -> None:
        """As if nothing had been made yet."""
        self._recent, self._older = {}, {}
