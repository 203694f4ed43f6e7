"""The steps of a game that still count, and where among them its box was corrected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from games.record import Return
from games.values import Event, Seat
from storage.rows import BoxRow, FormerRow, StepRow

EVENTS = msgspec.json.Decoder(list[Event])


def standing_steps(
    history: Iterable[StepRow], after: int = -1, *, with_abandoned: bool = False
) -> list[StepRow]:
    """The steps after that version that were not undone, in order; the history begins at it, or before.

    An undoing leaves no trace, a resignation always does. Where all agreed to go back that step stands; those
    it abandoned do not, but chance was drawn for them, so that whoever plays the game again needs them.
    """
    standing: list[StepRow] = []
    effective = 0
    for step in history:
        if step.version <= after:
            effective = step.version if step.as_of is None else step.as_of
        elif step.as_of is None:
            effective = step.version
            if step.back_to is not None and not with_abandoned:
                standing = _until(standing, step.back_to)
            standing.append(step)
        elif step.as_of == effective:
            standing.append(step)
        else:
            effective = step.as_of
            standing = _until(standing, effective)
    return standing


def _until(standing: Iterable[StepRow], version: int) -> list[StepRow]:
    """Those up to that version, and later ones that moved nothing."""
    return [earlier for earlier in standing if earlier.version <= version or not earlier.action]


def is_move(step: StepRow) -> bool:
    """Whether somebody has done something by it."""
    return step.seat is not None and step.action is not None


def returns(history: Iterable[StepRow]) -> list[Return]:
    """Where all agreed to go back, in order, by the number of moves."""
    found: list[Return] = []
    made: dict[int, int] = {}
    moves = 0
    for step in standing_steps(history, with_abandoned=True):
        moves += is_move(step)
        made[step.version] = moves
        if step.back_to is not None:
            found.append(Return(moves, made[step.back_to]))
    return found


class Corrected(Struct, frozen=True):
    """Another box counts from here on."""

    moves: int
    """That were made before it and were not undone."""
    state: int
    """The version of the state they led to."""
    digest: str
    rules_version: int
    """Of the rules from here on."""


def corrections(history: Iterable[StepRow], boxes: Iterable[BoxRow]) -> list[Corrected]:
    """Where the box of a whole game was corrected, in order."""
    digests = {row.version: row.digest for row in boxes}
    found: list[Corrected] = []
    moves = state = 0
    for step in standing_steps(history, with_abandoned=True) if digests else ():
        if step.version in digests:
            found.append(Corrected(moves, state, digests[step.version], step.rules_version))
        elif step.back_to is not None:
            state = step.version
        elif step.action is not None:
            moves, state = moves + 1, step.version
    return found


def visible_events(steps: Iterable[StepRow], viewer: Seat | None) -> tuple[Event, ...]:
    """What that seat, or (None) somebody watching, may read of these steps."""
    return tuple(event for step in steps for event in read_events(step) if event.is_seen_by(viewer))


Called = tuple[tuple[Seat, Seat], ...]
"""Seats that somebody else had then, each with the number under which that person's name is known."""


def called_at(version: int, seats: int, former: Sequence[FormerRow]) -> Called:
    """Who had which seat at that step: the names of earlier players follow those of the seats."""
    found: dict[Seat, Seat] = {}
    for number, row in enumerate(former):
        if version < row.version:
            found.setdefault(row.seat, seats + number)
    return tuple(sorted(found.items()))


class SeenStep(Struct, frozen=True):
    """What came of a step, as one reader may know it."""

    seat: Seat | None
    """Who made it; None: nobody."""
    time: int
    events: tuple[Event, ...]
    """One at the least."""
    called: Called = ()
    """Whose seat another has taken over since."""


def steps_of_moves(history: Iterable[StepRow], before: int, after: int) -> list[StepRow]:
    """The steps of a finished game by which its moves of that many came to be that many; -1: from the start.

    What was nobody's move, as a resignation, belongs to the move before it. Moves that do not count any more
    are counted, but what came of them is left out.
    """
    history = [*history]
    standing = {step.version for step in standing_steps(history)}
    found, moves = [], -1
    for step in standing_steps(history, with_abandoned=True):
        moves += step.version == 0 or is_move(step)
        if before < moves <= after and step.version in standing:
            found.append(step)
    return found


def opened(
    steps: Iterable[StepRow], seats: int = 0, former: Sequence[FormerRow] = ()
) -> tuple[SeenStep, ...]:
    """What came of these steps, for everybody once a game is over: nothing of it is hidden any more."""
    return _seen(((step, tuple(read_events(step))) for step in steps), seats, former)


def seen_steps(
    steps: Iterable[StepRow], viewer: Seat | None, seats: int = 0, former: Sequence[FormerRow] = ()
) -> tuple[SeenStep, ...]:
    """These steps as that seat, or (None) somebody watching, may know them.

    A step of which the reader sees nothing leaves no trace, not even its time.
    """
    return _seen(((step, visible_events([step], viewer)) for step in steps), seats, former)


def _seen(
    seen: Iterable[tuple[StepRow, tuple[Event, ...]]], seats: int, former: Sequence[FormerRow]
) -> tuple[SeenStep, ...]:
    return tuple(
        SeenStep(step.seat, step.time, events, called_at(step.version, seats, former))
        for step, events in seen
        if events
    )


def read_events(row: StepRow) -> list[Event]:
    """The events of a stored step, for every reader."""
    return EVENTS.decode(row.events)
