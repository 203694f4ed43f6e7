"""/me: what somebody chooses for themselves, on one private page."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.plumbing.buttons import Line, Menu, Rows
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import Id, acknowledge, answer, person_of, picked, words_for
from cogs.plumbing.sending import AnyInteraction
from host.errors import refused
from storage.rows import Calls, PersonRow
from words.catalogue import LANGUAGES, Words

AS_CLIENT = "client"
"""Stands in the menu for the language of the person's client."""
YES, NO = "yes", "no"


class Me(commands.Cog):
    """What is one's own, wherever one plays."""

    @app_commands.command(name=name("command-me"), description=name("command-me.hint"))
    async def me(self, interaction: AnyInteraction) -> None:
        """The page, in private."""
        acknowledge(interaction)
        await _show(interaction, await interaction.client.host.me(person_of(interaction)))


async def choose(interaction: AnyInteraction, id: Id) -> None:
    """Something has been chosen on the page, which then shows it."""
    acknowledge(interaction, in_place=True)
    host, person, chosen = interaction.client.host, person_of(interaction), "".join(picked(interaction))
    if id["choice"] == "calls" and chosen in [*Calls]:
        after = await host.choose(person, calls=Calls(chosen))
    elif id["choice"] == "speaks" and chosen in (AS_CLIENT, *LANGUAGES):
        after = await host.choose(person, speaks="" if chosen == AS_CLIENT else chosen)
    elif id["choice"] == "asks" and chosen in (YES, NO):
        after = await host.choose(person, has_confirmation=chosen == YES)
    else:
        raise refused("unknown_choice")
    await _show(interaction, after)


async def _show(interaction: AnyInteraction, me: PersonRow) -> None:
    words = words_for(interaction)
    lines = [words.say("me-title"), words.say("me-calls", calls=f"me-calls-{me.calls}.hint")]
    if me.has_closed_messages and me.calls in (Calls.PRIVATE, Calls.BOTH):
        lines.append(words.say("me-closed"))
    lines.append(words.say("me-speaks"))
    menus = [_calls(me, words), _languages(me, words), _asks(me, words)]
    await answer(interaction, "\n".join(lines), view=Rows(menus))


def _calls(me: PersonRow, words: Words) -> Menu:
    """Where one is called; the present choice is the one that shows."""
    lines = tuple(Line(each.value, words.say(f"me-calls-{each}"), each is me.calls) for each in Calls)
    return Menu("me:calls", words.say("me-calls-menu"), lines)


def _languages(me: PersonRow, words: Words) -> Menu:
    lines = tuple(
        Line(each, words.say(f"me-speaks-{each}"), each == (me.speaks or AS_CLIENT))
        for each in (AS_CLIENT, *LANGUAGES)
    )
    return Menu("me:speaks", words.say("me-speaks-menu"), lines)


def _asks(me: PersonRow, words: Words) -> Menu:
    """Whether one is asked before what cannot be taken back."""
    lines = tuple(
        Line(each, words.say(f"me-asks-{each}"), me.has_confirmation is (each == YES)) for each in (YES, NO)
    )
    return Menu("me:asks", words.say("me-asks-menu"), lines)
