"""For the whole run: what was held against Discord's contract is told at its end."""

from tests.playground.tally import pytest_sessionfinish, pytest_terminal_summary, pytest_testnodedown

__all__ = ["pytest_sessionfinish", "pytest_terminal_summary", "pytest_testnodedown"]
