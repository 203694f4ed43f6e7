"""Actions as nobody should send them: a legal one with one field made wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from games.core import Action

WRONG: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 6, 7, 99, -(2**63) - 1, 2**64 - 1, 2**64, 10**30),
    *(True, False, None, 1.5),
    *("", "nonsense", "__class__", "Lion", "refusal-over", "é\u202e\0"),
    *([], [1], {}, {"column": 3}),
)


def values_by_field(actions: Iterable[Action]) -> dict[str, list[Any]]:
    """What legal actions say in each field: values that are right somewhere, and wrong elsewhere."""
    seen: dict[str, list[Any]] = {}
    for action in actions:
        for name, value in msgspec.to_builtins(action).items():
            values = seen.setdefault(name, [])
            if value not in values:
                values.append(value)
    return seen


def mutated(action: Action, elsewhere: dict[str, list[Any]]) -> Iterator[bytes]:
    """The action with each field in turn made wrong, left out, or joined by a stranger, as JSON."""
    raw: dict[str, Any] = msgspec.to_builtins(action)
    for changed in _changed(raw, elsewhere):
        yield msgspec.json.encode(changed)


def _changed(raw: dict[str, Any], elsewhere: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    yield {**raw, "stranger": 1}
    for name, value in raw.items():
        yield {other: kept for other, kept in raw.items() if other != name}
        for wrong in (*WRONG, *elsewhere.get(name, ())):
            yield {**raw, name: wrong}
        if isinstance(value, int):
            yield from ({**raw, name: value + 1}, {**raw, name: value - 1})
        if isinstance(value, dict):
            yield from ({**raw, name: inner} for inner in _changed(value, {}))
        if isinstance(value, list):
            yield from ({**raw, name: other} for other in (value[1:], value * 2, value[::-1]))
