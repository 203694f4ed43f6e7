"""What was read or written lately, so that it need not be read again: one process has the file to itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from typing import Any, Final

MISSING: Final = object()
"""Is not remembered; None is remembered as None."""


class Memory:
    """Committed things by name, the most recently used ones; nothing in it may ever be changed."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._most = most

    def recall(self, key: Hashable) -> Any:
        """What is remembered under that name, or MISSING."""
        found = self._kept.get(key, MISSING)
        if found is not MISSING:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, value: Any) -> None:
        """Remember it, and forget what was not asked for longest."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, keys: Iterable[Hashable]) -> None:
        """These have changed."""
        for key in keys:
            self._kept.pop(key, None)

    def forget_all(self) -> None:
        """Everything may have changed."""
        self._kept.clear()

    def forget_kinds(self, kinds: Iterable[str]) -> None:
        """All whose name begins with one of these have changed."""
        wanted = set(kinds)
        self.forget([key for key in self._kept if isinstance(key, tuple) and key[0] in wanted])
