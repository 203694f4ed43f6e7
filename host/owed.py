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


def visible_events(steps: Iterable[StepRow], viewer: Seat | None) -> tuple[Event, ...]:
    """What that seat, or (None) somebody watching, may read of these steps."""
    return tuple(event for step in steps for event in read_events(step) if event.is_seen_by(viewer))
