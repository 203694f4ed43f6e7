"""Why the host says no: a text that words can say, for the person who asked and nobody else."""

from __future__ import annotations

from games.core import Refused
from games.values import Text, Value


class Stale(Refused):
    """The press belongs to a question that is no longer asked; nothing has changed."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-stale"))


def refused(key: str, **values: Value) -> Refused:
    """To be raised: the message `refusal-<key>` says why."""
    return Refused(Text(f"refusal-{key}", values))


class NotHere(Refused):
    """Tables are opened elsewhere on this server, or by others: where, or by holders of which roles."""

    def __init__(self, reason: Text, channels: tuple[int, ...] = (), roles: tuple[int, ...] = ()) -> None:
        super().__init__(reason)
        self.channels = channels
        self.roles = roles
