"""Players as the pictures know them: the badges they chose, by seat."""

from __future__ import annotations

from words.catalogue import Badge, Words

Badges = tuple[Badge, ...]
"""Of every player, by seat."""


def badges_of(words: Words, players: int) -> Badges:
    """How everybody's things look."""
    return tuple(words.badge(seat) for seat in range(players))
