"""/setup: each right is named, and its fix."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from cogs.looking import setup
from cogs.looking.setup import version
from cogs.plumbing.rights import EVERY, FOR_FRIENDS, NEEDED, RIGHTS, application_of, invitation
from cogs.plumbing.upkeep import OLD, Upkeep
from games.core import Refused
from host.tables import Host
from playground.people import Impossible, Person, Playground, Reply
from playground.permissions import EVERYONE, NOTHING, Permission
from playground.seen import Seen
from storage.rows import Pace
from storage.sqlite.engine import open_store
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour, moored, shows
from words.catalogue import LANGUAGES, Words

ROOT = Path(__file__).parents[2]


def test_the_invite_asks_for_few_rights() -> None:
    assert NEEDED.value == 309237746688
    assert not NEEDED.administrator
    assert discord.Permissions(NEEDED.value) == NEEDED


def test_the_link_names_the_application_that_the_token_belongs_to() -> None:
    token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxYzAb.0123456789-abcdefghijklmnopqrstuvwxyz"
    link = urlsplit(invitation(application_of(token) or 0))
    assert (link.scheme, link.netloc, link.path) == ("https", "discord.com", "/oauth2/authorize")
    assert parse_qs(link.query) == {
        "client_id": ["123456789012345678"],
        "scope": ["bot applications.commands"],
        "permissions": [str(NEEDED.value)],
    }
    assert invitation("ID") in (ROOT / "README.md").read_text(encoding="utf-8")
    for wrong in ("", "secret", "MTIz", "é.a.b", "YWJj.x.y"):
        assert application_of(wrong) is None, wrong


def test_every_right_is_one_of_discord() -> None:
    assert {Permission[right.upper()] for right in RIGHTS} <= set(Permission)
    assert sum(Permission[right.upper()] for right in RIGHTS) == NEEDED.value


async def test_all_is_well_where_nothing_is_missing(harbour: Harbour) -> None:
    admin = harbour.person("Harbourmaster")
    reply = await admin.uses("/setup")
    assert reply.message.is_private
    assert reply.text.splitlines() == [
        f"**Quayside {'.'.join(map(str, version()))}.** All is well: open a table with /play.",
        "✅ View Channel, Send Messages, Send Messages in Threads, Create Public Threads, Attach Files,"
        " Read Message History, Create Private Threads",
        "Tables: in every channel",
        "Opened by: everybody",
    ]
    assert len(reply.message.menus) == 4
    assert len(reply.text) < 400, "a phone shows all of it"


async def test_it_says_when_the_games_were_last_saved(harbour: Harbour) -> None:
    admin, path = harbour.person("Harbourmaster"), harbour.store.path
    harbour.bot.upkeep = Upkeep(path, 7, harbour.world.clock.now)
    unsaved = (await admin.uses("/setup")).text
    assert "▫️ The games have not been saved yet" in unsaved
    await harbour.bot.upkeep.save()
    assert (
        f"✅ The games were last saved <t:{harbour.bot.upkeep.newest}:R>" in (await admin.uses("/setup")).text
    )
    harbour.world.pass_time(OLD + 60)
    assert "❌ The games were last saved" in (await admin.uses("/setup")).text


# Each right, wherever it is switched off


async def crosses(admin: Person) -> list[str]:
    """What is said not to be granted."""
    return [line for line in (await admin.uses("/setup")).text.splitlines() if line[0] in "❌▫"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_right_that_is_off_is_named_with_the_very_switch(harbour: Harbour, language: str) -> None:
    admin, world = harbour.person("Harbourmaster"), harbour.world
    admin.user.locale = "fr" if language == "fr" else "en-US"
    words, place = Words(language), admin.place
    settings, channel = words.say("setup-switch_permissions"), words.say("setup-switch_channel")
    here = f"{channel} <#{place.id}> › {settings}"  # noqa: RUF001
    there = f"{words.say('setup-switch_server')} › {words.say('setup-switch_roles')}"  # noqa: RUF001
    own = world.bot_role
    for right in EVERY:
        bit, called = Permission[right.upper()], words.say(f"right-{right}")
        reason, sign = words.say(f"right-{right}.reason"), "▫" if right == FOR_FRIENDS else "❌"

        async def is_named(way: str) -> None:
            (line,) = await crosses(admin)
            assert line.startswith(sign)  # noqa: B023  # called at once
            assert f"**{called}**" in line  # noqa: B023
            assert reason in line  # noqa: B023
            assert line.endswith(f"{way} › **{called}**")  # noqa: B023, RUF001

        # For the bot itself: no role helps, so it is that switch.
        world.take_away(bit, place)
        await is_named(f"{here} › **Quayside**")  # noqa: RUF001
        world.give_back(bit, place)
        # For everybody, or for the bot's own role: it is the role's switch in the channel that helps.
        for of in (world.everyone, own):
            world.take_away(bit, place, of)
            await is_named(f"{here} › **{own.name}**")  # noqa: RUF001
            place.granted[own.id] = int(bit)
            world.give_back(bit, place, own)
            assert await crosses(admin) == [], "the switch that was named does it"
            place.granted.clear()
            world.give_back(bit, place, of)
        # In the whole server: it is the role's switch there.
        world.set_everyones(EVERYONE & ~bit)
        await is_named(f"{there} › **{own.name}**")  # noqa: RUF001
        world.set_bot_rights(bit)
        assert await crosses(admin) == [], "the switch that was named does it"
        world.set_bot_rights(NOTHING)
        world.set_everyones(EVERYONE)
    assert await crosses(admin) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rights_with_the_same_switch_stand_together_above_it(harbour: Harbour, language: str) -> None:
    admin, words = harbour.person("Harbourmaster"), Words(language)
    admin.user.locale = "fr" if language == "fr" else "en-US"
    off = ("attach_files", "read_message_history", "create_private_threads")
    for right in off:
        harbour.world.take_away(Permission[right.upper()], admin.place)
    harbour.world.set_everyones(EVERYONE & ~Permission.SEND_MESSAGES_IN_THREADS)
    lines = (await admin.uses("/setup")).text.splitlines()
    alone = next(line for line in lines if words.say("right-send_messages_in_threads.reason") in line)
    assert alone.endswith(f"**{words.say('right-send_messages_in_threads')}**")
    first = next(
        number for number, line in enumerate(lines) if words.say("right-attach_files.reason") in line
    )
    for line, right in zip(lines[first:], off, strict=False):
        assert line.endswith(words.say(f"right-{right}.reason"))
    switch = f"{words.say('setup-switch_permissions')} › **Quayside**"  # noqa: RUF001
    assert lines[first + 3].startswith(words.say("setup-switches"))
    assert lines[first + 3].endswith(switch)
    assert "\n".join(lines).count(switch) == 1


async def test_where_channels_are_chosen_it_speaks_of_those(harbour: Harbour) -> None:
    admin, world = harbour.person("Harbourmaster"), harbour.world
    cellar = world.add_channel("cellar")
    page = await admin.uses("/setup")
    world.take_away(Permission.ATTACH_FILES, admin.place)
    await admin.selects(cellar, on=page, menu="setup:channels")
    await admin.until(shows(page, f"<#{cellar.id}>"), "the channel")
    assert "❌" not in page.text, "where nobody plays nothing is needed"
    world.take_away(Permission.SEND_MESSAGES, cellar)
    (line,) = await crosses(admin)
    assert f"<#{cellar.id}>" in line
    assert "**Send Messages**" in line


async def test_setup_is_for_those_who_manage_the_server_and_in_it(harbour: Harbour) -> None:
    with pytest.raises(Impossible):
        await harbour.person("Ada").uses("/setup")
    with pytest.raises(Impossible):
        await harbour.person("Harbourmaster").in_private().uses("/setup")


async def test_the_bot_says_hello_once_where_it_may_speak(harbour: Harbour) -> None:
    first = harbour.person("Ada").place
    second = harbour.world.add_channel("cellar")
    harbour.world.add_channel("attic")
    harbour.world.take_away(Permission.SEND_MESSAGES, first)
    removed = harbour.bot.wait_for("guild_remove", timeout=5)
    harbour.world.leave(harbour.world.bot)
    await removed
    harbour.world.join(harbour.world.bot)
    ada = harbour.person("Ada")
    hello = await ada.at(second).waits_to_see("Hello!")
    assert "/setup" in hello.text
    assert "/help" in hello.text
    assert not ada.sees()
    assert not ada.at("attic").sees()


async def test_the_hello_is_in_the_language_of_the_server(harbour: Harbour) -> None:
    harbour.world.guild.locale = "fr"
    harbour.world.leave(harbour.world.bot)
    harbour.world.join(harbour.world.bot)
    assert "/réglages" in (await harbour.person("Ada").waits_to_see("Bonjour")).text


WITHOUT: dict[str, tuple[bool, bool, bool, bool]] = {
    "view_channel": (False, False, False, False),
    "send_messages": (True, False, True, True),
    "send_messages_in_threads": (False, True, True, False),
    "create_public_threads": (False, True, True, True),
    "attach_files": (True, False, False, True),
    "read_message_history": (True, False, True, True),
    "create_private_threads": (True, False, True, False),
}
"""Where the turn is told without a right (in its thread, in the channel), whether with a picture, and whether
tables for friends are offered: as the page says of that right."""


def test_all_rights_are_gone_through() -> None:
    assert WITHOUT.keys() == {*EVERY}


@pytest.mark.parametrize("right", EVERY)
async def test_without_a_right_a_game_goes_on_just_as_the_page_says(harbour: Harbour, right: str) -> None:
    is_in_thread, is_in_channel, is_drawn, is_for_friends = WITHOUT[right]
    ada, ben, world = harbour.person("Ada"), harbour.person("Ben"), harbour.world
    world.take_away(Permission[right.upper()], ada.place)
    (line,) = await crosses(harbour.person("Harbourmaster"))
    assert f"**{Words('en').say(f'right-{right}')}** is off" in line
    card = await ada.uses("/play", game="livingstone", language="English")
    await ben.presses("Join", on=card)
    await ada.until(shows(await ben.uses("/games"), "Livingstone"), "that Ben sits there")
    offered = (await ada.presses("Options", on=card)).message.menus
    assert ("Invite friends" in [menu.placeholder for menu in offered]) is is_for_friends
    await ada.presses("Start", on=card)
    await harbour.settled()
    thread = world.records.channels.get(card.message.id)
    assert [
        [bool(each.files) for each in ada.at(place).sees() if "round 1" in each.text] if place else []
        for place in (thread, ada.place)
    ] == [[is_drawn] * is_in_thread, [is_drawn] * is_in_channel]
    if not is_in_thread and not is_in_channel:
        assert "nothing can be posted any more where you play" in ada.private_messages()[0].text
    panel = await ben.in_private().uses("/table move")
    await chooses(ben, "Die 4", on=panel)
    await ben.until(lambda: "Take coins" in lines_of(panel.message) or None, "the next question")
    await harbour.settled()
    assert "Ben: takes the 4." in (await ada.in_private().uses("/table log")).text


# Each setting at each of its values


async def settles(admin: Person, menu: str, *values: Any) -> Reply:
    """The administrator opens the page and chooses that."""
    page = await admin.uses("/setup")
    await admin.selects(*values, on=page, menu=f"setup:{menu}")
    return page


async def opened(person: Person, **options: Any) -> Seen | str:
    """The card of the table they have opened, or what they are told instead."""
    reply = await person.uses("/play", game="livingstone", **options)
    return reply.text if reply.message.is_private else reply.message


def chosen(page: Reply, menu: str) -> tuple[str, ...]:
    """What shows in that menu."""
    found = page.message.menu(f"setup:{menu}")
    return found.chosen or tuple(option.value for option in found.options if option.is_default)


async def test_tables_are_opened_where_it_is_settled_and_nowhere_else(harbour: Harbour) -> None:
    admin, ada, ben = (harbour.person(name) for name in ("Harbourmaster", "Ada", "Ben"))
    cellar, attic = harbour.world.add_channel("cellar"), harbour.world.add_channel("attic")
    playing = await harbour.game(ada, ben)
    page = await settles(admin, "channels", cellar, attic)
    await admin.until(lambda: chosen(page, "channels") == (cellar.id, attic.id) or None, "the choice")
    assert f"Tables: <#{cellar.id}> <#{attic.id}>" in page.text
    told = f"On this server tables are opened elsewhere. <#{cellar.id}> <#{attic.id}>"
    assert await opened(ada) == await opened(admin) == await opened(ada, alone="easy") == told
    help_page = await ada.uses("/help")
    which = await ada.presses("Open a table", on=help_page)
    await ada.until(lambda: "Livingstone" in which.message.labels or None, "which game")
    assert (await ada.presses("begin:open:livingstone", on=which)).text == told
    for place in (cellar, attic):
        assert isinstance(await opened(ada.at(place)), Seen)
    harbour.world.pass_time(61)
    assert (await ada.uses("/table here", table="1")).text == told, "nor is one brought elsewhere"
    assert (await ada.at(cellar).uses("/table here", table="1")).text == "The table is here now."
    # What has begun goes on, in its thread too.
    await harbour.settled()
    for each in playing:
        await each.uses("/table cancel", table="1")
    await harbour.settled()
    assert isinstance(await opened(ada.in_private(), alone="easy"), Seen), "in private everybody may"
    page = await settles(admin, "channels")
    await admin.until(shows(page, "in every channel"), "none: everywhere")
    assert isinstance(await opened(ben), Seen)
    await settles(admin, "channels", attic)
    harbour.world.delete_channel(attic)
    gone = await admin.uses("/setup")
    assert "❌ The channels chosen for tables are gone" in gone.text
    assert "All is well" not in gone.text
    harbour.world.take_away(Permission.ATTACH_FILES, admin.place)
    assert "❌ **Attach Files** is off" in (await admin.uses("/setup")).text, "judged where it is asked"
    harbour.world.give_back(Permission.ATTACH_FILES, admin.place)
    assert chosen(gone, "channels") == ()
    assert "On this server tables are opened elsewhere" in str(await opened(ben))


async def test_a_rematch_is_opened_as_any_other_table(harbour: Harbour) -> None:
    admin, cellar = harbour.person("Harbourmaster"), harbour.world.add_channel("cellar")
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    for each in (ada, ben):
        await each.uses("/table cancel")
    await harbour.settled()
    await settles(admin, "channels", cellar)
    ending = await ben.until(
        lambda: next((each for each in ben.sees() if "Rematch" in each.labels), None), "the ending"
    )
    told = await ada.presses("Rematch", on=ending)
    assert told.text.startswith("On this server tables are opened elsewhere")


async def test_tables_are_opened_by_whom_it_is_settled(harbour: Harbour) -> None:
    admin, ada, ben = (harbour.person(name) for name in ("Harbourmaster", "Ada", "Ben"))
    captains, pilots = (harbour.world.add_role(name) for name in ("Captains", "Pilots"))
    page = await settles(admin, "roles", captains, pilots)
    await admin.until(lambda: chosen(page, "roles") == (captains.id, pilots.id) or None, "the choice")
    named = f"<@&{captains.id}> <@&{pilots.id}>"
    told = f"On this server tables are opened by those with one of these roles. {named}"
    assert await opened(ada) == await opened(ada, alone="easy") == told
    assert isinstance(await opened(admin), Seen), "who manages the server may"
    for role in (captains, pilots):
        ada.receives(role)
        assert isinstance(await opened(ada), Seen)
        ada.loses(role)
        assert await opened(ada) == told
    card = [each for each in ben.sees() if "Join" in each.labels][-1]
    await ben.presses("Join", on=card)
    await harbour.settled(3)
    assert ": Ben" in next(each for each in ada.sees() if each.id == card.id).text, "all may join"
    assert isinstance(await opened(ada.in_private(), alone="easy"), Seen)
    await settles(admin, "roles")
    assert isinstance(await opened(ben), Seen)
    await settles(admin, "roles", pilots)
    harbour.world.delete_role(pilots)
    gone = await admin.uses("/setup")
    assert "❌ The roles that may open tables are gone" in gone.text
    assert "All is well" not in gone.text
    assert chosen(gone, "roles") == ()


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_new_tables_have_the_language_and_the_pace_that_are_settled(
    harbour: Harbour, locale: str
) -> None:
    admin, ada = harbour.person("Harbourmaster"), harbour.person("Ada", locale)
    own, says = locale[:2], {each: Words(each).say("lobby-language") for each in LANGUAGES}

    async def card(**options: Any) -> str:
        shown = await opened(ada, **options)
        assert isinstance(shown, Seen), shown
        found = await harbour.host.tables_of(int(ada.user.id))
        await harbour.host.leave(max(table.id for table in found), int(ada.user.id))
        return shown.text

    assert says[own] in await card()
    for language in (*LANGUAGES, "spoken"):
        page = await settles(admin, "language", language)
        await admin.until(lambda: chosen(page, "language") == (language,) or None, "the choice")  # noqa: B023
        assert says[own if language == "spoken" else language] in await card()
        assert says["fr"] in await card(**{"language" if own == "en" else "langue": "Français"})
    for pace in (*Pace, Pace.RELAXED):
        page = await settles(admin, "pace", pace.value)
        await admin.until(lambda: chosen(page, "pace") == (pace.value,) or None, "the choice")  # noqa: B023
        assert f": {Words(own).say(f'pace-{pace}')}." in await card()
        alone = await opened(ada, **{"alone" if own == "en" else "seul": "easy"})
        assert isinstance(alone, Seen)
        table = (await harbour.host.tables_of(int(ada.user.id)))[0]
        assert table.pace is Pace.RELAXED, "nobody waits for whoever plays alone"
        await harbour.host.resign(table.id, int(ada.user.id))


async def test_only_who_manages_the_server_settles_and_what_is_settled_stays(
    harbour: Harbour, tmp_path: Path
) -> None:
    mate = harbour.world.add_role("Mate", Permission.MANAGE_GUILD)
    zed = harbour.person("Zed")
    zed.receives(mate)
    page = await zed.uses("/setup")
    await zed.selects("brisk", on=page, menu="setup:pace")
    await zed.until(lambda: chosen(page, "pace") == ("brisk",) or None, "the choice")
    zed.loses(mate)
    refused = await zed.selects("live", on=page, menu="setup:pace")
    assert "Manage Server" in (refused.follow_ups[-1] if refused.follow_ups else refused.message).text
    guild = int(harbour.world.guild.id)
    assert (await harbour.host.server(guild)).pace is Pace.BRISK
    async with open_store(tmp_path / "other.db") as other:
        assert (await other.server(guild)).pace is Pace.RELAXED
    with pytest.raises(Refused, match="unknown_choice"):
        await harbour.host.settle(guild, channels=tuple(range(11)))


async def test_two_administrators_at_once_undo_nothing_of_each_other(harbour: Harbour) -> None:
    one, other = harbour.person("Harbourmaster"), harbour.person("Zed")
    other.receives(harbour.world.add_role("Mate", Permission.MANAGE_GUILD))
    cellar, pilots = harbour.world.add_channel("cellar"), harbour.world.add_role("Pilots")
    first, second = await one.uses("/setup"), await other.uses("/setup")
    await asyncio.gather(
        one.selects(cellar, on=first, menu="setup:channels"),
        other.selects(pilots, on=second, menu="setup:roles"),
    )
    await asyncio.gather(
        one.selects("fr", on=first, menu="setup:language"),
        other.selects("live", on=second, menu="setup:pace"),
    )
    settled = await harbour.host.server(int(harbour.world.guild.id))
    assert (settled.channels, settled.roles) == ((int(cellar.id),), (int(pilots.id),))
    assert (settled.language, settled.pace) == ("fr", Pace.LIVE)


async def test_a_private_message_is_tried(harbour: Harbour) -> None:
    admin = harbour.person("Harbourmaster")
    page = await admin.uses("/setup")
    await admin.presses("Send me a private message", on=page)
    await admin.until(shows(page, "✅ The private message has arrived."), "that it arrived")
    assert "This is the trial" in admin.private_messages()[-1].text
    admin.closes_private_messages()
    await admin.presses("Send me a private message", on=page)
    await admin.until(shows(page, "❌ No private message reaches you."), "that it has not")
    await admin.presses("Look again", on=page)
    await admin.until(lambda: "❌" not in page.text or None, "the page anew")


# Hello, once


async def test_hello_is_said_once_however_often_the_bot_comes(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    for _ in range(3):
        gone = harbour.bot.wait_for("guild_remove", timeout=5)
        harbour.world.leave(harbour.world.bot)
        await gone
        come = harbour.bot.wait_for("guild_join", timeout=5)
        harbour.world.join(harbour.world.bot)
        await come
        await ada.waits_to_see("Hello!")
    assert len([each for each in ada.sees() if "Hello!" in each.text]) == 1
    assert await harbour.host.ungreeted() == []


async def test_a_hello_that_was_interrupted_is_said_at_the_next_start(
    playground: Playground, database: Path
) -> None:
    ada = playground.person("Ada")
    async with moored(playground, database) as harbour:
        assert await harbour.host.owe_greeting(int(harbour.world.guild.id))
        # It was said, and the process died before that was noted.
        await setup.greet(dying(harbour.host), harbour.bot.guilds[0])
    async with moored(playground, database) as harbour:
        await ada.waits_to_see("Hello!")
        await setup.Setup(harbour.bot, harbour.host).on_ready()
        assert await harbour.host.ungreeted() == []
    assert len([each for each in ada.sees() if "Hello!" in each.text]) == 1


def dying(host: Host) -> Any:
    """The same, but what it is told last is lost."""

    class Dying:
        nonce_key = host.nonce_key

        async def greeted(self, guild: int) -> None:
            pass

    return Dying()
