"""After the game: the same people, and the same computers, play again."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import asdict, replace

from cogs.plumbing.buttons import table_button
from cogs.plumbing.interactions import answer, person_of, spoken, words_for
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import FAILED, AnyInteraction, further_nonce, named, nonce_of, send
from games.values import Who
from host.errors import refused
from host.lobby import Computer, Person, Place
from host.snapshot import Table
from storage.rows import Calls, TableStatus

log = logging.getLogger("quayside")


async def rematch(interaction: AnyInteraction, before: Table) -> None:
    """Take a seat at the next table of the same people; whoever is first opens it and invites the others."""
    seat = before.seat_of(interaction.user.id)
    if seat is None:
        raise refused("not_seated")
    if before.status in (TableStatus.LOBBY, TableStatus.RUNNING):
        raise refused(f"table_{before.status}")
    person = replace(person_of(interaction), wish=seat.colour)
    host = interaction.client.host
    async with interaction.client.rematching:
        next_table = await _next_table(interaction, before)
        if next_table is None:
            await _open(interaction, before, person)
        elif next_table.status is TableStatus.LOBBY:
            await host.join(next_table.id, person)
    where = "" if before.place.channel is None else f" <#{before.place.channel}>"
    await answer(interaction, words_for(interaction).say("lobby-rematch") + where)


async def _open(interaction: AnyInteraction, before: Table, person: Person) -> None:
    """Open the next table with the same computers; without anybody else to wait for it begins at once."""
    host = interaction.client.host
    computers = [
        Computer(each.computer, each.name, each.colour)
        for each in before.seats
        if each.user is None and each.computer is not None
    ]
    opened = await host.open(
        before.game,
        asdict(before.options),
        before.seats_wanted,
        before.language,
        Place(before.place.guild, before.place.channel),
        person,
        is_shown=True,
    )
    try:
        await host.set_pace(opened, person.user, before.pace)
        if len(before.people) == 1:
            await host.start(opened, person.user, computers)
            return
        if computers:
            await host.add_computers(opened, person.user, computers)
    finally:
        interaction.client.announcer.wake(opened)
    await _invite(interaction, before)


async def _invite(interaction: AnyInteraction, before: Table) -> None:
    """Call the others of that game to the new table, once, where they have played."""
    host, bot, home = interaction.client.host, interaction.client, before.place.home
    others = [seat for seat in before.people if seat.user != interaction.user.id]
    if home is None or not others:
        return
    words, presser = spoken(before, before.language), before.seat_of(interaction.user.id)
    assert presser is not None
    mentions = " ".join(f"<@{seat.user}>" for seat in others)
    letter = Letter(
        content=f"{mentions} {words.say('lobby-invited', who=Who(presser.seat))}",
        # The same button as the one pressed: whoever is second takes a seat at what the first has opened.
        buttons=(
            table_button("rematch", before, words.say("announce-rematch"), discord.ButtonStyle.primary),
        ),
        pings=frozenset(seat.person for seat in others if seat.calls is not Calls.NONE),
        language=before.language,
    )
    # The game's own number, so that whoever opens table after table calls nobody again and again.
    nonce = further_nonce(nonce_of(await host.nonce_key(), 0), "rematch", str(before.id))
    try:
        await send(letter, bot.get_partial_messageable(home), nonce)
    except FAILED as trouble:
        log.info("Nobody is invited to play on after table %d: %s", before.id, named(trouble))


async def _next_table(interaction: AnyInteraction, before: Table) -> Table | None:
    """The lobby of the same game, options and channel that one of these players has opened since.

    Whoever played alone may already play there.
    """
    is_alone = len(before.people) == 1
    for seat in before.people:
        for table in await interaction.client.host.tables_of(seat.person):
            is_theirs = table.status is TableStatus.LOBBY or (is_alone and len(table.people) == 1)
            if table.id > before.id and is_theirs and _is_like(table, before):
                return table
    return None


def _is_like(table: Table, other: Table) -> bool:
    """Whether the same is played there, with as many, in the same channel."""
    return (table.game, table.options, table.seats_wanted, table.place.channel, table.pace) == (
        other.game,
        other.options,
        other.seats_wanted,
        other.place.channel,
        other.pace,
    )
