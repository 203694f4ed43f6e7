"""Whoever is asked is called once, where they have chosen; nobody else, and nobody for their own press."""

from __future__ import annotations

from random import Random

import pytest

from cogs.plumbing.rate_limits import FREE
from games import GAMES
from games.core import State
from games.livingstone.actions import DrawCard, EndTurn, TakeCoins, TakeDie
from host.position import newly_asked
from host.tables import Host
from playground.people import Person, Reply
from playground.seen import Seen
from storage.rows import TableStatus
from tests.cogs.harbour import Harbour
from tests.host.people import asked_user, play_randomly, press

STEPS = 24
"""Of each game: several turns, some of several steps."""


async def loud(harbour: Harbour, people: list[Person]) -> list[int]:
    """How often the phone of each has rung, once everything is told."""
    await harbour.settled()
    return [sum(not each.is_silent for each in person.notifications()) for person in people]


async def state_of(host: Host) -> State:
    return (await host._live.get(1)).now.position.state


async def play(harbour: Harbour, *actions: type) -> None:
    """Whoever is asked does these; a die is any of those that are there."""
    user = await asked_user(harbour.host, 1)
    for kind in actions:
        legal = await harbour.host.legal(1, user)
        await press(harbour.host, 1, user, next(each for each in legal if isinstance(each, kind)))


async def a_turn(harbour: Harbour) -> None:
    await play(harbour, TakeDie, TakeCoins, EndTurn)
    await harbour.settled()


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_calls_whom_it_asks_once_and_nobody_else(harbour: Harbour, game: str) -> None:
    people = await harbour.game(*(harbour.person(name) for name in ("Ada", "Ben", "Cleo")), game=game)
    chance, rules, called = Random(3), GAMES[game], 0
    before = await loud(harbour, people)
    assert sum(before) == len((await harbour.host.table(1)).asked)
    for _ in range(STEPS):
        state = await state_of(harbour.host)
        if (await play_randomly(harbour.host, 1, chance, 1)).status is not TableStatus.RUNNING:
            break
        last = (await harbour.host._live.get(1)).now.rows.last
        assert last is not None
        asked = newly_asked(rules, state, await state_of(harbour.host)) - {last.seat}
        now = await loud(harbour, people)
        assert [new - old for new, old in zip(now, before, strict=True)] == [
            int(seat in asked) for seat in range(len(people))
        ]
        called += len(asked)
        before = now
    assert called, "else nobody was asked anything"


async def test_a_turn_asks_discord_for_a_board_its_predecessor_and_one_hand(harbour: Harbour) -> None:
    await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    ledger = harbour.playground.ledger

    async def asked_for(*actions: type) -> list[str]:
        before = len(ledger.entries)
        await play(harbour, *actions)
        await harbour.settled()
        return [entry.method for entry in ledger.entries[before:] if not entry.route.startswith(FREE)]

    assert await asked_for(TakeDie, TakeCoins) == []
    assert await asked_for(EndTurn) == ["POST", "PATCH", "PATCH"]
    assert await asked_for(TakeDie, DrawCard) == ["PATCH"], "what is drawn is told at once"
    assert await asked_for(EndTurn) == ["POST", "PATCH", "PATCH"]


async def test_the_end_calls_everybody_but_who_brought_it_about(harbour: Harbour) -> None:
    people = await harbour.game(*(harbour.person(name) for name in ("Ada", "Ben", "Cleo")))
    with harbour.bot.announcer.holding(1):
        last = -1
        while (table := await harbour.host.table(1)).result is None:
            last = min(table.asked)
            await play_randomly(harbour.host, 1, Random(table.version), 1)
        before = await loud(harbour, people)
    now = await loud(harbour, people)
    rung = [new - old for new, old in zip(now, before, strict=True)]
    assert rung == [int(seat != last) for seat in range(3)]


async def test_who_goes_on_with_a_computer_is_called_once_when_it_has_played(harbour: Harbour) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    asked = await harbour.asked(people)
    (other,) = (person for person in people if person is not asked)
    await harbour.host.resign(1, int(other.user.id))
    before = await loud(harbour, people)
    await a_turn(harbour)
    assert (await harbour.asked(people)) is asked
    now = await loud(harbour, people)
    rung = {person.name: new - old for person, new, old in zip(people, now, before, strict=True)}
    assert rung == {asked.name: 1, other.name: 0}


# /me


async def chooses(person: Person, *wanted: str) -> Reply:
    """The page after these lines were picked in its menus."""
    page = await person.uses("/me")
    for line in wanted:
        (menu,) = (menu for menu in page.message.menus if line in [option.label for option in menu.options])
        await person.selects(line, on=page, menu=menu.custom_id)
    return page


def chosen(page: Seen) -> list[str]:
    return [option.label for menu in page.menus for option in menu.options if option.is_default]


