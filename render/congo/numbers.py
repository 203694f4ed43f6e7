"""Numbers and names as they are written in pictures."""

from __future__ import annotations

HALF = "\N{VULGAR FRACTION ONE HALF}"
MINUS = "\N{MINUS SIGN}"


def in_points(half_points: int) -> str:
    """So many half points: 6, 6½, ½, and with a minus."""
    whole, half = divmod(abs(half_points), 2)
    said = f"{whole or ''}{HALF}" if half else str(whole)
    return f"{MINUS}{said}" if half_points < 0 else said


def signed(number: int) -> str:
    """A number that is added, always with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def capital(name: str) -> str:
    """A name as it begins a line."""
    return name[:1].upper() + name[1:]
