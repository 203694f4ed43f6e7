"""How well a computer plays, and how long it thinks."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Level(StrEnum):
    """The kinds of computer players, the weakest first."""

    RANDOM = "random"
    """Any legal action."""
    GREEDY = "greedy"
    """What is worth most at once, in one world that could be."""
    EASY = "easy"
    NORMAL = "normal"


class Effort(Struct, frozen=True):
    """How much a level does that looks ahead."""

    share: float
    """Of the actions that may be tried before a decision."""
    each_wants: int = 0
    """Simulations for each action on average, even if those take more tries."""
    nearly: float = 0.0
    """Any action will do that is so near the best one, as a share of the way to it from the worst."""
    wider: dict[str, float] = {}
    """The same by game, where chance makes up for much of what is played badly."""


EFFORTS = {
    Level.EASY: Effort(share=0.1, nearly=0.45, wider={"livingstone": 0.6}),
    Level.NORMAL: Effort(share=1.0, each_wants=6),
}

TRIES = {"livingstone": 700, "rotterdam": 700, "congo": 450, "panamax": 400}
"""Actions tried before a normal decision, in simulations and in weighing what to do in them.

A number of actions, not a time: the same seed decides the same everywhere. How long that takes is measured in
docs/balance.md."""
OTHER_TRIES = 400
"""The same for a game that nobody has measured."""
