"""What a reader is told of steps: those of which they see anything, with who made them and when."""

from __future__ import annotations

import msgspec

from games.values import Event, Seat
from host.history import seen_steps
from storage.rows import StepRow

CLEO: Seat = 2


def step(version: int, seat: Seat | None, *events: Event) -> StepRow:
    return StepRow(
        table_id=1,
        version=version,
        rules_version=1,
        seat=seat,
        events=msgspec.json.encode(events).decode(),
        time=1000 + version,
    )


def told(steps: list[StepRow], viewer: Seat | None) -> list[tuple[Seat | None, int, list[str]]]:
    return [
        (seen.seat, seen.time, [event.kind for event in seen.events]) for seen in seen_steps(steps, viewer)
    ]


def test_a_step_is_told_with_its_maker_and_its_time() -> None:
    steps = [step(1, 0, Event("takes"), Event("pays")), step(2, None, Event("corrected"))]
    assert told(steps, None) == [(0, 1001, ["takes", "pays"]), (None, 1002, ["corrected"])]


def test_a_step_of_which_a_reader_sees_nothing_leaves_no_trace() -> None:
    steps = [
        step(1, 0, Event("takes")),
        step(2, CLEO, Event("seals", seen_by=(CLEO,))),
        step(3, 0, Event("ends")),
    ]
    assert told(steps, None) == told(steps, 1) == [(0, 1001, ["takes"]), (0, 1003, ["ends"])]
    assert told(steps, CLEO)[1] == (CLEO, 1002, ["seals"])
