"""/setup: each right is named, and its fix."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from cogs.looking.help import version
from cogs.plumbing.rights import NEEDED, RIGHTS, application_of, invitation
from cogs.plumbing.upkeep import OLD, Upkeep
from playground.people import Impossible
from playground.permissions import Permission
from tests.choosing import chooses, lines_of
from tests.cogs.harbour import Harbour
from words.catalogue import Words

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
    assert reply.text.startswith(f"**Quayside {'.'.join(map(str, version()))}**")
    assert reply.text.count("✅") == len(RIGHTS) + 1
    assert "❌" not in reply.text
    assert reply.text.endswith("All is well. Open a table with /play.")


async def test_it_says_when_the_games_were_last_saved(harbour: Harbour) -> None:
    admin, path = harbour.person("Harbourmaster"), harbour.store.path
    harbour.bot.upkeep = Upkeep(path, 7, harbour.world.clock.now)
    unsaved = (await admin.uses("/setup")).text
    assert "❌ The games have not been saved yet" in unsaved
    await harbour.bot.upkeep.save()
    assert (
        f"✅ The games were last saved <t:{harbour.bot.upkeep.newest}:R>" in (await admin.uses("/setup")).text
    )
    harbour.world.pass_time(OLD + 60)
    assert "❌ The games were last saved" in (await admin.uses("/setup")).text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("right", RIGHTS)
async def test_a_missing_right_is_named_with_its_fix(harbour: Harbour, right: str, language: str) -> None:
    admin = harbour.person("Harbourmaster")
    admin.user.locale = "fr" if language == "fr" else "en-US"
    harbour.world.take_away(Permission[right.upper()], admin.place)
    words = Words(language)
    lines = (await admin.uses("/setup")).text.splitlines()
    missing = [line for line in lines if line.startswith("❌")]
    named = [line for line in missing if words.say(f"right-{right}") in line]
    assert len(named) == 1
    assert words.say(f"right-{right}.reason") in named[0]
    assert words.say("setup-fix", right=f"right-{right}") in named[0]
    assert lines[-1] == words.say("setup-not_well")


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


@pytest.mark.parametrize("right", [right for right in RIGHTS if right != "view_channel"])
async def test_without_a_right_a_game_still_begins_and_goes_on(harbour: Harbour, right: str) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    harbour.world.take_away(Permission[right.upper()], ada.place)
    card = await harbour.card(ada, ben)
    await ada.presses("Start", on=card)
    await ada.waits_to_see("The game has begun.")
    await harbour.settled()
    panel = await ben.in_private().uses("/table move")
    await chooses(ben, "Die 4", on=panel)
    await ben.until(lambda: "Take coins" in lines_of(panel.message) or None, "the next question")
    await harbour.settled()
    assert "Ben: takes the 4." in (await ada.in_private().uses("/table log")).text
