"""What people decide about together: their votes, and the way back to one's own seat."""

from __future__ import annotations

import discord

from cogs.looking.reading import asked_lines, move_button
from cogs.panel.live import take_away
from cogs.plumbing.buttons import Button, Rows, table_button
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, person_of, words_for
from cogs.plumbing.sending import AnyInteraction
from cogs.telling.happened import where
from cogs.telling.messages import takeover_lines
from games.values import Seat
from host.snapshot import Table


async def vote(interaction: AnyInteraction, id: Id) -> None:
    """Answer what the table is asked; another press changes the answer."""
    acknowledge(interaction)
    table = await addressed(interaction, id)
    host, number, choice = interaction.client.host, int(id["number"]), id["choice"]
    await host.vote(table.id, interaction.user.id, number, choice)
    words, poll = words_for(interaction, table), await host.poll(table.id, number)
    is_open = poll is not None and poll.outcome is None
    key = "poll-voted" if is_open else "poll-voted-last"
    await answer(interaction, words.say(key, choice=f"poll-choice-{choice}"))


async def take_seat_back(interaction: AnyInteraction, table: Table) -> None:
    """Play for oneself again."""
    host, user = interaction.client.host, interaction.user.id
    is_done = await host.take_seat_back(table.id, user)
    words = words_for(interaction, table)
    view = move_button(await host.table(table.id), user, words)
    await answer(interaction, words.say("seat-back-done" if is_done else "seat-back-needless"), view=view)


async def ask_to_be_replaced(interaction: AnyInteraction, table: Table) -> None:
    """Have the others decide what becomes of one's own seat."""
    await interaction.client.host.ask_to_be_replaced(table.id, interaction.user.id)
    await answer(interaction, words_for(interaction, table).say("seat-asked"))


async def take_over(interaction: AnyInteraction, id: Id) -> None:
    """Play on for somebody whose seat is offered on the card."""
    acknowledge(interaction)
    before, seat = await addressed(interaction, id), int(id["seat"])
    host, person = interaction.client.host, person_of(interaction)
    is_done = await host.take_over(before.id, person, seat)
    table = await host.table(before.id)
    if is_done and (former := before.seats[seat].user) not in (None, person.user):
        await take_away(interaction, table.id, former)
    await _welcome(interaction, table, seat)


async def _welcome(interaction: AnyInteraction, table: Table, seat: Seat) -> None:
    """What somebody needs who goes on with a game: where it stands, what happened last, the hand."""
    words, user, host = words_for(interaction, table), interaction.user.id, interaction.client.host
    if not any(each.seat == seat for each in table.earlier):  # it was their own
        view = move_button(table, user, words)
        await answer(interaction, words.say("seat-back-done"), view=view)
        return
    yours, *lately = await takeover_lines(host, table, seat, words)
    here = where(table, await host.view(table.id, user), words)
    lines = [yours, here, *lately, *asked_lines(table, words)]
    if table.place.thread is not None:
        lines.append(f"<#{table.place.thread}>")
    buttons: list[Button] = [table_button("hand", table, words.say("announce-hand"))]
    if table.is_waiting_for(user):
        buttons.insert(
            0, table_button("move", table, words.say("announce-move"), discord.ButtonStyle.primary)
        )
    await answer(interaction, "\n".join(lines), view=Rows(buttons))
