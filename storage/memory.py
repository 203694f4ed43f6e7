"""What was read or written lately, so that it need not be read again: one process has the file to itself."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final

MISSING: Final = object()
"""Is not remembered; None is remembered as None."""


class Memory:
    """Committed things by name, those used lately; nothing in it may ever be changed."""

    def __init__(self, most: int) -> None:
        self._recent: dict[Hashable, Any] = {}
        self._older: dict[Hashable, Any] = {}
        """Forgotten as a whole when there is too much: to keep everything in order of use would cost more."""
        self._most_recent = most // 2

    def recall(self, key: Hashable) -> Any:
        """What is remembered under that name, or MISSING."""
        found = self._recent.get(key, MISSING)
        if found is MISSING:
            found = self._older.get(key, MISSING)
            if found is not MISSING:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, value: Any) -> None:
        """Remember it, and forget what was not asked for longest."""
        self._recent[key] = value
        if len(self._recent) > self._most_recent:
            self._older, self._recent = self._recent, {}

    def forget(self, keys: Iterable[Hashable]) -> None:
        """These have changed."""
        for key in keys:
            self._recent.pop(key, None)
            self._older.pop(key, None)

    def forget_all(self) -> None:
        """Everything may have changed."""
        self._recent.clear()
        self._older.clear()

    def forget_kinds(self, kinds: Iterable[str]) -> None:
        """All whose name begins with one of these have changed."""
        wanted = set(kinds)
        kept = [*self._recent, *self._older]
        self.forget([key for key in kept if isinstance(key, tuple) and key[0] in wanted])
