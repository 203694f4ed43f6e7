"""What happened, for one reader: the whole game, or since their last turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.core import View
from games.values import Event, Seat
from host.steps import read_events
from storage.rows import StepRow


class Owed(Struct, frozen=True):
    """What a seat missed."""

    events: tuple[Event, ...]
    """Since its own last step, as far as it may see them."""
    since: View
    """The table as it saw it then, so that changes can be marked."""


def standing_steps(history: Iterable[StepRow], after: int = -1) -> list[StepRow]:
    """The steps after that version that were not undone, in order; the history begins at it, or before.

    An undoing leaves no trace, a resignation always does.
    """
    standing: list[StepRow] = []
    effective = 0
    for step in history:
        if step.version <= after:
            effective = step.version if step.as_of is None else step.as_of
        elif step.as_of is None:
            effective = step.version
            standing.append(step)
        elif step.as_of == effective:
            standing.append(step)
        else:
            effective = step.as_of
            standing = [earlier for earlier in standing if earlier.version <= effective or not earlier.action]
    return standing


def visible_events(steps: Iterable[StepRow], viewer: Seat | None) -> tuple[Event, ...]:
    """What that seat, or (None) somebody watching, may read of these steps."""
    return tuple(event for step in steps for event in read_events(step) if event.is_seen_by(viewer))
