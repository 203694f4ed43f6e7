"""A table for friends: invited players only, in a private thread."""

from __future__ import annotations

import pytest

from playground.data import Channel, ChannelKind
from playground.people import Person, Reply
from playground.permissions import Permission
from playground.seen import Seen
from tests.cogs.harbour import Harbour, shows

FOR = "For friends: only those who are invited can join or look."
MENU = "Invite friends"


def private(harbour: Harbour) -> Channel:
    (thread,) = (
        each for each in harbour.world.records.channels.values() if each.kind is ChannelKind.PRIVATE_THREAD
    )
    return thread


def said(reply: Reply) -> str:
    """What was answered, wherever."""
    return reply.follow_ups[-1].text if reply.follow_ups else reply.text


async def invited(harbour: Harbour, opener: Person, card: Seen, *guests: Person) -> Reply:
    """Whoever opened the table invites these."""
    options = await opener.presses("Options", on=card)
    await opener.selects(*guests, on=options, menu=MENU)
    await opener.until(lambda: FOR in options.text or None, "the options say so")
    await harbour.settled()
    return options


async def test_a_table_for_friends_is_in_a_private_thread_from_its_lobby_on(harbour: Harbour) -> None:
    ada, ben, zoe, eve = (harbour.person(name) for name in ("Ada", "Ben", "Zoé", "Eve"))
    card = await harbour.card(ada, zoe)
    options = await invited(harbour, ada, card, ben)
    assert "@Ada @Ben @Zoé" in options.text
    thread = private(harbour)
    assert [each for each in ada.sees() if not each.is_private] == [], "nothing is left in the channel"
    (shown,) = ben.sees(thread)
    assert shown.pings == ("Ben",), "who is invited is called once"
    assert FOR in shown.text
    assert "Invited: @Ben" in shown.text
    assert eve.sees(thread) == []
    assert not thread.is_invitable
    reply = await ben.at(thread).presses("Join", on=shown)
    await harbour.settled()
    (shown,) = ben.sees(thread)
    assert ": Ben\n" in shown.text
    assert "Invited:" not in shown.text
    assert reply.is_silent
    await zoe.at(thread).presses("Leave", on=shown)
    await harbour.settled()
    assert {*thread.members} == {harbour.world.bot.id, ada.user.id, ben.user.id}
    assert zoe.sees(thread) == []
    # Somebody more, later: the card is above, so that they are called beside it.
    options = await ada.at(thread).presses("Options", on=shown)
    await ada.at(thread).selects(eve, on=options, menu=MENU)
    await harbour.settled()
    assert [each.text for each in eve.sees(thread) if each.pings][-1:] == ["Invited: @Eve"]
    await ada.at(thread).presses("Start", on=shown)
    await harbour.settled()
    board = ben.sees(thread)[-1]
    assert "Move" in board.labels
    assert len([each for each in harbour.world.records.channels.values() if each.is_thread]) == 1
    assert (await eve.at(thread).uses("/table board")).message.is_private
    # Nobody else looks, whatever they may see in the client, nor learns from the bot that it is there.
    fay = harbour.person("Fay")
    fay.receives(harbour.world.add_role("Warden", Permission.MANAGE_THREADS))
    for place in (fay, fay.at(thread)):
        assert (await place.uses("/table board", table="1")).text == "There is no such table."
    assert (await fay.at(thread).uses("/table log")).text.startswith("There is no table here")
    assert "waits for" not in (await fay.at(thread).uses("/help")).text
    assert said(await fay.at(thread).presses("Board", on=board)) == "There is no such table."


