"""Two things measured in turn, again and again, and how one compares with the other."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

from msgspec import Struct


class Ratio(Struct, frozen=True):
    """The middle one of several ratios, and how far they spread."""

    value: float
    least: float
    most: float
    goal: float | None = None
    is_more_better: bool = True

    @property
    def is_met(self) -> bool | None:
        """Whether it reaches its goal; None without one."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.is_more_better else self.value <= self.goal


def ratio_of(ratios: list[float], goal: float | None = None, *, is_more_better: bool = True) -> Ratio:
    """These ratios as one."""
    return Ratio(median(ratios), min(ratios), max(ratios), goal, is_more_better)


def seconds_of(work: Callable[[], object]) -> float:
    """The processor's time for that."""
    began = process_time()
    work()
    return process_time() - began


def in_turn(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> list[float]:
    """Ours divided by theirs, measured by turns; the first turn of each warms up and does not count."""
    ours()
    theirs()
    return [ours() / theirs() for _ in range(rounds)]
