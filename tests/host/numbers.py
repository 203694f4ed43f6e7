"""The numbers of one's own in a view, and how a sentence about an action is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from games.core import Action

Claim = Callable[[Any, Any, Any, re.Match[str]], bool]
"""Whether it is true, given the player's views before and after and what was done."""

SHARED: dict[str, Claim] = {
    "the game ends": lambda _, after, *__: after.result is not None,
    "nothing else changes": lambda *_: True,
}
"""What may be said of an action of any game."""


class Speech(Struct, frozen=True):
    """How the sentences about one game are read."""

    numbers: Mapping[str, str]
    """How a number is named, # being the number itself, by where it stands in the view."""
    unnamed: Mapping[str, str]
    """Numbers that no sentence names, and why: five kinds at the most."""
    claims: Mapping[str, Claim]
    """What may be said beside numbers."""
    counted: tuple[str, ...] = ()
    """Lists of which it is a number how often they hold each thing."""
    units: Mapping[str, int] = {}
    """Of the numbers that are counted in parts, how many make one."""
    sums: Mapping[str, tuple[str, ...]] = {}
    """Numbers that are named together, by the name of what they make."""

    def changes(self, before: Any, after: Any) -> dict[str, int]:
        """By how much each number of one's own is another; one that only now is to be seen is not."""
        was, has = self._own(before), self._own(after)
        missing = {path: 0 for path in (*was, *has) if "." in path}
        was, has = {**missing, **was}, {**missing, **has}
        return {path: has[path] - was[path] for path in was if path in has and has[path] != was[path]}

    def _own(self, view: Any) -> dict[str, int]:
        """Every number that is the viewer's own, by where it stands."""
        found = dict([*_numbers("", view.players[view.me]), *_numbers("own.", view.own)])
        for field in self.counted:
            for thing, count in Counter(getattr(view.own, field)).items():
                found[f"own.{field}.{thing}"] = count
        found |= {total: sum(found[part] for part in parts) for total, parts in self.sums.items()}
        return found

    def is_unnamed(self, path: str) -> bool:
        """Whether that number is of a kind that nobody names."""
        return path in self.unnamed or path.split(".", maxsplit=1)[0] in self.unnamed

    def named(self, sentence: tuple[str, ...]) -> dict[str, int]:
        """The numbers that a sentence names, by where they stand in the view."""
        found: dict[str, int] = {}
        for path, name in self.numbers.items():
            for part in sentence:
                if match := re.fullmatch(rf"([+-]){_pattern(name)}", part):
                    assert path not in found, sentence
                    found[path] = round(float(match[1] + match[2]) * self.units.get(path, 1))
        return found

    def is_number(self, part: str) -> bool:
        """Whether a part of a sentence names a number."""
        return any(re.fullmatch(rf"([+-]){_pattern(name)}", part) for name in self.numbers.values())

    def is_true(self, part: str, before: Any, after: Any, action: Action) -> bool:
        """Whether something said beside numbers came true; what nobody can check is not."""
        found = [(claim, match) for claim in self.claims if (match := re.fullmatch(claim, part))]
        assert len(found) == 1, f"nobody checks: {part}"
        claim, match = found[0]
        return self.claims[claim](before, after, action, match)


def _pattern(name: str) -> str:
    return name.replace("#", r"([0-9.]+)")


def _numbers(path: str, thing: Any) -> Iterator[tuple[str, int]]:
    if isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            yield from _inside(path + field, getattr(thing, field))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _inside(f"{path}{key}", value)


def _inside(path: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    else:
        yield from _numbers(path + ".", value)
