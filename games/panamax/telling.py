"""Saying what happened in Panamax: keys and values, never sentences."""

from __future__ import annotations

from games.values import Event, Seat, Value


def tell(
    kind: str, /, *, seen_by: tuple[Seat, ...] | None = None, reveals: bool = False, **values: Value
) -> Event:
    """Something that happened, with what fills its gaps."""
    return Event(kind, values, seen_by, reveals)
