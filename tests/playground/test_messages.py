from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from discord.ext import commands

from playground.people import Playground
from playground.permissions import Permission
from tests.playground.example import Board, picture, png
from tests.playground.stage import Wire


@pytest.fixture
def general(playground: Playground, bot: commands.Bot) -> discord.TextChannel:
    channel = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_picture_is_stored_measured_and_served(
    playground: Playground, general: discord.TextChannel
) -> None:
    message = await general.send(
        embed=discord.Embed().set_image(url="attachment://board.png"), file=picture()
    )
    kept = message.attachments[0]
    assert (kept.filename, kept.width, kept.height) == ("board.png", 4, 3)
    assert kept.description == "An empty board"
    assert message.embeds[0].image.url == kept.url
    assert await kept.read() == png(4, 3)
    assert playground.person("Ada").sees()[0].files[0].content == png(4, 3)
    async with aiohttp.ClientSession() as session, session.get(kept.url.replace(str(kept.id), "1")) as answer:
        assert answer.status == 404


async def test_the_attachments_of_an_edit_are_the_complete_list(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")

    def names() -> list[str]:
        return [file.filename for file in ada.sees()[0].files]

    message = await general.send("Files", files=[picture("a.png"), picture("b.png")])
    message = await message.edit(content="Same files")
    assert names() == ["a.png", "b.png"]
    message = await message.edit(attachments=[*message.attachments, picture("c.png")])
    assert names() == ["a.png", "b.png", "c.png"]
    message = await message.edit(attachments=[message.attachments[1], picture("d.png")])
    assert names() == ["b.png", "d.png"]
    await message.edit(attachments=[])
    assert names() == []


async def test_mentions_are_those_that_are_allowed(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    text = f"{ada.mention} and {ben.mention} @everyone"
    await general.send(text)
    await general.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.user.id)]))
    await general.send(text, allowed_mentions=discord.AllowedMentions.all(), silent=True)
    nobody, only_ben, both = ada.sees()
    assert [each.pings for each in (nobody, only_ben, both)] == [(), ("Ben",), ("Ada", "Ben")]
    assert both.is_silent
    assert not both.raw.mentions_everyone
    assert [each.is_silent for each in ben.pings()] == [False, True]


