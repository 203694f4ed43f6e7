"""Application emoji in messages: which ones Discord has of ours, and how a text names them before."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from msgspec import Struct

OURS = re.compile(r"q_(?P<name>\w+)_(?P<digest>[0-9a-f]{6})", re.ASCII)
"""How ours are called at Discord: what it shows, and which drawing of it."""
MARK = re.compile("\ue000(?P<name>\\w+)\ue001 ?")
"""One that a text names; signs that no keyboard has."""
SHOWN = re.compile(r"<:q_\w+_[0-9a-f]{6}:\d+> ?", re.ASCII)
"""One that a message shows."""


def full_name(name: str, png: bytes) -> str:
    """What that drawing of it is called at Discord, where it is never changed."""
    return f"q_{name}_{sha256(png).hexdigest()[:6]}"


class Known(Struct, frozen=True):
    """An emoji that Discord has."""

    full_name: str
    id: int


class Book:
    """The emoji that can be shown now, by our own names; what is not in it goes without."""

    def __init__(self) -> None:
        self._known: dict[str, Known] = {}
        self.on_doubt: Callable[[], None] = lambda: None
        """Called when Discord has refused a message for one of them."""

    def __len__(self) -> int:
        return len(self._known)

    def note(self, name: str, known: Known) -> None:
        """From now on it can be shown."""
        self._known[name] = known

    def keep(self, ids: set[int]) -> None:
        """Only those which Discord has under these ids."""
        self._known = {name: known for name, known in self._known.items() if known.id in ids}

    def component(self, name: str | None) -> dict[str, Any] | None:
        """As a button or a line of a menu is given it."""
        known = None if name is None else self._known.get(name)
        return None if known is None else {"id": str(known.id), "name": known.full_name}

    def written(self, text: str) -> str:
        """The text with what it names; but none in its first line, where a phone would read out a name."""
        first, newline, rest = text.partition("\n")
        return MARK.sub("", first) + newline + MARK.sub(self._shown, rest)

    def _shown(self, mark: re.Match[str]) -> str:
        known = self._known.get(mark["name"])
        return "" if known is None else f"<:{known.full_name}:{known.id}> "


BOOK = Book()
"""Of the bot in this process."""


def mark(name: str) -> str:
    """Put before words in a text: where it is sent it becomes the emoji, or nothing."""
    return f"\ue000{name}\ue001 "


def unmarked(text: str) -> str:
    """The text without any emoji, named or shown."""
    return SHOWN.sub("", MARK.sub("", text))