async def test_who_is_forgotten_leaves_its_thread(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    await invited(harbour, ada, await harbour.card(ada), ben)
    thread = private(harbour)
    assert ben.user.id in thread.members
    page = await ben.uses("/privacy")
    await ben.presses("Forget me", on=page)
    await ben.until(shows(page, "You are in no running game"), "the question")
    await ben.presses("Yes, forget me", on=page)
    await ben.until(lambda: ben.user.id not in thread.members or None, "the way out")
    assert {*thread.members} == {harbour.world.bot.id, ada.user.id}


async def test_nobody_joins_who_is_not_invited(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    await invited(harbour, ada, await harbour.card(ada), ben)
    thread, fay = private(harbour), harbour.person("Fay")
    fay.receives(harbour.world.add_role("Warden", Permission.MANAGE_THREADS))
    (shown,) = fay.sees(thread)
    reply = await fay.at(thread).presses("Join", on=shown)
    assert said(reply) == "This table is for friends: only those who are invited can join."
    reply = await fay.at(thread).presses("Options", on=shown)
    assert [seat.name for seat in (await harbour.host.table(1)).seats] == ["Ada"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_without_the_right_the_option_says_so_and_opens_nothing(
    harbour: Harbour, language: str
) -> None:
    ada, ben = harbour.person("Ada", "fr" if language == "fr" else "en-US"), harbour.person("Ben")
    card = (await ada.uses("/play", game="livingstone", language="English")).message
    stale = await ada.presses("Options", on=card)
    harbour.world.take_away(Permission.CREATE_PRIVATE_THREADS, ada.place)
    fresh = await ada.presses("Options", on=card)
    right = {"en": "Create Private Threads", "fr": "Créer des fils privés"}[language]
    assert f"**{right}**" in fresh.text
    assert len(fresh.message.menus) == 1, "only the pace"
    before = [each.id for each in ben.sees()]
    reply = await ada.selects(ben, on=stale, menu=stale.message.menus[1].custom_id)
    assert said(reply).startswith(
        {
            "en": "Here the bot may open no private thread, so nothing has changed.",
            "fr": "Ici, le bot n\u2019a pas le droit d\u2019ouvrir un fil privé\u202f: rien n\u2019a changé.",
        }[language]
    )
    await harbour.settled()
    assert [each.id for each in ben.sees()] == before
    assert (await harbour.host.table(1)).guests is None
    setup = await harbour.person("Harbourmaster").uses("/setup")
    assert "▫️ **Create Private Threads** is off: no tables for friends. Switch it on: " in setup.text
    assert "All is well: open a table with /play." in setup.text, "it may be, and need not"


async def test_a_thread_that_was_opened_before_the_process_died_is_used(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    await invited(harbour, ada, await harbour.card(ada), ben)
    thread = private(harbour)
    await harbour.write_by_hand("update tables set thread = null")
    await harbour.host.invite(1, int(ada.user.id), [int(harbour.person("Cleo").user.id)])
    await harbour.settled()
    assert private(harbour) is thread
    assert (await harbour.host.table(1)).place.thread == int(thread.id)
    assert harbour.person("Cleo").user.id in thread.members


async def test_a_rematch_among_friends_is_for_the_same_in_a_thread_of_its_own(harbour: Harbour) -> None:
    ada, ben, cleo = (harbour.person(name) for name in ("Ada", "Ben", "Cleo"))
    await invited(harbour, ada, await harbour.card(ada, ben), cleo)
    thread = private(harbour)
    await ada.at(thread).presses("Start", on=cleo.sees(thread)[0])
    await harbour.settled()
    for each in (ada, ben):
        await each.at(thread).uses("/table cancel")
    await harbour.settled()
    await ada.at(thread).presses("Rematch", on=cleo.sees(thread)[-1])
    await harbour.settled(2)
    threads = [each for each in harbour.world.records.channels.values() if each.is_thread]
    assert [each.kind for each in threads] == [ChannelKind.PRIVATE_THREAD] * 2
    (shown,) = cleo.sees(threads[1])
    assert {*shown.pings} == {"Ben", "Cleo"}
    assert cleo.sees() == [], "nothing in the channel"


async def test_when_its_thread_is_gone_it_never_goes_on_in_public(harbour: Harbour) -> None:
    ada, ben, cleo = (harbour.person(name) for name in ("Ada", "Ben", "Cleo"))
    await invited(harbour, ada, await harbour.card(ada, ben), cleo)
    thread = private(harbour)
    await ada.at(thread).presses("Start", on=cleo.sees(thread)[0])
    await harbour.settled()
    harbour.world.take_away(Permission.CREATE_PRIVATE_THREADS, ada.place)
    harbour.world.delete_channel(thread)
    await ada.waits_to_see("nothing can be posted any more where you play", ada.in_private().place)
    await harbour.settled()
    assert cleo.sees() == []
    harbour.world.give_back(Permission.CREATE_PRIVATE_THREADS, ada.place)
    harbour.world.pass_time(60)
    await ada.uses("/table here")
    await harbour.settled()
    again = private(harbour)
    assert again.members.keys() >= {ada.user.id, ben.user.id, cleo.user.id}
    assert "Move" in cleo.sees(again)[-1].labels
