from __future__ import annotations

import discord
import pytest
from discord.ext import commands

from playground.data import ChannelKind
from playground.people import Impossible, Playground
from playground.permissions import Permission


async def open_table(playground: Playground, bot: commands.Bot, *, private: bool = False) -> discord.Thread:
    await playground.person("Ada").uses("/table", private=private)
    channel = playground.world.channel_named("Table 1")
    thread = bot.get_channel(int(channel.id))
    assert isinstance(thread, discord.Thread)
    return thread


async def test_a_thread_is_opened_entered_and_written_in(playground: Playground, bot: commands.Bot) -> None:
    thread = await open_table(playground, bot)
    ada, ben = playground.person("Ada"), playground.person("Ben")
    assert [each.text for each in ada.at("Table 1").sees()] == ["Welcome"]
    assert [each.text for each in ben.at("Table 1").sees()] == ["Welcome"]
    assert {member.id for member in await thread.fetch_members()} == {int(ada.user.id), bot.application_id}
    assert (await ada.at("Table 1").uses("/hello")).text == "Hello @Ada!"
    await thread.send(ben.mention, allowed_mentions=discord.AllowedMentions(users=True))
    assert ben.user.id in playground.world.channel_named("Table 1").members


async def test_a_private_thread_is_for_its_members(playground: Playground, bot: commands.Bot) -> None:
    thread = await open_table(playground, bot, private=True)
    ada, ben = playground.person("Ada"), playground.person("Ben")
    assert playground.world.channel_named("Table 1").kind is ChannelKind.PRIVATE_THREAD
    assert ben.at("Table 1").sees() == []
    with pytest.raises(Impossible):
        await ben.at("Table 1").uses("/hello")
    await thread.add_user(discord.Object(int(ben.user.id)))
    assert [each.text for each in ben.at("Table 1").sees()] == ["Welcome"]
    assert (await thread.fetch_member(int(ben.user.id))).id == int(ben.user.id)
    await thread.remove_user(discord.Object(int(ben.user.id)))
    with pytest.raises(discord.NotFound):
        await thread.fetch_member(int(ben.user.id))
    assert ben.at("Table 1").sees() == []
    ben.receives(playground.world.add_role("Warden", Permission.MANAGE_THREADS))
    assert [each.text for each in ben.at("Table 1").sees()] == ["Welcome"]
    assert [each.text for each in ada.at("Table 1").sees()] == ["Welcome"]


@pytest.mark.parametrize(
    ("private", "right"),
    [(False, Permission.CREATE_PUBLIC_THREADS), (True, Permission.CREATE_PRIVATE_THREADS)],
)
async def test_without_the_right_there_is_no_thread(
    playground: Playground, bot: commands.Bot, *, private: bool, right: Permission
) -> None:
    ada = playground.person("Ada")
    playground.world.take_away(right, ada.place)
    assert (await ada.uses("/table", private=private)).text == "No thread (50013)"


async def test_a_thread_below_a_message_shares_its_id_and_is_the_only_one(
    playground: Playground, bot: commands.Bot
) -> None:
    general = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(general, discord.TextChannel)
    message = await general.send("A game")
    thread = await message.create_thread(name="The game")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as twice:
        await message.create_thread(name="Again")
    assert twice.value.code == 160004
    assert (await general.fetch_message(message.id)).flags.has_thread


async def test_an_archived_thread_reopens_when_written_in_and_takes_no_edits(
    playground: Playground, bot: commands.Bot
) -> None:
    thread = await open_table(playground, bot)
    kept = playground.world.channel_named("Table 1")
    message = await thread.send("Board")
    playground.world.set_thread(kept, archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="?")
    assert refused.value.code == 50083
    await message.delete()
    assert kept.is_archived, "deleting is the one thing that is allowed"
    with pytest.raises(discord.HTTPException) as refused:
        await thread.add_user(discord.Object(int(playground.person("Ben").user.id)))
    assert refused.value.code == 50083
    await thread.send("Back")
    assert not kept.is_archived


async def test_a_locked_thread_is_for_those_who_manage_threads(
    playground: Playground, bot: commands.Bot
) -> None:
    thread = await open_table(playground, bot)
    kept = playground.world.channel_named("Table 1")
    said = await thread.send("Before")
    playground.world.set_thread(kept, locked=True)
    for forbidden in (thread.send("Locked out"), said.edit(content="Changed")):
        with pytest.raises(discord.HTTPException) as refused:
            await forbidden
        assert refused.value.code == 160005
    playground.world.set_thread(kept, archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("Locked out")
    assert refused.value.code == 50083
    with pytest.raises(discord.Forbidden):
        await thread.edit(archived=False)
    playground.world.set_bot_rights(Permission.MANAGE_THREADS)
    await thread.edit(archived=False, locked=False, name="Table one")
    assert not kept.is_archived
    assert not kept.is_locked
    assert kept.name == "Table one"


async def test_the_bot_may_close_its_own_thread_but_not_lock_or_delete_it(
    playground: Playground, bot: commands.Bot
) -> None:
    thread = await open_table(playground, bot)
    for forbidden in (thread.edit(locked=True), thread.delete()):
        with pytest.raises(discord.Forbidden) as refused:
            await forbidden
        assert refused.value.code == 50013
    await thread.edit(archived=True)
    assert playground.world.channel_named("Table 1").is_archived


async def test_a_deleted_thread_is_unknown_and_the_bot_is_told(
    playground: Playground, bot: commands.Bot
) -> None:
    thread = await open_table(playground, bot)
    told = bot.wait_for("thread_delete", timeout=5)
    playground.world.delete_channel(playground.world.channel_named("Table 1"))
    assert (await told).id == thread.id
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("Anybody?")
    assert gone.value.code == 10003


async def test_with_its_channel_a_thread_is_gone_too(playground: Playground, bot: commands.Bot) -> None:
    thread = await open_table(playground, bot)
    told = bot.wait_for("guild_channel_delete", timeout=5)
    playground.world.delete_channel(playground.world.channel_named("general"))
    assert (await told).name == "general"
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)


async def test_the_bot_hears_of_threads_that_are_archived_and_renamed(
    playground: Playground, bot: commands.Bot
) -> None:
    await open_table(playground, bot)
    told = bot.wait_for("thread_update", timeout=5)
    playground.world.set_thread(playground.world.channel_named("Table 1"), archived=True)
    before, after = await told
    assert (before.archived, after.archived) == (False, True)


async def test_no_thread_hangs_below_a_thread(playground: Playground, bot: commands.Bot) -> None:
    thread = await open_table(playground, bot)
    message = await thread.send("Deeper?")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Deeper")
    assert refused.value.code == 50024


async def test_a_thread_nobody_writes_in_is_archived_in_time_and_then_takes_no_edits(
    playground: Playground, bot: commands.Bot
) -> None:
    thread = await open_table(playground, bot)
    message = await thread.send("Board")
    kept = playground.world.channel_named("Table 1")
    playground.world.pass_time(1440 * 60 - 10)
    assert not kept.is_archived
    playground.world.pass_time(20)
    assert kept.is_archived
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="?")
    assert refused.value.code == 50083


async def test_a_person_may_not_write_in_a_locked_thread(playground: Playground, bot: commands.Bot) -> None:
    await open_table(playground, bot)
    ada = playground.person("Ada").at("Table 1")
    ada.says("Still open")
    playground.world.set_thread(ada.place, locked=True)
    with pytest.raises(Impossible, match="may not write"):
        ada.says("Locked")
