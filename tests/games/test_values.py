"""What rules say: keys, values and readers, which survive JSON unchanged."""

from __future__ import annotations

import msgspec
import pytest

from games.core import write
from games.values import Event, Seat, Text, Value, Who, points

VALUES: dict[str, Value] = {
    "number": -3,
    "huge": 10**30,
    "key": "lion",
    "player": Who(2),
    "text": Text("stones-red", {"count": 2, "who": Who(0)}, "4.6"),
    "list": (1, "lion", Who(1), Text("boat")),
    "nothing": (),
}


@pytest.mark.parametrize(
    ("seen_by", "readers"),
    [
        (None, {None, 0, 1, 2}),
        ((1,), {1}),
        ((0, 2), {0, 2}),
        ((), set()),
    ],
)
def test_an_event_is_seen_by_those_it_names(
    seen_by: tuple[Seat, ...] | None, readers: set[Seat | None]
) -> None:
    event = Event("card_drawn", seen_by=seen_by)
    assert {reader for reader in (None, 0, 1, 2) if event.is_seen_by(reader)} == readers


@pytest.mark.parametrize("name", VALUES)
def test_a_value_survives_json(name: str) -> None:
    event = Event("happened", {name: VALUES[name]})
    read = msgspec.json.decode(write(event), type=Event)
    assert read == event
    assert type(read.values[name]) is type(VALUES[name])


def test_an_event_survives_json_with_all_it_says() -> None:
    event = Event("happened", VALUES, seen_by=(0, 1), reveals=True)
    assert msgspec.json.decode(write(event), type=Event) == event


def test_an_event_for_nobody_is_not_one_for_everybody_after_json() -> None:
    read = msgspec.json.decode(write(Event("happened", seen_by=())), type=Event)
    assert read.seen_by == ()


def test_a_text_survives_json() -> None:
    text = Text("refusal-no_such_die", VALUES, "4.5")
    assert msgspec.json.decode(write(text), type=Text) == text


def test_a_plain_event_is_stored_without_its_defaults() -> None:
    assert write(Event("nobody_won")) == b'{"kind":"nobody_won"}'


@pytest.mark.parametrize("value", [b"1.5", b"null", b"[[1]]", b'{"type":"stranger"}'])
def test_an_event_holds_no_fraction_nothing_nested_and_no_stranger(value: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"happened","values":{"it":' + value + b"}}", type=Event)


def test_events_share_no_values() -> None:
    Event("one").values["it"] = 1  # type: ignore[index]  # it would be a mistake, and stay where it is
    assert Event("other").values == {}


def test_what_was_said_cannot_be_unsaid() -> None:
    event = Event("happened")
    with pytest.raises(AttributeError):
        event.kind = "other"  # type: ignore[misc]  # that it cannot be set is what is tested


def test_half_points_are_numbers_or_words() -> None:
    assert points(29, 2) == Text("half_points", {"whole": 14})
    assert points(-3, 2) == Text("minus_half_points", {"whole": 1})
    assert [points(units, 2) for units in (28, 0, -4)] == [14, 0, -2]
    assert points(7, 1) == 7