async def test_the_page_shows_what_is_chosen_and_fits_a_phone(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    page = await ada.uses("/me")
    assert page.message.is_private
    asks = "Ask me before what cannot be taken back"
    assert chosen(page.message) == ["Mention me in the thread", "The language of my app", asks]
    assert len(page.message.menus) == 3
    assert len(page.text) < 300
    page = await chooses(ada, "Do both")
    assert chosen(await page.updated()) == ["Do both", "The language of my app", asks]
    assert "mentioned in the thread and get a private message" in (await page.updated()).text
    at_once = "Do it at once, even if it is for good"
    page = await chooses(ada, at_once)
    assert chosen(await page.updated()) == ["Do both", "The language of my app", at_once]
    assert chosen((await ada.uses("/me")).message) == ["Do both", "The language of my app", at_once]


@pytest.mark.parametrize(
    ("choice", "mentioned", "written"),
    [
        ("Mention me in the thread", 1, 0),
        ("Write me a private message", 0, 1),
        ("Do both", 1, 1),
        ("Do not call me", 0, 0),
    ],
)
async def test_each_is_called_where_they_chose(
    harbour: Harbour, choice: str, mentioned: int, written: int
) -> None:
    people = [harbour.person("Ada"), harbour.person("Ben")]
    for person in people:
        await chooses(person, choice)
    people = await harbour.game(*people)
    for turn in range(1, 4):
        asked = await harbour.asked(people)
        board = asked.sees()[-1]
        first, *_ = board.text.splitlines()
        assert first.startswith(f"@{asked.name} "), "named in any case"
        assert first.endswith("Which die do you take?")
        assert board.pings == (asked.name,) * mentioned
        calls = [each for each in asked.private_messages() if not each.labels]
        assert len(calls) == written, "a call takes the place of the one before"
        for call in calls:
            assert call.text.startswith("Livingstone, round ")
            assert "Which die do you take?" in call.text
            assert f"/{board.channel}/{board.id}" in call.text
            assert not call.is_silent
        rung = await loud(harbour, people)
        assert sum(rung) == turn * (mentioned + written)
        await a_turn(harbour)
    assert await harbour.host.pending() == []


async def test_where_private_messages_do_not_arrive_a_mention_calls(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    for person in (ada, ben):
        await chooses(person, "Write me a private message")
    people = await harbour.game(ada, ben)
    first = await harbour.asked(people)
    (other,) = (person for person in people if person is not first)
    other.closes_private_messages()
    expected = await loud(harbour, people)
    for _ in range(6):
        presser = await harbour.asked(people)
        await a_turn(harbour)
        asked = await harbour.asked(people)
        expected[people.index(asked)] += asked is not presser  # who begins the next round has just pressed
        assert await loud(harbour, people) == expected
    mentions = [each for each in other.notifications() if not each.is_silent and each.place.startswith("#")]
    assert len(mentions) == expected[people.index(other)] > 1
    assert sum("do not reach" in each.text for each in other.sees()) == 1
    assert all(each.place.startswith("@") for each in first.notifications() if not each.is_silent)
    assert await harbour.host.pending() == []


async def test_the_end_is_written_to_who_wants_that(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    for person in (ada, ben):
        await chooses(person, "Write me a private message")
    people = await harbour.game(ada, ben)
    with harbour.bot.announcer.holding(1):
        await play_randomly(harbour.host, 1, Random(2))
        before = await loud(harbour, people)
    rung = [new - old for new, old in zip(await loud(harbour, people), before, strict=True)]
    assert sorted(rung) == [0, 1]
    called = people[rung.index(1)]
    (call,) = (each for each in called.private_messages() if not each.files)
    assert "win" in call.text
    assert await harbour.host.pending() == []


async def test_a_chosen_language_is_that_of_all_one_alone_reads(harbour: Harbour) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    ada, ben = people
    heard = await loud(harbour, people)
    page = await chooses(ada, "Français")
    assert "Vos préférences" in (await page.updated()).text
    await harbour.settled()
    (hand,) = ada.private_messages()
    assert hand.labels == ["Jouer", "Ma main"]
    assert await loud(harbour, people) == heard
    assert "Pour les admins" in (await ada.at(harbour.world.channel_named("general")).uses("/help")).text
    assert "En bref" in (await ada.uses("/table rules")).text
    assert "En bref" not in (await ben.uses("/table rules")).text
    asked = await harbour.asked(people)
    assert ("Quel dé" in (await asked.uses("/table move")).text) == (asked is ada)
    assert "Which die do you take?" in ada.sees()[0].text, "the table has its own"
    page = await chooses(ada, "La langue de mon application")
    assert "Your settings" in (await page.updated()).text


async def test_a_language_that_was_chosen_outlives_what_is_remembered(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    await chooses(ada, "Français")
    harbour.host._live.drop()
    assert "Vos préférences" in (await ada.uses("/me")).text
