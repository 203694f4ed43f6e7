"""Every fact of a view is told in words: another value for each of its fields must change the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Facts(Struct, frozen=True):
    """What is told of one kind of thing in a game's views."""

    start: Callable[[], Any]
    """A view with such a thing in it."""
    path: str
    """Where it stands there, as `players.0.bid`; empty for the view itself."""
    others: Mapping[str, object]
    """By field, a value that the thing there does not have."""
    elsewhere: frozenset[str] = frozenset()
    """Fields that nothing need say by themselves: whose text it is, what another field says as well."""
    uncaptioned: frozenset[str] | None = None
    """Those for which the private sheet's alternative text has no room; None where it need say nothing."""


def at(view: Any, path: str) -> Any:
    """What stands there."""
    for step in filter(None, path.split(".")):
        view = view[int(step)] if step.isdigit() else getattr(view, step)
    return view


def changed(view: Any, path: str, value: object) -> Any:
    """The same view with something else there."""
    step, _, rest = path.partition(".")
    new = changed(at(view, step), rest, value) if rest else value
    if step.isdigit():
        return (*view[: int(step)], new, *view[int(step) + 1 :])
    return replace(view, **{step: new})


def fields_of(view: Any, path: str = "") -> Iterator[tuple[str, object]]:
    """Where each field stands that is no struct and no row of structs, and what is in it."""
    for field in view.__struct_fields__ if isinstance(view, Struct) else range(len(view)):
        place, value = f"{path}{field}", at(view, str(field))
        if _leads_on(value):
            yield from fields_of(value, f"{place}.")
        elif isinstance(view, Struct):
            yield place, value


def _leads_on(value: object) -> bool:
    is_row = isinstance(value, tuple) and value and all(isinstance(each, Struct) for each in value)
    return isinstance(value, Struct) or bool(is_row)
