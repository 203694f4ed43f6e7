from __future__ import annotations

import aiohttp
import discord
import pytest
from discord.ext import commands

from playground.faults import Fault
from playground.people import Playground
from tests.playground.example import new_bot
from tests.playground.stage import Wire, running

SEND = "/channels/{channel_id}/messages"


@pytest.fixture
def general(playground: Playground, bot: commands.Bot) -> discord.TextChannel:
    channel = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_rate_limit_is_waited_out_by_discord_py(
    playground: Playground, general: discord.TextChannel
) -> None:
    playground.faults.rate_limit("POST", SEND, retry_after=0.05, times=2)
    await general.send("In the end")
    statuses = [entry.status for entry in playground.ledger.requests("POST", SEND)]
    assert statuses == [429, 429, 200]
    assert [each.text for each in playground.person("Ada").sees()] == ["In the end"]


async def test_a_rate_limit_says_how_long(playground: Playground, general: discord.TextChannel) -> None:
    playground.faults.rate_limit("GET", "/users/@me", retry_after=2.5)
    async with aiohttp.ClientSession() as session, session.get(playground.api + "/users/@me") as answer:
        assert answer.status == 429
        assert answer.headers["Retry-After"] == answer.headers["X-RateLimit-Reset-After"] == "2.5"
        assert answer.headers["X-RateLimit-Remaining"] == "0"
        assert answer.headers["Via"]
        assert answer.headers["Content-Type"] == "application/json"
        assert (await answer.json())["retry_after"] == 2.5


async def test_a_forbidden_answer_on_order_is_given_once_and_only_there(
    playground: Playground, general: discord.TextChannel
) -> None:
    other = playground.world.add_channel("other")
    playground.faults.order(Fault(method="POST", route=SEND, status=403, code=50007, channel=other.id))
    await general.send("Unharmed")
    there = general.guild.get_channel(int(other.id))
    assert isinstance(there, discord.TextChannel)
    with pytest.raises(discord.Forbidden) as refused:
        await there.send("Harmed")
    assert refused.value.code == 50007
    await there.send("Again")


async def test_an_answer_lost_after_the_message_was_posted_leads_to_one_message_by_its_nonce(
    playground: Playground, general: discord.TextChannel
) -> None:
    playground.faults.order(Fault(method="POST", route=SEND, status=500, after_doing=True))
    await general.send("Board", nonce="7")
    assert [entry.status for entry in playground.ledger.requests("POST", SEND)] == [500, 200]
    assert [each.text for each in playground.person("Ada").sees()] == ["Board"]


async def test_a_failure_of_the_stand_in_does_not_pass_for_discord(
    playground: Playground, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    playground.world.records.bot = "nobody"
    async with wire.session.get(playground.api + "/oauth2/applications/@me", headers=wire.headers) as answer:
        assert answer.status == 500
    assert [each.rule for each in playground.ledger.take_violations()] == ["answer"]
    assert "KeyError" in caplog.text


async def test_hour_old_edits_are_raised_by_a_bot_that_will_not_wait(playground: Playground) -> None:
    bot = new_bot(max_ratelimit_timeout=30)
    async with running(bot):
        general = bot.get_channel(int(playground.world.channel_named("general").id))
        assert isinstance(general, discord.TextChannel)
        message = await general.send("Board")
        playground.world.pass_time(3601)
        for number in range(3):
            await message.edit(content=f"{number}")
        with pytest.raises(discord.RateLimited) as limited:
            await message.edit(content="Once too often")
    assert limited.value.retry_after > 3000
