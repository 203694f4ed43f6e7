"""/me: what somebody chooses for themselves, on one private page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.looking import hours
from cogs.plumbing.buttons import Button, Component, Line, Menu, Rows
from cogs.plumbing.commands import Completed, name
from cogs.plumbing.interactions import (
    ADDRESS,
    Id,
    acknowledge,
    addressed,
    answer,
    offered,
    person_of,
    picked,
    words_for,
)
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.reminders import ALL
from games.core import Refused
from host.errors import refused
from host.hours import is_away
from storage.rows import Calls, PersonRow
from words.catalogue import LANGUAGES, When, Words

AS_CLIENT = "client"
"""Stands in the menu for the language of the person's client."""
YES, NO = "yes", "no"
COUNTED = ("counted", "uncounted")
"""To be part of the statistics that others see, and not to be."""
TIPS = ("tips", "no_tips")
"""To have a coach's tips in one's first game of a kind, and to have none."""
TURN = re.compile(rf"{ADDRESS}:(?P<seat>[0-9]):(?P<since>[0-9]{{1,12}})")
"""Which turn a line of a reminder is about."""


async def _quiet(interaction: AnyInteraction, typed: str) -> Completed:
    return hours.complete_quiet(words_for(interaction), typed)


async def _zone(interaction: AnyInteraction, typed: str) -> Completed:
    return await hours.complete_zone(typed, interaction.client.clock.now())


async def _away(interaction: AnyInteraction, typed: str) -> Completed:
    me = await interaction.client.host.me(person_of(interaction))
    return hours.complete_away(me, words_for(interaction), typed, interaction.client.clock.now())


class Me(commands.Cog):
    """What is one's own, wherever one plays."""

    @app_commands.command(name=name("command-me"), description=name("command-me.hint"))
    @app_commands.rename(
        quiet=name("parameter-quiet"), zone=name("parameter-zone"), away=name("parameter-away")
    )
    @app_commands.describe(
        quiet=name("parameter-quiet.hint"), zone=name("parameter-zone.hint"), away=name("parameter-away.hint")
    )
    @app_commands.autocomplete(quiet=_quiet, zone=_zone, away=_away)
    async def me(
        self,
        interaction: AnyInteraction,
        quiet: str | None = None,
        zone: str | None = None,
        away: str | None = None,
    ) -> None:
        """The page, in private, with what has been chosen."""
        acknowledge(interaction)
        host, person, time = interaction.client.host, person_of(interaction), interaction.client.clock.now()
        me = await host.me(person)
        if not (quiet is None and zone is None and away is None):
            me = await host.choose(
                person,
                zone=None if zone is None else hours.read_zone(zone),
                quiet=None if quiet is None else hours.read_quiet(quiet),
                away=None if away is None else hours.read_away(me, away, time),
            )
        await _show(interaction, me)


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
    elif id["choice"] in TIPS:
        after = await host.be_coached(person, has_tips=id["choice"] == TIPS[0])
    elif id["choice"] in COUNTED:
        after = await host.be_counted(person, is_counted=id["choice"] == COUNTED[0])
    else:
        raise refused("unknown_choice")
    await _show(interaction, after)


async def mute(interaction: AnyInteraction, id: Id) -> None:
    """Not to be reminded any more of the turn that a reminder is about."""
    acknowledge(interaction)
    table = await addressed(interaction, id)
    await interaction.client.host.mute(table.id, interaction.user.id, int(id["seat"]), int(id["since"]))
    await answer(interaction, words_for(interaction).say("reminder-muted", count=1))


async def mute_several(interaction: AnyInteraction, id: Id) -> None:
    """The same of those that were named of several, or of all."""
    acknowledge(interaction)
    host, user, named = interaction.client.host, interaction.user.id, {*picked(interaction)}
    if int(id["user"]) != user:
        raise refused("not_your_reminder")
    if ALL in named:
        named = {*offered(interaction)}
    muted = 0
    for turn in [said for said in map(TURN.fullmatch, sorted(named)) if said is not None]:
        if await host.is_addressed(int(turn["table"]), turn["key"], player=user):
            with suppress(Refused):  # that turn is over
                await host.mute(int(turn["table"]), user, int(turn["seat"]), int(turn["since"]))
                muted += 1
    if not muted:
        raise refused("reminder_over")
    await answer(interaction, words_for(interaction).say("reminder-muted", count=muted))


async def _show(interaction: AnyInteraction, me: PersonRow) -> None:
    words = words_for(interaction)
    lines = [words.say("me-title"), words.say("me-calls", calls=f"me-calls-{me.calls}.hint")]
    if me.has_closed_messages and me.calls in (Calls.PRIVATE, Calls.BOTH):
        lines.append(words.say("me-closed"))
    lines += [
        words.say("me-speaks"),
        _hours_line(me, words),
        _away_line(me, words, interaction.client.clock.now()),
    ]
    parts: list[Component] = [_calls(me, words), _languages(me, words), _asks(me, words), *_others(me, words)]
    await answer(interaction, "\n".join(lines), view=Rows(parts))


def _others(me: PersonRow, words: Words) -> Iterator[Button]:
    """Whether others see one's results, and whether a coach has tips: the other way."""
    for other in (COUNTED[me.has_statistics], TIPS[me.has_tips]):
        yield Button(f"me:{other}", words.say(f"me-{other}"))


def _hours_line(me: PersonRow, words: Words) -> str:
    """When nobody reminds them."""
    if me.zone is None or me.quiet_from is None or me.quiet_to is None:
        return words.say("me-quiet-never")
    return f"{words.say('me-quiet')} {hours.written(me.quiet_from, me.quiet_to)}, {me.zone}"


def _away_line(me: PersonRow, words: Words, time: float) -> str:
    """Until when they are away."""
    if me.away_until is None or not is_away(me, int(time)):
        return words.say("me-here")
    return words.say("me-away", until=When(me.away_until, "D"))


def _calls(me: PersonRow, words: Words) -> Menu:
    """Where one is called; the present choice is the one that shows."""
    lines = tuple(Line(each.value, words.say(f"me-calls-{each}"), each is me.calls) for each in Calls)
    return Menu("me:calls", words.say("me-calls-menu"), lines)


def _languages(me: PersonRow, words: Words) -> Menu:
    """Each by its own name, so that whoever cannot read this page finds theirs."""
    named = {each: Words(each).say("me-speaks-itself") for each in LANGUAGES}
    choices = {AS_CLIENT: words.say("me-speaks-client"), **named}
    lines = tuple(Line(each, label, each == (me.speaks or AS_CLIENT)) for each, label in choices.items())
    return Menu("me:speaks", words.say("me-speaks-menu"), lines)


def _asks(me: PersonRow, words: Words) -> Menu:
    """Whether one is asked before what cannot be taken back."""
    lines = tuple(
        Line(each, words.say(f"me-asks-{each}"), me.has_confirmation is (each == YES)) for each in (YES, NO)
    )
    return Menu("me:asks", words.say("me-asks-menu"), lines)
