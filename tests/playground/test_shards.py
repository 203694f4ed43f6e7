"""What the stand-in asks of several connections: each its servers, in Discord's rhythm, within one limit."""

from __future__ import annotations

from typing import Any

import aiohttp
import msgspec
import pytest

from playground.clock import Clock, Snowflakes
from playground.data import Records
from playground.people import Playground
from playground.shards import WINDOW, Rhythm, Shard, add_server, is_on
from playground.world import TOKEN, World
from tests.playground.example import new_sharded_bot
from tests.playground.stage import A_SECOND, Wire, playing, running


class Ear:
    """A connection that only listens."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def identify(self, *shard: int) -> None:
        """As that shard."""
        assert (await self.frame())["op"] == 10
        await self.socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1, "shard": shard}})

    async def frame(self) -> Any:
        """The next one."""
        return await self.socket.receive_json(timeout=5)

    async def hears(self, event: str) -> Any:
        """What it is told next, which is that."""
        told = await self.frame()
        assert told["t"] == event, told
        return told["d"]


def of_two(world: World) -> tuple[World, World]:
    """The servers that shard 0 and shard 1 of two hear of."""
    second = next(each for each in (0, 1) if not is_on(world.guild.id, Shard(each, 2)))
    there = add_server(world, "The Pier", Shard(second, 2))
    return (world, there) if second == 1 else (there, world)


@pytest.mark.promise("beyond.shards")
async def test_each_shard_hears_of_its_own_servers_and_the_first_of_private_messages() -> None:
    world = World.new()
    first, second = of_two(world)
    async with (
        playing(world, shards=2, concurrency=2) as playground,
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway.address) as one,
        session.ws_connect(playground.gateway.address) as other,
    ):
        ears = Ear(one), Ear(other)
        for number, (ear, here) in enumerate(zip(ears, (first, second), strict=True)):
            await ear.identify(number, 2)
            ready = await ear.hears("READY")
            assert ([each["id"] for each in ready["guilds"]], ready["shard"]) == (
                [here.guild.id],
                [number, 2],
            )
            assert (await ear.hears("GUILD_CREATE"))["id"] == here.guild.id
        assert playground.gateway.is_connected
        for ear, here in zip(ears, (first, second), strict=True):
            channel = here.add_channel("berth")
            told = await ear.hears("CHANNEL_CREATE")
            assert (told["id"], told["guild_id"]) == (channel.id, here.guild.id)


async def test_a_bot_in_two_servers_hears_and_speaks_in_both() -> None:
    world = World.new()
    there = add_server(world, "The Pier")
    async with playing(world, shards=2) as playground, running(new_sharded_bot()) as bot:
        assert sorted(guild.name for guild in bot.guilds) == ["The Pier", "The Quay"]
        assert [channel.name for channel in bot.get_guild(int(there.guild.id)).text_channels] == ["The Pier"]  # type: ignore[union-attr]  # it is there
        ada = playground.person("Ada")
        for place in (ada, ada.at("The Pier"), ada.in_private()):
            assert (await place.uses("/hello")).text == "Hello @Ada!"
        opened = await ada.at("The Pier").uses("/table")
        assert opened.message is not None
        thread = next(each for each in world.records.channels.values() if each.is_thread)
        assert thread.guild == there.guild.id


async def test_what_a_role_may_in_one_server_it_may_not_in_the_other() -> None:
    world = World.new()
    there = add_server(world, "The Pier")
    ben = world.add_user("Ben")
    role = there.add_role("Crew")
    world.give_role(ben, role)
    assert role in there.roles_of(ben)
    assert role not in world.roles_of(ben)
    channel = there.channel_named("The Pier")
    world.close_to_all_but(channel, role)
    assert world.rights(ben, channel)
    assert not world.rights(world.add_user("Cleo"), channel)


async def test_a_second_server_is_there_again_when_a_world_is_opened_again() -> None:
    world = World.new()
    there = add_server(world, "The Pier", Shard(3, 8))
    assert is_on(there.guild.id, Shard(3, 8))
    again = World(msgspec.json.decode(msgspec.json.encode(world.records), type=Records), Clock())
    assert [each.guild.name for each in again.servers.values()] == ["The Quay", "The Pier"]
    assert again.around(again.channel_named("The Pier")).guild.id == there.guild.id


@pytest.mark.promise("beyond.shards")
async def test_a_shard_that_identifies_too_soon_is_turned_away() -> None:
    async with (
        playing(shards=2) as playground,
        aiohttp.ClientSession() as session,
        session.ws_connect(playground.gateway.address) as one,
        session.ws_connect(playground.gateway.address) as other,
    ):
        ears = Ear(one), Ear(other)
        await ears[0].identify(0, 2)
        assert (await ears[0].frame())["t"] == "READY"
        await ears[1].identify(1, 2)
        assert await ears[1].frame() == {"op": 9, "d": False}
        assert [each.rule for each in playground.ledger.take_violations()] == ["identify_rhythm"]


async def test_a_shard_that_cannot_be_is_turned_away_for_good(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway.address) as socket:
        ear = Ear(socket)
        await ear.identify(2, 2)
        assert (await socket.receive(timeout=5)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4010


def test_the_buckets_of_a_rhythm_are_apart() -> None:
    now = 100.0
    rhythm = Rhythm(lambda: now, buckets=2)
    assert rhythm.beat(Shard(0, 4)) is None
    assert rhythm.beat(Shard(1, 4)) is None
    now += WINDOW - 1
    assert rhythm.beat(Shard(2, 4)) == WINDOW - 1
    now += WINDOW
    assert rhythm.beat(Shard(2, 4)) is None


@pytest.mark.promise("beyond.budget")
async def test_more_than_fifty_requests_in_a_second_are_refused_whoever_makes_them(
    playground: Playground, wire: Wire
) -> None:
    gateway = "/gateway/bot"
    answers = [await wire("GET", gateway) for _ in range(A_SECOND + 1)]
    assert [status for status, _ in answers] == [200] * A_SECOND + [429]
    assert answers[-1][1]["global"] is True
    assert 0 < answers[-1][1]["retry_after"] <= 1
    assert [each.rule for each in playground.ledger.take_violations()] == ["global_limit"]
    # Whoever begins knows nothing of what one that was killed has sent.
    answers = [await wire("GET", each) for each in ("/users/@me", *[gateway] * A_SECOND)]
    assert [status for status, _ in answers] == [200] * A_SECOND + [429]
    assert len(playground.ledger.take_violations()) == 1


def test_ids_after_a_skip_are_of_another_millisecond() -> None:
    ids = Snowflakes(Clock(lambda: 1_700_000_000.0))
    before = int(ids.next())
    ids.skip()
    assert (int(ids.next()) >> 22) == (before >> 22) + 1
