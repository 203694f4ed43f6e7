"""/note: what somebody writes for themselves at a table, and reads when it asks them next."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.looking.finding import complete_table, find_table
from cogs.plumbing.commands import name
from cogs.plumbing.interactions import acknowledge, answer, safe, words_for
from cogs.plumbing.sending import AnyInteraction
from host.notes import LONGEST


class Notes(commands.Cog):
    """For whoever will have forgotten by then."""

    @app_commands.command(name=name("command-note"), description=name("command-note.hint"))
    @app_commands.rename(text=name("parameter-text"), table=name("parameter-table"))
    @app_commands.describe(text=name("parameter-text.hint"), table=name("parameter-table.hint"))
    @app_commands.autocomplete(table=complete_table)
    async def note(
        self,
        interaction: AnyInteraction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        table: str | None = None,
    ) -> None:
        """Keep it, or show what stands; in private."""
        acknowledge(interaction)
        found, host, user = await find_table(interaction, table), interaction.client.host, interaction.user.id
        if found.seat_of(user) is None:
            raise found.no_seat(user)
        words = words_for(interaction, found)
        written = " ".join((text or "").split())
        if written:
            await host.write_note(found.id, user, written)
        note = await host.note(found.id, user)
        said = words.say(
            "note-none" if note is None else "note-kept", game=f"game-{found.game}", table=found.id
        )
        await answer(interaction, said if note is None else f"{said}\n> {safe(note)}")
