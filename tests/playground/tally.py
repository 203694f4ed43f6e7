"""One line at the end of a run: how much was held against Discord's contract, by all workers."""

from __future__ import annotations

from typing import Any

import pytest

from playground.contract import contract
from playground.ledger import Ledger
from playground.rest import ANSWER_RULE


class Tally:
    """Sums over every stand-in of this run; what a test provoked and took is not counted."""

    def __init__(self) -> None:
        self.requests = self.request_violations = self.answers = self.answer_violations = 0

    def count(self, ledger: Ledger) -> None:
        ours = sum(each.rule == ANSWER_RULE for each in ledger.violations)
        self.add(
            {
                "requests": ledger.judged_requests,
                "request_violations": len(ledger.violations) - ours,
                "answers": ledger.judged_answers,
                "answer_violations": ours,
            }
        )

    def add(self, more: dict[str, int]) -> None:
        for name, number in more.items():
            setattr(self, name, getattr(self, name) + number)

    def __str__(self) -> str:
        return (
            f"schema: {self.requests} requests, {self.request_violations} violations; "
            f"{self.answers} answers, {self.answer_violations} violations"
        )


TALLY = Tally()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands its sums to the one who prints them."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["schema"] = vars(TALLY)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    TALLY.add(getattr(node, "workeroutput", {}).get("schema", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if contract() is None:
        terminalreporter.write_line("schema: not checked, because Discord's contract is not there")
    else:
        terminalreporter.write_line(str(TALLY))
