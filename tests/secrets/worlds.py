"""Two worlds one viewer cannot tell apart, and chance that falls alike in both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from games.chance import Rng
from games.core import Action
from games.values import Seat

Viewer: TypeAlias = Seat | None
"""A seat, or (None) somebody watching."""


class Secrets(Struct, frozen=True):
    """What one game hides, as the checks need it."""

    redeal: Callable[[Any, Viewer, Random, Action | None], Any]
    """Another world that looks the same to that viewer, and where that action (the viewer's own, about
    to be played, or None) brings the viewer the same."""
    look_alikes: Callable[[Action, Iterable[Action]], list[Action]]
    """Those of the actions that nobody but the seat itself may tell from this one; itself among them."""
    has_learned: Callable[[Any, Any, Viewer], bool]
    """Whether between these two states the viewer learned what was hidden: an undo would be too late."""
    probes: tuple[Action, ...]
    """An action of each kind to be refused: a refusal is told to its seat, and must tell nothing more."""
    hidden: Callable[[Any], int]
    """How much is hidden in this position, to find those worth looking at."""


@contextmanager
def alike(fate: int) -> Iterator[None]:
    """In here every draw is decided by fate, not by the seed; so worlds with different seeds go on alike."""
    real = Rng.number
    numbers = Random(fate)

    def number(self: Rng, below: int) -> int:
        self.draws += 1
        return numbers.randrange(below)

    Rng.number = number  # type: ignore[method-assign]  # put back below
    try:
        yield
    finally:
        Rng.number = real  # type: ignore[method-assign]  # as it was
