"""What happened is told by turns: steps of one seat on end, as far as a reader sees anything of them."""

from __future__ import annotations

import msgspec

from games.values import Event, Seat
from host.history import visible_turns
from storage.rows import StepRow

CLEO: Seat = 2


def step(version: int, seat: Seat | None, *events: Event) -> StepRow:
    return StepRow(
        table_id=1,
        version=version,
        rules_version=1,
        seat=seat,
        events=msgspec.json.encode(events).decode(),
        time=0,
    )


def told(steps: list[StepRow], viewer: Seat | None) -> list[tuple[Seat | None, list[str]]]:
    return [(turn.seat, [event.kind for event in turn.events]) for turn in visible_turns(steps, viewer)]


def test_steps_on_end_are_one_turn() -> None:
    steps = [
        step(1, 0, Event("takes"), Event("pays")),
        step(2, 0, Event("ends")),
        step(3, 1, Event("takes")),
        step(4, None, Event("corrected")),
        step(5, 0, Event("takes")),
    ]
    assert told(steps, None) == [
        (0, ["takes", "pays", "ends"]),
        (1, ["takes"]),
        (None, ["corrected"]),
        (0, ["takes"]),
    ]


def test_a_step_of_which_a_reader_sees_nothing_parts_no_turn() -> None:
    steps = [
        step(1, 0, Event("takes")),
        step(2, CLEO, Event("seals", seen_by=(CLEO,))),
        step(3, 0, Event("ends")),
    ]
    assert told(steps, None) == told(steps, 1) == [(0, ["takes", "ends"])]
    assert told(steps, CLEO) == [(0, ["takes"]), (CLEO, ["seals"]), (0, ["ends"])]
