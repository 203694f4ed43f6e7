"""What one player alone may see comes by private message, one per turn; closed ones stop nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.people import Person
from tests.cogs.announcing import Voice, voice

AN_HOUR = 3600


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Voice]:
    async with voice(tmp_path / "quayside.db") as stage:
        yield stage


@pytest.fixture
def two(quay: Voice) -> list[Person]:
    return [quay.playground.person(name) for name in ("Ada", "Ben")]


async def a_turn(quay: Voice) -> None:
    await quay.take_die()
    await quay.take_coins()
    await quay.told()
    await quay.end_turn()
    await quay.told()


async def test_everybody_gets_their_own_hand_at_the_start(quay: Voice, two: list[Person]) -> None:
    await quay.begin(*two)
    (board,) = await quay.in_thread()
    asked = await quay.asked_person()
    for person in two:
        (hand,) = person.private_messages()
        assert hand.labels == ["Move", "My hand"]
        assert "in your purse" in hand.text
        assert f"/{board.channel}/{board.id}" in hand.text
        (picture,) = hand.files
        assert picture.filename == "hand.png"
        assert picture.content.startswith(b"\x89PNG")
        assert "in your purse" in (picture.description or "")
        assert hand.is_silent == (person.name == asked.name)
        assert "Which die" not in hand.text, "the question changes while the hand does not"
    assert "purse" not in board.text


async def test_a_turn_keeps_one_hand_up_to_date_and_the_next_turn_has_a_new_one(
    quay: Voice, two: list[Person]
) -> None:
    await quay.begin(*two)
    first = await quay.asked_person()
    (before,) = first.private_messages()
    await quay.take_die()
    await quay.take_coins()
    await quay.told()
    (after,) = first.private_messages()
    assert after.id == before.id
    assert after.files[0].content != before.files[0].content
    await quay.end_turn()
    await quay.told()
    await a_turn(quay)
    assert (await quay.asked_person()).name == first.name
    assert len(first.private_messages()) == 1
    await a_turn(quay)
    old, new = first.private_messages()
    assert (old.labels, new.labels) == ([], ["Move", "My hand"])
    assert new.is_silent


@pytest.mark.parametrize("fate", ["old", "gone"])
async def test_a_hand_that_cannot_be_edited_is_sent_anew(quay: Voice, two: list[Person], fate: str) -> None:
    await quay.begin(*two)
    person = await quay.asked_person()
    (before,) = person.private_messages()
    if fate == "old":
        quay.world.pass_time(AN_HOUR)
    else:
        quay.world.delete(before.raw)
    await quay.take_die()
    await quay.take_coins()
    await quay.told()
    *earlier, hand = person.private_messages()
    assert hand.id != before.id
    assert hand.labels == ["Move", "My hand"]
    assert all(each.labels == [] for each in earlier)


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
