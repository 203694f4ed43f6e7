"""The record of every request, and of every rule that one of them broke."""

from __future__ import annotations

from msgspec import Struct

from playground.data import Json


class Entry(Struct, frozen=True):
    """One request and how it was answered."""

    method: str
    route: str
    """The path with names in it, as the contract writes it."""
    path: str
    body: Json | list[Json] | None
    status: int
    code: int | None = None
    """Discord's error code, when it was refused."""


class Violation(Struct, frozen=True):
    """Something a correct bot, or a correct stand-in, never does."""

    where: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.rule}: {self.what}"


class Ledger:
    """Keeps everything until asked; an empty list of violations is what tests end with."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.violations: list[Violation] = []
        self.judged_requests = 0
        self.judged_answers = 0
        """How much was held against Discord's contract."""

    def note(self, entry: Entry) -> None:
        """One more request."""
        self.entries.append(entry)

    def violated(self, where: str, rule: str, what: str) -> None:
        """A rule was broken there."""
        self.violations.append(Violation(where, rule, what))

    def take_violations(self) -> list[Violation]:
        """The violations so far, which a test has now dealt with."""
        taken, self.violations = self.violations, []
        return taken

    def requests(self, method: str, route: str) -> list[Entry]:
        """All requests to that route, oldest first."""
        return [entry for entry in self.entries if (entry.method, entry.route) == (method, route)]

    def refusals(self) -> list[Entry]:
        """All requests that were not granted."""
        return [entry for entry in self.entries if entry.status >= 400]
