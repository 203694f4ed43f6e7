from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from playground.people import Playground
from playground.world import TOKEN
from tests.playground.example import new_bot, new_sharded_bot
from tests.playground.stage import Wire, playing, running


async def test_what_happens_while_the_bot_reconnects_is_told_when_it_resumes(
    playground: Playground, bot: commands.Bot
) -> None:
    resumed = bot.wait_for("resumed", timeout=5)
    playground.gateway.ask_to_reconnect()
    reply = await playground.person("Ada").uses("/hello")
    await resumed
    assert reply.text == "Hello @Ada!"
    assert len(playground.gateway.sessions) == 1


async def test_a_session_called_invalid_but_resumable_is_resumed(
    playground: Playground, bot: commands.Bot
) -> None:
    resumed = bot.wait_for("resumed", timeout=5)
    playground.gateway.invalidate(can_resume=True)
    await resumed
    assert (await playground.person("Ada").uses("/hello")).text == "Hello @Ada!"


async def test_a_socket_closed_by_discord_is_resumed(playground: Playground, bot: commands.Bot) -> None:
    resumed = bot.wait_for("resumed", timeout=5)
    playground.gateway.close(1001)
    await resumed
    assert (await playground.person("Ada").uses("/hello")).text == "Hello @Ada!"


async def test_an_invalid_session_is_begun_anew_with_the_world_as_it_is_then(
    playground: Playground, bot: commands.Bot
) -> None:
    ready = bot.wait_for("ready", timeout=9)
    playground.gateway.invalidate(can_resume=False)
    playground.world.add_channel("meanwhile")
    await ready
    assert {channel.name for channel in bot.get_all_channels()} == {"general", "meanwhile"}


async def test_a_final_close_ends_the_bot(playground: Playground) -> None:
    bot = new_bot()
    async with bot:
        life = asyncio.create_task(bot.start(TOKEN))
        await bot.wait_for("connect", timeout=5)
        playground.gateway.close(4004)
        with pytest.raises(discord.ConnectionClosed) as closed:
            await life
    assert closed.value.code == 4004


async def test_a_wrong_token_is_told_so(playground: Playground) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(new_bot(), token="wrong"):
            pass


async def test_a_bot_started_again_finds_the_world_as_it_left_it(playground: Playground) -> None:
    ada = playground.person("Ada")
    async with running(new_bot()):
        await ada.uses("/table", private=True)
        await ada.uses("/table")
    assert not playground.gateway.is_connected
    async with running(new_bot()) as bot:
        assert len(bot.guilds) == 1
        assert [thread.name for thread in bot.guilds[0].threads] == ["Table 1", "Table 1"]
        assert bot.guilds[0].me.name == "quayside"


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_sharded_bot_hears_the_server_and_private_messages(shards: int) -> None:
    async with playing(shards=shards) as playground, running(new_sharded_bot()) as bot:
        assert len(bot.shards) == shards
        ada = playground.person("Ada")
        assert (await ada.uses("/hello")).text == "Hello @Ada!"
        assert (await ada.in_private().uses("/hello")).text == "Hello @Ada!"
        assert (await ada.uses("/hand")).text == "Sent"


def hearing(bot: commands.Bot) -> list[str]:
    heard: list[str] = []

    @bot.listen("on_socket_event_type")
    async def hear(event: str) -> None:
        heard.append(event)

    return heard


async def test_without_intents_for_it_the_bot_hears_no_message_nor_member(playground: Playground) -> None:
    bot = new_bot()
    heard = hearing(bot)
    async with running(bot):
        ada = playground.person("Ada")
        ada.says("Psst")
        await ada.uses("/hello")
        ada.leaves()
        playground.world.add_channel("end")
        await bot.wait_for("guild_channel_create", timeout=5)
    assert set(heard) == {"READY", "GUILD_CREATE", "INTERACTION_CREATE", "CHANNEL_CREATE"}


