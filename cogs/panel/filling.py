"""An action from what somebody typed in a form or took from a menu of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from cogs.panel.choices import Choice, Several
from games.core import Action
from host.errors import Stale, refused

Entry = str | tuple[str, ...]
"""What a form says of a field: a number as it was typed, or the digests of things."""


def filled(choice: Choice, entries: Mapping[str, Entry]) -> Action:
    """The action of that list with these numbers and sets; whether it is legal is for the rules to say."""
    sets = {several.field: several for several in choice.sets}
    values: dict[str, Any] = dict.fromkeys(sets, ())
    for field, entry in entries.items():
        if isinstance(entry, str) and field in choice.numbers:
            values[field] = number(entry)
        elif isinstance(entry, tuple) and field in sets:
            values[field] = _things(sets[field], entry)
        else:
            raise Stale
    if choice.example is None:
        raise Stale
    return replace(choice.example, **values)


def number(entry: str) -> int:
    """What somebody typed as a number, nothing being zero; or Refused."""
    text = entry.strip() or "0"
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise refused("not_a_number")
    return int(text)


def together(choice: Choice, digests: Sequence[str]) -> Action:
    """The action of that list with these things, in order; whether it is legal is for the rules to say."""
    if choice.example is None or choice.several is None:
        raise Stale
    return replace(choice.example, **{choice.several.field: _things(choice.several, digests)})


def _things(several: Several, digests: Sequence[str]) -> tuple[Any, ...]:
    """What was taken from a menu; Stale if it is not all there any more."""
    taken = tuple(part.thing for part in several.parts if part.digest in digests)
    if len(taken) != len(digests):
        raise Stale
    return taken
