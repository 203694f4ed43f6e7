"""The connection to Discord breaks while somebody is answered: what was done is told later, never lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import pytest

from cogs.plumbing import interactions
from playground.people import Person, TooLate
from playground.seen import Seen
from tests.choosing import chooses
from tests.cogs.cable import CALLBACK, SEND, Cable, cabled
from tests.cogs.harbour import Harbour

ALWAYS = 50


@pytest.fixture
async def cable(harbour: Harbour) -> AsyncIterator[Cable]:
    async with cabled(harbour.playground) as cable:
        yield cable


async def seen_by(person: Person, wish: Callable[[], bool], what: str) -> None:
    """It comes about, without a restart."""
    with suppress(TooLate):
        await person.until(lambda: wish() or None, what)
    assert wish(), f"{person.name} never sees {what}"


def cards(person: Person) -> list[Seen]:
    return [each for each in person.sees() if "Join" in each.labels]


@pytest.mark.promise("mend.10")
async def test_a_card_whose_connection_broke_is_posted_all_the_same(harbour: Harbour, cable: Cable) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    cable.break_at(CALLBACK)
    with suppress(TooLate):
        await ada.uses("/play", game="livingstone", language="English")
    assert cable.cut == 1
    await seen_by(ben, lambda: len(cards(ben)) == 1, "the card of the table that was opened")
    await ben.presses("Join", on=cards(ben)[0])
    await seen_by(ben, lambda: ": Ben" in cards(ben)[0].text, "the seat that was taken")
    await harbour.settled()
    assert await harbour.host.pending() == []


@pytest.mark.promise("mend.10")
async def test_a_card_that_was_shown_although_the_answer_got_lost_is_the_only_one(
    harbour: Harbour, cable: Cable
) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    cable.break_at(CALLBACK, is_heard=True)
    await ada.uses("/play", game="livingstone", language="English")
    await ben.presses("Join", on=cards(ben)[0])
    await seen_by(ben, lambda: any(": Ben" in each.text for each in cards(ben)), "the seat that was taken")
    await harbour.settled()
    assert len(cards(ben)) == 1
    assert ": Ben" in cards(ben)[0].text


@pytest.mark.promise("mend.10")
@pytest.mark.parametrize("lost", ["request", "answer"])
async def test_a_seat_is_taken_although_the_connection_broke_over_the_press(
    harbour: Harbour, cable: Cable, lost: str
) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada)
    cable.break_at(CALLBACK, is_heard=lost == "answer")
    with suppress(TooLate):
        await ben.presses("Join", on=card)
    await seen_by(ben, lambda: ": Ben" in cards(ben)[0].text, "the seat that was taken")
    again = await ben.presses("Join", on=card)
    assert (await again.followed_up()).text == "You already sit at this table."
    assert len(cards(ben)) == 1


@pytest.mark.parametrize("lost", ["request", "answer"])
@pytest.mark.parametrize("seconds", [0.0, 60.0])
async def test_an_answer_comes_although_the_connection_broke(
    harbour: Harbour, cable: Cable, monkeypatch: pytest.MonkeyPatch, seconds: float, lost: str
) -> None:
    """Both the answer itself and, without patience, what announces it."""
    monkeypatch.setattr(interactions, "PATIENCE", seconds)
    ada = harbour.person("Ada")
    cable.break_at(CALLBACK, is_heard=lost == "answer")
    reply = await ada.uses("/games")
    await seen_by(ada, lambda: "You do not sit at any table" in reply.text, "the answer")
    assert [each.is_private for each in ada.sees()] == [True]


async def test_a_step_is_told_to_all_although_its_player_cannot_be_answered(
    harbour: Harbour, cable: Cable, caplog: pytest.LogCaptureFixture
) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    asked = await harbour.asked(people)
    panel = await asked.presses("Move", on=asked.sees()[-1])
    cable.break_at(CALLBACK, times=ALWAYS)
    with suppress(TooLate):
        await chooses(asked, "Die 4", on=panel)
    await harbour.fell_silent()
    await seen_by(asked, lambda: "takes the" in asked.sees()[0].text, "what was done on the board")
    await asyncio.sleep(0)
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


async def test_a_refusal_is_private_although_the_first_word_got_lost(harbour: Harbour, cable: Cable) -> None:
    """The card, which is everybody's, is not written over by what one of them is told."""
    ada = harbour.person("Ada")
    card = await harbour.card(ada)
    cable.break_at(CALLBACK, is_heard=True)
    pressed = await ada.presses("Join", on=card)
    assert (await pressed.followed_up()).text == "You already sit at this table."
    assert (await pressed.followed_up()).is_private
    assert "Table 1" in cards(ada)[0].text


async def test_what_is_said_to_all_is_said_once_when_the_connection_is_back(
    harbour: Harbour, cable: Cable
) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada, ben)
    cable.break_at(SEND, is_heard=True)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: harbour.world.records.channels.get(card.id), "the thread")
    await seen_by(ada.at(thread), lambda: len(ada.at(thread).sees()) == 1, "the board")
    await harbour.settled()
    assert cable.cut == 1
    assert len(ada.at(thread).sees()) == 1
    assert await harbour.host.pending() == []


async def test_the_greeting_is_said_once_when_the_connection_is_back(
    harbour: Harbour, cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.looking.setup.PAUSES", (0.01, 0.01, 0.01))
    world, ada = harbour.world, harbour.person("Ada")
    removed = harbour.bot.wait_for("guild_remove", timeout=5)
    world.leave(world.bot)
    await removed
    cable.break_at(SEND)
    cable.break_at(SEND, is_heard=True)
    world.join(world.bot)
    await seen_by(ada, lambda: cable.cut == 2, "two attempts")
    await seen_by(ada, lambda: len(ada.sees()) == 1, "the greeting")
