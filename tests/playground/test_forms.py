from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from playground.people import Impossible, Playground, Reply
from tests.playground.example import Asked


class Survey(ui.Modal, title="Survey"):
    """Every kind of field a person can fill in."""

    why: ui.TextDisplay[Any] = ui.TextDisplay("Tell us all")
    words: ui.Label[Any] = ui.Label(
        text="Words", component=ui.TextInput(required=False, default="none", min_length=2)
    )
    place: ui.Label[Any] = ui.Label(
        text="Place",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Lake"),
                discord.RadioGroupOption(label="River", value="r"),
            ]
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label="Hat"),
                discord.CheckboxGroupOption(label="Map", value="m"),
            ],
            min_values=0,
            max_values=2,
            required=False,
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure?", component=ui.Checkbox())

    async def on_submit(self, interaction: Asked, /) -> None:
        fields: list[Any] = [self.words, self.place, self.extras, self.sure]
        parts = [field.component for field in fields]
        said = f"{parts[0].value} {parts[1].value} {parts[2].values} {parts[3].value}"
        await interaction.response.send_message(said, ephemeral=True)


@pytest.fixture
async def survey(playground: Playground, bot: commands.Bot) -> Reply:
    @app_commands.command(name="survey", description="Ask")
    async def ask(interaction: Asked) -> None:
        await interaction.response.send_modal(Survey())

    bot.tree.add_command(ask)
    await bot.tree.sync()
    return await playground.person("Ada").uses("/survey")


async def test_each_kind_of_field_is_filled(playground: Playground, survey: Reply) -> None:
    assert survey.is_form
    assert survey.form.text == "Tell us all"
    reply = await playground.person("Ada").fills(
        survey, words="Hello", place="River", extras=["Map"], sure=True
    )
    assert reply.text == "Hello r ['m'] True"


async def test_what_is_not_filled_keeps_its_default(playground: Playground, survey: Reply) -> None:
    reply = await playground.person("Ada").fills(survey, place="Lake")
    assert reply.text == "none Lake [] False"


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"place": ["Lake", "River"]}, "choose one"),
        ({}, "choose one"),
        ({"place": "Sea"}, "does not offer"),
        ({"place": True}, "takes choices"),
        ({"place": "Lake", "words": True}, "takes text"),
        ({"place": "Lake", "words": "x"}, "1 characters"),
        ({"place": "Lake", "extras": ["Hat", "Map", "Hat"]}, "3 chosen"),
    ],
)
async def test_a_client_lets_no_wrong_form_go(
    playground: Playground, survey: Reply, entries: dict[str, Any], reason: str
) -> None:
    with pytest.raises(Impossible, match=reason):
        await playground.person("Ada").fills(survey, **entries)


async def test_a_message_is_no_form_and_a_form_no_message(playground: Playground, survey: Reply) -> None:
    with pytest.raises(Impossible, match="no message"):
        survey.text  # noqa: B018  # asking is the act
    hello = await playground.person("Ada").uses("/hello")
    with pytest.raises(Impossible, match="no form"):
        hello.form  # noqa: B018  # asking is the act
