"""The emoji of the bot's application: kept, listed, renamed, deleted, and asked for in messages."""

from __future__ import annotations

import base64
from pathlib import Path

import discord
import pytest
from discord import ui
from discord.ext import commands

from playground.data import Emoji
from playground.keeping import load, save, snapshot
from playground.notifications import notifications
from playground.people import Playground
from playground.world import World
from tests.playground.example import picture
from tests.playground.stage import Wire

GONE = "<:gone:1234567890123456789>"
PNG = picture().fp.read()


def path(playground: Playground, id: str = "") -> str:
    return f"/applications/{playground.world.bot.id}/emojis" + (f"/{id}" if id else "")


def data(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def test_they_are_made_listed_renamed_and_deleted(playground: Playground, bot: commands.Bot) -> None:
    made = await bot.create_application_emoji(name="anchor", image=PNG)
    assert [(each.name, each.id) for each in await bot.fetch_application_emojis()] == [("anchor", made.id)]
    assert (await bot.fetch_application_emoji(made.id)).is_application_owned()
    assert await made.read() == PNG
    await made.edit(name="bower")
    assert [each.name for each in playground.world.records.emojis.values()] == ["bower"]
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_application_emoji(made.id)
    assert unknown.value.code == 10014
    with pytest.raises(discord.NotFound):
        await made.read()


async def test_a_name_is_used_once(bot: commands.Bot) -> None:
    await bot.create_application_emoji(name="anchor", image=PNG)
    other = await bot.create_application_emoji(name="buoy", image=PNG)
    with pytest.raises(discord.HTTPException, match="already exists") as taken:
        await bot.create_application_emoji(name="anchor", image=PNG)
    assert taken.value.code == 50035
    with pytest.raises(discord.HTTPException, match="already exists"):
        await other.edit(name="anchor")


@pytest.mark.parametrize(
    ("name", "image", "rule"),
    [
        ("an anchor", data(PNG), "emoji_name"),
        ("anchor", data(PNG, "image/bmp"), "emoji_image"),
        ("anchor", "data:image/png;base64,?", "emoji_image"),
        ("anchor", data(bytes(256 * 1024 + 1)), "emoji_size"),
        ("a", data(PNG), "contract"),
    ],
)
async def test_what_is_no_emoji_is_refused(
    playground: Playground, wire: Wire, name: str, image: str, rule: str
) -> None:
    status, answer = await wire("POST", path(playground), {"name": name, "image": image})
    assert (status, answer["code"]) == (400, 50035)
    assert [each.rule for each in playground.ledger.take_violations()] == [rule]
    assert not playground.world.records.emojis


async def test_there_are_two_thousand_at_the_most(playground: Playground, wire: Wire) -> None:
    full = [
        Emoji(id=str(each), name=f"e{each}", content_type="image/png", content=b"") for each in range(2000)
    ]
    playground.world.records.emojis = {each.id: each for each in full}
    _, answer = await wire("POST", path(playground), {"name": "one_more", "image": data(PNG)})
    assert answer["code"] == 30008


async def test_another_application_has_others(wire: Wire) -> None:
    assert (await wire("GET", "/applications/1/emojis"))[1]["code"] == 10002


def with_button(emoji: str) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Sail", custom_id="sail"))
    view.add_item(ui.Button(label="Go", emoji=emoji, custom_id="go"))
    return view


def with_menu(emoji: str) -> ui.View:
    view = ui.View(timeout=None)
    options = [discord.SelectOption(label="North", emoji=emoji)]
    view.add_item(ui.Select(custom_id="course", options=options))
    return view


async def test_a_message_with_one_that_is_not_there_is_refused_whole(
    playground: Playground, bot: commands.Bot
) -> None:
    made = await bot.create_application_emoji(name="anchor", image=PNG)
    place = bot.get_partial_messageable(int(playground.world.channel_named("general").id))
    for view in (with_button(GONE), with_menu(GONE)):
        with pytest.raises(discord.HTTPException, match=r"emoji\.id: Invalid emoji") as refused:
            await place.send("Hello", view=view)
        assert refused.value.code == 50035
    ada = playground.person("Ada")
    assert not ada.sees()
    said = await place.send("Hello", view=with_button(str(made)))
    with pytest.raises(discord.HTTPException, match=r"components\.0\.components\.1\.emoji"):
        await said.edit(content="Changed", view=with_button(GONE))
    (seen,) = ada.sees()
    assert seen.text == "Hello"
    assert [button.emoji for button in seen.buttons] == [None, str(made.id)]
    await place.send(view=with_menu(str(made)))
    assert ada.sees()[-1].menu().options[0].emoji == str(made.id)
    await made.delete()
    await said.edit(content="Changed")
    assert ada.sees()[0].text == "Changed"


async def test_a_phone_reads_out_the_name_of_one_in_a_text(playground: Playground, bot: commands.Bot) -> None:
    ada = playground.person("Ada")
    place = bot.get_partial_messageable(int(playground.world.channel_named("general").id))
    calls = discord.AllowedMentions(users=True)
    await place.send(f"<@{ada.user.id}> <:anchor:1> Your turn", allowed_mentions=calls)
    assert [each.text for each in notifications(playground.world, ada.user.id)] == ["@Ada :anchor: Your turn"]
    assert ada.sees()[0].text == "@Ada Your turn"


def test_they_outlive_the_process(tmp_path: Path) -> None:
    world = World.new()
    kept = Emoji(id="5", name="anchor", content_type="image/png", content=PNG)
    world.records.emojis["5"] = kept
    taken = snapshot(world)
    assert len(taken.records) < len(PNG) + 2000, "pictures are files of their own"
    save(taken, tmp_path)
    assert load(tmp_path).records.emojis == {"5": kept}
