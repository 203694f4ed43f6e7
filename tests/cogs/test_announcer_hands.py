"""What one player alone may see comes by private message, one per table; closed ones stop nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.outbox import Kind
from playground.faults import Fault
from playground.people import Person
from tests.cogs.announcing import Voice, voice

AN_HOUR = 3600
EDIT = "/channels/{channel_id}/messages/{message_id}"


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Voice]:
    async with voice(tmp_path / "quayside.db") as stage:
        yield stage


@pytest.fixture
def two(quay: Voice) -> list[Person]:
    return [quay.playground.person(name) for name in ("Ada", "Ben")]


async def a_turn_untold(quay: Voice) -> None:
    await quay.take_die()
    await quay.take_coins()
    await quay.end_turn()


async def a_turn(quay: Voice) -> None:
    await a_turn_untold(quay)
    await quay.told()


async def test_everybody_gets_their_own_hand_at_the_start(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    (board,) = await quay.in_thread()
    for person in two:
        (hand,) = person.private_messages()
        assert hand.labels == ["Move", "My hand"]
        assert "in your purse" in hand.text
        assert hand.text.endswith(f"/{board.channel}"), "to the thread: the next turn brings another board"
        (picture,) = hand.files
        assert picture.filename == "hand.png"
        assert picture.content.startswith(b"\x89PNG")
        assert "in your purse" in (picture.description or "")
        assert hand.is_silent
        assert "Which die" not in hand.text, "the question changes while the hand does not"
    assert "purse" not in board.text


async def test_one_message_is_the_hand_for_the_whole_game_and_is_changed_when_the_turn_is_told(
    quay: Voice, two: list[Person]
) -> None:
    await quay.begin(*two)
    first = await quay.asked_person()
    (before,) = first.private_messages()
    await quay.take_die()
    await quay.take_coins()
    await quay.told()
    (held,) = first.private_messages()
    assert held.raw.edited is None, "who goes on has it on the panel"
    await quay.end_turn()
    await quay.told()
    (after,) = first.private_messages()
    assert after.id == before.id
    assert after.files[0].content != before.files[0].content
    for _ in range(3):
        await a_turn(quay)
    for person in two:
        (hand,) = person.private_messages()
        assert hand.labels == ["Move", "My hand"]
        assert [each.is_silent for each in person.notifications() if each.place.startswith("@")] == [True]


async def test_a_drawn_card_waits_for_the_end_of_the_turn_to_be_in_the_hand(
    quay: Voice, two: list[Person]
) -> None:
    await quay.begin(*two)
    first = await quay.asked_person()
    await quay.take_die()
    await quay.draw_card()
    await quay.told()
    assert "draws an action card" in (await quay.in_thread())[0].text
    assert first.private_messages()[0].raw.edited is None
    await quay.end_turn()
    await quay.told()
    assert first.private_messages()[0].raw.edited is not None
    assert await quay.host.pending() == []


async def test_an_old_hand_is_edited_too(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    person = await quay.asked_person()
    (before,) = person.private_messages()
    quay.world.pass_time(AN_HOUR)
    await a_turn(quay)
    (hand,) = person.private_messages()
    assert hand.id == before.id
    assert hand.files[0].content != before.files[0].content


async def test_a_hand_that_is_gone_is_sent_anew_in_silence(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    person = await quay.asked_person()
    (before,) = person.private_messages()
    quay.world.delete(before.raw)
    await a_turn(quay)
    (hand,) = person.private_messages()
    assert hand.id != before.id
    assert hand.labels == ["Move", "My hand"]
    assert hand.is_silent
    assert await quay.host.pending() == []


async def test_an_edit_refused_for_its_age_is_tried_again_and_keeps_nobody_waiting(
    quay: Voice, two: list[Person]
) -> None:
    await quay.begin(*two)
    person = await quay.asked_person()
    (before,) = person.private_messages()
    channel = person.in_private().place.id
    quay.bot.http.max_ratelimit_timeout = 30.0
    quay.playground.faults.order(
        Fault(method="PATCH", route=EDIT, status=429, retry_after=1800.0, times=1, channel=channel)
    )
    await quay.take_die()
    await quay.take_coins()
    await quay.end_turn()
    quay.announcer.wake(quay.table)
    await asyncio.wait_for(quay.rest.begun.wait(), 10)
    assert quay.rest.pauses == [pytest.approx(1800, abs=5)]
    assert len(await quay.in_thread()) == 2, "the table has been told"
    assert {row.message.kind for row in await quay.host.pending()} == {Kind.HAND}
    refusals = len(quay.playground.ledger.refusals())
    quay.rest.begun.clear()
    await a_turn_untold(quay)
    quay.announcer.wake(quay.table)
    await asyncio.wait_for(quay.rest.begun.wait(), 10)
    assert len(quay.playground.ledger.refusals()) == refusals, "not asked again before its time"
    assert len(await quay.in_thread()) == 3, "nobody waits for it"
    (same,) = person.private_messages()
    assert (same.id, same.raw.edited) == (before.id, None)
    quay.world.pass_time(1801)
    quay.rest.end()
    await quay.announcer.settled(quay.table)
    (hand,) = person.private_messages()
    assert hand.id == before.id
    assert hand.raw.edited is not None
    assert await quay.host.pending() == []


async def test_closed_messages_are_told_to_the_table_once_and_not_tried_again(
    quay: Voice, two: list[Person]
) -> None:
    ada, ben = two
    ada.closes_private_messages()
    await quay.begin(*two)
    assert ada.private_messages() == []
    assert len(ben.private_messages()) == 1
    _, notice = await quay.in_thread()
    assert "Private messages do not reach Ada: the button My hand" in notice.text
    assert (notice.pings, notice.is_silent, notice.files) == ((), True, ())
    refused = len(quay.playground.ledger.refusals())
    assert refused == 1
    for _ in range(2):
        await a_turn(quay)
    assert len(quay.playground.ledger.refusals()) == refused
    assert sum("Private messages" in each.text for each in await quay.in_thread()) == 1
    assert await quay.host.pending() == []


async def test_whoever_opens_them_again_gets_the_next_hand(quay: Voice, two: list[Person]) -> None:
    ada, _ = two
    ada.closes_private_messages()
    await quay.begin(*two)
    ada.opens_private_messages()
    await quay.host.close_messages(int(ada.user.id), is_closed=False)
    for _ in range(2):
        await a_turn(quay)
    assert [each.labels for each in ada.private_messages()] == [["Move", "My hand"]]
    assert sum("Private messages" in each.text for each in await quay.in_thread()) == 1


async def test_a_second_table_is_told_of_closed_messages_too(quay: Voice, two: list[Person]) -> None:
    two[0].closes_private_messages()
    for _ in range(2):
        await quay.begin(*two)
        assert sum("do not reach Ada" in each.text for each in await quay.in_thread()) == 1
    assert len(quay.playground.ledger.refusals()) == 1


async def test_a_player_who_left_the_server_stops_nothing(quay: Voice, two: list[Person]) -> None:
    two[0].leaves()
    await quay.begin(*two)
    assert sum("do not reach Ada" in each.text for each in await quay.in_thread()) == 1
    await a_turn(quay)
    assert await quay.host.pending() == []


async def test_whoever_resigned_is_sent_nothing(quay: Voice, two: list[Person]) -> None:
    three = [*two, quay.playground.person("Cleo")]
    await quay.begin(*three)
    await quay.host.resign(quay.table, int(three[0].user.id))
    await quay.told()
    before = [each.raw.edited for each in three[0].private_messages()]
    await quay.play_on(3, steps=12)
    await quay.told()
    assert [each.raw.edited for each in three[0].private_messages()] == before