async def test_with_intents_the_bot_hears_messages_but_their_words_only_in_private_or_when_named(
    playground: Playground,
) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, members=True)
    bot = new_bot(intents=intents)
    heard: list[str] = []

    @bot.listen("on_message")
    async def hear(message: discord.Message) -> None:
        heard.append(message.content)

    ada = playground.person("Ada")
    async with running(bot):
        ada.says("Psst")
        ada.in_private().says("A word with you")
        general = bot.get_channel(int(ada.place.id))
        assert isinstance(general, discord.TextChannel)
        assert {member.name for member in general.guild.members} == {"quayside", "harbourmaster", "ada"}
        assert [member.name for member in await general.guild.query_members("ad")] == ["ada"]
        sent = await general.send("Mine")
        gone = bot.wait_for("raw_message_delete", timeout=5)
        await sent.delete()
        assert (await gone).message_id == sent.id
        left = bot.wait_for("raw_member_remove", timeout=5)
        ada.leaves()
        assert (await left).user.id == int(ada.user.id)
    assert heard == ["", "A word with you", "Mine"]


async def frames(socket: aiohttp.ClientWebSocketResponse, count: int) -> list[Any]:
    return [await socket.receive_json(timeout=5) for _ in range(count)]


async def test_a_client_that_asks_for_no_compression_gets_plain_text(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.address) as socket:
        assert (await frames(socket, 1))[0]["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await frames(socket, 1))[0] == {"op": 11}
        await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1}})
        ready, guild = await frames(socket, 2)
        assert (ready["t"], guild["t"], guild["s"]) == ("READY", "GUILD_CREATE", 2)


@pytest.mark.promise("mend.17")
async def test_a_beat_is_acknowledged_as_from_far_away(playground: Playground) -> None:
    """Sooner than discord.py has noted that it was sent, it would warn of a connection 41 s behind."""
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.address) as socket:
        await frames(socket, 1)
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1}})
        assert [each["op"] for each in await frames(socket, 3)] == [0, 0, 11]


async def test_strange_frames_are_refused(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.address) as socket:
        await frames(socket, 1)
        await socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": "gone", "seq": 3}})
        assert await frames(socket, 1) == [{"op": 9, "d": False}]
        await socket.send_json({"op": 99, "d": None})
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        assert (await socket.receive(timeout=5)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004
    assert [each.rule for each in playground.ledger.take_violations()] == ["opcode"]


async def test_an_unknown_route_is_a_violation(playground: Playground, wire: Wire) -> None:
    status, answer = await wire("GET", "/guilds/1/regions")
    assert (status, answer["code"]) == (404, 0)
    assert [each.rule for each in playground.ledger.take_violations()] == ["route"]


@asynccontextmanager
async def process(playground: Playground) -> AsyncIterator[asyncio.subprocess.Process]:
    """The example bot as a process of its own, connected."""
    command = (sys.executable, "-m", "tests.playground.process", playground.address)
    running_there = await asyncio.create_subprocess_exec(*command)
    try:
        await connected(playground, is_connected=True)
        yield running_there
    finally:
        running_there.kill()
        await running_there.wait()
        await connected(playground, is_connected=False)


async def connected(playground: Playground, *, is_connected: bool) -> None:
    world = playground.world
    await world.feed.until(
        lambda: playground.gateway.is_connected is is_connected,
        before=world.clock.now() + 20,
        waiting_for=f"connected: {is_connected}",
    )


async def test_a_process_killed_in_the_middle_is_replaced_and_its_buttons_go_on(
    playground: Playground,
) -> None:
    ada = playground.person("Ada")
    async with process(playground):
        card = await ada.uses("/lobby")
        assert (await ada.presses("Join", on=card)).text == "1 at table 3, last Ada"
    assert len(playground.gateway.sessions) == 1, "a session whose process died might still resume"
    async with process(playground):
        assert (await ada.presses("Join", on=card)).text == "2 at table 3, last Ada"
        assert len(playground.gateway.sessions) == 1
