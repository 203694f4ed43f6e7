"""Computers at a table, over the wire: in the lobby, alone in a server, alone in private messages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games import GAMES
from host.lobby import LEVELS, Computer
from host.snapshot import Table
from playground.data import Notification
from playground.people import Person
from playground.seen import Seen
from storage.rows import TableStatus
from tests.cogs.harbour import Harbour, shows
from words.catalogue import LANGUAGES, Words


def computers_on(card: Seen) -> list[str]:
    """The names of the computers that sit there, as the card has them."""
    return re.findall(r": (\w+), (?:easy|normal) bot", card.text)


def rings(person: Person) -> list[Notification]:
    """What made their phone ring."""
    return [each for each in person.notifications() if not each.is_silent]


def has_more(person: Person, count: int) -> Callable[[], bool | None]:
    """To be waited for: so many messages there."""
    return lambda: len(person.sees()) >= count or None


async def test_computers_are_added_and_sent_away_with_one_press(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await ada.uses("/play", game="livingstone", seats=3)
    assert card.message.labels[:5] == ["Join", "Leave", "Start", "Options", "Add a computer"]
    added = await ada.presses("Add a computer", on=card)
    await ada.until(shows(card, "normal bot"), "the first computer")
    (first,) = computers_on(card.message)
    assert added.message.is_private
    assert added.text == f"{first} (bot) sits down. Level: Normal. You can change it here:"
    assert added.message.labels == ["Easy", "Normal"]
    easy = await ada.presses("Easy", on=added)
    assert "Level: Easy" in easy.text
    await ada.until(shows(card, f"blue square: {first}, easy bot"), "another level")
    again = await ada.presses("Add a computer", on=card)
    await ada.until(shows(card, "yellow diamond"), "the second computer")
    assert again.is_silent  # as strong as the one before, and nothing more to be asked
    assert again.follow_ups == []
    _, second = computers_on(card.message)
    assert f"Remove {second}" in card.message.labels
    assert "Add a computer" not in card.message.labels
    await ada.presses(f"Remove {second}", on=card)
    await ada.until(shows(card, "1 seat is free"), "one is gone")
    assert computers_on(card.message) == [first]
    assert len(ben.sees()) == 1
    await harbour.settled()


async def test_only_who_sits_there_brings_computers_and_a_late_press_hits_no_other(harbour: Harbour) -> None:
    ada, zoe = harbour.person("Ada"), harbour.person("Zoé", "fr")
    card = await harbour.card(ada)
    refused = await zoe.presses("Add a computer", on=card)
    assert refused.text == "Vous n\u2019avez pas de place à cette table."
    names = await harbour.host.add_computers(1, int(ada.user.id), [Computer("normal")] * 2)
    await harbour.settled()
    (shown,) = ada.sees()
    await harbour.host.remove_computer(1, int(ada.user.id), names[1])
    late = await ada.presses(f"Remove {names[1]}", on=shown)
    assert (await late.followed_up()).text == "This computer does not sit here any more."
    stranger = await zoe.presses(f"Remove {names[0]}", on=ada.sees()[0])
    assert (await stranger.followed_up()).text == "Vous n\u2019avez pas de place à cette table."
    await harbour.settled()
    assert computers_on(ada.sees()[0]) == [names[0]]


async def test_a_computer_gives_way_to_who_joins_a_full_table(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await ada.uses("/play", game="livingstone", seats=2)
    await ada.presses("Add a computer", on=card)
    await ada.until(shows(card, "normal bot"), "a computer")
    await ben.presses("Join", on=card)
    await ada.until(shows(card, ": Ben"), "Ben")
    assert computers_on(card.message) == []
    assert not [label for label in card.message.labels if label.startswith(("Add", "Remove"))]


async def test_alone_begins_at_once_in_a_thread_and_rings_for_nothing_but_the_turn(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    called = []
    for number, game in enumerate(GAMES, start=1):
        card = await ada.uses("/play", game=game, alone="Against easy computers", language="English")
        await ada.until(shows(card, f"<#{card.message.id}>"), "its thread")
        await harbour.settled(number)
        names = computers_on(card.message)
        assert f"Table {number}, 3 players" in card.text
        assert len({"Ada", *names}) == 3
        thread = harbour.world.records.channels[card.message.id]
        assert thread.name.endswith(f": Ada, {names[0]} (bot), {names[1]} (bot)")
        first, *later = ada.at(thread).sees()
        assert first.is_silent
        assert Words("en", game).say("opening-first") in first.text, "nobody but computers has begun"
        called += [each.id for each in later]  # where computers began, and it is her turn now
        assert len(later) <= 1
        assert len(ada.private_messages()) == number  # a hand each, as at any table
        text = await ada.at(thread).uses("/table text")
        for name in names:
            assert all(each.text.count(f"{name} (bot)") <= 1 for each in (first, *later))
            assert text.text.count(f"{name} (bot)") == 1
    assert [each.message for each in rings(ada)] == called
    assert rings(ben) == []
    assert not [each for each in harbour.world.records.messages.values() if "@None" in each.content]


async def test_a_rematch_alone_begins_at_once_with_the_same_computers(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    card = await ada.uses("/play", game="livingstone", alone="Against easy computers")
    await ada.until(shows(card, f"<#{card.message.id}>"), "its thread")
    await harbour.settled()
    there = ada.at(harbour.world.records.channels[card.message.id])
    await harbour.host.resign(1, int(ada.user.id))
    await ada.until(lambda: "Rematch" in there.sees()[-1].labels or None, "the end")
    ending = there.sees()[-1]
    for _ in range(2):
        await there.presses("Rematch", on=ending)
        await harbour.settled(2)
    before, after = await harbour.host.table(1), await harbour.host.table(2)
    assert after.status is TableStatus.RUNNING

    def crew(table: Table) -> list[tuple[str, int, str | None]]:
        return sorted((seat.name, seat.colour, seat.computer) for seat in table.seats)

    assert crew(after) == crew(before)
    assert len(await harbour.host.tables_of(int(ada.user.id))) == 1
    assert not [each for each in harbour.world.records.messages.values() if "play again" in each.content]


async def test_alone_in_private_all_is_in_that_channel(harbour: Harbour) -> None:
    zoe = harbour.person("Zoé", "fr").in_private()
    called = []
    for number, game in enumerate(GAMES, start=1):
        before = len(zoe.sees())
        await zoe.uses("/jouer", jeu=game, seul="normal")
        await zoe.until(has_more(zoe, before + 2), "card and board")
        await harbour.settled(number)
        card, first, *later = zoe.sees()[before:]
        called += [each.id for each in later]
        assert card.text.count("ordi normal") == 2
        assert first.is_silent
        board = [first, *later][-1]
        assert board.labels == ["Jouer", "Ma main", "Plateau", "Plus"]
        hand = await zoe.presses("Ma main", on=board)
        assert len(hand.message.files) == 1
        assert hand.message.is_private
        assert len((await zoe.presses("Jouer", on=board)).message.files) == 1
        shown = await zoe.uses("/parties")
        assert f"https://discord.com/channels/@me/{zoe.place.id}/{board.id}" in shown.text
    said = [message for message in zoe.sees() if not message.is_private]
    assert len(said) == 2 * len(GAMES) + len(called)  # cards and boards, and no hand
    assert [each.message for each in rings(zoe)] == called


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_words(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        for part in ("", ".choice", ".alone"):
            assert words.say(f"level-{level}{part}")
