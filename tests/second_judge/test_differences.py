"""What the two worlds do differently, each held against both; README.md says which of them is right."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import pytest
from discord import ui
from msgspec import Struct
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.looking import board
from cogs.plumbing import interactions
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.messages import board_parts
from playground.data import Channel
from playground.permissions import Permission
from render.emoji import emoji_png
from tests.second_judge.scenarios import begin
from tests.second_judge.stages import InSimcord, Stage, in_simcord, on_stand_in

WORLDS = {"stand-in": on_stand_in, "simcord": in_simcord}
Probe = Callable[[Stage], Awaitable[object]]


def place(stage: Stage, where: Channel | None = None) -> discord.PartialMessageable:
    """A channel as the bot has it, by default the one everybody begins in."""
    channel = where or stage.world.channel_named("general")
    guild = int(stage.world.guild.id)
    return stage.bot.get_partial_messageable(int(channel.id), guild_id=guild)


async def code_of(attempt: Awaitable[object]) -> int | None:
    """Discord's code when it is refused, None when it is granted."""
    try:
        await attempt
    except discord.HTTPException as refusal:
        return refusal.code
    return None


async def said_twice_under_a_nonce(stage: Stage) -> object:
    first, second = [await place(stage).send("once", nonce="a-row") for _ in range(2)]
    return len({first.id, second.id})


async def second_thread_below_a_message(stage: Stage) -> object:
    message = await place(stage).send("a card")
    await message.create_thread(name="first")
    return await code_of(message.create_thread(name="second"))


async def notice_of_a_thread(stage: Stage) -> object:
    message = await place(stage).send("a card")
    await message.create_thread(name="below the card")
    watcher = stage.person("Fay")
    return [seen.text for seen in watcher.sees() if "below the card" in seen.text]


async def file_without_the_right(stage: Stage) -> object:
    channel = stage.world.channel_named("general")
    right = Permission.ATTACH_FILES
    if isinstance(stage, InSimcord):
        bot = stage.env.backend.bot_user.id
        stage.env.backend.set_overwrite(
            int(channel.id), Overwrite(bot, OverwriteType.MEMBER, deny=int(right))
        )
    else:
        stage.world.take_away(right, channel)
    return await code_of(place(stage).send(file=discord.File(io.BytesIO(b"x"), "x.txt")))


async def word_in_a_locked_thread(stage: Stage) -> object:
    message = await place(stage).send("another card")
    thread = await message.create_thread(name="closed")
    channel = stage.world.records.channels[str(thread.id)]
    if isinstance(stage, InSimcord):
        metadata = stage.env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        metadata.archived = metadata.locked = True
    else:
        stage.world.set_thread(channel, archived=True, locked=True)
    return await code_of(place(stage, channel).send("too late"))


async def picture_with_its_size(stage: Stage) -> object:
    ada, _ = await begin(stage)
    message = await place(stage, ada.place).fetch_message(int(ada.sees()[0].id))
    return message.attachments[0].width is not None


async def press_as_the_bot_hears_it(stage: Stage) -> object:
    """The number of the button in its message, and how many MiB a file may have."""
    heard: list[AnyInteraction] = []

    async def on_interaction(interaction: AnyInteraction) -> None:
        heard.append(interaction)

    stage.bot.add_listener(on_interaction)
    ada = stage.person("Ada").at("#1 Livingstone: Ada, Ben")
    await ada.presses("More", on=ada.sees()[0])
    (press,) = heard
    assert press.message is not None
    row: Any = press.message.components[0]
    return row.children[0].id, press.filesize_limit // 2**20


async def answer_after_thinking(stage: Stage) -> object:
    ada = stage.person("Ada").at("#1 Livingstone: Ada, Ben")

    async def late(*asked: Any) -> Any:
        await asyncio.sleep(0.01)
        return await board_parts(*asked)

    # The bot says first that the answer is on its way.
    with mock.patch.object(interactions, "PATIENCE", 0.0), mock.patch.object(board, "board_parts", late):
        return (await ada.uses("/table board")).message.is_edited


async def emoji_that_is_not_there(stage: Stage) -> object:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Go", custom_id="go", emoji="<:gone:1234567890123456789>"))
    return await code_of(place(stage).send("a button", view=view))


async def emoji_of_a_name_that_is_taken(stage: Stage) -> object:
    return [
        await code_of(stage.bot.create_application_emoji(name="twice", image=emoji_png("coin")))
        for _ in range(2)
    ]


async def called_by_a_private_message(stage: Stage) -> object:
    return stage.person("Ada").private_messages()[0].pings


class Difference(Struct, frozen=True):
    """What is tried, and what comes of it in each world."""

    probe: Probe
    stand_in: object
    simcord: object


DIFFERENCES = [
    Difference(said_twice_under_a_nonce, stand_in=1, simcord=2),
    Difference(second_thread_below_a_message, stand_in=160004, simcord=None),
    Difference(notice_of_a_thread, stand_in=[], simcord=["below the card"]),
    Difference(picture_with_its_size, stand_in=True, simcord=False),
    Difference(press_as_the_bot_hears_it, stand_in=(2, 10), simcord=(0, 25)),
    Difference(answer_after_thinking, stand_in=False, simcord=True),
    Difference(called_by_a_private_message, stand_in=("Ada",), simcord=()),
    Difference(emoji_that_is_not_there, stand_in=50035, simcord=None),
    Difference(emoji_of_a_name_that_is_taken, stand_in=[None, 50035], simcord=[None, None]),
    Difference(word_in_a_locked_thread, stand_in=50083, simcord=None),
    Difference(file_without_the_right, stand_in=50013, simcord=None),
]
"""In this order in one world; the last ones spoil it for others."""


@pytest.mark.parametrize("world", WORLDS)
async def test_the_worlds_differ_in_just_this(world: str, tmp_path: Path) -> None:
    async with WORLDS[world](tmp_path / "quayside.db") as stage:
        found = {each.probe.__name__: await each.probe(stage) for each in DIFFERENCES}
    expected = {
        each.probe.__name__: each.simcord if world == "simcord" else each.stand_in for each in DIFFERENCES
    }
    assert found == expected
