"""Which of Discord's connections this process holds, and which servers it thereby hears of."""

from __future__ import annotations

import re

from msgspec import Struct

WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
TIME_SHIFT = 22
"""Where the time begins in an id of Discord's."""


class Shards(Struct, frozen=True):
    """Some of all shards: from the first to the last, of so many."""

    first: int
    last: int
    of: int

    def __str__(self) -> str:
        last = "" if self.first == self.last else f"-{self.last}"
        return f"{self.first}{last}/{self.of}"

    @property
    def numbers(self) -> range:
        """Those of this process."""
        return range(self.first, self.last + 1)

    @property
    def is_all(self) -> bool:
        """Whether no other process holds any."""
        return len(self.numbers) == self.of

    def part_of(self, whole: int) -> int:
        """Their part of something that Discord counts for all; those of all processes are no more than it."""
        return whole * len(self.numbers) // self.of

    def hearing_of(self, guild: int | None) -> int:
        """The one that hears of that server; of private messages it is the first."""
        return 0 if guild is None else (guild >> TIME_SHIFT) % self.of


def read_shards(text: str) -> Shards | None:
    """What `0-3/8` or `3/8` means; None of what means nothing."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        return None
    first, last, of = int(found[1]), int(found[2] or found[1]), int(found[3])
    return Shards(first, last, of) if first <= last < of else None
