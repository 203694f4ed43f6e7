"""The least a discord.py bot can do: one slash command, answered with a picture that lies ready."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import discord
from discord import app_commands

from cogs.quayside import use_stand_in
from cogs.settings import read_settings

PICTURE = "QUAYSIDE_BARE_PICTURE"
"""The setting that names the file with the picture."""


class BareBot(discord.Client):
    """Answers /bare."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="The picture")
        async def bare(interaction: discord.Interaction[BareBot]) -> None:
            await interaction.response.send_message(file=discord.File(BytesIO(picture), "board.png"))

    async def setup_hook(self) -> None:
        """Tell Discord of the one command."""
        await self.tree.sync()


if __name__ == "__main__":
    settings = read_settings(os.environ, Path())
    use_stand_in(settings)
    BareBot(Path(os.environ[PICTURE]).read_bytes()).run(settings.token, log_handler=None)
