"""/moderate: a table is closed, ended or paused, somebody opens no tables; said there once, by who may."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from host import moderation
from host.lobby import Place
from playground.people import Impossible, Person, Playground, Reply
from playground.permissions import Permission
from tests.cogs.harbour import Harbour, moored, shows
from words.catalogue import LANGUAGES, Words

DAY = 86_400


def moderator(harbour: Harbour, name: str = "Mona", locale: str = "en-US") -> Person:
    """Somebody with Manage Messages in the whole server."""
    person = harbour.person(name, locale)
    person.receives(harbour.world.add_role("Mates", Permission.MANAGE_MESSAGES))
    return person


def said(reply: Reply) -> str:
    """What was answered, wherever."""
    return reply.follow_ups[-1].text if reply.follow_ups else reply.text


def public(person: Person) -> list[str]:
    """What all read there."""
    return [each.text for each in person.sees() if not each.is_private]


async def presses(person: Person, on: Reply, *labels: str) -> Reply:
    """One button after the other, each in its place."""
    for label in labels:
        await person.until(lambda: label in on.message.labels or None, label)  # noqa: B023  # at once
        await person.presses(label, on=on)
    return on


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_is_ended_for_good_and_its_table_told_once(harbour: Harbour, language: str) -> None:
    words, locale = Words(language), "fr" if language == "fr" else "en-US"
    mona = moderator(harbour, locale=locale)
    (ada, _) = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    page = await mona.at(ada.place).uses("/moderate" if language == "en" else "/modérer")
    assert page.message.is_private
    assert "Ada, Ben" in page.text
    assert len(page.text.splitlines()) == 2
    before = len(public(ada))
    await presses(mona.at(ada.place), page, words.say("moderate-end"), words.say("moderate-end_sure"))
    await mona.until(shows(page, words.say("moderate-done")), "that it is done")
    await harbour.settled()
    told = public(ada)[before:]
    assert len(told) == 1
    assert "The game ends here: nobody wins, and nobody loses." in told[0]
    assert "A moderator of this server has ended the game." in told[0]
    assert "Mona" not in told[0]
    assert (await harbour.host.table(1)).status == "cancelled"
    assert words.say("moderate-end") not in page.message.labels
    (card,) = [each for each in ada.at("general").sees() if not each.is_private]
    assert "This table has been closed." in card.text


async def test_a_lobby_is_closed_where_it_is(harbour: Harbour) -> None:
    mona, ada = moderator(harbour), harbour.person("Ada")
    await harbour.card(ada)
    page = await mona.uses("/moderate", table="1")
    await presses(mona, page, "Close it")
    await harbour.settled()
    card, notice = public(ada)
    assert "This table has been closed." in card
    assert notice.startswith("A moderator of this server has closed table 1 (Livingstone) before it began.")
    assert (await harbour.host.table(1)).status == "cancelled"


async def test_a_pause_is_told_kept_and_ended_by_a_moderator_or_by_itself(harbour: Harbour) -> None:
    mona = moderator(harbour)
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    at_table = mona.at(ada.place)
    page = await presses(at_table, await at_table.uses("/moderate"), "Pause", "7 days")
    await mona.until(shows(page, "Done, and the table is told."), "that it is done")
    await harbour.settled()
    notices = [each for each in public(ada) if each.startswith("A moderator")]
    assert len(notices) == 1
    assert "has paused the game until <t:" in notices[0]
    assert (await harbour.host.table(1)).asked == {}
    assert "paused" in said(await ada.uses("/table move"))
    await presses(at_table, page, "Go on")
    await harbour.settled()
    notices = [each for each in public(ada) if each.startswith("A moderator")]
    assert len(notices) == 2
    assert notices[-1] == "A moderator of this server lets the game go on."
    assert len((await harbour.host.table(1)).asked) == 1
    await presses(at_table, page, "Pause", "3 days")
    await harbour.settled()
    await harbour.pass_time(3 * DAY)
    assert (await harbour.host.table(1)).rest is None, "it ends by itself"
    assert "Move" in ben.sees()[-1].labels


async def test_who_is_barred_opens_no_tables_there_until_it_is_lifted(harbour: Harbour) -> None:
    mona = moderator(harbour)
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    at_table = mona.at(ada.place)

    async def decides(label: str) -> Reply:
        page = await at_table.uses("/moderate")
        await at_table.selects(ada, on=page)
        return await presses(at_table, page, label)

    page = await decides("Allow no new tables")
    await mona.until(shows(page, "may not open tables here."), "that it is done")
    again = await at_table.uses("/moderate")
    await at_table.selects(ada, on=again)
    await mona.until(lambda: "Allow tables again" in again.message.labels or None, "that it stands")
    await presses(at_table, again, "Back")
    await mona.until(lambda: "End the game" in again.message.labels or None, "the page")
    await harbour.settled()
    told = [each for each in public(ada) if "opens no new tables" in each]
    assert told == ["For now Ada opens no new tables on this server, as a moderator has decided."
                    " This game goes on as it is."]  # fmt: skip
    refusal = "A moderator has decided that you open no tables on this server for now."
    for options in ({}, {"alone": "easy"}):
        assert (await ada.at("general").uses("/play", game="livingstone", **options)).text.startswith(refusal)
    card = await harbour.card(ben.at("general"))
    await ada.at("general").presses("Join", on=card)
    await harbour.settled(2)
    assert ": Ada" in next(each for each in ben.at("general").sees() if each.id == card.id).text
    alone = await ada.in_private().uses("/play", game="livingstone", alone="easy")
    assert "Ada" in alone.text, "in private everybody may"
    # It outlives being forgotten, under no name and number.
    await harbour.host.forget(int(ada.user.id))
    await harbour.settled()
    kept = await harbour.store.execute_fetchall(
        "select * from barred, outbox where outbox.kind = 'moderated'"
    )
    assert list(kept) == [], "the table's own message leads to nobody any more"
    assert (await ada.at("general").uses("/play", game="congo")).text.startswith(refusal)
    await decides("Allow tables again")
    assert not (await ada.at("general").uses("/play", game="congo")).message.is_private


async def test_only_who_manages_messages_there_may_and_sees_no_more_than_anybody(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    eve, mate = harbour.person("Eve"), moderator(harbour)
    with pytest.raises(Impossible):
        await eve.at(ada.place).uses("/moderate")
    cellar = harbour.world.add_channel("cellar")
    # Who may in another channel only, may not here, nor bar anybody.
    warden = harbour.person("Warden")
    cellar.granted[warden.user.id] = int(Permission.MANAGE_MESSAGES)
    harbour.world.give_back(Permission.MANAGE_MESSAGES, cellar, warden.user)
    told = await warden.at(cellar).uses("/moderate", table="1")
    assert told.text.startswith("This is for moderators")
    assert (await warden.at(cellar).uses("/moderate")).text.startswith("This is for moderators")
    # What is pressed is judged anew.
    role = next(each for each in harbour.world.roles() if each.name == "Mates")
    page = await mate.at(ada.place).uses("/moderate")
    mate.loses(role)
    for press in (
        mate.at(ada.place).presses("Pause", on=page),
        mate.at(ada.place).selects(ben, on=page),
    ):
        assert said(await press).startswith("This is for moderators")
    mate.receives(role)
    # Where a moderator sees nothing there is nothing.
    harbour.world.close_to_all_but(harbour.world.channel_named("general"), ada.user, ben.user)
    hidden = await mate.at(cellar).uses("/moderate", table="1")
    assert (
        hidden.text == (await mate.at(cellar).uses("/moderate", table="99")).text == "There is no such table."
    )
    assert (await harbour.host.table(1)).rest is None


async def test_behind_more_moderators_alone_have_a_way_there(harbour: Harbour) -> None:
    mona = moderator(harbour)
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    board = next(each for each in reversed(ada.sees()) if "More" in each.labels)
    assert "Moderate" not in (await ada.presses("More", on=board)).follow_ups[-1].labels
    more = await mona.at(ada.place).presses("More", on=board)
    shown = more.follow_ups[-1]
    assert "Moderate" in shown.labels
    page = await mona.at(ada.place).presses("Moderate", on=shown)
    await mona.until(shows(page, "The table is told what you do"), "the page")


async def bars(mona: Person, whom: Person, label: str = "Allow no new tables") -> Reply:
    """The moderator lets them open no tables, or again."""
    page = await mona.uses("/moderate")
    await mona.selects(whom, on=page)
    await presses(mona, page, label)
    await mona.until(shows(page, "✅"), "that it is done")
    return page


async def test_who_is_barred_brings_no_table_from_elsewhere_either(harbour: Harbour) -> None:
    mona, ada, ben = moderator(harbour), harbour.person("Ada"), harbour.person("Ben")
    await bars(mona, ada)
    for each in (ada, ben):
        await each.in_private().uses("/play", game="livingstone", alone="easy")
    brought = await ada.uses("/table here", table="1")
    assert brought.text.startswith("A moderator has decided that you open no tables on this server")
    assert (await ben.uses("/table here", table="2")).text == "The table is here now."
    await bars(mona, ada, "Allow tables again")
    assert (await ada.uses("/table here", table="1")).text == "The table is here now."


async def test_who_is_barred_takes_a_table_of_the_server_to_another_of_its_channels(harbour: Harbour) -> None:
    mona, (ada, _) = moderator(harbour), await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    await bars(mona, ada)
    harbour.world.pass_time(61)
    cellar = harbour.world.add_channel("cellar")
    assert (await ada.at(cellar).uses("/table here", table="1")).text == "The table is here now."


@pytest.mark.parametrize("way", ["Rematch", "Open a table", "Play alone"])
async def test_who_is_barred_opens_none_by_any_other_way(harbour: Harbour, way: str) -> None:
    mona, (ada, ben) = moderator(harbour), await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    ada = ada.at("general")
    for each in (ada, ben):
        await each.uses("/table cancel", table="1")
    await harbour.settled()
    await bars(mona, ada)
    before = await harbour.store.execute_fetchall("select count(*) from tables")
    if way == "Rematch":
        ending = await ben.until(
            lambda: next((each for each in ben.sees() if way in each.labels), None), "the ending"
        )
        told = await ada.presses(way, on=ending)
    else:
        told = await ada.presses(way, on=await ada.uses("/help"))
        await ada.until(lambda: "Livingstone" in told.message.labels or None, "which game")
        told = await ada.presses("Livingstone", on=told)
    assert "A moderator has decided that you open no tables" in said(told)
    assert list(await harbour.store.execute_fetchall("select count(*) from tables")) == list(before)


async def test_nobody_bars_a_bot_or_who_manages_the_server(harbour: Harbour) -> None:
    mona, admin = moderator(harbour), harbour.person("Harbourmaster")
    mate = harbour.person("Zed")
    chief = harbour.world.add_role("Chief", Permission.MANAGE_GUILD)
    mate.receives(chief)
    for whom in (admin, mate):
        told = await mona.selects(whom, on=await mona.uses("/moderate"))
        assert said(told) == "Whoever manages this server may always open tables here."
    itself = Person(mona.server, harbour.world.bot, mona.place)
    told = await mona.selects(itself, on=await mona.uses("/moderate"))
    assert said(told) == "Bots open no tables."
    assert list(await harbour.store.execute_fetchall("select * from barred")) == []
    # Who comes to manage it later is barred no more, and again when that is over.
    mate.loses(chief)
    await bars(mona, mate)
    refused = await mate.uses("/play", game="livingstone")
    assert refused.text.startswith("A moderator has decided")
    mate.receives(chief)
    assert not (await mate.uses("/play", game="livingstone")).message.is_private
    mate.loses(chief)
    assert (await mate.uses("/play", game="livingstone")).text == refused.text


async def test_two_moderators_at_once_do_it_once_and_the_other_is_told_why_not(harbour: Harbour) -> None:
    first, second = moderator(harbour), moderator(harbour, "Mo")
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    first, second = first.at(ada.place), second.at(ada.place)
    pages = [await each.uses("/moderate") for each in (first, second)]
    for each, page in zip((first, second), pages, strict=True):
        await presses(each, page, "End the game")
        await each.until(lambda: "Yes, end it" in page.message.labels or None, "the question")  # noqa: B023  # at once
    told = await asyncio.gather(
        *(each.presses("Yes, end it", on=page) for each, page in zip((first, second), pages, strict=True))
    )
    await harbour.settled()
    answers = sorted([said(reply) for reply in told] + [page.text for page in pages])
    assert any("Done, and the table is told." in each for each in answers)
    assert any("This table has been closed" in each or "has been ended" in each for each in answers), answers
    assert (
        len([each for each in public(ben) if "A moderator of this server has ended the game." in each]) == 1
    )
    # Two decide about one person: told once.
    pages = [await each.uses("/moderate") for each in (first, second)]
    for each, page in zip((first, second), pages, strict=True):
        await each.selects(ben, on=page)
        await each.until(lambda: "Allow no new tables" in page.message.labels or None, "it")  # noqa: B023  # at once
    await asyncio.gather(
        *(
            each.presses("Allow no new tables", on=page)
            for each, page in zip((first, second), pages, strict=True)
        )
    )
    assert len(list(await harbour.store.execute_fetchall("select * from barred"))) == 1


async def test_names_that_format_or_call_do_neither_on_the_page_or_at_the_table(harbour: Harbour) -> None:
    mona = moderator(harbour)
    ada, ben = harbour.person("**@everyone** <@1>"), harbour.person("Ben")
    ada, ben = await harbour.game(ada, ben)
    at_table = mona.at(ada.place)
    page = await at_table.uses("/moderate")
    assert "**@everyone**" not in page.text
    assert "<@1>" not in page.text
    await at_table.selects(ada, on=page)
    await presses(at_table, page, "Allow no new tables")
    await harbour.settled()
    (told,) = [each for each in ben.sees() if "opens no new tables" in each.text]
    assert "**@everyone**" not in told.text
    assert not told.pings


async def test_a_table_for_friends_without_a_place_is_nobodys_to_moderate(harbour: Harbour) -> None:
    admin = harbour.person("Harbourmaster")
    await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    table = (await harbour.host.table(1)).place
    for guests, is_known in ((False, True), (True, False)):
        await harbour.host.move(1, Place(table.guild))
        await harbour.write_by_hand("update tables set has_guests_only = ? where id = 1", guests)
        page = await admin.uses("/moderate", table="1")
        assert ("Ada" in page.text) is is_known
        assert (page.text == "There is no such table.") is not is_known


DEEDS: dict[str, Any] = {
    "close": ("closed table 1", False),
    "end": ("has ended the game", True),
    "pause": ("has paused the game", True),
    "bar": ("opens no new tables", True),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_what_was_done_before_the_process_died_is_told_once_at_the_next_start(
    playground: Playground, database: Path, deed: str
) -> None:
    words, is_played = DEEDS[deed]
    async with moored(playground, database) as harbour:
        ada, ben = harbour.person("Ada"), harbour.person("Ben")
        if is_played:
            ada, ben = await harbour.game(ada, ben)
        else:
            await harbour.card(ada, ben)
        await harbour.settled()
        await harbour.bot.announcer.close()  # from now on nobody is told
        if deed == "bar":
            for _ in range(2):
                await harbour.host.bar(int(harbour.world.guild.id), int(ben.user.id), is_barred=True)
        else:
            await harbour.host.moderate(1, moderation.Deed(deed), 7 if deed == "pause" else 0)
        assert [each for each in public(ada) if words in each] == []
    for _ in range(2):
        async with moored(playground, database) as harbour:
            await harbour.settled()
            assert len([each for each in public(ada) if words in each]) == 1
