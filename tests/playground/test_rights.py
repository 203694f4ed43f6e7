from __future__ import annotations

import discord
import pytest
from discord.ext import commands

from playground.people import Impossible, Playground
from playground.permissions import Permission
from tests.playground.example import new_bot, picture
from tests.playground.stage import running


@pytest.fixture
def general(playground: Playground, bot: commands.Bot) -> discord.TextChannel:
    channel = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.mark.parametrize(
    ("right", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.EMBED_LINKS, 50013),
        (Permission.ATTACH_FILES, 50013),
    ],
)
async def test_each_right_can_be_taken_away_and_given_back(
    playground: Playground, bot: commands.Bot, general: discord.TextChannel, right: Permission, code: int
) -> None:
    kept = playground.world.channel_named("general")
    told = bot.wait_for("guild_channel_update", timeout=5)
    playground.world.take_away(right, kept)
    await told
    assert right.name is not None
    assert not getattr(general.permissions_for(general.guild.me), right.name.lower())
    with pytest.raises(discord.Forbidden) as refused:
        await general.send(embed=discord.Embed(title="Board"), file=picture())
    assert refused.value.code == code
    playground.world.give_back(right, kept)
    await general.send(embed=discord.Embed(title="Board"), file=picture())


async def test_in_a_thread_the_right_is_another_one(playground: Playground, bot: commands.Bot) -> None:
    ada = playground.person("Ada")
    await ada.uses("/table")
    thread = bot.get_channel(int(playground.world.channel_named("Table 1").id))
    assert isinstance(thread, discord.Thread)
    playground.world.take_away(Permission.SEND_MESSAGES, ada.place)
    await thread.send("Still here")
    playground.world.take_away(Permission.SEND_MESSAGES_IN_THREADS, ada.place)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("Not any more")
    assert refused.value.code == 50013


async def test_an_interaction_is_answered_where_the_bot_may_not_send(
    playground: Playground, bot: commands.Bot
) -> None:
    ada = playground.person("Ada")
    ada.user.is_admin = True
    playground.world.take_away(Permission.SEND_MESSAGES, ada.place)
    assert (await ada.uses("/admin")).text == "False"


async def test_without_history_a_message_is_not_fetched_nor_listed(
    playground: Playground, general: discord.TextChannel
) -> None:
    message = await general.send("Board")
    playground.world.take_away(Permission.READ_MESSAGE_HISTORY, playground.world.channel_named("general"))
    with pytest.raises(discord.Forbidden):
        await general.fetch_message(message.id)
    assert [each async for each in general.history()] == []


