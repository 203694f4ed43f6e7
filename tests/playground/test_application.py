from __future__ import annotations

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.ext import commands

from playground.people import Playground
from tests.playground.example import Asked
from tests.playground.stage import Wire


async def test_the_bot_knows_itself_its_application_and_its_server(
    playground: Playground, bot: commands.Bot
) -> None:
    about = await bot.application_info()
    assert about.owner.name == "harbourmaster"
    guild = await bot.fetch_guild(int(playground.world.guild.id))
    assert guild.name == "The Quay"
    assert (await bot.fetch_channel(int(playground.world.channel_named("general").id))).id
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_guild(1)
    assert unknown.value.code == 10004
    with pytest.raises(discord.NotFound) as nobody:
        await bot.fetch_user(1)
    assert nobody.value.code == 10013


async def test_open_threads_are_listed_and_entered(playground: Playground, bot: commands.Bot) -> None:
    await playground.person("Ada").uses("/table")
    threads = await bot.guilds[0].active_threads()
    assert [thread.name for thread in threads] == ["Table 1"]
    kept = playground.world.channel_named("Table 1")
    playground.world.leave_thread(kept, playground.world.bot)
    await threads[0].join()
    assert playground.world.bot.id in kept.members


async def test_commands_are_read_back_and_those_of_the_server_are_its_own(
    playground: Playground, bot: commands.Bot
) -> None:
    guild = bot.guilds[0]

    @app_commands.command(name="local", description="Here only")
    async def local(interaction: Asked) -> None:
        await interaction.response.send_message("Here")

    bot.tree.add_command(local, guild=guild)
    await bot.tree.sync(guild=guild)
    assert [each.name for each in await bot.tree.fetch_commands(guild=guild)] == ["local"]
    ada = playground.person("Ada")
    assert (await ada.uses("/local")).text == "Here"
    before = {each.name: each.id for each in await bot.tree.fetch_commands()}
    bot.tree.remove_command("hello")
    await bot.tree.sync()
    after = {each.name: each.id for each in await bot.tree.fetch_commands()}
    assert after == {name: id for name, id in before.items() if name != "hello"}


async def test_another_application_and_another_server_are_unknown(playground: Playground, wire: Wire) -> None:
    own = playground.world.bot.id
    assert (await wire("GET", "/applications/1/commands"))[1]["code"] == 10002
    assert (await wire("GET", f"/applications/{own}/guilds/1/commands"))[1]["code"] == 10004
    assert (await wire("GET", "/gateway"))[1]["url"].startswith("ws://127.0.0.1:")


async def test_only_the_token_opens_the_routes(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(playground.api + "/users/@me") as answer:
        assert answer.status == 401
    assert [entry.code for entry in playground.ledger.refusals()] == [40001]


async def test_a_body_that_is_no_json_is_refused(playground: Playground, wire: Wire) -> None:
    place = playground.world.channel_named("general")
    async with wire.session.post(
        f"{playground.api}/channels/{place.id}/messages", data=b"{", headers=wire.headers
    ) as answer:
        assert answer.status == 400
    assert [each.rule for each in playground.ledger.take_violations()] == ["json"]