async def test_with_the_right_to_everyone_is_pinged_and_an_edit_pings_nobody(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")
    playground.world.set_bot_rights(Permission.MENTION_EVERYONE)
    await general.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert ada.sees()[0].raw.mentions_everyone
    message = await general.send("Nothing")
    await message.edit(content=ada.mention, allowed_mentions=discord.AllowedMentions.all())
    assert [each.text for each in ada.pings()] == ["@everyone"]
    assert ada.sees()[1].raw.mentions == [ada.user.id]


async def test_the_unread_are_those_of_others_since_the_last_reading(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")
    await general.send("One")
    ada.says("Two")
    assert [each.text for each in ada.unread()] == ["One"]
    ada.reads()
    assert ada.unread() == []
    await general.send("Three")
    assert [each.text for each in ada.unread()] == ["Three"]


async def test_a_nonce_is_said_once(playground: Playground, general: discord.TextChannel) -> None:
    first = await general.send("Board", nonce="step-7")
    second = await general.send("Board again", nonce="step-7")
    assert second.id == first.id
    assert [each.text for each in playground.person("Ada").sees()] == ["Board"]
    playground.world.pass_time(600)
    assert (await general.send("Much later", nonce="step-7")).id != first.id


async def test_a_reply_names_what_it_answers(playground: Playground, general: discord.TextChannel) -> None:
    ada = playground.person("Ada")
    question = ada.says("When?")
    partial = general.get_partial_message(int(question.id))
    answer = await partial.reply("Now", mention_author=True)
    assert answer.reference is not None
    assert answer.reference.message_id == partial.id
    assert ada.sees()[-1].pings == ("Ada",)
    playground.world.take_away(Permission.READ_MESSAGE_HISTORY, ada.place)
    with pytest.raises(discord.HTTPException) as refused:
        await partial.reply("Again")
    assert refused.value.code == 160002


async def test_messages_are_fetched_listed_and_deleted(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")
    sent = [await general.send(f"{number}") for number in range(5)]
    assert (await general.fetch_message(sent[2].id)).content == "2"
    assert [each.content async for each in general.history(limit=3)] == ["4", "3", "2"]
    assert [each.content async for each in general.history(after=sent[2], oldest_first=True)] == ["3", "4"]
    await sent[0].delete()
    assert [each.text for each in ada.sees()] == ["1", "2", "3", "4"]
    with pytest.raises(discord.NotFound) as gone:
        await sent[0].edit(content="?")
    assert gone.value.code == 10008
    of_ada = general.get_partial_message(int(ada.says("Mine").id))
    with pytest.raises(discord.Forbidden) as not_ours:
        await of_ada.edit(content="?")
    assert not_ours.value.code == 50005
    with pytest.raises(discord.Forbidden) as not_allowed:
        await of_ada.delete()
    assert not_allowed.value.code == 50013


async def test_an_ephemeral_message_is_out_of_reach_for_the_channel_routes(
    playground: Playground, general: discord.TextChannel
) -> None:
    reply = await playground.person("Ada").uses("/colours")
    with pytest.raises(discord.NotFound) as unknown:
        await general.fetch_message(int(reply.message.id))
    assert unknown.value.code == 10008
    assert [each async for each in general.history()] == []


async def test_a_classic_message_becomes_v2_when_its_content_goes_and_stays_so(
    playground: Playground, general: discord.TextChannel, wire: Wire
) -> None:
    message = await general.send("Old style")
    await message.edit(content=None, embeds=[], view=Board("New style"), attachments=[picture()])
    assert playground.person("Ada").sees()[0].text == "New style"
    path = f"/channels/{general.id}/messages/{message.id}"
    status, answer = await wire("PATCH", path, {"content": "Back", "components": [], "flags": 0})
    assert (status, answer["code"]) == (400, 50035)
    assert [each.rule for each in playground.ledger.take_violations()] == ["v2_with_classic_fields"]


async def test_hand_by_private_message_with_closed_ones_and_without_common_server(
    playground: Playground, bot: commands.Bot
) -> None:
    ada = playground.person("Ada")
    assert (await ada.uses("/hand")).text == "Sent"
    assert ada.private_messages()[0].files[0].filename == "hand.png"
    assert ada.pings() == ada.private_messages()
    ada.closes_private_messages()
    assert (await ada.uses("/hand")).text == "Here, then (50007)"
    ada.opens_private_messages()
    assert (await ada.uses("/hand")).text == "Sent"
    assert len(ada.private_messages()) == 2
    ada.leaves()
    with pytest.raises(discord.Forbidden) as refused:
        await (await bot.fetch_user(int(ada.user.id))).send("Come back")
    assert refused.value.code == 50278


async def test_old_messages_take_few_edits(
    playground: Playground, general: discord.TextChannel, wire: Wire
) -> None:
    message = await general.send("Board")
    path = f"/channels/{general.id}/messages/{message.id}"
    for number in range(10):
        await message.edit(content=f"Young {number}")
    playground.world.pass_time(3601)
    for number in range(3):
        await message.edit(content=f"Old {number}")
    status, answer = await wire("PATCH", path, {"content": "Once too often"})
    assert (status, answer["code"]) == (429, 30046)
    assert 0 < answer["retry_after"] <= 3600
    playground.world.pass_time(3601)
    assert (await wire("PATCH", path, {"content": "Later"}))[0] == 200


async def test_a_file_name_is_made_harmless_and_a_big_file_refused(
    playground: Playground, general: discord.TextChannel
) -> None:
    message = await general.send(file=discord.File(io.BytesIO(b"x"), filename="my log (1).txt"))
    assert message.attachments[0].filename == "my_log__1_.txt"
    with pytest.raises(discord.HTTPException) as refused:
        await general.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="big.bin"))
    assert refused.value.code == 40005
    assert [each.rule for each in playground.ledger.take_violations()] == ["file_size"]


async def test_a_file_may_come_in_small_pieces(playground: Playground, wire: Wire) -> None:
    place = playground.person("Ada").place
    head = b'--edge\r\nContent-Disposition: form-data; name="files[0]"; filename="a.txt"\r\n\r\n'

    async def pieces() -> AsyncIterator[bytes]:
        for piece in (head, b"a" * 10, b"b", b"c" * 9000, b"\r\n--edge--\r\n"):
            yield piece
            for _ in range(50):  # until the other side has read it
                await asyncio.sleep(0)

    async with wire.session.post(
        f"{playground.api}/channels/{place.id}/messages",
        data=pieces(),
        headers=wire.headers | {"Content-Type": "multipart/form-data; boundary=edge"},
    ) as answer:
        assert answer.status == 200
    assert playground.person("Ada").sees()[-1].files[0].content == b"a" * 10 + b"b" + b"c" * 9000


async def test_typing_is_seen_by_whoever_listens(
    playground: Playground, general: discord.TextChannel
) -> None:
    heard: list[str] = []
    with playground.world.feed.listening(lambda change: heard.append(change.kind)):
        async with general.typing():
            pass
    assert heard == ["typing"]


async def test_people_ping_each_other_too(playground: Playground) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    ada.says(f"Your turn, {ben.mention}")
    assert [each.text for each in ben.pings()] == ["Your turn, @Ben"]
    assert ada.pings() == []


async def test_an_answer_that_was_waited_for_is_not_marked_as_edited(
    playground: Playground, bot: commands.Bot
) -> None:
    assert not (await playground.person("Ada").uses("/slow")).message.is_edited