async def test_a_channel_closed_to_somebody_is_not_seen_by_them(
    playground: Playground, bot: commands.Bot
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    await ada.uses("/lobby")
    card = ada.sees()[0]
    playground.world.take_away(Permission.VIEW_CHANNEL, ada.place, ben.user)
    assert ben.sees() == []
    with pytest.raises(Impossible, match="cannot look there"):
        await ben.presses("Join", on=card)
    playground.world.take_away(Permission.SEND_MESSAGES, ada.place, ada.user)
    with pytest.raises(Impossible, match="may not write"):
        ada.says("Hello")


async def test_somebody_who_left_is_an_unknown_member_and_comes_back(
    playground: Playground, bot: commands.Bot, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada", nick="Captain")
    assert (await general.guild.fetch_member(int(ada.user.id))).display_name == "Captain"
    ada.leaves()
    with pytest.raises(discord.NotFound) as gone:
        await general.guild.fetch_member(int(ada.user.id))
    assert gone.value.code == 10007
    assert (await bot.fetch_user(int(ada.user.id))).name == "ada"
    with pytest.raises(Impossible):
        await ada.uses("/hello")
    ada.returns()
    assert (await ada.uses("/hello")).text == "Hello @Captain!"


async def test_the_bot_is_removed_and_invited_again(
    playground: Playground, bot: commands.Bot, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")
    removed = bot.wait_for("guild_remove", timeout=5)
    playground.world.leave(playground.world.bot)
    await removed
    assert not bot.guilds
    with pytest.raises(discord.Forbidden) as refused:
        await general.send("Hello?")
    assert refused.value.code == 50001
    with pytest.raises(Impossible):
        await ada.uses("/hello")
    invited = bot.wait_for("guild_join", timeout=5)
    playground.world.join(playground.world.bot)
    assert (await invited).name == "The Quay"
    assert (await ada.uses("/hello")).text == "Hello @Ada!"
    await general.send("Back")


async def test_a_bot_that_starts_while_it_is_in_no_server_is_ready(playground: Playground) -> None:
    playground.world.leave(playground.world.bot)
    async with running(new_bot()) as bot:
        assert not bot.guilds


async def test_a_private_channel_is_for_those_it_names(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    cabin = playground.world.add_channel("cabin")
    await bot.wait_for("guild_channel_create", timeout=5)
    there = bot.get_channel(int(cabin.id))
    assert isinstance(there, discord.TextChannel)
    playground.world.close_to_all_but(cabin, ada.user)
    with pytest.raises(discord.Forbidden) as refused:
        await there.send("Knock knock")
    assert refused.value.code == 50001
    told = bot.wait_for("guild_channel_update", timeout=5)
    playground.world.close_to_all_but(cabin, ada.user, playground.world.bot)
    await told
    await there.send("Come in")
    assert [each.text for each in ada.at("cabin").sees()] == ["Come in"]
    assert ben.at("cabin").sees() == []


async def test_the_bots_role_gives_it_more_and_it_knows(playground: Playground, bot: commands.Bot) -> None:
    told = bot.wait_for("guild_role_update", timeout=5)
    playground.world.set_bot_rights(Permission.MANAGE_MESSAGES)
    await told
    ada = playground.person("Ada")
    general = bot.get_channel(int(ada.place.id))
    assert isinstance(general, discord.TextChannel)
    assert general.permissions_for(general.guild.me).manage_messages
    await general.get_partial_message(int(ada.says("Rude").id)).delete()
    assert ada.sees() == []


async def test_roles_are_told_and_discord_py_reckons_with_them_as_the_world_does(
    playground: Playground, bot: commands.Bot, general: discord.TextChannel
) -> None:
    world, ada = playground.world, playground.person("Ada")
    crew, guests = world.add_role("Crew"), world.add_role("Guests", Permission.MANAGE_THREADS)
    world.close_to_all_but(ada.place, crew, world.bot)

    async def agree() -> tuple[bool, bool]:
        """Whether Ada sees the channel and manages its threads, in which both are of one mind."""
        member = await general.guild.fetch_member(int(ada.user.id))
        rights = general.permissions_for(member)
        told = rights.view_channel, rights.view_channel and rights.manage_threads
        wanted = Permission.VIEW_CHANNEL, Permission.MANAGE_THREADS
        assert told == tuple(world.can(ada.user, right, ada.place) for right in wanted)
        return told

    assert await agree() == (False, False)
    ada.receives(crew)
    assert await agree() == (True, False)
    ada.receives(guests)
    assert await agree() == (True, True)
    world.take_away(Permission.VIEW_CHANNEL, ada.place, guests)
    told = bot.wait_for("guild_channel_update", timeout=5)
    world.take_away(Permission.MANAGE_THREADS, ada.place, ada.user)
    await told
    assert await agree() == (True, False)
    ada.loses(crew)
    assert await agree() == (False, False)
    ada.user.is_admin = True
    assert await agree() == (True, True)
    gone = bot.wait_for("guild_role_delete", timeout=5)
    world.delete_role(guests)
    assert (await gone).name == "Guests"
    assert ada.user.roles == []
    assert [role.name for role in general.guild.roles[1:]] == ["Quayside", "Harbour office", "Crew"]


async def test_with_the_intent_for_it_the_bot_hears_that_a_role_was_given(playground: Playground) -> None:
    crew = playground.world.add_role("Crew")
    ada = playground.person("Ada")
    async with running(new_bot(intents=discord.Intents(guilds=True, members=True))) as bot:
        changed = bot.wait_for("member_update", timeout=5)
        ada.receives(crew)
        _, after = await changed
        assert [role.name for role in after.roles] == ["@everyone", "Crew"]
