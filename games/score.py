"""How a game stands while it goes on, for whoever reads it."""

from __future__ import annotations

from msgspec import Struct

from games.values import Seat, Text, points


def amount(number: int, unit: str, units: int, *, is_short: bool = False) -> Text:
    """So many of a unit, in words or in figures; a minus stands before the whole of it."""
    key = f"unit-{unit}.short" if is_short else f"unit-{unit}"
    return Text(key, {"count": points(abs(number), units), "minus": number < 0})


class Tally(Struct, frozen=True):
    """What one seat has and would get if the game ended now, as far as its reader can know."""

    seat: Seat
    now: dict[str, int]
    """What it has for good, by source."""
    end: dict[str, int] = {}
    """What the end would add, by source."""
    hidden: tuple[str, ...] = ()
    """Those sources of the end that may bring more than the reader can know."""
    notes: tuple[Text, ...] = ()
    """What else is to be known of its end."""


class Score(Struct, frozen=True):
    """How a game stands for its reader."""

    tallies: tuple[Tally, ...]
    """By seat."""
    unit: str = "points"
    units: int = 1
    """Both as in a result."""

    def amount(self, number: int, *, is_short: bool = False) -> Text:
        """So many of the unit, in words or in figures."""
        return amount(number, self.unit, self.units, is_short=is_short)
