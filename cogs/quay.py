"""What every cog works with."""

from __future__ import annotations

from collections.abc import Mapping

from discord.ext import commands

from cogs.panel.choices import Manner
from cogs.telling.announcer import Announcer
from games.core import AnyGame
from host.tables import Host


class Quay:
    """The bot, its tables, and the voice that tells what has been stored."""

    def __init__(self, bot: commands.Bot, host: Host, games: Mapping[str, AnyGame]) -> None:
        self.bot = bot
        self.host = host
        self.games = games
        self.manners: dict[str, Manner] = {}
        """What games say their own way; each game's cog may add its."""
        self.announcer = Announcer(bot, host)
