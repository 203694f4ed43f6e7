"""What chance gives in secret: a draw falls otherwise, and only those who may know it are told so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.chance import Bag, Rng
from games.core import Action, AnyGame, Step
from games.values import Event, Seat
from tests.games.contract.tables import Chooser, Table
from tests.secrets.checks import check_exits, compare, viewers
from tests.secrets.exits import SECRETS
from tests.secrets.worlds import Viewer

Came: TypeAlias = int | str
"""A number, or a thing out of a bag."""
Exchange: TypeAlias = tuple[Came | None, Came | None]
"""What came, and what comes instead."""
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
    """What chance gives from now on: as it fell before, but for one place, and by fate after that."""

    def __init__(self, fate: int, before: Sequence[Draw], place: int | None, exchange: Exchange) -> None:
        self.draws: list[Draw] = []
        self._fate = Random(fate)
        self._before = before
        self._place = place
        self._exchange = exchange

    def next(self, could: range | tuple[str, ...]) -> Any:
        """What comes of those."""
        place = len(self.draws)
        was, becomes = self._exchange
        wished = [becomes] if place == self._place else []
        wished += [self._before[place].came] if place < len(self._before) else []
        # A thing that has come too early comes no more; the one that did not come then takes its place.
        wished += [was] if isinstance(could, tuple) else []
        by_fate: Came = could[self._fate.randrange(len(could))]
        came = next((wish for wish in wished if wish is not None and wish in could), by_fate)
        self.draws.append(Draw(could, came))
        return came


@contextmanager
def drawing(
    fate: int, before: Sequence[Draw] = (), place: int | None = None, exchange: Exchange = (None, None)
) -> Iterator[Drawn]:
    """In here chance gives what it gave before, but something else at that place; more falls by fate."""
    real_number, real_draw = Rng.number, Bag.draw
    drawn = Drawn(fate, before, place, exchange)

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
        for exchange in _exchanges(drawn.draws[place], chance):
            with drawing(fate, drawn.draws, place, exchange):
                other = happens()
            _compare(table, step, other, viewers(table), looked)
    return looked


def _exchanges(draw: Draw, chance: Random) -> list[Exchange]:
    """Some other ways in which it may fall."""
    others = sorted({*draw.could} - {draw.came}, key=str)
    return [(draw.came, other) for other in chance.sample(others, min(FALLS, len(others)))]


def _compare(
    table: Table, step: Step[Any], other: Step[Any], together: list[Viewer], looked: Looked
) -> list[Viewer]:
    """The two worlds, in the eyes of those who could not tell them apart; those who still cannot, or Leak."""
    game = table.game
    is_another = replace(other.state, rng=step.state.rng) != step.state
    if _in_passing(game, step) != _in_passing(game, other):
        return []
    unaware = []
    for viewer in together:
        told = _told_to_others(step, other, viewer)
        looked.private |= told
        if _view(game, step, viewer) == _view(game, other, viewer):
            unaware.append(viewer)
            if is_another or told:
                compare(game, step, other, viewer)
                looked.hidden |= {(kind, viewer is None) for kind in told}
    return unaware


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


class Dealing(Struct, frozen=True):
    """A set-up in which somebody is dealt something else in secret, and who may not notice."""

    fate: int
    draws: list[Draw]
    place: int
    exchange: Exchange
    unaware: list[Viewer]


def secret_dealings(table: Table, chance: Random) -> list[Dealing]:
    """Other ways in which the set-up may fall, where some alone are told so."""
    fate, dealings = chance.getrandbits(64), []
    with drawing(fate) as drawn:
        step = _done(table, None, None)
    for place, draw in enumerate(drawn.draws):
        for exchange in _exchanges(draw, chance):
            with drawing(fate, drawn.draws, place, exchange):
                other = _done(table, None, None)
            looked = Looked()
            unaware = _compare(table, step, other, viewers(table), looked)
            if looked.hidden:
                dealings.append(Dealing(fate, drawn.draws, place, exchange, unaware))
    return dealings


def check_chance_of_step(table: Table, state: Any, seat: Seat, action: Action, chance: Random) -> Looked:
    """What is drawn in secret in that step is told to nobody else, or Leak."""
    return check_chance(table, lambda: table.game.play(state, seat, action), chance)


class Lived(Struct, frozen=True):
    """A step of a game, what was done in it (nothing at set-up), and what chance gave."""

    done: tuple[Seat, Action] | None
    step: Step[Any]
    draws: list[Draw]


def check_lives(table: Table, seed: int, chooses: Chooser, lives: int = 20, steps: int = 60) -> Looked:
    """What chance gave in secret is told to nobody else in any later step either, or Leak.

    Some draws of a game, half of them at set-up, are let fall otherwise, and the same is done from there on
    for as long as it can be. So a deck need not be a bag: its order may be settled long before it is drawn.
    """
    chance, looked = Random(seed), Looked()
    game = _play(table, steps, chooses, chance)
    at_setup = [(0, place) for place in range(len(game[0].draws))]
    later = [(number, place) for number, lived in enumerate(game) for place in range(len(lived.draws))]
    for places in (at_setup, later[len(at_setup) :]):
        for number, place in chance.sample(places, min(lives // 2, len(places))):
            for exchange in _exchanges(game[number].draws[place], chance)[:1]:
                _live_on(table, game, number, place, exchange, looked)
    return looked


def _play(table: Table, steps: int, chooses: Chooser, chance: Random) -> list[Lived]:
    """The beginning of a game, without the step that opens what is hidden."""
    lived: list[Lived] = []
    done = None
    while len(lived) < steps:
        with drawing(len(lived)) as drawn:
            step = _done(table, lived[-1].step.state if lived else None, done)
        if table.game.result(step.state) is not None:
            break
        lived.append(Lived(done, step, drawn.draws))
        done = chooses(table.game, step.state, table.seats, chance)
    return lived


def _done(table: Table, state: Any, done: tuple[Seat, Action] | None) -> Step[Any]:
    """That step, or the set-up."""
    if done is None:
        return table.game.setup(table.seats, table.options, Rng("00" * 32))
    return table.game.play(state, *done)


def _live_on(
    table: Table, game: list[Lived], begin: int, place: int, exchange: Exchange, looked: Looked
) -> None:
    """The same from that step on, in which one draw falls otherwise; until it cannot be done, or Leak."""
    state = game[begin - 1].step.state if begin else None
    together = viewers(table)
    for number, lived in enumerate(game[begin:], begin):
        if lived.done is not None and table.game.refusal(state, *lived.done) is not None:
            return
        with drawing(number, lived.draws, place if number == begin else None, exchange):
            other = _done(table, state, lived.done)
        together = _compare(table, lived.step, other, together, looked)
        if not together:
            return
        state = other.state
