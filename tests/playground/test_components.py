from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import ui
from discord.ext import commands

from playground.errors import Refusal
from playground.interactions import TOKEN_LIFE
from playground.people import Impossible, Playground, TooLate
from tests.playground.example import Asked, Join, lobby, new_bot
from tests.playground.stage import running, time_flies


async def test_a_press_updates_the_message_it_is_on(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    card = (await ada.uses("/lobby")).message
    assert card.labels == ["Join"]
    assert (await ben.presses("Join", on=card)).text == "1 at table 3, last Ben"
    assert (await ada.presses("join:3:1", on=card)).text == "2 at table 3, last Ada"
    assert len(ben.sees()) == 1
    assert ben.sees()[0].is_edited


async def test_old_buttons_work_after_the_bot_was_started_again(playground: Playground) -> None:
    ada = playground.person("Ada")
    async with running(new_bot()):
        card = (await ada.uses("/lobby")).message
    with time_flies(playground, 4), pytest.raises(TooLate):
        await ada.presses("Join", on=card)
    async with running(new_bot()):
        assert (await ada.presses("Join", on=card)).text == "1 at table 3, last Ada"


async def test_a_menu_takes_its_lines_by_label_or_value(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    card = (await ada.uses("/colours")).message
    assert [option.label for option in card.menu().options] == ["Red", "Blue", "Green"]
    with pytest.raises(Impossible, match="does not take 3"):
        await ada.selects("Red", "Blue", "Green", on=card)
    with pytest.raises(Impossible, match="does not offer"):
        await ada.selects("Black", on=card)
    with pytest.raises(Impossible, match="sees no such message"):
        await ben.selects("Red", on=card)
    reply = await ada.selects("Red", "green", on=card, menu="Which colours?")
    assert reply.is_silent
    chosen = await reply.updated()
    assert chosen.text == "Chosen: red, green"
    assert chosen.menus == ()
    assert chosen.is_private


async def test_after_a_mere_deferral_the_pressed_message_is_the_original_and_more_is_said_beside_it(
    playground: Playground, bot: commands.Bot
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    sign = (await ada.uses("/sign")).message
    reply = await ben.presses("Read", on=sign)
    assert reply.is_silent
    assert (reply.text, reply.message.is_private) == ("Only for you", True), "what he sees come of it"
    await ada.until(lambda: ada.sees()[0].text == "Read by Ben" or None, "the sign")
    assert (reply.text, len(reply.follow_ups)) == ("Only for you", 1)
    assert (len(ada.sees()), len(ben.sees())) == (1, 2)
    token = reply._interaction.token
    assert playground.interactions.said(token, "@original").id == sign.id
    assert playground.interactions.said(token, reply.message.id).id == reply.message.id
    playground.world.pass_time(TOKEN_LIFE)
    with pytest.raises(Refusal) as over:
        playground.interactions.said(token, "@original")
    assert over.value.code == 10015


async def test_a_menu_of_people_takes_people(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben", nick="Benny")
    card = await ada.uses("/against")
    assert (await ada.selects(ben, on=card)).text == "Against Benny"


async def test_menus_of_channels_and_of_roles_take_those(playground: Playground, bot: commands.Bot) -> None:
    ada, world = playground.person("Ada"), playground.world
    quay, cellar = ada.place, world.add_channel("cellar")
    pilots = world.add_role("Pilots")
    card = (await ada.uses("/berths")).message
    where = card.menu("Where?")
    assert (where.chosen, where.least, where.channel_kinds) == ((quay.id,), 0, (0,))
    assert (await ada.selects(cellar, quay, on=card, menu="Where?")).text == "Ships lie in cellar, general"
    assert (await ada.selects(on=card, menu="Where?")).text == "Ships lie in nowhere"
    assert (await ada.selects(pilots, on=card, menu="Who?")).text == f"Piloted by Pilots <@&{pilots.id}>"
    for menu, wanted in (("Where?", pilots), ("Who?", quay), ("Where?", world.private_channel(ada.user))):
        with pytest.raises(Impossible, match="does not offer"):
            await ada.selects(wanted, on=card, menu=menu)


async def test_a_form_is_filled_by_its_labels(playground: Playground, bot: commands.Bot) -> None:
    ada = playground.person("Ada")
    opened = await ada.uses("/bid")
    assert opened.form.title == "Your bid"
    assert opened.form.labels == ["How much?", "Suit"]
    with pytest.raises(Impossible, match="4 characters"):
        await ada.fills(opened, how_much="1000", suit="Gems")
    with pytest.raises(Impossible, match="does not offer"):
        await ada.fills(opened, how_much="10", suit="Boats")
    with pytest.raises(Impossible, match="no field"):
        await ada.fills(opened, how_much="10", suit="Gems", colour="red")
    assert (await ada.fills(opened, how_much="10", suit="Gems")).text == "Bid 10 on g"


async def test_a_v2_message_shows_its_text_pictures_and_buttons(
    playground: Playground, bot: commands.Bot
) -> None:
    ada = playground.person("Ada")
    card = (await ada.uses("/board")).message
    assert card.text == "Your move, @Ada"
    assert card.pings == ("Ada",)
    assert card.files[0].description == "An empty board"
    assert card.labels == ["Join"]
    assert card.raw.is_v2


async def test_a_disabled_button_and_a_link_cannot_be_pressed(
    playground: Playground, bot: commands.Bot
) -> None:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Wait", custom_id="wait", disabled=True))
    view.add_item(ui.Button(label="Read", url="https://example.org/"))
    general = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(general, discord.TextChannel)
    await general.send("Look", view=view)
    ada = playground.person("Ada")
    for label in ("Wait", "Read"):
        with pytest.raises(Impossible, match="cannot be pressed"):
            await ada.presses(label, on=ada.sees()[0])
    with pytest.raises(Impossible, match="0 buttons"):
        await ada.presses("Leave", on=ada.sees()[0])


class Mixed(ui.View):
    """A dynamic item beside an ordinary one: what long-lived messages must never hold."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Join(9, 0))

    @ui.button(label="Close", custom_id="close")
    async def close(self, interaction: Asked, _: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="Closed", view=None)
        self.stop()


async def test_discord_py_forgets_all_dynamic_buttons_when_a_mixed_view_stops(
    playground: Playground, bot: commands.Bot
) -> None:
    """The library's defect of discord.md 1.6: the reason for all-dynamic views that are never stopped."""
    ada = playground.person("Ada")
    other_table = (await ada.uses("/lobby")).message
    general = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(general, discord.TextChannel)
    await general.send("Mixed", view=Mixed())
    mixed = await ada.waits_to_see("Mixed")
    assert (await ada.presses("Join", on=other_table)).text == "1 at table 3, last Ada"
    await ada.presses("Close", on=mixed)
    await ada.waits_to_see("Closed")
    with time_flies(playground, 4), pytest.raises(TooLate):
        await ada.presses("Join", on=other_table)
    bot.add_dynamic_items(Join)
    assert (await ada.presses("Join", on=other_table)).text == "2 at table 3, last Ada"


async def test_discord_py_forgets_all_dynamic_buttons_when_one_view_object_is_sent_again_without_them(
    playground: Playground, bot: commands.Bot
) -> None:
    """The second half of the same defect: the reason for a new view per send."""
    ada = playground.person("Ada")
    other_table = (await ada.uses("/lobby")).message
    general = bot.get_channel(int(playground.world.channel_named("general").id))
    assert isinstance(general, discord.TextChannel)
    view = lobby(4, 0)
    message = await general.send("Once", view=view)
    view.clear_items()
    await message.edit(content="Twice", view=view)
    with time_flies(playground, 4), pytest.raises(TooLate):
        await ada.presses("Join", on=other_table)


async def test_a_form_that_was_open_during_a_restart_is_dropped_by_discord_py(playground: Playground) -> None:
    ada = playground.person("Ada")
    async with running(new_bot()):
        opened = await ada.uses("/bid")
    async with running(new_bot()):
        with time_flies(playground, 4), pytest.raises(TooLate):
            await ada.fills(opened, how_much="10", suit="Gems")


async def test_two_presses_at_once_are_two_interactions(playground: Playground, bot: commands.Bot) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    card = (await ada.uses("/lobby")).message
    await asyncio.gather(ada.presses("Join", on=card), ben.presses("Join", on=card))
    assert ada.sees()[0].text.startswith("1 at table 3")


async def test_a_button_in_private_messages_is_pressed_there(
    playground: Playground, bot: commands.Bot
) -> None:
    ada, ben = playground.person("Ada"), playground.person("Ben")
    await (await bot.fetch_user(int(ada.user.id))).send("Your hand", view=lobby(5, 0))
    hand = ada.private_messages()[0]
    assert (await ada.presses("Join", on=hand)).text == "1 at table 5, last Ada"
    with pytest.raises(Impossible, match="cannot look there"):
        await ben.presses("Join", on=hand)
