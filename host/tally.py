"""How much is played: counted since the start, by game."""

from __future__ import annotations

from collections import Counter

from host.outbox import Kind
from storage.whole import TableChange


class Tally:
    """Numbers alone."""

    def __init__(self) -> None:
        self.steps: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        """How often somebody was newly asked."""

    def note(self, game: str, writes: TableChange) -> None:
        """A change of a table has been committed."""
        if writes.steps:
            self.steps[game] += len(writes.steps)
            self.asked[game] += sum(message.kind == Kind.ASKED for message in writes.messages)
