"""The steps of a game that still count, and where among them its box was corrected."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from games.values import Event, Seat
from storage.rows import BoxRow, StepRow

EVENTS = msgspec.json.Decoder(list[Event])


def standing_steps(history: Iterable[StepRow], after: int = -1) -> list[StepRow]:
    """The steps after that version that were not undone, in order; the history begins at it, or before.

    An undoing leaves no trace, a resignation always does.
    """
    standing: list[StepRow] = []
    effective = 0
    for step in history:
        if step.version <= after:
            effective = step.version if step.as_of is None else step.as_of
        elif step.as_of is None:
            effective = step.version
            standing.append(step)
        elif step.as_of == effective:
            standing.append(step)
        else:
            effective = step.as_of
            standing = [earlier for earlier in standing if earlier.version <= effective or not earlier.action]
    return standing


class Corrected(Struct, frozen=True):
    """Another box counts from here on."""

    moves: int
    """That were made before it and still count."""
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
    for step in standing_steps(history) if digests else ():
        if step.version in digests:
            found.append(Corrected(moves, state, digests[step.version], step.rules_version))
        elif step.action is not None:
            moves, state = moves + 1, step.version
    return found


def visible_events(steps: Iterable[StepRow], viewer: Seat | None) -> tuple[Event, ...]:
    """What that seat, or (None) somebody watching, may read of these steps."""
    return tuple(event for step in steps for event in read_events(step) if event.is_seen_by(viewer))


class SeenStep(Struct, frozen=True):
    """What came of a step, as one reader may know it."""

    seat: Seat | None
    """Who made it; None: nobody."""
    time: int
    events: tuple[Event, ...]
    """One at the least."""


def steps_of_moves(history: Iterable[StepRow], before: int, after: int) -> list[StepRow]:
    """The steps of a finished game by which its moves of that many came to be that many; -1: from the start.

    What was nobody's move, as a resignation, belongs to the move before it.
    """
    found, moves = [], -1
    for step in standing_steps(history):
        moves += step.version == 0 or (step.seat is not None and step.action is not None)
        if before < moves <= after:
            found.append(step)
    return found


def opened(steps: Iterable[StepRow]) -> tuple[SeenStep, ...]:
    """What came of these steps, for everybody once a game is over: nothing of it is hidden any more."""
    seen = ((step, tuple(read_events(step))) for step in steps)
    return tuple(SeenStep(step.seat, step.time, events) for step, events in seen if events)


def seen_steps(steps: Iterable[StepRow], viewer: Seat | None) -> tuple[SeenStep, ...]:
    """These steps as that seat, or (None) somebody watching, may know them.

    A step of which the reader sees nothing leaves no trace, not even its time.
    """
    seen = ((step, visible_events([step], viewer)) for step in steps)
    return tuple(SeenStep(step.seat, step.time, events) for step, events in seen if events)


def read_events(row: StepRow) -> list[Event]:
    """The events of a stored step, for every reader."""
    return EVENTS.decode(row.events)
