"""What a game brings of itself to be drawn: crowds that chance would seldom bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Crowds(Struct, frozen=True):
    """Positions of a game beyond those of random play; a game of few things needs none."""

    tables: Callable[[int], list[Any]] = lambda _: []
    """Public views for that many players, as full as can be."""
    is_weighed: bool = True
    """Whether their files may not be too large: not where there is far more than there can be."""
    hands: Callable[[int], list[Any]] = lambda _: []
    """A player's own views, with little and with much in hand."""
    unmarked: frozenset[str] = frozenset()
    """Pictures on which nothing can be new."""
    quiet: Callable[[Any], Any] = lambda view: view
    """The same view without what is shown of the latest turns to whoever has seen them."""
