"""What happened, for one reader: the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.panel.advance import answered_lines
from games.core import Action
from games.values import Event
from render.twin import pages_of
from words.catalogue import Words


def log_pages(events: Iterable[Event], words: Words) -> list[str]:
    """The events in pages, the newest first."""
    lines = [words.event(event) for event in events]
    return pages_of(reversed(lines)) if lines else [words.say("log-empty")]


def missed_pages(events: Iterable[Event], answered: Sequence[Action], words: Words) -> list[str]:
    """What the reader missed in pages, as it happened; above it what was answered for them meanwhile."""
    lines = [*answered_lines(answered, words), *(words.event(event) for event in events)]
    return pages_of([words.say("missed-title"), *lines]) if lines else [words.say("missed-nothing")]
