"""Two worlds one viewer cannot tell apart, and chance that falls alike in both."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from games.chance import Rng
from games.core import Action, Options, Step
from games.values import Seat

Viewer: TypeAlias = Seat | None
"""A seat, or (None) somebody watching."""


class Secrets(Struct, frozen=True):
    """What one game hides, as the checks need it."""

    redeal: Callable[[Any, Viewer, Random, Action | None], Any]
    """Another world that looks the same to that viewer, and where that action (the viewer's own, about
    to be played, or None) brings the viewer the same."""
    look_alikes: Callable[[Action, Iterable[Action], Viewer], list[Action]]
    """Those of the actions that a viewer, not who plays them, may not tell from this one; itself too."""
    has_learned: Callable[[Any, Step[Any], Viewer], bool]
    """Whether that step from that state showed the viewer what was hidden: an undo would be too late."""
    probes: tuple[Action, ...]
    """An action of each kind to be refused: a refusal is told to its seat, and must tell nothing more."""
    hidden: Callable[[Any], int]
    """How much is hidden in this position, to find those worth looking at."""
    names: tuple[str, ...]
    """Things that can be told to one seat alone: a step of which others were told can be told otherwise."""
    is_opening: Callable[[Any], bool] = lambda _: False
    """Whether what is chosen in secret now may be laid open in the same step: then nothing looks alike."""
    hides_points: bool = True
    """Whether something of a final score is hidden from somebody while the game goes on."""
    in_passing: tuple[str, ...] = ()
    """Events by which chance shows everybody what no view shows afterwards, such as a card turned up and
    put back: two worlds in which they differ are different to everybody."""


Secret: TypeAlias = Callable[[Any], int]
"""A number that gives a hidden thing in a state away."""


def number(thing: object) -> int:
    """A number that is another for another thing."""
    return zlib.crc32(repr(thing).encode())


class Told(Struct, frozen=True):
    """A hidden thing that a step tells to some: the events for everybody and for them."""

    public: str
    private: str
    later: str
    """Where it is once the step is over."""


class Leaks(Struct, frozen=True):
    """The hidden things of one game, to be let out at every exit one by one."""

    options: Options
    """At a table with these options every kind of action is played."""
    in_the_state: dict[str, Secret]
    in_the_step: dict[str, Told]
    shows_nothing: dict[type[Action], str]
    """Kinds of action whose steps reveal nothing, and why."""
    matters: str
    """One of the places, where another's things lie that matter in most decisions."""
    is_luck_foreseen: bool = True
    """Whether a computer can mind draws to come: not if none brings anything before `progress` goes on."""
    places: tuple[str, ...] = ()
    """Where a state keeps what is hidden: `players.*.hand` of each of the others, `deck` for all.

    The seed and how much was drawn by it are added in every game, here and to what is in the state.
    """


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
