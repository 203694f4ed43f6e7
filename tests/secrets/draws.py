"""What chance gives in secret: a draw falls otherwise, and only those who may know it are told so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.chance import Bag, Rng
from games.core import Action, AnyGame, Step
from games.values import Event, Seat
from tests.games.contract.tables import Table
from tests.secrets.checks import check_exits, compare, viewers
from tests.secrets.exits import SECRETS
from tests.secrets.worlds import Viewer

Came: TypeAlias = int | str
"""A number, or a thing out of a bag."""
Happening: TypeAlias = Callable[[], Step[Any]]
"""A set-up or a step, again from where it began."""
FALLS = 2
"""Other ways each draw may fall."""
DRAWS, ALL = 8, 10_000
"""Draws that are looked at, of one step and of a set-up."""


class Draw(Struct, frozen=True):
    """One draw of chance: what could have come, and what came."""

    could: range | tuple[str, ...]
    came: Came


class Drawn:
    """What chance gives from now on: as it fell before, but for one draw, and by fate after that."""

    def __init__(self, fate: int, before: Sequence[Draw], otherwise: Mapping[int, Came]) -> None:
        self.draws: list[Draw] = []
        self._fate = Random(fate)
        self._before = before
        self._otherwise = otherwise

    def next(self, could: range | tuple[str, ...]) -> Any:
        """What comes of those."""
        place = len(self.draws)
        wished = [self._otherwise.get(place)]
        if place < len(self._before):
            wished.append(self._before[place].came)
        if isinstance(could, tuple):
            # A thing that came too early is exchanged for the one that did not come then.
            wished += [self._before[earlier].came for earlier in self._otherwise if earlier < place]
        by_fate = could[self._fate.randrange(len(could))]
        came = next((wish for wish in wished if wish is not None and wish in could), by_fate)
        self.draws.append(Draw(could, came))
        return came


@contextmanager
def drawing(
    fate: int, before: Sequence[Draw] = (), otherwise: Mapping[int, Came] | None = None
) -> Iterator[Drawn]:
    """In here chance gives what it gave before, but otherwise at some places; what is new falls by fate."""
    real_number, real_draw = Rng.number, Bag.draw
    drawn = Drawn(fate, before, otherwise or {})

    def number(self: Rng, below: int) -> int:
        self.draws += 1
        return int(drawn.next(range(below)))

    def draw(self: Bag, rng: Rng) -> str:
        rng.draws += 1
        thing = str(drawn.next(tuple(self.things())))
        self.take(thing)
        return thing

    Rng.number, Bag.draw = number, draw  # type: ignore[method-assign]  # put back below
    try:
        yield drawn
    finally:
        Rng.number, Bag.draw = real_number, real_draw  # type: ignore[method-assign]  # as they were


class Looked(Struct):
    """What the checks of chance looked at, so that a test can say it was enough."""

    private: set[str] = set()
    """Kinds of events for some alone that were others when a draw fell otherwise."""
    hidden: set[tuple[str, bool]] = set()
    """Those of them that somebody who was compared could not read; whether that was somebody watching."""

    def add(self, other: Looked) -> None:
        """This too."""
        self.private |= other.private
        self.hidden |= other.hidden


def check_chance(table: Table, happens: Happening, chance: Random, most: int = DRAWS) -> Looked:
    """Whatever chance gives in secret, everybody else is told the same, or Leak.

    One draw is let fall otherwise. That is a secret from a viewer whose view it leaves as it was, while the
    game is another or somebody else is told something else: that viewer must be told the same, too.
    """
    fate, looked = chance.getrandbits(64), Looked()
    with drawing(fate) as drawn:
        step = happens()
    if table.game.result(step.state) is not None:
        return looked  # it opens what was hidden
    places = range(len(drawn.draws))
    for place in places if len(places) <= most else chance.sample(places, most):
        fell = drawn.draws[place]
        others = sorted({*fell.could} - {fell.came}, key=str)
        for came in chance.sample(others, min(FALLS, len(others))):
            with drawing(fate, drawn.draws, {place: came}):
                other = happens()
            looked.add(_compare(table, step, other))
    return looked


def _compare(table: Table, step: Step[Any], other: Step[Any]) -> Looked:
    """The two worlds, in the eyes of everybody from whom their difference is hidden, or Leak."""
    game, looked = table.game, Looked()
    is_another = replace(other.state, rng=step.state.rng) != step.state
    is_shown = _in_passing(game, step) != _in_passing(game, other)
    for viewer in viewers(table):
        told = _told_to_others(step, other, viewer)
        looked.private |= told
        is_secret = (is_another or told) and not is_shown
        if is_secret and _view(game, step, viewer) == _view(game, other, viewer):
            compare(game, step, other, viewer)
            looked.hidden |= {(kind, viewer is None) for kind in told}
    return looked


def _told_to_others(step: Step[Any], other: Step[Any], viewer: Viewer) -> set[str]:
    """The kinds of those events that the viewer may not read, and that are not the same in both worlds."""
    one, two = ([event for event in each.events if not event.is_seen_by(viewer)] for each in (step, other))
    return {event.kind for event in one if event not in two} | {
        event.kind for event in two if event not in one
    }


def _in_passing(game: AnyGame, step: Step[Any]) -> list[Event]:
    return [event for event in step.events if event.kind in SECRETS[game.id].in_passing]


def _view(game: AnyGame, step: Step[Any], viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.view(step.state, viewer))


def check_chance_at_setup(table: Table, chance: Random) -> Looked:
    """What is dealt in secret before the first question is told and shown to nobody else, or Leak."""
    seed = chance.randbytes(32).hex()

    def happens() -> Step[Any]:
        return table.game.setup(table.seats, table.options, Rng(seed))

    check_exits(table, happens().state, chance)
    return check_chance(table, happens, chance, most=ALL)


def check_chance_of_step(table: Table, state: Any, seat: Seat, action: Action, chance: Random) -> Looked:
    """What is drawn in secret in that step is told to nobody else, or Leak."""
    return check_chance(table, lambda: table.game.play(state, seat, action), chance)
