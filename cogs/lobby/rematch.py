"""After the game: the same people, and the same computers, play again."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.plumbing.interactions import answer, person_of, words_for
from cogs.plumbing.sending import AnyInteraction
from host.errors import refused
from host.lobby import Computer, Person
from host.snapshot import Table
from storage.rows import TableStatus


async def rematch(interaction: AnyInteraction, before: Table) -> None:
    """Take a seat at the next table of the same people; whoever is first opens it and invites the others."""
    seat = before.seat_of(interaction.user.id)
    if seat is None:
        raise before.no_seat(interaction.user.id)
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
    opened = await host.open_again(before, person)
    try:
        if len(before.people) == 1:
            await host.start(opened, person.user, computers)
            return
        if computers:
            await host.add_computers(opened, person.user, computers)
    finally:
        interaction.client.announcer.wake(opened)


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

    def likeness(each: Table) -> tuple[object, ...]:
        where = each.place.channel, each.guests is None
        return each.game, each.options, each.seats_wanted, *where, each.pace

    return likeness(table) == likeness(other)
