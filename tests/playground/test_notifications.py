"""Whose phone would ring, in which words, with a sound or without."""

from __future__ import annotations

import discord
import pytest
from discord.ext import commands

from playground.keeping import load, save, snapshot
from playground.people import Person, Playground
from tests.playground.example import picture
from tests.playground.stage import Wire

ALL = discord.AllowedMentions.all()


@pytest.fixture
def general(playground: Playground, bot: commands.Bot) -> discord.TextChannel:
    channel = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


def shown(person: Person) -> list[tuple[str, str, str, bool]]:
    return [(each.author, each.place, each.text, each.is_silent) for each in person.notifications()]


async def test_a_mention_rings_for_those_it_may_name(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben", nick="Benny")
    said = f"{ada.mention} and {ben.mention}: see <#{general.id}>\n\nYour move"
    await general.send("Nobody is named")
    await general.send(said, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.user.id)]))
    assert shown(ada) == []
    assert shown(ben) == [("Quayside", "#general", "@Ada and @Benny: see #general\nYour move", False)]


async def test_a_thread_is_named_as_the_place(playground: Playground, general: discord.TextChannel) -> None:
    ada = playground.person("Ada")
    thread = await general.create_thread(name="table-7", type=discord.ChannelType.public_thread)
    await thread.send(ada.mention, allowed_mentions=ALL)
    assert shown(ada) == [("Quayside", "#table-7", "@Ada", False)]


async def test_every_private_message_rings(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben", locale="fr")
    for person in (ada, ben):
        user = await bot.fetch_user(int(person.user.id))
        await user.send("Your hand")
        await user.send(file=picture())
    assert shown(ada) == [
        ("Quayside", "@Quayside", "Your hand", False),
        ("Quayside", "@Quayside", "sent an image", False),
    ]
    assert [each.text for each in ben.notifications()] == ["Your hand", "a envoyé une image"]


async def test_silence_is_a_badge_without_a_sound(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada = playground.person("Ada")
    await general.send(ada.mention, allowed_mentions=ALL, silent=True)
    assert shown(ada) == [("Quayside", "#general", "@Ada", True)]


async def test_ones_own_words_ring_only_for_others(playground: Playground, bot: commands.Bot) -> None:
    del bot
    ada, ben = playground.person("Ada"), playground.person("Ben")
    ada.says(f"{ada.mention} calls {ben.mention}")
    ada.in_private().says("Ahoy")
    assert shown(ada) == []
    assert shown(ben) == [("Ada", "#general", "@Ada calls @Ben", False)]


async def test_an_edit_rings_not_and_changes_nothing_that_was_shown(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    message = await general.send(f"{ada.mention}, move", allowed_mentions=ALL)
    await message.edit(content=f"{ben.mention}, move", allowed_mentions=ALL)
    assert [each.text for each in ada.notifications()] == ["@Ada, move"]
    assert ben.notifications() == []
    await message.delete()
    assert [each.text for each in ada.notifications()] == ["@Ada, move"]


async def test_a_private_answer_does_not_ring(playground: Playground, bot: commands.Bot) -> None:
    @bot.tree.command(name="whisper", description="Names who asks")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            interaction.user.mention, ephemeral=True, allowed_mentions=ALL
        )

    @bot.tree.command(name="later", description="Names who asks, later")
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(interaction.user.mention, allowed_mentions=ALL)

    await bot.tree.sync()
    ada = playground.person("Ada")
    assert (await ada.uses("whisper")).text == "@Ada"
    assert ada.notifications() == []
    await ada.uses("later")
    assert [each.text for each in ada.notifications()] == ["@Ada"]


async def test_who_cannot_see_the_channel_hears_nothing(
    playground: Playground, general: discord.TextChannel
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    playground.world.close_to_all_but(ada.place, ada.user, playground.world.bot)
    await general.send(f"{ada.mention} {ben.mention}", allowed_mentions=ALL)
    assert [len(each.notifications()) for each in (ada, ben)] == [1, 0]


async def test_a_long_text_is_cut_and_v2_shows_nothing(
    playground: Playground, general: discord.TextChannel, wire: Wire
) -> None:
    ada = playground.person("Ada")
    await general.send(f"{ada.mention}\n1\n2\n3\n4", allowed_mentions=ALL)
    await general.send(f"{ada.mention} {'x' * 500}", allowed_mentions=ALL)
    parts = [{"type": 10, "content": ada.mention}]
    path = f"/channels/{general.id}/messages"
    status, _ = await wire("POST", path, {"components": parts, "flags": 1 << 15})
    assert status == 200
    lines, letters, nothing = (each.text for each in ada.notifications())
    assert lines == "@Ada\n1\n2\n3…"
    assert len(letters) == 180
    assert letters.endswith("x…")
    assert nothing == ""


async def test_they_are_kept_with_the_world(
    playground: Playground, general: discord.TextChannel, tmp_path_factory: pytest.TempPathFactory
) -> None:
    ada, folder = playground.person("Ada"), tmp_path_factory.mktemp("kept")
    await general.send(ada.mention, allowed_mentions=ALL)
    save(snapshot(playground.world), folder)
    assert load(folder).records.notifications == ada.notifications()
