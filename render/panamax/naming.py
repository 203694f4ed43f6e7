"""Players as the pictures name them: names that can be written, and the badges they chose."""

from __future__ import annotations

import unicodedata

from render.panamax.layout import NAME
from render.type import can_write, shorten
from words.catalogue import Badge, Words

Badges = tuple[Badge, ...]
"""Of every player, by seat."""


def badges_of(words: Words, players: int) -> Badges:
    """How everybody's things look."""
    return tuple(words.badge(seat) for seat in range(players))


def named(words: Words, players: int, width: float) -> Words:
    """The same words and badges with names that can be drawn: writable, else the letter; and short enough."""
    badges = badges_of(words, players)
    nameless = Words(words.language, "panamax", (), badges)
    names = []
    for seat in range(players):
        whole = unicodedata.normalize("NFC", words.name(seat))
        names.append(shorten(whole if can_write(whole) else nameless.name(seat), NAME, width))
    return Words(words.language, "panamax", names, badges)
