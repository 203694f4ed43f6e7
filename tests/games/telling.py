"""Events as tests write them: said to all, showing something hidden, or for one seat alone."""

from __future__ import annotations

from games.values import Event, Seat, Value


def said(kind: str, **values: Value) -> Event:
    """Everybody is told, and it reveals nothing."""
    return Event(kind, values)


def shown(kind: str, **values: Value) -> Event:
    """Everybody is told, and somebody learns what was hidden or what is final."""
    return Event(kind, values, reveals=True)


def told(seat: Seat, kind: str, **values: Value) -> Event:
    """That seat alone is told what it has done in secret."""
    return Event(kind, values, seen_by=(seat,))


def dealt(seat: Seat, kind: str, **values: Value) -> Event:
    """That seat alone is told what chance gave it."""
    return Event(kind, values, seen_by=(seat,), reveals=True)
