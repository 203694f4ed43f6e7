"""What several processes that share a database must know of each other's changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from storage.whole import TableChange, Written


class Revision(Struct, frozen=True, order=True):
    """How often a table was changed; it only rises. Without other processes nobody counts."""

    table: int = 0
    people: int = 0
    """How often those were who sit there; -1: not known, what is read next is newer."""


ALONE = Revision()
"""Of every table, where no other process changes any."""


class Heard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What another process has committed."""

    table_id: int
    guild: int | None = None
    """Where the table is at home."""
    has_messages: bool = False
    """Whether there may be something to tell that was not before."""
    has_moved: bool = False
    """Whether somebody else may be asked now."""
    due: int | None = None
    """When the next of what was changed falls due."""
    is_nameless: bool = False
    """Whether somebody there was forgotten."""


class Held(Protocol):
    """A table that nobody else changes until it is let go of."""

    @property
    def revision(self) -> Revision | None:
        """The table's; None: there is no such table any more."""

    async def append(self, change: TableChange) -> Written:
        """Write all of a change or nothing, as the store's own; once."""


class Appending(Protocol):
    """What can be written to."""

    async def append(self, change: TableChange) -> Written:
        """Write all of a change or nothing."""


class Ours:
    """A table where no other process changes any: there is nothing to hold."""

    revision = ALONE

    def __init__(self, store: Appending) -> None:
        self.append = store.append
