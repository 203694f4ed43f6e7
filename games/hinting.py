"""What tells how a computer's try came out: events that a player hopes for or fears."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from games.values import Event, One


class Telling(Struct, frozen=True):
    """Something that may happen to a player, by the events that tell it."""

    name: str
    """`telling-<name>` in the words."""
    kinds: tuple[str, ...]
    role: str = "who"
    """What the player has to be in the event."""

    def is_told_by(self, events: Iterable[Event], me: Collection[One]) -> bool:
        """Whether it happened to whoever goes by these names."""
        return any(event.kind in self.kinds and _has(event.values.get(self.role), me) for event in events)


def happened(table: Iterable[Telling], events: Collection[Event], me: Collection[One]) -> Iterator[str]:
    """What of that table happened to whoever goes by these names."""
    return (each.name for each in table if each.is_told_by(events, me))


def _has(value: object, me: Collection[One]) -> bool:
    return any(part in me for part in value) if isinstance(value, tuple) else value in me
