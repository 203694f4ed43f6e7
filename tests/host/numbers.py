"""The numbers of one's own in a view, how they are called in a sentence, and what else a sentence claims."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from games.core import Action
from games.livingstone.data import ROWS

Claim = Callable[[Any, Any, Action, re.Match[str]], bool]
"""Whether it is true, given the player's views before and after and what was done."""


class Speech(Struct, frozen=True):
    """How the sentences about one game are read."""

    numbers: dict[str, str]
    """What stands behind a number in a sentence, by where the number is in the view."""
    unnamed: dict[str, str]
    """Numbers that no sentence names, and why: five kinds at the most."""
    claims: dict[str, Claim]
    """What may be said beside numbers."""


def own_numbers(view: Any) -> dict[str, int]:
    """Every number that is the viewer's own, by where it stands; what is counted in lists is none."""
    own = getattr(view, "own", None)
    return dict([*_numbers("", view.players[view.me]), *_numbers("own.", own)])


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


def changes(before: Any, after: Any) -> dict[str, int]:
    """By how much each number of one's own is another; one that is only now to be seen has not changed."""
    was, has = own_numbers(before), own_numbers(after)
    missing = {path: 0 for path in (*was, *has) if "." in path}
    was, has = {**missing, **was}, {**missing, **has}
    return {path: has[path] - was[path] for path in was if path in has and has[path] != was[path]}


SHARED: dict[str, Claim] = {
    "the game ends": lambda _, after, *__: after.result is not None,
    "costs nothing": lambda *_: True,
}


def _row(action: Any) -> int:
    """Where a tent is put."""
    return int(action.row if hasattr(action, "row") else action.space.row)


LIVINGSTONE = Speech(
    numbers={
        "own.purse": "pounds?",
        "total": "points?",
        "tents": "tents?",
        "gems.clear": "clear",
        "gems.blue": "blue",
        "gems.red": "red",
        "hand_size": "cards?",
        "own.chest": "for the Queen",
    },
    unnamed={
        "points": "where points come from: their sum is named",
        "donations": "how often one gave: what one gave is named",
        "seat": "never changes",
    },
    claims={
        r"for (\d) pounds?, \1 stones?, a card or a tent in row \1": lambda _, after, __, said: (
            after.dice_to_spend[-1] == int(said[1])
        ),
        r"worth (\d) points?": lambda _, __, action, said: ROWS[_row(action)].round_points == int(said[1]),
        r"counts in row (\d) at the end": lambda _, __, action, said: _row(action) == int(said[1]),
        "no more dice this round": lambda before, after, *_: (
            after.round_no > before.round_no or after.players[before.me].has_passed
        ),
        "no other can take a die: you go on": lambda before, after, *_: (
            after.active == before.me
            and not any(other.can_take_die for other in after.players if other.seat != before.me)
        ),
        r"steamboat back to column (\d)": lambda before, after, _, said: (
            after.boat == before.boat - 1 == int(said[1])
        ),
        r"on to column (\d+), tents cost (\d)": lambda before, after, _, said: (
            (after.boat, after.cost) == (int(said[1]), int(said[2])) and after.boat == before.boat + 1
        ),
    },
)

SPEECHES = {"livingstone": LIVINGSTONE}
