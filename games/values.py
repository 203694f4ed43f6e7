"""What rules say without a language: keys with values, and events with their readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, Union

from msgspec import Struct

Seat: TypeAlias = int

# Values never lead back to what holds them, so the collector need not follow them (gc=False).


class Who(Struct, frozen=True, gc=False, tag="who"):
    """A player, named by the reader's language and table."""

    seat: Seat


class Text(Struct, frozen=True, gc=False, tag="text", omit_defaults=True):
    """A sentence or name to be looked up: its key in the catalogue, and what fills its gaps."""

    key: str
    values: Mapping[str, Value] = {}
    rule: str = ""
    """The section of the game's rules file that says so, for a refusal."""


# A number; a catalogue key (rules never hold wording); a player; a nested text; or a list of these.
One: TypeAlias = Union[int, str, Who, "Text"]
Value: TypeAlias = Union[int, str, Who, "Text", tuple[One, ...]]


class Event(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened, in the past tense, for those who may know it."""

    kind: str
    values: Mapping[str, Value] = {}
    seen_by: tuple[Seat, ...] | None = None
    """None: everybody."""
    reveals: bool = False
    """Somebody learned what was hidden from them, or the rule says it cannot be taken back."""

    def is_seen_by(self, seat: Seat | None) -> bool:
        """Whether that seat, or (None) somebody watching, may read this."""
        return self.seen_by is None or seat in self.seen_by


def points(units: int, per_point: int) -> int | Text:
    """So many units, one or two to a point, as points: a number, or words where half a point is left over."""
    if units % per_point == 0:
        return units // per_point
    whole = abs(units) // per_point
    if units < 0:
        return Text("minus_half_points", {"whole": whole})
    return Text("half_points", {"whole": whole})
