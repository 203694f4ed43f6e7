"""What happened, for one reader: the newest first."""

from __future__ import annotations

from collections.abc import Iterable

from games.values import Event, Seat, Text, Value, Who
from render.twin import pages_of
from words.catalogue import Words


def log_pages(events: Iterable[Event], words: Words, seat: Seat | None = None) -> list[str]:
    """The events in pages, the newest first; with a seat, those that concern its player."""
    lines = [words.event(event) for event in events if seat is None or concerns(event, seat)]
    return pages_of(reversed(lines)) if lines else [words.say("log-empty")]


def missed_pages(events: Iterable[Event], words: Words) -> list[str]:
    """What the reader missed in pages, in the order in which it happened."""
    lines = [words.event(event) for event in events]
    return pages_of([words.say("missed-title"), *lines]) if lines else [words.say("missed-nothing")]


def concerns(event: Event, seat: Seat) -> bool:
    """Whether that player is named in it, or was told it alone: what they did and what befell them."""
    return event.seen_by == (seat,) or any(_names(value, seat) for value in event.values.values())


def _names(value: Value, seat: Seat) -> bool:
    match value:
        case Who(named):
            return named == seat
        case Text(values=inside):
            return any(_names(each, seat) for each in inside.values())
        case tuple():
            return any(_names(each, seat) for each in value)
    return False
