"""What `make bench` counts of whole turns is what the stand-in and the phones have seen."""

from __future__ import annotations

from itertools import count

import pytest

from playground.data import Json
from playground.ledger import Entry
from tools.bench.__main__ import lines
from tools.bench.whole_turns import HOURS, both_paces, figures, has_upload, is_counted, paced, stage

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
CHANNEL = "/channels/{channel_id}/messages"
NEW, KEPT = {"id": 0, "filename": "turn.png"}, {"id": "1572506136920195072"}


def entry(route: str, body: Json | None = None) -> Entry:
    return Entry("POST", route, route, body, 200)


def test_answers_to_people_do_not_count() -> None:
    assert [is_counted(entry(route)) for route in (CALLBACK, ORIGINAL, CHANNEL)] == [False, False, True]


@pytest.mark.parametrize(
    ("route", "body"),
    [
        (CALLBACK, {"type": 4, "data": {"attachments": [NEW]}}),
        (ORIGINAL, {"attachments": [KEPT, {**NEW, "id": 1}]}),
    ],
)
def test_an_answer_with_a_new_file_is_an_upload(route: str, body: Json) -> None:
    assert has_upload(entry(route, body))


@pytest.mark.parametrize(
    ("route", "body"),
    [
        (CALLBACK, {"type": 7, "data": {"attachments": [KEPT]}}),
        (CALLBACK, {"type": 6}),
        (ORIGINAL, {"content": "", "attachments": []}),
        (ORIGINAL, None),
        (CHANNEL, {"attachments": [NEW]}),
    ],
)
def test_nothing_else_is_one(route: str, body: Json | None) -> None:
    assert not has_upload(entry(route, body))


def test_the_worse_pace_is_held_against_the_goal() -> None:
    found = paced([1, 2, 3], [2, 4], 2.5)
    assert (found.value, found.fast, found.slow, found.least, found.most) == (3, 2, 3, 1, 4)
    assert found.is_met is False
    assert paced([1], [2], 2.0).is_met
    (line,) = lines({"requests_per_turn": {"congo": found}})
    assert line.endswith("3.00  (fast 2.00, at two hours a turn 3.00)  goal <= 2.5  NOT MET")


async def test_whole_turns_are_played_at_both_paces() -> None:
    async with stage() as played:
        began = played.playground.world.clock.now()
        fast, slow = await both_paces(played, "livingstone", count(1), turns=3, warm=1)
        past = played.playground.world.clock.now() - began
    assert len(fast) == len(slow) == 3
    assert 3 * HOURS * 3600 <= past < 4 * HOURS * 3600
    for turn in (*fast, *slow):
        assert turn.requests >= 1, "the board that asks the next"
        assert turn.asked >= 1, "whoever is asked is called"
    assert set(figures(fast)) == {
        "requests_per_turn",
        "interaction_uploads_per_turn",
        "calls_per_turn_asked",
        "calls_per_turn_others",
    }
